import { brokenAmong, type Seat } from '@eminence/kernel'
import {
  aceOf,
  aces,
  allCards,
  type Card,
  type CardSet,
  cardsOfSuit,
  cardsOfSuits,
  count,
  formOf,
  none,
  suitsOf,
  union,
} from '../data.ts'
import {
  areAcesDealt,
  cardsPerTrick,
  fromBonus,
  fromDefence,
  fromOrders,
  nextInTrick,
  openSuits,
  playable,
  playedBy,
  presentTrick,
  type State,
  sitsOut,
  sources,
  tricksPlayed,
} from '../state.ts'
import { addToTrick, clearTrick, type Trick } from './trick.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const setOf = (cards: readonly Card[]): CardSet => union(cards.map((card) => (card === none ? 0 : 1 << card)))
const seatsOf = (s: State): Seat[] => s.hands.map((_, seat) => seat)

const isOver = (s: State): boolean => s.todo.length === 0

/** I-1 The 27 cards are in one place each. */
function everyCardOnce(s: State): boolean {
  const chosen = setOf([aceOf[s.trump], aceOf[s.bonus]])
  const places = [
    ...s.hands,
    ...s.taken,
    setOf(s.faceUp),
    setOf(s.faceDown),
    setOf(presentTrick(s)),
    s.unused,
    areAcesDealt(s) ? chosen : aces,
  ]
  return union(places) === allCards && sum(places.map(count)) === count(allCards)
}

/** I-2 Who takes part has as many cards as there are tricks to come, one fewer after playing to the present one. */
function handsAreEven(s: State): boolean {
  if (!areAcesDealt(s)) return true
  const left = formOf(s.seats).tricks - tricksPlayed(s)
  const played = setOf(presentTrick(s))
  return seatsOf(s).every((seat) => {
    if (sitsOut(s, seat)) return true
    const covered = s.faceDown.slice(seat * 3, seat * 3 + 3).filter((card) => card !== none).length
    return count(playable(s, seat)) + covered === left - (s.spent[seat] & played ? 1 : 0)
  })
}

/** I-3 Tricks taken are tricks played, each with its cards; all are played before the hand is scored. */
function tricksAddUp(s: State): boolean {
  const played = tricksPlayed(s)
  const whole = sum(s.taken.map(count)) === played * cardsPerTrick(s) && sum(s.tricks) === played
  return whole && (!isOver(s) || played === formOf(s.seats).tricks)
}

/** I-4 Trump and bonus suit differ, and neither ace is in a hand. */
function chosenAcesAreOut(s: State): boolean {
  if (!areAcesDealt(s)) return true
  return s.trump !== s.bonus && (union(s.hands) & setOf([aceOf[s.trump], aceOf[s.bonus]])) === 0
}

/** Plays the tricks of this hand once more: I-5 (who did not follow could not), I-6 (the lock stays), and that each trick went to its winner. */
function retrace(s: State): Set<number> {
  const findings = new Set<number>()
  const trick: Trick = { trump: s.trump, led: none, lock: none, winner: none, winning: none, byTrounce: false }
  const tricks = s.tricks.map(() => 0)
  const notYetPlayed = s.spent.slice()
  const size = cardsPerTrick(s)
  let seat = nextInTrick(s, s.dealer)
  s.history.forEach((card, index) => {
    const locked = trick.lock
    if (trick.led !== none) {
      const open = openSuits(locked, suitsOf[trick.led])
      // cards that were face up in Strawhand came later, perhaps: of those the voids tell nothing
      const held = s.seats === 2 ? s.hands[seat] : s.hands[seat] | notYetPlayed[seat]
      const follows = (suitsOf[card] & open) !== 0
      if (!follows && (held & cardsOfSuits[open] || (s.voids[seat] & open) !== open)) findings.add(5)
    }
    if ((notYetPlayed[seat] & (1 << card)) === 0) findings.add(3)
    notYetPlayed[seat] &= ~(1 << card)
    addToTrick(trick, seat, card)
    const isLockKept = locked === none || trick.lock === locked
    if (!isLockKept || (trick.lock !== none && !(suitsOf[trick.led] & (1 << trick.lock)))) findings.add(6)
    seat = nextInTrick(s, seat)
    if ((index + 1) % size === 0) {
      seat = trick.winner
      tricks[seat]++
      clearTrick(trick)
    }
  })
  if (tricks.join() !== s.tricks.join() || trick.winner !== s.winner) findings.add(3)
  if (trick.lock !== s.lock) findings.add(6)
  return findings
}

/** I-8 How many cards of the bonus suit are in play. */
function bonusCardsInPlay(s: State): boolean {
  if (!areAcesDealt(s)) return true
  const hands = s.hands.filter((_, seat) => !sitsOut(s, seat))
  const inPlay = union([...hands, ...s.taken, setOf(presentTrick(s)), setOf(s.faceUp), setOf(s.faceDown)])
  const found = count(inPlay & cardsOfSuit[s.bonus])
  const fewest = s.seats < 4 ? 3 : s.alone ? 0 : 5
  return found >= fewest && found <= 6
}

/** I-5 with the state before the last card: who did not follow had nothing to follow with, neither in hand nor face up. */
function followedIfAble(s: State, before: State): boolean {
  const card = s.history[before.history.length]
  if (s.hand !== before.hand || card === undefined || before.led === none) return true
  const open = openSuits(before.lock, suitsOf[before.led])
  const couldFollow = (playable(before, playedBy(s, card)) & cardsOfSuits[open]) !== 0
  return (suitsOf[card] & open) !== 0 || !couldFollow
}

/** I-7 What one hand brought, by side: points for tricks to one side alone but in Cutthroat, and the bonus. */
function pointsOfTheHand(s: State, before: State): boolean {
  const gained = (side: number, source: number) =>
    s.earned[side * sources.length + source] - before.earned[side * sources.length + source]
  const sides = s.scores.map((_, side) => side)
  const trickPoints = sides.map((side) => gained(side, fromOrders) + gained(side, fromDefence))
  const bonusPoints = sides.map((side) => gained(side, fromBonus))
  const possible = { 2: [1, 2, 4], 3: [1, 2, 3, 4, 5, 6, 7], 4: [1, 2, 3] }[s.seats] ?? []
  const toOneSide = s.seats === 3 || trickPoints.filter((points) => points > 0).length === 1
  const bonusIsRight = bonusPoints.every((points) => points === 0 || points === 1)
  return possible.includes(sum(trickPoints)) && toOneSide && bonusIsRight && (s.seats === 3 || sum(bonusPoints) <= 1)
}

/** I-9 Scores never fall, but for a new game of the match, where they begin anew. */
function scoresOnlyRise(s: State, before: State): boolean {
  const sameGame = s.wins.join() === before.wins.join()
  const fell = (now: readonly number[], then: readonly number[]) => now.some((points, i) => points < then[i])
  return !fell(s.earned, before.earned) && !(sameGame && fell(s.scores, before.scores))
}

/** The invariants of the rules file that do not hold; I-10 is checked when the cards are loaded. */
export function broken(s: State, before?: State): string[] {
  const retraced = retrace(s)
  const handIsOver = before !== undefined && (s.hand > before.hand || (isOver(s) && !isOver(before)))
  return brokenAmong({
    1: everyCardOnce(s),
    2: handsAreEven(s),
    3: !retraced.has(3) && tricksAddUp(s),
    4: chosenAcesAreOut(s),
    5: !retraced.has(5) && (before === undefined || followedIfAble(s, before)),
    6: !retraced.has(6),
    7: !handIsOver || pointsOfTheHand(s, before),
    8: bonusCardsInPlay(s),
    9: before === undefined || scoresOnlyRise(s, before),
  })
}
