import type { Seat } from '@eminence/kernel'
import type { Card, ColourNumber, Contact, FactionNumber, Region } from './data.ts'
import type { Faction } from './sets.ts'

/** A region as a line of the log needs it: the host's set may have names of its own. */
export interface Place {
  readonly region: Region
  readonly id: string
  readonly name?: string
}

/** Why a card is drawn: OM-3.21, OM-3.29 or OM-3.30. */
export type Drawing = 'rosicrucian' | 'attacked' | 'refill'

/** The parts of a side's strength in an oust, and its total. */
export interface Strength {
  readonly disks: number
  readonly identity: number
  readonly cards: readonly number[]
  readonly total: number
}

/** Why an oust was won (OM-3.12): a crown or an ace that is left over, strength, or a tie that the attacker leaves. */
export type Decided = 'crown' | 'ace' | 'strength' | 'tie'

export type Event =
  /** OM-1.1 to OM-1.3: by region the contact card that brought its followers and the symbols of its reform card, if it has one. */
  | {
      readonly type: 'gameBegan'
      readonly contacts: readonly Contact[]
      readonly reforms: readonly (readonly Faction[] | null)[]
      readonly court: readonly Card[]
      readonly colours: readonly ColourNumber[]
    }
  /** OM-1.4: nothing but aces and crowns. */
  | { readonly type: 'handShown'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** `card` only to the seat. */
  | { readonly type: 'identityChosen'; readonly seat: Seat; readonly card?: Card }
  | { readonly type: 'identitiesRevealed'; readonly cards: readonly Card[] }
  /** OM-1.5, OM-1.6: by seat. */
  | { readonly type: 'contactsDealt'; readonly contacts: readonly Contact[]; readonly starter: Seat }
  | { readonly type: 'pawnPlaced'; readonly seat: Seat; readonly place: Place }
  /** OM-3.3 */
  | { readonly type: 'edictRevealed'; readonly round: number; readonly faction: FactionNumber }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number; readonly round: number }
  /** OM-3.6: no card in hand. */
  | { readonly type: 'handEmpty'; readonly seat: Seat }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'moved'; readonly seat: Seat; readonly from: Place; readonly to: Place; readonly steps: number }
  /** OM-3.16: `barred` are factions of the card that are here, but blocked. */
  | {
      readonly type: 'gathered'
      readonly seat: Seat
      readonly place: Place
      readonly factions: readonly FactionNumber[]
      readonly barred: readonly FactionNumber[]
    }
  | {
      readonly type: 'diskPlaced'
      readonly seat: Seat
      readonly place: Place
      readonly why: 'gathering' | 'oust' | 'reform'
      readonly left: number
    }
  /** OM-3.33 */
  | { readonly type: 'noDiskLeft'; readonly seat: Seat; readonly place: Place }
  /** OM-3.20 */
  | {
      readonly type: 'followerMoved'
      readonly seat: Seat
      readonly faction: FactionNumber
      readonly from: Place
      readonly to: Place
    }
  /** OM-3.11, OM-3.12: base strengths and the action card. */
  | {
      readonly type: 'oustBegan'
      readonly attacker: Seat
      readonly defender: Seat
      readonly place: Place
      readonly card: Card
      readonly attack: Strength
      readonly defence: Strength
    }
  | {
      readonly type: 'oustCardPlayed'
      readonly seat: Seat
      readonly card: Card
      readonly as: 'defend' | 'raise' | 'answer'
      readonly attack: Strength
      readonly defence: Strength
    }
  | { readonly type: 'oustTied'; readonly strength: number }
  | { readonly type: 'raiseRefused' | 'answerRefused'; readonly seat: Seat }
  | {
      readonly type: 'oustDecided'
      readonly winner: Seat
      readonly loser: Seat
      readonly place: Place
      readonly by: Decided
      readonly attack: Strength
      readonly defence: Strength
    }
  | {
      readonly type: 'displaced'
      readonly seat: Seat
      readonly by: Seat
      readonly from: Place
      readonly to: Place
      readonly steps: number
    }
  | { readonly type: 'followerTaken'; readonly seat: Seat; readonly from: Seat; readonly faction: FactionNumber }
  | { readonly type: 'noFollowerToTake'; readonly seat: Seat; readonly from: Seat }
  /** OM-3.24: a further card. */
  | { readonly type: 'reformCardAdded'; readonly seat: Seat; readonly card: Card; readonly place: Place }
  /** OM-3.26: `paid` by faction; points of the reform and of the action card under it. */
  | {
      readonly type: 'reformed'
      readonly seat: Seat
      readonly place: Place
      readonly symbols: readonly Faction[]
      readonly card: Card
      readonly further: readonly Card[]
      readonly paid: readonly number[]
      readonly points: number
      readonly left: number
    }
  /** OM-3.8: `card` is none if it lies under a reform card, or none was played. */
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'courtCardTaken'; readonly seat: Seat; readonly card: Card; readonly why: Drawing }
  /** `card` only to the seat. */
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly why: Drawing; readonly card?: Card }
  /** OM-3.32 */
  | { readonly type: 'discardsShuffled'; readonly cards: number }
  /** OM-3.31 */
  | { readonly type: 'courtFilled'; readonly cards: readonly Card[] }
  /** OM-5.1: whether the round is played to its end. */
  | { readonly type: 'lastReformTaken'; readonly seat: Seat; readonly roundGoesOn: boolean }
  | {
      readonly type: 'gameEnded'
      readonly why: 'lastReform' | 'sixRounds'
      readonly totals: readonly number[]
      readonly winners: readonly Seat[]
    }
