import { titled } from '../terminal/columns.ts'
import type { Page } from '../terminal/page.ts'
import type { ArenaTexts } from '../texts/texts.ts'
import type { Placed } from './order.ts'
import type { Standing } from './standings.ts'

export const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`

/** Null is beyond all figures: a player has won nothing, or everything. */
const signed = (elo: number | null, beyond: string): string => {
  if (elo === null) return beyond
  const whole = Math.round(elo)
  return whole > 0 ? `+${whole}` : `${whole}`
}

const interval = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `${percent(low)} … ${percent(high)}`

export function standingLines(standings: readonly Standing[], words: ArenaTexts, page: Page): string[] {
  const head = [words.player, words.games, words.wins, words.rate, words.interval, words.elo, words.interval]
  const rows = standings.map((standing, place) => [
    standing.name,
    `${standing.games}`,
    `${Math.round(standing.wins * 100) / 100}`,
    percent(standing.rate),
    interval(standing),
    place === 0 ? '' : signed(standing.elo, standing.wins > 0 ? '+∞' : '-∞'),
    place === 0 ? '' : `${signed(standing.eloLow, '-∞')} … ${signed(standing.eloHigh, '+∞')}`,
  ])
  return titled(head, rows, page)
}

export function orderLines(order: readonly Placed[] | null, words: ArenaTexts, page: Page): string[] {
  if (order === null) return []
  const rows = order.map((placed, at) => [
    `${at + 1}`,
    `${Math.round(placed.wins * 100) / 100}`,
    percent(placed.rate),
    interval(placed),
  ])
  return ['', ...titled([words.orderOfPlay, words.wins, words.rate, words.interval], rows, page)]
}
