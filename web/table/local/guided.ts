import {
  dueLesson,
  type GuideBook,
  isGuideOver,
  type Language,
  type Learning,
  type Lesson,
  turnsOver,
} from '@eminence/kernel'
import type { TablePicture } from '../port.ts'
import type { GuideProgress } from './saved.ts'

/** The guide as it is shown at one moment. */
export interface Guiding {
  readonly lesson: Lesson | null
  readonly isAway: boolean
  /** The learner's turn, counted from 1, of so many. */
  readonly turn: number
  readonly turns: number
}

/** Leads through the first turns at a table of this device. */
export class Guided {
  readonly #book: GuideBook
  readonly #keep: (progress: GuideProgress) => void
  readonly #listeners = new Set<(guiding: Guiding | null) => void>()
  #progress: GuideProgress
  #picture: TablePicture | null = null
  #readers: (() => void)[] = []

  constructor(book: GuideBook, progress: GuideProgress, keep: (progress: GuideProgress) => void) {
    this.#book = book
    this.#progress = progress
    this.#keep = keep
  }

  /** Tells what is shown now and each change of it, null once the guide has left; gives back how to stop. */
  subscribe(listener: (guiding: Guiding | null) => void): () => void {
    this.#listeners.add(listener)
    listener(this.#guiding())
    return () => this.#listeners.delete(listener)
  }

  /** A new picture of the table. Who has moved on has had the lesson that was shown. */
  hear(picture: TablePicture): void {
    const lesson = this.#lesson()
    const since = this.#picture?.version ?? picture.version
    this.#picture = picture
    const hasMoved = picture.log.some(({ version, seat }) => version > since && seat === picture.viewer)
    if (lesson !== null && hasMoved) this.#say(lesson)
    else this.#publish()
  }

  /** The reader has read the lesson. */
  goOn(): void {
    const lesson = this.#lesson()
    if (lesson?.when.waits === false) this.#say(lesson)
  }

  putAway(isAway: boolean): void {
    this.#change({ ...this.#progress, isAway })
  }

  /** Comes when there is nothing to be read: so long the other players wait. */
  read(): Promise<void> {
    return new Promise((resolve) => {
      this.#readers.push(resolve)
      this.#publish()
    })
  }

  textOf(lesson: Lesson, language: Language): { readonly title: string; readonly text: string } {
    return this.#book.texts[language][lesson.id]
  }

  #say({ id }: Lesson): void {
    this.#change({ ...this.#progress, said: [...this.#progress.said, id] })
  }

  #change(progress: GuideProgress): void {
    this.#progress = progress
    this.#keep(progress)
    this.#publish()
  }

  #publish(): void {
    const guiding = this.#guiding()
    if (guiding?.lesson?.when.waits !== false) {
      for (const resolve of this.#readers.splice(0)) resolve()
    }
    for (const listener of this.#listeners) listener(guiding)
  }

  #guiding(): Guiding | null {
    const table = this.#learning()
    const { guide } = this.#book
    const { said, isAway } = this.#progress
    if (table === null || isGuideOver(guide, said)) return null
    const lesson = this.#lesson()
    return {
      lesson,
      isAway,
      turn: Math.min(turnsOver(guide, table) + 1, guide.turns),
      turns: guide.turns,
    }
  }

  #lesson(): Lesson | null {
    const table = this.#learning()
    const { said, isAway } = this.#progress
    return table === null || isAway ? null : dueLesson(this.#book.guide, table, said)
  }

  #learning(): Learning | null {
    if (this.#picture === null || this.#picture.viewer === null || this.#picture.result !== null) return null
    return { ...this.#picture, learner: this.#picture.viewer }
  }
}
