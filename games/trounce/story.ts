import type { Chapter, KeyMoment, Play, Seat, Storyteller } from '@eminence/kernel'
import { type Card, cardsOfSuit, none, type Suit, suitsOf } from './data.ts'
import type { Event } from './events.ts'
import { addToTrick, emptyTrick } from './rules/trick.ts'
import { handPoints } from './score.ts'
import { pointsOf, type State, sideOf } from './state.ts'

type Told<Type extends Event['type']> = Extract<Event, { readonly type: Type }>
export type ScoredEvent = Told<'handScored'>

/** What is told of a key moment. */
export type Moment =
  | { readonly type: 'lastHand'; readonly scored: ScoredEvent }
  /** From here on the winner was never caught up with. */
  | { readonly type: 'leadForGood'; readonly scored: ScoredEvent; readonly side: number }
  | { readonly type: 'bigHand'; readonly scored: ScoredEvent; readonly points: number }
  /** A crown took a trick from another one, and the hand would have been scored differently without. */
  | {
      readonly type: 'trounce'
      readonly trick: number
      readonly seat: Seat
      readonly card: Card
      readonly beaten: Card
      readonly from: Seat
      readonly decides: 'order' | 'bonus' | 'points'
    }

type Key = KeyMoment<Moment>

/** A hand as it was played and scored. */
interface Hand {
  readonly chapter: number
  /** The move that ended it. */
  readonly moves: number
  readonly scored: ScoredEvent
  /** By side: what the hand brought. */
  readonly gains: readonly number[]
  /** By side: who is ahead, won games first. */
  readonly standing: readonly number[]
}

const oneGameWon = 100
const most = 4

export const story: Storyteller<State, Event, Moment> = {
  standing: (s) => Array.from({ length: s.seats }, (_, seat) => pointsOf(s, sideOf(s.seats, seat))),

  endsChapter: (told) => told.some(({ type }) => type === 'handScored'),

  /** The last hand, the one that brought the lead for good, the trounce that weighed most; then those with most points. */
  moments(play) {
    const hands = handsOf(play)
    const found: Key[] = []
    const add = (key: Key | undefined): void => {
      if (key !== undefined && found.length < most && !found.some(({ moves }) => moves === key.moves)) found.push(key)
    }
    add(lastHand(hands))
    add(leadForGood(hands, play))
    add(trounceOf(play))
    for (const hand of bigHands(hands)) if (!found.some(({ chapter }) => chapter === hand.chapter)) add(hand)
    return found.sort((a, b) => a.moves - b.moves)
  },
}

function handsOf({ chapters }: Play<Event>): Hand[] {
  let wins: readonly number[] = []
  return chapters.flatMap(({ steps }, index) => {
    const last = steps.at(-1)
    const scored = last?.told.find((event) => event.type === 'handScored')
    if (last === undefined || scored === undefined) return []
    const won = last.told.find((event) => event.type === 'gameWon')
    wins = won?.wins ?? wins
    return {
      chapter: index + 1,
      moves: last.moves,
      scored,
      gains: scored.trickPoints.map((points, side) => points + scored.bonusPoints[side]),
      standing: scored.scores.map((score, side) => (wins[side] ?? 0) * oneGameWon + (won === undefined ? score : 0)),
    }
  })
}

function lastHand(hands: readonly Hand[]): Key | undefined {
  const hand = hands.at(-1)
  return hand && { ...place(hand), told: { type: 'lastHand', scored: hand.scored } }
}

function leadForGood(hands: readonly Hand[], { seats, result }: Play<Event>): Key | undefined {
  const side = sideOf(seats, result.places.indexOf(1))
  const leads = ({ standing }: Hand) => standing.every((points, other) => other === side || points < standing[side])
  const hand = hands[hands.findLastIndex((each) => !leads(each)) + 1]
  return hand && { ...place(hand), told: { type: 'leadForGood', scored: hand.scored, side } }
}

/** By how far the sides drew apart, the earlier first where it is the same. */
const bigHands = (hands: readonly Hand[]): Key[] =>
  hands
    .filter(({ gains }) => spread(gains) > 1)
    .sort((a, b) => spread(b.gains) - spread(a.gains))
    .map((hand) => ({
      ...place(hand),
      told: { type: 'bigHand', scored: hand.scored, points: Math.max(...hand.gains) },
    }))

const spread = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers)

const place = ({ chapter, moves }: Hand) => ({ chapter, moves })

/** The trounce without which the points of its hand would have been most different. */
function trounceOf({ chapters, seats }: Play<Event>): Key | undefined {
  return chapters
    .flatMap((chapter, index) => trounces(chapter, index + 1, seats))
    .sort((a, b) => b.weight - a.weight)[0]?.key
}

interface Weighed {
  readonly weight: number
  readonly key: Key
}

/** A trick: the cards in order, who took it, and the moves that showed them. */
interface PlayedTrick {
  readonly plays: readonly (Told<'cardPlayed'> & { readonly moves: number })[]
  readonly taken: Told<'trickTaken'>
}

function tricksIn({ steps }: Chapter<Event>): PlayedTrick[] {
  const tricks: PlayedTrick[] = []
  let plays: PlayedTrick['plays'] = []
  for (const { told, moves } of steps) {
    for (const event of told) {
      if (event.type === 'cardPlayed') plays = [...plays, { ...event, moves }]
      if (event.type !== 'trickTaken') continue
      tricks.push({ plays, taken: event })
      plays = []
    }
  }
  return tricks
}

function trounces(chapter: Chapter<Event>, number: number, seats: number): Weighed[] {
  const events = chapter.steps.flatMap(({ told }) => told)
  const scored = events.find((event) => event.type === 'handScored')
  const trump = events.find((event) => event.type === 'trumpNamed')?.suit ?? none
  const bonus = events.find((event) => event.type === 'bonusNamed')?.suit ?? none
  if (scored === undefined) return []
  return tricksIn(chapter).flatMap(({ plays, taken }) => {
    const last = plays.findLast(({ trounces }) => trounces !== undefined)
    if (last === undefined || last.trounces === undefined || last.seat !== taken.seat) return []
    const { seat, card, trounces: beaten, moves } = last
    const from = takerWithout(last, plays, trump)
    const { weight, decides } = changeIfTakenBy(from, seat, plays, bonus, scored, seats)
    const told: Moment = { type: 'trounce', trick: taken.trick, seat, card, beaten, from, decides }
    return weight > 0 ? [{ weight, key: { moves, chapter: number, told } }] : []
  })
}

/** Who would have taken the trick, if one crown had not trounced: it then beats another crown only as the trump. */
function takerWithout(trounce: Told<'cardPlayed'>, plays: readonly Told<'cardPlayed'>[], trump: Suit): Seat {
  const trick = emptyTrick(trump)
  for (const play of plays) {
    const { winner, winning, byTrounce } = trick
    addToTrick(trick, play.seat, play.card)
    if (play === trounce && (suitsOf[play.card] & (1 << trump)) === 0) {
      Object.assign(trick, { winner, winning, byTrounce })
    }
  }
  return trick.winner
}

/** How the points of the hand would differ, had this trick gone to somebody else. */
function changeIfTakenBy(
  other: Seat,
  taker: Seat,
  plays: readonly Told<'cardPlayed'>[],
  bonus: Suit,
  scored: ScoredEvent,
  seats: number,
): { readonly weight: number; readonly decides: 'order' | 'bonus' | 'points' } {
  const bonusInTrick = plays.filter(({ card }) => cardsOfSuit[bonus] & (1 << card)).length
  const moved = (numbers: readonly number[], by: number): number[] => {
    const all = [...numbers]
    all[sideOf(seats, taker)] -= by
    all[sideOf(seats, other)] += by
    return all
  }
  const { maker, alone } = scored
  const then = handPoints({
    seats,
    maker,
    alone,
    tricks: moved(scored.tricks, 1),
    bonusCards: moved(scored.bonusCards, bonusInTrick),
  })
  const differs = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, points, side) => sum + Math.abs(points - b[side]), 0)
  const byTricks = differs(scored.trickPoints, then.trickPoints)
  const weight = byTricks + differs(scored.bonusPoints, then.bonusPoints)
  return { weight, decides: then.usurped !== scored.usurped ? 'order' : byTricks === 0 ? 'bonus' : 'points' }
}
