import type { Blocked, Seat } from '@eminence/kernel'
import { elector, type Layout, layoutFor, none, placard, type Slot, slotsIn, tablesOf } from '../../data.ts'
import { disksAt, isClosed, isIn, presenceOfOthers, reachOf, vacanciesAt } from '../../map.ts'
import {
  type CardMove,
  cardMoves,
  courtMoves,
  diskMoves,
  exchangeMoves,
  type HowTask,
  type Move,
  type OrganizeTask,
  type OrganizeToTask,
  type OustTask,
  oustMoves,
  type PayTask,
  type SlotHowTask,
  slotMoves,
  tokenMoves,
} from '../../moves.ts'
import { favorsOf, isInForce, mainLeft, placardProduces, type State } from '../../state.ts'
import { fits } from '../actions/expel.ts'
import { disksThatCount } from '../actions/extort.ts'
import { inReach } from '../actions/influence.ts'
import { candidatesOf } from '../actions/organize.ts'
import { setSize } from '../favors/paying.ts'
import { swappable } from '../schemes/abilities.ts'
import { because, crownClosed, faceDown, noDisks, tooDear, type Why } from './why.ts'

export type Offered = (move: Move) => boolean

const mapSlots = ({ all }: Layout) => slotsIn(all).map((slot) => slotMoves[slot])

const bySlot = (s: State, isOffered: Offered, why: (slot: Slot) => Why | null): Blocked<Move>[] =>
  because(mapSlots(layoutFor(s)), isOffered, ({ slot }) => why(slot))

const cardFull: Why = ['cardFull', 'PI-7.1']
const noMainAction: Why = ['noMainAction', 'PI-5.1']

export const blockedScout = (s: State, seat: Seat, { how }: HowTask, isOffered: Offered): Blocked<Move>[] =>
  bySlot(s, isOffered, (slot) => {
    if (isIn(s.faceUp, slot)) return ['faceUp', 'PI-6.1']
    if (how === 'main' && !isIn(reachOf(s, seat), slot)) return ['outOfReach', 'PI-6.1']
    return mainLeft(s) === 0 ? noMainAction : tooDear
  })

/** Why no disk of the seat can come there. */
function whyNotOpen(s: State, seat: Seat, slot: Slot): Why | null {
  if (!isIn(s.faceUp, slot)) return faceDown
  if (isClosed(s, seat, slot)) return crownClosed
  return vacanciesAt(s, slot) === 0 ? cardFull : null
}

export const blockedInfluence = (s: State, seat: Seat, { how }: HowTask, isOffered: Offered): Blocked<Move>[] =>
  bySlot(s, isOffered, (slot) => {
    const closed = whyNotOpen(s, seat, slot)
    if (closed !== null) return closed
    if (how === 'main' && !isIn(inReach(s, seat), slot)) return ['outOfReach', 'PI-7.1']
    const isForMain = how === 'main' && mainLeft(s) === 0 && !tablesOf(s).isRosicrucian[s.map[slot]]
    return isForMain ? noMainAction : tooDear
  })

export const blockedCount = (s: State, seat: Seat, { slot }: SlotHowTask, isOffered: Offered): Blocked<Move>[] =>
  because(diskMoves.slice(1, 4), isOffered, ({ disks }) => {
    if (disks > vacanciesAt(s, slot)) return cardFull
    return disks > s.supply[seat] ? noDisks : tooDear
  })

export function blockedExtort(s: State, seat: Seat, isOffered: Offered): Blocked<Move>[] {
  const produced: Why = ['producedAlready', 'PI-8.6']
  return [
    ...bySlot(s, isOffered, (slot) => {
      if (!isIn(s.faceUp, slot)) return faceDown
      return isIn(disksThatCount(s, seat), slot) ? produced : ['noOwnDisk', 'PI-8.1']
    }),
    ...because([slotMoves[placard]], isOffered, () => (s.produced.includes(placardProduces) ? produced : null)),
  ]
}

export const blockedSource = (s: State, seat: Seat, task: OrganizeTask, isOffered: Offered): Blocked<Move>[] =>
  bySlot(s, isOffered, (slot) => {
    if (!isIn(s.presence[seat], slot)) return ['noOwnDisk', 'PI-9.2']
    return isIn(candidatesOf(s, seat, task), slot) ? ['noWayOut', 'PI-9.2'] : ['notFromHere', 'PI-9.2']
  })

export const blockedDestination = (
  s: State,
  seat: Seat,
  { from }: OrganizeToTask,
  isOffered: Offered,
): Blocked<Move>[] =>
  bySlot(s, isOffered, (slot) => {
    if (slot === from) return ['otherCardOnly', 'PI-9.2']
    return whyNotOpen(s, seat, slot) ?? ['notAdjacent', 'PI-9.2']
  })

export const blockedExpel = (s: State, seat: Seat, isOffered: Offered): Blocked<Move>[] =>
  bySlot(s, isOffered, (slot) => {
    if (!isIn(s.faceUp, slot)) return ['faceDown', 'PI-10.1']
    if (!isIn(reachOf(s, seat), slot)) return ['outOfReach', 'PI-10.1']
    if (!isIn(presenceOfOthers(s, seat), slot)) return tooDear
    if (!isInForce(s, elector)) return ['foreignDisks', 'PI-10.1']
    return s.hands[seat].some((card) => fits(s, seat, slot, card)) ? tooDear : ['noFittingCard', 'PI-10.3']
  })

export const blockedCards = (s: State, seat: Seat, { slot }: SlotHowTask, isOffered: Offered): Blocked<Move>[] =>
  because<CardMove>(
    s.hands[seat].map((card) => cardMoves[card]),
    isOffered,
    ({ card }) => (fits(s, seat, slot, card) ? noMainAction : ['noFittingCard', 'PI-10.3']),
  )

export function blockedOust(s: State, seat: Seat, { how, slot: cube }: OustTask, isOffered: Offered): Blocked<Move>[] {
  const pairs = slotsIn(presenceOfOthers(s, seat)).flatMap((slot) =>
    oustMoves[slot].filter((move) => move.seat !== seat && move.seat < s.seats && isIn(s.presence[move.seat], slot)),
  )
  return because(pairs, isOffered, ({ slot }) => {
    if (how === 'cube' && slot !== cube) return ['cubeElsewhere', 'PI-11.10']
    return isIn(reachOf(s, seat), slot) ? tooDear : ['outOfReach', 'PI-11.1']
  })
}

export const blockedOustCount = (
  s: State,
  _seat: Seat,
  { slot, seat: other }: OustTask,
  isOffered: Offered,
): Blocked<Move>[] =>
  because(diskMoves.slice(1), isOffered, ({ disks }) => (disks > disksAt(s, other, slot) ? null : tooDear))

export function blockedPayment(s: State, seat: Seat, { ways, exchange }: PayTask, isOffered: Offered): Blocked<Move>[] {
  const wanted = ways.reduce((set, [first]) => set | first, 0)
  return [
    ...because(tokenMoves, isOffered, ({ faction }) => {
      if (favorsOf(s, seat, faction) === 0) return ['noToken', 'PI-2.2']
      return wanted & (1 << faction) ? ['restUnpaid', 'PI-2.4'] : ['otherFactionAsked', 'PI-2.2']
    }),
    ...because(exchangeMoves, isOffered, ({ faction }) => {
      if (!exchange) return ['noExchange', 'PI-2.3']
      if (favorsOf(s, seat, faction) < setSize(s, seat)) return ['noSet', 'PI-2.2']
      return wanted & (1 << faction) ? ['tokenWillDo', 'PI-2.2'] : ['restUnpaid', 'PI-2.4']
    }),
  ]
}

export const blockedCourt = (s: State, isOffered: Offered): Blocked<Move>[] =>
  because(courtMoves, isOffered, ({ position }) => {
    if (s.court[position] === none) return ['courtGap', 'PI-12.9']
    if (s.courtTaken === 2) return ['twoCourtCards', 'PI-17.3']
    return s.chamberlainTaken || position === s.chamberlain ? ['noFee', 'PI-17.3'] : ['chamberlainOnly', 'PI-17.3']
  })

export const blockedSwap = (s: State, seat: Seat, isOffered: Offered): Blocked<Move>[] =>
  bySlot(s, isOffered, (slot) => {
    if (!isIn(s.faceUp, slot)) return faceDown
    return isIn(swappable(s, seat), slot) ? ['otherCardOnly', 'PI-12.6'] : ['othersHaveMore', 'PI-12.6']
  })
