import { type Id, tablesBySet } from '@eminence/kernel'
import {
  type Ability,
  type Faction as FactionName,
  factions,
  luminaries,
  type Rank as RankName,
} from '../luminaries/data.ts'
import { areAdjacent, type Cell, type ComponentSet, cellsOf, componentsLike } from './sets.ts'
import { standardSet } from './standard-set.ts'

export { factions, luminaries }

/** A luminary, counted in the order of their ids: 0 is PIL001. */
export type Card = Id<'card'>
/** Counted in the order of `factions`. */
export type Faction = Id<'faction'>
/** Bit f stands for faction f. */
export type Factions = Id<'factions'>
/** A place of the map, counted row by row from the top left. */
export type Slot = Id<'slot'>
/** Bit n stands for slot n. */
export type Slots = Id<'slots'>
/** Counted in the order of `plots`. */
export type Plot = Id<'plot'>
/** 0 to 5 are the edicts of the factions, then come the specials. */
export type EventCard = Id<'event'>
/** 0 to 5: L, UL, UR, R, DR, DL. */
export type Direction = Id<'direction'>

export const none = -1
/** Where a slot is meant: the placard of the seat it is about. */
export const placard = 31

export const factionIndexes: readonly Faction[] = factions.map((_, faction) => faction)
export const [nobility, professions, magistrates, artists, scholars, clergy] = factionIndexes
export const anyFaction: Factions = 63

const ranks: readonly RankName[] = ['I', 'II', 'III', 'Ace', 'Crown']
export const [rankI, rankII, rankIII, ace, crown] = [0, 1, 2, 3, 4]

export const cards: readonly Card[] = luminaries.map((_, card) => card)
export const rankOf: readonly number[] = luminaries.map(({ rank }) => ranks.indexOf(rank))
export const abilityOf: readonly Ability[] = luminaries.map(({ ability }) => ability)
export const isHigh = (card: Card): boolean => rankOf[card] >= ace
export const cardNamed = (id: string): Card => luminaries.findIndex((luminary) => luminary.id === id)

/** Table 2.7. */
export const plots = [
  'fringeEnlistment',
  'consortOfPeers',
  'enlightenedAuthority',
  'innerCircle',
  'freemasonUnion',
  'dispersedContacts',
  'influentialConverts',
  'pathOfWhispers',
  'shadowAlliance',
  'rosicrucianFoil',
  'lineOfExchange',
  'grandLodge',
  'clandestineVassal',
] as const

export const specials = [
  'congress',
  'celebrations',
  'investigators',
  'elector',
  'fairWeather',
  'compact',
  'tidings',
  'press',
  'advance',
] as const
export type Special = (typeof specials)[number]

export const edicts: readonly EventCard[] = factions.map((_, event) => event)
export const specialCards: readonly EventCard[] = specials.map((_, at) => factions.length + at)
export const isEdict = (event: EventCard): boolean => event < factions.length
export const edictOf = (faction: Faction): EventCard => edicts[faction]
export const factionOfEdict = (edict: EventCard): Faction => factionIndexes[edict]
export const [congress, celebrations, investigators, elector, fairWeather, compact, tidings, press, advance] =
  specialCards

export const bots = ['germain', 'joseph', 'cagliostro', 'weishaupt'] as const
export type Bot = (typeof bots)[number]

/** Table 1.2, by number of seats from 2 on. */
const bySeats = {
  tokens: [6, 8, 10],
  factionCards: [3, 4, 5],
  dispersed: [8, 6, 6],
  converts: [3, 2, 2],
  shadow: [3, 4, 5],
}
export const tokensOf = (seats: number): number => bySeats.tokens[seats - 2]
export const factionCardsOf = (seats: number): number => bySeats.factionCards[seats - 2]
export const thresholdsOf = (seats: number) => ({
  dispersed: bySeats.dispersed[seats - 2],
  converts: bySeats.converts[seats - 2],
  shadow: bySeats.shadow[seats - 2],
})

export const disksPerSeat = 20
export const cubesInAll = 4
export const courtSize = 5
export const handLimit = 4
export const edictSize = 6
/** PI-4.6 */
export const edictsToEnd = 5
/** PI-18.5 */
export const mostRounds = 60

/** The map for a number of seats. */
export interface Layout {
  readonly slots: number
  readonly all: Slots
  readonly cells: readonly Cell[]
  /** By slot. */
  readonly near: readonly Slots[]
  /** By slot, then direction: the slot there, or none. */
  readonly towards: readonly (readonly Slot[])[]
  readonly edge: Slots
  readonly interior: Slots
  readonly topRow: Slots
  readonly centralRow: Slots
  readonly bottomRow: Slots
  /** By seat: the slots that the placard touches, and the slot in each direction from it. */
  readonly atPlacard: readonly Slots[]
  readonly fromPlacard: readonly (readonly Slot[])[]
  /** By seat: whether the placard is on the upper half. */
  readonly isUpper: readonly boolean[]
}

/** What the rules ask of a component set, in the form they ask it. */
export interface Tables {
  readonly set: ComponentSet
  /** By card. */
  readonly factionsOf: readonly Factions[]
  readonly topOf: readonly Faction[]
  readonly bottomOf: readonly Faction[]
  /** 0 for aces and crowns. */
  readonly strengthOf: readonly number[]
  readonly isFreemason: readonly boolean[]
  readonly isRosicrucian: readonly boolean[]
  readonly locationsOf: readonly number[]
  /** By rank and location: how many favors of the upper and of the lower faction. */
  readonly costs: readonly (readonly (readonly [top: number, bottom: number])[])[]
  /** By card: what it is worth (table 2.2), symbol by symbol. */
  readonly favorValues: readonly (readonly Factions[])[]
  /** By contact card. */
  readonly contactFactions: readonly Factions[]
  readonly layouts: readonly Layout[]
}

const steps: readonly Cell[] = [
  { row: 0, x: -2 },
  { row: -1, x: -1 },
  { row: -1, x: 1 },
  { row: 0, x: 2 },
  { row: 1, x: 1 },
  { row: 1, x: -1 },
]

const setOf = (names: readonly FactionName[]): Factions =>
  names.reduce((set, name) => set | (1 << factions.indexOf(name)), 0)

function layoutOf({ rows, placards }: ComponentSet['maps'][number]): Layout {
  const cells = cellsOf({ rows, placards })
  const slotsThat = (fits: (cell: Cell) => boolean): Slots =>
    cells.reduce((set, cell, slot) => (fits(cell) ? set | (1 << slot) : set), 0)
  const nearTo = (cell: Cell) => slotsThat((other) => areAdjacent(cell, other))
  const around = (cell: Cell): Slot[] =>
    steps.map((step) => cells.findIndex(({ row, x }) => row === cell.row + step.row && x === cell.x + step.x))
  const isInterior = (cell: Cell) => around(cell).every((slot) => slot !== none)
  const middle = (rows.length + 1) / 2
  return {
    slots: cells.length,
    all: slotsThat(() => true),
    cells,
    near: cells.map(nearTo),
    towards: cells.map(around),
    edge: slotsThat((cell) => !isInterior(cell)),
    interior: slotsThat(isInterior),
    topRow: slotsThat(({ row }) => row === 1),
    centralRow: slotsThat(({ row }) => row === middle),
    bottomRow: slotsThat(({ row }) => row === rows.length),
    atPlacard: placards.map(nearTo),
    fromPlacard: placards.map(around),
    isUpper: placards.map(({ row }) => row < middle),
  }
}

const costOf = (letters: string): readonly [number, number] => {
  const top = [...letters].filter((letter) => letter === 'T').length
  return [top, letters.length - top]
}

const bitOf = (faction: Faction): Factions => 1 << faction

function favorValueOf(rank: number, top: Faction, bottom: Faction): Factions[] {
  switch (rank) {
    case rankI:
      return [bitOf(top) | bitOf(bottom)]
    case rankII:
      return [bitOf(top), bitOf(bottom)]
    case rankIII:
      return [bitOf(top), bitOf(bottom), bitOf(top) | bitOf(bottom)]
    case ace:
      return [bitOf(top), bitOf(top), bitOf(top)]
    default:
      return [bitOf(top), bitOf(top)]
  }
}

function tablesFor(set: ComponentSet): Tables {
  const indexes = set.luminaries.map((card) => card.factions.map((name) => factions.indexOf(name)))
  return {
    set,
    factionsOf: set.luminaries.map((card) => setOf(card.factions)),
    topOf: indexes.map(([top]) => top),
    bottomOf: indexes.map((pair) => pair[pair.length - 1]),
    strengthOf: set.luminaries.map(({ strength }) => strength),
    isFreemason: set.luminaries.map(({ affiliation }) => affiliation === 'freemason'),
    isRosicrucian: set.luminaries.map(({ affiliation }) => affiliation === 'rosicrucian'),
    locationsOf: rankOf.map((rank) => set.locations[ranks[rank]].length),
    costs: ranks.map((rank) => set.locations[rank].map(costOf)),
    favorValues: indexes.map((pair, card) => favorValueOf(rankOf[card], pair[0], pair[pair.length - 1])),
    contactFactions: set.contacts.map((contact) => setOf(contact.factions)),
    layouts: set.maps.map(layoutOf),
  }
}

export const components = componentsLike(standardSet)

export const tablesOf = tablesBySet(standardSet, tablesFor)

export const layoutFor = (s: { readonly set: ComponentSet | null; readonly seats: number }): Layout =>
  tablesOf(s).layouts[s.seats - 2]

/** The lowest of these slots. */
export const firstOf = (set: Slots): Slot => 31 - Math.clz32(set & -set)

export function slotsIn(set: Slots): Slot[] {
  const found: Slot[] = []
  for (let rest = set; rest !== 0; rest &= rest - 1) found.push(firstOf(rest))
  return found
}

/** How many bits are set. */
export function count(set: number): number {
  let bits = set - ((set >>> 1) & 0x5555_5555)
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333)
  return (((bits + (bits >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24
}
