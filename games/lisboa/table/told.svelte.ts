import type { Event } from '../events.ts'
import { type Decided, isDecided, stepsAfter } from './decided.ts'

/** What a table keeps of what it was told: Lacerda's last turn, step by step. */
export class LacerdaNews {
  steps = $state.raw<readonly Decided[]>([])
  /** His steps as long as they are news: until the viewer does something. */
  latest = $state.raw<readonly Decided[]>([])
  /** The viewer has neither pressed a key nor moved a pointer since: the focus that a turn begins with is no look at a card. */
  isUnseen = $state(false)
  isOpen = $state(false)
  #heard: readonly Event[] = []

  /** Nothing is told after a jump to another moment of the game. */
  hear(told: readonly Event[]): void {
    if (told === this.#heard) return
    this.#heard = told
    this.isOpen = false
    this.steps = stepsAfter(this.steps, told)
    this.latest = told.some(isDecided) ? this.steps : []
    this.isUnseen = this.latest.length > 0
  }

  see(): void {
    this.isUnseen = false
  }

  open(): void {
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }
}
