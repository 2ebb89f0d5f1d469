import {
  also,
  type ComponentsSchema,
  expectAt,
  type Flaw,
  fieldsAt,
  listOf,
  objectOf,
  oneOf,
  optional,
  type Shape,
  textOf,
  wholeNumber,
} from '@eminence/kernel'
import { type DecreeData, decreeShape } from './decree-data.ts'

/** Left to right (glossary): the nobles, and the four political piles. */
export const nobles = ['builder', 'marquis', 'king'] as const
export const pileTypes = [...nobles, 'treasury'] as const
export const goods = ['gold', 'cloth', 'books', 'tools'] as const
export const rubbleKinds = ['quake', 'fire', 'tsunami'] as const
export const colours = ['blue', 'green'] as const
export const decks = ['blue', 'red', 'purple', 'brown'] as const
/** Table 2.2: the places for public buildings, clockwise from the one furthest down in the west. */
export const spaceNames = [
  'W-E',
  'W-D',
  'W-C',
  'W-B',
  'W-A',
  'N1',
  'N2',
  'N3',
  'N4',
  'E-A',
  'E-B',
  'E-C',
  'E-D',
  'E-E',
] as const

type NobleName = (typeof nobles)[number]
type GoodName = (typeof goods)[number]
export type ColourName = (typeof colours)[number]
export type DeckName = (typeof decks)[number]

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
type Digit = (typeof digits)[number]
type Gain = `${'reis' | 'inf' | 'wig'}+${Digit}`
type Penalty = `${'reis' | 'inf' | 'wig'}-${Digit}` | 'good-1'

const gains: readonly Gain[] = digits.flatMap((n): Gain[] => [`reis+${n}`, `inf+${n}`, `wig+${n}`])
const penalties: readonly Penalty[] = [
  ...digits.flatMap((n): Penalty[] => [`reis-${n}`, `inf-${n}`, `wig-${n}`]),
  'good-1',
]

/** Table 2.13: what a noble card does when it goes to a portfolio. */
export type NobleEffect =
  | Gain
  | Penalty
  | 'none'
  | 'state'
  | 'official'
  | 'good'
  | 'rubble'
  | 'price+1'
  | 'treasury'
  | 'favor'
const nobleEffects: readonly NobleEffect[] = [
  ...(['none', 'state', 'official', 'good', 'rubble', 'price+1', 'treasury', 'favor'] as const),
  ...gains,
  ...penalties,
]

/** What is printed on land and on the places for public buildings. */
export type Bonus = Gain | 'none' | 'good' | 'goodOfStore' | 'official' | 'favor'
const spaceBonuses: readonly Exclude<Bonus, 'goodOfStore'>[] = ['none', 'good', 'official', 'favor', ...gains]
const landBonuses: readonly Exclude<Bonus, 'official' | 'favor' | 'good'>[] = ['none', 'goodOfStore', ...gains]

/** Table 2.13: what a treasury card gives while it lies in the bottom row. */
export const ongoing = [
  'sell+1',
  'land-2',
  'tsunami0',
  'subsidy+2',
  'sponsor-2',
  'trade+1',
  'visit+1',
  'produce+2',
  'open+3',
  'foreign+1',
] as const
/** What sponsoring a treasury card does. */
export const sponsored = [
  'store',
  'decrees',
  'open',
  'ship',
  'produce',
  'cardinal',
  'plan+recruit',
  'favor+recruit',
] as const
/** Table 2.14: what a clergy tile gives while it is held. */
export const clergyAbilities = [
  'visit.builder-1',
  'visit.marquis-1',
  'visit.king-1',
  'visit.ignoreOfficials',
  'store-2',
  'store.quake1',
  'store.wig2',
  'produce+1',
  'sell+1',
  'recruit+1',
  'open.official-1',
  'open.wig2',
  'trade.any',
  'decree+1',
  'follow-2',
  'warehouse+2',
  'subsidy+2',
  'influence+1',
] as const
type Ongoing = (typeof ongoing)[number]
export type Sponsored = (typeof sponsored)[number]
export type Ability = Ongoing | (typeof clergyAbilities)[number]

interface NobleCardData {
  readonly id: number
  readonly name?: string
  readonly deck: DeckName
  readonly type: NobleName
  readonly influence: number
  readonly effect: NobleEffect
}
interface TreasuryCardData {
  readonly id: number
  readonly name?: string
  readonly deck: DeckName
  readonly type: 'treasury'
  readonly ongoing: Ongoing
  readonly event: Sponsored
}
export type CardData = NobleCardData | TreasuryCardData

export interface ClergyData {
  readonly id: string
  readonly effect: (typeof clergyAbilities)[number]
  /** On the back. */
  readonly wigs: number
}
export interface BuildingData {
  readonly id: string
  readonly name?: string
  readonly colour: ColourName
  /** Wigs for the owner of each matching store of that good; what is left out pays nothing. */
  readonly pays: { readonly [Good in GoodName]?: number | undefined }
}
export interface PlanData {
  readonly id: string
  readonly colour: ColourName
  readonly officials: number
}
export interface ShipData {
  /** Holds, wigs when it sails, and wigs in the end. */
  readonly size: number
  readonly influence: number
  /** What each good sold aboard brings more. */
  readonly price: number
}
interface StreetData {
  readonly name?: string
  readonly good: GoodName
}
export interface ScoringTileData {
  readonly id: string
  /** Its street if the host wants them fixed. */
  readonly good: GoodName
  readonly values: readonly number[]
}

/** Everything that is printed, and the figures that go with it. */
export interface ComponentSet {
  /** As it is to be shown, in whatever language. */
  readonly name: string
  readonly cards: readonly CardData[]
  readonly clergy: readonly ClergyData[]
  readonly decrees: readonly DecreeData[]
  readonly buildings: readonly BuildingData[]
  readonly startingPlans: readonly PlanData[]
  readonly plans: readonly PlanData[]
  readonly ships: { readonly [Deck in DeckName]: ShipData }
  readonly scoringTiles: readonly ScoringTileData[]
  /** From left to right. */
  readonly streets: readonly StreetData[]
  /** By column, from left to right. */
  readonly landBonus: readonly (typeof landBonuses)[number][]
  readonly spaceBonus: { readonly [Space in (typeof spaceNames)[number]]: (typeof spaceBonuses)[number] }
  readonly treasury: {
    readonly start: number
    readonly levels: readonly { readonly influence: number; readonly reis: number }[]
  }
  /** From the start of each track to its end. */
  readonly prices: { readonly [Good in GoodName]: readonly number[] }
  /** By space of the influence track: what standing there is worth in réis. */
  readonly influenceCash: readonly number[]
  /** Clockwise from the top. */
  readonly ring: readonly ('clergy' | 'treasury' | 'church')[]
  readonly cardinalStart: number
  /** By completed rubble sets, from 0 on. */
  readonly warehouse: readonly number[]
  readonly officialsRanking: readonly number[]
  readonly officialsRankingOfTwo: readonly number[]
  readonly startReis: number
  readonly startInfluence: number
  /** So many of each. */
  readonly startGoods: number
}

export const mostInfluence = 10
const amount = wholeNumber(0, 99)
const label = textOf(1, 60)
const id = textOf(1, 20)

const nobleCard = objectOf<NobleCardData>({
  id: wholeNumber(1, 999),
  name: optional(label),
  deck: oneOf(decks),
  type: oneOf(nobles),
  influence: wholeNumber(0, mostInfluence),
  effect: oneOf(nobleEffects),
})
const treasuryCard = objectOf<TreasuryCardData>({
  id: wholeNumber(1, 999),
  name: optional(label),
  deck: oneOf(decks),
  type: oneOf(['treasury']),
  ongoing: oneOf(ongoing),
  event: oneOf(sponsored),
})
const isTreasury = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'treasury'
const card: Shape<CardData> = {
  fits: (value, path, flaws): value is CardData =>
    isTreasury(value) ? treasuryCard.fits(value, path, flaws) : nobleCard.fits(value, path, flaws),
}
const building = objectOf<BuildingData>({
  id,
  name: optional(label),
  colour: oneOf(colours),
  pays: objectOf<BuildingData['pays']>({
    gold: optional(amount),
    cloth: optional(amount),
    books: optional(amount),
    tools: optional(amount),
  }),
})
const plan = objectOf<PlanData>({ id, colour: oneOf(colours), officials: wholeNumber(1, 8) })
const ship = objectOf<ShipData>({ size: wholeNumber(1, 6), influence: wholeNumber(0, mostInfluence), price: amount })
const prices = listOf(amount, 2, 12)
const ranking = wholeNumber(0, 99)
const bonus = oneOf(spaceBonuses)

export const ringSpaces = 8
const clergyTiles = 37
/** Table 1.1: so many cards a deck; the red and the brown ones make four piles. */
const cardsPerDeck = { blue: 21, red: 20, purple: 21, brown: 20 } as const
const cardsPerPile = 5

const shape: Shape<ComponentSet> = also(
  objectOf<ComponentSet>({
    name: textOf(1, 80),
    cards: listOf(card, 82),
    clergy: listOf(objectOf<ClergyData>({ id, effect: oneOf(clergyAbilities), wigs: amount }), clergyTiles),
    decrees: listOf(decreeShape, 70),
    buildings: listOf(building, 16),
    startingPlans: listOf(plan, 4),
    plans: listOf(plan, 16),
    ships: objectOf<ComponentSet['ships']>({ blue: ship, red: ship, purple: ship, brown: ship }),
    scoringTiles: listOf(objectOf<ScoringTileData>({ id, good: oneOf(goods), values: listOf(ranking, 3) }), 4),
    streets: listOf(objectOf<StreetData>({ name: optional(label), good: oneOf(goods) }), 4),
    landBonus: listOf(oneOf(landBonuses), 5),
    spaceBonus: objectOf<ComponentSet['spaceBonus']>({
      'W-E': bonus,
      'W-D': bonus,
      'W-C': bonus,
      'W-B': bonus,
      'W-A': bonus,
      N1: bonus,
      N2: bonus,
      N3: bonus,
      N4: bonus,
      'E-A': bonus,
      'E-B': bonus,
      'E-C': bonus,
      'E-D': bonus,
      'E-E': bonus,
    }),
    treasury: objectOf<ComponentSet['treasury']>({
      start: wholeNumber(0, 19),
      levels: listOf(objectOf<ComponentSet['treasury']['levels'][number]>({ influence: amount, reis: amount }), 2, 20),
    }),
    prices: objectOf<ComponentSet['prices']>({ gold: prices, cloth: prices, books: prices, tools: prices }),
    influenceCash: listOf(amount, mostInfluence + 1),
    ring: listOf(oneOf(['clergy', 'treasury', 'church']), ringSpaces),
    cardinalStart: wholeNumber(0, ringSpaces - 1),
    warehouse: listOf(amount, 6),
    officialsRanking: listOf(ranking, 3),
    officialsRankingOfTwo: listOf(ranking, 2),
    startReis: amount,
    startInfluence: wholeNumber(0, mostInfluence),
    startGoods: wholeNumber(0, 4),
  }),
  fitsTogether,
)

/** What no single field shows. */
function fitsTogether(set: ComponentSet, path: string, flaws: Flaw[]): boolean {
  const before = flaws.length
  const at = fieldsAt(path)
  const unique = (name: string, keys: readonly unknown[], field: string) => {
    for (const [nth, key] of keys.entries()) {
      expectAt(at(`${name}[${nth}].${field}`), keys.indexOf(key) === nth, { code: 'unique' }, flaws)
    }
  }
  const entries = (name: string, field: string, value: string, found: number, count: number) =>
    expectAt(at(name), found === count, { code: 'entries', field, value, count }, flaws)
  const rising = (name: string, numbers: readonly number[], lowest: number) =>
    numbers.forEach((number, nth) => {
      const least = nth === 0 ? lowest : numbers[nth - 1]
      expectAt(at(`${name}[${nth}]`), number >= least, { code: 'wholeNumber', lowest: least, highest: 99 }, flaws)
    })

  const idsOf = (things: readonly { readonly id: unknown }[]) => things.map((thing) => thing.id)
  const goodsOf = (things: readonly { readonly good: GoodName }[]) => things.map(({ good }) => good)
  unique('cards', idsOf(set.cards), 'id')
  unique('clergy', idsOf(set.clergy), 'id')
  unique('decrees', idsOf(set.decrees), 'id')
  unique('buildings', idsOf(set.buildings), 'id')
  unique('streets', goodsOf(set.streets), 'good')
  unique('scoringTiles', goodsOf(set.scoringTiles), 'good')
  for (const deck of decks) {
    const ofDeck = set.cards.filter((each) => each.deck === deck)
    entries('cards', 'deck', deck, ofDeck.length, cardsPerDeck[deck])
    if (deck === 'blue' || deck === 'purple') continue
    for (const type of pileTypes) {
      const ofType = ofDeck.filter((each) => each.type === type).length
      entries('cards', 'deck, type', `${deck}, ${type}`, ofType, cardsPerPile)
    }
  }
  for (const [name, things, count] of [
    ['buildings', set.buildings, 8],
    ['plans', set.plans, 8],
    ['startingPlans', set.startingPlans, 2],
  ] as const) {
    const blue = things.filter(({ colour }) => colour === 'blue').length
    entries(name, 'colour', 'blue', blue, count)
  }
  for (const icon of ['treasury', 'church'] as const) {
    entries('ring', 'value', icon, set.ring.filter((each) => each === icon).length, 1)
  }
  // LI-8.3 could not be met with three equal tiles
  const allValues = set.scoringTiles.map(({ values }) => values.join())
  for (const values of new Set(allValues)) {
    const equal = allValues.filter((each) => each === values).length
    if (equal > 2) entries('scoringTiles', 'values', values, equal, 2)
  }
  const highest = set.treasury.levels.length - 1
  expectAt(at('treasury.start'), set.treasury.start <= highest, { code: 'wholeNumber', lowest: 0, highest }, flaws)
  rising('influenceCash', set.influenceCash, 0)
  // LI-3.24: only what lies between two spaces can be spent
  expectAt(at('influenceCash[0]'), set.influenceCash[0] === 0, { code: 'wholeNumber', lowest: 0, highest: 0 }, flaws)
  // LI-1.12: what everybody starts with has to fit
  rising('warehouse', set.warehouse, 4 * set.startGoods)
  return flaws.length === before
}

export const componentsLike = (standard: ComponentSet): ComponentsSchema<ComponentSet> => ({ standard, shape })
