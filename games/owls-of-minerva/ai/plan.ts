import { type Card, type FactionNumber, factionCount, freemason, none, type Region } from '../data.ts'
import { hasFaction, isAvailable } from '../rules/legal.ts'
import { hasDisks, isOpen, pawnIn, usedGathering, usedIcon, usedMove, usedReform } from '../state.ts'
import { chanceToOust, stakeOf } from './oust.ts'
import { type Outlook, worthOfCard, worthOfHeld, worthOfPlace } from './outlook.ts'

/** How far a turn has come, in thought: what follows is tried out on copies of this. */
export interface Turn {
  readonly card: Card
  readonly at: Region
  readonly used: number
  readonly held: readonly number[]
  readonly hand: readonly Card[]
  /** What it has brought so far. */
  readonly gain: number
  /** Where a gathering or a reform has put a disk, or a reform was taken. */
  readonly marked: Region
  readonly taken: Region
  /** A follower that a Freemason has brought to where the pawn stands. */
  readonly brought: FactionNumber
}

const factionsOf = ({ tables }: Outlook, card: Card): FactionNumber[] =>
  tables.secondOf[card] === none ? [tables.firstOf[card]] : [tables.firstOf[card], tables.secondOf[card]]

/** Whether a Freemason could bring such a follower here. */
function canBring({ s, tables }: Outlook, turn: Turn, faction: FactionNumber): boolean {
  if ((turn.used & usedIcon) !== 0 || tables.iconOf[turn.card] !== freemason) return false
  for (let rest = tables.neighbours[turn.at]; rest !== 0; rest &= rest - 1)
    if (isAvailable(s, 31 - Math.clz32(rest & -rest), faction)) return true
  return false
}

/** The turn after a gathering; with the icon's help, if `withIcon`. Null if there is nothing to gather. */
export function gathering(outlook: Outlook, turn: Turn, withIcon: boolean): Turn | null {
  const { s, tables } = outlook
  if ((turn.used & usedGathering) !== 0) return null
  let { used } = turn
  const held = turn.held.slice()
  for (const faction of factionsOf(outlook, turn.card)) {
    if (isAvailable(s, turn.at, faction) || turn.brought === faction) held[faction]++
    else if (withIcon && (used & usedIcon) === 0 && canBring(outlook, turn, faction)) {
      held[faction]++
      used |= usedIcon
    }
  }
  const gained = worthOfHeld(outlook, held) - worthOfHeld(outlook, turn.held)
  if (held.every((count, faction) => count === turn.held[faction])) return null
  const isFirst = turn.marked !== turn.at && !hasDisks(s, turn.at)
  return {
    ...turn,
    used: used | usedGathering,
    held,
    gain: turn.gain + gained + (isFirst ? tables.set.points.disk : 0),
    marked: isFirst ? turn.at : turn.marked,
  }
}

/** The symbols that the action card and the cards already added leave open here; null if there is nothing to reform. */
function openHere({ s, seat, tables }: Outlook, turn: Turn): number[] | null {
  if ((turn.used & usedReform) !== 0 || !isOpen(s, turn.at) || turn.at === turn.taken) return null
  const at = s.reforms[turn.at] * factionCount
  const open = tables.symbols.slice(at, at + factionCount)
  const shown = [turn.card, s.ids[seat]].some(
    (card) => open[tables.firstOf[card]] > 0 || (tables.secondOf[card] !== none && open[tables.secondOf[card]] > 0),
  )
  if (!shown) return null
  const cover = (card: Card) => {
    open[tables.firstOf[card]]--
    if (tables.secondOf[card] !== none) open[tables.secondOf[card]]--
  }
  cover(turn.card)
  for (const card of s.added) cover(card)
  if (s.options.idFollowersPay) cover(s.ids[seat])
  return open
}

/** Whether followers and all the cards in hand together would do. */
function isWithinReach({ tables }: Outlook, { held, hand }: Turn, open: readonly number[]): boolean {
  for (let faction = 0; faction < factionCount; faction++) {
    let missing = open[faction] - held[faction]
    for (let at = 0; missing > 0 && at < hand.length; at++) if (hasFaction(tables, hand[at], faction)) missing--
    if (missing > 0) return false
  }
  return true
}

/** The turn after the best reform that can be paid for here, with this further card in any case; null if there is none. */
export function reforming(outlook: Outlook, turn: Turn, further: Card = none, alone = false): Turn | null {
  const { tables, weights } = outlook
  const open = openHere(outlook, turn)
  if (open === null) return null
  if (!isWithinReach(outlook, turn, open)) return null
  const { points } = tables.set
  const reward = points.reform + points.actionCard[tables.rankOf[turn.card]] + points.disk + weights.denial
  const before = worthOfHeld(outlook, turn.held)
  let best: Turn | null = null
  const last = alone ? 1 : 1 << turn.hand.length
  for (let set = 0; set < last; set++) {
    if (further !== none && (set & (1 << turn.hand.indexOf(further))) === 0) continue
    const left = open.slice()
    let cost = 0
    let isUseful = true
    for (let at = 0; at < turn.hand.length; at++) {
      if ((set & (1 << at)) === 0) continue
      const card = turn.hand[at]
      const [first, second] = [tables.firstOf[card], tables.secondOf[card]]
      if (left[first] <= 0 && (second === none || left[second] <= 0)) isUseful = false
      left[first]--
      if (second !== none) left[second]--
      cost += worthOfCard(outlook, card)
    }
    if (!isUseful) continue
    const held = turn.held.map((count, faction) => count - Math.max(0, left[faction]))
    if (held.some((count) => count < 0)) continue
    const gain = turn.gain + reward - cost - (before - worthOfHeld(outlook, held))
    if (best !== null && best.gain >= gain) continue
    const hand = turn.hand.filter((_, at) => (set & (1 << at)) === 0)
    best = { ...turn, used: turn.used | usedReform, held, hand, gain, marked: turn.at, taken: turn.at }
  }
  return best
}

/** Where the turn would end, with all that can be done without walking on. */
function finish(outlook: Outlook, turn: Turn): number {
  const gathered = gathering(outlook, turn, true) ?? turn
  const reformed = reforming(outlook, gathered)
  const stays = (end: Turn) => end.gain + worthOfPlace(outlook, end.at, end.held, end.hand, end.taken)
  return reformed === null ? stays(gathered) : Math.max(stays(gathered), stays(reformed))
}

/** What walking there promises. */
export function worthOfWalk(outlook: Outlook, turn: Turn, to: Region): number {
  const { s, seat } = outlook
  const there = finish(outlook, { ...turn, at: to, used: turn.used | usedMove, brought: none })
  const defender = pawnIn(s, to, seat)
  if (defender === none) return there
  const chance = chanceToOust(outlook, turn.card, defender, to)
  const { won, lost } = stakeOf(outlook, defender)
  return chance * (there + won) + (1 - chance) * (turn.gain - lost)
}

/** What the rest of the turn promises at best. */
export function worthOfRest(outlook: Outlook, turn: Turn): number {
  let best = finish(outlook, turn)
  if ((turn.used & usedMove) !== 0) return best
  const gathered = gathering(outlook, turn, true)
  const starts = [turn, gathered, reforming(outlook, turn), gathered && reforming(outlook, gathered)]
  const { reach, rankOf } = outlook.tables
  for (const start of starts) {
    if (start === null) continue
    for (let rest = reach[rankOf[turn.card]][turn.at]; rest !== 0; rest &= rest - 1)
      best = Math.max(best, worthOfWalk(outlook, start, 31 - Math.clz32(rest & -rest)))
  }
  return best
}
