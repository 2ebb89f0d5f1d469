import type { Game } from '@eminence/kernel'

interface State {
  laps: number
}

export type Fault = 'none' | 'offersNothing' | 'throws' | 'neverEnds' | 'hasNoResult' | 'breaks'

/** The smallest game: two seats run ten laps in turn and win together. A fault shows after five of them. */
export const relay = (fault: Fault): Game<State> => ({
  id: 'relay',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: () => ({ laps: 0 }),
  decisions: ({ laps }) => (laps === 10 && fault !== 'neverEnds' ? [] : [{ type: 'run', seat: laps % 2 }]),
  moves: ({ laps }) => (laps === 5 && fault === 'offersNothing' ? [] : [{ type: 'run' }]),
  play(state) {
    if (state.laps === 5 && fault === 'throws') throw new Error('stumbled')
    state.laps++
  },
  clone: ({ laps }) => ({ laps }),
  view: (state) => state,
  imagine: () => ({ laps: 0 }),
  result: () =>
    fault === 'hasNoResult'
      ? null
      : { places: [1, 1], totals: [5, 5], points: [{ laps: 5 }, { laps: 5 }], why: 'tired' },
  broken: ({ laps }) => (laps > 5 && fault === 'breaks' ? ['at most five laps'] : []),
})
