import type { Decision, Seat } from '../game.ts'
import { pick, shuffle } from '../random.ts'
import type { Played } from '../table.ts'
import { text } from './json.ts'
import { play, seatsOf, type Trial } from './trial.ts'

/** How many answers are looked at for one that leads back to a decision that was there before. */
const lookedAt = 4

/** One of so many times all seats try it together. */
const togetherOnceIn = 16

/**
 * Some seats try to go on for ever while the others wait: whether they owe something or are offered a way back, they look for moves that
 * lead back to the same decision, and then repeat them. No state may come a second time, and since a counter can make each of them another
 * one, they must run out of moves within the length of a play.
 */
export function checkBounded(trial: Trial, state: object): void {
  const { game, notebook, spareRandom } = trial
  const busy = seatsOf(trial).filter((seat) => game.moves(state, seat).length > 0)
  if (busy.length === 0) return
  const seats = spareRandom.below(togetherOnceIn) === 0 ? busy : [pick(busy, spareRandom)]
  const found = endlessIn(trial, game.clone(state), seats)
  notebook.expect('bounded', found === null, () => `${found}`)
}

/** How these seats go on for ever; null if they run out of moves. */
function endlessIn(trial: Trial, state: object, seats: readonly Seat[]): string | null {
  const { game, maxMoves, spareRandom } = trial
  const states = new Set([text(state)])
  const habits = new Map<string, Played>()
  for (let moves = 0; moves < maxMoves; moves++) {
    const here = standingOf(trial, state, seats)
    if (here.offers.length === 0) return null
    const key = text(here)
    const next = habits.get(key) ?? wayToStay(trial, state, seats, habits, here)
    habits.set(key, next)
    play(game, state, next, spareRandom)
    const now = text(state)
    if (states.has(now)) return comesAgain(next)
    states.add(now)
  }
  return `seats ${seats.join(', ')} go on for more than ${maxMoves} moves`
}

export const comesAgain = (last: Played): string => `the state comes a second time after ${text(last)}`

/** What the seats that try it know of a position: where it is the same, they do the same again. */
interface Standing {
  readonly decisions: readonly Decision[]
  readonly offers: readonly Played[]
}

const standingOf = ({ game }: Trial, state: object, seats: readonly Seat[]): Standing => ({
  decisions: game.decisions(state),
  offers: seats.flatMap((seat) => game.moves(state, seat).map((move) => ({ seat, move }))),
})

/** A move after which they are where they have been; if none is found, one after which they can still move. */
function wayToStay(
  trial: Trial,
  state: object,
  seats: readonly Seat[],
  known: ReadonlyMap<string, Played>,
  { offers }: Standing,
): Played {
  const { game, spareRandom } = trial
  const candidates = shuffle([...offers], spareRandom).slice(0, lookedAt)
  let found: Played | undefined
  for (const each of candidates) {
    const after = standingOf(trial, play(game, game.clone(state), each, spareRandom).state, seats)
    if (known.has(text(after))) return each
    if (after.offers.length > 0) found ??= each
  }
  return found ?? candidates[0]
}
