import { formOf, gamesToWinMatch, none } from '../../data.ts'
import type { Event } from '../../events.ts'
import { partnerOf, sideOf } from '../../state.ts'
import type { Holding, ScoredHand, TrounceWords } from '../words.ts'
import { factionOf, factionsOn, partyOf, sorted, tallyOfSides } from './names.ts'

type Told<Type extends Event['type']> = Extract<Event, { readonly type: Type }>

export function eventText(words: TrounceWords, event: Event, names: readonly string[]): string {
  const { log } = words
  switch (event.type) {
    case 'handDealt':
      return log.handDealt(
        event.hand,
        names[event.dealer],
        rowsOf(event, names),
        event.cards && sorted(event.cards, none),
      )
    case 'acesTurnedUp': {
      const suits = event.suits.map(factionOf)
      return suits.length === 2 ? log.firstAces(suits) : log.otherAces(suits)
    }
    case 'passed':
      return log.passed(names[event.seat])
    case 'trumpNamed':
      return log.trumpNamed(names[event.seat], factionOf(event.suit))
    case 'bonusNamed':
      return log.bonusNamed(names[event.seat], factionOf(event.suit))
    case 'wentAlone':
      return log.wentAlone(names[event.seat], names[event.partner])
    case 'stayedWithPartner':
      return log.stayedWithPartner(names[event.seat], names[partnerOf(event.seat)])
    case 'acesDealt':
      return log.acesDealt(event.card)
    case 'cardPlayed': {
      const { card, leads, locks, trounces } = event
      return log.cardPlayed({
        name: names[event.seat],
        card,
        leads: leads === true,
        suits: factionsOn(card),
        locks: locks === undefined ? null : factionOf(locks),
        trounces: trounces ?? null,
      })
    }
    case 'cardTurnedUp':
      return log.cardTurnedUp(names[event.seat], event.card)
    case 'trickTaken':
      return log.trickTaken(names[event.seat], event.card, event.trick)
    case 'handScored':
      return log.handScored(scoredHand(words, event, names))
    case 'gameWon':
      return gameWon(words, event, names)
  }
}

/** Strawhand: what lies face up before each seat. */
function rowsOf({ faceUp }: Told<'handDealt'>, names: readonly string[]): Holding[] {
  if (faceUp.length === 0) return []
  const { columns } = formOf(names.length)
  return names.map((name, seat) => ({
    name,
    cards: faceUp.slice(seat * columns, (seat + 1) * columns).filter((card) => card !== none),
  }))
}

export function scoredHand(words: TrounceWords, event: Told<'handScored'>, names: readonly string[]): ScoredHand {
  const { hand, maker, alone, usurped, tricks, bonusCards, trickPoints, bonusPoints, scores } = event
  const seats = names.length
  const makers = sideOf(seats, maker)
  const sides = tricks.map((_, side) => side)
  return {
    hand,
    maker: alone ? { name: names[maker], isPair: false } : partyOf(words, names, makers),
    alone,
    usurped,
    tricks: tricks[makers],
    tricksInAll: formOf(seats).tricks,
    points: trickPoints[makers],
    defenders: sides
      .filter((side) => side !== makers)
      .map((side) => ({ ...partyOf(words, names, side), tricks: tricks[side], points: trickPoints[side] })),
    bonusCards: tallyOfSides(words, names, bonusCards),
    bonusTo: sides.filter((side) => bonusPoints[side] > 0).map((side) => partyOf(words, names, side).name),
    scores: tallyOfSides(words, names, scores),
  }
}

function gameWon(words: TrounceWords, { side, scores, wins }: Told<'gameWon'>, names: readonly string[]): string {
  const { log } = words
  const winner = partyOf(words, names, side)
  const points = tallyOfSides(words, names, scores)
  const games = tallyOfSides(words, names, wins)
  if (wins[side] === gamesToWinMatch) return log.matchWon(winner, points, games)
  const isFirstGame = wins.reduce((sum, won) => sum + won, 0) <= 1
  return isFirstGame ? log.gameWon(winner, points) : log.gameOfMatchWon(winner, points, games)
}
