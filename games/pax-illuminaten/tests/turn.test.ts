import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
import { paxIlluminaten } from '../index.ts'
import {
  at,
  blocked,
  endTurn,
  factionOf,
  favors,
  hand,
  offered,
  offers,
  owes,
  play,
  pool,
  position,
  seatOf,
} from './position.ts'

describe('PI-4 rounds, turns, event phase', () => {
  it('PI-4.1 clockwise from the starting player, round by round', () => {
    const s = position({ seats: 3, active: 'b', round: 2 })
    const turns = [0, 1, 2].map(() => {
      endTurn(s)
      return `${owes(s)[0]} ${s.round}`
    })
    expect(turns).toEqual(['menu g 2', 'menu r 2', 'menu b 3'])
    expect(s.starter).toBe(seatOf('b'))
  })

  it('PI-4.2 each edict gives one to the pool and one to its player; an empty one is discarded', () => {
    const s = position({ active: 'r', edicts: { S: 'b4', C: 'b2', N: 'r4' } })
    const events = endTurn(s)
    expect([favors(s, 'b'), pool(s, 'S'), s.edictTokens[factionOf('S')]]).toEqual(['S1 C1', 3, 2])
    expect(toldTo(events, 'edictDiscarded')).toMatchObject([{ faction: factionOf('C'), number: 1 }])
    expect(s.edictTokens[factionOf('N')]).toBe(4)
  })

  it('PI-4.3, PI-4.4 the old special goes, a new one may come, and is in force for all', () => {
    const s = position({ active: 'r', eventHands: { b: 'press tidings' }, inForce: { b: 'congress', r: 'elector' } })
    endTurn(s)
    expect(s.inForce[seatOf('b')]).toBe(-1)
    expect(offered(s)).toEqual(['event press', 'event tidings', 'stop'])
    play(s, 'event tidings')
    expect([s.inForce[seatOf('b')] >= 0, s.inForce[seatOf('r')] >= 0, owes(s)]).toEqual([true, true, ['menu b']])
    endTurn(s)
    expect(s.inForce[seatOf('b')]).not.toBe(-1)
  })

  it('PI-4.4 nothing has to be activated', () => {
    const s = position({ active: 'r', eventHands: { b: 'press' } })
    endTurn(s)
    play(s, 'stop')
    expect(s.inForce).toEqual([-1, -1])
  })

  it('PI-4.5 a special drawn now can be activated from the next turn on', () => {
    const s = position({ hands: { b: '046' }, events: 'press tidings' })
    play(s, 'scheme 046', 'mode nothing', 'end', 'event press')
    expect(s.eventHands[seatOf('b')]).toHaveLength(1)
    while (owes(s)[0] === 'redrawCard b') play(s, 'draw')
    expect([owes(s), s.inForce]).toEqual([['menu r'], [-1, -1]])
    endTurn(s)
    expect(offered(s)).toEqual(['event press', 'stop'])
  })

  it('PI-4.6 the fifth edict makes the round the last, however it goes', () => {
    const four = { N: 'gone', P: 'gone', M: 'gone', A: 'gone' }
    const s = position({ hands: { b: '005' }, edicts: { ...four, S: 'r2' }, starter: 'b' })
    const events = play(s, 'scheme 005', 'mode ability', 'faction S')
    expect(toldTo(events, 'lastRoundBegan')).toHaveLength(1)
    endTurn(s)
    expect(owes(s)).toEqual(['menu r'])
    endTurn(s)
    expect(paxIlluminaten.result(s)?.why).toBe('edicts')
  })
})

describe('PI-5 action phase', () => {
  it('PI-5.1 two main actions, everything else in between, nothing obligatory', () => {
    const s = position({ map: { r5c2: '001 b' }, hands: { b: '024' } })
    play(s, 'extort', 'slot placard', 'scheme 024', 'mode quick', 'extort', 'slot r5c2', 'faction N')
    expect(offered(s)).not.toContain('extort')
    expect(blocked(s)).toContain('extort: noMainAction PI-5.1')
    expect(owes(position())).toEqual(['menu b'])
    expect(offered(position())).toContain('end')
  })

  it('PI-5.2 the same main action twice', () => {
    const s = position({ map: { r5c2: '046 b' } })
    play(s, 'extort', 'slot placard', 'extort', 'slot r5c2')
    expect(s.mainUsed).toBe(2)
  })

  it('PI-5.3 a bonus action is no main action', () => {
    const s = position({ hands: { b: '009' } })
    play(s, 'scheme 009', 'mode ability', 'slot r1c1')
    play(s, `card ${hand(s, 'b')}`)
    expect(s.mainUsed).toBe(0)
  })

  it('PI-5.4 Congress: five tokens of any kind, once a turn', () => {
    const s = position({ favors: { b: 'N3 S2 C4 A1' }, inForce: { r: 'congress' } })
    play(s, 'congress', 'payAll')
    expect(s.mainAllowed).toBe(3)
    expect(
      favors(s, 'b')
        .match(/\d/g)
        ?.reduce((sum, each) => sum + Number(each), 0),
    ).toBe(5)
    expect(blocked(s)).toContain('congress: congressOnce PI-5.4')
    expect(offered(position({ favors: { b: 'N4' }, inForce: { r: 'congress' } }))).not.toContain('congress')
  })

  it('PI-5.4 Press: three of one faction, no exchange; Artists tokens stand in for their holder', () => {
    const s = position({ favors: { b: 'N3 S2 A1' }, inForce: { b: 'press' } })
    expect(offers(s, 'press')).toEqual(['N'])
    play(s, 'press N')
    expect([s.mainAllowed, favors(s, 'b'), offers(s, 'press')]).toEqual([3, 'A1 S2', []])
    const artist = position({ favors: { b: 'S2 A1' }, inForce: { b: 'press' }, factionCards: { A: 'b' } })
    expect(offers(artist, 'press')).toEqual(['S'])
  })

  it('PI-5.5 Rosicrucian Advance: Influence onto a Rosicrucian card is free, as often as it can be paid', () => {
    const s = position({ map: { r5c2: '005', r5c3: '001' }, favors: { b: 'N2 S2 M1' }, inForce: { r: 'advance' } })
    s.mainUsed = 2
    play(s, 'influence')
    expect(offers(s, 'slot')).toEqual(['r5c2'])
    play(s, 'slot r5c2', 'disks 1', 'influence', 'slot r5c2', 'disks 1')
    expect([s.mainUsed, at(s, 'r5c2')]).toEqual([2, '005 bb'])
  })

  it('PI-5.5 a Scout beside a Rosicrucian card, paid by its favor; an Expel by the card laid', () => {
    const s = position({
      map: { r5c2: '005 b' },
      favors: { b: 'N1 P1 S1' },
      hands: { b: '006 001' },
      inForce: { r: 'advance' },
    })
    play(s, 'scout')
    expect(offers(s, 'freeSlot')).toEqual(['r4c2', 'r4c3', 'r5c1', 'r5c3'])
    expect(offers(s, 'slot')).toEqual(['r4c2', 'r4c3', 'r5c1', 'r5c3'])
    play(s, 'freeSlot r4c2')
    expect(offers(s, 'token')).toEqual(['N', 'S'])
    play(s, 'token N', 'card 001')
    expect(s.mainUsed).toBe(0)
    s.mainUsed = 2
    play(s, 'expel', 'slot r4c2')
    if (owes(s)[0] === 'pay b') play(s, 'token S')
    expect(offers(s, 'card')).toEqual(['006'])
    play(s, 'card 006')
    expect(s.mainUsed).toBe(2)
  })

  it('PI-5.6 what is unused is lost with the end of the phase', () => {
    const s = position({ hands: { b: '018 001 002 003' } })
    play(s, 'scheme 018', 'mode ability')
    endTurn(s)
    expect([s.buffs, s.mainUsed, s.cubes]).toEqual([[0, 0, 0, 0, 0], 0, []])
  })
})
