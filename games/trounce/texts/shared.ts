import type { Block, GameTexts, Language, StoryTexts } from '@eminence/kernel'
import { type Faction, factions, type LuminaryId } from '../../luminaries/data.ts'
import { luminaryTexts } from '../../luminaries/texts/index.ts'
import { strengthOf, suitNamed, trounceCards } from '../data.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { Options } from '../state.ts'
import type { Moment } from '../story.ts'
import type { View } from '../view.ts'

export interface TrounceTexts extends GameTexts<Move, View, Options, Event> {
  readonly story: StoryTexts<Moment>
}

/** “A, B or C”. */
export function listed(items: readonly string[], conjunction: string): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${conjunction} ${last}`
}

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

/** By suit, from the lowest card to the crown: who it is. */
export function cardsBySuit(language: Language, suitHeading: string): Block {
  const { names, ranks, factions: suitNames } = luminaryTexts[language]
  const rows = factions.map((suit) => {
    const cards = trounceCards.map((card, index) => ({ ...card, value: strengthOf[index] }))
    const inSuit = cards.filter((card) => card.factions.some((faction) => faction === suit))
    return [suitNames[suit], ...inSuit.sort((a, b) => a.value - b.value).map(({ id }) => names[id].short)]
  })
  return { type: 'table', head: [suitHeading, '2', '3', '4', '5', '6', ranks.Ace, ranks.Crown], rows }
}

/** All 27 with their full names, by value and suit. */
export function allCardsInFull(language: Language, head: readonly [card: string, value: string, suits: string]): Block {
  const { names, ranks, factions: suitNames } = luminaryTexts[language]
  const rows = trounceCards
    .map((card, index) => ({ ...card, order: strengthOf[index] * factions.length + suitNamed(card.factions[0]) }))
    .sort((a, b) => a.order - b.order)
    .map(({ id, rank, strength, factions: suits }) => [
      names[id].full,
      strength === null ? ranks[rank] : String(strength),
      suits.map((suit) => suitNames[suit]).join(language === 'ja' ? '・' : ', '),
    ])
  return { type: 'table', head, rows }
}
