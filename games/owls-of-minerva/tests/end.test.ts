import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
import { none } from '../data.ts'
import { owlsOfMinerva } from '../index.ts'
import { pointsOf } from '../score.ts'
import { lastReform, type State, sixRounds } from '../state.ts'
import { does, hand, owes, position } from './position.ts'

/** Ten reform cards with two players; all but that of Augsburg are taken. */
const nearlyDone = {
  hands: ['23 1 2 4', '6 7 9 10'],
  reforms: { augsburg: 'R12' },
  held: ['clergy magistrates', ''],
  followers: { augsburg: 'clergy' },
  taken: [
    ['ansbach 31', 'eichstaett 32', 'ulm 33', 'straubing 34'],
    ['passau 35', 'muenchen 36', 'burghausen 37', 'kempten 38', 'innsbruck 39'],
  ],
} as const

const points = (s: State, seat: number) => pointsOf(s)[seat]
const places = (s: State) => owlsOfMinerva.result(s)?.places

/** The game is over as it stands. */
function over(given: Parameters<typeof position>[0]): State {
  const s = position(given)
  s.todo = []
  s.ending = sixRounds
  return s
}

describe('the end', () => {
  it('OM-5.1 after the sixth round, without drawing any more', () => {
    const s = position({ round: 6, active: 1, hands: ['1 2 3 4', '6 7 9 10'] })
    does(s, 'playCard 6')
    expect(owlsOfMinerva.result(s)).toBeNull()
    const events = does(s, 'endTurn')
    expect([owes(s), s.ending, hand(s, 1)]).toEqual([[], sixRounds, '7 9 10'])
    expect(toldTo(events, 'gameEnded')).toMatchObject([{ why: 'sixRounds', totals: [0, 0], winners: [0, 1] }])
    expect(owlsOfMinerva.result(s)?.why).toBe('sixRounds')
  })

  it('OM-5.1 with the last reform: the turn is finished, without drawing', () => {
    const s = position(nearlyDone)
    const events = does(s, 'playCard 23', 'reform')
    expect(toldTo(events, 'lastReformTaken')).toEqual([{ type: 'lastReformTaken', seat: 0, roundGoesOn: false }])
    expect(owes(s)).toEqual(['act 0'])
    does(s, 'gather', 'endTurn')
    expect([owes(s), s.ending, hand(s, 0)]).toEqual([[], lastReform, '1 2 4'])
    expect(owlsOfMinerva.result(s)?.why).toBe('lastReform')
  })

  it('OM-5.1 finishRound: the others have their turn, too', () => {
    const s = position({ ...nearlyDone, options: { finishRound: true } })
    does(s, 'playCard 23', 'reform', 'endTurn', 'deck')
    expect(owes(s)).toEqual(['playCard 1'])
    does(s, 'playCard 6', 'endTurn')
    expect([owes(s), s.ending]).toEqual([[], lastReform])
  })

  it('OM-5.1 finishRound: the last player of a round ends it at once', () => {
    const s = position({ ...nearlyDone, starter: 1, options: { finishRound: true } })
    does(s, 'playCard 23', 'reform', 'endTurn')
    expect([owes(s), s.ending]).toEqual([[], lastReform])
  })

  it.each([
    ['1', 1],
    ['16', 2],
    ['31', 3],
    ['46', 4],
    ['52', 4],
  ])('OM-5.2 a reform over card %s counts 3 and %i', (number, worth) => {
    const s = position({ taken: [[`ulm ${number}`]] })
    expect(points(s, 0)).toMatchObject({ reforms: 3, actionCards: worth })
    expect(points(s, 1)).toMatchObject({ reforms: 0, actionCards: 0 })
  })

  it('OM-5.3 every disk on the map counts 1', () => {
    const s = position({ disks: { ulm: [2, 1], trient: [1, 0] } })
    expect([points(s, 0).influence, points(s, 1).influence]).toEqual([3, 1])
  })

  it('OM-5.4 all six factions count 2, once', () => {
    const all = 'nobility professions magistrates artists scholars clergy'
    const s = position({ held: [`${all} ${all}`, all] })
    expect([points(s, 0).fullSet, points(s, 1).fullSet]).toEqual([2, 2])
    expect(points(position({ held: ['nobility professions magistrates artists scholars'] }), 0).fullSet).toBe(0)
  })

  it('OM-5.4 the most of a faction counts 1 for each faction; a tie counts nothing', () => {
    const s = position({ seats: 3, held: ['artists artists clergy nobility', 'artists clergy', 'scholars'] })
    expect([0, 1, 2].map((seat) => points(s, seat).majorities)).toEqual([2, 0, 1])
  })

  it('OM-5.5 the icons of the identity card do not count', () => {
    const s = position({ ids: ['1', '27'] })
    expect([points(s, 0).majorities, points(s, 1).majorities]).toEqual([0, 0])
  })

  it('OM-5.6 the most points win', () => {
    expect(places(over({ disks: { ulm: [1, 2] } }))).toEqual([2, 1])
  })

  it('OM-5.6 then more reforms', () => {
    const s = over({ taken: [['ulm 1']], disks: { ulm: [0, 4] } })
    expect(owlsOfMinerva.result(s)?.totals).toEqual([4, 4])
    expect(places(s)).toEqual([1, 2])
  })

  it('OM-5.6 then more disks', () => {
    const s = over({ disks: { ulm: [1, 0] }, held: ['', 'clergy'] })
    expect(owlsOfMinerva.result(s)?.totals).toEqual([1, 1])
    expect(places(s)).toEqual([1, 2])
  })

  it('OM-5.6 then more followers', () => {
    const s = over({ seats: 3, held: ['clergy', 'artists artists', 'scholars'] })
    expect(owlsOfMinerva.result(s)?.totals).toEqual([1, 1, 1])
    expect(places(s)).toEqual([2, 1, 2])
  })

  it('OM-5.6 a follower counts for who holds it alone', () => {
    const s = over({ held: ['clergy', 'nobility nobility'] })
    expect(owlsOfMinerva.result(s)?.totals).toEqual([1, 1])
    expect(places(s)).toEqual([2, 1])
  })

  it('OM-5.6 then the place is shared', () => {
    expect(places(over({ held: ['clergy', 'artists'] }))).toEqual([1, 1])
  })

  it.each([
    [2, [0, 2]],
    [3, [0, 3, 4]],
    [4, [0, 1, 2, 5]],
  ] as const)('balancedStart: with %i players %j points by order', (seats, headStart) => {
    const s = over({ seats, starter: 1, options: { balancedStart: true } })
    const totals = owlsOfMinerva.result(s)?.totals ?? []
    expect([...totals.slice(1), totals[0]]).toEqual(headStart)
    expect(owlsOfMinerva.result(s)?.points[1]).toHaveProperty('headStart', 0)
    expect(owlsOfMinerva.result(over({ seats }))?.totals).toEqual(headStart.map(() => 0))
    expect(owlsOfMinerva.result(over({ seats }))?.points[0]).not.toHaveProperty('headStart')
  })

  it('balancedStart: nobody is ahead before somebody has begun', () => {
    const s = position({ options: { balancedStart: true } })
    s.starter = none
    expect(pointsOf(s).map(({ headStart }) => headStart)).toEqual([0, 0])
  })
})
