import type { Play } from '@eminence/kernel'
import type { Owner, Space } from '../data.ts'
import type { Event } from '../events.ts'
import type { Key, Moment, Share } from '../story.ts'

/** What is paid at once and is worth telling. */
const fewest = 4

interface Deed {
  readonly key: Key
  readonly weight: number
}

/** The one that weighs most, the earlier where it is the same. */
const best = (deeds: readonly Deed[]): Key[] =>
  [...deeds]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 1)
    .map(({ key }) => key)

/** All events, with their place in the play. */
function* eventsOf({ chapters }: Play<Event>): Generator<{ event: Event; moves: number; chapter: number }> {
  for (const [index, { steps }] of chapters.entries())
    for (const { told, moves } of steps) for (const event of told) yield { event, moves, chapter: index + 1 }
}

/** The public building that has paid one owner most. */
export function bestBuilding(play: Play<Event>): Key[] {
  const openers = new Map<Space, Owner>()
  const deeds: Deed[] = []
  for (const { event, moves, chapter } of eventsOf(play)) {
    if (event.type === 'buildingOpened') openers.set(event.space, event.seat)
    if (event.type !== 'buildingPaid') continue
    const { space, building, stores } = event
    const owner = openers.get(space)
    const paid = sharesOf(stores)
    const weight = Math.max(0, ...paid.map(({ wigs }) => wigs))
    if (owner === undefined || weight < fewest) continue
    deeds.push({ key: { moves, chapter, told: { type: 'building', owner, building, space, paid } }, weight })
  }
  return best(deeds)
}

/** By owner, the most first. */
function sharesOf(stores: readonly Share[]): Share[] {
  const wigs = new Map<Owner, number>()
  for (const store of stores) wigs.set(store.owner, (wigs.get(store.owner) ?? 0) + store.wigs)
  return [...wigs].map(([owner, sum]) => ({ owner, wigs: sum })).sort((a, b) => b.wigs - a.wigs)
}

/** The store that has brought most at once. */
export function bestStore(play: Play<Event>): Key[] {
  const deeds: Deed[] = []
  for (const { event, moves, chapter } of eventsOf(play)) {
    if (event.type !== 'storeScored' || event.wigs < fewest) continue
    const { seat: owner, land, wigs } = event
    const told: Moment = { type: 'store', owner, land, wigs }
    deeds.push({ key: { moves, chapter, told }, weight: wigs })
  }
  return best(deeds)
}
