import { readdirSync } from 'node:fs'
import type { Play, Result } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { expectInOrder, playIn } from '../../tests/story.ts'
import type { Event } from '../events.ts'
import { lisboa } from '../index.ts'
import { rankFor } from '../rank.ts'
import { standardSet } from '../standard-set.ts'
import { story } from '../story.ts'
import { texts } from '../texts/index.ts'

const folder = new URL('records/', import.meta.url)

describe.each(readdirSync(folder))('the story of %s', (file) => {
  const play = playIn(new URL(file, folder), lisboa, story)
  const moments = story.moments(play)

  it('has a chapter for each turn of the first seat, and ends with the points of the result', () => {
    const turns = play.chapters.map(
      ({ steps }) =>
        steps.flatMap(({ told }) => told.filter((event) => event.type === 'turnBegan' && event.seat === 0)).length,
    )
    // the last turn of the first seat began with the move that ended the chapter before
    expect(turns.slice(1, -1).every((number) => number === 1)).toBe(true)
    expect(turns.at(-1)).toBe(0)
    expect(play.chapters.at(-1)?.after).toEqual(play.result.totals)
  })

  it('tells two to four different moments, in order, and the end is the last of them', () => {
    expectInOrder(moments, 2, 4)
    const end = play.seats === 1 ? 'rank' : 'end'
    expect(moments.at(-1)).toMatchObject({ chapter: play.chapters.length, told: { type: end } })
    expect(moments.map(({ told }) => told.type)).toContain('period')
  })

  it('places every moment in its chapter', () => {
    for (const { moves, chapter } of moments)
      expect(play.chapters[chapter - 1].steps.map((step) => step.moves)).toContain(moves)
  })

  it('words every moment in every language', () => {
    const names = ['Anna', 'Kenji', 'Ilona', 'Tobias'].slice(0, play.seats)
    for (const { story: words } of Object.values(texts))
      for (const moment of moments) {
        const { title, text } = words.moment(moment.told, names)
        expect(title).not.toBe('')
        expect(`${title} ${text}`).not.toMatch(/undefined|null|NaN|\[object|(?<!\d)-\d/)
      }
  })
})

interface Round {
  readonly after: readonly number[]
  readonly told?: readonly Event[]
}

/** Rounds of a play with two players. */
function playOfRounds(...rounds: readonly Round[]): Play<Event> {
  let before: readonly number[] = [0, 0]
  const chapters = rounds.map(({ after, told = [] }, at) => {
    const steps = [
      { moves: 10 * at + 1, seat: 0, told },
      { moves: 10 * at + 2, seat: 1, told: [] },
    ]
    const chapter = { before, after, steps }
    before = after
    return chapter
  })
  const places = before.map((points) => 1 + before.filter((other) => other > points).length)
  const result: Result = { places, totals: before, points: [{}, {}], why: 'scored' }
  return { seats: 2, chapters, result }
}

const toldIn = (play: Play<Event>) => story.moments(play).map(({ told }) => told)

describe('a key moment', () => {
  it('is the round after which the winner was never caught up with', () => {
    const play = playOfRounds({ after: [3, 0] }, { after: [3, 5] }, { after: [9, 5] }, { after: [12, 9] })
    expect(toldIn(play)).toContainEqual({ type: 'lead', seat: 0, points: 4 })
    expect(toldIn(play).at(-1)).toEqual({ type: 'end', winners: [0], points: 12, ahead: 3 })
  })

  it('is a shared victory', () => {
    const end = toldIn(playOfRounds({ after: [3, 0] }, { after: [5, 5] })).at(-1)
    expect(end).toEqual({ type: 'end', winners: [0, 1], points: 5, ahead: null })
  })

  it('is the end of the first period, with what was paid for rubble', () => {
    const told: Event[] = [
      { type: 'periodEndTriggered', seat: 1, why: 'sets' },
      { type: 'wigsGained', seat: 0, wigs: 3, why: 'sets' },
      { type: 'wigsGained', seat: 1, wigs: 6, why: 'sets' },
    ]
    const play = playOfRounds({ after: [3, 0] }, { after: [3, 5], told }, { after: [3, 6] })
    expect(toldIn(play)).toContainEqual({
      type: 'period',
      owner: 1,
      why: 'sets',
      wigs: [
        { owner: 0, wigs: 3 },
        { owner: 1, wigs: 6 },
      ],
    })
  })

  it('is the building that has paid one owner most, by owner', () => {
    const [building] = standardSet.buildings
    const opened = (wigs: number, space: number): Event[] => [
      { type: 'buildingOpened', seat: 1, plan: null, officials: 0, space, building, next: null },
      {
        type: 'buildingPaid',
        space,
        building,
        stores: [
          { land: 0, owner: 0, wigs },
          { land: 1, owner: 1, wigs: 3 },
          { land: 2, owner: 1, wigs: 3 },
        ],
      },
    ]
    const play = playOfRounds({ after: [1, 0] }, { after: [1, 5], told: opened(2, 3) }, { after: [9, 6] })
    const paid = [
      { owner: 1, wigs: 6 },
      { owner: 0, wigs: 2 },
    ]
    expect(toldIn(play)).toContainEqual({ type: 'building', owner: 1, building, space: 3, paid })
  })

  it('is a store only where it brings much at once', () => {
    const scored = (wigs: number): Event => ({ type: 'storeScored', seat: 0, land: 7, wigs, by: [] })
    const typesWith = (wigs: number) =>
      toldIn(playOfRounds({ after: [1, 0] }, { after: [1, 5], told: [scored(wigs)] }, { after: [9, 6] })).map(
        ({ type }) => type,
      )
    expect(typesWith(4)).toContain('store')
    expect(typesWith(3)).not.toContain('store')
  })
})

describe('the words of a moment', () => {
  it('tell the rank of a solo game, and what was missing for the next', () => {
    const yours = { wigs: 120, stores: 6, rankings: 1, reis: 10, decrees: 6, ships: 1 }
    const told = { type: 'rank', report: rankFor({ yours, lacerda: { wigs: 104, stores: 5 } }) } as const
    expect(texts.en.story.moment(told, ['Anna'])).toEqual({
      title: 'Your place at court',
      text: 'You have 120 wigs, Lacerda 104. At the new court you are a court servant. Not enough for the next rank: rankings that gave you wigs (1) and decrees (6).',
    })
    expect(texts.ja.story.moment(told, ['Anna']).text).toContain('宮廷使用人')
    expect(texts.hu.story.moment(told, ['Anna']).text).toContain('udvari szolga')
  })

  it('call the owner of a deed by name, Lacerda too', () => {
    const told = { type: 'store', owner: 1, land: 12, wigs: 5 } as const
    expect(texts.en.story.moment(told, ['Anna', 'Kenji']).text).toContain('Kenji')
    expect(texts.en.story.moment(told, ['Anna']).text).toContain('Lacerda')
    expect(texts.ja.story.moment(told, ['Anna']).text).toContain('ラセルダ')
  })
})
