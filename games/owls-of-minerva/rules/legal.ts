import type { Seat } from '@eminence/kernel'
import {
  type Card,
  type FactionNumber,
  factionCount,
  freemason,
  none,
  type Region,
  rosicrucian,
  rosicrucianLimit,
  type Tables,
  tablesOf,
} from '../data.ts'
import {
  blockedFaction,
  followersAt,
  hasDraw,
  hasIcon,
  heldAt,
  isOpen,
  type State,
  usedGathering,
  usedIcon,
  usedReform,
} from '../state.ts'

/** OM-3.4, OM-3.16: whether such a follower can be gathered or moved from there. */
export const isAvailable = (s: State, region: Region, faction: FactionNumber): boolean =>
  faction !== none && faction !== blockedFaction(s) && s.followers[followersAt(region, faction)] > 0

/** OM-3.16 to OM-3.18 */
export function mayGather(s: State, seat: Seat): boolean {
  const { firstOf, secondOf } = tablesOf(s)
  const at = s.pawns[seat]
  return (s.used & usedGathering) === 0 && (isAvailable(s, at, firstOf[s.card]) || isAvailable(s, at, secondOf[s.card]))
}

/** OM-3.7, OM-3.20: which follower it is comes with the move. */
export const mayUseFreemason = (s: State): boolean => (s.used & usedIcon) === 0 && hasIcon(s, s.card, freemason)

/** OM-3.21: there has to be room in the hand, and a card to take. */
export const mayUseRosicrucian = (s: State, seat: Seat): boolean =>
  (s.used & usedIcon) === 0 &&
  hasIcon(s, s.card, rosicrucian) &&
  s.hands[seat].length < rosicrucianLimit &&
  (s.court.length > 0 || hasDraw(s))

export const hasFaction = ({ firstOf, secondOf }: Tables, card: Card, faction: FactionNumber): boolean =>
  firstOf[card] === faction || secondOf[card] === faction

/** OM-3.23: the action card, or the identity card in its place, shows a faction of the requirement. */
export function isShown(s: State, seat: Seat, region: Region): boolean {
  const tables = tablesOf(s)
  const at = s.reforms[region] * factionCount
  const shows = (card: Card) =>
    tables.symbols[at + tables.firstOf[card]] > 0 ||
    (tables.secondOf[card] !== none && tables.symbols[at + tables.secondOf[card]] > 0)
  return shows(s.card) || shows(s.ids[seat])
}

/** OM-3.24: how many symbols of this faction the action card, the further cards and, by OM-3.25, perhaps the identity card leave open. */
export function openSymbols(s: State, seat: Seat, region: Region, faction: FactionNumber): number {
  const tables = tablesOf(s)
  let open = tables.symbols[s.reforms[region] * factionCount + faction]
  if (open === 0) return 0
  if (hasFaction(tables, s.card, faction)) open--
  if (s.options.idFollowersPay && hasFaction(tables, s.ids[seat], faction)) open--
  for (const card of s.added) if (hasFaction(tables, card, faction)) open--
  return open < 0 ? 0 : open
}

/** OM-3.24: whether followers alone, or with the cards in hand, cover what is open. */
export function canPay(s: State, seat: Seat, region: Region, withHand: boolean): boolean {
  const tables = tablesOf(s)
  for (let faction = 0; faction < factionCount; faction++) {
    let missing = openSymbols(s, seat, region, faction) - s.held[heldAt(seat, faction)]
    if (missing > 0 && withHand) for (const card of s.hands[seat]) if (hasFaction(tables, card, faction)) missing--
    if (missing > 0) return false
  }
  return true
}

/** OM-3.7, OM-3.23, OM-3.24 */
export function mayReform(s: State, seat: Seat): boolean {
  const region = s.pawns[seat]
  return (s.used & usedReform) === 0 && isOpen(s, region) && isShown(s, seat, region) && canPay(s, seat, region, true)
}

/** OM-3.24: a further card covers at least one open symbol. */
export function covers(s: State, seat: Seat, region: Region, card: Card): boolean {
  const { firstOf, secondOf } = tablesOf(s)
  const second = secondOf[card]
  return (
    openSymbols(s, seat, region, firstOf[card]) > 0 || (second !== none && openSymbols(s, seat, region, second) > 0)
  )
}
