import { type Context, type DecisionRules, reveals, type Seat } from '@eminence/kernel'
import type { Ability } from '../../../luminaries/data.ts'
import { abilityOf, ace, type Card, compact, crown, magistrates, rankOf, tablesOf } from '../../data.ts'
import type { Event } from '../../events.ts'
import { type CardTask, type Mode, type ModeMove, modeMoves, owedBy, push } from '../../moves.ts'
import {
  cheaperInfluence,
  extortAny,
  freeExpel,
  hasCard,
  isInForce,
  noAdvantage,
  type State,
  scoutFavor,
  usedQuick,
} from '../../state.ts'
import { show, takeFromHand } from '../board.ts'
import { gain } from '../favors/gaining.ts'
import { mayUse, useSpecial } from './abilities.ts'

/** PI-12.1 */
export function mayLink(s: State, card: Card): boolean {
  if (s.chain.length === 0) return true
  const last = s.chain[s.chain.length - 1]
  if (rankOf[last] === crown) return false
  if (rankOf[card] >= ace || rankOf[last] === ace) return true
  const { factionsOf, isFreemason } = tablesOf(s)
  return (factionsOf[card] & factionsOf[last]) !== 0 || (isFreemason[card] && isInForce(s, compact))
}

/** The index in `buffs`, for abilities that last for the turn. */
const buffOf: Partial<Record<Ability, number>> = {
  buff_influence_cheaper: cheaperInfluence,
  buff_oust_no_advantage: noAdvantage,
  buff_expel_free: freeExpel,
  buff_scout_favor: scoutFavor,
  buff_extort_any: extortAny,
}

/** PI-12.2, PI-12.3: quick favor once per turn; buffs always apply; what can do nothing is played for its link. */
function modesOf(s: State, seat: Seat, card: Card): Mode[] {
  const ability = abilityOf[card]
  const isBuff = buffOf[ability] !== undefined
  const isUsable = isBuff || mayUse(s, seat, ability)
  const isQuick = (s.turnUsed & usedQuick) === 0
  const modes: Mode[] = []
  if (isUsable) modes.push('ability')
  if (isQuick) modes.push('quick')
  if (isQuick && hasCard(s, seat, magistrates)) modes.push('both')
  if (!isBuff) modes.push('nothing')
  return modes
}

export function playScheme(s: State, seat: Seat, card: Card, { tell }: Context<Event>): void {
  takeFromHand(s, seat, card)
  s.chain.push(card)
  show(s, card)
  tell?.({ type: 'schemed', seat, card, place: s.chain.length }, reveals)
  push<CardTask>(s, { type: 'schemeMode', owing: owedBy[seat], card })
}

/** PI-12.2 */
export const schemeMode: DecisionRules<State, CardTask, ModeMove, Event> = {
  moves: (s, seat, { card }) => modesOf(s, seat, card).map((mode) => modeMoves[mode]),

  play(s, seat, { mode }, { tell }, { card }) {
    tell?.({ type: 'schemeUsed', seat, card, mode })
    if (mode === 'ability' || mode === 'both') {
      push<CardTask>(s, { type: 'schemeAbility', owing: owedBy[seat], card })
    }
    if (mode === 'quick' || mode === 'both') {
      s.turnUsed |= usedQuick
      gain(s, seat, tablesOf(s).favorValues[card])
    }
  },
}

/** PI-12.3: with the Magistrates passive it comes after the gain, and may turn out to be impossible. */
export function schemeAbility(s: State, context: Context<Event>, { owing: [seat], card }: CardTask): void {
  const ability = abilityOf[card]
  const buff = buffOf[ability]
  if (buff !== undefined) {
    s.buffs[buff]++
    context.tell?.({ type: 'buffed', seat, ability, times: s.buffs[buff] })
  } else if (mayUse(s, seat, ability)) useSpecial(s, seat, card, context)
}
