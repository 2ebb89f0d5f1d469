import type { Seat } from '@eminence/kernel'
import { ace, type Card, crown, type Region } from '../data.ts'
import { disksAround, type State } from '../state.ts'
import { heldBy, type Outlook, worthOfHeld } from './outlook.ts'

/** What a defender's card brings on average, and how widely it varies; how often it is an ace. */
const usualDefence = 4.4
const spread = 1.1
const aceInHand = 0.3

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** The chance to win as the attacker there with this action card, before the defence is seen. */
export function chanceToOust({ s, tables, seat }: Outlook, card: Card, defender: Seat, region: Region): number {
  if (tables.rankOf[card] === crown) return 1 - 0.6 * aceInHand
  const own = disksAround(s, seat, region) + tables.strengthOf[s.ids[seat]] + tables.strengthOf[card]
  const other = disksAround(s, defender, region) + tables.strengthOf[s.ids[defender]]
  return (1 - aceInHand) * logistic((own - other - usualDefence) / spread)
}

/** What the winner of an oust gains on the loser: a disk, a follower, the ground. */
export function stakeOf(outlook: Outlook, rival: Seat): { readonly won: number; readonly lost: number } {
  const { s, seat, weights, tables } = outlook
  const { disk } = tables.set.points
  const own = heldBy(s, seat)
  const others = heldBy(s, rival)
  const now = worthOfHeld(outlook, own)
  let [gain, loss] = [0, 0]
  for (let faction = 0; faction < own.length; faction++) {
    if (others[faction] > 0) {
      own[faction]++
      gain = Math.max(gain, worthOfHeld(outlook, own) - now)
      own[faction]--
    }
    if (own[faction] > 0) {
      own[faction]--
      loss = Math.max(loss, now - worthOfHeld(outlook, own))
      own[faction]++
    }
  }
  const both = 1 + weights.rivalry
  return { won: disk + both * gain + weights.ground, lost: weights.rivalry * disk + both * loss + weights.ground }
}

/** How the oust under way would stand if the seat added this card, or none: 1 won, 0 lost, between them a tie. */
export function standWith(s: State, outlook: Outlook, card: Card | null): number {
  const { tables, seat } = outlook
  const region = s.pawns[s.active]
  const isAttacker = seat === s.active
  let [crowns, aces] = [0, 0]
  const base = (each: Seat) => disksAround(s, each, region) + tables.strengthOf[s.ids[each]]
  let lead = base(s.active) - base(s.defender)
  for (const each of [s.card, ...s.attack, ...(isAttacker && card !== null ? [card] : [])]) {
    if (tables.rankOf[each] === crown) crowns++
    lead += tables.strengthOf[each]
  }
  for (const each of [...s.defence, ...(!isAttacker && card !== null ? [card] : [])]) {
    if (tables.rankOf[each] === ace) aces++
    lead -= tables.strengthOf[each]
  }
  if (crowns !== aces) return crowns > aces === isAttacker ? 1 : 0
  if (lead === 0) return isAttacker ? 0.35 : 0.65
  return lead > 0 === isAttacker ? 1 : 0
}

/** A raise of so much is answered, or not. */
export const chanceOfRaise = ({ tables }: Outlook, card: Card): number =>
  tables.rankOf[card] === crown ? 0.75 : 0.1 + 0.1 * tables.strengthOf[card]
