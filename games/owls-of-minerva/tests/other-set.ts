import { type ComponentSet, colours, type ReformData, type RegionData } from '../sets.ts'
import { standardSet } from '../standard-set.ts'

/** A host's own set, different from ours in everything that a set may change: a ring of regions, cheaper reforms, stronger cards. */
export const otherSet: ComponentSet = {
  name: 'Our kitchen table',
  luminaries: standardSet.luminaries.map(({ id, rank, factions, strength, icon }, at) => ({
    id,
    rank,
    factions: factions.toReversed(),
    ...(strength !== undefined && { strength: 9 - strength }),
    ...(icon !== 'freemason' && at % 3 === 0 && { icon: 'rosicrucian' as const }),
    ...(icon === 'freemason' && { icon }),
  })),
  regions: Array.from(
    { length: 15 },
    (_, at): RegionData => ({
      id: `house-${at + 1}`,
      slotFrom: 2 + (at % 3),
      x: 300 + Math.round(200 * Math.sin(at * 0.42)),
      y: 500 - Math.round(400 * Math.cos(at * 0.42)),
      ...(at < 12 && { start: colours[at % 4] }),
      ...(at % 2 === 0 && { name: `House no. ${at + 1}` }),
    }),
  ),
  borders: Array.from({ length: 15 }, (_, at) => [`house-${at + 1}`, `house-${((at + 1) % 15) + 1}`]),
  reforms: standardSet.reforms.map(
    ({ id, symbols }, at): ReformData => ({ id: `${id}-ours`, symbols: at % 4 === 0 ? symbols : symbols.slice(1) }),
  ),
  points: { reform: 5, actionCard: [0, 1, 2, 3, 6], disk: 2, fullSet: 1, majority: 2 },
}
