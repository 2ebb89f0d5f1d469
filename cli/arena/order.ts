import { wilson } from '@eminence/ai'
import type { Result } from '@eminence/kernel'

/** How those who sit so many seats after the one that began have done. */
export interface Placed {
  readonly wins: number
  readonly rate: number
  /** Wilson's 95 % interval of the rate. */
  readonly low: number
  readonly high: number
}

/** Counts wins by the order of play, whoever sits there; a shared first place is a part of a win for each. */
export class OrderOfPlay {
  readonly #wins: number[]
  #games = 0

  constructor(seats: number) {
    this.#wins = Array.from({ length: seats }, () => 0)
  }

  add({ places, starter }: Result): void {
    if (starter === undefined) return
    this.#games++
    const winners = places.filter((place) => place === 1).length
    for (const [seat, place] of places.entries())
      if (place === 1) this.#wins[(seat - starter + places.length) % places.length] += 1 / winners
  }

  /** First who began; null where no game says who that was. */
  list(): Placed[] | null {
    const games = this.#games
    return games === 0 ? null : this.#wins.map((wins) => ({ wins, rate: wins / games, ...wilson(wins, games) }))
  }
}
