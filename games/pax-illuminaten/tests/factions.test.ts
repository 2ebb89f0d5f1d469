import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
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
  position,
  seatOf,
} from './position.ts'

/** A lodge of three nobles with three of Blue's disks. */
const nobles = { r3c1: '001 bb', r3c2: '002 b', r3c3: '003' }

describe('PI-13 faction cards', () => {
  it('PI-13.1 from the row or from another player, once a turn', () => {
    const s = position({ map: { ...nobles, r4c1: '031' }, factionCards: { N: 'r', M: 'row' } })
    const [claimed] = toldTo(play(s, 'claimFaction N'), 'factionClaimed')
    expect([claimed.from, s.holders[factionOf('N')]]).toEqual([seatOf('r'), seatOf('b')])
    expect(offers(s, 'claimFaction')).toEqual([])
    expect(blocked(s)).toContain('claimFaction M: oneFactionATurn PI-13.1')
  })

  it('PI-13.2 only the controller of the largest lodge', () => {
    const bigger = { r5c1: '004 r', r5c2: '005 r', r5c3: '016', r4c4: '017' }
    expect(offers(position({ map: nobles }), 'claimFaction')).toEqual(['N'])
    expect(offers(position({ map: { ...nobles, ...bigger } }), 'claimFaction')).toEqual([])
    expect(blocked(position({ map: { ...nobles, ...bigger } }))).toContain('claimFaction N: lodgeNotControlled PI-13.2')
  })

  it('PI-13.3 a card stays without the lodge', () => {
    const s = position({ factionCards: { N: 'b', P: 'b' } })
    endTurn(s)
    endTurn(s)
    expect([s.holders[factionOf('N')], s.holders[factionOf('P')]]).toEqual([seatOf('b'), seatOf('b')])
  })

  it('PI-13.4 an ability once a turn, also in the turn of the claim', () => {
    const s = position({ map: { ...nobles, r1c1: '009' }, favors: { b: 'N3 M1 S1' }, factionCards: { N: 'row' } })
    expect(offers(s, 'factionCard')).toEqual([])
    play(s, 'claimFaction N', 'factionCard N', 'slot r1c1', 'disks 1')
    expect(blocked(s)).toContain('factionCard N: abilityUsed PI-13.4')
    endTurn(s)
    expect(s.abilitiesUsed).toBe(0)
  })

  it('PI-13.5 passives only on the own turn; a fifth card is kept until the own redraw', () => {
    const s = position({ active: 'r', hands: { b: '001 002 003 004 005' }, factionCards: { S: 'r' } })
    endTurn(s)
    expect(s.hands.map((cards) => cards.length)).toEqual([5, 5])
    play(s, 'end')
    expect(owes(s)).toEqual(['redrawDiscard b'])
    play(s, 'card 002')
    expect(hand(s, 'b')).toBe('001 003 004 005')
  })
})

describe('2.8 faction cards, one by one', () => {
  it('Nobility: Influence on any card for one Nobility more', () => {
    const s = position({ map: { r1c1: '009 r' }, favors: { b: 'N1 M1' }, factionCards: { N: 'b' } })
    play(s, 'factionCard N', 'slot r1c1', 'disks 1')
    expect([at(s, 'r1c1'), favors(s, 'b'), s.mainUsed]).toEqual(['009 rb', '', 0])
  })

  it('Nobility, passive: the first disk on a bare card costs one less', () => {
    const bare = position({ map: { r5c2: '017' }, favors: { b: 'P1' }, factionCards: { N: 'b' } })
    play(bare, 'influence', 'slot r5c2', 'disks 1')
    expect(at(bare, 'r5c2')).toBe('017 b')
    const taken = position({ map: { r5c2: '017 r' }, favors: { b: 'P1' }, factionCards: { N: 'b' } })
    expect(offered(taken)).not.toContain('influence')
  })

  it('Professions: an extra Extort, without Whisper and Conspire', () => {
    const s = position({ map: { r3c3: '027 br', r3c2: '029 b' }, factionCards: { P: 'b' } })
    play(s, 'factionCard P', 'slot r3c3')
    expect([favors(s, 'b'), favors(s, 'r'), owes(s)]).toEqual(['A1 S1', '', ['menu b']])
  })

  it('Professions, passive: two for one', () => {
    const s = position({ favors: { b: 'C2' }, factionCards: { P: 'b' } })
    expect(offered(s)).toContain('scout')
    expect(offered(position({ favors: { b: 'C2' } }))).not.toContain('scout')
  })

  it('Magistrates: an extra Expel for one Magistrates and its cost', () => {
    const given = { map: { r4c3: '029 b' }, hands: { b: '001' }, factionCards: { M: 'b' } }
    expect(offers(position({ ...given, favors: { b: 'M1' } }), 'factionCard')).toEqual([])
    const s = position({ ...given, favors: { b: 'M1 P1' } })
    play(s, 'factionCard M', 'slot r4c3', 'card 001')
    expect([at(s, 'r4c3'), favors(s, 'b')]).toEqual(['001 b', ''])
  })

  it('Magistrates, passive: quick favor and ability', () => {
    const s = position({ hands: { b: '018' }, factionCards: { M: 'b' } })
    play(s, 'scheme 018', 'mode both')
    expect([favors(s, 'b'), s.buffs[0]]).toEqual(['N1 A1', 1])
  })

  it('Artists: up to three disks of one card to anywhere', () => {
    const s = position({ map: { r3c3: '042 bbb', r1c1: '019' }, favors: { b: 'A1' }, factionCards: { A: 'b' } })
    play(s, 'factionCard A', 'slot r3c3', 'slot r1c1', 'slot r3c3', 'slot r1c1', 'slot r3c3', 'slot r1c1')
    expect([at(s, 'r3c3'), at(s, 'r1c1')]).toEqual(['042', '019 bbb'])
  })

  it('Artists, passive: their favors are of any faction', () => {
    const s = position({ map: { r5c2: '050' }, favors: { b: 'A3' }, factionCards: { A: 'b' } })
    play(s, 'influence', 'slot r5c2', 'disks 1')
    expect([at(s, 'r5c2'), favors(s, 'b')]).toEqual(['050 b', ''])
  })

  it('Scholars: an extra Scout of any slot for one Scholars', () => {
    const s = position({ favors: { b: 'S1' }, hands: { b: '003' }, factionCards: { S: 'b' } })
    play(s, 'factionCard S', 'slot r1c1', 'card 003')
    expect([at(s, 'r1c1'), favors(s, 'b'), s.mainUsed]).toEqual(['003', '', 0])
  })

  it('Scholars, passive: five cards', () => {
    const s = position({ factionCards: { S: 'b' } })
    endTurn(s)
    expect(s.hands[seatOf('b')]).toHaveLength(5)
  })

  it('Clergy: an extra Oust, one Clergy a disk', () => {
    const s = position({ map: { r5c2: '029 rr' }, favors: { b: 'C2' }, factionCards: { C: 'b' } })
    play(s, 'factionCard C', 'target r5c2 r', 'disks 2')
    expect([favors(s, 'b'), owes(s), s.mainUsed]).toEqual(['', ['challengeNext b'], 0])
  })

  it('Clergy, passive: the other shows his card first', () => {
    const s = position({
      map: { r5c2: '029 r' },
      favors: { b: 'P1' },
      hands: { b: '001', r: '003' },
      factionCards: { C: 'b' },
    })
    play(s, 'oust', 'target r5c2 r', 'disks 1')
    expect(owes(s)).toEqual(['challengeCard r'])
  })
})
