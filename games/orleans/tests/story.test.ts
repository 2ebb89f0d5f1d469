import { readdirSync } from 'node:fs'
import type { Play, Result } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { expectInOrder, playIn } from '../../tests/story.ts'
import { none, rounds } from '../data.ts'
import type { Event } from '../events.ts'
import { orleans } from '../index.ts'
import { type Moment, story } from '../story.ts'
import { texts } from '../texts/index.ts'

const folder = new URL('records/', import.meta.url)

describe.each(readdirSync(folder))('the story of %s', (file) => {
  const play = playIn(new URL(file, folder), orleans, story)
  const moments = story.moments(play)

  it('has a chapter for each round, and ends with the points of the result', () => {
    expect(play.chapters).toHaveLength(rounds)
    expect(play.chapters.at(-1)?.after).toEqual(play.result.totals)
  })

  it('tells a few different moments, in order, and the end is one of them', () => {
    expectInOrder(moments, 3, 5)
    expect(moments.at(-1)).toMatchObject({ chapter: rounds, told: { type: 'end', totals: play.result.totals } })
  })

  it('opens each moment with a move of its chapter, and names the event of that round', () => {
    const events = play.chapters.flatMap(({ steps }) =>
      steps.flatMap(({ told }) => told.flatMap((event) => (event.type === 'roundBegan' ? [event.event] : []))),
    )
    expect(events).toHaveLength(rounds)
    for (const { moves, chapter, told } of moments) {
      expect(play.chapters[chapter - 1].steps.map((step) => step.moves)).toContain(moves)
      if (told.type !== 'end') expect([told.round, told.event]).toEqual([chapter, events[chapter - 1]])
    }
  })

  it('words every moment in every language', () => {
    const names = ['Anna', 'Kenji', 'Ilona', 'Tobias'].slice(0, play.seats)
    for (const { story: words } of Object.values(texts)) {
      for (const { title, text } of moments.map((moment) => words.moment(moment.told, names))) {
        expect(title).not.toBe('')
        expect(text).not.toBe('')
        expect(`${title} ${text}`).not.toMatch(/undefined|null|NaN|\[object|(?<!\d)-\d/)
      }
    }
  })
})

interface Given {
  /** What happened, each with a move of its own. */
  readonly told?: readonly Event[]
  /** The points of all, had the game ended then. */
  readonly after: readonly number[]
}

/** Three players: one round after the other, each of them a chapter. The last one ends the game. */
function playOfRounds(...given: readonly Given[]): Play<Event> {
  let before: readonly number[] = [5, 5, 5]
  const began = (round: number): Event => ({ type: 'roundBegan', round, starter: 0, event: 'income', letter: 'A' })
  const chapters = given.map(({ told = [], after }, at) => {
    const isLast = at === given.length - 1
    const steps = [
      ...(at === 0 ? [{ moves: 0, seat: null, told: [began(1)] }] : []),
      ...told.map((event, nth) => ({ moves: 10 * at + nth + 1, seat: 0, told: [event] })),
      { moves: 10 * at + 9, seat: 0, told: isLast ? [] : [began(at + 2)] },
    ]
    const chapter = { before, after, steps }
    before = after
    return chapter
  })
  const places = before.map((points) => 1 + before.filter((other) => other > points).length)
  const result: Result = { places, totals: before, points: before.map(() => ({})), why: 'lastRound' }
  return { seats: 3, chapters, result }
}

const plain = (...after: readonly number[]): Given => ({ after })
const kinds = (play: Play<Event>) => story.moments(play).map(({ chapter, told }) => [chapter, told.type])
const toldIn = (chapter: number, play: Play<Event>): Moment[] =>
  story.moments(play).flatMap((moment) => (moment.chapter === chapter ? [moment.told] : []))

describe('the lead for good', () => {
  it('is the round after which the winner was never caught up with', () => {
    const play = playOfRounds(plain(8, 5, 5), plain(8, 9, 5), plain(12, 9, 5), plain(12, 11, 5), plain(12, 11, 8))
    expect(kinds(play)).toEqual([
      [3, 'leadForGood'],
      [5, 'end'],
    ])
    expect(toldIn(3, play)).toMatchObject([{ seat: 0, points: 3, round: 3, event: 'income' }])
  })

  it('is not told where the winner was ahead from the first round on', () => {
    const play = playOfRounds(plain(8, 5, 5), plain(8, 7, 5), plain(9, 7, 5))
    expect(kinds(play)).toEqual([[3, 'end']])
    expect(toldIn(3, play)).toMatchObject([{ isAlwaysAhead: true, overtakes: false }])
  })
})

describe('the end', () => {
  const end = (...given: readonly Given[]) => toldIn(given.length, playOfRounds(...given)).at(-1)

  it('tells whether the last round has made the winner', () => {
    expect(end(plain(8, 5, 5), plain(8, 9, 5))).toMatchObject({ winners: [1], overtakes: true, isAlwaysAhead: false })
    expect(end(plain(5, 8, 5), plain(9, 8, 5), plain(9, 8, 6))).toMatchObject({ winners: [0], overtakes: false })
    expect(end(plain(8, 5, 5), plain(8, 8, 5))).toMatchObject({ winners: [0, 1], overtakes: false })
  })

  it('tells who has most stations, and what the last citizen is worth', () => {
    const developed: Event = { type: 'developed', seat: 1, from: 0, to: 9, level: 3, lost: 0 }
    const majority = (seat: number): Event => ({ type: 'majority', seat, stations: [1, 2, 0] })
    const play = (seat: number) => [plain(5, 6, 5), { told: [developed, majority(seat)], after: [5, 9, 5] }] as const
    expect(end(...play(1))).toMatchObject({ majority: { seat: 1, points: 3 } })
    expect(end(...play(none))).toMatchObject({ majority: null })
  })
})

describe('a big round', () => {
  const town = { id: 'tours', name: 'Tours' }
  const told: readonly Event[] = [
    { type: 'stationBuilt', seat: 2, town, left: 9 },
    { type: 'coinsGained', seat: 2, coins: 6, source: 'income' },
    { type: 'coinsPaid', seat: 2, coins: 2, source: 'pharmacy' },
    { type: 'goodGained', seat: 2, good: 'wine', source: 'farmhouse' },
    { type: 'goodCarried', seat: 2, good: null, between: [town, town] },
    { type: 'developed', seat: 2, from: 2, to: 4, level: 2, lost: 0 },
    { type: 'goodGained', seat: 0, good: 'wool', source: 'farmhouse' },
    { type: 'foodPaid', seat: 0, good: 'wheat' },
  ]

  it('tells what the seat did in it, and opens with its best move', () => {
    const play = playOfRounds(plain(9, 5, 5), { told, after: [9, 5, 14] }, plain(9, 5, 14), plain(15, 5, 14))
    const key = story.moments(play).find(({ chapter }) => chapter === 2)
    const doings = { stations: [town], citizens: [], level: 2, goods: 1, coins: 4 }
    expect(key).toMatchObject({ moves: 11, told: { type: 'bigRound', seat: 2, points: 9, doings } })
  })

  it('is none where little was gained', () => {
    const play = playOfRounds(plain(9, 5, 5), { told, after: [9, 5, 10] }, plain(9, 5, 10), plain(15, 5, 10))
    expect(kinds(play)).not.toContainEqual([2, 'bigRound'])
  })
})

describe('a citizen that was lost narrowly', () => {
  const sent = (seat: number): Event => ({
    type: 'deedDone',
    seat,
    follower: 0,
    deed: 'astronomy',
    filled: 1,
    size: 3,
  })
  const taken = (seat: number, from: 'astronomy' | 'development' | 'knights'): Event => ({
    type: 'citizenTaken',
    seat,
    from,
  })
  const twist = (...told: readonly Event[]) =>
    toldIn(2, playOfRounds(plain(6, 5, 5), { told, after: [6, 5, 5] }, plain(6, 5, 5), plain(7, 5, 5)))

  it('is one of a deed to which somebody else had sent more', () => {
    const told = { type: 'snatched', seat: 1, other: 0, own: 1, others: 2, deed: 'astronomy' }
    expect(twist(sent(0), sent(0), sent(1), taken(1, 'astronomy'))).toMatchObject([told])
    expect(twist(sent(0), sent(1), taken(1, 'astronomy'))).toEqual([])
    expect(twist(sent(0), sent(1), sent(0), taken(0, 'astronomy'))).toEqual([])
  })

  it('is one of a track on which somebody else was close behind', () => {
    const at = (seat: number, to: number): Event => ({ type: 'developed', seat, from: 0, to, level: 1, lost: 0 })
    expect(twist(at(1, 2), at(2, 1), at(0, 4), taken(0, 'development'))).toMatchObject([
      { type: 'race', from: 'development', seat: 0, other: 1, behind: 2 },
    ])
    expect(twist(at(1, 1), at(0, 4), taken(0, 'development'))).toEqual([])
    const knight = (seat: number, step: number): Event => ({ type: 'recruited', seat, follower: 4, step })
    expect(twist(knight(2, 3), knight(0, 4), taken(0, 'knights'))).toMatchObject([
      { from: 'knights', other: 2, behind: 1 },
    ])
  })
})

describe('torture', () => {
  const missing = (coins: number): Event => ({ type: 'tortureBegan', seat: 1, missing: coins, source: 'taxes' })
  const told = (coins: number) =>
    toldIn(
      2,
      playOfRounds(plain(6, 5, 5), { told: [missing(coins)], after: [6, 5, 5] }, plain(6, 5, 5), plain(7, 5, 5)),
    )

  it('is a key moment if much is missing', () => {
    expect(told(3)).toMatchObject([{ type: 'torture', seat: 1, missing: 3, source: 'taxes' }])
    expect(told(2)).toEqual([])
  })
})

describe('the words of a moment', () => {
  const names = ['Anna', 'Kenji', 'Ilona']
  const doings = {
    stations: [{ id: 'tours', name: 'Tours' }],
    citizens: ['cathedral'],
    level: 4,
    goods: 1,
    coins: 0,
  } as const

  it('name the round and its event, and tell what was done', () => {
    const told = { type: 'bigRound', round: 14, event: 'trading-day', seat: 0, points: 12, doings } as const
    expect(texts.en.story.moment(told, names)).toEqual({
      title: 'Trading Day',
      text: 'Anna builds in Tours, takes the citizen of the Cathedral, reaches level 4 and gains 1 good. This round lifts Anna by 12 points.',
    })
    expect(texts.ja.story.moment(told, names)).toEqual({
      title: '商売繁盛',
      text: 'Annaはトゥールに拠点を建設、市民タイルを獲得（大聖堂の建設）、発展レベル4に到達、商品が1個増加。このラウンドだけでAnnaは得点を12伸ばした。',
    })
    expect(texts.hu.story.moment(told, names)).toEqual({
      title: 'Vásárnap',
      text: 'Anna kereskedőházat épít (Tours), polgárt szerez (Székesegyház), a 4. szintre lép és 1 áruval gyarapszik. Ebben a fordulóban Anna 12 ponttal javít az állásán.',
    })
  })

  it('tell how the game was decided', () => {
    const end = { type: 'end', totals: [40, 40, 22], majority: null, overtakes: true, isAlwaysAhead: false } as const
    const text = (told: Moment) => texts.en.story.moment(told, names).text
    expect(text({ ...end, winners: [1], byDevelopment: true })).toBe(
      'Final score: Anna 40, Kenji 40, Ilona 22. The points are equal; Kenji wins, being further on the development track.',
    )
    expect(text({ ...end, winners: [0, 1], byDevelopment: false })).toContain('Anna and Kenji share the victory.')
    const majority = { seat: 2, points: 3 }
    expect(text({ ...end, winners: [1], majority, byDevelopment: false })).toBe(
      'Final score: Anna 40, Kenji 40, Ilona 22. Ilona has most stations: the last citizen brings 3 points more. Only the last round makes Kenji the winner.',
    )
  })
})
