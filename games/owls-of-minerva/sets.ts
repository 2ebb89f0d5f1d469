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
import { type Faction, factions, luminaries } from '../luminaries/data.ts'

export { type Faction, factions }

/** Of the pawns and disks. */
export const colours = ['red', 'blue', 'black', 'tan'] as const
export type Colour = (typeof colours)[number]

export const ranks = ['I', 'II', 'III', 'Ace', 'Crown'] as const

/** What this game reads of a luminary card. */
export interface CardData {
  readonly id: string
  readonly rank: (typeof ranks)[number]
  /** One or two. */
  readonly factions: readonly Faction[]
  /** Aces and crowns have none. */
  readonly strength?: number
  readonly icon?: 'freemason' | 'rosicrucian'
}

export interface RegionData {
  readonly id: string
  /** As it is to be shown, in whatever language. Without one, the texts are asked for a name of that id. */
  readonly name?: string
  /** The number of players from which on its slot has a reform card. */
  readonly slotFrom: number
  /** Whose pawn may start here. */
  readonly start?: Colour
  /** Where it is drawn, in a box 650 wide and 1000 high. */
  readonly x: number
  readonly y: number
}

export interface ReformData {
  readonly id: string
  /** What has to be covered, one entry a symbol. */
  readonly symbols: readonly Faction[]
}

/** Everything that is printed, and the figures that go with it. */
export interface ComponentSet {
  /** As it is to be shown, in whatever language. */
  readonly name: string
  /** The 57 in the order of their ids. */
  readonly luminaries: readonly CardData[]
  readonly regions: readonly RegionData[]
  /** Pairs of ids of regions that touch. */
  readonly borders: readonly (readonly string[])[]
  readonly reforms: readonly ReformData[]
  readonly points: {
    readonly reform: number
    /** Of the action card under a reform, by rank: I, II, III, ace, crown. */
    readonly actionCard: readonly number[]
    readonly disk: number
    /** For followers of all six factions. */
    readonly fullSet: number
    /** For the most followers of a faction. */
    readonly majority: number
  }
}

export const regionCount = 15
export const reformCount = 20
const startsPerColour = 3
const acesAndCrowns = 6

const card = (at: number): Shape<CardData> =>
  also(
    objectOf<CardData>({
      id: oneOf([luminaries[at].id]),
      rank: oneOf(ranks),
      factions: listOf(oneOf(factions), 1, 2),
      strength: optional(wholeNumber(1, 9)),
      icon: optional(oneOf(['freemason', 'rosicrucian'])),
    }),
    ({ rank, factions, strength }, path, flaws) => {
      const isHigh = rank === 'Ace' || rank === 'Crown'
      const size = isHigh ? 1 : 2
      const hasFactions = expectAt(
        `${path}.factions`,
        factions.length === size,
        { code: 'list', shortest: size, longest: size },
        flaws,
      )
      const areDifferent = new Set(factions).size === factions.length
      const hasStrength = isHigh === (strength === undefined)
      const [lowest, highest] = isHigh ? [0, 0] : [1, 9]
      return [
        hasFactions,
        expectAt(`${path}.factions[1]`, areDifferent, { code: 'unique' }, flaws),
        expectAt(`${path}.strength`, hasStrength, { code: 'wholeNumber', lowest, highest }, flaws),
      ].every(Boolean)
    },
  )

/** Each luminary has its place, so that a set cannot forget one. */
const cards: Shape<readonly CardData[]> = {
  fits(value, path, flaws): value is readonly CardData[] {
    const { length } = luminaries
    const isList = Array.isArray(value) && value.length === length
    if (!expectAt(path, isList, { code: 'list', shortest: length, longest: length }, flaws) || !Array.isArray(value))
      return false
    return value.map((each, at) => card(at).fits(each, `${path}[${at}]`, flaws)).every(Boolean)
  },
}

const amount = wholeNumber(0, 99)

const shape: Shape<ComponentSet> = also(
  objectOf<ComponentSet>({
    name: textOf(1, 80),
    luminaries: cards,
    regions: listOf(
      objectOf<RegionData>({
        id: textOf(1, 20),
        name: optional(textOf(1, 60)),
        slotFrom: wholeNumber(2, 4),
        start: optional(oneOf(colours)),
        x: wholeNumber(0, 650),
        y: wholeNumber(0, 1000),
      }),
      regionCount,
    ),
    borders: listOf(listOf(textOf(1, 20), 2), regionCount - 1, 60),
    reforms: listOf(objectOf<ReformData>({ id: textOf(1, 20), symbols: listOf(oneOf(factions), 1, 6) }), reformCount),
    points: objectOf<ComponentSet['points']>({
      reform: amount,
      actionCard: listOf(amount, ranks.length),
      disk: amount,
      fullSet: amount,
      majority: amount,
    }),
  }),
  fitsTogether,
)

/** What no single field shows. */
function fitsTogether(set: ComponentSet, path: string, flaws: Flaw[]): boolean {
  const before = flaws.length
  const field = fieldsAt(path)
  const expectOnce = (name: string, values: readonly string[], part = '') => {
    for (const [at, value] of values.entries())
      expectAt(field(`${name}[${at}]${part}`), values.indexOf(value) === at, { code: 'unique' }, flaws)
  }
  const expectEntries = (
    name: string,
    part: string,
    values: readonly (string | undefined)[],
    value: string,
    count: number,
  ) =>
    expectAt(
      field(name),
      values.filter((each) => each === value).length === count,
      { code: 'entries', field: part, value, count },
      flaws,
    )
  const [cardRanks, starts] = [set.luminaries.map(({ rank }) => rank), set.regions.map(({ start }) => start)]
  const ids = set.regions.map(({ id }) => id)
  expectOnce('regions', ids, '.id')
  expectOnce(
    'reforms',
    set.reforms.map(({ id }) => id),
    '.id',
  )
  for (const rank of ['Ace', 'Crown']) expectEntries('luminaries', 'rank', cardRanks, rank, acesAndCrowns)
  for (const colour of colours) expectEntries('regions', 'start', starts, colour, startsPerColour)
  expectOnce(
    'borders',
    set.borders.map((pair) => pair.toSorted().join('-')),
  )
  for (const [at, pair] of set.borders.entries()) {
    for (const [end, id] of pair.entries())
      expectAt(field(`borders[${at}][${end}]`), ids.includes(id), { code: 'oneOf', possible: ids }, flaws)
    expectAt(field(`borders[${at}][1]`), pair[0] !== pair[1], { code: 'unique' }, flaws)
  }
  const possible = [...connected(set, ids[0])]
  for (const [at, id] of ids.entries()) {
    expectAt(field(`regions[${at}].id`), possible.includes(id), { code: 'oneOf', possible }, flaws)
  }
  return flaws.length === before
}

/** The regions that can be reached from this one. */
function connected({ borders }: ComponentSet, from: string): Set<string> {
  const found = new Set([from])
  for (const id of found) for (const pair of borders) if (pair.includes(id)) for (const each of pair) found.add(each)
  return found
}

export const componentsLike = (standard: ComponentSet): ComponentsSchema<ComponentSet> => ({ standard, shape })
