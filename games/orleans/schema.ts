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
import {
  type ComponentSet,
  type DeedData,
  deedIds,
  followerTypes,
  type GainData,
  goodIds,
  type SlotType,
  type StretchData,
  slotTypes,
  stretchKinds,
  type TileData,
  type TownData,
} from './sets.ts'

const byPlayers = listOf(wholeNumber(0, 40), 3)
const byLetter = listOf(wholeNumber(0, 9), 3)
const amount = wholeNumber(0, 99)
const step = wholeNumber(0, 20)
const slot = oneOf(slotTypes)
const type = oneOf(followerTypes)
const good = oneOf(goodIds)
const pile = oneOf(['I', 'II'])

/** A field for each of the names, all of one shape. */
const each = <Name extends string, T>(names: readonly Name[], shape: Shape<T>): Shape<Readonly<Record<Name, T>>> => ({
  fits(value, path, flaws): value is Readonly<Record<Name, T>> {
    const fields = Object.fromEntries(names.map((name) => [name, shape]))
    return objectOf<Record<string, T>>(fields).fits(value, path, flaws)
  },
})

const gain = objectOf<GainData>({
  good: optional(good),
  coins: optional(step),
  coinsPer: optional(oneOf(['level', 'station'])),
  development: optional(step),
  tech: optional(step),
})

const gainTile = (): Shape<TileData> =>
  objectOf<{ pile: 'I' | 'II'; slots: readonly SlotType[]; gain: GainData }>({ pile, slots: listOf(type, 1, 4), gain })
/** A tile that the rules know by its name. */
const ruledTile = (slots: Shape<readonly SlotType[]>): Shape<TileData> =>
  objectOf<Omit<TileData, 'gain'>>({ pile, slots })

const spaceless = listOf(slot, 0)

const tiles = objectOf<ComponentSet['tiles']>({
  hayrick: gainTile(),
  'cheese-factory': gainTile(),
  winery: gainTile(),
  'wool-manufacturer': gainTile(),
  'tailor-shop': gainTile(),
  brewery: gainTile(),
  windmill: gainTile(),
  library: gainTile(),
  hospital: gainTile(),
  bathhouse: ruledTile(listOf(slot, 1, 4)),
  'herb-garden': ruledTile(spaceless),
  sacristy: ruledTile(listOf(oneOf(['monk']), 1)),
  'shipping-line': gainTile(),
  cellar: gainTile(),
  office: gainTile(),
  laboratory: gainTile(),
  'horse-wagon': ruledTile(listOf(type, 1, 4)),
  pharmacy: ruledTile(listOf(slot, 1, 4)),
  school: ruledTile(spaceless),
  'gunpowder-tower': ruledTile(spaceless),
})

const recruiting = listOf(type, 1, 4)

const places = objectOf<ComponentSet['places']>({
  farmhouse: recruiting,
  village: recruiting,
  university: recruiting,
  castle: recruiting,
  monastery: recruiting,
  ship: recruiting,
  wagon: recruiting,
  guildhall: recruiting,
  scriptorium: recruiting,
  townhall: listOf(oneOf(['any']), 1, 4),
})

const deed = objectOf<DeedData>({
  spaces: objectOf<DeedData['spaces']>({
    farmer: optional(wholeNumber(1, 9)),
    boatman: optional(wholeNumber(1, 9)),
    craftsman: optional(wholeNumber(1, 9)),
    trader: optional(wholeNumber(1, 9)),
    knight: optional(wholeNumber(1, 9)),
    scholar: optional(wholeNumber(1, 9)),
    monk: optional(wholeNumber(1, 9)),
  }),
  coins: step,
  development: optional(wholeNumber(1, 20)),
})

const map = objectOf<ComponentSet['map']>({
  start: textOf(1, 40),
  towns: listOf(
    objectOf<TownData>({ id: textOf(1, 40), name: textOf(1, 60), x: wholeNumber(0, 1000), y: wholeNumber(0, 1000) }),
    2,
    40,
  ),
  stretches: listOf(
    objectOf<StretchData>({
      id: textOf(1, 10),
      kind: oneOf(stretchKinds),
      a: textOf(1, 40),
      b: textOf(1, 40),
      extra: optional(wholeNumber(2, 4)),
      via: optional(listOf(wholeNumber(0, 1000), 2)),
    }),
    1,
    99,
  ),
})

const track = <T>(entry: Shape<T>) => listOf(entry, 1, 12)
const developmentSpace = wholeNumber(1, 60)

const shape: Shape<ComponentSet> = also(
  objectOf<ComponentSet>({
    name: textOf(1, 80),
    followers: each(followerTypes, byPlayers),
    goods: each(
      goodIds,
      objectOf<{ readonly tiles: number; readonly points: number }>({ tiles: amount, points: amount }),
    ),
    food: listOf(good, 0, goodIds.length),
    goodsPutAway: byPlayers,
    map,
    tracks: objectOf<ComponentSet['tracks']>({
      farmer: track(good),
      boatman: track(step),
      craftsman: track(step),
      trader: track(oneOf(['I', 'both'])),
      knight: track(wholeNumber(1, 20)),
      scholar: track(step),
    }),
    trackCitizens: objectOf<ComponentSet['trackCitizens']>({ boatman: wholeNumber(1, 12), knight: wholeNumber(1, 12) }),
    development: objectOf<ComponentSet['development']>({
      last: developmentSpace,
      levelFrom: listOf(developmentSpace, 0, 20),
      coins: listOf(
        objectOf<{ readonly space: number; readonly coins: number }>({ space: developmentSpace, coins: amount }),
        0,
        20,
      ),
      citizens: listOf(developmentSpace, 3),
    }),
    places,
    tiles,
    deeds: each(deedIds, deed),
    strengths: objectOf<ComponentSet['strengths']>({
      harvest: byLetter,
      taxes: listOf(wholeNumber(1, 9), 3),
      tradingDay: byLetter,
      income: byLetter,
    }),
    market: wholeNumber(4, 20),
    tower: wholeNumber(1, 4),
    startCoins: amount,
    stations: wholeNumber(1, 30),
    techTiles: wholeNumber(0, 40),
    foodPrice: wholeNumber(1, 20),
    pharmacyMost: wholeNumber(1, 9),
  }),
  fitsTogether,
)

/** What no single field shows. */
function fitsTogether(set: ComponentSet, path: string, flaws: Flaw[]): boolean {
  const before = flaws.length
  const field = fieldsAt(path)
  const { towns, stretches, start } = set.map
  const possible = towns.map(({ id }) => id)
  const isTown = (name: string, id: string) =>
    expectAt(field(name), possible.includes(id), { code: 'oneOf', possible }, flaws)
  const areUnique = (name: string, ids: readonly string[]) => {
    for (const [at, id] of ids.entries()) {
      expectAt(field(`${name}[${at}].id`), ids.indexOf(id) === at, { code: 'unique' }, flaws)
    }
  }
  areUnique('map.towns', possible)
  areUnique(
    'map.stretches',
    stretches.map(({ id }) => id),
  )
  isTown('map.start', start)
  for (const [at, { a, b }] of stretches.entries()) {
    isTown(`map.stretches[${at}].a`, a)
    isTown(`map.stretches[${at}].b`, b)
  }
  // the goods for the map come out of the pool
  const tilesInAll = goodIds.reduce((sum, id) => sum + set.goods[id].tiles, 0)
  for (const at of [0, 1, 2]) {
    const spaces = stretches.reduce((sum, { extra }) => sum + (extra !== undefined && extra <= at + 2 ? 2 : 1), 0)
    const highest = tilesInAll - spaces
    expectAt(
      field(`goodsPutAway[${at}]`),
      set.goodsPutAway[at] <= highest,
      { code: 'wholeNumber', lowest: 0, highest },
      flaws,
    )
  }
  const { last, levelFrom, coins, citizens } = set.development
  const isOnTrack = (name: string, space: number, lowest = 1) =>
    expectAt(
      field(`development.${name}`),
      space >= lowest && space <= last,
      { code: 'wholeNumber', lowest, highest: last },
      flaws,
    )
  for (const [at, space] of levelFrom.entries()) {
    isOnTrack(`levelFrom[${at}]`, space, at === 0 ? 1 : levelFrom[at - 1] + 1)
  }
  for (const [at, { space }] of coins.entries()) isOnTrack(`coins[${at}].space`, space)
  for (const [at, space] of citizens.entries()) {
    isOnTrack(`citizens[${at}]`, space, at === 0 ? 1 : citizens[at - 1] + 1)
  }
  const { boatman, knight } = set.trackCitizens
  const reach = (name: 'boatman' | 'knight', at: number, highest: number) =>
    expectAt(field(`trackCitizens.${name}`), at <= highest, { code: 'wholeNumber', lowest: 1, highest }, flaws)
  reach('boatman', boatman, set.tracks.boatman.length)
  reach('knight', knight, set.tracks.knight.length - 1)
  for (const id of deedIds) {
    const hasSpace = Object.keys(set.deeds[id].spaces).length > 0
    expectAt(field(`deeds.${id}.spaces`), hasSpace, { code: 'kinds', most: followerTypes.length }, flaws)
  }
  return flaws.length === before
}

export const componentsLike = (standard: ComponentSet): ComponentsSchema<ComponentSet> => ({ standard, shape })
