import { FastRandom } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { knowsWell } from '../../tests/knowledge.ts'
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

knowsWell({
  game: owlsOfMinerva,
  knowledge,
  options: usual,
  chance: 50,
  seats: [2, 3, 4],
  kinds: [
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
  ],
  manyPlays: 5,
  fewPlays: 2,
  beats: { atLeast: 95, of: 100 },
  set: otherSet,
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
  it('grows with reforms, disks and followers', () => {
    const chance = (given: Parameters<typeof position>[0]) => knowledge.worth(position(given))[0]
    const even = chance({})
    expect(chance({ taken: [['ulm 31']] })).toBeGreaterThan(even)
    expect(chance({ disks: { trient: [2, 0] } })).toBeGreaterThan(even)
    expect(chance({ held: ['clergy artists'] })).toBeGreaterThan(even)
    expect(chance({ taken: [['ulm 31']] })).toBeGreaterThan(chance({ taken: [['ulm 1']] }))
  })
})
