import { type Seat, seenBy } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import type { Faction } from '../../luminaries/data.ts'
import { aceOf, aces, cardsIn, count, suitNamed } from '../data.ts'
import { trounce } from '../index.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { answer, cards, legalCards, ordering, playTrick, suitName } from './position.ts'

const turnedUp: readonly Faction[] = ['nobility', 'professions', 'magistrates', 'artists', 'scholars', 'clergy']
const hands = [
  ['PIL002', 'PIL007', 'PIL015', 'PIL016', 'PIL026'],
  ['PIL029', 'PIL035', 'PIL038', 'PIL040', 'PIL003'],
  ['PIL009', 'PIL013', 'PIL019', 'PIL021', 'PIL027'],
  ['PIL052', 'PIL053', 'PIL054', 'PIL055', 'PIL056'],
]
/** Nobility and professions lie on the table; the seat at the dealer's left has the lowest cards. */
const fourPlayers = (dealer: Seat = 3): State => ordering({ seats: 4, dealer, aces: turnedUp, hands })

const order = (trump: Faction): Move => ({ type: 'order', trump: suitNamed(trump) })
const trump = (suit: Faction): Move => ({ type: 'trump', suit: suitNamed(suit) })
const bonus = (suit: Faction): Move => ({ type: 'bonus', suit: suitNamed(suit) })
const alone: Move = { type: 'alone', alone: true }
const withPartner: Move = { type: 'alone', alone: false }

function worded(move: Move): string {
  switch (move.type) {
    case 'pass':
      return 'pass'
    case 'order':
      return `order ${suitName(move.trump)}`
    case 'trump':
    case 'bonus':
      return `${move.type} ${suitName(move.suit)}`
    case 'alone':
      return move.alone ? 'alone' : 'with partner'
    case 'play':
      return `play ${move.card}`
  }
}
const offered = (s: State, seat: Seat): string[] => trounce.moves(s, seat).map(worded).sort()
const blocked = (s: State, seat: Seat): string[] =>
  (trounce.blocked?.(s, seat) ?? []).map(({ move, reason }) => `${worded(move)}: ${reason}`)
const owes = (s: State): string[] => trounce.decisions(s).map(({ type, seat }) => `${type} ${seat}`)

function pass(s: State, times: number): Seat[] {
  return Array.from({ length: times }, () => {
    const [{ seat }] = trounce.decisions(s)
    answer(s, seat, { type: 'pass' })
    return seat
  })
}
const suitsOrdered = (s: State) => ({ maker: s.maker, trump: suitName(s.trump), bonus: suitName(s.bonus) })

describe('first round', () => {
  it('TR-3.3 from the left of the dealer on everybody speaks once, the dealer last', () => {
    const s = fourPlayers(1)
    expect(owes(s)).toEqual(['orderRound1 2'])
    expect(pass(s, 4)).toEqual([2, 3, 0, 1])
  })

  it('TR-3.3 a player passes or makes one of the two aces trump', () => {
    expect(offered(fourPlayers(), 0)).toEqual(['order nobility', 'order professions', 'pass'])
  })

  it.each([
    ['nobility', 'professions'],
    ['professions', 'nobility'],
  ] as const)('TR-3.3 who orders %s has %s as bonus suit', (first, second) => {
    const s = fourPlayers()
    answer(s, 0, order(first))
    expect(suitsOrdered(s)).toEqual({ maker: 0, trump: first, bonus: second })
  })

  it('TR-3.3 the first order ends the ordering', () => {
    const s = fourPlayers()
    pass(s, 1)
    answer(s, 1, order('nobility'))
    answer(s, 1, withPartner)
    expect(suitsOrdered(s)).toEqual({ maker: 1, trump: 'nobility', bonus: 'professions' })
    expect(owes(s)).toEqual(['playCard 0'])
  })

  it('TR-3.3 the dealer may order too, after three passes', () => {
    const s = fourPlayers()
    pass(s, 3)
    expect(offered(s, 3)).toEqual(['order nobility', 'order professions', 'pass'])
    answer(s, 3, order('professions'))
    expect(s.maker).toBe(3)
  })

  it('TR-3.3 nobody else is asked meanwhile', () => {
    const s = fourPlayers()
    expect([1, 2, 3].flatMap((seat) => offered(s, seat))).toEqual([])
  })

  it('TR-3.3 a suit that does not lie on the table cannot be ordered', () => {
    expect(blocked(fourPlayers(), 0)).toContain('order clergy: onlyThePairOnTheTable')
    expect(blocked(fourPlayers(), 0)).not.toContain('order nobility: onlyThePairOnTheTable')
  })
})

describe('second round', () => {
  it('TR-3.4 if all pass the four other aces are turned up', () => {
    const s = fourPlayers()
    pass(s, 3)
    const told = answer(s, 3, { type: 'pass' })
    const turned = told.map(({ event }) => event).find((event) => event.type === 'acesTurnedUp')
    expect(turned?.suits.map(suitName).sort()).toEqual(['artists', 'clergy', 'magistrates', 'scholars'])
  })

  it('TR-3.4 the same order again, and trump is one of the four', () => {
    const s = fourPlayers()
    pass(s, 4)
    expect(owes(s)).toEqual(['orderRound2Trump 0'])
    expect(offered(s, 0)).toEqual(['pass', 'trump artists', 'trump clergy', 'trump magistrates', 'trump scholars'])
    expect(pass(s, 4)).toEqual([0, 1, 2, 3])
  })

  it('TR-3.4 the bonus suit is another of the four, chosen by the same player', () => {
    const s = fourPlayers()
    pass(s, 5)
    answer(s, 1, trump('artists'))
    expect(owes(s)).toEqual(['orderRound2Bonus 1'])
    expect(offered(s, 1)).toEqual(['bonus clergy', 'bonus magistrates', 'bonus scholars'])
    answer(s, 1, bonus('clergy'))
    expect(suitsOrdered(s)).toEqual({ maker: 1, trump: 'artists', bonus: 'clergy' })
  })

  it('TR-3.4 the first pair is put aside, for trump and for bonus', () => {
    const s = fourPlayers()
    pass(s, 4)
    expect(blocked(s, 0)).toContain('trump nobility: putAside')
    answer(s, 0, trump('artists'))
    expect(blocked(s, 0)).toContain('bonus nobility: putAside')
    expect(blocked(s, 0)).toContain('bonus artists: sameSuitTwice')
  })
})

describe('the dealer is stuck', () => {
  it('TR-3.5 if all pass again the dealer must order, any two of all six', () => {
    const s = fourPlayers(2)
    expect(pass(s, 8).at(-1)).toBe(2)
    expect(owes(s)).toEqual(['stuckTrump 2'])
    expect(offered(s, 2)).toEqual(turnedUp.map((suit) => `trump ${suit}`).sort())
    answer(s, 2, trump('nobility'))
    expect(owes(s)).toEqual(['stuckBonus 2'])
    expect(offered(s, 2)).toEqual(
      ['artists', 'clergy', 'magistrates', 'professions', 'scholars'].map((suit) => `bonus ${suit}`),
    )
    answer(s, 2, bonus('professions'))
    expect(suitsOrdered(s)).toEqual({ maker: 2, trump: 'nobility', bonus: 'professions' })
  })

  it('TR-3.5 the stuck dealer cannot pass and cannot take one suit twice', () => {
    const s = fourPlayers()
    pass(s, 8)
    expect(blocked(s, 3)).toContain('pass: dealerMustOrder')
    answer(s, 3, trump('clergy'))
    expect(blocked(s, 3)).toContain('bonus clergy: sameSuitTwice')
  })

  it('TR-3.5 example 19: one suit of the first pair and one of the four; the other four aces are dealt', () => {
    const s = fourPlayers()
    pass(s, 8)
    answer(s, 3, trump('professions'))
    answer(s, 3, bonus('scholars'))
    answer(s, 3, withPartner)
    expect(suitsOrdered(s)).toEqual({ maker: 3, trump: 'professions', bonus: 'scholars' })
    expect(s.hands.flatMap((hand) => cards(hand & aces)).sort()).toEqual(['PIL046', 'PIL047', 'PIL049', 'PIL050'])
  })
})

describe('the order stands', () => {
  it('TR-3.6 everybody is told trump and bonus suit', () => {
    const s = fourPlayers()
    const told = answer(s, 0, order('professions')).map((each) => seenBy(each, null))
    expect(told).toContainEqual({ type: 'trumpNamed', seat: 0, suit: suitNamed('professions') })
    expect(told).toContainEqual({ type: 'bonusNamed', seat: 0, suit: suitNamed('nobility') })
  })

  it('TR-3.6 the order is final: nobody orders in this hand again', () => {
    const s = fourPlayers()
    answer(s, 0, order('professions'))
    answer(s, 0, withPartner)
    while (s.hand === 1) {
      const [{ type, seat }] = trounce.decisions(s)
      expect(type).toBe('playCard')
      expect(suitsOrdered(s)).toEqual({ maker: 0, trump: 'professions', bonus: 'nobility' })
      answer(s, seat, trounce.moves(s, seat)[0])
    }
  })

  it('TR-3.6 the two chosen aces belong to no hand and to no trick', () => {
    const s = fourPlayers()
    answer(s, 0, order('professions'))
    answer(s, 0, withPartner)
    const chosen = (1 << aceOf[s.trump]) | (1 << aceOf[s.bonus])
    while (s.hand === 1) {
      for (const set of [...s.hands, ...s.taken, s.unused]) expect(set & chosen).toBe(0)
      const [{ seat }] = trounce.decisions(s)
      answer(s, seat, trounce.moves(s, seat)[0])
    }
  })

  it('TR-3.6 both aces stay visible to everybody: which is trump and which is bonus', () => {
    const s = fourPlayers()
    pass(s, 4)
    answer(s, 0, trump('clergy'))
    answer(s, 0, bonus('artists'))
    answer(s, 0, withPartner)
    const other = trounce.clone(s)
    other.trump = s.bonus
    other.bonus = s.trump
    for (const viewer of [0, 1, 2, 3, null]) expect(trounce.view(other, viewer)).not.toEqual(trounce.view(s, viewer))
  })
})

describe('going alone', () => {
  it('TR-3.7 who orders in the first round may go alone', () => {
    const s = fourPlayers()
    pass(s, 1)
    answer(s, 1, order('nobility'))
    expect(owes(s)).toEqual(['goAlone 1'])
    expect(offered(s, 1)).toEqual(['alone', 'with partner'])
  })

  it('TR-3.7 who orders in the second round may go alone', () => {
    const s = fourPlayers()
    pass(s, 6)
    answer(s, 2, trump('artists'))
    answer(s, 2, bonus('clergy'))
    expect(owes(s)).toEqual(['goAlone 2'])
  })

  it('TR-3.7 a stuck dealer may go alone too', () => {
    const s = fourPlayers()
    pass(s, 8)
    answer(s, 3, trump('artists'))
    answer(s, 3, bonus('nobility'))
    expect(owes(s)).toEqual(['goAlone 3'])
    answer(s, 3, alone)
    expect([s.maker, s.alone]).toEqual([3, true])
  })

  it('TR-3.7 going alone is public', () => {
    const s = fourPlayers()
    answer(s, 0, order('nobility'))
    const told = answer(s, 0, alone).map((each) => seenBy(each, null))
    expect(told).toContainEqual({ type: 'wentAlone', seat: 0, partner: 2 })
  })

  it('TR-3.7 the partner takes no part, and no card of that hand is used or shown', () => {
    const s = fourPlayers()
    answer(s, 0, order('nobility'))
    answer(s, 0, alone)
    const laidDown = s.hands[2]
    while (s.hand === 1) {
      expect(s.hands[2]).toBe(laidDown)
      const [{ seat }] = trounce.decisions(s)
      expect(seat).not.toBe(2)
      const told = answer(s, seat, trounce.moves(s, seat)[0]).map(({ event }) => event)
      for (const event of told) {
        if (event.type === 'cardPlayed') expect(laidDown & (1 << event.card)).toBe(0)
      }
    }
  })

  it('TR-3.7 nobody else can see the hand of the partner', () => {
    const s = fourPlayers()
    answer(s, 0, order('nobility'))
    answer(s, 0, alone)
    const other = trounce.clone(s)
    const pair = (1 << cardsIn(s.hands[2])[0]) | (1 << cardsIn(s.unused)[0])
    other.hands[2] ^= pair
    other.unused ^= pair
    for (const viewer of [0, 1, 3, null]) expect(trounce.view(other, viewer)).toEqual(trounce.view(s, viewer))
  })

  it('TR-3.7 nobody goes alone with three players', () => {
    const sixEach = hands.slice(0, 3).map((hand, seat) => [...hand, hands[3][seat]])
    const s = ordering({ seats: 3, aces: turnedUp, hands: sixEach })
    answer(s, 0, order('nobility'))
    expect(owes(s)).toEqual(['playCard 0'])
  })
})

describe('the aces are dealt', () => {
  it('TR-3.8 each of four players gets one of the four remaining aces', () => {
    const s = fourPlayers()
    answer(s, 0, order('nobility'))
    answer(s, 0, withPartner)
    expect(s.hands.map((hand) => count(hand & aces))).toEqual([1, 1, 1, 1])
    expect(s.hands.map(count)).toEqual([6, 6, 6, 6])
    expect(s.hands.flatMap((hand) => cards(hand & aces)).sort()).toEqual(['PIL047', 'PIL049', 'PIL050', 'PIL051'])
  })

  it('TR-3.8 the remaining aces are shuffled, so anybody can get any', () => {
    const got = Array.from({ length: 60 }, (_, seed) => {
      const s = fourPlayers()
      answer(s, 0, order('nobility'), seed + 1)
      answer(s, 0, withPartner, seed + 1)
      return s.hands.map((hand) => cards(hand & aces)[0])
    })
    for (const seat of [0, 1, 2, 3]) {
      expect([...new Set(got.map((each) => each[seat]))].sort()).toEqual(['PIL047', 'PIL049', 'PIL050', 'PIL051'])
    }
  })

  it('TR-3.8 the partner of a lone maker is dealt one too', () => {
    const s = fourPlayers()
    answer(s, 0, order('nobility'))
    answer(s, 0, alone)
    expect(s.hands.map((hand) => count(hand & aces))).toEqual([1, 1, 1, 1])
  })

  it('TR-3.8 every ordering decision is made before the own ace is known', () => {
    const s = fourPlayers()
    answer(s, 0, order('nobility'))
    expect(owes(s)).toEqual(['goAlone 0'])
    expect(s.hands.map((hand) => hand & aces)).toEqual([0, 0, 0, 0])
  })

  it('TR-3.8 the ace is dealt face down: only its holder is told', () => {
    const s = fourPlayers()
    answer(s, 0, order('nobility'))
    const told = answer(s, 0, withPartner).filter(({ event }) => event.type === 'acesDealt')
    expect(told).toHaveLength(1)
    expect(seenBy(told[0], null)).toEqual({ type: 'acesDealt' })
    for (const seat of [0, 1, 2, 3]) {
      expect(seenBy(told[0], seat)).toEqual({ type: 'acesDealt', card: cardsIn(s.hands[seat] & aces)[0] })
    }
  })

  it('TR-3.8 a player sees the own ace and nobody else does', () => {
    const s = fourPlayers()
    answer(s, 0, order('nobility'))
    answer(s, 0, withPartner)
    const other = trounce.clone(s)
    const swapped = (s.hands[1] | s.hands[2]) & aces
    other.hands[1] ^= swapped
    other.hands[2] ^= swapped
    expect(trounce.view(other, 0)).toEqual(trounce.view(s, 0))
    expect(trounce.view(other, 1)).not.toEqual(trounce.view(s, 1))
  })
})

describe('Strawhand', () => {
  const strawhand = (dealer: Seat): State =>
    ordering({
      seats: 2,
      dealer,
      aces: turnedUp,
      hands: [
        ['PIL002', 'PIL007', 'PIL015'],
        ['PIL016', 'PIL026', 'PIL029'],
      ],
      faceUp: [
        ['PIL035', 'PIL038', 'PIL040'],
        ['PIL003', 'PIL009', 'PIL013'],
      ],
      faceDown: [
        ['PIL019', 'PIL021', 'PIL027'],
        ['PIL052', 'PIL053', 'PIL054'],
      ],
    })

  it.each([0, 1])('TR-3.26 the non-dealer begins (dealer %i)', (dealer) => {
    const s = strawhand(dealer)
    expect(pass(s, 2)).toEqual([1 - dealer, dealer])
    expect(pass(s, 2)).toEqual([1 - dealer, dealer])
    expect(owes(s)).toEqual([`stuckTrump ${dealer}`])
  })

  it('TR-3.26 ordering in two rounds of two, four and six aces, as with four players', () => {
    const s = strawhand(1)
    expect(offered(s, 0)).toEqual(['order nobility', 'order professions', 'pass'])
    pass(s, 2)
    expect(offered(s, 0)).toEqual(['pass', 'trump artists', 'trump clergy', 'trump magistrates', 'trump scholars'])
    pass(s, 2)
    expect(offered(s, 1)).toHaveLength(6)
  })

  it('TR-3.26 no going alone; each gets one ace into hand, the two others stay aside', () => {
    const s = strawhand(1)
    answer(s, 0, order('nobility'))
    expect(owes(s)).toEqual(['playCard 0'])
    expect(s.hands.map((hand) => [count(hand), count(hand & aces)])).toEqual([
      [4, 1],
      [4, 1],
    ])
    expect(count(s.unused & aces)).toBe(2)
    expect(legalCards(s, 0)).toHaveLength(7)
  })

  it('TR-3.26 the two aces aside are unseen', () => {
    const s = strawhand(1)
    answer(s, 0, order('nobility'))
    const other = trounce.clone(s)
    const swapped = (s.hands[1] & aces) | (1 << cardsIn(s.unused & aces)[0])
    other.hands[1] ^= swapped
    other.unused ^= swapped
    expect(trounce.view(other, 0)).toEqual(trounce.view(s, 0))
    expect(trounce.view(other, 1)).not.toEqual(trounce.view(s, 1))
  })

  it('TR-3.26 after the order the non-dealer leads, whoever is the maker', () => {
    const s = strawhand(0)
    pass(s, 1)
    answer(s, 0, order('professions'))
    expect(playTrick(s, ['PIL029'])).toEqual([1])
  })
})
