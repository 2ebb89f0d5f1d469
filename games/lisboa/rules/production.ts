import type { Context, Seat } from '@eminence/kernel'
import { allGoods, type Good, lands, type Owner, tablesOf } from '../data.ts'
import type { Event } from '../events.ts'
import { abilities, goodOfStore, priceOf, type State } from '../state.ts'
import { step, task } from '../tasks.ts'
import { gainReis } from './gains.ts'

/** LI-3.30, LI-3.55: one good a store, as far as the supply lasts; each type that came drops one price step. Gives the numbers by good. */
export function harvest(s: State, owner: Owner, { tell }: Context<Event>): number[] {
  const { prices } = tablesOf(s)
  const got = [0, 0, 0, 0]
  for (const land of lands) {
    if (s.stores[land] !== owner) continue
    const good = goodOfStore(s, land)
    if (s.supply[good] === 0) continue
    s.supply[good]--
    s.stock[owner * 4 + good]++
    got[good]++
  }
  for (const good of allGoods) if (got[good] > 0 && s.prices[good] < prices[good].length - 1) s.prices[good]++
  tell?.({ type: 'produced', seat: owner, goods: got, prices: allGoods.map((good) => priceOf(s, good)) })
  return got
}

/** LI-3.30, LI-3.55: with the goods of `produce+1`; the warehouse is looked at afterwards. */
export function produceGoods(s: State, seat: Seat, context: Context<Event>): void {
  const got = harvest(s, seat, context)
  gainReis(s, seat, 2 * abilities(s, seat, 'produce+2'), 'ability', context)
  s.todo.push(step.stow[seat])
  const types = allGoods.filter((good) => got[good] > 0)
  oweExtraGoods(s, seat, types, abilities(s, seat, 'produce+1'))
}

/** So many more of these goods, as far as the supply lasts. */
export function oweExtraGoods(s: State, seat: Seat, goods: readonly Good[], number: number): void {
  if (number > 0 && goods.some((good) => s.supply[good] > 0)) s.todo.push(task.goodChoice(seat, goods, number))
}
