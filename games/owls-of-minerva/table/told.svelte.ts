import type { Event } from '../events.ts'
import type { View } from '../view.ts'

export type Decision = Extract<Event, { readonly type: 'oustDecided' }>

/** What a table keeps of what it was told: how the last oust of this turn ended. */
export class Happenings {
  decided = $state.raw<Decision | null>(null)
  #heard: readonly Event[] = []
  #turn = 0

  /** Called for every view; nothing was told after a jump to another moment of the game. */
  hear(view: View, told: readonly Event[]): void {
    if (told.length === 0 && view.turn !== this.#turn) this.decided = null
    this.#turn = view.turn
    if (told.length === 0 || told === this.#heard) return
    this.#heard = told
    for (const event of told) {
      if (event.type === 'oustDecided') this.decided = event
      else if (event.type === 'cardPlayed' || event.type === 'oustBegan') this.decided = null
    }
  }

  close(): void {
    this.decided = null
  }
}
