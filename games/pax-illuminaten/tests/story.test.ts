import { readdirSync } from 'node:fs'
import type { Play, Result, Seat } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { expectInOrder, playIn } from '../../tests/story.ts'
import { cardNamed } from '../data.ts'
import type { Event } from '../events.ts'
import { paxIlluminaten } from '../index.ts'
import { lodgePoints } from '../score.ts'
import { type Moment, story } from '../story.ts'
import { texts } from '../texts/index.ts'
import { plotOf, position } from './position.ts'

const folder = new URL('records/', import.meta.url)

const names = ['Anna', 'Kenji', 'Ilona', 'Tobias']
const endings = { plots: 'plotVictory', bot: 'botVictory', edicts: 'scoring', rounds: 'scoring' } as const

describe.each(readdirSync(folder))('the story of %s', (file) => {
  const play = playIn(new URL(file, folder), paxIlluminaten, story)
  const moments = story.moments(play)
  const steps = play.chapters.flatMap((chapter) => chapter.steps)

  it('has a chapter for each turn of a person', () => {
    for (const [index, { steps: own }] of play.chapters.entries()) {
      const begun = own
        .filter(({ seat }) => seat !== null)
        .map(({ told }) => told.some((event) => event.type === 'turnBegan'))
      expect(begun.slice(0, -1)).not.toContain(true)
      // the last one may end with the turn of a bot that wins
      if (index + 1 < play.chapters.length) expect(begun.at(-1)).toBe(true)
    }
  })

  it('tells one to four different moments, in order, and the end is one of them', () => {
    expectInOrder(moments, 1, 4)
    const { why } = play.result
    if (why !== 'plots' && why !== 'bot' && why !== 'edicts' && why !== 'rounds') throw new Error(`ended by ${why}`)
    expect(moments.at(-1)?.told.type).toBe(endings[why])
  })

  it('opens each moment with a move that exists', () => {
    for (const { moves, chapter } of moments) {
      expect(steps.some((step) => step.moves === moves)).toBe(true)
      expect(play.chapters[chapter - 1].steps.some((step) => step.moves === moves)).toBe(true)
    }
  })

  it('words every moment in every language', () => {
    for (const { story: words } of Object.values(texts)) {
      for (const { title, text } of moments.map((moment) => words.moment(moment.told, names.slice(0, play.seats)))) {
        expect(title).not.toBe('')
        expect(`${title} ${text}`).not.toMatch(/undefined|(?<!\p{L})null(?!\p{L})|NaN|\[object|(?<!\d)-\d/u)
      }
    }
  })
})

it('the course shows what the lodges would score', () => {
  const s = position({ map: { r4c2: '013 bb', r4c3: '029 b', r3c3: '017 br' } })
  // the three cards of the Professions; with two factions each they belong to no other lodge
  expect(story.standing(s)).toEqual([1, 4])
  expect(lodgePoints(s, 1)).toEqual([0, 4, 0, 0, 0, 0])
})

const p = (id: string) => plotOf(id)
const turn = (seat: Seat, number: number): Event => ({ type: 'turnBegan', seat, turn: number, round: 1 })
const claim = (seat: Seat, plot: string, hidden = false): Event => ({
  type: 'plotClaimed',
  seat,
  plot: p(plot),
  hidden,
})
const lost = (seat: Seat, plot: string): Event => ({ type: 'plotLost', seat, plot: p(plot) })
const regained = (seat: Seat, plot: string): Event => ({ type: 'plotRegained', seat, plot: p(plot) })

function oust(
  seat: Seat,
  defender: Seat,
  disks: number,
  winner: Seat,
  totals: readonly [number, number],
  why: 'strength' | 'automatic' | 'conceded' = 'strength',
): Event[] {
  return [
    { type: 'oustBegan', seat, defender, slot: 9, disks, initial: [2, 2], advantaged: -1, how: 'main' },
    { type: 'challengeEnded', winner, attacker: seat, defender, totals, why, cancelled: false },
  ]
}

interface Turn {
  readonly told?: readonly Event[]
  /** What the lodges would score then. */
  readonly after: readonly number[]
}

/** Each event comes with a move of its own; the game ends as given. */
function playOfTurns(
  turns: readonly Turn[],
  end: Partial<Extract<Event, { type: 'gameEnded' }>>,
  given: Partial<Result> = {},
): Play<Event> {
  let before: readonly number[] = turns[0].after.map(() => 0)
  const { why = 'edicts', totals = turns.at(-1)?.after ?? [], winners = [0] } = end
  const chapters = turns.map(({ told = [], after }, at) => {
    const last: Event[] =
      at + 1 === turns.length ? [{ type: 'gameEnded', ...end, why, totals, winners }] : [turn(0, at + 2)]
    const steps = [...told.map((event) => [event]), last].map((events, move) => {
      return { moves: 10 * at + move + 1, seat: 0, told: events }
    })
    const chapter = { before, after, steps }
    before = after
    return chapter
  })
  const places = before.map((_, seat) => (winners.includes(seat) ? 1 : 2))
  const result: Result = { places, totals, points: before.map(() => ({})), why, ...given }
  return { seats: before.length, chapters, result }
}

const kinds = (play: Play<Event>) => story.moments(play).map(({ chapter, told }) => [chapter, told.type])
const told = <Type extends Moment['type']>(play: Play<Event>, type: Type) =>
  story
    .moments(play)
    .map((moment) => moment.told)
    .find((each): each is Extract<Moment, { type: Type }> => each.type === type)

describe('a victory by plots', () => {
  const play = playOfTurns(
    [
      { told: [claim(1, 'P06')], after: [1, 4] },
      { told: [claim(0, 'P12')], after: [3, 4] },
      { told: [lost(1, 'P06')], after: [3, 2] },
      { told: [claim(0, 'P11', true)], after: [5, 2] },
    ],
    { why: 'plots', totals: [2, 0], winners: [0] },
  )

  it('tells the plots that counted, the first of the winner, and what the other one lost', () => {
    expect(kinds(play)).toEqual([
      [1, 'bigTurn'],
      [2, 'firstPlot'],
      [3, 'plotBroken'],
      [4, 'plotVictory'],
    ])
    expect(told(play, 'plotVictory')).toEqual({ type: 'plotVictory', seat: 0, plots: [p('P12'), p('P11')] })
    expect(told(play, 'firstPlot')).toMatchObject({ seat: 0, plot: p('P12'), hidden: false })
    expect(told(play, 'plotBroken')).toMatchObject({ seat: 1, plot: p('P06'), by: 0 })
    expect(told(play, 'bigTurn')).toEqual({ type: 'bigTurn', seat: 1, points: 4, total: 4 })
  })

  it('counts a plot that was met again, and not one that was lost for good', () => {
    const again = playOfTurns(
      [
        {
          told: [claim(0, 'P06'), claim(0, 'P09'), lost(0, 'P09'), lost(0, 'P06'), claim(0, 'P12'), regained(0, 'P06')],
          after: [1, 1],
        },
      ],
      { why: 'plots', totals: [2, 0] },
    )
    expect(told(again, 'plotVictory')?.plots).toEqual([p('P12'), p('P06')])
  })

  it('is worded in every language', () => {
    const worded = (language: keyof typeof texts) =>
      story.moments(play).map((moment) => texts[language].story.moment(moment.told, names))
    expect(worded('en')).toEqual([
      { title: 'A big step', text: 'Kenji gains 4 points in the lodges and stands at 4.' },
      { title: 'The Grand Lodge', text: 'Anna claims the first plot and is half way there.' },
      { title: 'Dispersed Contacts', text: 'In Anna’s turn Kenji loses a plot that was already met.' },
      { title: 'Two plots', text: 'Anna meets The Grand Lodge and Line of Exchange at the same time and wins.' },
    ])
    expect(worded('ja').at(-1)).toEqual({
      title: '2つの陰謀',
      text: 'Annaが「大ロッジ」と「交流の線」を同時に満たし、勝利した。',
    })
    expect(worded('hu').at(-1)).toEqual({
      title: 'Két terv',
      text: 'Anna egyszerre teljesíti ezeket, és győz: A nagypáholy és Az üzenetváltás vonala.',
    })
  })
})

describe('the lodges decide', () => {
  const verdict = (totals: readonly number[], winners: readonly number[]) =>
    told(playOfTurns([{ after: totals }], { totals, winners }), 'scoring')?.verdict

  it('by points, by faction cards, or not at all', () => {
    expect(verdict([8, 10], [1])).toEqual({ winners: [1], by: 'points', lead: 2 })
    expect(verdict([10, 10], [1])).toEqual({ winners: [1], by: 'cards', lead: 0 })
    expect(verdict([10, 10], [0, 1])).toMatchObject({ winners: [0, 1] })
  })

  it('in words', () => {
    const texted = (totals: readonly number[], winners: readonly number[], why: 'edicts' | 'rounds' = 'edicts') => {
      const [last] = story.moments(playOfTurns([{ after: totals }], { totals, winners, why })).slice(-1)
      return texts.en.story.moment(last.told, names)
    }
    expect(texted([8, 10], [1])).toEqual({
      title: 'The fifth edict',
      text: 'Nobody has met two plots, and the lodges decide: Anna 8, Kenji 10. Kenji wins with a lead of 2 points.',
    })
    expect(texted([10, 10], [1]).text).toContain('more faction cards')
    expect(texted([10, 10], [0, 1], 'rounds')).toMatchObject({
      title: 'Sixty rounds',
      text: expect.stringContaining('share'),
    })
  })
})

it('a bot wins by the plots that held', () => {
  const step: Event = {
    type: 'botStep',
    seat: 1,
    bot: 'joseph',
    line: '1a',
    rule: 'PI-21.1',
    deed: 'ousts',
    slot: 4,
    card: cardNamed('PIL001'),
  }
  const play = playOfTurns([{ told: [step], after: [0, 1] }], {
    why: 'bot',
    totals: [0, 0],
    winners: [1],
    botPlots: [1],
  })
  expect(told(play, 'botVictory')).toEqual({ type: 'botVictory', seat: 1, bot: 'joseph', plots: [1] })
  const { text } = texts.en.story.moment({ type: 'botVictory', seat: 1, bot: 'joseph', plots: [1] }, names)
  expect(text).toBe('Kenji wins as Joseph II: from the second round on, a person has no disk on the map.')
  const own = texts.en.story.moment({ type: 'botVictory', seat: 1, bot: 'joseph', plots: [1] }, ['Anna', 'Joseph II'])
  expect(own.text).toBe('Joseph II wins: from the second round on, a person has no disk on the map.')
})

describe('a challenge', () => {
  const challengeIn = (...events: readonly Event[]) =>
    told(playOfTurns([{ told: events, after: [1, 1] }, { after: [1, 1] }], {}), 'oust')

  it('is told if it took several disks, or was a near thing or against the odds', () => {
    expect(challengeIn(...oust(0, 1, 2, 0, [9, 5]))?.began.disks).toBe(2)
    expect(challengeIn(...oust(0, 1, 1, 0, [9, 5]))).toBeUndefined()
    expect(challengeIn(...oust(0, 1, 1, 1, [7, 8]))?.ended.winner).toBe(1)
    expect(challengeIn(...oust(0, 1, 1, 0, [3, 8], 'automatic'))?.ended.why).toBe('automatic')
    expect(challengeIn(...oust(0, 1, 3, 1, [3, 3], 'conceded'))).toBeUndefined()
  })

  it('is the one that weighed most, of equals the later one', () => {
    expect(challengeIn(...oust(0, 1, 2, 0, [9, 5]), ...oust(0, 1, 3, 0, [9, 5]))?.began.disks).toBe(3)
    expect(challengeIn(...oust(0, 1, 2, 0, [9, 5]), ...oust(1, 0, 2, 1, [9, 5]))?.began.seat).toBe(1)
  })

  it.each([
    ['strength', 0, [4, 3]],
    ['strength', 1, [3, 3]],
    ['automatic', 0, [3, 4]],
    ['automatic', 1, [5, 3]],
  ] as const)('is worded in every language: by %s for seat %i', (why, winner, totals) => {
    const moment = challengeIn(...oust(0, 1, 3, winner, totals, why))
    if (moment === undefined) throw new Error('it is not told')
    const worded = Object.values(texts).map(({ story: words }) => words.moment(moment, names))
    for (const { title, text } of worded) {
      expect(title).toContain('10')
      expect(text).toMatch(/Anna.*Kenji|Kenji.*Anna/)
    }
    expect(new Set(worded.map(({ text }) => text)).size).toBe(3)
  })
})
