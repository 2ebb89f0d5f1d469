import { games } from '@eminence/games'
import { type ComputerLevel, Table } from '@eminence/kernel'
import { afterEach, describe, expect, it } from 'vitest'
import type { Question } from '../computers/question.ts'
import { Thinkers } from '../computers/thinkers.ts'
import { BusyError, type Payer } from '../workers/pool.ts'

const opened: Thinkers[] = []
const thinkers = (...given: ConstructorParameters<typeof Thinkers>) => {
  const threads = new Thinkers(...given)
  opened.push(threads)
  return threads
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.stop()))
})

const payerOf = (person: string): Payer => ({ table: `of ${person}`, person, address: person, isPresent: true })
const ada = payerOf('Ada')

/** The first decision of a table of two, and what may be answered. */
function opening(game: (typeof games)[number]['game'], level: ComputerLevel) {
  const table = new Table(game, { seats: 2, options: {}, seed: '17'.repeat(32) })
  const [{ seat }] = game.decisions(table.state)
  const question: Question = { game: game.id, view: game.view(table.state, seat), seat, level, seed: 5 }
  return { question, moves: game.moves(table.state, seat) }
}
const [{ game: firstGame }] = games

describe('computer players', () => {
  it('answer in every game with a move that is offered, the same for the same seed', async () => {
    const threads = thinkers(2)
    for (const { game } of games) {
      const { question, moves } = opening(game, 'beginner')
      const [once, again] = await Promise.all([threads.choose(question, ada), threads.choose(question, ada)])
      expect(moves).toContainEqual(once)
      expect(again).toEqual(once)
    }
  })

  it('think for everybody in turn', async () => {
    const threads = thinkers(1)
    const { question } = opening(firstGame, 'beginner')
    const order: string[] = []
    const ask = (person: string) => threads.choose(question, payerOf(person)).then(() => order.push(person))
    await Promise.all(['Ada', 'Ada', 'Ada', 'Ben'].map(ask))
    expect(order).toEqual(['Ada', 'Ben', 'Ada', 'Ada'])
  })

  it('refuse whoever asks for too much, and think for others', async () => {
    const threads = thinkers(1, { waiting: 10, waitingPerPerson: 1, waitingPerAddress: 1 })
    const { question, moves } = opening(firstGame, 'beginner')
    const accepted = [threads.choose(question, ada), threads.choose(question, ada)]
    await expect(threads.choose(question, ada)).rejects.toBeInstanceOf(BusyError)
    expect(moves).toContainEqual(await threads.choose(question, payerOf('Ben')))
    await Promise.all(accepted)
  })

  it('say what is wrong with a question', async () => {
    const question = { ...opening(firstGame, 'club').question, game: 'chess' }
    await expect(thinkers(1).choose(question, ada)).rejects.toThrow('there is no game "chess"')
  })

  it('stop in the middle of a thought', async () => {
    const threads = thinkers(1)
    const { question } = opening(firstGame, 'expert')
    const asked = [1, 2, 3].map(() => expect(threads.choose(question, ada)).rejects.toThrow('the server is stopping'))
    expect(threads.waiting).toBe(2)
    await threads.stop()
    await Promise.all(asked)
  })
})
