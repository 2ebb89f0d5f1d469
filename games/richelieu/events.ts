import type { Seat } from '@eminence/kernel'
import type { Box, Owner, Piece, Side, Space } from './data.ts'
import type { Effect, Faction } from './sets.ts'

/** A sheet as a line of the log needs it: the host's set may have names of its own. */
export interface SheetLabel {
  readonly id: string
  readonly name?: string
  readonly faction: Faction
}

/** An agent or a piece on a space. */
export interface Standing {
  readonly space: Space
  readonly owner: Owner
  readonly value: number
}

export interface Contribution {
  readonly owner: Owner
  readonly sum: number
}

/** Why an agent is put on a sheet: action B, a reward, or the neutral step. */
export type Placing = 'action' | 'reward' | 'neutral'

/** What a seat gets; `income` and `military` are the steps really made. */
export interface Gains {
  readonly prestige: number
  readonly money: number
  readonly income: number
  readonly military: number
}

export type Event =
  /** RI-1: `sheets` by box, the upper one first. `holders`, with two players, of the neutral colours 2 and 3. */
  | {
      readonly type: 'gameBegan'
      readonly starter: Seat
      readonly sheets: readonly SheetLabel[]
      readonly holders: readonly Seat[]
    }
  | {
      readonly type: 'turnBegan'
      readonly seat: Seat
      readonly turn: number
      readonly actions: number
      readonly prestige: number
      readonly cardinal: number
    }
  | { readonly type: 'incomeTaken'; readonly seat: Seat; readonly money: number }
  /** `value` to all if the agent lies face up, otherwise only to the seat that holds that colour. */
  | {
      readonly type: 'agentPlaced'
      readonly seat: Seat
      readonly owner: Owner
      readonly space: Space
      readonly sheet: SheetLabel
      readonly label: number
      readonly placing: Placing
      readonly faceUp: boolean
      readonly cost: number
      /** The part of the cost that is for a second placement. */
      readonly surcharge: number
      readonly value?: number
    }
  /** RI-4.9, RI-4.10: from the city behind the screen of `seat`. */
  | {
      readonly type: 'agentsReturned'
      readonly seat: Seat
      readonly owner: Owner
      readonly values: readonly number[]
    }
  | { readonly type: 'commissionBought'; readonly seat: Seat; readonly cost: number; readonly military: number }
  | { readonly type: 'jewelSold' | 'jewelBought'; readonly seat: Seat; readonly money: number }
  /** RI-2.6: the second action is not used. */
  | { readonly type: 'actionDeclined'; readonly seat: Seat }
  /** RI-6.14: filled by a reward; its turn comes when the boxes before it are done. */
  | {
      readonly type: 'boxPending'
      readonly box: Box
      readonly side: Side
      readonly sheet: SheetLabel
      readonly queue: number
    }
  /** RI-6.1, RI-6.2: everything in the box, turned up. `turnedUp` are the spaces whose agents were face down. */
  | {
      readonly type: 'resolutionBegan'
      readonly box: Box
      readonly intrigue: number
      readonly full: Side
      readonly sheets: readonly SheetLabel[]
      readonly standing: readonly Standing[]
      readonly turnedUp: readonly Space[]
    }
  /** RI-6.3 to RI-6.6: strengths by side; those ranked, best first. Where two sums are equal, the leftmost agent decided. */
  | {
      readonly type: 'intrigueWon'
      readonly box: Box
      readonly side: Side
      readonly sheet: SheetLabel
      readonly strengths: readonly number[]
      readonly ranking: readonly Contribution[]
    }
  /** RI-6.7: the amounts of a reward; `place` 1 also takes the sheet. */
  | {
      readonly type: 'rewarded'
      readonly seat: Seat
      readonly place: number
      readonly box: Box
      readonly sheet: SheetLabel
      readonly gains: Gains
    }
  /** RI-6.7, RI-7.3: nobody gets it; `owner` is the neutral colour that would have, or none. */
  | { readonly type: 'rewardLost'; readonly place: number; readonly owner: Owner; readonly sheet: SheetLabel }
  /** RI-8.3: on a space of the military track. */
  | {
      readonly type: 'militaryBonus'
      readonly seat: Seat
      readonly military: number
      readonly bonus: 'income' | 'prestige'
      /** False if the income marker was on the last space already. */
      readonly gained: boolean
    }
  /** RI-8.4: how many laps are full now. */
  | { readonly type: 'lapped'; readonly seat: Seat; readonly laps: number; readonly prestige: number }
  | { readonly type: 'effectDeclined'; readonly seat: Seat; readonly effect: Effect }
  /** RI-8.5: without a legal target. */
  | { readonly type: 'effectLost'; readonly seat: Seat; readonly effect: Effect }
  /** RI-8.7: `value` to all if it is, or was, turned up; `turnedUp` if it lay face down before. */
  | {
      readonly type: 'agentBribed'
      readonly seat: Seat
      readonly owner: Owner
      readonly from: Space
      readonly to: Space
      /** Of where it was and of where it is now. */
      readonly sheets: readonly [SheetLabel, SheetLabel]
      readonly labels: readonly [number, number]
      readonly turnedUp: boolean
      readonly value?: number
    }
  /** RI-8.9: `from` is none if the piece comes from its palace. */
  | {
      readonly type: 'pieceMoved'
      readonly seat: Seat
      readonly piece: Piece
      readonly from: Space
      readonly to: Space
      readonly sheet: SheetLabel
    }
  /** RI-6.8: `step` as printed. */
  | { readonly type: 'cardinalMoved'; readonly step: number; readonly from: number; readonly to: number }
  /** RI-6.9 */
  | { readonly type: 'cardinalCaughtUp'; readonly seat: Seat; readonly from: number; readonly to: number }
  /** RI-6.7, RI-6.11, RI-6.12: `keeper` took the winning sheet, or none. */
  | {
      readonly type: 'boxCleared'
      readonly box: Box
      readonly keeper: Seat
      readonly winning: SheetLabel
      readonly losing: SheetLabel
      readonly agents: readonly Standing[]
      readonly pieces: readonly Piece[]
    }
  /** RI-6.13 */
  | { readonly type: 'sheetsTurnedUp'; readonly box: Box; readonly sheets: readonly SheetLabel[] }
  | { readonly type: 'boxStaysEmpty'; readonly box: Box }
  /** RI-7.2, RI-7.4: no neutral agent is put. */
  | { readonly type: 'neutralSkipped'; readonly seat: Seat; readonly why: 'noSpace' | 'noAgent' }
  /** RI-9.8: the game ends after so many more quiet turns. */
  | { readonly type: 'lastQuietRound'; readonly turns: number }
  | {
      readonly type: 'gameEnded'
      readonly why: 'allResolved' | 'quiet'
      readonly totals: readonly number[]
      readonly winners: readonly Seat[]
    }
