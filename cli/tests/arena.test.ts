import { setTimeout } from 'node:timers/promises'
import { lineups } from '@eminence/ai'
import { describe, expect, it } from 'vitest'
import { EndingsAlone } from '../arena/endings.ts'
import { jobsOf } from '../arena/jobs.ts'
import { OrderOfPlay } from '../arena/order.ts'
import { type Standing, Standings } from '../arena/standings.ts'
import { eminence } from './eminence.ts'

const arena = (...argv: string[]) => arenaOf('trounce', ...argv)

const arenaOf = async (game: string, ...argv: string[]) => {
  const { code, out } = await eminence(['arena', game, '--json', ...argv])
  expect(code).toBe(0)
  const { seconds, ...rest } = JSON.parse(out)
  expect(seconds).toBeGreaterThan(0)
  return rest
}

describe('a round', () => {
  it('plays the same deal once from each place of the list', () => {
    const jobs = jobsOf(lineups(['a', 'b', 'c'], 4), 4, 1)
    expect(jobs.map(({ lineup }) => lineup.join(''))).toEqual(['0120', '1201', '2012', '0120', '1201', '2012'])
    const deals = jobs.map(({ seed }) => seed)
    expect(deals.slice(0, 3)).toEqual([deals[0], deals[0], deals[0]])
    expect(deals[3]).not.toBe(deals[0])
  })
})

describe('standings', () => {
  it('reckon from the games of a player and against the first of the list', () => {
    const standings = new Standings(['a', 'b', 'c'])
    for (const winner of [0, 0, 0, 1])
      standings.add(
        [0, 1],
        [0, 1, 2].map((player) => (player === winner ? 1 : 0)),
      )
    const [a, b, c] = standings.list()
    expect(a).toMatchObject({ name: 'a', games: 4, wins: 3, rate: 0.75, elo: 0 })
    expect(b).toMatchObject({ name: 'b', games: 4, wins: 1, rate: 0.25 })
    expect(b.elo).toBeCloseTo(-190.8, 1)
    expect(b.eloLow).toBeLessThan(-190.8)
    expect(b.eloHigh).toBeGreaterThan(-190.8)
    expect(c).toMatchObject({ games: 0, wins: 0, rate: 0, elo: null })
  })
})

describe('the endings of those who play alone', () => {
  it('are counted by player, with the mean of their totals', () => {
    const endings = new EndingsAlone(['a', 'b'])
    const ended = (why: string, total: number) => ({ places: [1], totals: [total], points: [{}], why })
    endings.add([0], ended('apprentice', 80))
    endings.add([0], ended('courtServant', 100))
    endings.add([0], ended('apprentice', 60))
    expect(endings.list()).toEqual([
      { name: 'a', games: 3, meanTotal: 80, rival: null, why: { apprentice: 2, courtServant: 1 } },
      { name: 'b', games: 0, meanTotal: 0, rival: null, why: {} },
    ])
  })

  it('tell of the automaton, too: what it had, and how often it had less', () => {
    const endings = new EndingsAlone(['a'])
    for (const [total, rival] of [
      [80, 70],
      [80, 80],
      [80, 90],
      [120, 100],
    ])
      endings.add([0], { places: [1], totals: [total], points: [{}], why: 'apprentice', rival })
    expect(endings.list()[0].rival).toEqual({ meanTotal: 85, timesBehind: 2 })
  })
})

describe('the order of play', () => {
  const ended = (places: number[], starter?: number) => ({
    places,
    totals: [0, 0, 0],
    points: [{}, {}, {}],
    why: 'scored',
    ...(starter !== undefined && { starter }),
  })

  it('counts who began as the first, whichever seat that is', () => {
    const order = new OrderOfPlay(3)
    order.add(ended([1, 2, 3], 0))
    order.add(ended([3, 2, 1], 2))
    order.add(ended([2, 1, 3], 2))
    order.add(ended([1, 1, 3], 1))
    expect(order.list()?.map(({ wins }) => wins)).toEqual([2.5, 0, 1.5])
    expect(order.list()?.map(({ rate }) => rate)).toEqual([2.5 / 4, 0, 1.5 / 4])
  })

  it('is unknown where no result says who began', () => {
    const order = new OrderOfPlay(3)
    order.add(ended([1, 2, 3]))
    expect(order.list()).toBeNull()
  })
})

describe('arena', () => {
  it('gives a player no seat that its equal does not get', async () => {
    const { games, players } = await arena('--players', 'rules,rules', '--seats', '2', '--games', '5')
    expect(games).toBe(6)
    expect(players.map(({ wins }: Standing) => wins)).toEqual([3, 3])
  })

  it('comes out the same for the same seed, however many threads play', async () => {
    const argv = [
      '--players',
      'rules,random,plain@20it',
      '--seats',
      '3',
      '--games',
      '6',
      '--seed',
      '3',
      '--option',
      'bothReachPlayOn=true',
    ]
    const report = await arena(...argv, '--threads', '1')
    expect(report).toMatchObject({ game: 'trounce', seats: 3, seed: 3, games: 6 })
    expect(report.options).toEqual({ bothReachPlayOn: true, bestOfThree: false })
    expect(report.players.map(({ name, games }: Standing) => [name, games])).toEqual([
      ['rules', 6],
      ['random', 6],
      ['plain@20it', 6],
    ])
    expect(await arena(...argv, '--threads', '2')).toEqual(report)
  })

  it('gives an automaton of the rulebook its seat, and counts what it wins', async () => {
    const bot = ['--seats', '3', '--option', 'bot=germain', '--games', '4']
    const { players } = await arenaOf('pax-illuminaten', '--players', 'rules,random', ...bot)
    expect(players.map(({ name, games }: Standing) => [name, games])).toEqual([
      ['rules', 4],
      ['random', 4],
      ['germain', 4],
    ])
    expect(players.reduce((sum: number, { wins }: Standing) => sum + wins, 0)).toBe(4)
  })

  it('lets everybody of the list play alone', async () => {
    const { players } = await arenaOf('lisboa', '--seats', '1', '--players', 'rules,random', '--games', '4')
    expect(players.map(({ name, games }: Standing) => [name, games])).toEqual([
      ['rules', 2],
      ['random', 2],
    ])
    expect(players[0].meanTotal).toBeGreaterThan(players[1].meanTotal)
    expect(players[0].rival.meanTotal).toBeGreaterThan(0)
  })

  it('finds thinking better than chance', async () => {
    const { out } = await eminence(['arena', 'trounce', '--players', 'rules,random', '--games', '10'])
    expect(out).toMatch(/^Trounce, 4 seats: 10 games in /)
    expect(out).toMatch(/\nrules +10 +(10|9|8) /)
  })

  it('tells what there is when Ctrl-C stops it', async () => {
    const argv = ['arena', 'trounce', '--players', 'random,random', '--games', '1000000', '--json']
    const running = eminence(argv)
    await setTimeout(1000)
    process.emit('SIGINT')
    const { code, out, err } = await running
    expect(code).toBe(130)
    expect(err).toMatch(/^stopped after \d+ of 1000000 games\n$/)
    expect(JSON.parse(out)).toMatchObject({ game: 'trounce', players: [{ name: 'random' }, { name: 'random' }] })
  })
})
