import { FastRandom, type Seat } from '@eminence/kernel'
import { type Place, type Space, tablesOf } from '../data.ts'
import type { Event } from '../events.ts'
import { orleans } from '../index.ts'
import { acts, type LayTech, type Move, owed, type Put } from '../moves.ts'
import { isActive, isExecutable } from '../rules/actions/executable.ts'
import { fromMarket, inActions, type State, spacesFrom } from '../state.ts'
import { imagine, type View } from '../view.ts'
import { spacesOf } from './scene.ts'

/** Nothing that is told of a move depends on chance, up to what ends it. */
const anyChance = () => new FastRandom(1)
const endsIt: readonly Event['type'][] = ['passed', 'eventCame', 'planConfirmed', 'bathDrawn']

function playOut(s: State, seat: Seat, move: Move): Event[] {
  const told: Event[] = []
  orleans.play(s, seat, move, { random: anyChance(), tell: (event) => told.push(event) })
  const end = told.findIndex(({ type }) => endsIt.includes(type))
  return end < 0 ? told : told.slice(0, end)
}

/** What would be told of a move of the viewer, up to where others or chance come in. */
export function foreseen(view: View, move: Move): readonly Event[] {
  if (view.viewer === null) return []
  return playOut(imagine(view, anyChance()), view.viewer, move)
}

/** As if the viewer's plan stood there and it were its turn. */
function asIfActing(view: View, seat: Seat): State {
  const s = imagine(view, anyChance())
  const tables = tablesOf(s)
  const from = spacesFrom(tables, seat)
  for (let at = from; at < from + tables.spaceCount; at++) if (s.spaces[at] >= fromMarket) s.spaces[at] %= fromMarket
  s.phase = inActions
  s.active = seat
  s.passed = 0
  s.todo = [owed.chooseAction[seat]]
  return s
}

/** Whether a place that is ready could be used now; some are filled in vain. */
export function isUsable(view: View, seat: Seat, place: Place): boolean {
  const s = asIfActing(view, seat)
  const tables = tablesOf(s)
  return isActive(s, tables, seat, place) && isExecutable(s, tables, seat, place)
}

export interface Prospect {
  readonly place: Place
  readonly filled: number
  readonly size: number
  /** Ready, and can be used as things are. */
  readonly isUsable: boolean
  /** What its action would bring. */
  readonly brings: readonly Event[]
}

/** What a piece on a space does for its place. */
export function prospectOf(view: View, move: Put | LayTech): Prospect | null {
  const { viewer } = view
  if (viewer === null) return null
  const planned = imagine(view, anyChance())
  orleans.play(planned, viewer, move, { random: anyChance() })
  const tables = tablesOf(view)
  const place = tables.placeOf[move.space]
  const spaces = spacesOf(tables, place)
  const from = spacesFrom(tables, viewer)
  const filled = spaces.filter((space: Space) => planned.spaces[from + space] >= 0).length
  const after = { ...orleans.view(planned, viewer), viewer }
  const usable = isUsable(after, viewer, place)
  return {
    place,
    filled,
    size: spaces.length,
    isUsable: usable,
    brings: usable ? playOut(asIfActing(after, viewer), viewer, acts[place]) : [],
  }
}
