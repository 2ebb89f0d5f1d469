import type { Seat } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import type { Faction } from '../../luminaries/data.ts'
import { cardNamed, suitNamed, trounceCards } from '../data.ts'
import { trounce } from '../index.ts'
import type { State } from '../state.ts'
import { answer, cards, inPlay, legalCards, ordering, playCard, playTrick, suitName } from './position.ts'

type Ids = readonly string[]

/** Four players, seat 0 leads; artists or clergy, which is not trump, is the bonus suit. */
const given = (trump: Faction, hands: readonly Ids[], leader: Seat = 0): State =>
  inPlay({ seats: 4, trump, bonus: trump === 'clergy' ? 'artists' : 'clergy', hands, leader })

/** Who takes a trick of these four cards, each from a hand without another card that could have followed. */
function taker(trump: Faction, ids: Ids): Seat | undefined {
  const s = given(
    trump,
    ids.map((id) => [id]),
  )
  const events = ids.flatMap((id, seat) => playCard(s, seat, id)).map(({ event }) => event)
  return events.find((event) => event.type === 'trickTaken')?.seat
}

/** What playing the last of these cards locked and trounced, given that the others were played before it. */
function played(trump: Faction, ids: Ids): { locks: Faction | undefined; trounces: string | undefined } {
  const s = given(
    trump,
    [0, 1, 2, 3].map((seat) => ids.slice(seat, seat + 1)),
  )
  const event = ids
    .flatMap((id, seat) => playCard(s, seat, id))
    .findLast((told) => told.event.type === 'cardPlayed')?.event
  if (event?.type !== 'cardPlayed') throw new Error('no card was played')
  const { locks, trounces } = event
  return {
    locks: locks === undefined ? undefined : suitName(locks),
    trounces: trounces === undefined ? undefined : trounceCards[trounces].id,
  }
}

/** What the seat after these plays may play from this hand. */
function legalAfter(trump: Faction, ids: Ids, hand: Ids): string[] {
  const s = given(trump, [...ids.map((id) => [id]), hand, [], []].slice(0, 4))
  playTrick(s, ids)
  return legalCards(s, ids.length)
}

const owes = (s: State): string[] => trounce.decisions(s).map(({ type, seat }) => `${type} ${seat}`)

const fiveEach = [
  ['PIL002', 'PIL007', 'PIL015', 'PIL016', 'PIL026'],
  ['PIL029', 'PIL035', 'PIL038', 'PIL040', 'PIL003'],
  ['PIL009', 'PIL013', 'PIL019', 'PIL021', 'PIL027'],
  ['PIL052', 'PIL053', 'PIL054', 'PIL055', 'PIL056'],
]

/** All up to the maker pass, who makes nobility trump. */
function orderedBy(maker: Seat, { dealer, alone }: { dealer: Seat; alone: boolean }): State {
  const aces: readonly Faction[] = ['nobility', 'professions', 'magistrates', 'artists', 'scholars', 'clergy']
  const s = ordering({ seats: 4, dealer, aces, hands: fiveEach })
  for (let seat = (dealer + 1) % 4; seat !== maker; seat = (seat + 1) % 4) answer(s, seat, { type: 'pass' })
  answer(s, maker, { type: 'order', trump: suitNamed('nobility') })
  answer(s, maker, { type: 'alone', alone })
  return s
}

describe('whose turn it is', () => {
  it.each([
    { dealer: 3, leader: 0 },
    { dealer: 0, leader: 1 },
    { dealer: 1, leader: 2 },
  ])('TR-3.9 the player at the left of dealer $dealer leads to the first trick', ({ dealer, leader }) => {
    expect(owes(orderedBy(dealer, { dealer, alone: false }))).toEqual([`playCard ${leader}`])
  })

  it('TR-3.9 play is clockwise, and the winner of a trick leads to the next', () => {
    const s = given('nobility', [
      ['PIL029', 'PIL007'],
      ['PIL015', 'PIL040'],
      ['PIL057', 'PIL049'],
      ['PIL009', 'PIL026'],
    ])
    expect(playTrick(s, ['PIL029', 'PIL015', 'PIL057', 'PIL009'])).toEqual([0, 1, 2, 3])
    expect(playTrick(s, ['PIL049', 'PIL026', 'PIL007', 'PIL040'])).toEqual([2, 3, 0, 1])
  })

  it('TR-3.9 a partner sitting out is skipped', () => {
    const s = orderedBy(1, { dealer: 3, alone: true })
    const seats = [0, 0, 0].map(() => {
      const [{ seat }] = trounce.decisions(s)
      answer(s, seat, trounce.moves(s, seat)[0])
      return seat
    })
    expect(seats).toEqual([0, 1, 2])
    expect(s.tricks.reduce((sum, tricks) => sum + tricks, 0)).toBe(1)
  })

  it('TR-3.9 if the partner sitting out would lead first, the next player to the left does', () => {
    expect(owes(orderedBy(2, { dealer: 3, alone: true }))).toEqual(['playCard 1'])
    expect(owes(orderedBy(0, { dealer: 1, alone: true }))).toEqual(['playCard 3'])
  })

  it('TR-3.9 a lone maker leads first if the place at the left of the dealer is the own', () => {
    expect(owes(orderedBy(0, { dealer: 3, alone: true }))).toEqual(['playCard 0'])
  })

  it('TR-3.10 any card may be led, trumps included, from the first trick on', () => {
    const hand = ['PIL002', 'PIL007', 'PIL047', 'PIL052', 'PIL054']
    expect(legalCards(given('nobility', [hand, [], [], []]), 0)).toEqual(hand)
  })
})

describe('open suits and following', () => {
  const hand = ['PIL015', 'PIL021', 'PIL049', 'PIL057']

  it('TR-3.11 both suits of a two-suited lead are open', () => {
    expect(played('nobility', ['PIL040']).locks).toBeUndefined()
    expect(legalAfter('nobility', ['PIL040'], hand)).toEqual(['PIL021', 'PIL049'])
  })

  it.each([
    ['ace', 'PIL047', 'magistrates'],
    ['crown', 'PIL057', 'scholars'],
  ])('TR-3.11 a led %s locks its suit at once', (_, led, suit) => {
    expect(played('nobility', [led]).locks).toBe(suit)
  })

  it('TR-3.11 after a led ace or crown only that suit is asked for', () => {
    expect(legalAfter('nobility', ['PIL047'], hand)).toEqual(['PIL021'])
    expect(legalAfter('nobility', ['PIL055'], hand)).toEqual(['PIL049'])
  })

  it('TR-3.12 who holds a card of an open suit must play one', () => {
    expect(legalAfter('nobility', ['PIL029'], ['PIL007', 'PIL015', 'PIL016'])).toEqual(['PIL015'])
  })

  it('TR-3.12 any such card will do: no duty to beat or to trump', () => {
    expect(legalAfter('nobility', ['PIL009'], ['PIL015', 'PIL035', 'PIL052', 'PIL057'])).toEqual([
      'PIL015',
      'PIL035',
      'PIL057',
    ])
  })

  it('TR-3.12 with a lock only the locked suit counts', () => {
    expect(legalAfter('nobility', ['PIL029', 'PIL027'], ['PIL013', 'PIL015', 'PIL054'])).toEqual(['PIL015'])
  })

  it('TR-3.12 holding only the other suit of the led card does not oblige', () => {
    expect(legalAfter('nobility', ['PIL029', 'PIL027'], ['PIL013', 'PIL038', 'PIL054'])).toEqual([
      'PIL013',
      'PIL038',
      'PIL054',
    ])
  })

  it('TR-3.12 a card of the other suit does not count as following and cannot win', () => {
    // Scholars is locked; the 6 of professions is higher than the led 3, but is no scholar.
    expect(taker('nobility', ['PIL029', 'PIL015', 'PIL021', 'PIL007'])).toBe(0)
  })

  it('TR-3.12 a two-suited trump obliges like any card of its other suit', () => {
    expect(legalAfter('nobility', ['PIL057'], ['PIL007', 'PIL035', 'PIL054'])).toEqual(['PIL035'])
  })

  it('TR-3.12 the refused card is told apart by open and locked suits', () => {
    const s = given('nobility', [['PIL029'], ['PIL007', 'PIL027'], ['PIL015', 'PIL013'], []])
    playTrick(s, ['PIL029'])
    expect(trounce.blocked?.(s, 1)).toMatchObject([
      { move: { type: 'play', card: cardNamed('PIL007') }, reason: 'mustFollowOpen', rule: 'TR-3.12' },
    ])
    playTrick(s, ['PIL027'])
    expect(trounce.blocked?.(s, 2)).toMatchObject([
      { move: { type: 'play', card: cardNamed('PIL013') }, reason: 'mustFollowLocked', rule: 'TR-3.12' },
    ])
  })
})

describe('the lock', () => {
  it('TR-3.13 the first player who follows locks the suit', () => {
    expect(played('clergy', ['PIL029', 'PIL027']).locks).toBe('scholars')
    expect(played('clergy', ['PIL029', 'PIL021']).locks).toBe('professions')
  })

  it('TR-3.13 an ace or a crown that follows locks too', () => {
    expect(played('nobility', ['PIL029', 'PIL048']).locks).toBe('professions')
    expect(played('nobility', ['PIL029', 'PIL057']).locks).toBe('scholars')
  })

  it('TR-3.13 who cannot follow locks nothing, the next one who follows does', () => {
    expect(played('nobility', ['PIL029', 'PIL007']).locks).toBeUndefined()
    expect(played('nobility', ['PIL029', 'PIL007', 'PIL040']).locks).toBe('professions')
  })

  it('TR-3.13 after a discard both suits are still open', () => {
    const hand = ['PIL013', 'PIL015', 'PIL038']
    expect(legalAfter('nobility', ['PIL029', 'PIL007'], hand)).toEqual(['PIL013', 'PIL015'])
  })

  it('TR-3.13 the lock stays for the rest of the trick', () => {
    expect(played('nobility', ['PIL029', 'PIL027', 'PIL013']).locks).toBeUndefined()
    expect(legalAfter('nobility', ['PIL029', 'PIL027', 'PIL013'], ['PIL009', 'PIL021'])).toEqual(['PIL009'])
  })

  it('TR-3.13 the lock is gone with the next trick', () => {
    const s = given('nobility', [
      ['PIL029', 'PIL040'],
      ['PIL015', 'PIL013', 'PIL026', 'PIL038'],
      ['PIL009', 'PIL007'],
      ['PIL057', 'PIL003'],
    ])
    playTrick(s, ['PIL029', 'PIL015', 'PIL009', 'PIL057'])
    playTrick(s, ['PIL003', 'PIL040'])
    expect(legalCards(s, 1)).toEqual(['PIL026'])
  })

  it('TR-3.14 who has no card of an open suit may play anything: a trump, a crown, or a discard', () => {
    const hand = ['PIL007', 'PIL016', 'PIL047', 'PIL055']
    expect(legalAfter('nobility', ['PIL029'], hand)).toEqual(hand)
    expect(legalAfter('nobility', ['PIL051'], hand)).toEqual(hand)
  })

  it('TR-3.14 a discard does not win, however high', () => {
    expect(taker('nobility', ['PIL029', 'PIL047', 'PIL055', 'PIL038'])).toBe(0)
  })
})

describe('trumps', () => {
  it('TR-3.15 a card that follows with its other suit is a trump all the same', () => {
    expect(taker('artists', ['PIL051', 'PIL027', 'PIL057', 'PIL009'])).toBe(1)
  })

  it('TR-3.15 a led two-suited trump is a trump, even if its other suit is locked', () => {
    expect(taker('nobility', ['PIL035', 'PIL027', 'PIL051', 'PIL009'])).toBe(0)
  })

  it('TR-3.15 a two-suited trump played by somebody who cannot follow is a trump', () => {
    expect(taker('nobility', ['PIL047', 'PIL002', 'PIL021', 'PIL053'])).toBe(1)
  })

  it('TR-3.16 a led two-suited trump has both suits open', () => {
    const hand = ['PIL003', 'PIL009', 'PIL021']
    expect(legalAfter('nobility', ['PIL035'], hand)).toEqual(['PIL003', 'PIL009'])
  })

  it('TR-3.16 it can be locked to either suit', () => {
    expect(played('nobility', ['PIL035', 'PIL009']).locks).toBe('scholars')
    expect(played('nobility', ['PIL035', 'PIL003']).locks).toBe('nobility')
    expect(legalAfter('nobility', ['PIL035', 'PIL009'], ['PIL003', 'PIL015', 'PIL052'])).toEqual(['PIL015'])
  })

  it('TR-3.16 a led trump crown locks trumps', () => {
    expect(played('nobility', ['PIL052']).locks).toBe('nobility')
    expect(legalAfter('nobility', ['PIL052'], ['PIL002', 'PIL007', 'PIL054'])).toEqual(['PIL002'])
  })
})

describe('the winning card', () => {
  it('TR-3.17 case 1: a crown on a winning crown takes over regardless of suits', () => {
    expect(played('nobility', ['PIL055', 'PIL054']).trounces).toBe('PIL055')
    expect(taker('nobility', ['PIL055', 'PIL054', 'PIL049', 'PIL026'])).toBe(1)
  })

  it('TR-3.17 case 1: even the trump crown is trounced by another crown', () => {
    expect(played('nobility', ['PIL052', 'PIL054']).trounces).toBe('PIL052')
    expect(taker('nobility', ['PIL052', 'PIL054', 'PIL021', 'PIL007'])).toBe(1)
  })

  it('TR-3.17 case 2: the lowest trump beats the ace and the crown of the led suit', () => {
    expect(taker('nobility', ['PIL047', 'PIL053', 'PIL002', 'PIL021'])).toBe(2)
  })

  it('TR-3.17 case 3: among trumps the highest wins, in whatever order they come', () => {
    expect(taker('nobility', ['PIL051', 'PIL002', 'PIL019', 'PIL003'])).toBe(2)
    expect(taker('nobility', ['PIL051', 'PIL019', 'PIL002', 'PIL003'])).toBe(1)
  })

  it('TR-3.17 case 3: the trump crown beats the trump 6', () => {
    expect(taker('nobility', ['PIL051', 'PIL019', 'PIL052', 'PIL015'])).toBe(2)
  })

  it('TR-3.17 case 4: without trumps the highest card of the led suit wins', () => {
    expect(taker('nobility', ['PIL015', 'PIL029', 'PIL009', 'PIL027'])).toBe(3)
    expect(taker('nobility', ['PIL027', 'PIL051', 'PIL009', 'PIL015'])).toBe(1)
    expect(taker('nobility', ['PIL051', 'PIL057', 'PIL009', 'PIL015'])).toBe(1)
  })

  it('TR-3.17 case 4: the card that locks wins if it is higher than the led one', () => {
    expect(taker('clergy', ['PIL029', 'PIL027', 'PIL040', 'PIL007'])).toBe(1)
  })

  it('TR-3.17 case 4: the led card wins with the suit that is locked by a lower card', () => {
    expect(taker('clergy', ['PIL027', 'PIL009', 'PIL055', 'PIL003'])).toBe(0)
  })

  it('TR-3.17 case 4: after a trounce a following card does not come back into it', () => {
    expect(taker('nobility', ['PIL055', 'PIL054', 'PIL049', 'PIL027'])).toBe(1)
  })

  it('TR-3.17 the winner so far is kept with every card', () => {
    const s = given('nobility', [['PIL029'], ['PIL009'], ['PIL002'], ['PIL051']])
    const winners = ['PIL029', 'PIL009', 'PIL002'].map((id) => {
      playTrick(s, [id])
      return s.winner
    })
    expect(winners).toEqual([0, 1, 2])
  })
})

describe('the trounce', () => {
  it('TR-3.18 who can follow must follow and cannot trounce', () => {
    expect(legalAfter('nobility', ['PIL055'], ['PIL007', 'PIL054', 'PIL056'])).toEqual(['PIL007'])
  })

  it('TR-3.18 a trounce can come by following an open suit with its crown', () => {
    const ids = ['PIL040', 'PIL052', 'PIL055']
    expect(played('nobility', ids)).toEqual({ locks: 'artists', trounces: 'PIL052' })
    expect(taker('nobility', [...ids, 'PIL049'])).toBe(2)
  })

  it('TR-3.18 the crown of the own partner can be trounced', () => {
    const ids = ['PIL055', 'PIL026', 'PIL054']
    expect(played('nobility', ids).trounces).toBe('PIL055')
    expect(taker('nobility', [...ids, 'PIL007'])).toBe(2)
  })

  it('TR-3.18 a card that follows after a trounce is not told as another one', () => {
    expect(played('nobility', ['PIL055', 'PIL056', 'PIL049']).trounces).toBeUndefined()
  })

  it('TR-3.18 a later crown trounces the trouncing crown; the last one counts', () => {
    const ids = ['PIL055', 'PIL054', 'PIL056', 'PIL053']
    expect(played('nobility', ids).trounces).toBe('PIL056')
    expect(taker('nobility', ids)).toBe(3)
  })

  it('TR-3.19 a trump after a trounce beats the trouncing crown', () => {
    expect(taker('nobility', ['PIL055', 'PIL054', 'PIL002', 'PIL007'])).toBe(2)
  })

  it('TR-3.19 unless that crown is the trump crown', () => {
    expect(taker('nobility', ['PIL055', 'PIL052', 'PIL019', 'PIL002'])).toBe(1)
  })

  it('TR-3.19 a further crown beats the trump crown that trounced', () => {
    expect(taker('nobility', ['PIL055', 'PIL052', 'PIL019', 'PIL054'])).toBe(3)
  })

  it('TR-3.19 the later trump need not be higher than trumps before the trounce', () => {
    expect(taker('nobility', ['PIL019', 'PIL052', 'PIL057', 'PIL002'])).toBe(3)
    expect(taker('nobility', ['PIL052', 'PIL054', 'PIL002', 'PIL007'])).toBe(2)
  })

  it('TR-3.19 of two trumps after a trounce the higher wins', () => {
    expect(taker('nobility', ['PIL055', 'PIL054', 'PIL002', 'PIL016'])).toBe(3)
    expect(taker('nobility', ['PIL055', 'PIL054', 'PIL016', 'PIL002'])).toBe(2)
  })

  it('TR-3.20 on a winning card that is no crown another crown is an ordinary card', () => {
    expect(played('nobility', ['PIL047', 'PIL055']).trounces).toBeUndefined()
    expect(taker('nobility', ['PIL047', 'PIL055', 'PIL021', 'PIL009'])).toBe(0)
  })

  it('TR-3.20 on a trump that has beaten the led crown another crown is an ordinary card', () => {
    expect(played('nobility', ['PIL053', 'PIL002', 'PIL056']).trounces).toBeUndefined()
    expect(taker('nobility', ['PIL053', 'PIL002', 'PIL056', 'PIL021'])).toBe(1)
  })

  it('TR-3.20 the crown of the led suit and the trump crown win as ordinary cards', () => {
    expect(played('nobility', ['PIL047', 'PIL053']).trounces).toBeUndefined()
    expect(taker('nobility', ['PIL047', 'PIL053', 'PIL021', 'PIL009'])).toBe(1)
    expect(taker('nobility', ['PIL047', 'PIL021', 'PIL052', 'PIL009'])).toBe(2)
  })
})

describe('after the trick', () => {
  it('TR-3.21 the winner puts the four cards in front, and everybody sees who won', () => {
    const s = given('nobility', [
      ['PIL029', 'PIL007'],
      ['PIL015', 'PIL040'],
      ['PIL057', 'PIL049'],
      ['PIL009', 'PIL026'],
    ])
    playTrick(s, ['PIL029', 'PIL015', 'PIL057'])
    const told = playCard(s, 3, 'PIL009').map(({ event }) => event)
    expect(told).toContainEqual(expect.objectContaining({ type: 'trickTaken', seat: 2, card: cardNamed('PIL057') }))
    expect(s.tricks).toEqual([0, 0, 1, 0])
    expect(s.taken.map((set) => cards(set).sort())).toEqual([[], [], ['PIL009', 'PIL015', 'PIL029', 'PIL057'], []])
  })

  it('TR-3.21 all cards are played out, also when the result of the hand is clear', () => {
    const s = inPlay({
      seats: 4,
      trump: 'nobility',
      bonus: 'professions',
      scores: [11, 0],
      hands: [['PIL053'], ['PIL047'], ['PIL050'], ['PIL051']],
      tricks: [5, 0, 0, 0],
      taken: [
        ['PIL002', 'PIL029', 'PIL040', 'PIL013', 'PIL021', 'PIL054', 'PIL049', 'PIL007', 'PIL015', 'PIL016'].concat([
          'PIL026',
          'PIL035',
          'PIL038',
          'PIL003',
          'PIL009',
          'PIL019',
          'PIL027',
          'PIL052',
          'PIL055',
          'PIL056',
        ]),
        [],
        [],
        [],
      ],
    })
    expect(trounce.result(s)).toBeNull()
    expect(playTrick(s, ['PIL053', 'PIL047', 'PIL050', 'PIL051'])).toEqual([0, 1, 2, 3])
    expect(trounce.result(s)).not.toBeNull()
  })
})
