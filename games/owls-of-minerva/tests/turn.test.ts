import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
import { sixRounds } from '../state.ts'
import {
  blocked,
  card,
  disks,
  does,
  followers,
  hand,
  held,
  offered,
  offeredAs,
  owes,
  pawn,
  position,
} from './position.ts'

describe('rounds and turns', () => {
  it('OM-3.1 every player has one turn a round, clockwise from the starting player, for six rounds', () => {
    const s = position({ seats: 3, starter: 1, active: 1 })
    const seats: string[] = []
    while (owes(s).length > 0) {
      const [owed] = owes(s)
      if (owed.startsWith('playCard')) seats.push(`${owed.at(-1)}${s.edicts.length}`)
      does(s, offered(s).includes('endTurn') ? 'endTurn' : offered(s)[0])
    }
    expect(seats.join(' ')).toBe('11 21 01 12 22 02 13 23 03 14 24 04 15 25 05 16 26 06')
    expect(s.ending).toBe(sixRounds)
  })

  it('OM-3.2 an edict in the turn of the starting player only; a card; then drawing', () => {
    const s = position({ active: 1, court: '1 2 3 4 5', hands: ['', '6 7 8 10'] })
    does(s, 'playCard 6')
    expect(owes(s)).toEqual(['act 1'])
    does(s, 'endTurn')
    expect(owes(s)).toEqual(['drawFrom 1'])
    const events = does(s, 'court 3')
    expect(toldTo(events, 'edictRevealed')).toHaveLength(1)
    expect(toldTo(events, 'turnBegan')).toEqual([{ type: 'turnBegan', seat: 0, turn: 3, round: 2 }])
    const other = position({ court: '1 2 3 4 5', hands: ['6 7 8 10'] })
    expect(toldTo(does(other, 'playCard 6', 'endTurn', 'deck'), 'edictRevealed')).toEqual([])
  })
})

describe('the edict', () => {
  it('OM-3.3 a new one replaces the last; each faction comes once', () => {
    const s = position({ seats: 2, edict: 'clergy', active: 1 })
    expect(s.edicts).toEqual([5])
    const blockedOnes = [5]
    while (owes(s).length > 0) {
      does(s, offered(s).includes('endTurn') ? 'endTurn' : offered(s)[0])
      if (s.edicts.length > blockedOnes.length) blockedOnes.push(s.edicts.at(-1) ?? -1)
    }
    expect(blockedOnes.toSorted()).toEqual([0, 1, 2, 3, 4, 5])
    expect(s.edictPile).toEqual([])
  })

  it('OM-3.4 blocked followers on the map are neither gathered nor moved', () => {
    const s = position({
      edict: 'professions',
      hands: ['29 1 2 3'],
      followers: { augsburg: 'professions', ulm: 'scholars professions' },
    })
    does(s, 'playCard 29')
    expect(offered(s)).not.toContain('gather')
    expect(offeredAs(s, 'freemason')).toEqual(['ulm scholars'])
    expect(blocked(s)).toEqual(
      expect.arrayContaining([
        'gather: onlyBlockedFollowers OM-3.4',
        'freemason ulm professions: factionBlocked OM-3.4',
        'freemason passau scholars: noSuchFollower OM-3.20',
      ]),
    )
  })

  it('OM-3.5 own blocked followers and icons pay, and a blocked one is taken from a loser', () => {
    const s = position({
      edict: 'clergy',
      hands: ['23 1 2 4'],
      reforms: { augsburg: 'R12' },
      held: ['clergy magistrates'],
    })
    does(s, 'playCard 23', 'reform')
    expect(held(s, 0)).toBe('')
    const oust = position({ edict: 'clergy', hands: ['52 1 2 4', '3 6 7 8'], held: ['', 'clergy artists'] })
    does(oust, 'playCard 52', 'move passau', 'defend 3', 'displace straubing', 'take clergy')
    expect([held(oust, 0), held(oust, 1)]).toEqual(['clergy', 'artists'])
  })
})

describe('the card', () => {
  it('OM-3.6 one card must be played, but none of its actions', () => {
    const s = position({ hands: ['29 1 2 3'] })
    expect(offered(s)).toEqual(['playCard 1', 'playCard 2', 'playCard 3', 'playCard 29'])
    does(s, 'playCard 29')
    expect(offered(s)).toContain('endTurn')
    does(s, 'endTurn')
    expect(owes(s)).toEqual(['drawFrom 0'])
  })

  it('OM-3.6 with an empty hand the step is skipped', () => {
    const s = position({ hands: ['29 1 2 3', ''] })
    const events = does(s, 'playCard 29', 'endTurn', 'deck')
    expect(toldTo(events, 'handEmpty')).toEqual([{ type: 'handEmpty', seat: 1 }])
    expect(owes(s)).toEqual(['drawFrom 1'])
  })

  it.each([
    ['gather', 'move ulm', 'freemason passau scholars'],
    ['move ulm', 'gather', 'freemason passau scholars'],
    ['freemason passau scholars', 'move ulm', 'gather'],
  ])('OM-3.7 move, gathering and icon once each: %s, %s, %s', (...order) => {
    const s = position({
      hands: ['29 1 2 3'],
      followers: { augsburg: 'scholars', ulm: 'scholars', passau: 'scholars' },
    })
    does(s, 'playCard 29')
    for (const move of order) does(s, move, ...(move.startsWith('freemason') ? ['freemasonTo straubing'] : []))
    expect(offered(s)).toEqual(['endTurn'])
    expect(blocked(s)).toEqual(
      expect.arrayContaining([
        'move augsburg: moveUsed OM-3.7',
        'gather: gatheringUsed OM-3.7',
        'freemason straubing scholars: iconUsed OM-3.7',
      ]),
    )
    expect([pawn(s, 0), followers(s, 'straubing')]).toEqual(['ulm', 'scholars'])
  })

  it('OM-3.7 one reform a turn, and the other actions after it', () => {
    const s = position({
      hands: ['23 1 2 4'],
      reforms: { augsburg: 'R12', ulm: 'R10' },
      held: ['clergy magistrates magistrates artists artists'],
      followers: { augsburg: 'clergy' },
    })
    does(s, 'playCard 23', 'reform', 'gather')
    does(s, 'move ulm')
    expect(offered(s)).toEqual(['endTurn'])
    expect(blocked(s)).toContain('reform: reformUsed OM-3.7')
    expect(disks(s, 'augsburg')).toEqual([1, 0])
  })

  it('OM-3.8 the action card is discarded before drawing', () => {
    const s = position({ hands: ['29 1 2 3'] })
    const events = does(s, 'playCard 29')
    expect(s.discards).toEqual([])
    expect(toldTo([...events, ...does(s, 'endTurn')], 'turnEnded')).toEqual([
      { type: 'turnEnded', seat: 0, card: card('29') },
    ])
    expect(s.discards).toEqual([card('29')])
  })

  it('OM-3.8 unless it lies under a reform card', () => {
    const s = position({ hands: ['23 1 2 4'], reforms: { augsburg: 'R12' }, held: ['clergy magistrates'] })
    does(s, 'playCard 23', 'reform', 'endTurn')
    expect([s.discards, hand(s, 0)]).toEqual([[], '1 2 4'])
  })
})
