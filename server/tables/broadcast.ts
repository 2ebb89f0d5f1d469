import type { Viewer } from '@eminence/kernel'
import type { Said, ServerMessage, Since, TableAnswer } from '@eminence/protocol'
import type { StoredGuest, StoredStep } from '../storage/storage.ts'
import { Audience, type Follower } from './audience.ts'
import { Outbox, stepText } from './outbox.ts'
import type { News, Play } from './play.ts'

/** What is told of a table. */
interface Subject {
  readonly id: string
  /** Null while nothing is being played. */
  readonly play: Play | null
  readonly talk: readonly Said[]
  describe(guest: StoredGuest | null): TableAnswer
  steps(): Promise<readonly StoredStep[]>
}

/** Tells everybody who follows a table what happens there, each with its own eyes. */
export class Broadcast {
  readonly audience = new Audience()
  readonly #subject: Subject
  readonly #outboxes = new Map<Viewer, Outbox>()

  constructor(subject: Subject) {
    this.#subject = subject
  }

  /** Shows the table to somebody who comes: what was missed since, or the whole picture. Returns whether the guest was not here before. */
  async add(follower: Follower, viewer: Viewer, since: Since | undefined): Promise<boolean> {
    const missed = since?.seat === viewer ? this.#outboxes.get(viewer)?.since(since.version) : null
    const isNew = this.audience.add(follower, viewer)
    if (!missed || since === undefined) await this.show(follower)
    else {
      this.#outboxOf(viewer)?.followers.add(follower)
      for (const text of missed) follower.send(text)
      for (const said of this.#subject.talk) if (said.number > since.said) this.send(follower, this.said(said))
      this.send(follower, this.#seats())
    }
    return isNew
  }

  /** Returns whether the guest is no longer here. */
  remove(follower: Follower): boolean {
    this.#outboxes.get(this.audience.viewerOf(follower))?.followers.delete(follower)
    const hasLeft = this.audience.remove(follower)
    if (this.audience.size === 0) for (const outbox of this.#outboxes.values()) outbox.forgetPicture()
    return hasLeft
  }

  /** Shows somebody who follows the whole picture with other eyes. */
  reseat(follower: Follower, viewer: Viewer): Promise<void> {
    this.#outboxes.get(this.audience.viewerOf(follower))?.followers.delete(follower)
    this.audience.add(follower, viewer)
    return this.show(follower)
  }

  /** Tells the step that has led to where the table stands. */
  step(news: News, asker: Follower | null, request: string | null): void {
    const { id, play } = this.#subject
    if (play === null) return
    const step = stepText(id, news, play.table)
    for (const [viewer, outbox] of this.#outboxes) {
      outbox.tell(step, asker, request)
      if (outbox.isForgotten) this.#outboxes.delete(viewer)
    }
  }

  /** Shows everybody the whole picture: the play is not the one that they were told of. */
  async showAll(): Promise<void> {
    this.#outboxes.clear()
    for (const [follower] of [...this.audience.entries()]) await this.show(follower)
  }

  async show(follower: Follower): Promise<void> {
    const { describe, steps, talk } = this.#subject
    const outbox = this.#outboxOf(this.audience.viewerOf(follower))
    outbox?.followers.add(follower)
    // Build no picture for a client that does not read; it is dropped at its next message.
    if (follower.isCongested) return
    const began = performance.now()
    const picture = outbox === null ? 'null' : await outbox.picture(steps)
    const { info, seat, isHost, asks } = describe(follower.guest)
    const head = JSON.stringify({ type: 'table', info, seat, isHost, asks })
    const text = `${head.slice(0, -1)},"play":${picture},"talk":${JSON.stringify(talk)}}`
    follower.send(text)
    follower.charge(performance.now() - began, text.length)
  }

  seats(except?: Follower): void {
    this.sendAll(this.#seats(), except)
  }

  sendAll(message: ServerMessage, except?: Follower): void {
    const text = JSON.stringify(message)
    for (const [follower] of this.audience.entries()) if (follower !== except) follower.send(text)
  }

  send(follower: Follower, message: ServerMessage): void {
    follower.send(JSON.stringify(message))
  }

  said(said: Said): ServerMessage {
    return { type: 'said', table: this.#subject.id, ...said }
  }

  #seats(): ServerMessage {
    return { type: 'seats', info: this.#subject.describe(null).info }
  }

  #outboxOf(viewer: Viewer): Outbox | null {
    const { play } = this.#subject
    if (play === null) return null
    const outbox = this.#outboxes.get(viewer) ?? new Outbox(viewer, play)
    this.#outboxes.set(viewer, outbox)
    return outbox
  }
}
