import type { GameTexts, Result } from '@eminence/kernel'
import { titled } from '../terminal/columns.ts'
import type { Page } from '../terminal/page.ts'
import type { CliTexts } from '../texts/texts.ts'

/** How a game ended: why, then who came where and with what, best first. */
export function resultLines(
  { places, totals, points, why }: Result,
  names: readonly string[],
  gameTexts: GameTexts,
  { result: words }: CliTexts,
  page: Page,
): string[] {
  const sources = [...new Set(points.flatMap((parts) => Object.keys(parts)))]
  const head = [words.place, words.name, words.total, ...sources.map((source) => gameTexts.source(source))]
  const seats = names.map((_, seat) => seat).sort((a, b) => places[a] - places[b])
  const rows = seats.map((seat) => [
    `${places[seat]}`,
    names[seat],
    `${totals[seat]}`,
    ...sources.map((source) => `${points[seat][source] ?? 0}`),
  ])
  return [`${page.strong(words.title)} ${gameTexts.why(why)}`, '', ...titled(head, rows, page)]
}
