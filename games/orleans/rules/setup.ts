import { type Context, type Random, reveals, type Seat, shuffle } from '@eminence/kernel'
import { type Good, type Happening, pilgrimage, tablesOf } from '../data.ts'
import type { Event } from '../events.ts'
import { type ComponentSet, eventIds, goodIds, letters } from '../sets.ts'
import { newTable, type Options, type State } from '../state.ts'
import { beginRound, goOn } from './course.ts'

const wanted: readonly Options['startPlayer'][] = ['seat1', 'seat2', 'seat3', 'seat4']

/** OR-1.8 */
function startPlayer(seats: number, options: Options, random: Random): Seat {
  const seat = wanted.indexOf(options.startPlayer)
  return seat >= 0 && seat < seats ? seat : random.below(seats)
}

/** OR-1.1 to OR-1.8 */
export function setUp(seats: number, options: Options, context: Context<Event>, set: ComponentSet | null): State {
  const { random, tell } = context
  const s = newTable(seats, options, set, startPlayer(seats, options, random))
  layGoods(s, random)
  s.hourglass = fillHourglass(random)
  const { goodsPutAway } = tablesOf(s).set
  const began: Event = {
    type: 'gameBegan',
    starter: s.starter,
    goodsSupply: s.goodsSupply.slice(),
    putAway: goodsPutAway[seats - 2],
  }
  tell?.(began, reveals)
  beginRound(s, context)
  goOn(s, context)
  return s
}

/** OR-1.1, OR-1.2 */
function layGoods(s: State, random: Random): void {
  const { set, goodsFrom } = tablesOf(s)
  const pool = goodIds.flatMap((id, good) => Array.from({ length: set.goods[id].tiles }, (): Good => good))
  shuffle(pool, random)
  let next = 0
  for (const putAway = set.goodsPutAway[s.seats - 2]; next < putAway; next++) s.putAway[pool[next]]++
  for (let at = 0; at < goodsFrom.length; at++) {
    if (goodsFrom[at] >= 0 && goodsFrom[at] <= s.seats) s.onStretches[at] = pool[next++]
  }
  while (next < pool.length) s.goodsSupply[pool[next++]]++
}

/** OR-1.4: each letter has every event once; the first of all is the Pilgrimage. */
function fillHourglass(random: Random): Happening[] {
  return letters.flatMap((_, letter) => {
    const all = eventIds.map((_, at): Happening => at)
    if (letter > 0) return shuffle(all, random)
    const others = all.filter((each) => each !== pilgrimage)
    return [pilgrimage, ...shuffle(others, random)]
  })
}
