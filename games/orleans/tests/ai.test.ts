import { FastRandom, pick, type Seat } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { knowsWell, situations } from '../../tests/knowledge.ts'
import { knowledge } from '../ai.ts'
import { orleans } from '../index.ts'
import { gameOver, inPreparation, type Options, planning, type State } from '../state.ts'
import { otherSet } from './other-set.ts'
import { asked, position, proceed, say, usual, worded } from './position.ts'

const random = new FastRandom(8)
const known = { game: orleans, knowledge, options: usual, chance: 25 }

const chosen = (s: State, seat: Seat) => knowledge.choose(s, seat, orleans.moves(s, seat), random)
const leaningsOf = (s: State, seat: Seat) => knowledge.leanings?.(s, seat, orleans.moves(s, seat)) ?? []
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)
const isPlanning = (s: State, seat: Seat) => s.phase === inPreparation && s.stages[seat] === planning

/** Lets the rule player answer for this seat, so many times; what it did, in words. */
function letPlay(s: State, answers = 1, seat?: Seat): string[] {
  return Array.from({ length: answers }, () => {
    const who = seat ?? asked(s)
    const move = worded(chosen(s, who))
    say(s, move, { seat: who })
    return move
  })
}

/** Lets the rule player finish the plan of this seat; what it puts where, in words. */
function plan(s: State, seat: Seat = 0): string[] {
  const done: string[] = []
  while (isPlanning(s, seat)) done.push(...letPlay(s, 1, seat))
  return done
}

knowsWell({
  ...known,
  seats: [2, 3, 4],
  kinds: [
    'gather',
    'plan',
    'chooseAction',
    'villageKind',
    'chooseTile',
    'travel',
    'takeGood',
    'doDeed',
    'deedReward',
    'harvest',
    'torture',
  ],
  manyPlays: 4,
  fewPlays: 2,
  beats: { atLeast: 29, of: 30 },
  set: otherSet,
})

describe.each([2, 3, 4])('the rule player with %d players', (seats) => {
  it('leans to a few ways of going on with a plan, and never to taking something back', () => {
    let moves = 0
    let ways = 0
    for (const { state, seat, moves: offered } of situations(known, seats, 2)) {
      if (!isPlanning(state, seat)) continue
      const shares = leaningsOf(state, seat)
      expect(offered.filter(({ type }, at) => type === 'lift' && shares[at] > 0)).toEqual([])
      moves += offered.length
      ways += shares.filter((share) => share > 0).length
    }
    expect(ways / moves).toBeLessThan(0.3)
  })
})

/** A whole play of rule players; what each has at the end, and how often somebody took something back. */
function wholePlay(seats: number, seed: number, options: Options) {
  const random = new FastRandom(seed)
  const s = orleans.setup(seats, options, { random })
  let lifts = 0
  for (;;) {
    const decisions = orleans.decisions(s)
    if (decisions.length === 0) break
    const { seat } = pick(decisions, random)
    const shares = leaningsOf(s, seat)
    expect(sumOf(shares)).toBeCloseTo(1)
    expect(sumOf(knowledge.worth(s))).toBeCloseTo(1)
    const move = chosen(s, seat)
    if (move.type === 'lift') lifts++
    orleans.play(s, seat, move, { random })
  }
  return { totals: orleans.result(s)?.totals ?? [], lifts }
}

describe('whole plays of rule players', () => {
  it.each([2, 3, 4])('come to good scores with %d players, and nobody takes back what was planned', (seats) => {
    const plays = [1, 2, 3].map((seed) => wholePlay(seats, seed, usual))
    expect(sumOf(plays.map(({ lifts }) => lifts))).toBe(0)
    expect(sumOf(plays.flatMap(({ totals }) => totals)) / (3 * seats)).toBeGreaterThan(90)
  })

  it.each([2, 3, 4])('go well with open planning and %d players', (seats) => {
    for (const startPlayer of ['seat1', 'seat2'] as const) {
      const { totals, lifts } = wholePlay(seats, 5, { openPlanning: true, startPlayer })
      expect(lifts).toBe(0)
      expect(totals).toHaveLength(seats)
    }
  })
})

describe('a plan', () => {
  it('completes places, with own followers before others', () => {
    const s = position({ at: 'plan', market: ['f F B T C k'], event: 'trading-day', merchants: ['blois'] })
    const done = plan(s)
    expect(done.at(-1)).toBe('confirm')
    expect(done).toEqual(expect.arrayContaining(['put F castle 0', 'put B castle 1', 'put T castle 2']))
    expect(done).toEqual(expect.arrayContaining(['put f guildhall 0', 'put C guildhall 1', 'put k guildhall 2']))
  })

  it('is left as it is where nothing can be completed', () => {
    const s = position({ at: 'plan', market: ['F'] })
    expect(plan(s)).toEqual(['confirm'])
  })

  it('completes a place where some stand already', () => {
    const s = position({ at: 'plan', market: ['B T'], on: [{ castle: 'F . .' }] })
    expect(plan(s)).toEqual(['put B castle 1', 'put T castle 2', 'confirm'])
  })

  it('has a station built where the merchant comes to, but none where nobody may build', () => {
    const hand = { at: 'plan', market: ['F C k'], stations: [['orleans']] } as const
    expect(plan(position(hand))).not.toContain('put k guildhall 2')
    const withWay = position({ ...hand, market: ['F C k f t k'], stretches: { R08: ['brocade'] } })
    expect(plan(withWay)).toEqual(expect.arrayContaining(['put k guildhall 2', 'put k wagon 2']))
  })

  it('has no use for a monastery in a pilgrimage', () => {
    const hand = { at: 'plan', market: ['s T'] } as const
    expect(plan(position(hand))).toContain('put s monastery 0')
    expect(plan(position({ ...hand, event: 'pilgrimage' }))).not.toContain('put s monastery 0')
  })

  it('lays a tech tile as soon as there is one', () => {
    const s = position({ at: 'plan', market: ['F B T'], tech: [1, 0, 0] })
    expect(plan(s)[0]).toMatch(/^layTech \w+ 0$/)
  })

  it('sends to the deeds at the end whoever is left over', () => {
    const s = position({ at: 'plan', round: 18, market: ['f m'], deeds: { 'papal-conclave': 'k m' } })
    expect(plan(s)).toContain('put m townhall 0')
  })
})

describe('a person would not think about', () => {
  const sensible = (s: State, seat: Seat = 0) =>
    orleans
      .moves(s, seat)
      .filter((_, at) => leaningsOf(s, seat)[at] > 0)
      .map(worded)

  it('whether to draw fewer than one may', () => {
    const s = position({ at: 'census', bag: ['f f b c t k s'] })
    proceed(s)
    expect(orleans.moves(s, 0).length).toBeGreaterThan(1)
    expect(sensible(s)).toEqual([worded(chosen(s, 0))])
  })

  it('a place that is half done', () => {
    const s = position({ at: 'plan', market: ['F B T C k f'] })
    say(s, 'put F castle 0')
    expect(sensible(s)).toEqual(['put B castle 1'])
  })

  it('what costs far more than something else', () => {
    const s = position({ at: 'event', event: 'harvest', round: 8, goods: [{ wheat: 2, brocade: 1 }], coins: [9, 9, 9] })
    proceed(s)
    expect(orleans.moves(s, 0).map(worded)).toContain('payCoins')
    expect(sensible(s)).toEqual(['payFood wheat'])
  })
})

describe('a playout', () => {
  it('ends six rounds later, or with the game', () => {
    const start = position({ at: 'plan', round: 8 })
    expect(knowledge.settled(start, start)).toBe(false)
    expect(knowledge.settled(position({ at: 'plan', round: 13 }), start)).toBe(false)
    expect(knowledge.settled(position({ at: 'plan', round: 14 }), start)).toBe(true)
    const late = position({ at: 'plan', round: 17 })
    expect(knowledge.settled(position({ at: 'plan', round: 18 }), late)).toBe(false)
    expect(knowledge.settled({ ...position({ round: 18 }), phase: gameOver }, late)).toBe(true)
  })
})

describe('the actions', () => {
  it('build before the merchant goes on, and go first where nobody may build', () => {
    const filled = { guildhall: 'f c k', wagon: 'f t k' }
    expect(letPlay(position({ on: [filled] }))).toEqual(['act guildhall'])
    expect(letPlay(position({ on: [filled], stations: [['orleans']] }))).toEqual(['act wagon'])
  })

  it('take the better good, and the way to it', () => {
    const s = position({
      round: 17,
      on: [{ wagon: 'f t k' }],
      stretches: { R06: ['cheese', 'brocade'], R08: ['wool'] },
    })
    expect(letPlay(s, 3)).toEqual(['act wagon', 'travel R06', 'takeGood brocade'])
  })

  it('finish a deed', () => {
    const s = position({ on: [{ townhall: 'm .' }], round: 12, deeds: { 'papal-conclave': 'k m', cathedral: 'c' } })
    expect(letPlay(s, 2)).toEqual(['act townhall', 'doDeed m papal-conclave'])
  })

  it('are not carried out where they cost more than they bring', () => {
    const s = position({ on: [{ townhall: 'k .' }], round: 2, bag: ['F B C T'] })
    expect(letPlay(s)).toEqual(['pass'])
  })

  it('lead to more knights early, and to none at the very end', () => {
    expect(plan(position({ at: 'plan', round: 3, market: ['F B T'] }))).toContain('put T castle 2')
    const late = position({
      at: 'plan',
      round: 18,
      market: ['F B T k'],
      merchants: ['blois'],
      stretches: { R15: ['wine'] },
    })
    expect(plan(late)).toContain('put k wagon 2')
  })
})

describe('what has to be paid', () => {
  it('is paid with the cheapest food', () => {
    const s = position({
      at: 'event',
      event: 'harvest',
      round: 8,
      goods: [{ wheat: 1, cheese: 2, wine: 1 }],
      coins: [9, 9, 9],
    })
    proceed(s)
    expect(letPlay(s, 2, 0)).toEqual(['payFood wheat', 'payFood cheese'])
  })

  it('is taken from the stations that will never be built', () => {
    const s = position({
      at: 'event',
      event: 'taxes',
      round: 16,
      goods: [{ brocade: 3 }],
      coins: [0, 9, 9],
      development: [4, 0, 0],
      stations: [['blois', 'tours']],
    })
    proceed(s)
    expect(letPlay(s, 1, 0)).toEqual(['giveStation'])
  })
})

describe('the worth of a position', () => {
  it('grows with coins, goods, development, stations, citizens, knights and tech', () => {
    const chance = (given: Parameters<typeof position>[0]) =>
      knowledge.worth(position({ seats: 2, at: 'plan', round: 8, ...given }))[0]
    const even = chance({})
    expect(even).toBeCloseTo(0.5)
    expect(chance({ coins: [9, 5] })).toBeGreaterThan(even)
    expect(chance({ goods: [{ wool: 1 }] })).toBeGreaterThan(even)
    expect(chance({ development: [3, 0] })).toBeGreaterThan(even)
    expect(chance({ stations: [['blois']] })).toBeGreaterThan(even)
    expect(chance({ citizens: { 6: 0 } })).toBeGreaterThan(even)
    expect(chance({ market: ['f f f', 'f f f'], tracks: { knight: [2, 0] } })).toBeGreaterThan(even)
    expect(chance({ tech: [1, 0] })).toBeGreaterThan(even)
  })
})
