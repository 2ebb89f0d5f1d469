import type { Context, Seat, Task } from '@eminence/kernel'
import { allGoods, allNobles, type Effect, type Noble, tablesOf } from '../data.ts'
import type { Event, Why } from '../events.ts'
import {
  dropGoods,
  type GoodMove,
  loseGoods,
  type OfficeMove,
  officeMoves,
  type RubbleMove,
  raisePrices,
  rubbleMoves,
  type Skip,
  type StateMove,
  skip,
  states,
  type TreasuryMove,
  takeGoods,
  treasuryMoves,
  type UnlockMove,
  unlockBottom,
  unlockTop,
} from '../moves.ts'
import { capacityOf, goodsOf, priceOf, type State } from '../state.ts'
import { type Decide, type GoodTask, type NobleTask, owed, task } from '../tasks.ts'
import { gainCube, gainInfluence, gainReis, gainWigs, moveTreasury, returnGood, stow, takeGood } from './gains.ts'
import { availableStates, lacksFavor } from './legal.ts'
import { oweExtraGoods } from './production.ts'
import { doState, placeOfficial } from './state-actions.ts'

/** Table 2.13: `noble` is the one of the card, for a State action. */
export function applyEffect(
  s: State,
  seat: Seat,
  { kind, amount }: Effect,
  noble: Noble,
  why: Why,
  context: Context<Event>,
): void {
  switch (kind) {
    case 'none':
    case 'goodOfStore':
      return
    case 'reis':
      if (amount > 0) gainReis(s, seat, amount, why, context)
      else loseReis(s, seat, -amount, context)
      return
    case 'inf':
      if (amount > 0) gainInfluence(s, seat, amount, why, context)
      else loseInfluence(s, seat, -amount, context)
      return
    case 'wig':
      if (amount > 0) gainWigs(s, seat, amount, why, context)
      else loseWigs(s, seat, -amount, context)
      return
    case 'state':
      if (availableStates(s, seat, noble).length > 0) s.todo.push(task.rewardState(seat, noble))
      else context.tell?.({ type: 'rewardLost', seat, reward: kind })
      return
    default:
      if (amount < 0) oweLoss(s, seat)
      else oweReward(s, seat, kind, context)
  }
}

interface Choice {
  readonly owed: readonly Task[]
  fits(s: State, seat: Seat): boolean
}

const isSome = (number: number): boolean => number > 0

/** The rewards that ask for something, and whether they can be given. */
const choices: Readonly<Record<'good' | 'official' | 'rubble' | 'price' | 'treasury' | 'favor', Choice>> = {
  good: { owed: [0, 1, 2, 3].map((seat) => task.goodChoice(seat, allGoods, 0)), fits: (s) => s.supply.some(isSome) },
  official: { owed: owed.officialPlace, fits: (s, seat) => s.officials[seat] > 0 },
  // LI-3.49
  rubble: { owed: owed.rubbleChoice, fits: (s) => s.heap.some(isSome) },
  price: { owed: owed.priceChoice, fits: (s) => s.prices.some(isSome) },
  treasury: { owed: owed.treasuryMove, fits: () => true },
  favor: { owed: owed.favor, fits: (s, seat) => allNobles.some((noble) => lacksFavor(s, seat, noble)) },
}

/** LI-3.50 */
function oweReward(s: State, seat: Seat, reward: keyof typeof choices, { tell }: Context<Event>): void {
  const choice = choices[reward]
  if (choice.fits(s, seat)) s.todo.push(choice.owed[seat])
  else tell?.({ type: 'rewardLost', seat, reward })
}

/** Penalties are paid as far as possible: coins in hand only, no influence turned into money. */
function loseReis(s: State, seat: Seat, amount: number, { tell }: Context<Event>): void {
  const reis = Math.min(amount, s.purses[seat])
  s.purses[seat] -= reis
  tell?.({ type: 'reisLost', seat, reis })
}

function loseInfluence(s: State, seat: Seat, amount: number, { tell }: Context<Event>): void {
  const influence = Math.min(amount, s.influence[seat])
  s.influence[seat] -= influence
  tell?.({ type: 'influenceLost', seat, influence })
}

function loseWigs(s: State, seat: Seat, amount: number, { tell }: Context<Event>): void {
  const wigs = Math.min(amount, s.wigs[seat])
  s.wigs[seat] -= wigs
  tell?.({ type: 'wigsLost', seat, wigs })
}

function oweLoss(s: State, seat: Seat): void {
  if (goodsOf(s, seat) > 0) s.todo.push(owed.goodLose[seat])
}

const held = (s: State, seat: Seat, moves: readonly GoodMove[]): GoodMove[] =>
  moves.filter(({ good }) => s.stock[seat * 4 + good] > 0)

/** A good of choice (LI-3.48), or one that comes with others (LI-3.55). */
export const goodChoice: Decide<GoodMove, GoodTask> = {
  moves: (s, _, { goods }) => takeGoods.filter(({ good }) => goods.includes(good) && s.supply[good] > 0),

  play(s, seat, { good }, context, { goods, extra }) {
    takeGood(s, seat, good, extra > 0 ? 'ability' : 'choice', context)
    if (extra > 1) oweExtraGoods(s, seat, goods, extra - 1)
    if (extra === 0) stow(s, seat)
  },
}

/** `good-1` */
export const goodLose: Decide<GoodMove> = {
  moves: (s, seat) => held(s, seat, loseGoods),

  play(s, seat, { good }, { tell }) {
    returnGood(s, seat, good)
    tell?.({ type: 'goodLost', seat, good })
  },
}

/** LI-3.48, LI-3.54 */
export const overflowDrop: Decide<GoodMove> = {
  moves: (s, seat) => held(s, seat, dropGoods),

  play(s, seat, { good }, { tell }) {
    returnGood(s, seat, good)
    tell?.({ type: 'goodDropped', seat, good })
    if (goodsOf(s, seat) > capacityOf(s, seat)) s.todo.push(owed.overflowDrop[seat])
  },
}

/** `price+1`: one step, never above the start of the track. */
export const priceChoice: Decide<GoodMove> = {
  moves: (s) => raisePrices.filter(({ good }) => s.prices[good] > 0),

  play(s, seat, { good }, { tell }) {
    s.prices[good]--
    tell?.({ type: 'priceRaised', seat, good, price: priceOf(s, good) })
  },
}

/** `treasury` */
export const treasuryMove: Decide<TreasuryMove> = {
  moves: (s) => treasuryMoves.filter(({ by }) => s.treasury + by >= 0 && s.treasury + by <= tablesOf(s).highestLevel),

  play(s, seat, { by }, context) {
    moveTreasury(s, seat, by, context)
  },
}

/** `rubble` */
export const rubbleChoice: Decide<RubbleMove> = {
  moves: (s) => rubbleMoves.filter(({ kind }) => s.heap[kind] > 0),

  play(s, seat, { kind }, context) {
    s.heap[kind]--
    context.tell?.({ type: 'cubesTaken', seat, cubes: [0, 1, 2].map((each) => (each === kind ? 1 : 0)), from: 'pile' })
    gainCube(s, seat, kind, context)
  },
}

/** `official` */
export const officialPlace: Decide<OfficeMove> = {
  moves: () => officeMoves,

  play(s, seat, { noble }, context) {
    placeOfficial(s, seat, noble, context)
  },
}

/** LI-3.47: of the slots of a row one is as good as the other. */
export const unlockSlot: Decide<UnlockMove> = {
  moves(s, seat) {
    const moves: UnlockMove[] = []
    if (s.openTop[seat] < 3) moves.push(unlockTop)
    if (s.openBottom[seat] < 3) moves.push(unlockBottom)
    return moves
  },

  play(s, seat, { type }, { tell }) {
    const row = type === 'unlockTop' ? 'top' : 'bottom'
    if (row === 'top') s.openTop[seat]++
    else s.openBottom[seat]++
    tell?.({ type: 'slotOpened', seat, row })
  },
}

/** `state`: may be declined. */
export const rewardState: Decide<StateMove | Skip, NobleTask> = {
  moves(s, seat, { noble }) {
    return [...availableStates(s, seat, noble).map((action) => states[action]), skip]
  },

  play(s, seat, move, context) {
    if (move.type === 'state') doState(s, seat, move.action, context)
    else context.tell?.({ type: 'rewardDeclined', seat, reward: 'state' })
  },
}
