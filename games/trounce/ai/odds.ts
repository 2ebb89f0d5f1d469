import type { Seat } from '@eminence/kernel'
import {
  aceOf,
  allCards,
  type CardSet,
  cardsOfSuit,
  cardsOfSuits,
  count,
  crowns,
  strengthOf,
  suitsOf,
} from '../data.ts'
import { openSuits, playable, type State } from '../state.ts'

/** The chance that `held` cards out of `unseen` have none of `wanted` certain ones: by unseen, wanted, held. */
const mostUnseen = 27
const mostHeld = 10
const missing = new Float64Array((mostUnseen + 1) * (mostUnseen + 1) * (mostHeld + 1))
const at = (unseen: number, wanted: number, held: number) =>
  (unseen * (mostUnseen + 1) + wanted) * (mostHeld + 1) + held
for (let unseen = 0; unseen <= mostUnseen; unseen++) {
  for (let wanted = 0; wanted <= unseen; wanted++) {
    for (let held = 0; held <= Math.min(mostHeld, unseen); held++) {
      let chance = 1
      for (let i = 0; i < held; i++) chance *= Math.max(0, unseen - wanted - i) / (unseen - i)
      missing[at(unseen, wanted, held)] = chance
    }
  }
}

/** By strength, the cards that are higher. */
const higherThan: readonly CardSet[] = Array.from({ length: 9 }, (_, strength) =>
  strengthOf.reduce((set, other, card) => (other > strength ? set | (1 << card) : set), 0),
)

/** What a seat has seen, as far as it matters for reckoning. */
export interface Sight {
  readonly unseen: CardSet
  readonly unseenCount: number
}

/** The cards that the seat has not seen: it knows its own, those played, and in Strawhand those that lie face up. */
export function sightOf(s: State, seat: Seat): Sight {
  let seen = (1 << aceOf[s.trump]) | (1 << aceOf[s.bonus]) | s.hands[seat]
  for (const cards of s.spent) seen |= cards
  for (const card of s.faceUp) if (card >= 0) seen |= 1 << card
  const unseen = allCards & ~seen
  return { unseen, unseenCount: count(unseen) }
}

/** The trick on the table, reduced to what the next card has to do. */
export interface Contest {
  /** The cards that would follow. */
  readonly follow: CardSet
  /** The cards that would take over, if they were played now. */
  readonly beat: CardSet
}

type Table = Pick<State, 'trump' | 'led' | 'lock' | 'winning' | 'byTrounce'>

/** TR-3.17 as sets of cards. */
export function contestOf({ trump, led, lock, winning, byTrounce }: Table): Contest {
  const follow = cardsOfSuits[openSuits(lock, suitsOf[led])]
  const trumps = cardsOfSuit[trump]
  const higher = higherThan[strengthOf[winning]]
  let beat = trumps
  if (trumps & (1 << winning)) beat &= higher
  else if (!byTrounce) beat |= follow & higher
  if (crowns & (1 << winning)) beat |= crowns
  return { follow, beat }
}

/** How likely the seat, which plays later in this trick, can take it over. */
export function chanceToBeat(s: State, { unseen, unseenCount }: Sight, { follow, beat }: Contest, seat: Seat): number {
  const open = s.faceUp.length > 0 ? playable(s, seat) & ~s.hands[seat] : 0
  const held = count(s.hands[seat])
  const possible = unseen & ~cardsOfSuits[s.voids[seat]]
  const chanceOf = (wanted: CardSet) =>
    open & wanted ? 1 : 1 - missing[at(unseenCount, count(possible & wanted), held)]
  const byFollowing = chanceOf(follow & beat)
  const cannotFollow = 1 - chanceOf(follow)
  return byFollowing + cannotFollow * chanceOf(beat & ~follow)
}
