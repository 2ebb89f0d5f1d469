import type { Seat } from '@eminence/kernel'
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
} from '../data.ts'
import {
  areAcesDealt,
  cardsPerTrick,
  fromBonus,
  nextInTrick,
  openSuits,
  playable,
  presentTrick,
  type State,
  sitsOut,
  sources,
  tricksPlayed,
} from '../state.ts'
import { addToTrick, clearTrick, type Trick } from './trick.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const union = (sets: readonly CardSet[]): CardSet => sets.reduce((all, set) => all | set, 0)
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
function retrace(s: State): string[] {
  const findings = new Set<string>()
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
      if (!follows && (held & cardsOfSuits[open] || (s.voids[seat] & open) !== open)) findings.add('I-5')
    }
    if ((notYetPlayed[seat] & (1 << card)) === 0) findings.add('I-3')
    notYetPlayed[seat] &= ~(1 << card)
    addToTrick(trick, seat, card)
    const isLockKept = locked === none || trick.lock === locked
    if (!isLockKept || (trick.lock !== none && !(suitsOf[trick.led] & (1 << trick.lock)))) findings.add('I-6')
    seat = nextInTrick(s, seat)
    if ((index + 1) % size === 0) {
      seat = trick.winner
      tricks[seat]++
      clearTrick(trick)
    }
  })
  if (tricks.join() !== s.tricks.join()) findings.add('I-3')
  return [...findings]
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

const earnedFrom = (s: State, isSource: (source: number) => boolean): number =>
  sum(s.earned.filter((_, i) => isSource(i % sources.length)))

/** I-7 What one hand brought. */
function pointsOfTheHand(s: State, before: State): boolean {
  const tricks = (state: State) => earnedFrom(state, (source) => source !== fromBonus)
  const bonus = (state: State) => earnedFrom(state, (source) => source === fromBonus)
  const trickPoints = tricks(s) - tricks(before)
  const bonusPoints = bonus(s) - bonus(before)
  const possible = { 2: [1, 2, 4], 3: [1, 2, 3, 4, 5, 6, 7], 4: [1, 2, 3] }[s.seats]
  return (possible?.includes(trickPoints) ?? false) && bonusPoints >= 0 && bonusPoints <= (s.seats === 3 ? 3 : 1)
}

/** The invariants of the rules file that do not hold; I-10 is checked when the cards are loaded. */
export function broken(s: State, before?: State): string[] {
  const findings = retrace(s)
  if (!everyCardOnce(s)) findings.push('I-1')
  if (!handsAreEven(s)) findings.push('I-2')
  if (!tricksAddUp(s)) findings.push('I-3')
  if (!chosenAcesAreOut(s)) findings.push('I-4')
  if (!bonusCardsInPlay(s)) findings.push('I-8')
  if (before !== undefined) {
    const handIsOver = s.hand > before.hand || (isOver(s) && !isOver(before))
    if (handIsOver && !pointsOfTheHand(s, before)) findings.push('I-7')
    if (s.earned.some((points, i) => points < before.earned[i])) findings.push('I-9')
  }
  return findings
}
