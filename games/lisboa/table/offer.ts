import { type Offering, offerContext } from '@eminence/ui/offering.ts'
import type { Card } from '../data.ts'
import type { Move } from '../moves.ts'

/** What the viewer can do now, and what is in focus: the parts of the table draw it and report clicks. */
export interface Offer extends Offering {
  moveAt(key: string): Move | undefined
  /** Why not, with the number of the rule. */
  why(key: string): string | null
  /** The key of the target in focus. */
  readonly focused: string | null
  /** The card of the hand whose uses are shown: the one in focus, or the one that was picked. */
  readonly shown: Card | null
  readonly picked: Card | null
  /** What a press does, or would do if it could be done. */
  titleOf(key: string): string | null
}

export const [useOffer, provideOffer] = offerContext<Offer>()

export const cardKey = (card: Card): string => `card ${card}`

/** Where on the table a move is made: each of the moves of one decision has a place of its own. */
export function keyOf(move: Move): string {
  switch (move.type) {
    case 'keepTile':
    case 'dropTile':
    case 'giveBack':
      return `tile ${move.tile}`
    case 'portfolio':
    case 'visit':
    case 'sponsor':
    case 'discard':
    case 'reward':
      return `${move.type} ${move.card}`
    case 'dismiss':
      return cardKey(move.card)
    case 'replace':
      return `slot ${move.slot}`
    case 'sell':
      return `sell ${move.good} ${move.ship}`
    case 'give':
      return `give ${move.action} ${move.good}`
    case 'state':
      return `action ${move.action}`
    case 'tradeWith':
      return `noble ${move.noble}`
    case 'office':
    case 'fromOffice':
      return `office ${move.noble}`
    case 'favor':
      return `favor ${move.noble}`
    case 'plan':
      return `plan ${move.colour}`
    case 'usePlan':
      return `ownPlan ${move.plan}`
    case 'steps':
      return `steps ${move.steps}`
    case 'land':
      return `land ${move.land}`
    case 'space':
      return `space ${move.space}`
    case 'entrance':
      return `street ${move.street}`
    case 'rowCube':
    case 'columnCube':
      return `${move.type} ${move.kind}`
    case 'rubble':
      return `heap ${move.kind}`
    case 'decree':
      return `decree ${move.decree}`
    case 'takeGood':
    case 'raisePrice':
      return `good ${move.good}`
    case 'loseGood':
    case 'dropGood':
      return `stock ${move.good}`
    case 'treasury':
      return `treasury ${move.by}`
    case 'draw':
      return `pile ${move.pile}`
    default:
      return move.type
  }
}
