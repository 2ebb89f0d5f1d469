import { type Id, type Seat, tablesBySet } from '@eminence/kernel'
import {
  type Ability,
  type Bonus,
  type ComponentSet,
  colours,
  componentsLike,
  decks,
  goods,
  type NobleEffect,
  nobles,
  pileTypes,
  ringSpaces,
  rubbleKinds,
  type ShipData,
  type Sponsored,
  spaceNames,
} from './sets.ts'
import { standardSet } from './standard-set.ts'

/** Things are counted in the order of their lists in sets.ts and of the component set. */
/** A pile of political cards: that of a noble, or `treasuryPile`. */
export type Pile = Id<'pile'>
export type Noble = Pile
export type Good = Id<'good'>
export type Rubble = Id<'rubble'>
export type Colour = Id<'colour'>
export type Deck = Id<'deck'>
export type Row = Id<'row'>
/** From left to right, 0 to 4. */
export type Column = Id<'column'>
/** One of the 25 land spaces: row * 5 + column. */
export type Land = Id<'land'>
/** From left to right, 0 to 3: street n runs between the columns n and n + 1. */
export type Street = Id<'street'>
/** A place for a public building, in the order of `spaceNames`. */
export type Space = Id<'space'>
export type Card = Id<'card'>
export type Decree = Id<'decree'>
export type Building = Id<'building'>
/** The starting plans before the regular ones. */
export type Plan = Id<'plan'>
/** Three a deck: deck * 3 + copy. */
export type Ship = Id<'ship'>
/** A clergy tile. */
export type Tile = Id<'tile'>
/** A noble's two State actions: noble * 2, the upper one, and noble * 2 + 1, the lower one. */
export type Action = Id<'action'>
/** A seat; in a solo game also `lacerda`. */
export type Owner = Seat

export const none = -1

export const treasuryPile: Pile = 3
/** Who plays against you in a solo game. */
export const lacerda: Owner = 1

export const [builder, marquis, king]: readonly Noble[] = [0, 1, 2]
export const [acquirePlan, recruit, buildShip, produce, meetCardinal, getFavor]: readonly Action[] = [0, 1, 2, 3, 4, 5]
export const nobleOf = (action: Action): Noble => action >> 1
/** Upper, lower. */
export const actionsOf = (noble: Noble): readonly [Action, Action] => [2 * noble, 2 * noble + 1]
/** Table 2.12: the good that a noble accepts besides gold. */
export const goodOfNoble: readonly Good[] = [goods.indexOf('tools'), goods.indexOf('books'), goods.indexOf('cloth')]
export const gold: Good = goods.indexOf('gold')

export const [quake, fire, tsunami]: readonly Rubble[] = rubbleKinds.map((_, kind) => kind)
/** Glossary: what a cube adds to the price of land. */
export const rubbleCost: readonly number[] = [3, 2, 1]
export const cubesPerKind = 21
export const goodsPerKind = 17
export const housesEach = 8
export const officialsEach = 8
export const handSize = 5
export const displaySize = 8
export const clergyLimit = 4
/** LI-6.2, 5.1 */
export const wigsPerSet = 3
export const slotsPerRow = 3

export const columns = 5
export const lands: readonly Land[] = Array.from({ length: 25 }, (_, land) => land)
export const rowOf: readonly Row[] = lands.map((land) => Math.floor(land / columns))
export const columnOf: readonly Column[] = lands.map((land) => land % columns)
/** By column: the streets it borders, the left one first. */
export const streetsOf: readonly (readonly Street[])[] = [[0], [0, 1], [1, 2], [2, 3], [3]]

export const spaces: readonly Space[] = spaceNames.map((_, space) => space)
export const spaceNamed = (name: string): Space => spaces.find((space) => spaceNames[space] === name) ?? none
const rowLetters = 'ABCDE'
/** By place: the row it serves, or none. */
export const rowServed: readonly Row[] = spaceNames.map((name) =>
  name[1] === '-' ? rowLetters.indexOf(name[2]) : none,
)
/** By place: the street it serves, or none. */
export const streetServed: readonly Street[] = spaceNames.map((name) => (name[1] === '-' ? none : Number(name[1]) - 1))
export const westOf: readonly Space[] = [...rowLetters].map((row) => spaceNamed(`W-${row}`))
export const eastOf: readonly Space[] = [...rowLetters].map((row) => spaceNamed(`E-${row}`))
export const northOf: readonly Space[] = [1, 2, 3, 4].map((street) => spaceNamed(`N${street}`))
/** LI-1.3, table 2.2: with fewer rows the places furthest down are covered. */
export const firstSpace = (rows: number): Space => rowLetters.length - rows
export const endOfSpaces = (rows: number): Space => spaces.length - (rowLetters.length - rows)

export const shipsPerDeck = 3
export const deckOfShip = (ship: Ship): Deck => Math.floor(ship / shipsPerDeck)

export const components = componentsLike(standardSet)

/** An effect as the rules look it up: what it is about, and how much of it. */
export interface Effect {
  readonly kind:
    | 'none'
    | 'state'
    | 'official'
    | 'reis'
    | 'inf'
    | 'wig'
    | 'good'
    | 'rubble'
    | 'price'
    | 'treasury'
    | 'favor'
    | 'goodOfStore'
  readonly amount: number
}

/** A component set as the rules look things up in it. */
export interface Tables {
  readonly set: ComponentSet
  /** By deck. */
  readonly cardsOf: readonly (readonly Card[])[]
  /** By card. */
  readonly typeOf: readonly Pile[]
  readonly deckOf: readonly Deck[]
  readonly influenceOf: readonly number[]
  readonly effectOf: readonly Effect[]
  readonly ongoingOf: readonly (Ability | null)[]
  readonly eventOf: readonly (Sponsored | null)[]
  /** By tile. */
  readonly abilityOf: readonly Ability[]
  readonly wigsOf: readonly number[]
  /** By building and good. */
  readonly pays: readonly number[]
  readonly colourOfBuilding: readonly Colour[]
  /** By plan. */
  readonly colourOfPlan: readonly Colour[]
  readonly officialsOf: readonly number[]
  /** By ship. */
  readonly shipOf: readonly ShipData[]
  readonly goodOfStreet: readonly Good[]
  readonly landBonus: readonly Effect[]
  readonly spaceBonus: readonly Effect[]
  /** By level. */
  readonly treasuryInfluence: readonly number[]
  readonly treasuryReis: readonly number[]
  readonly highestLevel: number
  /** By good, then by step. */
  readonly prices: readonly (readonly number[])[]
  readonly treasuryIcon: number
  readonly churchIcon: number
}

const kinds = [
  'none',
  'state',
  'official',
  'reis',
  'inf',
  'wig',
  'goodOfStore',
  'good',
  'rubble',
  'price',
  'treasury',
  'favor',
] as const

function effectFor(code: NobleEffect | Bonus): Effect {
  const kind = kinds.find((each) => code.startsWith(each)) ?? 'none'
  const amount = Number(code.slice(kind.length))
  return { kind, amount: amount === 0 ? 1 : amount }
}

const nothing: Effect = { kind: 'none', amount: 0 }

function tablesFor(set: ComponentSet): Tables {
  const plans = [...set.startingPlans, ...set.plans]
  return {
    set,
    cardsOf: decks.map((deck) => set.cards.flatMap((card, at) => (card.deck === deck ? [at] : []))),
    typeOf: set.cards.map(({ type }) => pileTypes.indexOf(type)),
    deckOf: set.cards.map(({ deck }) => decks.indexOf(deck)),
    influenceOf: set.cards.map((card) => (card.type === 'treasury' ? 0 : card.influence)),
    effectOf: set.cards.map((card) => (card.type === 'treasury' ? nothing : effectFor(card.effect))),
    ongoingOf: set.cards.map((card) => (card.type === 'treasury' ? card.ongoing : null)),
    eventOf: set.cards.map((card) => (card.type === 'treasury' ? card.event : null)),
    abilityOf: set.clergy.map(({ effect }) => effect),
    wigsOf: set.clergy.map(({ wigs }) => wigs),
    pays: set.buildings.flatMap((building) => goods.map((good) => building.pays[good] ?? 0)),
    colourOfBuilding: set.buildings.map(({ colour }) => colours.indexOf(colour)),
    colourOfPlan: plans.map(({ colour }) => colours.indexOf(colour)),
    officialsOf: plans.map(({ officials }) => officials),
    shipOf: decks.flatMap((deck) => Array.from({ length: shipsPerDeck }, () => set.ships[deck])),
    goodOfStreet: set.streets.map(({ good }) => goods.indexOf(good)),
    landBonus: set.landBonus.map(effectFor),
    spaceBonus: spaceNames.map((space) => effectFor(set.spaceBonus[space])),
    treasuryInfluence: set.treasury.levels.map(({ influence }) => influence),
    treasuryReis: set.treasury.levels.map(({ reis }) => reis),
    highestLevel: set.treasury.levels.length - 1,
    prices: goods.map((good) => set.prices[good]),
    treasuryIcon: set.ring.indexOf('treasury'),
    churchIcon: set.ring.indexOf('church'),
  }
}

export const tablesOf = tablesBySet(standardSet, tablesFor)

export const allNobles: readonly Noble[] = nobles.map((_, noble) => noble)
export const allGoods: readonly Good[] = goods.map((_, good) => good)
export const allPiles: readonly Pile[] = pileTypes.map((_, pile) => pile)
export const nextOnRing = (at: number): number => (at + 1) % ringSpaces
