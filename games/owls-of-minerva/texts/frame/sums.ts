import type { Seat } from '@eminence/kernel'
import { allFactions, type Card, crown, factionCount, none, tablesOf } from '../../data.ts'
import { hasFaction } from '../../rules/legal.ts'
import { factions } from '../../sets.ts'
import { blockedFaction, disksAround, followersAt, heldAt, isOpen, usedReform } from '../../state.ts'
import type { View } from '../../view.ts'
import { type Means, type Tally, tallyOf } from '../shared.ts'

/** OM-3.24: what followers would have to pay for the reform where the pawn stands. */
export function openIn(view: View, seat: Seat): Tally {
  const region = view.pawns[seat]
  if (view.card === none || !isOpen(view, region)) return []
  const tables = tablesOf(view)
  const identity = view.options.idFollowersPay ? [view.ids[seat] ?? none] : []
  const shown = [view.card, ...view.added, ...identity]
  return tallyOf((faction) => {
    const symbols = tables.symbols[view.reforms[region] * factionCount + faction]
    return symbols - shown.filter((card) => hasFaction(tables, card, faction)).length
  })
}

/** How the rest of a reform can be paid: with cards of the hand, with followers, or both. */
export function meansOf(view: View, seat: Seat): Means {
  const tables = tablesOf(view)
  const [open, hand] = [openIn(view, seat), view.hands[seat] ?? []]
  const hasFollowers = open.every(({ faction, count }) => view.held[heldAt(seat, factions.indexOf(faction))] >= count)
  const hasCards = open.some(({ faction }) => hand.some((card) => hasFaction(tables, card, factions.indexOf(faction))))
  if (!hasFollowers) return 'cards'
  return hasCards ? 'both' : 'followers'
}

/** OM-3.23, OM-3.24: whether the reform where the pawn stands can be made now. */
export function canReform(view: View, seat: Seat): boolean {
  const region = view.pawns[seat]
  if ((view.used & usedReform) !== 0 || !isOpen(view, region)) return false
  const tables = tablesOf(view)
  const isShown = allFactions.some(
    (faction) =>
      tables.symbols[view.reforms[region] * factionCount + faction] > 0 &&
      [view.card, view.ids[seat] ?? none].some((card) => hasFaction(tables, card, faction)),
  )
  const hand = view.hands[seat] ?? []
  return (
    isShown &&
    openIn(view, seat).every(({ faction, count }) => {
      const number = factions.indexOf(faction)
      const cards = hand.filter((card) => hasFaction(tables, card, number)).length
      return view.held[heldAt(seat, number)] + cards >= count
    })
  )
}

/** OM-3.16: what the action card would gather where the pawn stands, one each. */
export function gatherable(view: View, seat: Seat): Tally {
  const tables = tablesOf(view)
  return tallyOf((faction) => {
    const isHere = view.followers[followersAt(view.pawns[seat], faction)] > 0
    return isHere && faction !== blockedFaction(view) && hasFaction(tables, view.card, faction) ? 1 : 0
  })
}

/** OM-3.12: both strengths so far in the oust under way, and whether the attacker has shown a crown. */
export function oustSums(view: View): { attack: number; defence: number; hasCrown: boolean } {
  const { strengthOf, rankOf } = tablesOf(view)
  const { active, defender } = view
  const attackers = [view.card, ...view.attack]
  const total = (seat: Seat, cards: readonly Card[]) =>
    [view.ids[seat] ?? none, ...cards].reduce(
      (sum, card) => sum + strengthOf[card],
      disksAround(view, seat, view.pawns[active]),
    )
  return {
    attack: total(active, attackers),
    defence: total(defender, view.defence),
    hasCrown: attackers.some((card) => rankOf[card] === crown),
  }
}
