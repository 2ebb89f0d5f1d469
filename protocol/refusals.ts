import type { Refusal as RefusedMove, Seat, SetupProblem } from '@eminence/kernel'

/** Why something was not done. Nothing has changed. */
export type Refusal =
  /** By the rules: `gameOver`, `notYourDecision`, `notOffered`, `blocked`, `nothingToUndo`, `noWayBack`, `tooManyUndos`. */
  | RefusedMove
  /** Not a message of this protocol; `problem` tells a programmer where. */
  | { readonly code: 'malformed'; readonly problem: string }
  /** More bytes than this. */
  | { readonly code: 'tooLarge'; readonly limit: number }
  /** Too often: wait a little. */
  | { readonly code: 'tooMany' }
  /** Too many tables: followed, of one's own, or where one sits. */
  | { readonly code: 'tooManyTables'; readonly limit: number }
  /** There is no such table. */
  | { readonly code: 'unknownTable' }
  | { readonly code: 'unknownGame'; readonly known: readonly string[] }
  | { readonly code: 'setup'; readonly problem: SetupProblem }
  /** Nobody is known by this cookie: POST /api/guest first. */
  | { readonly code: 'noGuest' }
  /** Only who sits there may do it. */
  | { readonly code: 'notSeated' }
  /** Only the host of the table may do it. */
  | { readonly code: 'notHost' }
  /** The table has no such seat. */
  | { readonly code: 'noSuchSeat' }
  | { readonly code: 'seatTaken' }
  /** One has, or had, this seat at the table, and may have no other: it would see two hands. */
  | { readonly code: 'alreadySeated'; readonly seat: Seat }
  /** These seats must be taken before the table starts. */
  | { readonly code: 'seatsFree'; readonly seats: readonly Seat[] }
  /** A table starts only if a person sits there. */
  | { readonly code: 'noPerson' }
  /** The table is being started: seats stay as they are. */
  | { readonly code: 'starting' }
  /** It has begun already, or it was closed. */
  | { readonly code: 'notOpen' }
  /** Nothing is being played there yet. */
  | { readonly code: 'notStarted' }
  /** There is a record when the table is over. */
  | { readonly code: 'notOver' }
  /** One's own decision has changed since: the table is at this version now. */
  | { readonly code: 'stale'; readonly version: number }
  /** The rules have changed since, and no longer repeat these moves. */
  | { readonly code: 'otherRules' }
  /** A page of another site asks: see PUBLIC_URL, if it is the server's own. */
  | { readonly code: 'foreign' }
  /** There is nothing at this address. */
  | { readonly code: 'notFound' }
  /** The server is stopping; it may be back in a moment. */
  | { readonly code: 'stopping' }
  /** The server could not do it; it may work later. */
  | { readonly code: 'failed' }

export type RefusalCode = Refusal['code']
