import type { ComponentSet, TileData, TileId } from '../sets.ts'
import { standardSet } from '../standard-set.ts'

const { map, tiles } = standardSet

/** Most tiles ask for one follower only. */
const shorter = (id: TileId): TileData => {
  const { slots, ...rest } = tiles[id]
  return { ...rest, slots: slots.slice(0, 1) }
}

/**
 * A host's own set: another map, tracks and figures, and places that one follower suffices for. Random play then comes to every corner of
 * the rules, which with the usual spaces it hardly does.
 */
export const otherSet: ComponentSet = {
  ...standardSet,
  name: 'One is enough',
  goods: { ...standardSet.goods, brocade: { tiles: 4, points: 7 } },
  map: {
    start: 'tours',
    towns: [...map.towns, { id: 'amboise', name: 'Amboise', x: 290, y: 520 }],
    stretches: [...map.stretches, { id: 'R30', kind: 'road', a: 'tours', b: 'amboise', extra: 3 }],
  },
  tracks: { ...standardSet.tracks, farmer: ['wool', 'wheat', 'brocade'], trader: ['both', 'I', 'both', 'both'] },
  development: {
    ...standardSet.development,
    last: 24,
    levelFrom: [3, 11, 20],
    coins: [{ space: 5, coins: 2 }],
    citizens: [2, 12, 24],
  },
  places: {
    farmhouse: ['boatman'],
    village: ['craftsman'],
    university: ['trader'],
    castle: ['boatman', 'trader'],
    monastery: ['farmer'],
    ship: ['farmer', 'knight'],
    wagon: ['trader'],
    guildhall: ['knight'],
    scriptorium: ['scholar'],
    townhall: ['any', 'any', 'any'],
  },
  tiles: {
    ...tiles,
    'cheese-factory': shorter('cheese-factory'),
    winery: shorter('winery'),
    'wool-manufacturer': { pile: 'II', slots: ['boatman', 'monk'], gain: { good: 'wool', development: 2 } },
    windmill: shorter('windmill'),
    library: shorter('library'),
    hospital: shorter('hospital'),
    office: shorter('office'),
    laboratory: shorter('laboratory'),
    'horse-wagon': shorter('horse-wagon'),
  },
  deeds: { ...standardSet.deeds, astronomy: { spaces: { farmer: 1, trader: 1 }, coins: 4, development: 3 } },
  strengths: { harvest: [0, 1, 2], taxes: [2, 1, 3], tradingDay: [1, 2, 3], income: [2, 2, 0] },
  startCoins: 15,
  stations: 5,
  techTiles: 8,
}
