import type { Blocked } from '@eminence/kernel'
import type { Move } from '../../moves.ts'

/** A key of the game's texts, and the rule's number. */
export type Why = readonly [reason: string, rule: string]

export const tooDear: Why = ['tooDear', 'PI-2.4']
export const faceDown: Why = ['faceDown', 'PI-1.1']
export const crownClosed: Why = ['crownClosed', 'PI-7.3']
export const noDisks: Why = ['noDisks', 'PI-7.2']

/** Those of the moves that are not legal, each with the reason. */
export const because = <M extends Move>(
  moves: readonly M[],
  isOffered: (move: M) => boolean,
  why: (move: M) => Why | null,
): Blocked<Move>[] =>
  moves
    .filter((move) => !isOffered(move))
    .flatMap((move) => {
      const reason = why(move)
      return reason === null ? [] : [{ move, reason: reason[0], rule: reason[1] }]
    })
