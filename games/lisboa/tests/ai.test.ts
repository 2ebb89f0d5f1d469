import { FastRandom, type Seat } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { knowsWell, situations } from '../../tests/knowledge.ts'
import { countsOf } from '../ai/counts.ts'
import { turnsLeft } from '../ai/outlook.ts'
import { knowledge } from '../ai.ts'
import { metrics } from '../decree-data.ts'
import { lisboa } from '../index.ts'
import { metricOf } from '../metrics.ts'
import { rankOf } from '../score.ts'
import type { ComponentSet } from '../sets.ts'
import type { State } from '../state.ts'
import { otherSet } from './other-set.ts'
import { type Given, position, usual } from './position.ts'
import { owes, say, worded } from './talk.ts'

const random = new FastRandom(8)
const known = { game: lisboa, knowledge, options: usual, chance: 25 }

const chosen = (s: State, seat: Seat) => knowledge.choose(s, seat, lisboa.moves(s, seat), random)
const leaningsOf = (s: State, seat: Seat) => knowledge.leanings?.(s, seat, lisboa.moves(s, seat)) ?? []
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

/** Lets the rule player answer so many times, whoever is asked; what it did, in words. */
function letPlay(s: State, answers = 1): string[] {
  return Array.from({ length: answers }, () => {
    const [{ seat }] = lisboa.decisions(s)
    const words = worded(s, chosen(s, seat))
    say(s, words)
    return words
  })
}

const demands = {
  ...known,
  kinds: [
    'startClergy',
    'useCard',
    'replaceSlot',
    'portfolioAction',
    'sellStep',
    'tradeStart',
    'tradeStep',
    'visitState',
    'visitNoble',
    'recruitStep',
    'plan',
    'cardinalSteps',
    'clergyPick',
    'churchDiscard',
    'favor',
    'storeSpace',
    'storeEntrance',
    'storeCube',
    'decreePick',
    'openSpace',
    'openOfficial',
    'goodChoice',
    'unlockSlot',
    'follow',
    'drawPile',
    'periodDiscard',
  ],
  manyPlays: 6,
  fewPlays: 2,
  set: otherSet,
}

knowsWell({ ...demands, seats: [2, 3, 4], beats: { atLeast: 29, of: 30 } })
knowsWell({ ...demands, seats: [1] })

describe.each([1, 2, 3, 4])('the rule player with %d players', (seats) => {
  it('leans to few of the moves, and often to one only', () => {
    let [moves, leanedTo, decisions, clear] = [0, 0, 0, 0]
    for (const { state, seat } of situations(known, seats, 2)) {
      const shares = leaningsOf(state, seat)
      const some = shares.filter((share) => share > 0).length
      moves += shares.length
      leanedTo += some
      decisions++
      if (some === 1) clear++
    }
    expect(leanedTo / moves).toBeLessThan(0.6)
    expect(clear / decisions).toBeGreaterThan(0.2)
  })

  it('counts for all decrees at once what they count one by one', () => {
    for (const { state, seat } of situations(known, seats, 1)) {
      expect(countsOf(state, seat)).toEqual(metrics.map((metric) => metricOf(state, seat, metric)))
    }
  })
})

/** A whole play of rule players. */
function wholePlay(seats: number, seed: number, own?: ComponentSet): State {
  const random = new FastRandom(seed)
  const s = lisboa.setup(seats, usual, { random }, own)
  for (;;) {
    const [decision] = lisboa.decisions(s)
    if (decision === undefined) return s
    lisboa.play(s, decision.seat, chosen(s, decision.seat), { random })
  }
}

describe('whole plays', () => {
  it('are mostly won against Lacerda', () => {
    const ranks = Array.from({ length: 30 }, (_, game) => rankOf(wholePlay(1, 2000 + game)).rank)
    expect(ranks.filter((rank) => rank !== 'apprentice').length).toBeGreaterThanOrEqual(18)
  })

  it.each([1, 2, 3, 4])('go well with the components of a host and %d players', (seats) => {
    const totals = [21, 22, 23].flatMap((seed) => lisboa.result(wholePlay(seats, seed, otherSet))?.totals ?? [])
    expect(sumOf(totals) / totals.length).toBeGreaterThan(40)
  })

  it.each([1, 2, 3, 4])('last about as long as it expects, with %d players', (seats) => {
    const errors: number[] = []
    for (let seed = 0; seed < 6; seed++) {
      const random = new FastRandom(seed)
      const s = lisboa.setup(seats, usual, { random })
      const expected: { seat: Seat; sum: number }[] = []
      for (;;) {
        const [decision] = lisboa.decisions(s)
        if (decision === undefined) break
        const { seat, type } = decision
        if (type === 'useCard') expected.push({ seat, sum: s.turns[seat] + turnsLeft(s, seat) })
        lisboa.play(s, seat, chosen(s, seat), { random })
      }
      for (const { seat, sum } of expected) errors.push(Math.abs(sum - s.turns[seat]))
    }
    expect(sumOf(errors) / errors.length).toBeLessThan(2)
  })
})

describe('habits', () => {
  it('take the decrees that are worth most as things are', () => {
    const s = position({
      hands: { 0: [9] },
      period: 2,
      stores: { A1: '0 gold', B1: '0 gold', C1: '0 gold' },
      display: [2, 13, 5, 42, 37, 51, 67, 65],
    })
    say(s, 'visit 9')
    if (owes(s) === 'visitState 0') letPlay(s, 2)
    expect(letPlay(s, 2).sort()).toEqual(['decree 13', 'decree 5'])
  })

  it('build where buildings pay', () => {
    const s = position({ hands: { 0: [4] }, purses: { 0: 20 }, buildings: { 'W-B': 'B2 1', 'E-B': 'G4 1' } })
    say(s, 'visit 4')
    while (owes(s) !== 'storeSpace 0') letPlay(s)
    expect(letPlay(s)[0]).toMatch(/^land B[45]$/)
    if (owes(s) === 'storeEntrance 0') expect(letPlay(s)).toEqual(['entrance S4'])
  })

  it('take the cube that completes a set', () => {
    const s = position({
      hands: { 0: [4] },
      purses: { 0: 40 },
      rubble: { 0: [1, 1, 0] },
      cubes: { A: 'quake tsunami fire', B: 'quake tsunami fire', C: 'quake tsunami fire', D: 'quake tsunami fire' },
    })
    say(s, 'visit 4')
    while (owes(s) !== 'storeCube 0') letPlay(s)
    expect(letPlay(s)).toEqual(['rowCube tsunami'])
  })

  it('open a building where it pays the seat and not its rival', () => {
    const s = position({
      hands: { 0: [14] },
      stores: { B1: '0 gold', B2: '0 gold', C1: '1 gold', C2: '1 gold' },
      tops: ['B7', 'G1'],
      plans: { 0: ['SB1'] },
      offices: { 0: [1, 0, 0] },
    })
    say(s, 'visit 14')
    while (owes(s) !== 'openSpace 0') letPlay(s)
    expect(letPlay(s)[0]).toMatch(/^space [WE]-B$/)
  })

  it('sell aboard their own ship rather than aboard that of a rival', () => {
    const s = position({ hands: { 0: [16] }, stock: { 0: [3, 0, 0, 0] }, top: { 0: ['red'], 1: ['red'] } })
    say(s, 'portfolio 16', 'sellGoods')
    expect(letPlay(s)).toEqual(['sell gold red0'])
  })

  it('give back tiles that nobody can use any more', () => {
    const given: Given = {
      hands: { 0: [14] },
      clergy: { 0: ['decree+1'] },
      cardinal: 5,
      period: 2,
      piles: [0, 0, 0, 0],
    }
    const s = position(given)
    s.lastTurn = s.turn
    say(s, 'visit 14', 'state cardinal', 'steps 1')
    expect(letPlay(s)).toEqual(['giveBack decree+1'])
    const early = position({ ...given, period: 1, piles: [5, 5, 5, 5] })
    say(early, 'visit 14', 'state cardinal', 'steps 1')
    expect(letPlay(early)).toEqual(['stop'])
  })
})

describe('the worth of a position', () => {
  it('grows with wigs, money, influence, decrees, stores, rubble and plans', () => {
    const chance = (given: Given) => knowledge.worth(position({ period: 2, ...given }))[0]
    const even = chance({})
    expect(chance({ wigs: { 0: 5 } })).toBeGreaterThan(even)
    expect(chance({ purses: { 0: 15 } })).toBeGreaterThan(even)
    expect(chance({ influence: { 0: 8 } })).toBeGreaterThan(even)
    expect(chance({ decrees: { 0: [64] } })).toBeGreaterThan(even)
    expect(chance({ stores: { A1: '0 gold' } })).toBeGreaterThan(even)
    expect(chance({ rubble: { 0: [1, 1, 1] } })).toBeGreaterThan(even)
    expect(chance({ plans: { 0: ['SB1'] } })).toBeGreaterThan(even)
  })

  it('of a finished game is who won it', () => {
    const s = position({ wigs: { 0: 9, 1: 12 } })
    s.todo = []
    s.isOver = true
    expect(knowledge.won?.(s)).toEqual([0, 1])
    expect(knowledge.worth(s)).toEqual([0, 1])
    s.wigs = [12, 12]
    expect(knowledge.won?.(s)).toEqual([0.5, 0.5])
  })
})

describe('alone', () => {
  const stores = { A1: '0 gold', B1: '0 gold', C1: '0 gold', D1: '0 gold', A5: '0 tools' }
  const servant: Given = {
    seats: 1,
    wigs: { 0: 90, 1: 40 },
    purses: { 0: 5 },
    stores,
    decrees: { 0: [1, 2, 3, 4, 5, 6] },
  }
  const confidant: Given = {
    ...servant,
    purses: { 0: 12 },
    decrees: { 0: [1, 2, 3, 4, 5, 6, 7] },
    top: { 0: ['blue'] },
  }
  const over = (given: Given) => {
    const s = position(given)
    s.todo = []
    s.isOver = true
    return s
  }
  const won = (given: Given) => knowledge.won?.(over(given))[0] ?? 0

  it('a game is worth its rank, and to an apprentice a little the nearer the next rank is', () => {
    expect(rankOf(over(servant)).rank).toBe('courtServant')
    expect(rankOf(over(confidant)).rank).toBe('kingsConfidant')
    expect(won(confidant)).toBeGreaterThan(won(servant))
    const behind = won({ ...servant, wigs: { 0: 10, 1: 90 } })
    const poor = won({ ...servant, purses: { 0: 4 } })
    expect(poor).toBeLessThan(0.5 * won(servant))
    expect(behind).toBeLessThan(poor)
    expect(won({ ...servant, wigs: { 0: 30, 1: 90 } })).toBeGreaterThan(behind)
  })

  it('a position is worth more with a lead, and with what the ranks ask for', () => {
    const chance = (given: Given) =>
      knowledge.worth(position({ seats: 1, period: 2, piles: [1, 1, 1, 1], ...given }))[0]
    const plain = chance({ wigs: { 0: 60, 1: 60 } })
    expect(plain).toBeGreaterThan(0)
    expect(plain).toBeLessThan(1)
    expect(chance({ wigs: { 0: 70, 1: 60 } })).toBeGreaterThan(plain)
    expect(chance({ wigs: { 0: 60, 1: 70 } })).toBeLessThan(plain)
    expect(chance({ wigs: { 0: 60, 1: 60 }, stores })).toBeGreaterThan(plain)
    expect(chance({ wigs: { 0: 60, 1: 60 }, decrees: { 0: [1, 2, 3, 4, 5, 6] } })).toBeGreaterThan(plain)
  })
})
