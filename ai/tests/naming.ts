import { decisionStack, type Game, type Task } from '@eminence/kernel'

export interface Naming {
  todo: Task[]
  named: number
}
export interface Name {
  readonly type: 'name'
  readonly number: number
}

/** One seat names one of many numbers, and wins with the right one. */
export const naming = (numbers: number, right: number): Game<Naming, Name, Naming> => ({
  id: 'naming',
  version: 1,
  seats: { min: 1, max: 1 },
  options: {},
  setup: () => ({ todo: [{ type: 'name', owing: [0] }], named: -1 }),
  ...decisionStack<Naming, Name, never>({
    name: {
      moves: () => Array.from({ length: numbers }, (_, number) => ({ type: 'name', number })),
      play(s, _seat, { number }) {
        s.named = number
      },
    },
  }),
  clone: (s) => structuredClone(s),
  view: (s) => structuredClone(s),
  imagine: (view) => structuredClone(view),
  result: ({ todo, named }) =>
    todo.length > 0 ? null : { places: [named === right ? 1 : 2], totals: [0], points: [{}], why: 'named' },
  broken: () => [],
})
