import { describe, expect, it } from 'vitest'
import { cuesOf, dueLesson, type Guide, isGuideOver, type Learning, turnsEnded, turnsOver } from '../index.ts'

type Event =
  | { readonly type: 'began' }
  | { readonly type: 'sent'; readonly seat: number; readonly envoy: number }
  | { readonly type: 'roundOver' }

interface View {
  readonly round: number
}

const { start, end, owes, told } = cuesOf<'send' | 'grant', View, Event>()

const point = ['.court']

/** A guide as a game has it: one for two rounds. */
const guide: Guide<string, View, Event> = {
  seats: 2,
  seed: '',
  turns: 2,
  turnsOver: (told) => told.filter(({ type }) => type === 'roundOver').length,
  lessons: [
    { id: 'aim', when: start, point },
    { id: 'board', when: start, point },
    { id: 'strong', when: told('sent', ({ seat, envoy }, learner) => seat !== learner && envoy > 5), point },
    { id: 'over', when: told('roundOver'), point },
    { id: 'send', when: owes('send'), point },
    { id: 'later', when: owes('send', ({ round }) => round > 1), point },
    { id: 'bye', when: end, point },
  ],
}

const opening = { seat: null, events: [{ type: 'began' }] }
const sent = (seat: number, envoy: number, ...more: readonly Event[]) => ({
  seat,
  events: [{ type: 'sent', seat, envoy }, ...more],
})
const roundOver: Event = { type: 'roundOver' }

const given = (log: Learning['log'], owes: string | null = null, round = 1): Learning => ({
  learner: 0,
  view: { round },
  decisions: owes === null ? [{ type: 'send', seat: 1 }] : [{ type: owes, seat: 0 }],
  log: [opening, ...log],
})

const due = (table: Learning, ...said: readonly string[]) => dueLesson(guide, table, said)?.id ?? null
const begun = ['aim', 'board'] as const

describe('a lesson is due', () => {
  it('at the beginning, in the order of the guide, each once', () => {
    const table = given([], 'send')
    expect(due(table)).toBe('aim')
    expect(due(table, 'aim')).toBe('board')
    expect(due(table, ...begun)).toBe('send')
    expect(due(table, ...begun, 'send')).toBeNull()
  })

  it('when the learner owes the decision, not when somebody else does', () => {
    expect(due(given([]), ...begun)).toBeNull()
    expect(due(given([], 'grant'), ...begun)).toBeNull()
    expect(due(given([], 'send'), ...begun)).toBe('send')
  })

  it('only at a moment that it waits for', () => {
    expect(due(given([], 'send', 1), ...begun, 'send')).toBeNull()
    expect(due(given([], 'send', 2), ...begun, 'send')).toBe('later')
    expect(due(given([sent(1, 3)]), ...begun)).toBeNull()
    expect(due(given([sent(0, 9)]), ...begun)).toBeNull()
    expect(due(given([sent(1, 9)]), ...begun)).toBe('strong')
  })

  it('when something was told with the learner’s last move or since, but not of what is long past', () => {
    expect(due(given([sent(1, 9), sent(0, 1)]), ...begun)).toBeNull()
    expect(due(given([sent(0, 1), sent(1, 9), sent(1, 2)]), ...begun)).toBe('strong')
    expect(due(given([sent(1, 9), sent(1, 2)]), ...begun)).toBe('strong')
    expect(due(given([sent(0, 1, roundOver)]), ...begun)).toBe('over')
  })

  it('at the end: then nothing waits for a move any more, but what has just happened is still explained', () => {
    const table = given([sent(0, 1, roundOver), sent(1, 9), sent(0, 2, roundOver)], 'send', 3)
    expect(turnsOver(guide, table)).toBe(2)
    expect(due(table, ...begun)).toBe('over')
    expect(due(table, ...begun, 'over')).toBe('bye')
  })
})

it('a turn has ended when the next one has begun, whoever has that', () => {
  const began = (seat: number | null) => ({ type: 'turnBegan', seat })
  const told = [began(0), { type: 'sent', seat: 0 }, began(1), began(null), began(0), { type: 'roundOver' }]
  expect([0, 1, 2].map((learner) => turnsEnded(told, learner))).toEqual([1, 1, 0])
  expect(turnsEnded([...told, began(1)], 0)).toBe(2)
  expect(turnsEnded([], 0)).toBe(0)
})

it('a guide is over when it has taken its leave', () => {
  expect(isGuideOver(guide, ['aim', 'send'])).toBe(false)
  expect(isGuideOver(guide, ['bye'])).toBe(true)
})

it('only what is owed goes on by a move', () => {
  expect(guide.lessons.filter(({ when }) => when.waits).map(({ id }) => id)).toEqual(['send', 'later'])
})
