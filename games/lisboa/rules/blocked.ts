import type { Blocked, Seat, Task } from '@eminence/kernel'
import { actionsOf, columnOf, nobleOf, none, rowOf, tablesOf } from '../data.ts'
import {
  columnCubes,
  doIt,
  draws,
  dropGoods,
  entranceMoves,
  favorMoves,
  fromOffices,
  gives,
  landMoves,
  loseGoods,
  type Move,
  openPlans,
  openSpaces,
  raisePrices,
  replaces,
  rowCubes,
  rubbleMoves,
  sells,
  skip,
  sponsors,
  states,
  stop,
  takeGoods,
  trades,
  treasuryMoves,
  unlockBottom,
  unlockTop,
  visits,
} from '../moves.ts'
import type { State } from '../state.ts'
import type { GoodTask, LandTask, NobleTask, ReplaceTask, SeveralTask, StoreTask, TradeTask } from '../tasks.ts'
import { canPaySponsor, canPayVisit, eventWorks } from './legal.ts'
import { isAccepted } from './market.ts'
import {
  noSuchGood,
  supplyEmpty,
  type Why,
  whyNoNoble,
  whyNoState,
  whyNotLand,
  whyNotPlan,
  whyNotSpace,
} from './why-not.ts'

/** A natural answer to a decision, with the reason that holds if it is not offered. */
type Candidate = readonly [move: Move, why: Why]

interface Reasons<T extends Task = Task> {
  of(s: State, seat: Seat, task: T): readonly Candidate[]
}

const all = (moves: readonly Move[], why: Why): Candidate[] => moves.map((move) => [move, why])

const statesOf = (s: State, seat: Seat, noble: number): Candidate[] =>
  actionsOf(noble).map((action) => [states[action], whyNoState(s, seat, action)])

const useCard: Reasons = {
  of: (s, seat) =>
    s.hands[seat].map((card): Candidate => {
      const event = tablesOf(s).eventOf[card]
      if (event === null) {
        const canPay = canPayVisit(s, seat, tablesOf(s).typeOf[card], false)
        return [visits[card], canPay ? ['nothingToDo', 'LI-3.52'] : ['visitTooDear', 'LI-3.17']]
      }
      const isIdle = canPaySponsor(s, seat) && !eventWorks(s, seat, event)
      return [sponsors[card], isIdle ? ['nothingToDo', 'LI-3.23'] : ['sponsoringTooDear', 'LI-3.21']]
    }),
}

const replaceSlot: Reasons<ReplaceTask> = {
  of(s, seat, { room }) {
    const isBottom = room === 'card' && tablesOf(s).eventOf[s.played] !== null
    const open = isBottom ? s.openBottom[seat] : s.openTop[seat]
    return replaces.map((move) => [move, move.slot < open ? ['shipStays', 'LI-3.8'] : ['slotCovered', 'LI-3.8']])
  },
}

const sellStep: Reasons = {
  of: (s, seat) =>
    sells
      .filter(({ ship }) => s.shipOwner[ship] !== none)
      .map((move) => [move, s.stock[seat * 4 + move.good] === 0 ? noSuchGood : ['shipAtSea', 'LI-3.12']]),
}

const tradeStart: Reasons = {
  of: () => all(trades, ['nothingToTrade', 'LI-3.14']),
}

const tradeStep: Reasons<TradeTask> = {
  of(s, seat, { noble, done }) {
    const why = ({ action, good }: (typeof gives)[number]): Why => {
      if (action === done) return ['actionDone', 'LI-3.14']
      if (s.stock[seat * 4 + good] === 0) return noSuchGood
      return isAccepted(s, seat, noble, good) ? whyNoState(s, seat, action) : ['goodNotAccepted', 'LI-3.14']
    }
    const ofNoble = gives.filter(({ action }) => nobleOf(action) === noble)
    return [...ofNoble.map((move): Candidate => [move, why(move)]), [stop, ['oneGoodDue', 'LI-3.14']]]
  },
}

const visitState: Reasons<NobleTask> = {
  of: (s, seat, { noble }) => [...statesOf(s, seat, noble), [skip, whyNoNoble(s, seat, noble)]],
}
const rewardState: Reasons<NobleTask> = {
  of: (s, seat, { noble }) => statesOf(s, seat, noble),
}
const follow: Reasons<NobleTask> = {
  of: (s, seat, { noble }) => [...statesOf(s, seat, noble), [doIt, whyNoNoble(s, seat, noble)]],
}

const recruitStep: Reasons<SeveralTask> = {
  of: () => [[stop, ['oneOfficialDue', 'LI-3.51']]],
}
const decreePick: Reasons<SeveralTask> = {
  of: () => [[stop, ['oneDecreeDue', 'LI-3.51']]],
}

const favor: Reasons = {
  of: () => all(favorMoves, ['favorHeld', 'LI-3.33']),
}

const storeSpace: Reasons = {
  of: (s) => landMoves.map((move) => [move, whyNotLand(s, move.land)]),
}
const storeEntrance: Reasons<LandTask> = {
  of: () => all(entranceMoves, ['streetNotThere', 'LI-3.36']),
}
const storeCube: Reasons<StoreTask> = {
  of(s, _, { land }) {
    const why = (lying: number): Why => (lying === 0 ? ['noSuchCube', 'LI-3.38'] : ['restTooDear', 'LI-3.53'])
    return [
      ...rowCubes.map((move): Candidate => [move, why(s.rowCubes[rowOf[land] * 3 + move.kind])]),
      ...columnCubes.map((move): Candidate => [move, why(s.columnCubes[columnOf[land] * 3 + move.kind])]),
    ]
  },
}

const openPlan: Reasons = {
  of: (s, seat) =>
    openPlans.filter(({ plan }) => s.planKeeper[plan] === seat).map((move) => [move, whyNotPlan(s, move.plan)]),
}
const openSpace: Reasons = {
  of: (s) => openSpaces.map((move) => [move, whyNotSpace(s, move.space)]),
}
const openOfficial: Reasons = {
  of: () => all(fromOffices, ['noOfficialThere', 'LI-3.44']),
}

const goodChoice: Reasons<GoodTask> = {
  of: (_, __, { goods }) =>
    takeGoods.map((move) => [move, goods.includes(move.good) ? supplyEmpty : ['notProduced', 'LI-3.55']]),
}
const goodLose: Reasons = {
  of: () => all(loseGoods, noSuchGood),
}
const overflowDrop: Reasons = {
  of: () => all(dropGoods, noSuchGood),
}
const priceChoice: Reasons = {
  of: () => all(raisePrices, ['priceAtTop', 'LI-3.50']),
}
const treasuryMove: Reasons = {
  of: () => all(treasuryMoves, ['treasuryAtEnd', 'LI-3.50']),
}
const rubbleChoice: Reasons = {
  of: () => all(rubbleMoves, ['noSuchCube', 'LI-3.49']),
}
const unlockSlot: Reasons = {
  of: () => all([unlockTop, unlockBottom], ['rowOpen', 'LI-3.47']),
}
const drawPile: Reasons = {
  of: () => all(draws, ['pileEmpty', 'LI-3.5']),
}

const kinds: Readonly<Record<string, Reasons>> = {
  useCard,
  replaceSlot,
  sellStep,
  tradeStart,
  tradeStep,
  visitState,
  rewardState,
  follow,
  recruitStep,
  decreePick,
  favor,
  storeSpace,
  storeEntrance,
  storeCube,
  openPlan,
  openSpace,
  openOfficial,
  goodChoice,
  goodLose,
  overflowDrop,
  priceChoice,
  treasuryMove,
  rubbleChoice,
  unlockSlot,
  drawPile,
}
const byType = new Map(Object.entries(kinds))

/** Natural moves that are not among those offered now, and why. */
export function blocked(s: State, seat: Seat, offered: readonly Move[]): readonly Blocked<Move>[] {
  const task = s.todo.at(-1)
  if (!task?.owing.includes(seat)) return []
  const candidates = byType.get(task.type)?.of(s, seat, task) ?? []
  return candidates
    .filter(([move]) => !offered.includes(move))
    .map(([move, [reason, rule]]) => ({ move, reason, rule }))
}
