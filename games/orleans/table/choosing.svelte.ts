import type { Blocked } from '@eminence/kernel'
import type { TableProps } from '@eminence/ui/table.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import type { Speech } from './context.ts'
import { isSpace, type Offer, Targets } from './offer.ts'
import { previewText } from './preview.ts'

interface Asked
  extends Pick<TableProps<Move, View, Event>, 'view' | 'moves' | 'blocked' | 'texts' | 'play' | 'refuse'> {
  readonly speech: Speech
  /** Who works with keys goes on from a follower to the spaces, and back to the next follower. */
  goOn(to: 'spaces' | 'followers', from: string): void
}

/** A finger's first tap on these shows what they would bring, the second does it. */
const shownFirst: readonly Move['type'][] = ['act', 'travel', 'takeTile', 'giveStationAt', 'giveTile']

/** What the viewer is about to do: the target in focus, and what was taken up. */
export class Choosing {
  readonly #asked: () => Asked
  #focused = $state<string | null>(null)
  /** What was taken up to be put somewhere, or the space that somebody is sought for. */
  #taken = $state<string | null>(null)
  #tapped = $state<string | null>(null)
  byTouch = false

  readonly #targets = $derived.by(() => {
    const { view, moves, blocked } = this.#asked()
    return new Targets(view, moves, blocked)
  })
  readonly #chosen = $derived(this.#taken !== null && this.#targets.has(this.#taken) ? this.#taken : null)

  readonly offer = $derived.by((): Offer => {
    const { view, texts } = this.#asked()
    const [targets, chosen, focused] = [this.#targets, this.#chosen, this.#focused]
    const keys = targets.keys(chosen)
    return {
      view,
      focused,
      chosen,
      chosenName: chosen === null ? '' : this.#nameOf(chosen),
      first: keys.find((key) => key === focused) ?? keys[0] ?? null,
      light: (key) => targets.light(key, chosen),
      ghostAt(key) {
        const move = targets.moveAt(key, chosen)
        if (move === undefined) return null
        if (move.type === 'layTech') return 'tech'
        return move.type === 'put' || move.type === 'putFromTower' ? move.follower : null
      },
      label: (key) => {
        const answer = targets.press(key, chosen)
        if (answer.type === 'play') return texts.move(answer.move, view)
        return answer.type === 'refuse' ? this.#why(answer.block) : null
      },
      focus: (key) => {
        this.#focused = key
      },
      leave: (key) => {
        if (this.#focused === key) this.#focused = null
      },
      press: (key, byKeyboard) => this.#press(key, byKeyboard),
      take: (key) => {
        this.#taken = key
      },
      drop: (source, space) => {
        this.#taken = source
        this.#press(space, false)
      },
    }
  })

  /** What the target in focus would bring. */
  readonly hint = $derived.by((): string | null => {
    const { view, speech } = this.#asked()
    const { preview } = speech.words
    const [focused, chosen] = [this.#focused, this.#chosen]
    const move = focused === null ? undefined : this.#targets.moveAt(focused, chosen)
    if (move !== undefined) {
      const text = previewText(view, move, speech)
      return text !== null && this.#tapped === focused ? preview.tapAgain + preview.between + text : text
    }
    return chosen === null || isSpace(chosen) ? null : preview.chosen(this.#nameOf(chosen))
  })

  constructor(asked: () => Asked) {
    this.#asked = asked
  }

  /** One step back; gives whether there was one. */
  stepBack(): boolean {
    if (this.#chosen === null && this.#tapped === null) return false
    this.#clear()
    return true
  }

  #clear(): void {
    this.#taken = null
    this.#tapped = null
    this.#focused = null
  }

  #nameOf(key: string): string {
    const { speech } = this.#asked()
    return key === 'tech' ? speech.words.tech : speech.follower(Number(key.split(' ')[1]))
  }

  #why({ reason, rule }: Blocked<Move>): string {
    return `${this.#asked().texts.reason(reason)} (${rule})`
  }

  #press(key: string, byKeyboard: boolean): void {
    const { play, refuse, goOn } = this.#asked()
    const answer = this.#targets.press(key, this.#chosen)
    switch (answer.type) {
      case 'nothing':
        return
      case 'refuse':
        refuse(this.#why(answer.block))
        return
      case 'choose':
        this.#taken = answer.key
        if (byKeyboard && answer.key !== null) goOn('spaces', answer.key)
        return
      case 'play': {
        const { type } = answer.move
        if (this.byTouch && this.#tapped !== key && shownFirst.includes(type)) {
          this.#tapped = key
          this.#focused = key
          return
        }
        this.#clear()
        play(answer.move)
        if (byKeyboard && (type === 'put' || type === 'layTech')) goOn('followers', key)
      }
    }
  }
}
