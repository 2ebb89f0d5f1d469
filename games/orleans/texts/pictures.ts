import { type Follower, followerCount, placeIds, tablesOf, trackCount, typeCount } from '../data.ts'
import {
  boardIds,
  type DeedId,
  deedIds,
  type FollowerType,
  followerTypes,
  type GoodId,
  goodIds,
  type PlaceId,
  type TileId,
  tileIds,
} from '../sets.ts'
import { standardSet } from '../standard-set.ts'
import { newTable, type State, techTile } from '../state.ts'

/** Places of player A, with who stands there and, if it is given, the market. */
interface PlacesPicture {
  readonly name: 'places'
  readonly places: readonly PlaceId[]
  /**
   * From left to right: `f b c t k s m` are a neutral farmer, boatman, craftsman, trader, knight, scholar and monk, `F B C T` own followers,
   * `#` a tech tile, `.` a free space.
   */
  readonly on: Readonly<Partial<Record<PlaceId, string>>>
  /** Followers, in the same letters. */
  readonly market?: string
}

/** The map, with what lies and stands on it. */
interface MapPicture {
  readonly name: 'map'
  /** By player: the town of the merchant. */
  readonly merchants: readonly string[]
  /** By player. */
  readonly stations: readonly (readonly string[])[]
  /** By stretch. */
  readonly goods: Readonly<Record<string, readonly GoodId[]>>
}

/** What the rulebook shows, drawn by the parts of the table. The players are called A, B, C and D. */
export type RulebookPicture =
  | PlacesPicture
  | MapPicture
  /** These character tracks, with a marker of each player. */
  | { readonly name: 'tracks'; readonly steps: Readonly<Partial<Record<FollowerType, readonly number[]>>> }
  /** The development track with a marker of each player. */
  | { readonly name: 'development'; readonly spaces: readonly number[] }
  /** These deeds, with who is there: neutral followers, in small letters. */
  | { readonly name: 'deeds'; readonly on: Readonly<Partial<Record<DeedId, string>>> }
  /** Place tiles as they lie in their piles. */
  | { readonly name: 'tiles'; readonly tiles: readonly TileId[] }

/** What the rulebook explains in every language. */
export const examples = {
  start: { name: 'places', places: boardIds, on: {}, market: 'F B C T' },
  firstPlan: { name: 'places', places: ['village', 'castle'], on: { village: 'F B C' }, market: 'T' },
  substitutes: { name: 'places', places: ['castle', 'ship'], on: { castle: 'f m t', ship: '. B k' } },
  tech: { name: 'places', places: ['village', 'guildhall'], on: { village: '# b c', guildhall: 'f . k' } },
  census: { name: 'tracks', steps: { farmer: [4, 2, 2, 3] } },
  draws: { name: 'tracks', steps: { knight: [3, 1, 0, 4] } },
  development: { name: 'development', spaces: [8, 3, 16, 26] },
  travel: {
    name: 'map',
    merchants: ['tours', 'orleans', 'blois', 'vierzon'],
    stations: [['orleans', 'tours'], ['orleans'], ['blois'], []],
    goods: {
      W05: ['wine'],
      W06: ['cheese'],
      W07: ['wheat'],
      W08: ['brocade'],
      R05: ['wool', 'wheat'],
      R17: ['wheat'],
      W04: ['cheese'],
    },
  },
  deeds: { name: 'deeds', on: { 'papal-conclave': 'k m', canalisation: 'f f b t' } },
  tiles: { name: 'tiles', tiles: ['hayrick', 'library', 'sacristy', 'school', 'pharmacy'] },
} as const satisfies Record<string, RulebookPicture>

const usual = { openPlanning: false, startPlayer: 'random' } as const
const players = 4
const letters = 'fbctksmFBCT'
const followerOf = (letter: string): Follower => letters.indexOf(letter)
const numberIn = (ids: readonly string[], id: string): number => ids.indexOf(id)

/** A table of four with what the picture shows on it, so that it can be drawn like any other. */
export function positionOf(picture: RulebookPicture): State {
  const s = newTable(players, usual, null, 0)
  switch (picture.name) {
    case 'places':
      stand(s, picture)
      break
    case 'map':
      layOut(s, picture)
      break
    case 'tracks':
      for (const [type, steps] of Object.entries(picture.steps)) {
        for (const [seat, step] of steps.entries()) s.tracks[seat * trackCount + numberIn(followerTypes, type)] = step
      }
      break
    case 'development':
      s.development = [...picture.spaces]
      break
    case 'deeds':
      for (const [id, row] of Object.entries(picture.on)) {
        for (const letter of row.split(' ')) s.deeds[numberIn(deedIds, id) * typeCount + followerOf(letter)]++
      }
      break
    case 'tiles':
      break
  }
  return s
}

function stand(s: State, { places, on, market = '' }: PlacesPicture): void {
  const { firstSpace } = tablesOf(s)
  for (const place of places) {
    const tile = numberIn(tileIds, place)
    if (tile >= 0) s.tileOf[tile] = 0
  }
  for (const [id, row] of Object.entries(on)) {
    for (const [at, letter] of row.split(' ').entries()) {
      if (letter === '.') continue
      s.spaces[firstSpace[numberIn(placeIds, id)] + at] = letter === '#' ? techTile : followerOf(letter)
    }
  }
  s.markets.fill(0, 0, followerCount)
  for (const letter of market.split(' ')) if (letter !== '') s.markets[followerOf(letter)]++
}

function layOut(s: State, { merchants, stations, goods }: MapPicture): void {
  const { towns, stretches } = standardSet.map
  const town = (id: string): number => towns.findIndex((each) => each.id === id)
  s.merchants = merchants.map(town)
  for (const [seat, ids] of stations.entries()) for (const id of ids) s.stationsAt[town(id)] |= 1 << seat
  for (const [id, lying] of Object.entries(goods)) {
    const stretch = stretches.findIndex((each) => each.id === id)
    for (const [nth, good] of lying.entries()) s.onStretches[2 * stretch + nth] = goodIds.indexOf(good)
  }
}
