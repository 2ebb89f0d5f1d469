import { luminaries } from '../luminaries/data.ts'
import type { ComponentSet, Faction, ReformData, RegionData } from './sets.ts'

/** Where the figures of the set that comes with the game are from: the rule text, published material, or designed for Eminence. */
export const origins = {
  numbersOfComponents: 'seed',
  slots: 'seed',
  points: 'seed',
  regions: 'public',
  borders: 'reconstructed',
  startColours: 'reconstructed',
  reforms: 'reconstructed',
  luminaries: 'reconstructed',
} as const

// table 2.1: names public, slots seed, colours reconstructed; the places are those of the real towns
const regions = [
  { id: 'bamberg', slotFrom: 4, start: 'red', x: 197, y: 60 },
  { id: 'nuernberg', slotFrom: 4, start: 'blue', x: 226, y: 160 },
  { id: 'amberg', slotFrom: 4, start: 'black', x: 346, y: 162 },
  { id: 'ansbach', slotFrom: 2, start: 'tan', x: 149, y: 194 },
  { id: 'eichstaett', slotFrom: 2, x: 242, y: 288 },
  { id: 'ulm', slotFrom: 2, start: 'black', x: 60, y: 399 },
  { id: 'augsburg', slotFrom: 2, start: 'red', x: 199, y: 406 },
  { id: 'straubing', slotFrom: 2, start: 'tan', x: 454, y: 290 },
  { id: 'passau', slotFrom: 2, start: 'blue', x: 590, y: 360 },
  { id: 'muenchen', slotFrom: 2, x: 303, y: 458 },
  { id: 'burghausen', slotFrom: 2, start: 'red', x: 494, y: 451 },
  { id: 'kempten', slotFrom: 2, start: 'blue', x: 109, y: 552 },
  { id: 'innsbruck', slotFrom: 2, x: 274, y: 656 },
  { id: 'brixen', slotFrom: 3, start: 'black', x: 315, y: 781 },
  { id: 'trient', slotFrom: 3, start: 'tan', x: 233, y: 929 },
] as const satisfies readonly RegionData[]

export type RegionId = (typeof regions)[number]['id']

// table 2.1: reconstructed
const borders = [
  ['bamberg', 'nuernberg'],
  ['bamberg', 'amberg'],
  ['bamberg', 'ansbach'],
  ['nuernberg', 'amberg'],
  ['nuernberg', 'ansbach'],
  ['nuernberg', 'eichstaett'],
  ['amberg', 'eichstaett'],
  ['amberg', 'straubing'],
  ['ansbach', 'eichstaett'],
  ['ansbach', 'ulm'],
  ['eichstaett', 'ulm'],
  ['eichstaett', 'augsburg'],
  ['eichstaett', 'straubing'],
  ['eichstaett', 'muenchen'],
  ['ulm', 'augsburg'],
  ['augsburg', 'muenchen'],
  ['augsburg', 'kempten'],
  ['straubing', 'muenchen'],
  ['straubing', 'passau'],
  ['passau', 'burghausen'],
  ['muenchen', 'burghausen'],
  ['muenchen', 'kempten'],
  ['muenchen', 'innsbruck'],
  ['burghausen', 'innsbruck'],
  ['kempten', 'innsbruck'],
  ['innsbruck', 'brixen'],
  ['innsbruck', 'trient'],
  ['brixen', 'trient'],
] as const satisfies readonly (readonly [RegionId, RegionId])[]

const twice = (id: string, a: Faction, b: Faction): ReformData => ({ id, symbols: [a, a, b, b] })
const each = (id: string, ...symbols: Faction[]): ReformData => ({ id, symbols })

// table 2.2: reconstructed; that R12 exists: seed
const reforms: readonly ReformData[] = [
  twice('R01', 'nobility', 'professions'),
  twice('R02', 'nobility', 'magistrates'),
  twice('R03', 'nobility', 'artists'),
  twice('R04', 'nobility', 'scholars'),
  twice('R05', 'nobility', 'clergy'),
  twice('R06', 'professions', 'magistrates'),
  twice('R07', 'professions', 'artists'),
  twice('R08', 'professions', 'scholars'),
  twice('R09', 'professions', 'clergy'),
  twice('R10', 'magistrates', 'artists'),
  twice('R11', 'magistrates', 'scholars'),
  twice('R12', 'magistrates', 'clergy'),
  twice('R13', 'artists', 'scholars'),
  twice('R14', 'artists', 'clergy'),
  twice('R15', 'scholars', 'clergy'),
  each('R16', 'professions', 'artists', 'scholars', 'clergy'),
  each('R17', 'nobility', 'professions', 'artists', 'scholars'),
  each('R18', 'nobility', 'professions', 'magistrates', 'artists'),
  each('R19', 'nobility', 'professions', 'magistrates', 'clergy'),
  each('R20', 'nobility', 'magistrates', 'scholars', 'clergy'),
]

export const standardSet: ComponentSet = {
  name: 'Bavaria 1808',
  luminaries: luminaries.map(({ id, rank, factions, strength, affiliation }) => ({
    id,
    rank,
    factions,
    ...(strength !== null && { strength }),
    ...(affiliation !== null && { icon: affiliation }),
  })),
  regions,
  borders,
  reforms,
  // table 2.4: seed; OM-5.4 says why the full set is the dearer one
  points: { reform: 3, actionCard: [1, 2, 3, 4, 4], disk: 1, fullSet: 2, majority: 1 },
}
