import { describe, expect, it } from 'vitest'
import { playAndCheck } from '../simulate/random-play.ts'
import { Tally } from '../simulate/tally.ts'
import { eminence } from './eminence.ts'
import { type Fault, relay } from './relay.ts'

const simulate = async (...argv: string[]) => {
  const { code, out } = await eminence(['simulate', 'trounce', '--count', '20', '--json', ...argv])
  return { code, report: JSON.parse(out) }
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)

describe('simulate', () => {
  it.each([2, 3, 4])('plays Trounce with %i seats and finds nothing wrong', async (seats) => {
    const { code, report } = await simulate('--seats', `${seats}`)
    expect(code).toBe(0)
    expect(report).toMatchObject({ game: 'trounce', seats, games: 20, stuck: 0, invariantFailures: 0, trouble: null })
    expect(report.movesPerCpuSecond).toBeGreaterThan(0)
    const { wins, meanTotals, meanPoints, movesPerGame, why } = report.results
    expect(wins).toHaveLength(seats)
    expect(sum(wins)).toBeCloseTo(20)
    expect(sum(meanTotals)).toBeCloseTo(seats * sum(Object.values(meanPoints)))
    expect(movesPerGame.mean * 20).toBeCloseTo(report.moves)
    expect(movesPerGame.min).toBeLessThanOrEqual(movesPerGame.max)
    expect(why).toEqual({ reachedTwelve: 20 })
  })

  it('comes out the same for the same seed, and as many seats as there are by default', async () => {
    const { report: first } = await simulate('--seed', '7')
    const { report: again } = await simulate('--seed', '7', '--seats', '4')
    const { report: other } = await simulate('--seed', '8')
    const untimed = (report: object) => ({ ...report, movesPerCpuSecond: 0 })
    expect(untimed(again)).toEqual(untimed(first))
    expect(untimed(other)).not.toEqual(untimed(first))
  })

  it('plays by the options', async () => {
    const { report } = await simulate('--option', 'bestOfThree=true')
    expect(report.results.why).toEqual({ wonTheMatch: 20 })
  })

  it('says what an automaton without a seat has', async () => {
    const { out } = await eminence(['simulate', 'lisboa', '--seats', '1', '--count', '3', '--json'])
    expect(JSON.parse(out).results.meanRival).toBeGreaterThan(0)
    const { report } = await simulate()
    expect(report.results.meanRival).toBeNull()
  })

  it('prints a table without --json', async () => {
    const { code, out, err } = await eminence(['simulate', 'trounce', '--count', '5', '--seats', '3'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/Games +5\n/)
    expect(out).toMatch(/Stuck games +0\n/)
  })
})

describe('what is wrong with a game', () => {
  const summaryOf = (fault: Fault) => {
    const tally = new Tally(2)
    for (let seed = 0; seed < 3; seed++) tally.add(playAndCheck(relay(fault), { seats: 2, options: {} }, seed))
    return tally.summary()
  }

  it('nothing', () => {
    expect(summaryOf('none')).toMatchObject({ games: 3, moves: 30, stuck: 0, invariantFailures: 0, trouble: null })
    expect(summaryOf('none').results.wins).toEqual([1.5, 1.5])
  })

  it('it offers no move, throws, does not end, or ends without a result', () => {
    const stuck = (fault: Fault, moves: number, message: string) =>
      expect(summaryOf(fault)).toMatchObject({ games: 3, moves, stuck: 3, trouble: { seed: 0, message } })
    stuck('offersNothing', 15, 'seat 1 owes the decision "run" but is offered no move')
    stuck('throws', 15, 'stumbled')
    stuck('neverEnds', 300_000, 'there is no end after 100000 moves')
    stuck('hasNoResult', 30, 'nobody owes a decision, but there is no result')
  })

  it('it breaks its invariants', () => {
    expect(summaryOf('breaks')).toMatchObject({ games: 3, stuck: 0, invariantFailures: 15 })
    expect(summaryOf('breaks').trouble).toEqual({ seed: 0, message: 'at most five laps' })
    expect(summaryOf('breaks').results.broken).toEqual({ 'at most five laps': 15 })
  })
})
