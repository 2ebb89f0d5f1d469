import type { Seat } from '@eminence/kernel'
import { ace, type Card, crown, none, type Region, tablesOf } from '../data.ts'
import type { Strength } from '../events.ts'
import { disksAround } from '../state.ts'
import type { View } from '../view.ts'

/** OM-3.12: how it would end. A tie goes on if the attacker adds a card. */
export type Outcome = 'attacker' | 'defender' | 'tie'

export interface Side extends Strength {
  readonly seat: Seat
  readonly played: readonly Card[]
}

export interface Oust {
  readonly region: Region
  readonly attacker: Side
  readonly defender: Side
}

function sideOf(view: View, seat: Seat, region: Region, played: readonly Card[]): Side {
  const { strengthOf } = tablesOf(view)
  const id = view.ids[seat]
  const [disks, identity] = [disksAround(view, seat, region), id === null || id === none ? 0 : strengthOf[id]]
  const cards = played.map((card) => strengthOf[card])
  return { seat, played, disks, identity, cards, total: cards.reduce((sum, each) => sum + each, disks + identity) }
}

/** If the pawn moved there now. */
export const oustIn = (view: View, region: Region, defender: Seat): Oust => ({
  region,
  attacker: sideOf(view, view.active, region, [view.card]),
  defender: sideOf(view, defender, region, []),
})

/** The oust under way, as long as nobody has won it. */
export function oustUnderWay(view: View): Oust | null {
  const { active, defender } = view
  if (defender === none || view.winner !== none) return null
  const region = view.pawns[active]
  return {
    region,
    attacker: sideOf(view, active, region, [view.card, ...view.attack]),
    defender: sideOf(view, defender, region, view.defence),
  }
}

/** One more card of each side, or none. */
export interface Added {
  readonly attack?: Card | undefined
  readonly defence?: Card | undefined
}

export function outcomeOf(view: View, oust: Oust, { attack, defence }: Added): Outcome {
  const { rankOf, strengthOf } = tablesOf(view)
  const played = ({ played }: Side, card: Card | undefined) => (card === undefined ? played : [...played, card])
  const crowns = played(oust.attacker, attack).filter((card) => rankOf[card] === crown).length
  const aces = played(oust.defender, defence).filter((card) => rankOf[card] === ace).length
  if (crowns !== aces) return crowns > aces ? 'attacker' : 'defender'
  const sum = ({ total }: Side, card: Card | undefined) => total + (card === undefined ? 0 : strengthOf[card])
  const lead = sum(oust.attacker, attack) - sum(oust.defender, defence)
  return lead > 0 ? 'attacker' : lead < 0 ? 'defender' : 'tie'
}

/** A card that the defender may have: its strength, or an ace. */
export interface Chance {
  readonly strength: number | 'ace'
  readonly outcome: Outcome
}

/** OM-3.12: what each kind of answer would lead to. */
export function chancesOf(view: View, oust: Oust): Chance[] {
  const { set, rankOf } = tablesOf(view)
  const cards = set.luminaries.map((_, card) => card)
  const strengths = [...new Set(set.luminaries.flatMap(({ strength }) => strength ?? []))].sort((a, b) => a - b)
  const like = (strength: number) => cards.find((card) => set.luminaries[card].strength === strength)
  return [
    ...strengths.map((strength) => ({ strength, outcome: outcomeOf(view, oust, { defence: like(strength) }) })),
    {
      strength: 'ace' as const,
      outcome: outcomeOf(view, oust, { defence: cards.find((card) => rankOf[card] === ace) }),
    },
  ]
}
