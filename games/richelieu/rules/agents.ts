import { type Context, only, reveals, type Seat } from '@eminence/kernel'
import {
  type Box,
  boxOf,
  none,
  type Owner,
  type Piece,
  pieceOwner,
  placeOf,
  type Space,
  sideOf,
  tablesOf,
} from '../data.ts'
import type { Event, Placing } from '../events.ts'
import { type AgentMove, agentMove } from '../moves.ts'
import {
  hasAgents,
  holderOf,
  isFull,
  kindOfValue,
  labelOf,
  labelOfSheet,
  ownersIn,
  type State,
  sheetOn,
} from '../state.ts'

/** One move for each value in the hand of this owner. */
export function agentMoves(s: State, owner: Owner): AgentMove[] {
  const { kinds } = tablesOf(s)
  const moves: AgentMove[] = []
  for (let kind = 0; kind < kinds.length; kind++) {
    if (s.hands[owner * kinds.length + kind] > 0) moves.push(agentMove(kinds[kind]))
  }
  return moves
}

export interface Placement {
  readonly seat: Seat
  readonly owner: Owner
  readonly space: Space
  readonly value: number
  readonly placing: Placing
  readonly cost: number
  readonly surcharge: number
}

/** RI-4.3, RI-4.4, RI-4.8: from the hand onto a space, face up on 0; then the return, then, perhaps, the box is to be resolved. */
export function putAgent(s: State, placement: Placement, context: Context<Event>): void {
  const { owner, space, value } = placement
  const tables = tablesOf(s)
  const { length: kinds } = tables.kinds
  const label = labelOf(s, space)
  s.hands[owner * kinds + kindOfValue(tables, value)]--
  occupy(s, space, owner, value)
  if (label === 0) s.faceUp |= 1 << space
  else s.musterOf[space] = s.musters[owner]
  tellPlacement(s, placement, label, context)
  comeBack(s, owner, context)
  noteFull(s, space, context)
}

function tellPlacement(s: State, placement: Placement, label: number, { tell }: Context<Event>): void {
  if (tell === undefined) return
  const { seat, owner, space, value, placing, cost, surcharge } = placement
  const faceUp = label === 0
  const sheet = labelOfSheet(s, sheetOn(s, space))
  const event: Event = { type: 'agentPlaced', seat, owner, space, sheet, label, placing, faceUp, cost, surcharge }
  if (faceUp) tell({ ...event, value }, reveals)
  else tell(event, only(seat, { value }))
}

function occupy(s: State, space: Space, owner: Owner, value: number): void {
  s.free &= ~(1 << space)
  s.owners[space] = owner
  s.values[space] = value
  s.stirred = true
}

/** Nobody stands there any more; whether the space is free then is up to the sheet. */
export function vacate(s: State, space: Space): void {
  s.faceUp &= ~(1 << space)
  s.owners[space] = none
  s.values[space] = 0
  s.musterOf[space] = 0
}

/** RI-4.9, RI-4.10, RI-7.4: to an empty hand all agents of that colour come back from the city. */
function comeBack(s: State, owner: Owner, { tell }: Context<Event>): void {
  const { kinds } = tablesOf(s)
  const { length } = kinds
  if (hasAgents(s.hands, owner, length) || !hasAgents(s.city, owner, length)) return
  for (let at = owner * length; at < (owner + 1) * length; at++) {
    s.hands[at] = s.city[at]
    s.city[at] = 0
  }
  s.musters[owner]++
  tell?.({
    type: 'agentsReturned',
    seat: holderOf(s, owner),
    owner,
    values: kinds.flatMap((value, kind) => Array.from({ length: s.hands[owner * length + kind] }, () => value)),
  })
}

/** RI-4.10, for every colour. */
export function allComeBack(s: State, context: Context<Event>): void {
  const owners = ownersIn(s.seats)
  for (let owner = 0; owner < owners; owner++) comeBack(s, owner, context)
}

/** RI-6.1, RI-6.14, RI-6.15: a sheet that has become full puts its box at the end of the queue. */
function noteFull(s: State, space: Space, { tell }: Context<Event>): void {
  const place = placeOf[space]
  const box: Box = boxOf[space]
  if (!isFull(s, place)) return
  s.pending.push(box)
  if (s.box === none) return
  const sheet = labelOfSheet(s, s.sheets[place])
  tell?.({ type: 'boxPending', box, side: sideOf[space], sheet, queue: s.pending.length })
}

/** RI-8.7: face up on 0; otherwise it stays as it lay. */
export function bribeAgent(s: State, seat: Seat, from: Space, to: Space, context: Context<Event>): void {
  const { tell } = context
  const owner = s.owners[from]
  const value = s.values[from]
  const muster = s.musterOf[from]
  const wasFaceUp = (s.faceUp & (1 << from)) !== 0
  const faceUp = wasFaceUp || labelOf(s, to) === 0
  vacate(s, from)
  s.free |= 1 << from
  occupy(s, to, owner, value)
  if (faceUp) s.faceUp |= 1 << to
  else s.musterOf[to] = muster
  if (tell !== undefined) {
    const turnedUp = faceUp && !wasFaceUp
    const sheets = [labelOfSheet(s, sheetOn(s, from)), labelOfSheet(s, sheetOn(s, to))] as const
    const labels = [labelOf(s, from), labelOf(s, to)] as const
    const event: Event = { type: 'agentBribed', seat, owner, from, to, sheets, labels, turnedUp }
    if (turnedUp) tell({ ...event, value }, reveals)
    else if (faceUp) tell({ ...event, value })
    else tell(event, only(holderOf(s, owner), { value }))
  }
  noteFull(s, to, context)
}

/** RI-8.9, RI-8.10 */
export function movePiece(s: State, seat: Seat, piece: Piece, to: Space, context: Context<Event>): void {
  const from = s.pieces[piece]
  if (from !== none) {
    vacate(s, from)
    s.free |= 1 << from
  }
  occupy(s, to, pieceOwner[piece], tablesOf(s).set.pieceValue)
  s.faceUp |= 1 << to
  s.pieces[piece] = to
  context.tell?.({ type: 'pieceMoved', seat, piece, from, to, sheet: labelOfSheet(s, sheetOn(s, to)) })
  noteFull(s, to, context)
}
