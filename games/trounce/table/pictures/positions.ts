import { FastRandom, pick, type Seat } from '@eminence/kernel'
import { trounce } from '../../index.ts'
import type { State } from '../../state.ts'

const options = { bothReachPlayOn: false, bestOfThree: false }

/** A hand that has just been dealt, before anybody has spoken. */
export function dealt(seats: number): { readonly state: State; readonly seat: Seat } {
  const state = trounce.setup(seats, options, { random: new FastRandom(3) })
  return { state, seat: trounce.decisions(state)[0].seat }
}

/** Strawhand, played until cards lie open that were hidden before. */
export function strawhand(): State {
  const random = new FastRandom(3)
  const state = trounce.setup(2, options, { random })
  while (state.faceDown.filter((card) => card >= 0).length > 4) {
    const [{ seat }] = trounce.decisions(state)
    trounce.play(state, seat, pick(trounce.moves(state, seat), random), { random })
  }
  return state
}
