import { readdirSync } from 'node:fs'
import type { Play, Result } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { expectInOrder, playIn } from '../../tests/story.ts'
import { cardNamed, suitNamed } from '../data.ts'
import type { Event } from '../events.ts'
import { trounce } from '../index.ts'
import { handPoints } from '../score.ts'
import { type ScoredEvent, story } from '../story.ts'
import { texts } from '../texts/index.ts'

const folder = new URL('records/', import.meta.url)

describe.each(readdirSync(folder))('the story of %s', (file) => {
  const play = playIn(new URL(file, folder), trounce, story)
  const moments = story.moments(play)

  it('has a chapter for each hand and ends with the points of the result', () => {
    for (const { steps } of play.chapters) expect(story.endsChapter(steps.at(-1)?.told ?? [])).toBe(true)
    expect(play.chapters.at(-1)?.after).toEqual(play.result.totals)
  })

  it('tells three or four different moments, in order, and the last hand is one of them', () => {
    expectInOrder(moments, 3, 4)
    expect(moments.at(-1)).toMatchObject({ chapter: play.chapters.length, told: { type: 'lastHand' } })
  })

  it('opens each moment within its hand', () => {
    for (const { moves, chapter } of moments)
      expect(play.chapters[chapter - 1].steps.map((step) => step.moves)).toContain(moves)
  })

  it('words every moment in every language', () => {
    const names = ['Anna', 'Kenji', 'Ilona', 'Tobias'].slice(0, play.seats)
    for (const { story: words } of Object.values(texts)) {
      const told = moments.map((moment) => words.moment(moment.told, names))
      for (const { title, text } of told) {
        expect(title).not.toBe('')
        expect(`${title} ${text}`).not.toMatch(/undefined|NaN|\[object/)
      }
    }
  })
})

/** Two against two: hands that ended with these points, with seat 0 as maker. */
function playOfHands(...gains: readonly (readonly [number, number])[]): Play<Event> {
  const scores = [0, 0]
  const chapters = gains.map((points, at) => {
    const before = [...scores]
    points.forEach((gain, side) => {
      scores[side] += gain
    })
    const scored: ScoredEvent = {
      type: 'handScored',
      hand: at + 1,
      maker: 0,
      alone: false,
      usurped: points[0] === 0,
      tricks: points[0] === 0 ? [2, 4] : [5, 1],
      bonusCards: [3, 3],
      trickPoints: points,
      bonusPoints: [0, 0],
      scores: [...scores],
    }
    return { before, after: [...scores], steps: [{ moves: 30 * (at + 1), seat: 0, told: [scored] }] }
  })
  const places = scores[0] > scores[1] ? [1, 3, 1, 3] : [3, 1, 3, 1]
  const result: Result = { places, totals: [], points: [], why: 'reachedTwelve' }
  return { seats: 4, chapters, result }
}

const kinds = (play: Play<Event>) => story.moments(play).map(({ chapter, told }) => [chapter, told.type])

it('the lead for good is the hand after which the winner was never caught up with', () => {
  const play = playOfHands([1, 0], [0, 2], [2, 0], [1, 0], [1, 1], [2, 0], [2, 0])
  expect(kinds(play)).toContainEqual([3, 'leadForGood'])
})

it('a tie is not the lead', () => {
  expect(kinds(playOfHands([1, 0], [1, 0], [0, 2], [0, 1], [1, 0], [2, 0]))).toContainEqual([6, 'lastHand'])
  expect(kinds(playOfHands([2, 0], [0, 2], [1, 0], [1, 0]))).toContainEqual([3, 'leadForGood'])
})

it('after them come the hands in which the sides drew furthest apart', () => {
  expect(kinds(playOfHands([1, 0], [0, 1], [0, 3], [3, 0], [2, 0], [1, 0]))).toEqual([
    [3, 'bigHand'],
    [4, 'bigHand'],
    [5, 'leadForGood'],
    [6, 'lastHand'],
  ])
})

it('a game of one hand has one moment', () => {
  expect(kinds(playOfHands([12, 0]))).toEqual([[1, 'lastHand']])
})

describe('a trounce', () => {
  /** One trick of a hand: Artists are led, seat 1 follows with the crown, and another crown comes down on it. */
  function handWithTrounce(by: string, tricks: readonly [number, number], trump: 'nobility' | 'clergy'): Play<Event> {
    const crown = cardNamed('PIL055')
    const plays = [cardNamed('PIL049'), crown, cardNamed(by), cardNamed('PIL027')]
    const trick = plays.map((card, seat): Event => {
      return {
        type: 'cardPlayed',
        seat,
        card,
        ...(seat === 0 && { leads: true }),
        ...(seat === 2 && { trounces: crown }),
      }
    })
    const bonusCards = [2, 4]
    const points = handPoints({ seats: 4, maker: 0, alone: false, tricks, bonusCards })
    const scored: ScoredEvent = {
      type: 'handScored',
      hand: 1,
      maker: 0,
      alone: false,
      tricks,
      bonusCards,
      ...points,
      scores: points.trickPoints.map((each, side) => each + points.bonusPoints[side]),
    }
    const last: Event[] = [{ type: 'trickTaken', seat: 2, card: plays[2], trick: 6 }, scored]
    const steps = [
      { moves: 0, seat: null, told: [] },
      { moves: 1, seat: 0, told: [{ type: 'trumpNamed', seat: 0, suit: suitNamed(trump) } satisfies Event] },
      { moves: 2, seat: 0, told: [{ type: 'bonusNamed', seat: 0, suit: suitNamed('magistrates') } satisfies Event] },
      ...trick.map((event, at) => ({ moves: at + 3, seat: at, told: at === 3 ? [event, ...last] : [event] })),
    ]
    const places = [1, 3, 1, 3]
    const chapter = { before: [0, 0, 0, 0], after: [0, 0, 0, 0], steps }
    return { seats: 4, chapters: [chapter], result: { places, totals: [], points: [], why: 'reachedTwelve' } }
  }

  it('is a key moment where the order hung on it, and opens with its card', () => {
    const [trounceMoment] = story.moments(handWithTrounce('PIL056', [4, 2], 'nobility'))
    expect(trounceMoment).toEqual({
      moves: 5,
      chapter: 1,
      told: {
        type: 'trounce',
        trick: 6,
        seat: 2,
        card: cardNamed('PIL056'),
        beaten: cardNamed('PIL055'),
        from: 1,
        decides: 'order',
      },
    })
  })

  it('that changed nothing is none', () => {
    expect(kinds(handWithTrounce('PIL056', [5, 1], 'nobility'))).toEqual([[1, 'lastHand']])
  })

  it('by the crown of trumps is none: as a trump it would have won anyway', () => {
    expect(kinds(handWithTrounce('PIL052', [4, 2], 'nobility'))).toEqual([[1, 'lastHand']])
  })
})
