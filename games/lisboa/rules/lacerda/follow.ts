import type { Context } from '@eminence/kernel'
import { lacerda, type Noble } from '../../data.ts'
import type { Event } from '../../events.ts'
import type { State } from '../../state.ts'
import { canPayVisit } from '../legal.ts'
import { returnFavor } from '../state-actions.ts'
import { lacerdaActs, lacerdaPays, whyLacerdaCannot } from './noble-actions.ts'

/** LI-8.27: he always follows if he has the tile, can pay in full and can do the Noble action. */
export function lacerdaMayFollow(s: State, noble: Noble, context: Context<Event>): void {
  const { tell } = context
  if (s.favors[lacerda * 3 + noble] === 0) return
  const rule = 'LI-8.27'
  const obstacle = whyLacerdaCannot(s, noble)
  if (obstacle !== null) {
    tell?.({ type: 'lacerdaDoesNotFollow', rule, noble, why: obstacle })
    return
  }
  if (!canPayVisit(s, lacerda, noble, true)) {
    tell?.({ type: 'lacerdaDoesNotFollow', rule, noble, why: 'cannotPay' })
    return
  }
  tell?.({ type: 'lacerdaFollows', rule, noble })
  returnFavor(s, lacerda, noble)
  lacerdaPays(s, noble, rule, context)
  lacerdaActs(s, noble, context)
}
