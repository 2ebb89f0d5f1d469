import { FastRandom, hashOf, pick, type Seat } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { knowledge } from '../ai.ts'
import { owlsOfMinerva } from '../index.ts'
import type { State } from '../state.ts'
import { otherSet } from './other-set.ts'
import { does, held, offered, pawn, position, usual, worded } from './position.ts'

const random = new FastRandom(8)

/** Lets the rule player answer for whoever is asked, so many times; what it did, in words. */
function letPlay(s: State, answers = 1): string[] {
  return Array.from({ length: answers }, () => {
    const [{ seat }] = owlsOfMinerva.decisions(s)
    const move = worded(knowledge.choose(s, seat, owlsOfMinerva.moves(s, seat), random))
    does(s, move)
    return move
  })
}

interface Situation {
  readonly state: State
  readonly seat: Seat
}

/** Positions on the way of a play in which everybody mixes the rule player with chance. */
function* situations(seats: number, plays: number): Generator<Situation> {
  const random = new FastRandom(seats)
  for (let play = 0; play < plays; play++) {
    const state = owlsOfMinerva.setup(seats, usual, { random })
    for (;;) {
      const [decision] = owlsOfMinerva.decisions(state)
      if (decision === undefined) break
      const { seat } = decision
      const moves = owlsOfMinerva.moves(state, seat)
      if (moves.length > 1) yield { state, seat }
      const move = random.below(2) === 0 ? pick(moves, random) : knowledge.choose(state, seat, moves, random)
      owlsOfMinerva.play(state, seat, move, { random })
    }
  }
}

describe.each([2, 3, 4])('the rule player with %d players', (seats) => {
  it('plays an offered move in every kind of decision and leaves the state as it was', () => {
    const kinds = new Set<string>()
    for (const { state, seat } of situations(seats, 5)) {
      const before = hashOf(state)
      const moves = owlsOfMinerva.moves(state, seat)
      expect(moves).toContain(knowledge.choose(state, seat, moves, random))
      expect(hashOf(state)).toBe(before)
      kinds.add(owlsOfMinerva.decisions(state)[0].type)
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'chooseId',
        'chooseStart',
        'playCard',
        'act',
        'freemasonTo',
        'rosicrucianDraw',
        'reformAdd',
        'oustDefend',
        'oustDisplace',
        'oustTake',
        'drawFrom',
      ]),
    )
  })

  it('chooses and leans the same in all states that look the same to it', () => {
    let differing = 0
    for (const { state, seat } of situations(seats, 2)) {
      const moves = owlsOfMinerva.moves(state, seat)
      const other = owlsOfMinerva.imagine(owlsOfMinerva.view(state, seat), random)
      if (hashOf(other) !== hashOf(state)) differing++
      expect(knowledge.choose(other, seat, moves, random)).toBe(knowledge.choose(state, seat, moves, random))
      expect(knowledge.leanings?.(other, seat, moves)).toEqual(knowledge.leanings?.(state, seat, moves))
    }
    expect(differing).toBeGreaterThan(50)
  })

  it('leans most to what it chooses, in shares that add up to 1', () => {
    for (const { state, seat } of situations(seats, 2)) {
      const moves = owlsOfMinerva.moves(state, seat)
      const shares = knowledge.leanings?.(state, seat, moves) ?? []
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
      expect(moves[shares.indexOf(Math.max(...shares))]).toBe(knowledge.choose(state, seat, moves, random))
    }
  })

  it('beats random players in at least 95 of 100 games', () => {
    let won = 0
    for (let game = 0; game < 100; game++) {
      const random = new FastRandom(1000 + game)
      const s = owlsOfMinerva.setup(seats, usual, { random })
      for (;;) {
        const [decision] = owlsOfMinerva.decisions(s)
        if (decision === undefined) break
        const { seat } = decision
        const moves = owlsOfMinerva.moves(s, seat)
        const move = seat === game % seats ? knowledge.choose(s, seat, moves, random) : pick(moves, random)
        owlsOfMinerva.play(s, seat, move, { random })
      }
      const places = owlsOfMinerva.result(s)?.places ?? []
      if (places[game % seats] === 1 && places.filter((place) => place === 1).length === 1) won++
    }
    expect(won).toBeGreaterThanOrEqual(95)
  })
})

describe('a component set of the host', () => {
  it.each([2, 3, 4])('is no obstacle with %d players', (seats) => {
    const random = new FastRandom(21)
    const state = owlsOfMinerva.setup(seats, usual, { random }, otherSet)
    for (;;) {
      const [decision] = owlsOfMinerva.decisions(state)
      if (decision === undefined) break
      const { seat } = decision
      const moves = owlsOfMinerva.moves(state, seat)
      const shares = knowledge.leanings?.(state, seat, moves) ?? []
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
      expect(knowledge.worth(state).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
      owlsOfMinerva.play(state, seat, knowledge.choose(state, seat, moves, random), { random })
    }
    expect(owlsOfMinerva.result(state)).not.toBeNull()
  })
})

describe('a turn', () => {
  it('walks to where it can reform, and does so', () => {
    const s = position({
      pawns: ['kempten', 'passau'],
      ids: ['3'],
      hands: ['23 2 10 14'],
      reforms: { augsburg: 'R12' },
      held: ['clergy magistrates'],
    })
    expect(letPlay(s, 3)).toEqual(['playCard 23', 'move augsburg', 'reform'])
  })

  it('puts the higher of two fitting cards under the reform', () => {
    const s = position({ ids: ['3'], hands: ['23 38 2 10'], reforms: { augsburg: 'R12' } })
    expect(letPlay(s, 2)).toEqual(['playCard 38', 'reformWith 23'])
  })

  it('lets a Freemason bring what it then gathers', () => {
    const s = position({
      round: 1,
      ids: ['3'],
      hands: ['29'],
      followers: { augsburg: 'professions', ulm: 'scholars' },
      taken: [['eichstaett 31', 'ulm 32', 'muenchen 33', 'kempten 34', 'augsburg 35', 'innsbruck 36']],
    })
    does(s, 'playCard 29')
    expect(letPlay(s, 3)).toEqual(['freemason ulm scholars', 'freemasonTo augsburg', 'gather'])
    expect(held(s, 0)).toBe('professions scholars')
  })

  it('does not leave with a reform undone', () => {
    const s = position({
      ids: ['3'],
      hands: ['23 2 10 14'],
      reforms: { augsburg: 'R12' },
      held: ['clergy magistrates'],
    })
    does(s, 'playCard 23')
    while (offered(s).includes('endTurn')) letPlay(s)
    expect(s.takers.filter((taker) => taker === 0)).toHaveLength(1)
  })
})

describe('an oust', () => {
  it('is defended with an ace, but not against a crown that is stronger anyway', () => {
    const s = position({ ids: ['31', '7'], pawns: ['straubing', 'passau'], hands: ['8 1 2 3', '46 4 10 14'] })
    does(s, 'playCard 8', 'move passau')
    expect(letPlay(s)).toEqual(['defend 46'])
    const hopeless = position({ ids: ['31', '7'], hands: ['52 1 2 3', '46 4 15 14'] })
    does(hopeless, 'playCard 52', 'move passau')
    expect(letPlay(hopeless)).not.toEqual(['defend 46'])
  })

  it('is not lost for want of a raise, nor of an answer', () => {
    const s = position({ ids: ['6', '4'], pawns: ['straubing', 'passau'], hands: ['8 53 2 7', '10 46 14 15'] })
    does(s, 'playCard 8', 'move passau', 'defend 10')
    expect(letPlay(s, 2)).toEqual(['raise 53', 'answer 46'])
  })

  it('sends the loser where little is to be had', () => {
    const s = position({
      ids: ['31', '7'],
      pawns: ['straubing', 'passau'],
      hands: ['8 1 2 3', '15 4 10 14'],
      held: ['', 'clergy clergy magistrates magistrates'],
      reforms: { burghausen: 'R12' },
    })
    does(s, 'playCard 8', 'move passau', 'defend 15')
    expect(letPlay(s)).toEqual(['displace straubing'])
    expect(pawn(s, 1)).toBe('straubing')
  })
})

describe('the worth of a position', () => {
  it.each([2, 3, 4])('is a chance for each of %d seats', (seats) => {
    for (const { state } of situations(seats, 1)) {
      const chances = knowledge.worth(state)
      expect(chances).toHaveLength(seats)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
      expect(Math.min(...chances)).toBeGreaterThanOrEqual(0)
    }
  })

  it('grows with reforms, disks and followers', () => {
    const chance = (given: Parameters<typeof position>[0]) => knowledge.worth(position(given))[0]
    const even = chance({})
    expect(chance({ taken: [['ulm 31']] })).toBeGreaterThan(even)
    expect(chance({ disks: { trient: [2, 0] } })).toBeGreaterThan(even)
    expect(chance({ held: ['clergy artists'] })).toBeGreaterThan(even)
    expect(chance({ taken: [['ulm 31']] })).toBeGreaterThan(chance({ taken: [['ulm 1']] }))
  })
})
