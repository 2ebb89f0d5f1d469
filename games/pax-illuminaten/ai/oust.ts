import type { Seat } from '@eminence/kernel'
import { ace, type Card, clergy, crown, rankOf, type Slot } from '../data.ts'
import { disksAt, strengthAt } from '../map.ts'
import { type How, owedBy } from '../moves.ts'
import { oustCount, oustTarget } from '../rules/actions/oust.ts'
import {
  attacker,
  defender,
  favorsOf,
  hasCard,
  isBot,
  matching,
  noAdvantage,
  nobody,
  type Oust,
  type State,
} from '../state.ts'
import { useless, worthInHand } from './actions.ts'
import { type Outlook, worthOfDisk, worthOfTheirs, worthOfToken } from './outlook.ts'
import { eachDisk, firstDisk } from './wishes.ts'

/** What a rival's card adds on average, how widely that varies; the same for the top card of the deck, which a bot shows. */
const [usualCard, usualDraw, spread] = [4.6, 3.2, 1.5]
/** How often a rival has, and shows, the card that wins by itself. */
const automaticShown = 0.22

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** The chance of a card, played with this lead; `isAutomatic` if it wins by itself. */
function chanceWith(s: State, lead: number, strength: number, isAutomatic: boolean, rival: Seat): number {
  if (isAutomatic) return 1 - automaticShown
  const theirs = isBot(s, rival) ? usualDraw : usualCard
  return (1 - automaticShown) * logistic((lead + strength - theirs - 0.5) / spread)
}

const winsByItself = (card: Card, advantage: number): boolean =>
  advantage !== 0 && rankOf[card] === (advantage > 0 ? crown : ace)

/** The chance to drive a rival off a card: with the best of the hand. */
function chanceToOust(outlook: Outlook, slot: Slot, rival: Seat, how: How): number {
  const { s, seat, ground } = outlook
  let lead = strengthAt(s, seat, slot) - strengthAt(s, rival, slot)
  if (isBot(s, rival)) lead -= favorsThatFit(s, rival)
  if (how === 'scheme') lead = s.hands[seat].some((card) => rankOf[card] === ace) ? -1 : 1
  const advantage = s.buffs[noAdvantage] > 0 ? 0 : lead
  let best = 0
  for (const card of s.hands[seat]) {
    const chance = chanceWith(s, lead, ground.tables.strengthOf[card], winsByItself(card, advantage), rival)
    best = Math.max(best, chance)
  }
  return hasCard(s, seat, clergy) ? Math.min(1, best + 0.15) : best
}

/** PI-19.11: what a bot would add. */
function favorsThatFit(s: State, bot: Seat): number {
  const fitting = matching(s, bot, s.token)
  let sum = 0
  for (let faction = 0; faction < 6; faction++) if (fitting & (1 << faction)) sum += favorsOf(s, bot, faction)
  return sum
}

/** PI-11: so many disks of a rival, with what it costs and what he gets for it. */
export function worthOfOust(outlook: Outlook, slot: Slot, rival: Seat, disks: number, how: How): number {
  const { weights } = outlook
  const chance = chanceToOust(outlook, slot, rival, how)
  return chance * stakeOf(outlook, slot, rival, disks) - disks * weights.token - 0.1
}

/** What is won by it: his loss, the room, and a follow-up. */
function stakeOf(outlook: Outlook, slot: Slot, rival: Seat, disks: number): number {
  const { s, wishes, ground, weights } = outlook
  const his = disksAt(s, rival, slot)
  const room = ground.own[slot] === 0 ? 0.5 * firstDisk(wishes, slot) : 0
  const compensation = isBot(s, rival) ? 0.05 : weights.rivalry * weights.token
  return worthOfTheirs(outlook, slot, disks, his) + 0.6 * eachDisk(wishes, slot) + room + 0.1 - disks * compensation
}

export function bestOustOf(outlook: Outlook, slot: Slot, rival: Seat, how: How): number {
  const { s, seat } = outlook
  const task = { type: 'oustCount', owing: owedBy[seat], slot, seat: rival, disks: 0, how } as const
  let best = useless
  for (const { disks } of oustCount.moves(s, seat, task)) {
    best = Math.max(best, worthOfOust(outlook, slot, rival, disks, how))
  }
  return best
}

export function bestOust(outlook: Outlook, how: How, slot: Slot): number {
  const { s, seat } = outlook
  if (s.hands[seat].length === 0) return useless
  const task = { type: 'oustTarget', owing: owedBy[seat], slot, seat: -1, disks: 0, how } as const
  let best = useless
  for (const move of oustTarget.moves(s, seat, task)) {
    best = Math.max(best, bestOustOf(outlook, move.slot, move.seat, how))
  }
  return best
}

const sideOf = ({ seats }: Oust, seat: Seat): number => (seats[attacker] === seat ? attacker : defender)

/** PI-11.4: a card in the challenge. */
export function worthOfCard(outlook: Outlook, oust: Oust, card: Card): number {
  const { s, seat, ground } = outlook
  const side = sideOf(oust, seat)
  const rival = oust.seats[1 - side]
  const lead = oust.totals[side] - oust.totals[1 - side]
  const advantage = oust.advantaged === nobody ? 0 : oust.advantaged === side ? 1 : -1
  const isKnown = side === attacker && hasCard(s, seat, clergy)
  const strength = ground.tables.strengthOf[card]
  const chance = isKnown
    ? lead + strength > 0 || winsByItself(card, advantage)
      ? 1
      : 0
    : chanceWith(s, side === attacker ? lead : lead + 1, strength, winsByItself(card, advantage), rival)
  const stake =
    side === attacker
      ? stakeOf(outlook, oust.slot, rival, oust.disks)
      : oust.disks * (worthOfDisk(outlook, oust.slot) - worthOfToken(outlook, 0, 0, 0)) + 0.3
  return chance * Math.max(0.3, stake) - 0.5 * worthInHand(outlook, card)
}

/** PI-11.6: goes on if a card may turn it, and calls what is won. */
export function worthOfNext(outlook: Outlook, oust: Oust, type: string): number {
  const { s, seat, ground } = outlook
  const [own, theirs] = oust.automatic
  const lead = oust.totals[attacker] - oust.totals[defender]
  const isWon = own > 0 !== theirs > 0 ? own > 0 : lead > 0
  if (type === 'call') return isWon ? 1 : 0
  if (type === 'concede') return 0
  const rival = oust.seats[defender]
  const advantage = oust.advantaged === nobody ? 0 : oust.advantaged === attacker ? 1 : -1
  let best = 0
  for (const card of s.hands[seat]) {
    const byItself = winsByItself(card, advantage)
    if (theirs > own && !byItself) continue
    best = Math.max(best, chanceWith(s, lead, ground.tables.strengthOf[card], byItself, rival))
  }
  return best * stakeOf(outlook, oust.slot, rival, oust.disks) - 0.15
}

/** PI-11.3: a hammer wants an advantage, a dagger the lack of it. */
export function worthOfStrength({ s, seat }: Outlook, type: 'plusOne' | 'minusOne'): number {
  const has = (rank: number) => s.hands[seat].some((card) => rankOf[card] === rank)
  const isBelow = has(ace) && !has(crown)
  return (type === 'minusOne') === isBelow ? 1 : 0
}
