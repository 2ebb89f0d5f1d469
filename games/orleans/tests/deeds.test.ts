import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
import { orleans } from '../index.ts'
import { standardSet } from '../standard-set.ts'
import {
  bag,
  blocked,
  deedCitizen,
  type Given,
  offered,
  offeredOf,
  owes,
  position,
  row,
  say,
  sayAll,
  tower,
} from './position.ts'

/** One seat with something to do besides; the others have passed. */
const using = (given: Given = {}) =>
  position({ passed: [1, 2], bag: ['', '', ''], ...given, on: [{ farmhouse: 'b c', ...given.on?.[0] }] })

describe('OR-3.46 the Town Hall', () => {
  const hall = (row: string, given: Given = {}) => using({ ...given, on: [{ townhall: row }] })

  it('moves one or two, each to a space of its own type', () => {
    const s = hall('k m')
    say(s, 'act townhall')
    expect(offered(s)).toEqual([
      'doDeed k city-wall',
      'doDeed k papal-conclave',
      'doDeed k peace-treaty',
      'doDeed m papal-conclave',
      'doDeed m cathedral',
      'doDeed m peace-treaty',
    ])
    say(s, 'doDeed k city-wall')
    expect(offered(s)).toContain('stopDeeds')
    say(s, 'doDeed m cathedral')
    expect([row(s, 0, 'townhall'), bag(s, 0)]).toEqual(['. .', ''])
    expect(owes(s)).toEqual(['chooseAction 0'])
  })

  it('moves two at most, also from a tower with room for more', () => {
    const s = using({ tiles: [['gunpowder-tower']], tower: 'k k k' })
    s.set = { ...standardSet, tower: 3 }
    sayAll(s, 'act gunpowder-tower', 'doDeed k city-wall', 'doDeed k city-wall')
    expect([tower(s), owes(s)]).toEqual(['k', ['chooseAction 0']])
  })

  it('knows no substitutes: neither monks, nor School, nor Herb Garden', () => {
    const s = hall('s b', { tiles: [['school', 'herb-garden']] })
    say(s, 'act townhall')
    expect(offeredOf(s, 'doDeed')).toEqual([
      's defeat-plague',
      's astronomy',
      's boatmen-guild',
      's peace-treaty',
      'b defeat-plague',
      'b boatmen-guild',
      'b canalisation',
    ])
    expect(blocked(s)).toContain('doDeed s city-wall: notOnThisDeed OR-3.46')
  })

  it('a deed takes no more than it has spaces', () => {
    const s = hall('m .', { deeds: { 'papal-conclave': 'm m' } })
    say(s, 'act townhall')
    expect(offered(s)).not.toContain('doDeed m papal-conclave')
    expect(blocked(s)).toContain('doDeed m papal-conclave: deedSpaceTaken OR-3.46')
  })

  it('OR-3.47 own followers never go there', () => {
    const s = using({ tiles: [['gunpowder-tower']], tower: 'F k', on: [{}] })
    say(s, 'act gunpowder-tower')
    expect(offeredOf(s, 'doDeed').every((each) => each.startsWith('k'))).toBe(true)
    const plan = position({ at: 'plan', market: ['F B C T'] })
    expect(offeredOf(plan, 'put', 0).some((each) => each.includes('townhall'))).toBe(false)
  })

  it.each([
    ['k', 'city-wall', 1],
    ['m', 'papal-conclave', 3],
    ['s', 'defeat-plague', 2],
    ['s', 'astronomy', 1],
    ['b', 'boatmen-guild', 1],
    ['c', 'cathedral', 2],
    ['m', 'peace-treaty', 2],
  ] as const)('OR-3.48 %s to %s: %i coins at once', (letter, deed, coins) => {
    const s = hall(`${letter} .`)
    sayAll(s, 'act townhall', `doDeed ${letter} ${deed}`)
    expect(s.coins[0]).toBe(5 + coins)
  })

  it('OR-3.48 Canalisation: a coin or a point', () => {
    const s = hall('f .')
    sayAll(s, 'act townhall', 'doDeed f canalisation')
    expect(offered(s)).toEqual(['takeCoins', 'takeDevelopment'])
    const other = orleans.clone(s)
    say(s, 'takeCoins')
    say(other, 'takeDevelopment')
    expect([s.coins[0], s.development[0], other.coins[0], other.development[0]]).toEqual([6, 0, 5, 1])
  })

  it('OR-3.48 Canalisation at the end of the development track: the coin', () => {
    const s = hall('f .', { development: [30, 0, 0] })
    sayAll(s, 'act townhall', 'doDeed f canalisation')
    expect([s.coins[0], owes(s)]).toEqual([6, ['chooseAction 0']])
  })

  it('OR-3.49 whoever fills the last space takes the citizen besides', () => {
    const s = hall('t .', { deeds: { astronomy: 's s' } })
    const events = sayAll(s, 'act townhall', 'doDeed t astronomy')
    expect([s.citizens[deedCitizen('astronomy')], s.coins[0]]).toEqual([0, 6])
    expect(toldTo(events, 'deedDone')).toMatchObject([{ deed: 'astronomy', filled: 3, size: 3 }])
    expect(toldTo(events, 'citizenTaken')).toMatchObject([{ from: 'astronomy' }])
  })

  it('OR-3.50 who is there stays there', () => {
    const s = hall('k .')
    sayAll(s, 'act townhall', 'doDeed k city-wall')
    expect([s.deeds[4], bag(s, 0), s.supply[4]]).toEqual([1, '', 10])
  })

  it('OR-3.51 it needs a follower with a free space; at least one is moved', () => {
    const all = { 'papal-conclave': 'm m', cathedral: 'm m', 'peace-treaty': 'm' }
    const s = hall('m .', { deeds: all })
    expect(offered(s)).not.toContain('act townhall')
    expect(blocked(s)).toContain('act townhall: noDeedForThem OR-3.51')
    const other = hall('m k', { deeds: all })
    say(other, 'act townhall')
    expect(offered(other)).not.toContain('stopDeeds')
  })

  it('OR-3.52 who is not moved stays for a later action', () => {
    const s = hall('k m')
    sayAll(s, 'act townhall', 'doDeed k city-wall', 'stopDeeds')
    expect(row(s, 0, 'townhall')).toBe('. m')
    expect(offered(s)).toContain('act townhall')
  })

  it('OR-3.53 the tower: a second, separate way', () => {
    const s = using({ tiles: [['gunpowder-tower']], tower: 'k k', on: [{ townhall: 'f .' }] })
    expect(offered(s)).toEqual(['act farmhouse', 'act townhall', 'act gunpowder-tower', 'pass'])
    sayAll(s, 'act gunpowder-tower', 'doDeed k city-wall', 'doDeed k peace-treaty')
    expect([tower(s), s.coins[0], row(s, 0, 'townhall')]).toEqual(['', 8, 'f .'])
  })
})
