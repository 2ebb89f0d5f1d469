import { expect, it } from 'vitest'
import { playOf, recordOf, type Storyteller, storyOf } from '../index.ts'
import { type Event, envoys, type State } from './envoys.ts'
import { openTable, playRound, playToEnd } from './given.ts'

/** A season is a chapter; the moment is the first favour. */
const story: Storyteller<State, Event> = {
  standing: ({ favours, hands }) =>
    hands.map((_, seat) => favours.reduce((sum, atCourt) => sum + atCourt[seat] + Number(atCourt[seat] >= 5), 0)),
  endsChapter: (told) => told.some(({ type }) => type === 'dealt'),
  moments: ({ chapters }) =>
    chapters.flatMap(({ steps }, at) =>
      steps
        .filter(({ told }) => told.some(({ type }) => type === 'granted'))
        .slice(0, 1)
        .map(({ moves }) => ({ moves, chapter: at + 1, told: { type: 'firstFavour' } })),
    ),
}

it('a play is cut into its chapters, and the last one ends with the result', () => {
  const table = playToEnd(openTable())
  const play = playOf(envoys, story, recordOf(table))
  const chapters = play?.chapters ?? []
  expect(chapters).toHaveLength(2)
  expect(chapters[0].before).toEqual([0, 0, 0])
  expect(chapters[1].before).toEqual(chapters[0].after)
  expect(chapters[1].after).toEqual(envoys.result(table.state)?.totals)
  const moves = chapters.flatMap(({ steps }) => steps.map((step) => step.moves))
  expect(moves).toEqual(Array.from({ length: table.played.length + 1 }, (_, at) => at))
  expect(chapters[0].steps[0].seat).toBeNull()
  expect(chapters[0].steps[1].seat).toBe(table.played[0].seat)
})

it('the course has one entry more than there are chapters, and the moments are the game’s', () => {
  const table = playToEnd(openTable({ options: { seasons: 3 } }))
  const told = storyOf(envoys, story, recordOf(table))
  expect(told?.course).toHaveLength(4)
  expect(told?.course[0]).toEqual([0, 0, 0])
  expect(told?.course[3]).toEqual(envoys.result(table.state)?.totals)
  expect(told?.moments.map(({ chapter }) => chapter)).toEqual([1, 2, 3])
})

it('nothing that a seat alone was told is in the story', () => {
  const play = playOf(envoys, story, recordOf(playToEnd(openTable())))
  const events = play?.chapters.flatMap(({ steps }) => steps.flatMap(({ told }) => told)) ?? []
  expect(events.filter(({ type }) => type === 'dealt' || type === 'sent').length).toBeGreaterThan(3)
  for (const event of events) {
    expect(event).not.toHaveProperty('hand')
    expect(event).not.toHaveProperty('envoy')
  }
})

it('a play that is not over has no story yet', () => {
  const table = openTable()
  playRound(table)
  expect(storyOf(envoys, story, recordOf(table))).toBeNull()
})

it('a move that the rules refuse leaves nothing to tell', () => {
  const record = recordOf(playToEnd(openTable()))
  const [first, ...others] = record.moves
  const moves = [{ ...first, move: { type: 'grant', court: 0 } }, ...others]
  expect(storyOf(envoys, story, { ...record, moves })).toBeNull()
})

it('no empty chapter follows when the last move ends one', () => {
  const table = playToEnd(openTable())
  const play = playOf(envoys, { ...story, endsChapter: () => true }, recordOf(table))
  expect(play?.chapters).toHaveLength(table.played.length)
  expect(play?.chapters.at(-1)?.steps).toMatchObject([{ moves: table.played.length }])
})
