import { FastRandom, type Note, reveals, type Seat } from '@eminence/kernel'
import { type Factions, factionIndexes, type Slots } from '../data.ts'
import type { Event } from '../events.ts'
import type { paxIlluminaten } from '../index.ts'
import type { Action, Move } from '../moves.ts'
import { clone, type State } from '../state.ts'
import { imagine, type View } from '../view.ts'

type Rules = typeof paxIlluminaten
let rules: Rules | null = null

/** A table can be drawn without the rules of play: they come when it stands, and with them what moves lead to. */
export async function loadRules(): Promise<void> {
  rules ??= (await import('../index.ts')).paxIlluminaten
}

const states = new WeakMap<View, State>()

/** A state that could be behind the view: what the rules say of open things is the same in all of them. */
export function stateBehind(view: View): State {
  let state = states.get(view)
  if (state === undefined) {
    state = imagine(view, new FastRandom(1))
    states.set(view, state)
  }
  return state
}

/** What a move leads to at once, as far as it depends on nothing hidden. */
export interface Outlook {
  /** By faction. */
  readonly paid: readonly number[]
  /** What is still to be paid, symbol by symbol, if there is a choice in how; of several ways the first. */
  readonly owed: readonly Factions[]
  readonly gained: readonly number[]
  /** What others get of it. */
  readonly given: number
  /** Favors that are gained as well, but of a faction yet to be chosen. */
  readonly open: number
  /** Something hidden comes to light: it cannot be taken back. */
  readonly isFinal: boolean
  /** The table after it. */
  readonly after: State
}

const waysOf = (s: State): readonly (readonly Factions[])[] => {
  const task = s.todo.at(-1)
  if (task?.type !== 'pay' || !('ways' in task) || !Array.isArray(task.ways)) return []
  return task.ways
}

/** Symbols of a gain that wait for a choice. */
function openIn(s: State): number {
  const task = s.todo.at(-1)
  return task?.type === 'gainChoice' && 'symbols' in task && Array.isArray(task.symbols) ? task.symbols.length : 0
}

const isReveal = (note: Note): boolean => note === reveals

/** Plays the moves on a copy; null as long as the rules are on their way. */
export function foresee(view: View, seat: Seat, ...moves: readonly Move[]): Outlook | null {
  if (rules === null) return null
  const after = clone(stateBehind(view))
  const [paid, gained] = [factionIndexes.map(() => 0), factionIndexes.map(() => 0)]
  let given = 0
  let isFinal = false
  const tell = (event: Event, ...notes: readonly Note[]): void => {
    isFinal ||= notes.some(isReveal)
    if (event.type === 'conspired') given++
    if ((event.type !== 'paid' && event.type !== 'gained') || event.seat !== seat) return
    const list = event.type === 'paid' ? paid : gained
    for (const faction of factionIndexes) list[faction] += event.favors[faction]
  }
  for (const move of moves) rules.play(after, seat, move, { random: new FastRandom(1), tell })
  const [owed = []] = after.active === view.active ? waysOf(after) : []
  return { paid, owed, gained, given, open: openIn(after), isFinal, after }
}

/** What can be answered next. */
export function movesAfter(outlook: Outlook | null, seat: Seat): readonly Move[] {
  if (rules === null || outlook === null) return []
  const { after } = outlook
  return rules.decisions(after).some((decision) => decision.seat === seat) ? rules.moves(after, seat) : []
}

/** What moves cost, symbol by symbol; where some may fall away as the player likes (PI-2.5), only how many is certain. */
export interface Price {
  readonly symbols: readonly Factions[]
  readonly isOpen: boolean
}

/** All that is paid at once or asked for. */
export function priceOf(view: View, seat: Seat, ...moves: readonly Move[]): Price | null {
  const outlook = foresee(view, seat, ...moves)
  if (outlook === null) return null
  const [next] = movesAfter(outlook, seat)
  if (next?.type === 'fallAway') {
    const price = priceOf(view, seat, ...moves, next)
    return price && { ...price, isOpen: true }
  }
  const paid = factionIndexes.flatMap((faction) => Array.from({ length: outlook.paid[faction] }, () => 1 << faction))
  return { symbols: [...paid, ...outlook.owed], isOpen: false }
}

/** The places that an action of the menu could aim at. */
export function aimsOf(view: View, seat: Seat, action: Action): Slots {
  const next = movesAfter(foresee(view, seat, { type: action }), seat)
  return next.reduce((slots, move) => ('slot' in move ? slots | (1 << move.slot) : slots), 0)
}
