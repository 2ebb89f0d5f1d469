import {
  also,
  type ComponentsSchema,
  expectAt,
  type Flaw,
  fieldsAt,
  listOf,
  objectOf,
  oneOf,
  type Shape,
  textOf,
  wholeNumber,
} from '@eminence/kernel'
import { type Faction, factions, luminaries, type Rank } from '../luminaries/data.ts'

/** What is printed on a luminary and could not be read from the published rules; rank and ability belong to the id. */
interface CardData {
  readonly id: string
  /** One on aces and crowns, else two: the upper one first. */
  readonly factions: readonly Faction[]
  /** 0 on aces and crowns. */
  readonly strength: number
  readonly affiliation: 'freemason' | 'rosicrucian' | 'none'
}

/** By location, from top to bottom: a T or B for each favor of the upper or lower faction that it costs. */
type Locations = readonly string[]

interface ContactData {
  readonly number: number
  readonly factions: readonly Faction[]
}

export interface Cell {
  readonly row: number
  readonly x: number
}

/** Rows of cards from the top, row 1 first: where each card lies, in half cards; rows are shifted by half a card. */
export interface MapData {
  readonly rows: readonly (readonly number[])[]
  /** By seat. */
  readonly placards: readonly Cell[]
}

/** By direction: L, UL, UR, R, DR, DL. */
type Diagram = readonly number[]

export interface ComponentSet {
  /** As it is to be shown, in whatever language. */
  readonly name: string
  readonly luminaries: readonly CardData[]
  readonly locations: Readonly<Record<Rank, Locations>>
  readonly contacts: readonly ContactData[]
  /** For two, three and four seats. */
  readonly maps: readonly MapData[]
  /** For a bot on the lower half of the map: priorities 6 (first) to 1; for the planning bots the strength that points there, 0 for aces and crowns. */
  readonly diagrams: Readonly<Record<'germain' | 'joseph' | 'cagliostro' | 'weishaupt', Diagram>>
}

export const mostLocations = 4
const fewestSlots = 12
const rows = 5
/** Hands, court and a deck to draw from need the rest. */
const mostSlotsByMap = [28, 26, 24]

const faction = oneOf(factions)

const cardShape: Shape<CardData> = also(
  objectOf<CardData>({
    id: textOf(1, 20),
    factions: listOf(faction, 1, 2),
    strength: wholeNumber(0, 6),
    affiliation: oneOf(['freemason', 'rosicrucian', 'none']),
  }),
  ({ factions: shown }, path, flaws) =>
    expectAt(`${path}.factions`, new Set(shown).size === shown.length, { code: 'unique' }, flaws),
)

const lettersOf = (possible: readonly string[], most: number): Shape<string> =>
  also(textOf(1, most), (text, path, flaws) =>
    expectAt(
      path,
      [...text].every((letter) => possible.includes(letter)),
      { code: 'oneOf', possible },
      flaws,
    ),
  )
const twoFactions = listOf(lettersOf(['T', 'B'], 4), 1, mostLocations)
const oneFaction = listOf(lettersOf(['T'], 4), 1, mostLocations)

const cell = objectOf<Cell>({ row: wholeNumber(0, rows + 1), x: wholeNumber(-4, 20) })

const mapShape = (seats: number): Shape<MapData> =>
  also(
    objectOf<MapData>({ rows: listOf(listOf(wholeNumber(0, 16), 1, 8), rows), placards: listOf(cell, seats) }),
    (map, path, flaws) => {
      const slots = map.rows.reduce((sum, row) => sum + row.length, 0)
      const most = mostSlotsByMap[seats - 2]
      const fits = slots >= fewestSlots && slots <= most
      return (
        expectAt(`${path}.rows`, fits, { code: 'wholeNumber', lowest: fewestSlots, highest: most }, flaws) &&
        map.rows
          .map((row, at) => {
            const isRising = row.every((x, nth) => nth === 0 || x >= row[nth - 1] + 2)
            return expectAt(`${path}.rows[${at}]`, isRising, { code: 'unique' }, flaws)
          })
          .every(Boolean) &&
        map.placards
          .map((placard, seat) => {
            const touched = cellsOf(map).filter((slot) => areAdjacent(slot, placard)).length
            return expectAt(
              `${path}.placards[${seat}]`,
              touched === 2,
              { code: 'list', shortest: 2, longest: 2 },
              flaws,
            )
          })
          .every(Boolean)
      )
    },
  )

/** The slots of a map, row by row from left to right. */
export const cellsOf = (map: MapData): Cell[] =>
  map.rows.flatMap((row, at) => row.map((x): Cell => ({ row: at + 1, x })))

/** Brick pattern: beside each other, or half a card apart in the next row. */
export const areAdjacent = (a: Cell, b: Cell): boolean => {
  const [down, right] = [Math.abs(a.row - b.row), Math.abs(a.x - b.x)]
  return (down === 0 && right === 2) || (down === 1 && right === 1)
}

const diagramOf = (values: readonly number[]): Shape<Diagram> =>
  also(listOf(wholeNumber(0, 6), 6), (diagram, path, flaws) =>
    expectAt(
      path,
      values.every((value) => diagram.includes(value)),
      { code: 'unique' },
      flaws,
    ),
  )
const priorities = diagramOf([1, 2, 3, 4, 5, 6])
const byStrength = diagramOf([0, 2, 3, 4, 5, 6])

const mapsShape: Shape<readonly MapData[]> = {
  fits(value, path, flaws): value is readonly MapData[] {
    const isList = Array.isArray(value) && value.length === 3
    if (!expectAt(path, isList, { code: 'list', shortest: 3, longest: 3 }, flaws) || !Array.isArray(value)) return false
    return value.map((each, at) => mapShape(at + 2).fits(each, `${path}[${at}]`, flaws)).every(Boolean)
  },
}

const shape: Shape<ComponentSet> = also(
  objectOf<ComponentSet>({
    name: textOf(1, 80),
    luminaries: listOf(cardShape, luminaries.length),
    locations: objectOf<ComponentSet['locations']>({
      I: twoFactions,
      II: twoFactions,
      III: twoFactions,
      Ace: oneFaction,
      Crown: oneFaction,
    }),
    contacts: listOf(objectOf<ContactData>({ number: wholeNumber(1, 99), factions: listOf(faction, 3) }), 4, 20),
    maps: mapsShape,
    diagrams: objectOf<ComponentSet['diagrams']>({
      germain: priorities,
      joseph: priorities,
      cagliostro: byStrength,
      weishaupt: byStrength,
    }),
  }),
  fitsTogether,
)

/** What no single field shows. */
function fitsTogether(set: ComponentSet, path: string, flaws: Flaw[]): boolean {
  const before = flaws.length
  const field = fieldsAt(path)
  for (const [at, { rank, id }] of luminaries.entries()) {
    const card = set.luminaries[at]
    expectAt(field(`luminaries[${at}].id`), card.id === id, { code: 'oneOf', possible: [id] }, flaws)
    const isHigh = rank === 'Ace' || rank === 'Crown'
    const length = isHigh ? 1 : 2
    const [lowest, highest] = isHigh ? [0, 0] : [2, 6]
    expectAt(
      field(`luminaries[${at}].factions`),
      card.factions.length === length,
      { code: 'list', shortest: length, longest: length },
      flaws,
    )
    expectAt(
      field(`luminaries[${at}].strength`),
      card.strength >= lowest && card.strength <= highest,
      { code: 'wholeNumber', lowest, highest },
      flaws,
    )
  }
  const numbers = set.contacts.map((contact) => contact.number)
  for (const [at, number] of numbers.entries()) {
    expectAt(field(`contacts[${at}].number`), numbers.indexOf(number) === at, { code: 'unique' }, flaws)
    const shown = set.contacts[at].factions
    expectAt(field(`contacts[${at}].factions`), new Set(shown).size === 3, { code: 'unique' }, flaws)
  }
  return flaws.length === before
}

export const componentsLike = (standard: ComponentSet): ComponentsSchema<ComponentSet> => ({ standard, shape })
