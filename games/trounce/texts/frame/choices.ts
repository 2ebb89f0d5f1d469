import type { Decision, Seat } from '@eminence/kernel'
import { cardsIn, cardsOfSuits, count, formOf, none, suitsOf } from '../../data.ts'
import type { DecisionType, Move } from '../../moves.ts'
import { openSuits, playable } from '../../state.ts'
import type { View } from '../../view.ts'
import type { TrounceWords } from '../words.ts'
import { factionOf, factionsOn, sorted } from './names.ts'

type Prompt = (words: TrounceWords['prompts'], view: View, seat: Seat) => string

const prompts: Readonly<Record<DecisionType, Prompt>> = {
  orderRound1: (words, { turnedUp }) => words.orderRound1(turnedUp.map(factionOf)),

  orderRound2Trump: (words, { turnedUp, dealer }, seat) =>
    words.orderRound2Trump(turnedUp.slice(2).map(factionOf), seat === dealer),

  orderRound2Bonus(words, { turnedUp, trump }) {
    const others = turnedUp.slice(2).filter((suit) => suit !== trump)
    return words.orderRound2Bonus(factionOf(trump), others.map(factionOf))
  },

  stuckTrump: (words) => words.stuckTrump,
  stuckBonus: (words, { trump }) => words.stuckBonus(factionOf(trump)),
  goAlone: (words) => words.goAlone,

  playCard(words, view, seat) {
    const cards = playable({ hands: view.sizes.map(() => view.own), faceUp: view.faceUp }, seat)
    if (count(cards) === 1 && !hasFaceDownCards(view, seat)) return words.lastCard(cardsIn(cards)[0])
    if (view.led === none) return words.lead
    const open = openSuits(view.lock, suitsOf[view.led])
    const choices = sorted(cardsIn(cards & cardsOfSuits[open]), view.trump)
    const asked = view.lock === none ? factionsOn(view.led) : [factionOf(view.lock)]
    return choices.length > 0 ? words.follow(asked, choices) : words.cannotFollow(asked)
  },
}

function hasFaceDownCards({ seats, covered }: View, seat: Seat): boolean {
  const { columns } = formOf(seats)
  return covered.slice(seat * columns, (seat + 1) * columns).includes(true)
}

const isDecisionType = (type: string): type is DecisionType => Object.hasOwn(prompts, type)

export function promptText(words: TrounceWords, { type, seat }: Decision, view: View): string {
  if (!isDecisionType(type)) throw new Error(`there are no words for the decision "${type}"`)
  return prompts[type](words.prompts, view, seat)
}

export function moveText({ moves: words }: TrounceWords, move: Move, view: View): string {
  switch (move.type) {
    case 'pass':
      return words.pass
    case 'order': {
      const [first, second] = view.turnedUp
      // an order that is shown as blocked may name a suit that does not lie on the table
      if (move.trump !== first && move.trump !== second) return words.trump(factionOf(move.trump))
      return words.order(factionOf(move.trump), factionOf(move.trump === first ? second : first))
    }
    case 'trump':
      return words.trump(factionOf(move.suit))
    case 'bonus':
      return words.bonus(factionOf(move.suit))
    case 'alone':
      return move.alone ? words.goAlone : words.withPartner
    case 'play':
      return words.play(move.card)
  }
}
