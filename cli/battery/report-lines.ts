import { games } from '@eminence/games'
import type { Language } from '@eminence/kernel'
import { playsPerTable } from '@eminence/kernel/battery'
import { titled } from '../terminal/columns.ts'
import { oneLine } from '../terminal/one-line.ts'
import type { Page } from '../terminal/page.ts'
import { wrap } from '../terminal/width.ts'
import type { CliTexts } from '../texts/texts.ts'
import type { Found, Tried } from './tally.ts'

export interface Report {
  readonly plays: number
  readonly moves: number
  readonly findings: number
  readonly seed: number
  /** Of so many positions one, drawn at random, got the whole battery. */
  readonly stride: number
  readonly seconds: number
  readonly cpuSeconds: number
  /** The first finding, and what to type to come upon it again. */
  readonly first: (Found & { readonly repeat: string }) | null
  readonly tables: readonly Tried[]
}

/** What came of the plays, for people: a line for each kind of table, and the sum. */
export function reportLines(report: Report, language: Language, texts: CliTexts, page: Page): string[] {
  const { plays, moves, findings, stride, seconds, cpuSeconds, first, tables } = report
  const words = texts.battery
  const titleOf = (id: string) => games.find(({ game }) => game.id === id)?.texts[language].title ?? id
  const rows = tables.map((table) => [
    titleOf(table.game),
    `${table.seats}`,
    table.automaton ?? '',
    `${table.plays}`,
    `${table.moves}`,
    `${table.findings}`,
  ])
  const head = [words.game, words.seats, words.automaton, words.plays, words.moves, words.findings]
  const sum = [words.total, '', '', `${plays}`, `${moves}`, `${findings}`]
  return [
    ...titled(head, [...rows, sum], page),
    '',
    words.took(seconds.toFixed(1), cpuSeconds.toFixed(1)),
    ...wrap(words.checked(stride, playsPerTable(stride)), page.width),
    ...(first === null ? [] : ['', page.strong(words.first), ...firstLines(first, texts)]),
  ]
}

const firstLines = ({ check, seed, move, detail, repeat }: Found & { repeat: string }, texts: CliTexts): string[] => [
  oneLine(texts.named(texts.battery.where(check, seed, move), detail)),
  repeat,
]
