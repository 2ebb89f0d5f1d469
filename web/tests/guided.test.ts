import { cuesOf, type GuideBook } from '@eminence/kernel'
import { expect, it } from 'vitest'
import { Guided, type Guiding } from '../table/local/guided.ts'
import { LocalTable } from '../table/local/local.ts'
import { newTable } from '../table/local/open.ts'
import type { SavedTable } from '../table/local/saved.ts'
import { computer, directThinker, MemoryStore, person, trounce, until } from './given.ts'

const words = { hello: said('hello'), order: said('order'), passed: said('passed'), bye: said('bye') }
function said(title: string) {
  return { title, text: title }
}

const { start, end, owes, told } = cuesOf()

const point = ['.board']

const book: GuideBook = {
  guide: {
    seats: 2,
    seed: '',
    turns: 1,
    turnsOver: (told) => told.filter(({ type }) => type === 'handScored').length,
    lessons: [
      { id: 'hello', when: start, point },
      { id: 'passed', when: told('passed'), point },
      { id: 'order', when: owes('orderRound1'), point },
      { id: 'bye', when: end, point },
    ],
  },
  texts: { en: words, ja: words, hu: words },
}

/** A table at which this seat speaks first. */
function tableFor(first: number): SavedTable {
  const seats = [person('Anna'), computer('Chavigny')]
  for (let seed = 0; ; seed++) {
    const table = newTable(trounce.game, seats, {}, undefined, seed.toString(16).padStart(64, '0'))
    if (table.owing.includes(first)) return { ...table, guide: { said: [], isAway: false } }
  }
}

function opened(saved: SavedTable, store = new MemoryStore()) {
  if (saved.guide === undefined) throw new Error('this table has no guide')
  const guided = new Guided(book, saved.guide, (progress) => port.keepGuide(progress))
  const port = new LocalTable(trounce.game, saved, {
    store,
    thinker: directThinker(),
    pace: () => 0,
    read: () => guided.read(),
  })
  port.subscribe((picture) => guided.hear(picture))
  let guiding: Guiding | null = null
  guided.subscribe((now) => {
    guiding = now
  })
  return { port, guided, store, lesson: () => guiding?.lesson?.id ?? null, now: () => guiding }
}

/** Long enough for a computer player that nobody holds up. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 60))

it('the other players wait until a lesson is read', async () => {
  const { port, guided, lesson } = opened(tableFor(1))
  await aWhile()
  expect((await until(port, () => true)).version).toBe(0)
  expect(lesson()).toBe('hello')
  guided.goOn()
  expect((await until(port, ({ version }) => version > 0)).version).toBe(1)
})

it('a guide that is put away holds up nobody, and goes on where it was when it is called back', async () => {
  const { port, guided, lesson, now } = opened(tableFor(1))
  guided.putAway(true)
  expect(lesson()).toBeNull()
  expect(now()?.isAway).toBe(true)
  await until(port, ({ version }) => version > 0)
  guided.putAway(false)
  expect(lesson()).toBe('hello')
})

it('what is owed waits for the move, and is done with it', async () => {
  const { port, guided, lesson, now } = opened(tableFor(0))
  guided.goOn()
  expect(lesson()).toBe('order')
  expect(now()).toMatchObject({ lesson: { when: { waits: true, isLast: false } }, turn: 1, turns: 1 })
  guided.goOn()
  expect(lesson()).toBe('order')
  await port.play({ type: 'pass' })
  expect(lesson()).toBe('passed')
})

it('who plays on without reading has had the lesson that was shown', async () => {
  const { port, lesson } = opened(tableFor(0))
  expect(lesson()).toBe('hello')
  await port.play({ type: 'pass' })
  expect(lesson()).toBe('passed')
})

it('a reload goes on where it was', async () => {
  const first = opened(tableFor(0))
  first.guided.goOn()
  await first.port.play({ type: 'pass' })
  first.port.close()
  const [kept] = await first.store.all()
  expect(kept.guide).toEqual({ said: ['hello', 'order'], isAway: false })
  expect(opened(kept).lesson()).toBe('passed')
})

it('after the last lesson the guide leaves', async () => {
  const table = { ...tableFor(0), guide: { said: ['hello', 'passed', 'order'], isAway: false } }
  const { port, guided, lesson, now } = opened(table)
  while (lesson() === null) {
    const { moves } = await until(port, (picture) => picture.moves.length > 0 || lesson() !== null)
    if (moves.length > 0) await port.play(moves[0])
  }
  expect(now()).toMatchObject({ lesson: { id: 'bye', when: { isLast: true } } })
  guided.goOn()
  expect(now()).toBeNull()
})
