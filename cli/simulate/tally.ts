import type { Result } from '@eminence/kernel'
import type { Course } from './random-play.ts'

/** What went wrong, and in which game. */
interface Trouble {
  readonly seed: number
  readonly message: string
}

type Counts = Record<string, number>

const add = (counts: Counts, key: string, amount = 1): void => {
  counts[key] = (counts[key] ?? 0) + amount
}

/** What many games of one kind came to. */
export class Tally {
  readonly #wins: number[]
  readonly #totals: number[]
  readonly #points: Counts = {}
  readonly #why: Counts = {}
  readonly #broken: Counts = {}
  /** Of an automaton without a seat; null where there is none. */
  #rival: number | null = null
  #games = 0
  #moves = 0
  #fewest = Number.POSITIVE_INFINITY
  #most = 0
  #stuck = 0
  #invariantFailures = 0
  #trouble: Trouble | null = null

  constructor(seats: number) {
    this.#wins = Array.from({ length: seats }, () => 0)
    this.#totals = Array.from({ length: seats }, () => 0)
  }

  add({ seed, moves, result, broken, stuck }: Course): void {
    this.#games++
    this.#moves += moves
    this.#fewest = Math.min(this.#fewest, moves)
    this.#most = Math.max(this.#most, moves)
    this.#invariantFailures += broken.length
    for (const invariant of broken) add(this.#broken, invariant)
    const message = broken[0] ?? stuck
    if (message !== null) this.#trouble ??= { seed, message }
    if (result === null) this.#stuck++
    else this.#addResult(result)
  }

  #addResult({ places, totals, points, why, rival }: Result): void {
    const winners = places.filter((place) => place === 1).length
    places.forEach((place, seat) => {
      if (place === 1) this.#wins[seat] += 1 / winners
      this.#totals[seat] += totals[seat]
      for (const [source, amount] of Object.entries(points[seat])) add(this.#points, source, amount)
    })
    add(this.#why, why)
    if (rival !== undefined) this.#rival = (this.#rival ?? 0) + rival
  }

  summary() {
    const ended = Math.max(1, this.#games - this.#stuck)
    const seats = this.#wins.length
    return {
      games: this.#games,
      moves: this.#moves,
      stuck: this.#stuck,
      invariantFailures: this.#invariantFailures,
      /** The first. */
      trouble: this.#trouble,
      results: {
        /** By seat; a shared first place is a part of a win for each. */
        wins: this.#wins,
        meanTotals: this.#totals.map((total) => total / ended),
        meanRival: this.#rival === null ? null : this.#rival / ended,
        /** What a seat got in a game. */
        meanPoints: mapped(this.#points, (points) => points / ended / seats),
        movesPerGame: { mean: this.#moves / Math.max(1, this.#games), min: this.#fewest, max: this.#most },
        why: this.#why,
        broken: this.#broken,
      },
    }
  }
}

export type Summary = ReturnType<Tally['summary']>

const mapped = (counts: Counts, change: (count: number) => number): Counts =>
  Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, change(count)]))
