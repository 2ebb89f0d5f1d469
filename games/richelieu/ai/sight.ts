import type { Seat } from '@eminence/kernel'
import { none, type Owner, queen, type Space, spaces, tablesOf } from '../data.ts'
import { holderOf, type State } from '../state.ts'

/** What somebody takes the agents on the board for, by space: the value to reckon with, and its variance. */
export interface Sight {
  readonly values: ArrayLike<number>
  readonly doubts: ArrayLike<number>
}

const values = new Float64Array(spaces.length)
const doubts = new Float64Array(spaces.length)
const sure = new Float64Array(spaces.length)

/** Who sees everything, as in an imagined state. */
export const fullSight = (s: State): Sight => ({ values: s.values, doubts: sure })

/**
 * What this seat sees. A stranger's agent that lies face down counts as the mean of what that colour has not shown: hand and face-down
 * agents of one muster are known together. Written over by the next call.
 */
export function sightOf(s: State, seat: Seat): Sight {
  for (const space of spaces) {
    const owner = s.owners[space]
    values[space] = s.values[space]
    doubts[space] = 0
    const isHidden = owner !== none && owner < queen && (s.faceUp & (1 << space)) === 0 && holderOf(s, owner) !== seat
    if (isHidden) guess(s, owner, space)
  }
  return { values, doubts }
}

function guess(s: State, owner: Owner, at: Space): void {
  const muster = s.musterOf[at]
  let number = 0
  let sum = 0
  let squares = 0
  for (const space of spaces) {
    if (s.owners[space] !== owner || (s.faceUp & (1 << space)) !== 0 || s.musterOf[space] !== muster) continue
    const value = s.values[space]
    number++
    sum += value
    squares += value * value
  }
  if (s.musters[owner] === muster) {
    const { kinds } = tablesOf(s)
    for (let kind = 0; kind < kinds.length; kind++) {
      const held = s.hands[owner * kinds.length + kind]
      number += held
      sum += held * kinds[kind]
      squares += held * kinds[kind] * kinds[kind]
    }
  }
  values[at] = sum / number
  doubts[at] = squares / number - values[at] * values[at]
}
