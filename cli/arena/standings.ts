import { eloDifference, wilson } from '@eminence/ai'

/** How one player of the list has done. */
export interface Standing {
  readonly name: string
  readonly games: number
  readonly wins: number
  readonly rate: number
  /** Wilson's 95 % interval of the rate. */
  readonly low: number
  readonly high: number
  /** Against the first player of the list, reckoned from the games that one of the two won; null where one of them won none. */
  readonly elo: number | null
  readonly eloLow: number | null
  readonly eloHigh: number | null
}

/** Counts games and wins by player of the list. */
export class Standings {
  readonly #names: readonly string[]
  readonly #gamesOf: number[]
  readonly #wins: number[]
  #games = 0

  constructor(names: readonly string[]) {
    this.#names = names
    this.#gamesOf = names.map(() => 0)
    this.#wins = names.map(() => 0)
  }

  add(lineup: readonly number[], shares: readonly number[]): void {
    this.#games++
    for (const player of new Set(lineup)) this.#gamesOf[player]++
    shares.forEach((share, player) => {
      this.#wins[player] += share
    })
  }

  get games(): number {
    return this.#games
  }

  list(): Standing[] {
    return this.#names.map((name, player) => {
      const games = this.#gamesOf[player]
      const wins = this.#wins[player]
      return { name, games, wins, rate: games === 0 ? 0 : wins / games, ...wilson(wins, games), ...this.#elo(player) }
    })
  }

  #elo(player: number): Pick<Standing, 'elo' | 'eloLow' | 'eloHigh'> {
    if (player === 0) return { elo: 0, eloLow: 0, eloHigh: 0 }
    const wins = this.#wins[player]
    const both = wins + this.#wins[0]
    const { low, high } = wilson(wins, both)
    return { elo: finite(both === 0 ? 0.5 : wins / both), eloLow: finite(low), eloHigh: finite(high) }
  }
}

const finite = (rate: number): number | null => (rate > 0 && rate < 1 ? eloDifference(rate) : null)
