import type { GameTexts } from '@eminence/kernel'
import { aligned, titled } from '../terminal/columns.ts'
import { endingsInWords } from '../terminal/endings-in-words.ts'
import { oneLine } from '../terminal/one-line.ts'
import type { Page } from '../terminal/page.ts'
import type { CliTexts } from '../texts/texts.ts'
import type { Summary } from './tally.ts'

export interface Report extends Summary {
  readonly game: string
  readonly seats: number
  readonly movesPerCpuSecond: number
}

/** What came of a simulation, for people. */
export function reportLines(report: Report, gameTexts: GameTexts, texts: CliTexts, page: Page): string[] {
  const { seats, games, moves, movesPerCpuSecond, stuck, invariantFailures, trouble, results } = report
  const { wins, meanTotals, meanRival, meanPoints, movesPerGame, why, broken } = results
  const words = texts.simulate
  const counts = (named: Readonly<Record<string, number>>, name: (key: string) => string): string =>
    Object.entries(named)
      .map(([key, count]) => texts.named(name(key), short(count)))
      .join('; ')
  const figures = [
    [words.games, `${games}`],
    [words.moves, `${moves}`],
    [words.movesPerGame, `${short(movesPerGame.mean)} (${movesPerGame.min}–${movesPerGame.max})`],
    [words.movesPerCpuSecond, `${movesPerCpuSecond}`],
    [words.stuck, `${stuck}`],
    [words.invariantFailures, [`${invariantFailures}`, counts(broken, (name) => name)].join(' ').trimEnd()],
    ...(trouble === null ? [] : [[words.trouble, oneLine(texts.named(words.seed(trouble.seed), trouble.message))]]),
    [words.endings, endingsInWords(why, gameTexts, texts)],
    [words.pointsBySource, counts(meanPoints, (key) => gameTexts.source(key))],
  ]
  const bySeat = wins.map((won, seat) => [
    `${seat}`,
    short(won),
    `${short((100 * won) / Math.max(1, games))} %`,
    short(meanTotals[seat]),
  ])
  if (meanRival !== null) bySeat.push([words.automaton, '', '', short(meanRival)])
  return [
    page.strong(words.title(gameTexts.title, seats)),
    ...aligned(figures),
    '',
    ...titled([words.seat, words.wins, '', words.meanTotal], bySeat, page),
  ]
}

const short = (number: number): string => `${Math.round(number * 100) / 100}`
