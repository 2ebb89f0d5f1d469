import { type Id, tablesBySet } from '@eminence/kernel'
import { contacts } from '../luminaries/contacts.ts'
import { type ComponentSet, colours, componentsLike, factions, ranks, regionCount } from './sets.ts'
import { standardSet } from './standard-set.ts'

/** A luminary card, counted in the order of the ids. */
export type Card = Id<'card'>
/** A region, counted in the order of its component set. */
export type Region = Id<'region'>
/** Bit n stands for region n. */
export type Regions = Id<'regions'>
/** One of the six factions, counted in the order in which they are always shown. */
export type FactionNumber = Id<'faction'>
/** A reform card, counted in the order of its component set. */
export type Reform = Id<'reform'>
/** A contact card, counted from the lowest number (IV). */
export type Contact = Id<'contact'>
/** One of the four colours of pawns and disks. */
export type ColourNumber = Id<'colour'>

export const none = -1

export const factionCount = factions.length
export const cardCount = standardSet.luminaries.length
export const roundCount = 6
export const courtSize = 5
/** OM-1.3 */
export const dealtCards = 5
/** OM-3.30 */
export const handLimit = 4
/** OM-3.21: in a turn with a Rosicrucian. */
export const rosicrucianLimit = 5
export const rosicrucianCards = 2
export const disksPerSeat = 20
export const followersPerFaction = 10

/**
 * With `balancedStart`, by number of players and turns after the starting player: points at the end. Where rule players sit at every seat
 * (1,200 games each), these even out the wins; without them the starting player wins 66 %, 56 % and 45 % of the games.
 */
export const headStart: Readonly<Record<number, readonly number[]>> = { 2: [0, 2], 3: [0, 3, 4], 4: [0, 1, 2, 5] }

export const allRegions: readonly Region[] = Array.from({ length: regionCount }, (_, region) => region)
export const allFactions: readonly FactionNumber[] = factions.map((_, faction) => faction)
export const allCards: readonly Card[] = Array.from({ length: cardCount }, (_, card) => card)
const everywhere: Regions = (1 << regionCount) - 1

/** By contact card: its three factions. */
export const contactFactions: readonly (readonly FactionNumber[])[] = contacts.map((triple) =>
  triple.map((faction) => factions.indexOf(faction)),
)

/** Of `iconOf`. */
export const [freemason, rosicrucian] = [1, 2]
/** Of `rankOf`: 0 to 2 are I to III. */
export const [ace, crown] = [3, 4]

/** A component set as the rules look things up in it. */
export interface Tables {
  readonly set: ComponentSet
  /** By card. An ace or crown has no second faction, and strength 0. */
  readonly rankOf: readonly number[]
  readonly firstOf: readonly FactionNumber[]
  readonly secondOf: readonly FactionNumber[]
  readonly strengthOf: readonly number[]
  readonly iconOf: readonly number[]
  /** By rank and region: where a card of that rank can take a pawn. */
  readonly reach: readonly (readonly Regions[])[]
  readonly neighbours: readonly Regions[]
  /** By two regions: how many steps. */
  readonly distance: readonly (readonly number[])[]
  readonly startsOf: readonly (readonly Region[])[]
  /** Six a reform card: how many symbols of each faction. */
  readonly symbols: readonly number[]
}

const bitsOf = (regions: readonly Region[]): Regions => regions.reduce((set, region) => set | (1 << region), 0)

function distancesIn(neighbours: readonly Regions[]): number[][] {
  return neighbours.map((_, from) => {
    const steps = neighbours.map(() => regionCount)
    let [reached, edge] = [1 << from, 1 << from]
    for (let distance = 0; edge !== 0; distance++) {
      for (const region of regionsIn(edge)) steps[region] = distance
      edge = regionsIn(edge).reduce((set, region) => set | neighbours[region], 0) & ~reached
      reached |= edge
    }
    return steps
  })
}

function tablesFor(set: ComponentSet): Tables {
  const numberOf = (id: string): Region => set.regions.findIndex((region) => region.id === id)
  const neighbours = set.regions.map(({ id }) =>
    bitsOf(set.borders.filter((pair) => pair.includes(id)).map(([a, b]) => numberOf(a === id ? b : a))),
  )
  const distance = distancesIn(neighbours)
  const within = (from: Region, steps: number) =>
    bitsOf(allRegions.filter((to) => to !== from && distance[from][to] <= steps))
  const factionOf = (at: number) => set.luminaries.map((card) => factions.indexOf(card.factions[at]))
  return {
    set,
    rankOf: set.luminaries.map(({ rank }) => ranks.indexOf(rank)),
    firstOf: factionOf(0),
    secondOf: factionOf(1),
    strengthOf: set.luminaries.map(({ strength = 0 }) => strength),
    iconOf: set.luminaries.map(({ icon }) => ['', 'freemason', 'rosicrucian'].indexOf(icon ?? '')),
    reach: ranks.map((_, rank) =>
      allRegions.map((from) => (rank < ace ? within(from, rank + 1) : everywhere & ~(1 << from))),
    ),
    neighbours,
    distance,
    startsOf: colours.map((colour) => allRegions.filter((region) => set.regions[region].start === colour)),
    symbols: set.reforms.flatMap(({ symbols }) => factions.map((each) => symbols.filter((one) => one === each).length)),
  }
}

export const components = componentsLike(standardSet)

export const tablesOf = tablesBySet(standardSet, tablesFor)

export function regionsIn(set: Regions): Region[] {
  const found: Region[] = []
  for (let rest = set; rest !== 0; rest &= rest - 1) found.push(31 - Math.clz32(rest & -rest))
  return found
}
