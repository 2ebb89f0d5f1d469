import { describe, expect, it } from 'vitest'
import { factionOf, favors, offered, offers, owes, play, pool, position } from './position.ts'

describe('PI-2 paying', () => {
  it('PI-2.1 paid tokens go to the pool', () => {
    const s = position({ map: { r5c2: '001' }, favors: { b: 'N1' } })
    play(s, 'influence', 'slot r5c2', 'disks 1')
    expect([favors(s, 'b'), pool(s, 'N')]).toEqual(['', 6])
  })

  it('PI-2.2 three of a kind stand for one; a set of the faction asked for is not offered', () => {
    const s = position({ map: { r5c2: '001 b' }, favors: { b: 'A3 C3 M1' }, contacts: { b: 15 } })
    play(s, 'influence', 'slot r5c2', 'disks 1')
    expect(offered(s)).toEqual(['token M', 'exchange A', 'exchange C'])
    play(s, 'exchange C')
    expect(favors(s, 'b')).toBe('M1 A3')
  })

  it('PI-2.2 two of a kind for the holder of Professions', () => {
    const s = position({ map: { r5c2: '001' }, favors: { b: 'A2' }, factionCards: { P: 'b' } })
    play(s, 'influence', 'slot r5c2', 'disks 1')
    expect(favors(s, 'b')).toBe('')
  })

  it('PI-2.2 a single Artists token for its holder, who never needs a set of them', () => {
    const s = position({ map: { r5c2: '001' }, favors: { b: 'A3 C3' }, factionCards: { A: 'b' } })
    play(s, 'influence', 'slot r5c2', 'disks 1')
    expect(offered(s)).toEqual(['token A', 'exchange C'])
    play(s, 'token A')
    expect(favors(s, 'b')).toBe('A2 C3')
  })

  it('PI-2.2 Artists tokens join no set of another faction', () => {
    const s = position({ map: { r5c2: '001' }, favors: { b: 'C2' }, factionCards: { A: 'b' } })
    expect(offered(s)).not.toContain('influence')
    const set = position({ map: { r5c2: '001' }, favors: { b: 'A3' } })
    expect(offered(set)).toContain('influence')
  })

  it('PI-2.3 no exchange for a fee, and no change', () => {
    const s = position({ hands: { b: '001 002' }, favors: { b: 'A3' } })
    play(s, 'end', 'court 0', 'court 1')
    expect(favors(s, 'b')).toBe('A2')
  })

  it('PI-2.4 what cannot be paid is not legal', () => {
    const s = position({ map: { r5c2: '042' }, favors: { b: 'S2' } })
    expect(offered(s)).not.toContain('influence')
    expect(offered(s)).not.toContain('congress')
  })

  it('looks for the ways to pay without touching the state', () => {
    const s = position({ map: { r5c2: '001 b' }, favors: { b: 'A3 C3 M1' }, contacts: { b: 15 } })
    play(s, 'influence', 'slot r5c2', 'disks 1')
    Object.freeze(s.favors)
    expect(offered(s)).toEqual(['token M', 'exchange A', 'exchange C'])
  })

  it('PI-2.4 a first token may not make the rest unpayable', () => {
    const s = position({
      map: { r4c2: '013 b', r4c3: '029 b', r3c3: '001 rr' },
      favors: { b: 'P1 C1 S1' },
      hands: { b: '002' },
    })
    play(s, 'oust', 'target r3c3 r', 'disks 2')
    expect(offered(s)).toEqual(['token P', 'token S', 'token C', 'payAll'])
    play(s, 'token C')
    expect([owes(s), favors(s, 'b')]).toEqual([['challengeCard b'], 'S1'])
  })

  it('PI-2.5 the payer chooses which symbols fall away', () => {
    const s = position({ map: { r5c2: '042' }, favors: { b: 'S3 A1' }, hands: { b: '018' } })
    play(s, 'scheme 018', 'mode ability', 'influence', 'slot r5c2', 'disks 1')
    expect(offers(s, 'fallAway')).toEqual(['0 1', '1 0'])
    play(s, 'fallAway 0 1')
    expect(favors(s, 'b')).toBe('A1 S1')
  })

  it('PI-2.5 the reduction of the total may bring it to nothing', () => {
    const s = position({ map: { r1c1: '001 r' }, hands: { b: '003' } })
    play(s, 'scheme 003', 'mode ability', 'slot r1c1', 'disks 1')
    expect(owes(s)).toEqual(['menu b'])
  })

  it('4.1 the rest of a payment in one go', () => {
    const s = position({ map: { r5c2: '019' }, favors: { b: 'N1 A3 S3 M6 C1' } })
    play(s, 'influence', 'slot r5c2', 'disks 2')
    expect(offered(s)).toContain('payAll')
    play(s, 'payAll')
    expect([owes(s), favors(s, 'b')]).toEqual([['menu b'], 'A3 S3'])
  })
})

describe('PI-3 gaining', () => {
  it('PI-3.1 choices are the gainer’s', () => {
    const s = position({ map: { r5c2: '001 b' } })
    play(s, 'extort', 'slot r5c2')
    expect(offers(s, 'faction')).toEqual(['N', 'M'])
    play(s, 'faction M')
    expect(favors(s, 'b')).toBe('M1')
  })

  it('PI-3.2 Subversion: who loses the token, the gainer chooses', () => {
    const s = position({
      seats: 3,
      map: { r5c4: '046 b' },
      favors: { r: 'N4', g: 'N4' },
    })
    play(s, 'extort', 'slot r5c4')
    expect(owes(s)).toEqual(['gainVictim b'])
    play(s, 'seat g', 'seat r', 'seat g')
    expect([favors(s, 'r'), favors(s, 'g'), favors(s, 'b')]).toEqual(['N3', 'N2', 'N3'])
  })

  it('PI-3.2 tokens on edicts are safe; what nobody has is lost', () => {
    const s = position({ map: { r5c2: '046 b' }, edicts: { N: 'r6' } })
    play(s, 'extort', 'slot r5c2')
    expect([favors(s, 'b'), s.edictTokens[factionOf('N')]]).toEqual(['', 6])
  })

  it('PI-3.2 a choice only among what can be supplied', () => {
    const s = position({ map: { r5c2: '001 b' }, edicts: { N: 'r6' } })
    play(s, 'extort', 'slot r5c2')
    expect(favors(s, 'b')).toBe('M1')
  })

  it('PI-3.3 compensation comes from the pool alone', () => {
    const s = position({
      map: { r5c2: '001 r' },
      favors: { b: 'N6 P6 M6 A6 S6 C6' },
      hands: { b: '021' },
    })
    play(s, 'oust', 'target r5c2 r', 'disks 1', 'token P', 'card 021', 'call')
    expect([favors(s, 'r'), owes(s)]).toEqual(['P1', ['menu b']])
  })
})
