import { none, type Region } from '../data.ts'
import { blockedFaction, isOpen, pawnIn } from '../state.ts'
import type { View } from '../view.ts'
import type { Speech } from './context.ts'
import { disksIn, followersIn, type Heap, startOf, symbolsIn } from './scene.ts'

/** How often each of them is there. */
export const counted = <Thing>(things: readonly Thing[]): Heap<Thing>[] =>
  [...new Set(things)].map((thing) => ({ thing, count: things.filter((each) => each === thing).length }))

/** All that lies in a region, in words. */
export function spokenPlace(view: View, region: Region, { words, names, place, tally, faction, game }: Speech): string {
  const phrases = words.region
  const followers = followersIn(view, region)
  const edict = blockedFaction(view)
  const [pawn, taker, start] = [pawnIn(view, region, none), view.takers[region], startOf(view, region)]
  return [
    place(view, region),
    ...(pawn === none ? [] : [phrases.pawn(names[pawn])]),
    ...(start === none ? [] : [phrases.start(names[start])]),
    ...(followers.length === 0 ? [] : [phrases.followers(tally(followers))]),
    ...(followers.some(({ thing }) => thing === edict) ? [phrases.edict(faction(edict))] : []),
    ...disksIn(view, region).map(({ thing, count }) => phrases.disks(names[thing], count)),
    ...(isOpen(view, region) ? [phrases.reform(tally(counted(symbolsIn(view, region))))] : []),
    ...(taker === none ? [] : [phrases.made(names[taker])]),
  ].join(game.comma)
}
