import type { Faction } from '../../luminaries/data.ts'
import { en as luminaries } from '../../luminaries/texts/en.ts'
import type { Card } from '../data.ts'
import { cardWords, type Wording } from './frame/names.ts'
import { listed } from './shared.ts'
import type { Column, Party, ScoredHand, TrounceWords } from './words.ts'

const { factions: suit, ranks } = luminaries

const inBrief: Wording = (name, { strength, rank, factions }) => {
  const suits = factions.map((each) => suit[each])
  if (strength !== null) return `${name} (${strength} ${suits.join('–')})`
  return `${name} (${ranks[rank].toLowerCase()} of ${suits[0]})`
}

const inSentence: Wording = (name, { strength, rank, factions }) => {
  const suits = factions.map((each) => suit[each])
  if (strength !== null) return `${name}, ${strength} of ${suits.join(' and ')}`
  return `${name}, the ${ranks[rank].toLowerCase()} of ${suits[0]}`
}

const { name: cardName, brief, spoken } = cardWords(luminaries, inBrief, inSentence)

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const suitsListed = (list: readonly Faction[], conjunction: 'and' | 'or'): string =>
  listed(
    list.map((each) => suit[each]),
    conjunction,
  )

const cards = (list: readonly Card[]): string => list.map(brief).join(', ')
const points = (number: number): string => (number === 1 ? '1 point' : `${number} points`)
const tricks = (number: number): string => (number === 1 ? '1 trick' : `${number} tricks`)
const wins = ({ name, isPair }: Party): string => `${name} ${isPair ? 'win' : 'wins'}`

const columns = (row: readonly Column[]): string =>
  row
    .map(({ card, isCovering }) => {
      if (card === null) return 'an empty place'
      return isCovering ? `${brief(card)} on a face-down card` : `${brief(card)} with nothing under it`
    })
    .join('; ')

function tricksScored({ maker, alone, usurped, tricks: taken, tricksInAll, points: won, defenders }: ScoredHand) {
  const deed = `${maker.name} ${alone ? 'went alone' : maker.isPair ? 'had the order' : 'ordered'}`
  if (usurped) {
    const gains = defenders.map((each) => `${points(each.points)} to ${each.name} (${tricks(each.tricks)})`)
    const share = taken === 0 ? 'none' : `only ${taken}`
    return `${deed} but took ${share} of ${tricksInAll} tricks. Usurped: ${gains.join(', ')}.`
  }
  const share = taken === tricksInAll ? `all ${taken}` : `${taken} of ${tricksInAll}`
  const others = defenders.map((each) => `${each.name} ${each.tricks}${each.points ? ` (${points(each.points)})` : ''}`)
  const rest = defenders.length > 1 ? ` The others: ${others.join(', ')}.` : ''
  return `${deed} and took ${share} tricks: ${points(won)}.${rest}`
}

function bonusScored({ bonusCards, bonusTo }: ScoredHand): string {
  if (bonusTo.length === 0) return `Bonus cards: ${bonusCards}; no point.`
  return `Bonus cards: ${bonusCards}; 1 point${bonusTo.length > 1 ? ' each' : ''} to ${listed(bonusTo, 'and')}.`
}

export const en: TrounceWords = {
  title: 'Trounce',
  summary:
    'A trick-taking game for two to four, with cards of two suits, a suit to be locked, and crowns that trounce each other.',
  credits:
    'Trounce was designed by Oliver Kiley. It is played with the cards of Pax Illuminaten, a game by Oliver Kiley (Ion Game Design). Eminence is not affiliated with the designer or the publisher.',
  options: {
    bothReachPlayOn: {
      name: 'One more hand when several reach 12',
      help: 'If two or more reach 12 points in the same hand, one more hand is played even if one of them is ahead. After that a sole leader wins.',
    },
    bestOfThree: {
      name: 'Match (best of three)',
      help: 'Play a match: whoever first wins two games wins it. The deal keeps moving to the left from game to game.',
    },
  },

  luminaries,
  cards: { name: cardName, brief, spoken },
  pair: (first, second) => `${first} and ${second}`,
  comma: ', ',

  prompts: {
    orderRound1: ([first, second]) =>
      `Order ${suit[first]} or ${suit[second]} as trump, with the other as bonus suit, or pass.`,
    orderRound2Trump(four, isDealer) {
      const choice = suitsListed(four, 'or')
      const otherwise = isDealer ? 'or pass and then order any two of the six suits' : 'or pass'
      return `Order ${choice} as trump, ${otherwise}.`
    },
    orderRound2Bonus: (trump, others) =>
      `${suit[trump]} is trump: choose the bonus suit, ${suitsListed(others, 'or')}.`,
    stuckTrump: 'All have passed twice, so you as the dealer must order: choose any of the six suits as trump.',
    stuckBonus: (trump) => `${suit[trump]} is trump: choose any of the other five suits as bonus suit.`,
    goAlone:
      'Play with your partner, or go alone: your partner sits out, and all six tricks bring three points instead of two.',
    lead: 'Lead any card.',
    lastCard: (card) => `Play your last card, ${brief(card)}.`,
    follow(open, choices) {
      const suits = suitsListed(open, 'or')
      const duty = open.length > 1 ? `Follow ${suits} and lock that suit` : `Follow ${suits}`
      if (choices.length === 1) return `${duty}: only ${brief(choices[0])} will do.`
      return `${duty}: ${numberWords[choices.length]} of your cards will do.`
    },
    cannotFollow: ([first, second]) =>
      second === undefined
        ? `You have no ${suit[first]}: play any card.`
        : `You have neither ${suit[first]} nor ${suit[second]}: play any card.`,
  },

  moves: {
    pass: 'Pass',
    order: (trump, bonus) => `${suit[trump]} trump, ${suit[bonus]} bonus`,
    trump: (trump) => `${suit[trump]} trump`,
    bonus: (bonus) => `${suit[bonus]} bonus`,
    goAlone: 'Go alone',
    withPartner: 'Play with your partner',
    play: (card) => `Play ${brief(card)}`,
  },

  log: {
    handDealt(hand, dealer, faceUp, own) {
      const rows = faceUp.map((row) => ` Face up before ${row.name}: ${cards(row.cards)}.`).join('')
      return `Hand ${hand}: ${dealer} deals.${rows}${own === undefined ? '' : ` Your cards: ${cards(own)}.`}`
    },
    firstAces: (suits) => `The aces of ${suitsListed(suits, 'and')} are turned up`,
    otherAces: (suits) => `All have passed: the aces of ${suitsListed(suits, 'and')} are turned up instead`,
    passed: (name) => `${name} passes`,
    trumpNamed: (name, trump) => `${name} orders ${suit[trump]} as trump`,
    bonusNamed: (name, bonus) => `${name} orders ${suit[bonus]} as bonus`,
    wentAlone: (name, partner) => `${name} goes alone; ${partner} sits out`,
    stayedWithPartner: (name, partner) => `${name} plays with ${partner}`,
    acesDealt: (own) => `The other aces are dealt${own === undefined ? '' : `; yours is ${spoken(own)}`}`,
    cardPlayed({ name, card, leads, suits, locks, trounces }) {
      const verb = leads ? 'leads' : locks === null ? 'plays' : 'follows with'
      const deed = `${name} ${verb} ${spoken(card)}`
      const consequences = [
        ...(leads && suits.length > 1 ? ['both suits are open'] : []),
        ...(locks === null ? [] : [`${suit[locks]} is locked`]),
        ...(trounces === null ? [] : [`Trounce! ${cardName(trounces)} is beaten`]),
      ]
      return [deed, ...(consequences.length > 0 ? [consequences.join('. ')] : [])].join(': ')
    },
    cardTurnedUp: (name, card) => `${name} turns up ${spoken(card)}`,
    trickTaken: (name, card, trick) => `${name} takes trick ${trick} with ${cardName(card)}`,
    handScored: (score) => `Hand ${score.hand}: ${tricksScored(score)} ${bonusScored(score)} Score: ${score.scores}.`,
    gameWon: (winner, scores) => `${wins(winner)} the game. Score: ${scores}.`,
    gameOfMatchWon: (winner, scores, games) => `${wins(winner)} the game. Score: ${scores}. Games won: ${games}.`,
    matchWon: (winner, scores, games) =>
      `${wins(winner)} the game and with it the match. Score: ${scores}. Games won: ${games}.`,
  },

  position: {
    wins: (tally) => `Games won: ${tally}. Two win the match.`,
    scores: (tally) => `Score: ${tally}. The game goes to 12.`,
    ordering: (hand, round, dealer) =>
      `Hand ${hand}, ordering, ${round < 3 ? `round ${round}` : 'the dealer must order'}. Dealer: ${dealer}.`,
    playing: (hand, trick, all, dealer) => `Hand ${hand}, trick ${trick} of ${all}. Dealer: ${dealer}.`,
    acesOnTable: (suits) => `Aces to order: ${suits.map((each) => suit[each]).join(', ')}.`,
    acesPutAside: (suits) => `Aces put aside: ${suits.map((each) => suit[each]).join(', ')}.`,
    passed: (names) => `Passed in this round: ${names.join(', ')}.`,
    trumpNamed: (maker, trump) => `${maker} has ordered ${suit[trump]} as trump and owes the bonus suit.`,
    ordered: (maker, trump, bonus) => `Trump: ${suit[trump]}. Bonus suit: ${suit[bonus]}. Ordered by ${maker}.`,
    alone: (maker, partner) => `${maker} plays alone; ${partner} sits out.`,
    trick: (plays) => `Trick so far: ${plays.map(({ name, card }) => `${brief(card)} by ${name}`).join(', ')}.`,
    open: (suits) => `Open suits: ${suitsListed(suits, 'and')}; nothing is locked.`,
    locked: (locked) => `Locked suit: ${suit[locked]}.`,
    winning: (name, card) => `Winning: ${name} with ${cardName(card)}.`,
    winningByTrounce: (name, card) => `Winning: ${name} with ${cardName(card)}, by a trounce.`,
    tricks: (tally) => `Tricks: ${tally}.`,
    bonusCards: (tally) => `Bonus cards taken: ${tally}.`,
    ownRow: (row) => `Your row: ${columns(row)}.`,
    rowOf: (name, row) => `Row of ${name}: ${columns(row)}.`,
    ownHand: (hand) => `Your hand: ${cards(hand)}.`,
    sizes: (tally) => `Cards in hand: ${tally}.`,
    voids: (name, suits) => `${name} is known to hold no ${suitsListed(suits, 'or')}.`,
    turn: (name) => `To decide: ${name}.`,
    ownTurn: 'To decide: you.',
    over: 'The game is over.',
  },

  reasons: {
    mustFollowLocked: 'You hold a card of the locked suit and must play one.',
    mustFollowOpen: 'You hold a card of an open suit and must play one.',
    onlyThePairOnTheTable: 'In the first round only the two aces on the table can be ordered.',
    dealerMustOrder: 'All have passed twice: as the dealer you cannot pass any more.',
    sameSuitTwice: 'The trump suit and the bonus suit must be different.',
    putAside: 'This ace was put aside after the first round.',
  },
  endings: {
    reachedTwelve: '12 points are reached, and one side is ahead.',
    wonTheMatch: 'Two games are won, and with them the match.',
  },
  sources: { orders: 'Own orders', defence: 'Defence', bonus: 'Bonus suit' },
  story: {
    chapter: (hand) => `Hand ${hand}`,
    course: 'after each hand',
    deed: tricksScored,
    bonus: (names) => `Bonus point: ${listed(names, 'and')}.`,
    lastHand: { title: 'The last hand', text: (scores) => `Final score: ${scores}.` },
    leadForGood: {
      title: 'Ahead for good',
      text: ({ name, isPair }, scores) => `From here on ${name} ${isPair ? 'stay' : 'stays'} ahead: ${scores}.`,
    },
    bigHand: {
      title: (number) => `${points(number)} in one hand`,
      text: (scores) => `Score: ${scores}.`,
    },
    trounce: {
      title: (card, beaten) => `${cardName(card)} trounces ${cardName(beaten)}`,
      text: (name, from, trick) => `With a crown ${name} takes trick ${trick} from ${from}.`,
      decides: {
        order: 'Had the beaten crown held, the order would have gone the other way.',
        bonus: 'Had the beaten crown held, the bonus point would have gone elsewhere.',
        points: 'Had the beaten crown held, the hand would have brought other points.',
      },
    },
    space: ' ',
  },
}
