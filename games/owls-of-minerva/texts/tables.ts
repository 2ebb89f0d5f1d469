import type { Block } from '@eminence/kernel'
import { luminaries } from '../../luminaries/data.ts'
import { allRegions, factionCount, regionsIn, tablesOf } from '../data.ts'
import { type Tally, tallyOf } from './shared.ts'
import type { OwlsWords } from './words.ts'

// what the set that comes with the game has printed on its components
const standard = tablesOf({ set: null })

/** Region, neighbours, start colour, and with how many players it has a reform card. */
export function regionTable({ regions, colours }: OwlsWords, comma: string, head: readonly string[]): Block {
  const names: Readonly<Record<string, string>> = regions
  const nameOf = (region: number) => names[standard.set.regions[region].id]
  const rows = allRegions.map((region) => {
    const { start, slotFrom } = standard.set.regions[region]
    const neighbours = regionsIn(standard.neighbours[region]).map(nameOf).join(comma)
    return [
      nameOf(region),
      neighbours,
      start === undefined ? '–' : colours[start],
      slotFrom < 4 ? `${slotFrom}–4` : '4',
    ]
  })
  return { type: 'table', head, rows }
}

/** Two a row, as long as there are. */
export function reformTable(tally: (list: Tally) => string, head: readonly [string, string]): Block {
  const cells = standard.set.reforms.map(({ id }, reform) => [
    id,
    tally(tallyOf((faction) => standard.symbols[reform * factionCount + faction])),
  ])
  const half = Math.ceil(cells.length / 2)
  return {
    type: 'table',
    head: [...head, ...head],
    rows: cells.slice(0, half).map((row, at) => [...row, ...cells[half + at]]),
  }
}

/** All 57, as far as this game reads them. */
export function cardTable(
  { luminaries: { names, ranks, factions }, icons }: OwlsWords,
  head: readonly string[],
): Block {
  const rows = luminaries.map(({ id, rank, factions: list, strength, affiliation }) => [
    names[id].full,
    ranks[rank],
    list.map((each) => factions[each]).join('–'),
    strength === null ? '–' : `${strength}`,
    affiliation === null ? '–' : icons[affiliation],
  ])
  return { type: 'table', head, rows }
}
