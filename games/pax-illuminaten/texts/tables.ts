import type { Block } from '@eminence/kernel'
import { bots, factions, luminaries, plots, specials, tablesOf, thresholdsOf } from '../data.ts'
import { askedBy } from './frame/names.ts'
import type { NameWords, PlotName } from './words.ts'

// what the set that comes with the game has printed on its components
const standard = tablesOf({ set: null })

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): Block => ({
  type: 'table',
  head,
  rows,
})

/** As the rules call them: P01 to P13. */
export const plotIds: readonly string[] = plots.map((_, plot) => `P${`${plot + 1}`.padStart(2, '0')}`)

/** With what they ask for by number of seats: 8/6/6. */
export function plotTable({ plots: named }: NameWords, head: readonly string[]): Block {
  const numberOf = (plot: PlotName): string => {
    const asked = askedBy[plot]
    return asked === undefined ? '' : [2, 3, 4].map((seats) => thresholdsOf(seats)[asked]).join('/')
  }
  return tableOf(
    head,
    plots.map((plot, at) => [plotIds[at], named[plot].name, named[plot].text(numberOf(plot))]),
  )
}

export const specialTable = ({ specials: named }: NameWords, head: readonly string[]): Block =>
  tableOf(
    head,
    specials.map((special) => [named[special].name, named[special].text]),
  )

export const factionTable = ({ luminaries: texts, factionCards }: NameWords, head: readonly string[]): Block =>
  tableOf(
    head,
    factions.map((faction) => [texts.factions[faction], factionCards[faction].ability, factionCards[faction].passive]),
  )

export const botTable = ({ bots: named }: NameWords, head: readonly string[]): Block =>
  tableOf(
    head,
    bots.map((bot) => [named[bot].name, ...named[bot].plots]),
  )

/** For a bot on the lower half of the map; 0 stands for aces and crowns. */
export const diagramTable = ({ bots: named, directions }: NameWords, bot: string, high: string): Block =>
  tableOf(
    [bot, ...directions],
    bots.map((each) => [
      named[each].name,
      ...standard.set.diagrams[each].map((number) => (number === 0 ? high : `${number}`)),
    ]),
  )

/** Each ability with the cards that have it. */
export function abilityTable({ abilities, luminaries: { names }, comma }: NameWords, head: readonly string[]): Block {
  const kinds = [...new Set(luminaries.map(({ ability }) => ability))]
  const owners = (kind: string) =>
    luminaries
      .filter(({ ability }) => ability === kind)
      .map(({ id }) => names[id].short)
      .join(comma)
  return tableOf(
    head,
    kinds.map((kind) => [abilities[kind].name, abilities[kind].text, owners(kind)]),
  )
}

/** All 57, as the set that comes with the game has them. */
export function cardTable(
  { luminaries: { names, ranks, factions: named }, affiliations, abilities }: NameWords,
  head: readonly string[],
): Block {
  return tableOf(
    head,
    luminaries.map(({ id, rank, factions: shown, strength, affiliation, ability }) => [
      names[id].full,
      ranks[rank],
      shown.map((each) => named[each]).join('–'),
      strength === null ? '–' : `${strength}`,
      affiliation === null ? '–' : affiliations[affiliation],
      abilities[ability].name,
    ]),
  )
}

/** Two a row. */
export function contactTable({ luminaries: texts, comma }: NameWords, head: readonly [string, string]): Block {
  const cells = standard.set.contacts.map(({ number, factions: shown }) => [
    `${number}`,
    shown.map((each) => texts.factions[each]).join(comma),
  ])
  const half = Math.ceil(cells.length / 2)
  return tableOf(
    [...head, ...head],
    cells.slice(0, half).map((row, at) => [...row, ...cells[half + at]]),
  )
}
