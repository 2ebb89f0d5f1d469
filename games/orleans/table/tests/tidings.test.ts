import { describe, expect, it } from 'vitest'
import type { Event } from '../../events.ts'
import { position, proceed } from '../../tests/position.ts'
import { tidingsIn } from '../tidings.ts'

/** All that seat 0 is told until the next decision. */
const toldBy = (...given: Parameters<typeof position>): Event[] => {
  const events = proceed(position(...given))
  return events.map(({ event }) => event)
}

describe('what the table tells of a round', () => {
  it('OR-3.70 the income of each seat', () => {
    const told = toldBy({ at: 'event', event: 'income', round: 3, development: [9, 4, 0] })
    const [income] = tidingsIn(told)
    expect(income.what).toBe('income')
    expect(income.shares.map(({ seat, coins }) => [seat, coins])).toEqual([
      [0, 9],
      [1, 6],
      [2, 3],
    ])
  })

  it('OR-3.5, OR-3.6 who gained and who paid in the census', () => {
    const told = toldBy({ at: 'event', event: 'pilgrimage', tracks: { farmer: [4, 1, 2] } })
    const census = tidingsIn(told).find(({ what }) => what === 'census')
    expect(census?.shares.map(({ seat, coins }) => [seat, coins])).toEqual([
      [0, 1],
      [1, -1],
    ])
  })

  it('nothing of a turn that is neither', () => {
    expect(tidingsIn([{ type: 'coinsGained', seat: 0, coins: 3, source: 'brewery' }])).toEqual([])
  })

  it('OR-3.74 food that was paid', () => {
    const told = toldBy({ at: 'event', event: 'harvest', round: 3, coins: [0, 0, 0], goods: [{ wine: 1 }] })
    expect(tidingsIn(told)[0].shares[0]).toMatchObject({ seat: 0, coins: 0, goods: ['wine'] })
  })
})
