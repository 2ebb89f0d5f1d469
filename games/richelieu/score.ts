import type { Result, Seat } from '@eminence/kernel'
import { tablesOf } from './data.ts'
import { isOver, quiet, type State, sheetsWon } from './state.ts'

/** Where points come from, in the order in which they are counted. */
export const sources = ['prestige', 'income', 'military', 'richelieu', 'opposing', 'jewels'] as const
export type Source = (typeof sources)[number]

type Scored = Pick<State, 'set' | 'prestige' | 'income' | 'military' | 'jewels' | 'keepers'>

/** RI-9.3, RI-9.4: points for the most and the second most Richelieu sheets, by seat. */
export function majority(sheets: readonly number[], most: number, second: number): number[] {
  const highest = Math.max(...sheets)
  if (highest === 0) return sheets.map(() => 0)
  // a tie for the most: each gets what the second would, and there is no second
  if (sheets.filter((each) => each === highest).length > 1) return sheets.map((each) => (each === highest ? second : 0))
  const next = Math.max(...sheets.filter((each) => each < highest))
  const isAlone = next > 0 && sheets.filter((each) => each === next).length === 1
  return sheets.map((each) => (each === highest ? most : isAlone && each === next ? second : 0))
}

/** RI-9.2 to RI-9.6: what each seat would have if the game ended now, by source. */
export function pointsOf(s: Scored): Record<Source, number>[] {
  const { richelieuMost, richelieuSecond, factionSheets, jewelPoints } = tablesOf(s).set
  const won = s.prestige.map((_, seat) => sheetsWon(s, seat))
  const forMajority = majority(
    won.map(([richelieu]) => richelieu),
    richelieuMost,
    richelieuSecond,
  )
  return won.map(([, ...opposing], seat) => ({
    prestige: s.prestige[seat],
    income: s.income[seat],
    military: s.military[seat],
    richelieu: forMajority[seat],
    opposing: opposing.reduce((sum, sheets) => sum + factionSheets[sheets], 0),
    jewels: s.jewels[seat] * jewelPoints,
  }))
}

export const totalOf = (points: Readonly<Record<Source, number>>): number =>
  sources.reduce((sum, source) => sum + points[source], 0)

/** RI-9.7: more points, then more money, then more sheets; whoever are still level share the place. */
export function result(s: State): Result | null {
  if (!isOver(s)) return null
  const points = pointsOf(s)
  const totals = points.map(totalOf)
  const sheets = s.purses.map((_, seat) => sheetsWon(s, seat).reduce((sum, each) => sum + each, 0))
  const order = (a: Seat, b: Seat) => totals[a] - totals[b] || s.purses[a] - s.purses[b] || sheets[a] - sheets[b]
  const places = totals.map((_, seat) => 1 + totals.filter((_, other) => order(other, seat) > 0).length)
  return { places, totals, points, why: s.ending === quiet ? 'quiet' : 'allResolved', starter: s.starter }
}
