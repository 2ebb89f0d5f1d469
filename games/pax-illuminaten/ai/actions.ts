import {
  type Card,
  crown,
  type Faction,
  factionIndexes,
  firstOf,
  none,
  placard,
  rankOf,
  type Slot,
  tidings,
} from '../data.ts'
import { disksAt, isIn, openSlots } from '../map.ts'
import { type How, type OrganizeTask, owedBy } from '../moves.ts'
import { expelCard, expelTarget } from '../rules/actions/expel.ts'
import { extortTarget } from '../rules/actions/extort.ts'
import { influenceCount, influenceTarget } from '../rules/actions/influence.ts'
import { candidatesOf, destinationsOf, organizeFaction } from '../rules/actions/organize.ts'
import { scoutSlot } from '../rules/actions/scout.ts'
import { canPayPair } from '../rules/favors/paying.ts'
import { cheaperInfluence, extortAny, favorsOf, freeExpel, isInForce, scoutFavor } from '../state.ts'
import { type Outlook, worthOfDisk, worthOfDisks, worthOfHeld, worthOfToken } from './outlook.ts'
import { firstDisk, worthOfFace } from './wishes.ts'

/** Of no promise at all: worse than to do nothing. */
export const useless = -1

/** What the card there is worth to the seat, against what it is worth to its rivals. */
const worthOfLying = ({ wishes, theirs, ground }: Outlook, slot: Slot, card: Card): number =>
  worthOfFace(wishes, ground.tables, slot, card) - worthOfFace(theirs, ground.tables, slot, card)

/** How little a card in hand is missed: another is drawn for it. */
export function worthInHand({ weights, ground }: Outlook, card: Card): number {
  const strength = ground.tables.strengthOf[card]
  return strength === 0 ? weights.high : weights.strength * strength
}

/** A card laid on a slot that has been scouted. */
export function worthOfPlacing(outlook: Outlook, slot: Slot, card: Card): number {
  const { s, weights, ground } = outlook
  const { favorValues, locationsOf } = ground.tables
  const bonus = s.buffs[scoutFavor] * favorValues[card].length * weights.token
  const ready = isIn(ground.reach, slot) && isAffordable(outlook, card) ? weights.ready : 0
  return worthOfLying(outlook, slot, card) + 0.02 * locationsOf[card] + bonus + ready - worthInHand(outlook, card)
}

/** Whether the seat could place a first disk on the card. */
function isAffordable({ s, seat, ground }: Outlook, card: Card): boolean {
  const { costs, topOf, bottomOf } = ground.tables
  const [ofTop, ofBottom] = costs[rankOf[card]][0]
  return canPayPair(s, seat, topOf[card], ofTop, bottomOf[card], ofBottom, 0)
}

/** PI-6: the best card of the hand comes there. */
export function worthOfScouting(outlook: Outlook, slot: Slot, how: How): number {
  const { s, seat, weights, ground, wishes } = outlook
  let best = 0
  for (const card of s.hands[seat]) best = Math.max(best, worthOfPlacing(outlook, slot, card))
  const light = (isIn(ground.reach, slot) ? weights.light : weights.light / 3) / (1 + openInReach(outlook))
  const price = how === 'scheme' ? 0 : weights.token
  return best + light + 0.5 * firstDisk(wishes, slot) - price
}

/** Cards in reach on which the seat could place a first disk: one of them is enough to go on. */
function openInReach({ ground }: Outlook): number {
  const { s, reach, own, room } = ground
  let open = 0
  for (let rest = reach & s.faceUp; rest !== 0; rest &= rest - 1) {
    const slot = firstOf(rest)
    if (own[slot] === 0 && room[slot] > 0) open++
  }
  return open
}

/** PI-7: so many disks, with what they cost. */
export function worthOfInfluence(outlook: Outlook, slot: Slot, disks: number, how: How): number {
  const { s, ground } = outlook
  const { tables } = ground
  const card = s.map[slot]
  const costs = tables.costs[rankOf[card]]
  let price = how === 'faction' ? worthOfHeld(outlook, 0) : 0
  let placed = 0
  for (let location = 0; placed < disks && location < costs.length; location++) {
    if (s.disks[slot * 4 + location] !== none) continue
    const [ofTop, ofBottom] = costs[location]
    const less = Math.min(ofTop + ofBottom - 1, s.buffs[cheaperInfluence])
    const whole =
      ofTop * priceOf(outlook, tables.topOf[card], ofTop) + ofBottom * priceOf(outlook, tables.bottomOf[card], ofBottom)
    price += whole * (1 - less / (ofTop + ofBottom))
    placed++
  }
  if (how === 'scheme') price -= Math.min(price, ground.foreign[slot] * outlook.weights.token)
  return worthOfDisks(outlook, slot, disks) - price
}

/** What a token of the faction costs: three others, if there is none. */
const priceOf = (outlook: Outlook, faction: Faction, tokens: number): number => {
  const { s, seat, weights } = outlook
  return favorsOf(s, seat, faction) >= tokens ? worthOfHeld(outlook, faction) : 2.5 * weights.token
}

export function bestInfluence(outlook: Outlook, slot: Slot, how: How): number {
  const { s, seat } = outlook
  let best = useless
  for (const { disks } of influenceCount.moves(s, seat, { type: 'influenceCount', owing: owedBy[seat], slot, how })) {
    best = Math.max(best, worthOfInfluence(outlook, slot, disks, how))
  }
  return best
}

/** PI-8: what comes in, less what goes to others. */
export function worthOfExtort(outlook: Outlook, slot: Slot, how: How): number {
  const { s, seat, ground } = outlook
  const { tables, layout } = ground
  if (slot === placard) {
    const contact = tables.contactFactions[s.contacts[seat]]
    let worth = 0
    let nth = 0
    for (const faction of factionIndexes) {
      if (contact & (1 << faction)) worth += worthOfGain(outlook, faction, nth++)
    }
    return worth
  }
  let worth = yieldAt(outlook, slot, 0, how)
  if (how === 'faction') return worth
  const rank = rankOf[s.map[slot]]
  let tokens = tables.favorValues[s.map[slot]].length
  for (let rest = layout.near[slot] & s.presence[seat]; rest !== 0; rest &= rest - 1) {
    const next = firstOf(rest)
    if (rankOf[s.map[next]] !== rank || s.produced.includes(s.map[next])) continue
    worth += Math.max(0, yieldAt(outlook, next, tokens, how))
    tokens += tables.favorValues[s.map[next]].length
  }
  return worth
}

function worthOfGain(outlook: Outlook, faction: Faction, nth: number): number {
  const { s, seat, tokens } = outlook
  if (s.pool[faction] === 0 && !othersHold(outlook, faction)) return 0
  return worthOfToken(outlook, faction, favorsOf(s, seat, faction), tokens + nth)
}

const othersHold = ({ s, seat }: Outlook, faction: Faction): boolean =>
  s.supply.some((_, other) => other !== seat && favorsOf(s, other, faction) > 0)

/** What one card yields, after so many other tokens. */
export function yieldAt(outlook: Outlook, slot: Slot, before: number, how: How): number {
  const { s, seat, ground, weights } = outlook
  const { tables } = ground
  const card = s.map[slot]
  const countsAll = s.buffs[extortAny] > 0
  const ofRivals = ground.foreign[slot]
  let worth = 0
  let tokens = tables.favorValues[card].length
  if (rankOf[card] === crown) tokens = 2 * (disksAt(s, seat, slot) + (countsAll ? ofRivals : 0))
  for (let nth = 0; nth < tokens; nth++) {
    const faction = nth % 2 === 0 ? tables.topOf[card] : tables.bottomOf[card]
    worth += worthOfGain(outlook, faction, before + nth)
  }
  const given = how === 'faction' || countsAll || isInForce(s, tidings) ? 0 : Math.min(tokens, ofRivals)
  return worth - given * weights.token * (1 + weights.rivalry)
}

/** PI-10: another card comes there. */
export function worthOfReplacing(outlook: Outlook, slot: Slot, card: Card): number {
  const { s, ground } = outlook
  const { locationsOf } = ground.tables
  const gain = worthOfLying(outlook, slot, card) - worthOfLying(outlook, slot, s.map[slot])
  const homeless = Math.max(0, ground.own[slot] - locationsOf[card])
  return gain - homeless * (worthOfDisk(outlook, slot) + 0.2) - worthInHand(outlook, card)
}

export function bestExpel(outlook: Outlook, slot: Slot, how: How): number {
  const { s, seat, ground, weights } = outlook
  let best = useless
  for (const { card } of expelCard.moves(s, seat, { type: 'expelCard', owing: owedBy[seat], slot, how })) {
    best = Math.max(best, worthOfReplacing(outlook, slot, card))
  }
  const price = s.buffs[freeExpel] > 0 ? 0 : Math.max(1, ground.own[slot] + ground.foreign[slot])
  return best - price * weights.token
}

/** PI-9: where a disk from this card would go, and what that promises. */
export function bestDestination(outlook: Outlook, task: OrganizeTask, from: Slot): number {
  const { s, seat } = outlook
  const stay = worthOfDisk(outlook, from)
  let best = useless
  for (let rest = destinationsOf(s, task, from, openSlots(s, seat)); rest !== 0; rest &= rest - 1) {
    best = Math.max(best, worthOfArriving(outlook, firstOf(rest)) - stay)
  }
  return best
}

export const worthOfArriving = (outlook: Outlook, slot: Slot): number => worthOfDisks(outlook, slot, 1)

/** PI-9: the best move, and something for those that may follow. */
function bestOrganize(outlook: Outlook, task: OrganizeTask): number {
  const { s, seat } = outlook
  let best = useless
  for (let rest = candidatesOf(s, seat, task); rest !== 0; rest &= rest - 1) {
    best = Math.max(best, bestDestination(outlook, task, firstOf(rest)))
  }
  return best > 0 ? 1.3 * best : best
}

const courseOf = (outlook: Outlook, how: How, faction: Faction, slot: Slot): OrganizeTask => ({
  type: 'organizing',
  owing: owedBy[outlook.seat],
  left: 3,
  how,
  faction,
  slot,
})

export const worthOfOrganizing = (outlook: Outlook, faction: Faction): number =>
  bestOrganize(outlook, courseOf(outlook, 'main', faction, none)) - worthOfHeld(outlook, faction)

/** The best that an action promises, if it can be done at all. */
export function bestOf(outlook: Outlook, action: string, how: How, slot: Slot = none): number {
  const { s, seat } = outlook
  const owing = owedBy[seat]
  let best = useless
  switch (action) {
    case 'scout':
      for (const move of scoutSlot.moves(s, seat, { type: 'scoutSlot', owing, how })) {
        best = Math.max(best, worthOfScouting(outlook, move.slot, how))
      }
      return best
    case 'influence':
      if (how === 'cube') return bestInfluence(outlook, slot, how)
      for (const move of influenceTarget.moves(s, seat, { type: 'influenceTarget', owing, how })) {
        best = Math.max(best, bestInfluence(outlook, move.slot, how))
      }
      return best
    case 'extort':
      for (const move of extortTarget.moves(s, seat, { type: 'extortTarget', owing, how })) {
        best = Math.max(best, worthOfExtort(outlook, move.slot, how))
      }
      return best
    case 'expel':
      for (const move of expelTarget.moves(s, seat, { type: 'expelTarget', owing, how })) {
        best = Math.max(best, bestExpel(outlook, move.slot, how))
      }
      return best
    case 'organize':
      if (how !== 'main') return bestOrganize(outlook, courseOf(outlook, how, none, slot))
      for (const { faction } of organizeFaction.moves(s, seat, courseOf(outlook, how, none, none))) {
        best = Math.max(best, worthOfOrganizing(outlook, faction))
      }
      return best
    default:
      return best
  }
}
