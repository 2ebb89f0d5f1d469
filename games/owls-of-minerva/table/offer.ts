import type { Blocked } from '@eminence/kernel'
import { type Offering, offerContext } from '@eminence/ui/offering.ts'
import type { Card, Region } from '../data.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import { asked, handKey, keyOf } from './scene.ts'

/** What the viewer can do now, and what is in focus: the parts of the table draw it and report clicks. */
export interface Offer extends Offering {
  moveAt(key: string): Move | undefined
  blockAt(key: string): Blocked<Move> | undefined
  /** The key of the target in focus. */
  readonly focused: string | null
  /** A target that waits for a second press, since there is no way back after it. */
  readonly pinned: string | null
  /** Further cards that the viewer means to pay a reform with, in the order chosen. */
  readonly further: readonly Card[]
  /** A reform can be paid for with cards of the hand. */
  readonly canPayWithCards: boolean
  /** Whose reach is lit: the card in play, or one of the hand that is in focus. */
  readonly reaching: Card | null
  /** Pays for the reform with the further cards chosen, and followers. */
  pay(): void
}

export const [useOffer, provideOffer] = offerContext<Offer>()

export const byKey = <Each>(list: readonly Each[], moveOf: (each: Each) => Move): ReadonlyMap<string, Each> =>
  new Map(list.map((each) => [keyOf(moveOf(each)), each]))

/** While a reform can be paid, a card of the hand is chosen for it, and sent with the payment. */
export const isCollecting = (view: View, moves: readonly Move[]): boolean =>
  ['act', 'reformAdd'].includes(asked(view) ?? '') && moves.some(({ type }) => type === 'reformWith')

/** The targets among which arrow keys go: first those of the map, then cards. */
export const targetsOf = (moves: readonly Move[]): string[] =>
  moves.filter((move) => 'region' in move || 'card' in move || 'faction' in move || move.type === 'deck').map(keyOf)

/** What goes with a move is only shown; a second press plays it. */
export const asksTwice = (view: View, move: Move, ousts: (region: Region) => boolean): boolean =>
  move.type === 'move' && asked(view) === 'act' && ousts(move.region)

/** Further cards that are still in hand and still of use. */
export const stillOffered = (further: readonly Card[], offered: ReadonlyMap<string, Move>): readonly Card[] =>
  further.filter((card) => offered.get(handKey(card))?.type === 'reformWith')
