import type { Faction, LuminaryId } from '../../luminaries/data.ts'

/** A trick of a worked example: the cards in order of play, and which of them is winning at the end. */
export interface TrickPicture {
  readonly name: 'trick'
  readonly trump: Faction
  readonly plays: readonly LuminaryId[]
  readonly winner: number
}

/** What the rulebook shows, drawn by the parts of the table. */
export type RulebookPicture =
  | TrickPicture
  /** A card with all that is printed on it. */
  | { readonly name: 'card'; readonly card: LuminaryId }
  /** All cards of a suit, from high to low. */
  | { readonly name: 'suit'; readonly suit: Faction }
  /** The first round of an ordering. */
  | { readonly name: 'order' }
  /** Strawhand: the rows of both players in the middle of a hand. */
  | { readonly name: 'rows' }

/** The tricks that the rulebook explains in every language. */
export const exampleTricks = {
  firstFollowerLocks: { name: 'trick', trump: 'clergy', plays: ['PIL029', 'PIL027'], winner: 1 },
  lockPassesOn: { name: 'trick', trump: 'nobility', plays: ['PIL029', 'PIL007', 'PIL040', 'PIL057'], winner: 2 },
  followerIsTrump: { name: 'trick', trump: 'artists', plays: ['PIL029', 'PIL027', 'PIL057', 'PIL015'], winner: 1 },
  ledTrumpLockedAway: { name: 'trick', trump: 'nobility', plays: ['PIL035', 'PIL027', 'PIL016', 'PIL019'], winner: 3 },
  trumpAfterTrounce: { name: 'trick', trump: 'nobility', plays: ['PIL052', 'PIL054', 'PIL019', 'PIL055'], winner: 2 },
  trouncedTwice: { name: 'trick', trump: 'nobility', plays: ['PIL055', 'PIL054', 'PIL056', 'PIL002'], winner: 3 },
  lowTrumpAfterTrounce: {
    name: 'trick',
    trump: 'nobility',
    plays: ['PIL019', 'PIL052', 'PIL057', 'PIL002'],
    winner: 3,
  },
  followersStayBeaten: { name: 'trick', trump: 'nobility', plays: ['PIL055', 'PIL056', 'PIL049', 'PIL027'], winner: 1 },
  trumpCrownTrounced: { name: 'trick', trump: 'nobility', plays: ['PIL055', 'PIL052', 'PIL019', 'PIL054'], winner: 3 },
  trounceByFollowing: { name: 'trick', trump: 'nobility', plays: ['PIL040', 'PIL052', 'PIL055', 'PIL049'], winner: 2 },
} as const satisfies Record<string, TrickPicture>
