import type { Seat } from '@eminence/kernel'
import { type Card, cardsIn, formOf, none } from '../../data.ts'
import {
  areAcesDealt,
  bonusCards,
  partnerOf,
  playedBy,
  presentTrick,
  sidesOf,
  tricksOf,
  tricksPlayed,
} from '../../state.ts'
import type { View } from '../../view.ts'
import type { Column, TrounceWords } from '../words.ts'
import { factionOf, factionsIn, factionsOn, sorted, tallyOfSides } from './names.ts'

/** All that the viewer may know, one thing a line. */
export function positionLines(words: TrounceWords, view: View, names: readonly string[]): string[] {
  const isOrdering = !areAcesDealt(view)
  return [
    ...scoreLines(words, view, names),
    ...(isOrdering ? orderingLines(words, view, names) : playLines(words, view, names)),
    ...rowLines(words, view, names),
    ...handLines(words, view, names),
    ...turnLine(words, view, names),
  ]
}

function scoreLines(words: TrounceWords, view: View, names: readonly string[]): string[] {
  const { position } = words
  const scores = position.scores(tallyOfSides(words, names, view.scores))
  return view.options.bestOfThree ? [position.wins(tallyOfSides(words, names, view.wins)), scores] : [scores]
}

function orderingLines({ position }: TrounceWords, view: View, names: readonly string[]): string[] {
  const { seats, passes, turnedUp, maker, trump, bonus } = view
  const round = Math.floor(passes / seats) + 1
  const suits = turnedUp.map(factionOf)
  const dealer = names[view.dealer]
  const silent = Array.from({ length: passes % seats }, (_, i) => names[(view.dealer + 1 + i) % seats])
  return [
    position.ordering(view.hand, round, dealer),
    position.acesOnTable(round === 2 ? suits.slice(2) : suits),
    ...(round === 2 ? [position.acesPutAside(suits.slice(0, 2))] : []),
    ...(silent.length > 0 ? [position.passed(silent)] : []),
    ...(trump !== none && bonus === none ? [position.trumpNamed(names[maker], factionOf(trump))] : []),
    ...(bonus !== none ? [position.ordered(names[maker], factionOf(trump), factionOf(bonus))] : []),
  ]
}

function playLines(words: TrounceWords, view: View, names: readonly string[]): string[] {
  const { position } = words
  const { maker, alone, trump, bonus } = view
  const { tricks } = formOf(view.seats)
  const sides = Array.from({ length: sidesOf(view) }, (_, side) => side)
  return [
    position.playing(view.hand, Math.min(tricksPlayed(view) + 1, tricks), tricks, names[view.dealer]),
    position.ordered(names[maker], factionOf(trump), factionOf(bonus)),
    ...(alone ? [position.alone(names[maker], names[partnerOf(maker)])] : []),
    ...trickLines(words, view, names),
    position.tricks(
      tallyOfSides(
        words,
        names,
        sides.map((side) => tricksOf(view, side)),
      ),
    ),
    position.bonusCards(
      tallyOfSides(
        words,
        names,
        sides.map((side) => bonusCards(view, side)),
      ),
    ),
  ]
}

function trickLines({ position }: TrounceWords, view: View, names: readonly string[]): string[] {
  const cards = presentTrick(view)
  if (cards.length === 0) return []
  const { lock, led, winner, winning, byTrounce } = view
  const plays = cards.map((card) => ({ name: names[playedBy(view, card)], card }))
  return [
    position.trick(plays),
    lock === none ? position.open(factionsOn(led)) : position.locked(factionOf(lock)),
    byTrounce ? position.winningByTrounce(names[winner], winning) : position.winning(names[winner], winning),
  ]
}

/** Strawhand: the face-up cards, and what lies under them. */
function rowLines({ position }: TrounceWords, view: View, names: readonly string[]): string[] {
  const { columns } = formOf(view.seats)
  if (columns === 0) return []
  const shown = (card: Card): Card | null => (card === none ? null : card)
  return names.map((name, seat) => {
    const row: Column[] = Array.from({ length: columns }, (_, i) => seat * columns + i).map((place) => ({
      card: shown(view.faceUp[place]),
      isCovering: view.covered[place],
    }))
    return seat === view.viewer ? position.ownRow(row) : position.rowOf(name, row)
  })
}

function handLines({ position, comma }: TrounceWords, view: View, names: readonly string[]): string[] {
  const { viewer, own, sizes, voids } = view
  const others = names.map((_, seat) => seat).filter((seat) => seat !== viewer)
  const tally = others.map((seat) => `${names[seat]} ${sizes[seat]}`).join(comma)
  const shownVoids = (seat: Seat): string[] =>
    voids[seat] === 0 ? [] : [position.voids(names[seat], factionsIn(voids[seat]))]
  return [
    ...(own === 0 ? [] : [position.ownHand(sorted(cardsIn(own), view.trump))]),
    position.sizes(tally),
    ...others.flatMap(shownVoids),
  ]
}

function turnLine({ position }: TrounceWords, { todo, viewer }: View, names: readonly string[]): string[] {
  const due = todo.at(-1)
  if (due === undefined) return [position.over]
  return due.owing.map((seat) => (seat === viewer ? position.ownTurn : position.turn(names[seat])))
}
