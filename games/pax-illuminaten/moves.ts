import type { Seat, Stacked, Task } from '@eminence/kernel'
import {
  type Card,
  cards,
  type EventCard,
  type Faction,
  type Factions,
  factionIndexes,
  firstOf,
  type Plot,
  placard,
  plots as plotNames,
  type Slot,
  type Slots,
} from './data.ts'

/** The six main actions of PI-5.2. */
export const actions = ['scout', 'influence', 'extort', 'organize', 'expel', 'oust'] as const
export type Action = (typeof actions)[number]

/** Where an action comes from: one of the main actions, a scheme card, a faction card, or a bonus cube. */
export type How = 'main' | 'scheme' | 'faction' | 'cube'

/** How a scheme card is used (PI-12.2): for its ability, for quick favor, for both, or for its link alone. */
const modes = ['ability', 'quick', 'both', 'nothing'] as const
export type Mode = (typeof modes)[number]

export interface PlainMove {
  readonly type:
    | Action
    | 'congress'
    | 'end'
    /** No more of what is offered. */
    | 'stop'
    /** The whole rest of a payment in the obvious way. */
    | 'payAll'
    | 'plusOne'
    | 'minusOne'
    | 'continue'
    | 'call'
    | 'concede'
    /** From the deck. */
    | 'draw'
}
export interface SlotMove {
  /** `freeSlot` is a Scout that uses no main action (PI-5.5); `followUp` uses a bonus cube there. */
  readonly type: 'slot' | 'freeSlot' | 'followUp'
  readonly slot: Slot
}
export interface CardMove {
  readonly type: 'card' | 'scheme'
  readonly card: Card
}
export interface FactionMove {
  /** `token` pays one of this faction, `exchange` a set of them; `faction` answers which faction. */
  readonly type: 'faction' | 'token' | 'exchange' | 'claimFaction' | 'factionCard' | 'press'
  readonly faction: Faction
}
export interface PlotMove {
  readonly type: 'claimPlot' | 'keepPlot'
  readonly plot: Plot
}
export interface SeatMove {
  readonly type: 'seat' | 'lookAtHand' | 'lookAtPlot'
  readonly seat: Seat
}
/** Whose disks where. */
export interface OustMove {
  readonly type: 'target'
  readonly slot: Slot
  readonly seat: Seat
}
export interface CountMove {
  readonly type: 'disks'
  readonly disks: number
}
/** PI-2.5: so many symbols of the upper and of the lower faction fall away. */
export interface FallAway {
  readonly type: 'fallAway'
  readonly top: number
  readonly bottom: number
}
export interface ModeMove {
  readonly type: 'mode'
  readonly mode: Mode
}
export interface EventMove {
  readonly type: 'event'
  readonly event: EventCard
}
export interface CourtMove {
  readonly type: 'court'
  readonly position: number
}

export type Move =
  | PlainMove
  | SlotMove
  | CardMove
  | FactionMove
  | PlotMove
  | SeatMove
  | OustMove
  | CountMove
  | FallAway
  | ModeMove
  | EventMove
  | CourtMove

const slots: readonly Slot[] = Array.from({ length: placard + 1 }, (_, slot) => slot)
const seats: readonly Seat[] = [0, 1, 2, 3]

/** The moves as shared values: offering one costs nothing. */
const plain = (type: PlainMove['type']): PlainMove => ({ type })
export const actionMoves: Readonly<Record<Action, PlainMove>> = {
  scout: plain('scout'),
  influence: plain('influence'),
  extort: plain('extort'),
  organize: plain('organize'),
  expel: plain('expel'),
  oust: plain('oust'),
}
export const congressMove = plain('congress')
export const endMove = plain('end')
export const stopMove = plain('stop')
export const payAllMove = plain('payAll')
export const plusOneMove = plain('plusOne')
export const minusOneMove = plain('minusOne')
export const continueMove = plain('continue')
export const callMove = plain('call')
export const concedeMove = plain('concede')
export const drawMove = plain('draw')

const bySlot = (type: SlotMove['type']): readonly SlotMove[] => slots.map((slot) => ({ type, slot }))
export const slotMoves = bySlot('slot')
export const freeSlotMoves = bySlot('freeSlot')
export const followUpMoves = bySlot('followUp')

const byCard = (type: CardMove['type']): readonly CardMove[] => cards.map((card) => ({ type, card }))
export const cardMoves = byCard('card')
export const schemeMoves = byCard('scheme')

const byFaction = (type: FactionMove['type']): readonly FactionMove[] =>
  factionIndexes.map((faction) => ({ type, faction }))
export const factionMoves = byFaction('faction')
export const tokenMoves = byFaction('token')
export const exchangeMoves = byFaction('exchange')
export const claimFactionMoves = byFaction('claimFaction')
export const factionCardMoves = byFaction('factionCard')
export const pressMoves = byFaction('press')

const byPlot = (type: PlotMove['type']): readonly PlotMove[] => plotNames.map((_, plot) => ({ type, plot }))
export const claimPlotMoves = byPlot('claimPlot')
export const keepPlotMoves = byPlot('keepPlot')

const bySeat = (type: SeatMove['type']): readonly SeatMove[] => seats.map((seat) => ({ type, seat }))
export const seatMoves = bySeat('seat')
export const lookAtHandMoves = bySeat('lookAtHand')
export const lookAtPlotMoves = bySeat('lookAtPlot')

/** By slot, then seat. */
export const oustMoves: readonly (readonly OustMove[])[] = slots.map((slot) =>
  seats.map((seat) => ({ type: 'target', slot, seat })),
)
export const diskMoves: readonly CountMove[] = [0, 1, 2, 3, 4].map((disks) => ({ type: 'disks', disks }))
export const modeMoves: Readonly<Record<Mode, ModeMove>> = {
  ability: { type: 'mode', mode: 'ability' },
  quick: { type: 'mode', mode: 'quick' },
  both: { type: 'mode', mode: 'both' },
  nothing: { type: 'mode', mode: 'nothing' },
}
export const eventMoves: readonly EventMove[] = Array.from({ length: 15 }, (_, event) => ({ type: 'event', event }))
export const courtMoves: readonly CourtMove[] = [0, 1, 2, 3, 4].map((position) => ({ type: 'court', position }))

/** The moves for these slots. */
export function movesAt<M extends Move>(set: Slots, moves: readonly M[]): M[] {
  const found: M[] = []
  for (let rest = set; rest !== 0; rest &= rest - 1) found.push(moves[firstOf(rest)])
  return found
}

/** What a task has besides its type and who owes it; each kind of task has just what it needs. */
export interface HowTask extends Task {
  readonly how: How
}
export interface SlotTask extends Task {
  readonly slot: Slot
}
export interface SlotHowTask extends HowTask {
  readonly slot: Slot
}
/** So many disks go there. */
export interface DisksTask extends SlotHowTask {
  readonly disks: number
}
/** Each way is a list of symbols, each a set of factions; exchange is not always allowed (PI-2.3). */
export interface PayTask extends Task {
  readonly ways: readonly (readonly Factions[])[]
  readonly exchange: boolean
}
/** What is still to be gained, symbol by symbol. */
export interface GainTask extends Task {
  readonly symbols: readonly Factions[]
}
export interface VictimTask extends GainTask {
  readonly faction: Faction
}
/** Who gets one each, in this order. */
export interface GiveTask extends Task {
  readonly to: readonly Seat[]
}
/** `faction` or none; `slot` a card that all disks come from (Artists) or go to (cube), or none. */
export interface OrganizeTask extends HowTask {
  readonly left: number
  readonly faction: Faction
  readonly slot: Slot
}
export interface OrganizeToTask extends OrganizeTask {
  readonly from: Slot
}
/** Whose disks there, and how many. */
export interface OustTask extends SlotHowTask {
  readonly seat: Seat
  readonly disks: number
}
export interface CardTask extends Task {
  readonly card: Card
}
export interface LeftTask extends Task {
  readonly left: number
}

/** Who owes it, as a shared value. */
export const owedBy: readonly (readonly Seat[])[] = seats.map((seat) => [seat])

const tasksOf = (type: string): readonly Task[] => seats.map((seat) => ({ type, owing: owedBy[seat] }))

/** Tasks without further content, by seat; those that a turn is made of. */
export const plainTasks = {
  activateEvent: tasksOf('activateEvent'),
  menu: tasksOf('menu'),
  endOfActions: tasksOf('endOfActions'),
  plotCheck: tasksOf('plotCheck'),
  eventCheck: tasksOf('eventCheck'),
  keepEvent: tasksOf('keepEvent'),
  refill: tasksOf('refill'),
  redraw: tasksOf('redraw'),
  endOfTurn: tasksOf('endOfTurn'),
  challenge: tasksOf('challenge'),
  challengeNext: tasksOf('challengeNext'),
  botActs: tasksOf('botActs'),
}

/** Puts something on the stack that comes before all that is there. */
export function push<T extends Task>(s: Stacked, task: T): void {
  s.todo.push(task)
}
