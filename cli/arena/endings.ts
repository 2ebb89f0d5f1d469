import type { GameTexts, Result } from '@eminence/kernel'
import { titled } from '../terminal/columns.ts'
import { endingsInWords } from '../terminal/endings-in-words.ts'
import type { Page } from '../terminal/page.ts'
import type { CliTexts } from '../texts/texts.ts'

/** How one player of the list has done alone: there is nobody to beat, so it is told how its games ended. */
export interface Endings {
  readonly name: string
  readonly games: number
  readonly meanTotal: number
  /** By the game's key. */
  readonly why: Readonly<Record<string, number>>
}

/** Counts the games of those who play alone, by player of the list. */
export class EndingsAlone {
  readonly #names: readonly string[]
  readonly #results: readonly Result[][]

  constructor(names: readonly string[]) {
    this.#names = names
    this.#results = names.map(() => [])
  }

  add([player]: readonly number[], result: Result): void {
    this.#results[player].push(result)
  }

  list(): Endings[] {
    return this.#results.map((results, player) => {
      const why: Record<string, number> = {}
      let total = 0
      for (const { why: key, totals } of results) {
        why[key] = (why[key] ?? 0) + 1
        total += totals[0]
      }
      const { length: games } = results
      return { name: this.#names[player], games, meanTotal: games === 0 ? 0 : total / games, why }
    })
  }
}

export function endingLines(endings: readonly Endings[], gameTexts: GameTexts, texts: CliTexts, page: Page): string[] {
  const { arena, simulate } = texts
  const rows = endings.map(({ name, games, meanTotal, why }) => [
    name,
    `${games}`,
    meanTotal.toFixed(1),
    endingsInWords(why, gameTexts, texts),
  ])
  return titled([arena.player, arena.games, simulate.meanTotal, simulate.endings], rows, page)
}
