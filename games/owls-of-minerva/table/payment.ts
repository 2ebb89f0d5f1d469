import type { Seat } from '@eminence/kernel'
import { type Card, type FactionNumber, none, type Region } from '../data.ts'
import type { Move } from '../moves.ts'
import { reform, reformCards } from '../moves.ts'
import { heldAt, isOpen, usedReform } from '../state.ts'
import type { View } from '../view.ts'
import { factionsOf, keyOf, symbolsIn } from './scene.ts'

/** OM-3.24: what covers a symbol of a reform. */
type Cover = 'action' | 'identity' | 'further' | 'follower' | 'nothing'

interface Covered {
  readonly faction: FactionNumber
  readonly by: Cover
}

/** The reform where a pawn stands, paid with the action card, these further cards and followers. */
export interface Payment {
  readonly region: Region
  readonly symbols: readonly Covered[]
  /** Followers by faction that have to be paid. */
  readonly paid: readonly FactionNumber[]
  readonly isComplete: boolean
}

/** Null where there is no reform to be made. */
export function paymentOf(view: View, seat: Seat, further: readonly Card[]): Payment | null {
  const region = view.pawns[seat]
  if (view.card === none || region === none || !isOpen(view, region) || (view.used & usedReform) !== 0) return null
  const identity = view.ids[seat]
  const shown: { readonly faction: FactionNumber; readonly by: Cover }[] = [
    ...factionsOf(view, view.card).map((faction) => ({ faction, by: 'action' as const })),
    ...(view.options.idFollowersPay && identity !== null && identity !== none
      ? factionsOf(view, identity).map((faction) => ({ faction, by: 'identity' as const }))
      : []),
    ...[...view.added, ...further]
      .flatMap((card) => factionsOf(view, card))
      .map((faction) => ({ faction, by: 'further' as const })),
  ]
  const left = view.held.slice()
  const symbols = symbolsIn(view, region).map((faction): Covered => {
    const at = shown.findIndex((each) => each.faction === faction)
    if (at >= 0) return shown.splice(at, 1)[0]
    const isHeld = left[heldAt(seat, faction)]-- > 0
    return { faction, by: isHeld ? 'follower' : 'nothing' }
  })
  return {
    region,
    symbols,
    paid: symbols.filter(({ by }) => by === 'follower').map(({ faction }) => faction),
    isComplete: symbols.every(({ by }) => by !== 'nothing'),
  }
}

/** OM-3.24: a further card covers at least one symbol that cards leave open. */
export const coversOpen = (view: View, { symbols }: Payment, card: Card): boolean =>
  symbols.some(({ faction, by }) => (by === 'follower' || by === 'nothing') && factionsOf(view, card).includes(faction))

/** The moves that pay it, one after the other: the cards, and followers for what they leave open. */
export function movesOf(further: readonly Card[], { paid }: Payment): readonly Move[] {
  const cards = further.map((card) => reformCards[card])
  return cards.length === 0 || paid.length > 0 ? [...cards, reform] : cards
}

/** A payment whose moves go one after the other, each as soon as the table asks for it. */
export interface Paying {
  readonly moves: readonly Move[]
  readonly turn: number
  /** Cards that were shown before it, and moves of it that were sent. */
  readonly added: number
  readonly sent: number
}

/** The move to be sent now; null while the one before is on its way, and once the payment is over. */
export function dueMove({ moves, turn, added, sent }: Paying, view: View, offered: readonly Move[]): Move | null {
  const next = moves[sent]
  if (next === undefined || view.turn !== turn || view.added.length !== added + sent) return null
  return offered.find((move) => keyOf(move) === keyOf(next)) ?? null
}
