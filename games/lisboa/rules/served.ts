import {
  type Building,
  eastOf,
  type Good,
  type Land,
  lands,
  none,
  northOf,
  type Owner,
  rowOf,
  rowServed,
  type Space,
  type Street,
  streetServed,
  tablesOf,
  westOf,
} from '../data.ts'
import { goodOfStore, type State } from '../state.ts'

type City = Pick<State, 'set' | 'stores' | 'entrances' | 'buildings'>

/** Table 2.2: the places that serve a store in this row with its entrance on this street. */
export const spacesFor = (land: Land, street: Street): readonly Space[] => servedBy[land * 4 + street]
const servedBy: readonly (readonly Space[])[] = lands.flatMap((land) =>
  northOf.map((north) => [westOf[rowOf[land]], eastOf[rowOf[land]], north]),
)

/** What the building on this place pays a store of this good; 0 without a building. */
export const paysAt = (s: City, space: Space, good: Good): number =>
  s.buildings[space] === none ? 0 : tablesOf(s).pays[s.buildings[space] * 4 + good]

/** LI-3.41: what a store there would score now. */
export function storeWigs(s: City, land: Land, street: Street): number {
  const good = tablesOf(s).goodOfStreet[street]
  let wigs = 0
  for (const space of spacesFor(land, street)) wigs += paysAt(s, space, good)
  return wigs
}

/** How many opened buildings match this store. */
export function buildingsServing(s: City, land: Land): number {
  const good = goodOfStore(s, land)
  return spacesFor(land, s.entrances[land]).filter((space) => paysAt(s, space, good) > 0).length
}

/** Table 2.2: whether a place serves this store. */
export const serves = (s: City, space: Space, land: Land): boolean =>
  rowServed[space] === none ? s.entrances[land] === streetServed[space] : rowOf[land] === rowServed[space]

/** LI-8.25: what this building there would pay one owner, less what it would pay the others. */
export function advantage(s: City, space: Space, building: Building, owner: Owner): number {
  const { pays } = tablesOf(s)
  let sum = 0
  for (const land of lands) {
    if (s.stores[land] === none || !serves(s, space, land)) continue
    const wigs = pays[building * 4 + goodOfStore(s, land)]
    sum += s.stores[land] === owner ? wigs : -wigs
  }
  return sum
}

/** LI-3.46: what each served store is paid if this building stands there. */
export function payments(s: City, space: Space, building: Building): { land: Land; owner: number; wigs: number }[] {
  const { pays } = tablesOf(s)
  const found: { land: Land; owner: number; wigs: number }[] = []
  for (const land of lands) {
    const owner = s.stores[land]
    if (owner === none || !serves(s, space, land)) continue
    const wigs = pays[building * 4 + goodOfStore(s, land)]
    if (wigs > 0) found.push({ land, owner, wigs })
  }
  return found
}
