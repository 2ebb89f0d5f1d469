import { describe, expect, it } from 'vitest'
import { trounce } from '../index.ts'
import { handPoints } from '../score.ts'
import type { State } from '../state.ts'
import { inPlay, playCard, playTrick } from './position.ts'

const noBonus = { 2: [0, 0], 3: [0, 0, 0], 4: [0, 0] }
const tricksOnly = (seats: 2 | 3 | 4, maker: number, tricks: readonly number[], alone = false) => {
  const { trickPoints, usurped } = handPoints({ seats, maker, alone, tricks: [...tricks], bonusCards: noBonus[seats] })
  return { trickPoints, usurped }
}
const bonusOnly = (seats: 2 | 3 | 4, bonusCards: readonly number[]): readonly number[] => {
  const tricks = { 2: [6, 4], 3: [3, 2, 2], 4: [4, 2] }[seats]
  return handPoints({ seats, maker: 0, alone: false, tricks, bonusCards: [...bonusCards] }).bonusPoints
}

describe('tricks, four players', () => {
  it.each([
    { maker: 4, points: 1 },
    { maker: 5, points: 1 },
    { maker: 6, points: 2 },
  ])('TR-3.22 the side of the maker takes $maker tricks: $points', ({ maker, points }) => {
    const tricks = [maker, 6 - maker]
    expect(tricksOnly(4, 0, tricks)).toEqual({ trickPoints: [points, 0], usurped: false })
    expect(tricksOnly(4, 2, tricks)).toEqual({ trickPoints: [points, 0], usurped: false })
    expect(tricksOnly(4, 1, tricks.toReversed())).toEqual({ trickPoints: [0, points], usurped: false })
    expect(tricksOnly(4, 3, tricks.toReversed())).toEqual({ trickPoints: [0, points], usurped: false })
  })

  it.each([0, 1, 2, 3])('TR-3.22 the side of the maker takes %i tricks: the defenders usurp and get 2', (maker) => {
    const tricks = [maker, 6 - maker]
    expect(tricksOnly(4, 2, tricks)).toEqual({ trickPoints: [0, 2], usurped: true })
    expect(tricksOnly(4, 3, tricks.toReversed())).toEqual({ trickPoints: [2, 0], usurped: true })
  })

  it('TR-3.22 all six with a lone maker: 3 instead of 2', () => {
    expect(tricksOnly(4, 0, [6, 0], true)).toEqual({ trickPoints: [3, 0], usurped: false })
    expect(tricksOnly(4, 3, [0, 6], true)).toEqual({ trickPoints: [0, 3], usurped: false })
  })

  it.each([0, 1, 2, 3, 4, 5])('TR-3.22 playing alone changes nothing else: %i tricks', (maker) => {
    const tricks = [maker, 6 - maker]
    expect(tricksOnly(4, 0, tricks, true)).toEqual(tricksOnly(4, 0, tricks, false))
  })
})

describe('bonus, four players', () => {
  it.each([
    { cards: [4, 2], points: [1, 0] },
    { cards: [2, 3], points: [0, 1] },
    { cards: [3, 3], points: [0, 0] },
    { cards: [0, 0], points: [0, 0] },
    { cards: [0, 6], points: [0, 1] },
  ])('TR-3.23 bonus cards $cards: $points', ({ cards, points }) => {
    expect(bonusOnly(4, cards)).toEqual(points)
  })

  it('TR-3.23 the bonus goes to the side with more, whoever ordered and whoever succeeded', () => {
    expect(handPoints({ seats: 4, maker: 1, alone: false, tricks: [4, 2], bonusCards: [1, 4] })).toEqual({
      trickPoints: [2, 0],
      bonusPoints: [0, 1],
      usurped: true,
    })
  })

  it.each([
    { maker: 4, tricks: 'success' },
    { maker: 6, tricks: 'all' },
    { maker: 2, tricks: 'usurp' },
  ])('TR-3.23 the bonus is 1 however the tricks fell ($tricks)', ({ maker }) => {
    const tricks = [maker, 6 - maker]
    expect(handPoints({ seats: 4, maker: 0, alone: false, tricks, bonusCards: [5, 1] }).bonusPoints).toEqual([1, 0])
  })
})

/** Seat 0 takes the last trick. Of professions, the bonus suit, the first side has two cards and the second three. */
function lastTrick(scores: readonly number[]): State {
  return inPlay({
    seats: 4,
    trump: 'nobility',
    bonus: 'professions',
    maker: 1,
    scores,
    hands: [['PIL053'], ['PIL047'], ['PIL050'], ['PIL051']],
    tricks: [1, 2, 2, 0],
    taken: [
      ['PIL002', 'PIL007', 'PIL015', 'PIL016'],
      ['PIL040', 'PIL013', 'PIL021', 'PIL049', 'PIL003', 'PIL009', 'PIL019', 'PIL027'],
      ['PIL029', 'PIL026', 'PIL035', 'PIL038', 'PIL052', 'PIL055', 'PIL056', 'PIL057'],
      [],
    ],
  })
}
const lastCards = ['PIL053', 'PIL047', 'PIL050']

describe('the hand is scored', () => {
  it('TR-3.23 partners count together; cards that were not dealt and the ace on the table do not count', () => {
    // PIL054, the sixth card of professions, was not dealt; PIL048 lies on the table.
    const s = lastTrick([0, 0])
    playTrick(s, lastCards)
    expect(playCard(s, 3, 'PIL051').map(({ event }) => event)).toContainEqual(
      expect.objectContaining({ type: 'handScored', tricks: [4, 2], bonusCards: [2, 3], bonusPoints: [0, 1] }),
    )
  })

  it('TR-3.23 bonus cards in the hand of a partner sitting out do not count', () => {
    const s = inPlay({
      seats: 4,
      trump: 'nobility',
      bonus: 'professions',
      maker: 0,
      alone: true,
      hands: [['PIL053'], ['PIL047'], ['PIL002', 'PIL029', 'PIL040', 'PIL013', 'PIL021', 'PIL050'], ['PIL051']],
      tricks: [4, 1, 0, 0],
      taken: [
        [
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
          'PIL049',
          'PIL052',
        ],
        ['PIL054', 'PIL055', 'PIL056'],
        [],
        [],
      ],
    })
    playTrick(s, ['PIL053', 'PIL047'])
    expect(playCard(s, 3, 'PIL051').map(({ event }) => event)).toContainEqual(
      expect.objectContaining({
        type: 'handScored',
        alone: true,
        tricks: [5, 1],
        bonusCards: [0, 1],
        trickPoints: [1, 0],
        bonusPoints: [0, 1],
        scores: [1, 1],
      }),
    )
  })

  it('TR-3.24 both scores are added together', () => {
    const s = lastTrick([3, 5])
    playTrick(s, lastCards)
    expect(playCard(s, 3, 'PIL051').map(({ event }) => event)).toContainEqual(
      expect.objectContaining({
        type: 'handScored',
        usurped: true,
        trickPoints: [2, 0],
        bonusPoints: [0, 1],
        scores: [5, 6],
      }),
    )
    expect(s.scores).toEqual([5, 6])
  })

  it('TR-3.24 the end is checked after both: 12 by the tricks alone do not win at 12:12', () => {
    const s = lastTrick([10, 11])
    playTrick(s, [...lastCards, 'PIL051'])
    expect(s.scores).toEqual([12, 12])
    expect(trounce.result(s)).toBeNull()
    expect(s.hand).toBe(2)
  })

  it('TR-3.24 points are kept by where they came from', () => {
    const s = lastTrick([0, 11])
    playTrick(s, [...lastCards, 'PIL051'])
    expect(trounce.result(s)?.points).toMatchObject([
      { orders: 0, defence: 2, bonus: 0 },
      { orders: 0, defence: 0, bonus: 1 },
      { orders: 0, defence: 2, bonus: 0 },
      { orders: 0, defence: 0, bonus: 1 },
    ])
  })
})

describe('the table of constants', () => {
  it.each([
    { seats: 4, tricks: [4, 2], points: [1, 0] },
    { seats: 4, tricks: [5, 1], points: [1, 0] },
    { seats: 4, tricks: [6, 0], points: [2, 0] },
    { seats: 2, tricks: [6, 4], points: [1, 0] },
    { seats: 2, tricks: [7, 3], points: [1, 0] },
    { seats: 2, tricks: [8, 2], points: [2, 0] },
    { seats: 2, tricks: [9, 1], points: [2, 0] },
    { seats: 2, tricks: [10, 0], points: [4, 0] },
    { seats: 3, tricks: [3, 2, 2], points: [1, 0, 0] },
    { seats: 3, tricks: [4, 2, 1], points: [2, 0, 0] },
    { seats: 3, tricks: [5, 1, 1], points: [3, 0, 0] },
    { seats: 3, tricks: [6, 1, 0], points: [4, 0, 0] },
    { seats: 3, tricks: [7, 0, 0], points: [5, 0, 0] },
  ] as const)(
    'TR-2.3 the maker succeeds: $seats players, tricks $tricks, points $points',
    ({ seats, tricks, points }) => {
      expect(tricksOnly(seats, 0, tricks)).toEqual({ trickPoints: points, usurped: false })
    },
  )

  it('TR-2.3 all tricks alone: 3', () => {
    expect(tricksOnly(4, 0, [6, 0], true).trickPoints).toEqual([3, 0])
  })

  it.each([
    { seats: 4, tricks: [3, 3], points: [0, 2] },
    { seats: 4, tricks: [0, 6], points: [0, 2] },
    { seats: 2, tricks: [5, 5], points: [0, 2] },
    { seats: 2, tricks: [0, 10], points: [0, 2] },
    { seats: 3, tricks: [2, 4, 1], points: [0, 2, 2] },
    { seats: 3, tricks: [2, 5, 0], points: [0, 3, 2] },
    { seats: 3, tricks: [1, 6, 0], points: [0, 4, 2] },
    { seats: 3, tricks: [0, 0, 7], points: [0, 2, 5] },
  ] as const)('TR-2.3 the maker fails: $seats players, tricks $tricks, points $points', ({ seats, tricks, points }) => {
    expect(tricksOnly(seats, 0, tricks)).toEqual({ trickPoints: points, usurped: true })
  })

  it.each([
    { seats: 4, tricks: [4, 2], points: [1, 0] },
    { seats: 2, tricks: [6, 4], points: [1, 0] },
    { seats: 3, tricks: [3, 1, 3], points: [1, 0, 1] },
  ] as const)('TR-2.3 a defender although the maker succeeds: $seats players, $points', ({ seats, tricks, points }) => {
    expect(tricksOnly(seats, 0, tricks).trickPoints).toEqual(points)
  })

  it.each([
    { seats: 4, cards: [2, 4], points: [0, 1] },
    { seats: 4, cards: [3, 3], points: [0, 0] },
    { seats: 2, cards: [4, 1], points: [1, 0] },
    { seats: 2, cards: [2, 2], points: [0, 0] },
    { seats: 3, cards: [1, 3, 2], points: [0, 1, 0] },
    { seats: 3, cards: [2, 2, 1], points: [1, 1, 0] },
    { seats: 3, cards: [2, 2, 2], points: [1, 1, 1] },
  ] as const)('TR-2.3 the bonus suit: $seats players, cards $cards, points $points', ({ seats, cards, points }) => {
    expect(bonusOnly(seats, cards)).toEqual(points)
  })
})

describe('the other forms', () => {
  it.each([6, 7, 8, 9, 10])('TR-3.30 the maker succeeds in Strawhand with %i tricks', (maker) => {
    const points = { 6: 1, 7: 1, 8: 2, 9: 2, 10: 4 }[maker]
    expect(tricksOnly(2, 0, [maker, 10 - maker])).toEqual({ trickPoints: [points, 0], usurped: false })
    expect(tricksOnly(2, 1, [10 - maker, maker])).toEqual({ trickPoints: [0, points], usurped: false })
  })

  it.each([3, 4, 5, 6, 7])('TR-3.32 a maker with %i tricks in Cutthroat gets two points fewer', (maker) => {
    expect(tricksOnly(3, 2, [7 - maker, 0, maker]).trickPoints[2]).toBe(maker - 2)
  })

  it.each([0, 1, 2])('TR-3.33 a maker with %i tricks in Cutthroat gets nothing and is usurped', (maker) => {
    expect(tricksOnly(3, 1, [4, maker, 3 - maker])).toEqual({ trickPoints: [2, 0, 2], usurped: true })
  })

  it('TR-3.34 every player tied for most bonus cards gets 1, but nobody for having none', () => {
    expect(bonusOnly(3, [1, 2, 2])).toEqual([0, 1, 1])
    expect(bonusOnly(3, [0, 0, 0])).toEqual([0, 0, 0])
  })

  it('example 14: four players, 3:3 in tricks and bonus 4:1 for the makers', () => {
    expect(handPoints({ seats: 4, maker: 0, alone: false, tricks: [3, 3], bonusCards: [4, 1] })).toEqual({
      trickPoints: [0, 2],
      bonusPoints: [1, 0],
      usurped: true,
    })
  })

  it('example 15: Strawhand, the maker fails with five and has more bonus cards', () => {
    expect(handPoints({ seats: 2, maker: 0, alone: false, tricks: [5, 5], bonusCards: [3, 2] })).toEqual({
      trickPoints: [0, 2],
      bonusPoints: [1, 0],
      usurped: true,
    })
  })

  it.each([
    { tricks: [5, 2, 0], points: [3, 0, 0] },
    { tricks: [3, 4, 0], points: [1, 1, 0] },
    { tricks: [3, 3, 1], points: [1, 1, 0] },
    { tricks: [7, 0, 0], points: [5, 0, 0] },
    { tricks: [2, 5, 0], points: [0, 3, 2] },
    { tricks: [2, 3, 2], points: [0, 2, 2] },
    { tricks: [1, 4, 2], points: [0, 2, 2] },
    { tricks: [0, 7, 0], points: [0, 5, 2] },
  ])('example 16: Cutthroat, tricks $tricks with the maker first, points $points', ({ tricks, points }) => {
    expect(tricksOnly(3, 0, tricks).trickPoints).toEqual(points)
    const [own, x, y] = tricks
    const [ownPoints, xPoints, yPoints] = points
    expect(tricksOnly(3, 1, [x, own, y]).trickPoints).toEqual([xPoints, ownPoints, yPoints])
  })
})
