import type { Context, Seat } from '@eminence/kernel'
import { firstDeedCitizen, none, tablesOf } from '../../data.ts'
import type { CitizenFrom, Event } from '../../events.ts'
import { deedIds } from '../../sets.ts'
import { levelOf, type State } from '../../state.ts'
import { gainCoins } from '../purse.ts'

/** The citizen, if it still waits there. */
export function takeCitizen(s: State, seat: Seat, citizen: number, { tell }: Context<Event>): void {
  if (s.citizens[citizen] !== none) return
  s.citizens[citizen] = seat
  tell?.({ type: 'citizenTaken', seat, from: citizenFrom(citizen) })
}

function citizenFrom(citizen: number): CitizenFrom {
  if (citizen >= firstDeedCitizen) return deedIds[citizen - firstDeedCitizen]
  return citizen < 3 ? 'development' : citizen === 3 ? 'knights' : 'boatmen'
}

/** OR-3.36, OR-3.37: space by space, up to the end of the track. */
export function advance(s: State, seat: Seat, points: number, context: Context<Event>): void {
  if (points === 0) return
  const { set, developmentCoins, developmentCitizen } = tablesOf(s)
  const from = s.development[seat]
  const to = Math.min(from + points, set.development.last)
  s.development[seat] = to
  context.tell?.({ type: 'developed', seat, from, to, level: levelOf(s, seat), lost: from + points - to })
  for (let space = from + 1; space <= to; space++) {
    gainCoins(s, seat, developmentCoins[space], 'development', context)
    if (developmentCitizen[space] !== none) takeCitizen(s, seat, developmentCitizen[space], context)
  }
}
