import type { Blocked } from '@eminence/kernel'
import { createContext } from 'svelte'
import { none, type Owner, pieceOwner, type Space, tablesOf } from '../data.ts'
import type { Move } from '../moves.ts'
import { neutralOf } from '../state.ts'
import type { View } from '../view.ts'
import { asked, type Change, keyOf } from './scene.ts'

/** What the viewer can do now, and what is in focus: the parts of the table draw it and report clicks. */
export interface Offer {
  readonly view: View
  moveAt(key: string): Move | undefined
  blockAt(key: string): Blocked<Move> | undefined
  /** The key of the target in focus. */
  readonly focused: string | null
  /** The one target that Tab reaches; arrow keys reach the others. */
  readonly first: string | null
  /** Whose agents can be taken up before a space is chosen, or none. */
  readonly picking: Owner
  /** The value of the agent that was taken up. */
  readonly picked: number | null
  /** What the focus would change on the sheets. */
  readonly change: Change | null
  /** What a click would do, or why not, in words. */
  label(key: string): string | null
  focus(key: string): void
  leave(key: string): void
  press(key: string, byTouch: boolean): void
  /** An agent of this value was dragged to the space. */
  drop(value: number, space: Space): void
}

/** Null in the pictures of the rulebook. */
export const [useOffer, provideOffer] = createContext<() => Offer | null>()

/** Whose agents can be taken up now, before a space is chosen; or none. */
export function pickingOf(view: View, moves: readonly Move[]): Owner {
  const { viewer } = view
  if (viewer === null || !moves.some(({ type }) => type === 'place')) return none
  return asked(view)?.type === 'neutralSpace' ? neutralOf(view, viewer) : viewer
}

/** Whose agent is about to be put on the space that was chosen, or none. */
export function placingOf(view: View): Owner {
  const task = asked(view)
  if (task === null) return none
  if (task.type === 'neutralAgent') return neutralOf(view, task.seat)
  return task.type === 'chooseAgent' || task.type === 'rewardAgent' ? task.seat : none
}

/** What a move would change on the sheets; `value` is that of the agent taken up. */
export function changeBy(view: View, move: Move, value: number | null): Change | null {
  const task = asked(view)
  if (task === null) return null
  switch (move.type) {
    case 'place':
      return value === null ? null : { to: move.space, from: none, owner: pickingOf(view, [move]), value }
    case 'agent':
      return { to: task.space, from: none, owner: placingOf(view), value: move.value }
    case 'moveTo':
      return { to: move.space, from: task.space, owner: view.owners[task.space], value: view.values[task.space] }
    case 'queen':
    case 'greyEminence': {
      const piece = move.type === 'queen' ? 0 : 1
      const { pieceValue } = tablesOf(view).set
      return { to: move.space, from: view.pieces[piece], owner: pieceOwner[piece], value: pieceValue }
    }
    default:
      return null
  }
}

/** By what a click means: a space, an agent, an action. */
export const byKey = <Each>(list: readonly Each[], moveOf: (each: Each) => Move): ReadonlyMap<string, Each> =>
  new Map(list.map((each) => [keyOf(moveOf(each)), each]))
