import type { Seat } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import type { Faction } from '../../luminaries/data.ts'
import { aces, cardsIn, count, suitNamed } from '../data.ts'
import { trounce } from '../index.ts'
import { handPoints } from '../score.ts'
import type { State } from '../state.ts'
import { answer, inPlay, ordering, playCard, playTrick } from './position.ts'

const turnedUp: readonly Faction[] = ['nobility', 'professions', 'magistrates', 'artists', 'scholars', 'clergy']
const hands = [
  ['PIL002', 'PIL007', 'PIL015', 'PIL016', 'PIL026', 'PIL052'],
  ['PIL029', 'PIL035', 'PIL038', 'PIL040', 'PIL003', 'PIL053'],
  ['PIL009', 'PIL013', 'PIL019', 'PIL021', 'PIL027', 'PIL054'],
]
const threePlayers = (dealer: Seat = 2): State => ordering({ seats: 3, dealer, aces: turnedUp, hands })
const owes = (s: State): string[] => trounce.decisions(s).map(({ type, seat }) => `${type} ${seat}`)

function ordered(): State {
  const s = threePlayers()
  answer(s, 0, { type: 'order', trump: suitNamed('nobility') })
  return s
}

/** Points by seat for tricks, when seat `maker` ordered. */
const trickPoints = (maker: Seat, tricks: number[]): readonly number[] =>
  handPoints({ seats: 3, maker, alone: false, tricks, bonusCards: [0, 0, 0] }).trickPoints

describe('deal and ordering', () => {
  it('TR-3.31 ordering goes round the table, the dealer last, and then sticks to the dealer', () => {
    const s = threePlayers(1)
    for (const seat of [2, 0, 1, 2, 0, 1]) answer(s, seat, { type: 'pass' })
    expect(owes(s)).toEqual(['stuckTrump 1'])
  })

  it('TR-3.31 nobody goes alone; the one at the left of the dealer leads', () => {
    expect(owes(ordered())).toEqual(['playCard 0'])
  })

  it('TR-3.31 one ace each, the fourth stays aside', () => {
    const s = ordered()
    expect(s.hands.map(count)).toEqual([7, 7, 7])
    expect(s.hands.map((hand) => count(hand & aces))).toEqual([1, 1, 1])
    expect([count(s.unused & aces), count(s.unused & ~aces)]).toEqual([1, 3])
  })

  it('TR-3.31 the ace aside is unseen', () => {
    const s = ordered()
    const other = trounce.clone(s)
    const swapped = (s.hands[1] & aces) | (s.unused & aces)
    other.hands[1] ^= swapped
    other.unused ^= swapped
    for (const viewer of [0, 2, null]) expect(trounce.view(other, viewer)).toEqual(trounce.view(s, viewer))
  })

  it('TR-3.31 seven tricks of three cards, and everyone keeps the own', () => {
    const s = ordered()
    let taken = 0
    const won = [0, 0, 0]
    while (s.hand === 1) {
      const [{ seat }] = trounce.decisions(s)
      const told = answer(s, seat, trounce.moves(s, seat)[0]).map(({ event }) => event)
      const trick = told.find((event) => event.type === 'trickTaken')
      if (!trick) continue
      taken += 1
      won[trick.seat] += 1
      if (s.hand === 1) {
        expect(s.tricks).toEqual(won)
        expect(s.taken.map((set) => cardsIn(set).length)).toEqual(won.map((tricks) => 3 * tricks))
      }
    }
    expect(taken).toBe(7)
  })

  it('TR-3.31 everyone keeps an own score', () => {
    const s = lastTrick([2, 3, 4], [3, 1, 3])
    playTrick(s, ['PIL053', 'PIL047', 'PIL050'])
    expect(s.scores).toEqual([4, 3, 5])
  })
})

describe('scores', () => {
  it.each([
    { tricks: [3, 2, 2], points: [1, 0, 0] },
    { tricks: [4, 2, 1], points: [2, 0, 0] },
    { tricks: [5, 1, 1], points: [3, 0, 0] },
    { tricks: [6, 0, 1], points: [4, 0, 0] },
    { tricks: [7, 0, 0], points: [5, 0, 0] },
  ])('TR-3.32 a maker with 3 or more gets tricks - 2: $tricks', ({ tricks, points }) => {
    expect(trickPoints(0, tricks)).toEqual(points)
  })

  it.each([
    { tricks: [3, 3, 1], points: [1, 1, 0] },
    { tricks: [3, 0, 4], points: [1, 0, 1] },
    { tricks: [4, 3, 0], points: [2, 1, 0] },
  ])('TR-3.32 a defender with 3 or more then gets 1, not more: $tricks', ({ tricks, points }) => {
    expect(trickPoints(0, tricks)).toEqual(points)
  })

  it('TR-3.32 the points of a defender count as defence', () => {
    const s = lastTrick([0, 0, 11], [3, 1, 3])
    playTrick(s, ['PIL053', 'PIL047', 'PIL050'])
    expect(s.scores).toEqual([2, 0, 12])
    expect(trounce.result(s)?.points[2]).toMatchObject({ orders: 0, defence: 1, bonus: 0 })
    expect(trounce.result(s)?.points[0]).toMatchObject({ orders: 1, defence: 0, bonus: 1 })
  })

  it.each([
    { tricks: [2, 4, 1], points: [0, 2, 2] },
    { tricks: [2, 5, 0], points: [0, 3, 2] },
    { tricks: [1, 6, 0], points: [0, 4, 2] },
    { tricks: [0, 7, 0], points: [0, 5, 2] },
    { tricks: [0, 2, 5], points: [0, 2, 3] },
    { tricks: [1, 3, 3], points: [0, 2, 2] },
  ])(
    'TR-3.33 a maker with 2 or fewer: 2 for each defender, and 1 for each own trick from the fifth on: $tricks',
    (hand) => {
      expect(trickPoints(0, hand.tricks)).toEqual(hand.points)
    },
  )

  it.each([0, 1, 2])('TR-3.33 whoever is the maker (seat %i)', (maker) => {
    const tricks = [0, 0, 0]
    tricks[maker] = 2
    tricks[(maker + 1) % 3] = 5
    const points = [2, 2, 2]
    points[maker] = 0
    points[(maker + 1) % 3] = 3
    expect(trickPoints(maker, tricks)).toEqual(points)
  })

  it.each([
    { cards: [1, 4, 1], points: [0, 1, 0] },
    { cards: [2, 2, 1], points: [1, 1, 0] },
    { cards: [1, 2, 2], points: [0, 1, 1] },
    { cards: [2, 2, 2], points: [1, 1, 1] },
    { cards: [0, 0, 0], points: [0, 0, 0] },
  ])('TR-3.34 everybody with the most bonus cards gets 1: $cards', ({ cards, points }) => {
    const hand = { seats: 3, maker: 0, alone: false, tricks: [3, 2, 2], bonusCards: cards }
    expect(handPoints(hand).bonusPoints).toEqual(points)
  })

  it('TR-3.34 in play: the cards of the bonus suit in the tricks of each', () => {
    const s = lastTrick([0, 0, 0], [3, 1, 3])
    playTrick(s, ['PIL053', 'PIL047'])
    expect(playCard(s, 2, 'PIL050').map(({ event }) => event)).toContainEqual(
      expect.objectContaining({ type: 'handScored', bonusCards: [4, 0, 2], bonusPoints: [1, 0, 0], usurped: false }),
    )
  })
})

/** The last trick is seat 0's, the maker's; of the bonus suit seat 0 has four cards and seat 2 two. */
function lastTrick(scores: readonly number[], tricks: readonly number[]): State {
  const others = ['PIL007', 'PIL015', 'PIL016', 'PIL026', 'PIL035', 'PIL038', 'PIL003', 'PIL009', 'PIL019'].concat([
    'PIL027',
    'PIL049',
    'PIL052',
  ])
  const [own, x, y] = [tricks[0] - 1, tricks[1], tricks[2]]
  return inPlay({
    seats: 3,
    trump: 'nobility',
    bonus: 'professions',
    scores,
    hands: [['PIL053'], ['PIL047'], ['PIL050']],
    tricks: [own, x, y],
    taken: [
      ['PIL002', 'PIL029', 'PIL040', 'PIL013', ...others.splice(0, 3 * own - 4)],
      others.splice(0, 3 * x),
      ['PIL021', 'PIL054', ...others.splice(0, 3 * y - 2)],
    ],
  })
}
