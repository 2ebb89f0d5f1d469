import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RoundRobin } from '../live/round-robin.ts'

/** Writes its name down whenever it has a turn. */
class Source {
  readonly mayGo: boolean
  readonly #name: string
  readonly #turns: string[]
  waiting: number

  constructor(name: string, waiting: number, turns: string[], mayGo = true) {
    this.#name = name
    this.waiting = waiting
    this.#turns = turns
    this.mayGo = mayGo
  }

  handleNext(): void {
    this.waiting--
    this.#turns.push(this.#name)
  }
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('connections take turns', () => {
  it('one message of each at a time', async () => {
    const turns: string[] = []
    const robin = new RoundRobin()
    for (const [name, waiting] of Object.entries({ many: 3, one: 1, two: 2 }))
      robin.add(new Source(name, waiting, turns))
    await pause(50)
    expect(turns).toEqual(['many', 'one', 'two', 'many', 'two', 'many'])
  })

  it('and nobody waits behind those who have to wait themselves, however slow it is to look at them', async () => {
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 10))
    const turns: string[] = []
    const robin = new RoundRobin()
    for (let at = 0; at < 100; at++) robin.add(new Source('in debt', 1, turns, false))
    robin.add(new Source('honest', 1, turns))
    await pause(100)
    expect(turns).toEqual(['honest'])
  })
})
