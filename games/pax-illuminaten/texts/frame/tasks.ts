import { none } from '../../data.ts'
import type { How } from '../../moves.ts'
import type { View } from '../../view.ts'

const hows: readonly How[] = ['main', 'scheme', 'faction', 'cube']

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number')

const isLists = (value: unknown): value is readonly (readonly number[])[] =>
  Array.isArray(value) && value.every(isNumbers)

/** What the task that is due has in it; each kind of task has just what it needs. */
const inTask = (view: View, key: string): unknown => {
  const task = view.todo.at(-1)
  return task === undefined ? undefined : Reflect.get(task, key)
}

export function numberIn(view: View, key: 'slot' | 'from' | 'left' | 'faction' | 'card' | 'seat'): number {
  const value = inTask(view, key)
  return typeof value === 'number' ? value : none
}

export const howIn = (view: View): How => hows.find((how) => how === inTask(view, 'how')) ?? 'main'

export function numbersIn(view: View, key: 'symbols' | 'to'): readonly number[] {
  const value = inTask(view, key)
  return isNumbers(value) ? value : []
}

/** The ways in which the rest of a cost can be paid. */
export function waysIn(view: View): readonly (readonly number[])[] {
  const value = inTask(view, 'ways')
  return isLists(value) ? value : []
}
