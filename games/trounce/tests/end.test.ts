import { FastRandom, pick, type Seat } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { count, none } from '../data.ts'
import type { Event } from '../events.ts'
import { trounce } from '../index.ts'
import { type Options, type State, sources } from '../state.ts'
import { inPlay, playCard } from './position.ts'

const professions = ['PIL002', 'PIL029', 'PIL040', 'PIL013', 'PIL021', 'PIL054']
const others = [
  'PIL007',
  'PIL015',
  'PIL016',
  'PIL026',
  'PIL035',
  'PIL038',
  'PIL003',
  'PIL009',
  'PIL019',
  'PIL027',
].concat(['PIL049', 'PIL052', 'PIL055', 'PIL056', 'PIL057'])
/** Led in this order, the first takes the trick: a crown, on which the others have but aces. */
const lastCards = ['PIL053', 'PIL047', 'PIL050', 'PIL051']

interface Hand {
  readonly seats?: 2 | 3 | 4
  readonly scores: readonly number[]
  readonly options?: Partial<Options>
  readonly wins?: readonly number[]
  readonly dealer?: Seat
  readonly maker?: Seat
  /** By side: what the sides have when the hand is over. */
  readonly tricks: readonly number[]
  readonly bonusCards: readonly number[]
}

/**
 * A hand before its last trick, which seat 0 takes. Nobility is trump, professions the bonus suit; all points so far
 * came from orders.
 */
function lastTrick({ seats = 4, tricks, bonusCards, ...rest }: Hand): State {
  const bonusPile = [...professions]
  const pile = [...others]
  const won = [0, 1, 2, 3].slice(0, seats).map((seat) => (tricks[seat] ?? 0) - (seat === 0 ? 1 : 0))
  const taken = won.map((own, seat) => {
    const bonus = bonusPile.splice(0, bonusCards[seat] ?? 0)
    return [...bonus, ...pile.splice(0, own * seats - bonus.length)]
  })
  const columns = seats === 2 ? Array.from({ length: 2 }, () => [null, null, null]) : []
  const hands = lastCards.slice(0, seats).map((id) => [id])
  const suits = { trump: 'nobility', bonus: 'professions' } as const
  const s = inPlay({ ...suits, ...rest, seats, hands, tricks: won, taken, faceUp: columns, faceDown: columns })
  s.earned = rest.scores.flatMap((points) => [points, 0, 0])
  return s
}

function finish(s: State): Event[] {
  return lastCards.slice(0, s.seats).flatMap((id, seat) => playCard(s, seat, id).map(({ event }) => event))
}
function finished(hand: Hand): State {
  const s = lastTrick(hand)
  finish(s)
  return s
}

/** Any moves, until this hand is over. */
function playHand(s: State, seed: number): void {
  const { hand } = s
  const random = new FastRandom(seed)
  while (s.hand === hand && trounce.decisions(s).length > 0) {
    const [{ seat }] = trounce.decisions(s)
    trounce.play(s, seat, pick(trounce.moves(s, seat), random), { random })
  }
}
const goesOn = (s: State): boolean => trounce.decisions(s).length > 0 && trounce.result(s) === null && s.hand === 2

// The first side orders. Succeeding with 1 while the others have the bonus, or usurped while having the bonus itself.
const oneEach = { tricks: [4, 2], bonusCards: [2, 4] }
const oneToTwo = { tricks: [3, 3], bonusCards: [4, 2] }
const twoToNone = { tricks: [4, 2], bonusCards: [4, 2] }

describe('end of the game', () => {
  it('TR-5.1 the game ends after a hand in which a side has reached 12 and is ahead', () => {
    const s = finished({ scores: [10, 5], ...twoToNone })
    expect(s.scores).toEqual([12, 5])
    expect(trounce.decisions(s)).toEqual([])
    expect(trounce.result(s)).toMatchObject({ places: [1, 2, 1, 2], totals: [12, 5, 12, 5] })
    // the last trick is off the table
    expect([s.led, s.winner]).toEqual([none, none])
  })

  it('TR-5.1 eleven is not enough: another hand', () => {
    const s = finished({ scores: [9, 5], ...twoToNone })
    expect(s.scores).toEqual([11, 5])
    expect(goesOn(s)).toBe(true)
  })

  it('TR-5.1 the winner is told', () => {
    const told = finish(lastTrick({ scores: [10, 5], ...twoToNone }))
    expect(told).toContainEqual(expect.objectContaining({ type: 'gameWon', side: 0, scores: [12, 5] }))
  })

  it('TR-5.1 example 17: 11:11, the makers usurped but with more bonus cards: 12:13, the second side wins', () => {
    const s = finished({ scores: [11, 11], ...oneToTwo })
    expect(s.scores).toEqual([12, 13])
    expect(trounce.result(s)).toMatchObject({ places: [2, 1, 2, 1], totals: [12, 13, 12, 13] })
  })

  it('TR-5.1 example 17: 11:10, the makers get 1, the others the bonus: 12:11, the first side wins', () => {
    const s = finished({ scores: [11, 10], ...oneEach })
    expect(s.scores).toEqual([12, 11])
    expect(trounce.result(s)?.places).toEqual([1, 2, 1, 2])
  })

  it('TR-5.1 example 17: 11:11, one point each: 12:12, another hand', () => {
    const s = finished({ scores: [11, 11], ...oneEach })
    expect(s.scores).toEqual([12, 12])
    expect(goesOn(s)).toBe(true)
  })

  it('TR-5.1 another tie, 13:13, leads to yet another hand', () => {
    const s = finished({ scores: [12, 12], ...oneEach })
    expect(s.scores).toEqual([13, 13])
    expect(goesOn(s)).toBe(true)
  })

  it('TR-5.1 after a tie the first difference decides', () => {
    const s = finished({ scores: [12, 12], ...oneToTwo })
    expect(s.scores).toEqual([13, 14])
    expect(trounce.result(s)?.places).toEqual([2, 1, 2, 1])
  })

  it('TR-5.1 two players', () => {
    const hand = { seats: 2, tricks: [6, 4], bonusCards: [2, 4] } as const
    const won = finished({ scores: [11, 9], ...hand })
    expect(trounce.result(won)).toMatchObject({ places: [1, 2], totals: [12, 10] })
    const tied = finished({ scores: [11, 11], ...hand })
    expect(tied.scores).toEqual([12, 12])
    expect(goesOn(tied)).toBe(true)
  })
})

describe('three players', () => {
  // The maker, seat 0, gets 1, seat 1 nothing, seat 2 one for its tricks; the bonus goes to seat 1 alone.
  const hand = { seats: 3, tricks: [3, 1, 3], bonusCards: [1, 3, 2] } as const

  it('TR-5.1 a sole leader at 12 or more wins', () => {
    const s = finished({ scores: [11, 3, 10], ...hand })
    expect(s.scores).toEqual([12, 4, 11])
    expect(trounce.result(s)).toMatchObject({ places: [1, 3, 2], totals: [12, 4, 11] })
  })

  it('TR-5.1 a tie for the highest score leads to another hand, for all three', () => {
    const s = finished({ scores: [11, 11, 4], ...hand })
    expect(s.scores).toEqual([12, 12, 5])
    expect(goesOn(s)).toBe(true)
    expect(s.hands.map(count)).toEqual([6, 6, 6])
  })

  it('TR-5.1 the third may win the hand that a tie of the others brought', () => {
    const s = finished({ scores: [12, 12, 11], seats: 3, maker: 2, tricks: [1, 1, 5], bonusCards: [0, 0, 6] })
    expect(s.scores).toEqual([12, 12, 15])
    expect(trounce.result(s)?.places).toEqual([2, 2, 1])
  })

  it('TR-5.1 a tie below the highest score does not matter', () => {
    const s = finished({ scores: [12, 11, 11], ...hand })
    expect(s.scores).toEqual([13, 12, 12])
    expect(trounce.result(s)?.places).toEqual([1, 2, 2])
  })

  it('TR-5.1 all three at 12: another hand', () => {
    const s = finished({ scores: [11, 11, 11], ...hand })
    expect(s.scores).toEqual([12, 12, 12])
    expect(goesOn(s)).toBe(true)
  })
})

describe('the stricter reading', () => {
  const options = { bothReachPlayOn: true }

  it('TR-5.1 bothReachPlayOn: who reach 12 in the same hand play one more, also at 12:13', () => {
    const s = finished({ scores: [11, 11], options, ...oneToTwo })
    expect(s.scores).toEqual([12, 13])
    expect(goesOn(s)).toBe(true)
  })

  it('TR-5.1 bothReachPlayOn: only one side at 12 ends the game at once', () => {
    const s = finished({ scores: [11, 10], options, ...oneEach })
    expect(trounce.result(s)?.places).toEqual([1, 2, 1, 2])
  })

  it('TR-5.1 bothReachPlayOn: a tie at 12 leads to one more hand as well', () => {
    expect(goesOn(finished({ scores: [11, 11], options, ...oneEach }))).toBe(true)
  })

  it('TR-5.1 bothReachPlayOn: after the one more hand a sole leader wins', () => {
    const s = lastTrick({ scores: [13, 12], options, ...oneEach })
    s.playedOn = true
    finish(s)
    expect(s.scores).toEqual([14, 13])
    expect(trounce.result(s)?.places).toEqual([1, 2, 1, 2])
  })

  it('TR-5.1 bothReachPlayOn: after the one more hand a tie still leads to another', () => {
    const s = lastTrick({ scores: [13, 12], options, ...oneToTwo })
    s.playedOn = true
    finish(s)
    expect(s.scores).toEqual([14, 14])
    expect(goesOn(s)).toBe(true)
  })

  it.each([
    { from: '12:13', hand: oneToTwo },
    { from: '12:12', hand: oneEach },
  ])('TR-5.1 bothReachPlayOn: from $from on the end of a hand decides, unless there is a tie', ({ hand }) => {
    const ends = Array.from({ length: 40 }, (_, seed) => {
      const s = finished({ scores: [11, 11], options, ...hand })
      playHand(s, seed + 1)
      return { tied: s.scores[0] === s.scores[1], over: trounce.result(s) !== null }
    })
    expect(ends.every(({ tied, over }) => tied !== over)).toBe(true)
    expect(new Set(ends.map(({ tied }) => tied)).size).toBe(2)
  })

  it('TR-5.1 bothReachPlayOn: three players, two of whom reach 12, play one more', () => {
    const hand = { seats: 3, tricks: [4, 1, 2], bonusCards: [1, 3, 2] } as const
    const s = finished({ scores: [11, 11, 4], options, ...hand })
    expect(s.scores).toEqual([13, 12, 4])
    expect(goesOn(s)).toBe(true)
    expect(trounce.result(finished({ scores: [11, 11, 4], ...hand }))?.places).toEqual([1, 2, 3])
  })
})

describe('points beyond 12', () => {
  it('TR-5.2 points are not cut at 12', () => {
    const s = finished({ scores: [11, 0], tricks: [6, 0], bonusCards: [6, 0] })
    expect(s.scores).toEqual([14, 0])
    expect(trounce.result(s)?.totals).toEqual([14, 0, 14, 0])
  })
})

describe('best of three', () => {
  const options = { bestOfThree: true }

  it('TR-5.3 one game won is not the match: the next game begins at 0:0', () => {
    const s = finished({ scores: [10, 5], options, ...twoToNone })
    expect(s.wins).toEqual([1, 0])
    expect(s.scores).toEqual([0, 0])
    expect(goesOn(s)).toBe(true)
  })

  it('TR-5.3 the dealer keeps moving left', () => {
    const s = finished({ scores: [10, 5], options, dealer: 2, ...twoToNone })
    expect(s.dealer).toBe(3)
    expect(trounce.decisions(s)).toMatchObject([{ type: 'orderRound1', seat: 0 }])
  })

  it('TR-5.3 at one game each the third is played', () => {
    const s = finished({ scores: [10, 5], options, wins: [0, 1], ...twoToNone })
    expect(s.wins).toEqual([1, 1])
    expect(goesOn(s)).toBe(true)
  })

  it.each([
    { wins: [1, 0], after: [2, 0] },
    { wins: [1, 1], after: [2, 1] },
  ])('TR-5.3 who has won two games wins the match ($after)', ({ wins, after }) => {
    const s = finished({ scores: [10, 5], options, wins, ...twoToNone })
    expect(s.wins).toEqual(after)
    expect(trounce.decisions(s)).toEqual([])
    expect(trounce.result(s)).toMatchObject({ places: [1, 2, 1, 2], why: 'wonTheMatch' })
  })

  it('TR-5.3 the games decide, whoever had more points in them', () => {
    const s = lastTrick({ scores: [10, 5], options, wins: [1, 1], ...twoToNone })
    s.earned[sources.length] += 30
    finish(s)
    expect(trounce.result(s)).toMatchObject({ places: [1, 2, 1, 2], totals: [12, 35, 12, 35] })
  })

  it('TR-5.3 every game that is won is told', () => {
    const s = lastTrick({ scores: [10, 5], options, ...twoToNone })
    const told = finish(s)
    // what was told stays, whatever is won later
    s.wins[1]++
    expect(told).toContainEqual({ type: 'gameWon', side: 0, scores: [12, 5], wins: [1, 0] })
    expect(told).toContainEqual(expect.objectContaining({ type: 'handScored', scores: [12, 5] }))
  })

  it('TR-5.3 a tie at 12 is settled within the game', () => {
    const s = finished({ scores: [11, 11], options, ...oneEach })
    expect([s.wins, s.scores]).toEqual([
      [0, 0],
      [12, 12],
    ])
  })

  it('TR-5.3 with bothReachPlayOn each game of the match grants one more hand anew', () => {
    const both = { bestOfThree: true, bothReachPlayOn: true }
    const s = lastTrick({ scores: [13, 12], options: both, ...oneEach })
    s.playedOn = true
    finish(s)
    expect([s.wins, s.scores, s.playedOn]).toEqual([[1, 0], [0, 0], false])
  })

  it('TR-5.3 without the option a single game is the match', () => {
    expect(trounce.result(finished({ scores: [10, 5], ...twoToNone }))?.why).toBe('reachedTwelve')
  })

  it('TR-5.3 three players: somebody must win two games', () => {
    const hand = { seats: 3, tricks: [3, 1, 3], bonusCards: [1, 3, 2] } as const
    const s = finished({ scores: [11, 3, 10], options, wins: [0, 1, 1], ...hand })
    expect(s.wins).toEqual([1, 1, 1])
    expect(goesOn(s)).toBe(true)
    const won = finished({ scores: [11, 3, 10], options, wins: [1, 1, 0], ...hand })
    expect(won.wins).toEqual([2, 1, 0])
    expect(trounce.result(won)?.places[0]).toBe(1)
  })
})
