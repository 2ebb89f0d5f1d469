import type { Seat } from '@eminence/kernel'
import type { Card, Suit } from './data.ts'

export type Event =
  /** `cards` only to the seat that holds them; `faceUp` in Strawhand, three a seat. */
  | {
      readonly type: 'handDealt'
      readonly hand: number
      readonly dealer: Seat
      readonly faceUp: readonly Card[]
      readonly cards?: readonly Card[]
    }
  | { readonly type: 'acesTurnedUp'; readonly suits: readonly Suit[] }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'trumpNamed'; readonly seat: Seat; readonly suit: Suit }
  | { readonly type: 'bonusNamed'; readonly seat: Seat; readonly suit: Suit }
  | { readonly type: 'wentAlone'; readonly seat: Seat; readonly partner: Seat }
  | { readonly type: 'stayedWithPartner'; readonly seat: Seat }
  /** `card` only to the seat that got it. */
  | { readonly type: 'acesDealt'; readonly card?: Card }
  | {
      readonly type: 'cardPlayed'
      readonly seat: Seat
      readonly card: Card
      /** Left out by who follows. */
      readonly leads?: true
      /** The suit that this card locked, if it did. */
      readonly locks?: Suit
      /** The crown that this crown trounced, if it did. */
      readonly trounces?: Card
    }
  | { readonly type: 'cardTurnedUp'; readonly seat: Seat; readonly column: number; readonly card: Card }
  | { readonly type: 'trickTaken'; readonly seat: Seat; readonly card: Card; readonly trick: number }
  /** All lists by side; a side is a seat, but for four players, where seats 0 and 2 play against 1 and 3. */
  | {
      readonly type: 'handScored'
      readonly hand: number
      readonly maker: Seat
      readonly alone: boolean
      readonly usurped: boolean
      readonly tricks: readonly number[]
      readonly bonusCards: readonly number[]
      readonly trickPoints: readonly number[]
      readonly bonusPoints: readonly number[]
      readonly scores: readonly number[]
    }
  | {
      readonly type: 'gameWon'
      readonly side: number
      readonly scores: readonly number[]
      readonly wins: readonly number[]
    }
