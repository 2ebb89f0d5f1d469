import { type Seat, sharesOf } from '@eminence/kernel'
import { allCards, type Card, freemason, none } from '../data.ts'
import type { FreemasonMove, Move } from '../moves.ts'
import { hasFaction, isAvailable } from '../rules/legal.ts'
import { hasIcon, loserOf, type State, usedGathering, usedIcon } from '../state.ts'
import { chanceOfRaise, stakeOf, standWith } from './oust.ts'
import { heldBy, type Outlook, outlookOf, worthOfCard, worthOfHeld, worthOfPlace } from './outlook.ts'
import { gathering, reforming, type Turn, worthOfRest, worthOfWalk } from './plan.ts'
import { type Weights, weightsFor } from './weights.ts'

/** The most promising move; of equal ones the first. */
export function choose(s: State, seat: Seat, moves: readonly Move[], weights: Weights = weightsFor[s.seats]): Move {
  if (moves.length === 1) return moves[0]
  const worths = appraise(s, seat, moves, weights)
  return moves[worths.indexOf(Math.max(...worths))]
}

/** Shares: a move that promises less by `whim` has 1/e of the share. */
export function leanings(
  s: State,
  seat: Seat,
  moves: readonly Move[],
  weights: Weights = weightsFor[s.seats],
): number[] {
  return sharesOf(appraise(s, seat, moves, weights), weights.whim)
}

/** What each of the moves promises the seat, in points. */
function appraise(s: State, seat: Seat, moves: readonly Move[], weights: Weights): number[] {
  const outlook = outlookOf(s, seat, weights)
  const turn: Turn = {
    card: s.card,
    at: s.pawns[seat],
    used: s.used,
    held: heldBy(s, seat),
    hand: s.hands[seat],
    gain: 0,
    marked: none,
    taken: none,
    brought: none,
  }
  const worthOf = (move: Move): number => {
    switch (move.type) {
      case 'identity':
        return weights.strength * outlook.tables.strengthOf[move.card] - 2 * worthOfCard(outlook, move.card)
      case 'start':
        return worthOfStart(outlook, turn, move.region)
      case 'playCard': {
        const hand = turn.hand.filter((card) => card !== move.card)
        return worthOfRest(outlook, { ...turn, card: move.card, used: 0, hand }) - worthOfCard(outlook, move.card)
      }
      case 'defend':
      case 'answer':
      case 'decline':
      case 'raise':
      case 'stop':
        return worthInOust(outlook, move)
      case 'displace':
        return -worthOfPlace(outlook, move.region, heldBy(s, loserOf(s)), [])
      case 'take':
        return worthOfTaking(outlook, move.faction)
      case 'court':
        return worthOfDrawing(outlook, turn, move.card)
      case 'deck':
        return meanOf(allCards.map((card) => worthOfCard(outlook, card)))
      case 'freemasonTo':
        return move.region === turn.at ? 1 : 0
      default:
        return worthOfAction(outlook, turn, move)
    }
  }
  return moves.map(worthOf)
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

function worthOfAction(outlook: Outlook, turn: Turn, move: Move): number {
  switch (move.type) {
    case 'move':
      return worthOfWalk(outlook, turn, move.region)
    case 'gather': {
      const gathered = gathering(outlook, turn, false)
      return gathered === null ? 0 : worthOfRest(outlook, gathered)
    }
    case 'reform':
    case 'reformWith': {
      const further = move.type === 'reformWith' ? move.card : none
      const reformed = reforming(outlook, turn, further, move.type === 'reform')
      return reformed === null ? 0 : worthOfRest(outlook, reformed)
    }
    case 'freemason':
      return worthOfBringing(outlook, turn, move)
    case 'rosicrucian':
      return worthOfRest(outlook, turn) + outlook.weights.rosicrucian
    default:
      return worthOfPlace(outlook, turn.at, turn.held, turn.hand)
  }
}

/** A Freemason is of use where a follower comes to the pawn that the card can gather there. */
function worthOfBringing(outlook: Outlook, turn: Turn, { region, faction }: FreemasonMove): number {
  const { s, tables } = outlook
  const isNear = (tables.neighbours[turn.at] & (1 << region)) !== 0
  const isUseful = isNear && (turn.used & usedGathering) === 0 && !isAvailable(s, turn.at, faction)
  const used = turn.used | usedIcon
  if (!isUseful || !hasFaction(tables, turn.card, faction) || !hasIcon(s, turn.card, freemason))
    return worthOfRest(outlook, { ...turn, used }) - 0.5
  const gathered = gathering(outlook, { ...turn, used, brought: faction }, false)
  return gathered === null ? 0 : worthOfRest(outlook, gathered)
}

/** OM-1.8: followers that the hand could gather there, and reforms near by. */
function worthOfStart(outlook: Outlook, turn: Turn, region: number): number {
  const best = turn.hand.map((card) => {
    const there: Turn = { ...turn, card, at: region, used: 0, hand: turn.hand.filter((each) => each !== card) }
    return worthOfRest(outlook, there) - worthOfCard(outlook, card)
  })
  return Math.max(...best)
}

function worthInOust(outlook: Outlook, move: Move): number {
  const { s, seat } = outlook
  const rival = seat === s.active ? s.defender : s.active
  const { won, lost } = stakeOf(outlook, rival)
  const card: Card | null = 'card' in move ? move.card : null
  const price = card === null ? 0 : worthOfCard(outlook, card)
  const chance =
    move.type === 'stop'
      ? 0
      : move.type === 'raise' && card !== null
        ? chanceOfRaise(outlook, card)
        : standWith(s, outlook, card)
  // cards come back in step 3: they cost what they are better than others
  return chance * won - (1 - chance) * lost - 0.5 * price
}

/** OM-3.14 */
function worthOfTaking(outlook: Outlook, faction: number): number {
  const { s, seat, weights } = outlook
  const loser = loserOf(s)
  const after = (each: Seat, change: number) => {
    const held = heldBy(s, each)
    held[faction] += change
    return held
  }
  const own = worthOfHeld(outlook, after(seat, 1)) - worthOfHeld(outlook, heldBy(s, seat))
  const others = outlookOf(s, loser, weights)
  return own + weights.rivalry * (worthOfHeld(others, heldBy(s, loser)) - worthOfHeld(others, after(loser, -1)))
}

/** A card of the court: for itself, and for the reforms that it helps to pay. */
function worthOfDrawing(outlook: Outlook, turn: Turn, card: Card): number {
  const nearer = worthOfPlace(outlook, turn.at, turn.held, [...turn.hand, card])
  return worthOfCard(outlook, card) + nearer - worthOfPlace(outlook, turn.at, turn.held, turn.hand)
}
