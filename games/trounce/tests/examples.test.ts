import type { Seat } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import type { Faction } from '../../luminaries/data.ts'
import { aces, cardNamed, suitNamed } from '../data.ts'
import type { Event } from '../events.ts'
import { trounce } from '../index.ts'
import { handPoints } from '../score.ts'
import type { State } from '../state.ts'
import { answer, cards, inPlay, legalCards, ordering, playCard, playTrick, suitName } from './position.ts'

type Ids = readonly string[]
const [A, B, C, D]: readonly Seat[] = [0, 1, 2, 3]

/** A leads; what follows a card in a hand stays there. Magistrates or clergy, which is not trump, is the bonus suit. */
const given = (trump: Faction, hands: readonly Ids[]): State =>
  inPlay({ seats: 4, trump, bonus: trump === 'clergy' ? 'magistrates' : 'clergy', hands })

/** Each plays the first card of the hand; the winner so far after every card, the taker last. */
function winners(s: State, ids: Ids): Seat[] {
  return ids.map((id) => {
    const [{ seat }] = trounce.decisions(s)
    const taken = playCard(s, seat, id)
      .map(({ event }) => event)
      .find((event) => event.type === 'trickTaken')
    return taken ? taken.seat : s.winner
  })
}
const winnersOf = (trump: Faction, ids: Ids): Seat[] =>
  winners(
    given(
      trump,
      ids.map((id) => [id]),
    ),
    ids,
  )

function cardPlayed(s: State, seat: Seat, id: string): Extract<Event, { type: 'cardPlayed' }> | undefined {
  return playCard(s, seat, id)
    .map(({ event }) => event)
    .find((event) => event.type === 'cardPlayed')
}

describe('worked examples: tricks', () => {
  it('example 1: the first follower locks scholars, and a player without it is free', () => {
    const s = given('clergy', [
      ['PIL029'],
      ['PIL027', 'PIL021', 'PIL007'],
      ['PIL013', 'PIL040', 'PIL038'],
      ['PIL015', 'PIL002', 'PIL016'],
    ])
    playTrick(s, ['PIL029'])
    expect(legalCards(s, B)).toEqual(['PIL021', 'PIL027'])
    expect(cardPlayed(s, B, 'PIL027')?.locks).toBe(suitNamed('scholars'))
    expect(s.winner).toBe(B)
    expect(legalCards(s, C)).toEqual(['PIL013', 'PIL038', 'PIL040'])
    playTrick(s, ['PIL040'])
    expect(legalCards(s, D)).toEqual(['PIL015'])
  })

  it('example 2: the trounced trump crown, a trump after it, and a crown too late', () => {
    expect(winnersOf('nobility', ['PIL052', 'PIL054', 'PIL019', 'PIL055'])).toEqual([A, B, C, C])
  })

  it('example 3: an ace beats the 6, and only the crown of its suit would have beaten the ace', () => {
    const hands = [['PIL047'], ['PIL021'], ['PIL009'], ['PIL007']]
    const s = inPlay({ seats: 4, trump: 'clergy', bonus: 'nobility', hands })
    expect(winners(s, ['PIL047', 'PIL021', 'PIL009', 'PIL007'])).toEqual([A, A, A, A])
    const crowned = inPlay({ seats: 4, trump: 'clergy', bonus: 'nobility', hands: [...hands.slice(0, 3), ['PIL053']] })
    expect(winners(crowned, ['PIL047', 'PIL021', 'PIL009', 'PIL053'])).toEqual([A, A, A, D])
  })

  it('example 4: a discard locks nothing, and the scholars crown does not follow professions', () => {
    const s = given('nobility', [['PIL029'], ['PIL007'], ['PIL040'], ['PIL057', 'PIL015', 'PIL038']])
    playTrick(s, ['PIL029'])
    expect(cardPlayed(s, B, 'PIL007')?.locks).toBeUndefined()
    expect(cardPlayed(s, C, 'PIL040')?.locks).toBe(suitNamed('professions'))
    expect(legalCards(s, D)).toEqual(['PIL015', 'PIL038', 'PIL057'])
    expect(winners(s, ['PIL057'])).toEqual([C])
  })

  it('example 5: the crown of the led suit loses to a trump 6 that locked the suit', () => {
    expect(winnersOf('artists', ['PIL029', 'PIL027', 'PIL057', 'PIL015'])).toEqual([A, B, B, B])
  })

  it('example 6: a led trump locked to its other suit, beaten by a higher trump only', () => {
    expect(winnersOf('nobility', ['PIL035', 'PIL027', 'PIL016', 'PIL019'])).toEqual([A, A, A, D])
    const s = given('nobility', [['PIL035'], ['PIL002'], [], []])
    playTrick(s, ['PIL035'])
    expect(cardPlayed(s, B, 'PIL002')?.locks).toBe(suitNamed('nobility'))
  })

  it('example 7: no trounce once a trump has beaten the crown', () => {
    expect(winnersOf('nobility', ['PIL053', 'PIL002', 'PIL056', 'PIL021'])).toEqual([A, B, B, B])
  })

  it('example 8: a trounce, another on top of it, and a trump on both', () => {
    expect(winnersOf('nobility', ['PIL055', 'PIL054', 'PIL056', 'PIL002'])).toEqual([A, B, C, D])
    expect(winnersOf('nobility', ['PIL055', 'PIL054', 'PIL056', 'PIL021'])).toEqual([A, B, C, C])
  })

  it('example 9: a trump after the trounce wins, though a higher one was beaten before it', () => {
    const s = given('nobility', [['PIL019'], ['PIL052'], ['PIL057'], ['PIL002']])
    playTrick(s, ['PIL019'])
    expect(cardPlayed(s, B, 'PIL052')?.locks).toBe(suitNamed('nobility'))
    expect(winners(s, ['PIL057', 'PIL002'])).toEqual([C, D])
  })

  it('example 10: after a trounce the cards that follow do not come back into it', () => {
    expect(winnersOf('nobility', ['PIL055', 'PIL056', 'PIL049', 'PIL027'])).toEqual([A, B, B, B])
  })

  it('example 11: the trump crown trounces, resists a trump, and is trounced', () => {
    expect(winnersOf('nobility', ['PIL055', 'PIL052', 'PIL019', 'PIL054'])).toEqual([A, B, B, D])
  })

  it('example 12: C could have trounced A, the own partner', () => {
    const s = given('nobility', [['PIL055'], ['PIL007'], ['PIL056', 'PIL013'], ['PIL002']])
    playTrick(s, ['PIL055', 'PIL007'])
    expect(legalCards(s, C)).toEqual(['PIL013', 'PIL056'])
    expect(winners(s, ['PIL056'])).toEqual([C])
  })
})

describe('worked examples: legal plays', () => {
  const hand = ['PIL015', 'PIL021', 'PIL049', 'PIL057']
  function legalAfter(ids: Ids, own: Ids): string[] {
    const s = given('nobility', [...ids.map((id) => [id]), own, [], []].slice(0, 4))
    playTrick(s, ids)
    return legalCards(s, ids.length)
  }

  it('example 13: both suits while nothing is locked, then the locked one', () => {
    expect(legalAfter(['PIL040'], hand)).toEqual(['PIL021', 'PIL049'])
    expect(legalAfter(['PIL040', 'PIL027'], hand)).toEqual(['PIL049'])
    expect(legalAfter(['PIL040', 'PIL013'], hand)).toEqual(['PIL021'])
    expect(legalAfter(['PIL040'], ['PIL009', 'PIL015', 'PIL057'])).toEqual(['PIL009', 'PIL015', 'PIL057'])
  })

  it('example 18: a trounce by following an open suit with its crown', () => {
    const s = given('nobility', [['PIL040'], ['PIL052', 'PIL038'], ['PIL055'], ['PIL049']])
    playTrick(s, ['PIL040'])
    expect(legalCards(s, B)).toEqual(['PIL038', 'PIL052'])
    expect(cardPlayed(s, B, 'PIL052')).toEqual({ type: 'cardPlayed', seat: B, card: cardNamed('PIL052') })
    expect(cardPlayed(s, C, 'PIL055')?.locks).toBe(suitNamed('artists'))
    expect(s.winner).toBe(C)
    expect(winners(s, ['PIL049'])).toEqual([C])
  })
})

describe('worked examples: scores', () => {
  const points = (hand: Parameters<typeof handPoints>[0]): number[] => {
    const { trickPoints, bonusPoints } = handPoints(hand)
    return trickPoints.map((each, side) => each + bonusPoints[side])
  }

  it('example 14: four players', () => {
    const side = (tricks: number[], bonusCards: number[], alone = false): number[] =>
      points({ seats: 4, maker: A, alone, tricks, bonusCards })
    expect(side([4, 2], [3, 3])).toEqual([1, 0])
    expect(side([3, 3], [4, 1])).toEqual([1, 2])
    expect(side([6, 0], [3, 3])).toEqual([2, 0])
    expect(side([6, 0], [6, 0])).toEqual([3, 0])
    expect(side([6, 0], [0, 0], true)).toEqual([3, 0])
    expect(side([6, 0], [5, 0], true)).toEqual([4, 0])
    expect(side([5, 1], [2, 2], true)).toEqual([1, 0])
    expect(side([2, 4], [2, 2], true)).toEqual([0, 2])
  })

  it('example 15: Strawhand', () => {
    const scored = (maker: number, bonusCards = [2, 2]): number[] =>
      points({ seats: 2, maker: A, alone: false, tricks: [maker, 10 - maker], bonusCards })
    expect([7, 8, 9, 10, 5].map((tricks) => scored(tricks))).toEqual([
      [1, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [0, 2],
    ])
    expect(scored(7, [3, 2])).toEqual([2, 0])
    expect(scored(7, [2, 3])).toEqual([1, 1])
  })

  it('example 16: Cutthroat', () => {
    const tricksAndPoints = [
      { tricks: [5, 2, 0], trickPoints: [3, 0, 0] },
      { tricks: [3, 4, 0], trickPoints: [1, 1, 0] },
      { tricks: [3, 3, 1], trickPoints: [1, 1, 0] },
      { tricks: [7, 0, 0], trickPoints: [5, 0, 0] },
      { tricks: [2, 5, 0], trickPoints: [0, 3, 2] },
      { tricks: [2, 3, 2], trickPoints: [0, 2, 2] },
      { tricks: [1, 4, 2], trickPoints: [0, 2, 2] },
      { tricks: [0, 7, 0], trickPoints: [0, 5, 2] },
    ]
    for (const { tricks, trickPoints } of tricksAndPoints) {
      const scored = handPoints({ seats: 3, maker: A, alone: false, tricks, bonusCards: [2, 2, 1] })
      expect(scored).toMatchObject({ trickPoints, bonusPoints: [1, 1, 0] })
    }
  })

  const professions = ['PIL002', 'PIL029', 'PIL040', 'PIL013', 'PIL021', 'PIL054']
  const others = ['PIL007', 'PIL015', 'PIL016', 'PIL026', 'PIL035', 'PIL038', 'PIL003', 'PIL009'].concat([
    'PIL019',
    'PIL027',
    'PIL049',
    'PIL052',
    'PIL055',
    'PIL056',
  ])
  /** The first side ordered and takes the last trick: with it so many tricks, and cards of professions, the bonus. */
  function endOfHand(scores: readonly number[], tricks: number, bonusCards: number): State {
    const cardsOther = 4 * (tricks - 1) - bonusCards
    const s = inPlay({
      seats: 4,
      trump: 'nobility',
      bonus: 'professions',
      scores,
      hands: [['PIL053'], ['PIL047'], ['PIL050'], ['PIL051']],
      tricks: [tricks - 1, 6 - tricks, 0, 0],
      taken: [
        [...professions.slice(0, bonusCards), ...others.slice(0, cardsOther)],
        [...professions.slice(bonusCards), ...others.slice(cardsOther)],
        [],
        [],
      ],
    })
    playTrick(s, ['PIL053', 'PIL047', 'PIL050', 'PIL051'])
    return s
  }

  it('example 17: at the end a difference decides, and a tie leads to another hand', () => {
    const usurped = endOfHand([11, 11], 3, 4)
    expect(usurped.scores).toEqual([12, 13])
    expect(trounce.result(usurped)?.places).toEqual([2, 1, 2, 1])

    const succeeded = endOfHand([11, 10], 4, 2)
    expect(succeeded.scores).toEqual([12, 11])
    expect(trounce.result(succeeded)?.places).toEqual([1, 2, 1, 2])

    const tied = endOfHand([11, 11], 4, 2)
    expect(tied.scores).toEqual([12, 12])
    expect(trounce.result(tied)).toBeNull()
    expect(tied.hand).toBe(2)
  })
})

describe('worked examples: ordering', () => {
  it('example 19: the stuck dealer picks among six, and the other four are dealt', () => {
    const s = ordering({
      seats: 4,
      dealer: D,
      aces: ['nobility', 'professions', 'magistrates', 'artists', 'scholars', 'clergy'],
      hands: [
        ['PIL002', 'PIL007', 'PIL015', 'PIL016', 'PIL026'],
        ['PIL029', 'PIL035', 'PIL038', 'PIL040', 'PIL003'],
        ['PIL009', 'PIL013', 'PIL019', 'PIL021', 'PIL027'],
        ['PIL052', 'PIL053', 'PIL054', 'PIL055', 'PIL056'],
      ],
    })
    for (const seat of [A, B, C, D, A, B, C, D]) answer(s, seat, { type: 'pass' })
    expect(trounce.moves(s, D)).toHaveLength(6)
    answer(s, D, { type: 'trump', suit: suitNamed('nobility') })
    expect(trounce.moves(s, D)).toHaveLength(5)
    answer(s, D, { type: 'bonus', suit: suitNamed('clergy') })
    answer(s, D, { type: 'alone', alone: false })
    expect([suitName(s.trump), suitName(s.bonus)]).toEqual(['nobility', 'clergy'])
    expect(s.hands.flatMap((hand) => cards(hand & aces)).sort()).toEqual(['PIL047', 'PIL048', 'PIL049', 'PIL051'])
  })
})
