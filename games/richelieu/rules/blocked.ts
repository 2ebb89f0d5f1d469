import type { Blocked, Seat } from '@eminence/kernel'
import { none, type Owner, opposingSide, type Piece, placeOf, queen, richelieuSide, spaces, tablesOf } from '../data.ts'
import {
  agentMove,
  bribes,
  buyCommission,
  buyJewel,
  destinations,
  endTurn,
  type Move,
  pieceMoves,
  places,
  sellJewel,
  takeIncome,
} from '../moves.ts'
import {
  isBehindCardinal,
  kindOfValue,
  labelOf,
  lockedSpaces,
  neutralOf,
  neutralSpaces,
  pieceSpaces,
  type State,
  sheetOn,
  surchargeOf,
  usedCommission,
  usedIncome,
  usedJewel,
} from '../state.ts'
import { commissionCost, hasHand, spendable } from './legal.ts'

const isIn = (set: number, space: number): boolean => (set & (1 << space)) !== 0

type Why = readonly [reason: string, rule: string]

const because = (move: Move, why: Why | null): Blocked<Move>[] =>
  why === null ? [] : [{ move, reason: why[0], rule: why[1] }]

/** The spaces of all sheets on the board, each with its move, and why it is not legal, if it is not. */
const bySpace = (s: State, moves: readonly Move[], why: (space: number) => Why | null): Blocked<Move>[] =>
  spaces.filter((space) => sheetOn(s, space) !== none).flatMap((space) => because(moves[space], why(space)))

const taken: Why = ['spaceTaken', 'RI-4.1']
const locked: Why = ['boxLocked', 'RI-6.16']

/** Natural moves that are not legal now, and why. */
export function blocked(s: State, seat: Seat): readonly Blocked<Move>[] {
  const task = s.todo.at(-1)
  if (!task?.owing.includes(seat)) return []
  switch (task.type) {
    case 'chooseAction':
      return blockedActions(s, seat)
    case 'chooseAgent':
    case 'rewardAgent':
      return blockedAgents(s, seat)
    case 'neutralAgent':
      return blockedAgents(s, neutralOf(s, seat))
    case 'rewardSpace':
      return bySpace(s, places, (space) => whyNotOpen(s, space))
    case 'bribeTarget':
      return bySpace(s, bribes, (space) => whyNotBribed(s, seat, space))
    case 'bribeDestination':
      return bySpace(s, destinations, (space) => whyNotOpen(s, space))
    case 'queenSpace':
      return bySpace(s, pieceMoves[richelieuSide], (space) => whyNotForPiece(s, richelieuSide, space))
    case 'greySpace':
      return bySpace(s, pieceMoves[opposingSide], (space) => whyNotForPiece(s, opposingSide, space))
    case 'neutralSpace':
      return bySpace(s, places, (space) => whyNotNeutral(s, space))
    default:
      return []
  }
}

function blockedActions(s: State, seat: Seat): Blocked<Move>[] {
  return [
    ...because(takeIncome, s.used & usedIncome ? ['incomeOnce', 'RI-2.5'] : null),
    ...bySpace(s, places, (space) => whyNotPlaced(s, seat, space)),
    ...because(buyCommission, whyNoCommission(s, seat)),
    ...because(sellJewel, whyNoSale(s, seat)),
    ...because(buyJewel, whyNoPurchase(s, seat)),
    ...because(endTurn, s.acts === 0 ? ['firstActionDue', 'RI-2.6'] : null),
  ]
}

function whyNotPlaced(s: State, seat: Seat, space: number): Why | null {
  if (!isIn(s.free, space)) return taken
  if (!hasHand(s, seat)) return ['noAgentInHand', 'RI-4.10']
  const label = labelOf(s, space)
  if (label <= spendable(s, seat)) return null
  return label <= spendable(s, seat) + surchargeOf(s) ? ['surchargeTooDear', 'RI-4.2'] : ['tooDear', 'RI-4.5']
}

function whyNoCommission(s: State, seat: Seat): Why | null {
  if (s.used & usedCommission) return ['commissionOnce', 'RI-2.5']
  if (!isBehindCardinal(s, seat)) return ['notBehindCardinal', 'RI-5.2']
  if (s.military[seat] === tablesOf(s).militaryLast) return ['militaryTrackEnds', 'RI-5.2']
  return commissionCost(s, seat) > s.purses[seat] ? ['commissionTooDear', 'RI-5.2'] : null
}

function whyNoSale(s: State, seat: Seat): Why | null {
  if (s.used & usedJewel) return ['jewelOnce', 'RI-2.5']
  return s.jewels[seat] === 0 ? ['noJewel', 'RI-5.3'] : null
}

function whyNoPurchase(s: State, seat: Seat): Why | null {
  if (s.used & usedJewel) return ['jewelOnce', 'RI-2.5']
  if (s.cityJewels === 0) return ['noJewelInCity', 'RI-5.4']
  return s.purses[seat] < tablesOf(s).set.jewelBuy ? ['jewelTooDear', 'RI-5.4'] : null
}

/** Values that this colour has, but not in hand. */
function blockedAgents(s: State, owner: Owner): Blocked<Move>[] {
  const tables = tablesOf(s)
  const { kinds } = tables
  const all = owner < s.seats ? tables.agents : tables.neutralAgents
  return kinds
    .filter((value) => all[kindOfValue(tables, value)] > 0)
    .filter((value) => s.hands[owner * kinds.length + kindOfValue(tables, value)] === 0)
    .flatMap((value) => because(agentMove(value), ['notInHand', 'RI-4.1']))
}

function whyNotOpen(s: State, space: number): Why | null {
  if (isIn(lockedSpaces(s), space)) return locked
  return isIn(s.free, space) ? null : taken
}

function whyNotBribed(s: State, seat: Seat, space: number): Why | null {
  const owner = s.owners[space]
  if (owner === none) return ['nobodyThere', 'RI-8.7']
  if (owner >= queen) return ['pieceNotBribed', 'RI-8.8']
  if (owner === seat) return ['ownAgentNotBribed', 'RI-8.8']
  return isIn(lockedSpaces(s), space) ? locked : null
}

function whyNotForPiece(s: State, piece: Piece, space: number): Why | null {
  if (isIn(pieceSpaces(s, piece), space)) return null
  if (placeOf[space] % 2 !== piece)
    return [piece === richelieuSide ? 'queenForRichelieu' : 'greyForOpponents', 'RI-8.9']
  if (isIn(lockedSpaces(s), space)) return locked
  return isIn(s.free, space) ? ['otherSheetOnly', 'RI-8.9'] : taken
}

function whyNotNeutral(s: State, space: number): Why | null {
  if (!isIn(s.free, space)) return taken
  return isIn(neutralSpaces(s), space) ? null : ['lastFreeSpace', 'RI-7.2']
}
