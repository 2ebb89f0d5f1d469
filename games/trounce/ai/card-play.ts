import type { Seat } from '@eminence/kernel'
import { type Card, cardsOfSuit, none, strengthOf, suitsOf } from '../data.ts'
import type { Move } from '../moves.ts'
import { addToTrick, type Trick } from '../rules/trick.ts'
import { cardsPerTrick, nextInTrick, type State, sideOf } from '../state.ts'
import { chanceToBeat, contestOf, type Sight, sightOf } from './odds.ts'
import { type CardWeights, cardWeights } from './weights.ts'

/** Whether two seats want the same seat to take the trick: partners, and more or less the two defenders of Cutthroat. */
function areAllies(s: State, one: Seat, other: Seat): boolean {
  if (s.seats === 4) return sideOf(4, one) === sideOf(4, other)
  return s.seats === 3 && one !== s.maker && other !== s.maker
}

/** The trick as it would be with one more card; written over for each card that is weighed. */
const trial: Trick = { trump: none, led: none, lock: none, winner: none, winning: none, byTrounce: false }

function tryCard(s: State, seat: Seat, card: Card): Trick {
  trial.trump = s.trump
  trial.led = s.led
  trial.lock = s.lock
  trial.winner = s.winner
  trial.winning = s.winning
  trial.byTrounce = s.byTrounce
  addToTrick(trial, seat, card)
  return trial
}

function bonusCardsInTrick(s: State, inTrick: number): number {
  let found = 0
  for (let i = s.history.length - inTrick; i < s.history.length; i++)
    if (suitsOf[s.history[i]] & (1 << s.bonus)) found++
  return found
}

/** How good it looks to play this card: the hope of the trick and its bonus cards, less what the card could do later. */
export function worthOfCard(s: State, seat: Seat, card: Card, sight: Sight, weights: CardWeights): number {
  const size = cardsPerTrick(s)
  const inTrick = s.history.length % size
  const trick = tryCard(s, seat, card)
  let mine = trick.winner === seat ? 1 : 0
  let allied = mine === 0 && areAllies(s, seat, trick.winner) ? 1 : 0
  if (inTrick + 1 < size) {
    const contest = contestOf(trick)
    let next = seat
    for (let i = inTrick + 1; i < size; i++) {
      next = nextInTrick(s, next)
      const chance = chanceToBeat(s, sight, contest, next)
      if (areAllies(s, seat, next)) allied += (1 - mine - allied) * chance * weights.allyTakes
      else {
        mine *= 1 - chance
        allied *= 1 - chance
      }
    }
  }

  const isTrump = (cardsOfSuit[s.trump] & (1 << card)) !== 0
  const bonusCards = bonusCardsInTrick(s, inTrick) + (suitsOf[card] & (1 << s.bonus) ? 1 : 0)
  const ours = s.seats === 3 ? mine : mine + allied
  const strength = strengthOf[card]
  let worth = weights.trick * (mine + weights.ally * allied) + weights.bonus * bonusCards * (2 * ours - 1)
  worth -= isTrump ? weights.keepTrump[strength] : weights.keepPlain[strength]
  if (inTrick === 0 && isTrump) worth += seat === s.maker ? weights.leadTrumpAsMaker : weights.leadTrumpAsOther
  return worth
}

export function chooseCard(
  s: State,
  seat: Seat,
  moves: readonly Move[],
  weights: CardWeights = cardWeights[s.seats],
): Move {
  const sight = sightOf(s, seat)
  let best = moves[0]
  let bestWorth = Number.NEGATIVE_INFINITY
  for (const move of moves) {
    if (move.type !== 'play') continue
    const worth = worthOfCard(s, seat, move.card, sight, weights)
    if (worth > bestWorth) {
      bestWorth = worth
      best = move
    }
  }
  return best
}
