import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { joinRound } from '../tables/rounds.ts'

/** So many tables that are behind, and how many of them have caught up. */
function tablesBehind(count: number) {
  let caughtUp = 0
  for (let at = 0; at < count; at++)
    joinRound({
      catchUp: () => {
        caughtUp++
        return true
      },
    })
  return { caughtUp: () => caughtUp }
}

describe('a round', () => {
  it('lets others have their turn between a few tables and the next few', async () => {
    const many = 100
    const { caughtUp } = tablesBehind(many)
    const seen = new Set<number>()
    while (caughtUp() < many) {
      await nextTurn()
      seen.add(caughtUp())
    }
    expect(seen.size).toBeGreaterThan(10)
  })

  it('comes back to a table where a step was under way', async () => {
    let asked = 0
    joinRound({ catchUp: () => ++asked === 2 })
    while (asked < 2) await nextTurn()
    expect(asked).toBe(2)
  })
})
