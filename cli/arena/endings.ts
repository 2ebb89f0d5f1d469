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
  /** Of the automaton that played along; null where there is none. */
  readonly rival: { readonly meanTotal: number; readonly timesBehind: number } | null
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
      for (const { why: key } of results) why[key] = (why[key] ?? 0) + 1
      const meanTotal = mean(results.map(({ totals }) => totals[0]))
      return { name: this.#names[player], games: results.length, meanTotal, rival: rivalIn(results), why }
    })
  }
}

function rivalIn(results: readonly Result[]): Endings['rival'] {
  const rivals = results.flatMap(({ rival, totals: [total] }) => (rival === undefined ? [] : [{ rival, total }]))
  if (rivals.length === 0) return null
  const timesBehind = rivals.filter(({ rival, total }) => rival < total).length
  return { meanTotal: mean(rivals.map(({ rival }) => rival)), timesBehind }
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)

export function endingLines(endings: readonly Endings[], gameTexts: GameTexts, texts: CliTexts, page: Page): string[] {
  const { arena, simulate } = texts
  const rows = endings.map(({ name, games, meanTotal, rival, why }) => [
    name,
    `${games}`,
    meanTotal.toFixed(1),
    rival === null ? '' : `${rival.meanTotal.toFixed(1)} (${arena.behind(rival.timesBehind)})`,
    endingsInWords(why, gameTexts, texts),
  ])
  return titled([arena.player, arena.games, simulate.meanTotal, simulate.automaton, simulate.endings], rows, page)
}
