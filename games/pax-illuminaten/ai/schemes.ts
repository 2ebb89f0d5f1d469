import type { Ability } from '../../luminaries/data.ts'
import { abilityOf, type Card, firstOf, none, type Plot, type Slot } from '../data.ts'
import type { Mode } from '../moves.ts'
import { mayUse, swappable } from '../rules/schemes/abilities.ts'
import { mainLeft, usedQuick } from '../state.ts'
import { bestOf, worthInHand } from './actions.ts'
import { bestOust } from './oust.ts'
import { type Outlook, worthOfToken } from './outlook.ts'
import { draftPlot } from './plots.ts'
import { eachDisk, firstDisk, newDraft, worthOfFace } from './wishes.ts'

/** A further main action. */
export const worthOfAction = 0.6

/** What an ability promises to who may use it some day. */
const usually: Readonly<Record<Ability, number>> = {
  influence_any_discount: 0.5,
  swap_cards: 0.3,
  oust_set_strength: 0.3,
  edict_take_two: 0.15,
  expel_then_move: 0.35,
  scout_any_free: 0.45,
  organize_any_free: 0.45,
  buff_influence_cheaper: 0.3,
  buff_oust_no_advantage: 0.1,
  new_plot: 0.2,
  buff_expel_free: 0.2,
  buff_scout_favor: 0.3,
  draw_two_or_court: 0.3,
  buff_extort_any: 0.25,
  borrow_faction: 0.3,
  ace_wild: 0.6,
  crown_extra_action: 0.7,
}

/** What comes of the ability now. */
function worthOfAbility(outlook: Outlook, card: Card): number {
  const { s, seat, weights, distances } = outlook
  const ability = abilityOf[card]
  const isBusy = mainLeft(s) > 0 ? 1 : 0
  switch (ability) {
    case 'influence_any_discount':
      return bestOf(outlook, 'influence', 'scheme')
    case 'oust_set_strength':
      return bestOust(outlook, 'scheme', none)
    case 'expel_then_move':
      return bestOf(outlook, 'expel', 'scheme')
    case 'scout_any_free':
      return bestOf(outlook, 'scout', 'scheme')
    case 'organize_any_free':
      return bestOf(outlook, 'organize', 'scheme')
    case 'swap_cards':
      return bestSwap(outlook)
    case 'edict_take_two':
      return mayUse(s, seat, ability) ? 2 * weights.token : 0
    case 'new_plot':
      return mayUse(s, seat, ability) ? 0.15 * Math.max(0, distances[distances.length - 1] - 2) : 0
    case 'buff_influence_cheaper':
      return isBusy * 2 * weights.token
    case 'buff_expel_free':
    case 'buff_oust_no_advantage':
      return 0.1 * isBusy
    case 'buff_scout_favor':
      return isBusy * Math.min(1, bestOf(outlook, 'scout', 'main') + 1) * weights.token
    case 'buff_extort_any':
      return isBusy * weights.token
    case 'ace_wild':
      return 3 * worthOfToken(outlook, outlook.ground.tables.topOf[card], 1, outlook.tokens + 1)
    case 'crown_extra_action':
      return worthOfAction
    default:
      return usually[ability]
  }
}

/** PI-12.2: the favors of the card. */
function worthOfQuick(outlook: Outlook, card: Card): number {
  const { tables } = outlook.ground
  const value = tables.favorValues[card]
  let worth = 0
  for (let nth = 0; nth < value.length; nth++) {
    const faction = nth % 2 === 0 ? tables.topOf[card] : tables.bottomOf[card]
    worth += worthOfToken(outlook, faction, 1, outlook.tokens + nth)
  }
  return worth
}

export function worthOfMode(outlook: Outlook, card: Card, mode: Mode): number {
  if (mode === 'nothing') return 0
  if (mode === 'quick') return worthOfQuick(outlook, card) - 0.02
  const ability = worthOfAbility(outlook, card)
  return mode === 'ability' ? ability : Math.max(0, ability) + worthOfQuick(outlook, card)
}

/** PI-12: the better of its uses; another card is drawn for it at the end of the turn. */
export function worthOfScheme(outlook: Outlook, card: Card): number {
  const { s, weights } = outlook
  const isQuick = (s.turnUsed & usedQuick) === 0
  const best = Math.max(worthOfAbility(outlook, card), isQuick ? worthOfQuick(outlook, card) : 0)
  return best - weights.hand - 0.5 * worthInHand(outlook, card)
}

/** A card that may be drawn, or kept: for its ability, and where it could lie. */
export function worthOfDrawing(outlook: Outlook, card: Card): number {
  const { ground, wishes, s } = outlook
  let wanted = 0
  for (let rest = ground.reach & ground.layout.all; rest !== 0; rest &= rest - 1) {
    const slot = firstOf(rest)
    if (ground.foreign[slot] > 0) continue
    const now = s.faceUp & (1 << slot) ? worthOfFace(wishes, ground.tables, slot, s.map[slot]) : 0
    wanted = Math.max(wanted, worthOfFace(wishes, ground.tables, slot, card) - now)
  }
  return usually[abilityOf[card]] + 0.5 * wanted + worthInHand(outlook, card)
}

/** A card of the deck, unseen. */
export const worthOfUnseen = 0.6

/** PI-12.6: everything on the two cards goes with them. */
export function worthOfSwap({ wishes, theirs, ground, s }: Outlook, a: Slot, b: Slot): number {
  const { tables, own } = ground
  const lying = (slot: Slot, card: Card) =>
    worthOfFace(wishes, tables, slot, card) - worthOfFace(theirs, tables, slot, card)
  const disks = (slot: Slot, number: number) =>
    number === 0 ? 0 : firstDisk(wishes, slot) + number * eachDisk(wishes, slot)
  return (
    lying(a, s.map[b]) +
    lying(b, s.map[a]) -
    lying(a, s.map[a]) -
    lying(b, s.map[b]) +
    disks(a, own[b]) +
    disks(b, own[a]) -
    disks(a, own[a]) -
    disks(b, own[b])
  )
}

export function bestSwapOf(outlook: Outlook, a: Slot): number {
  const { s, seat } = outlook
  let best = -1
  for (let rest = swappable(s, seat) & ~(1 << a); rest !== 0; rest &= rest - 1) {
    best = Math.max(best, worthOfSwap(outlook, a, firstOf(rest)))
  }
  return best
}

function bestSwap(outlook: Outlook): number {
  const { s, seat } = outlook
  let best = -1
  for (let rest = swappable(s, seat); rest !== 0; rest &= rest - 1) {
    best = Math.max(best, bestSwapOf(outlook, firstOf(rest)))
  }
  return best
}

const draft = newDraft()

/** PI-12.8: the nearer, the better. */
export function worthOfPlot({ ground }: Outlook, plot: Plot): number {
  draftPlot(draft, ground, plot)
  return -draft.distance
}
