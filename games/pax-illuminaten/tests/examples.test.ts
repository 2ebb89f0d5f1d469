import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
import { at, factionOf, favors, offered, offers, owes, play, pool, position, seatOf, supply } from './position.ts'

/** The start of examples 11 to 14. */
const challenge = (hands: { b: string; r: string }, scheme = '') =>
  position({
    map: {
      r4c2: '013 bb',
      r4c3: '029 bb',
      r3c2: '020 b',
      r3c3: '017 r',
      r2c2: '041 rr',
      r2c3: '026 rr',
      r3c4: '009 r',
    },
    favors: { b: 'P1' },
    hands: { b: `${hands.b} ${scheme}`.trim(), r: hands.r },
  })

const oustOne = ['oust', 'target r3c3 r', 'disks 1']

describe('worked examples', () => {
  it('1 PI-6.1 the favor of a Scout matches the placard or a card beside the slot', () => {
    const start = position({ favors: { b: 'P1 M1 S1' } })
    play(start, 'scout')
    expect(offers(start, 'slot')).toEqual(['r5c2', 'r5c3'])
    play(start, 'slot r5c2')
    expect(offers(start, 'token')).toEqual(['P', 'M', 'S'])

    const later = (slot: string) => {
      const s = position({
        map: { r5c2: '029 b', r5c3: '006 b' },
        favors: { b: 'N2 P2 M2 A2 S2 C2' },
      })
      play(s, 'scout', `slot ${slot}`)
      return offers(s, 'token').join('')
    }
    expect([later('r5c1'), later('r4c2')]).toEqual(['PS', 'PS'])
    expect(later('r4c3')).toBe('PMS')
    expect(later('r4c4')).toBe('PM')
  })

  it('2 PI-6.2 a Scout: pay, take, lay', () => {
    const s = position({
      map: { r5c2: '029 b', r5c3: '006 b' },
      favors: { b: 'M1' },
      hands: { b: '042 001 002 003' },
    })
    const before = pool(s, 'M')
    play(s, 'scout', 'slot r4c4')
    expect(s.hands[1]).toHaveLength(5)
    play(s, 'card 042')
    expect(at(s, 'r4c4')).toBe('042')
    expect(s.hands[1]).toHaveLength(4)
    expect(pool(s, 'M')).toBe(before + 1)
    expect(s.highShown).toBe(false)
  })

  it('3 PI-7.1 the only target is Goethe, two disks cost six favors', () => {
    const s = position({
      map: { r4c2: '001 bb', r3c2: '056 r', r3c3: '012 rr', r4c3: '050', r4c1: '042 rr' },
      favors: { b: 'A3 S3' },
    })
    play(s, 'influence')
    expect(offers(s, 'slot')).toEqual(['r4c1'])
    play(s, 'slot r4c1', 'disks 2')
    expect(favors(s, 'b')).toBe('')
    expect(at(s, 'r4c1')).toBe('042 rrbb')
    expect(s.presence.map((slots) => (slots & (1 << 12)) !== 0)).toEqual([true, true])
  })

  it('4 PI-8.2 the placard gives one of each contact faction', () => {
    const s = position()
    play(s, 'extort', 'slot placard')
    expect(favors(s, 'b')).toBe('P1 M1 S1')
  })

  it('5 PI-8.2 rank II gives one of each', () => {
    const s = position({ map: { r3c3: '027 b' } })
    play(s, 'extort', 'slot r3c3')
    expect(favors(s, 'b')).toBe('A1 S1')
  })

  it('6 PI-8.3 two cards whisper', () => {
    const s = position({ map: { r3c3: '019 b', r3c2: '029 b', r2c2: '026 b' } })
    play(s, 'extort', 'slot r3c3', 'slot r3c2', 'slot r2c2')
    expect(favors(s, 'b')).toBe('N1 P1 A1 S1 C2')
    play(s, 'extort')
    expect(offers(s, 'slot')).toEqual(['placard'])
  })

  it('7 PI-8.4 conspire', () => {
    const s = position({ map: { r3c3: '042 br' } })
    play(s, 'extort', 'slot r3c3', 'faction A')
    expect(favors(s, 'b')).toBe('A2 S1')
    play(s, 'faction S')
    expect([favors(s, 'b'), favors(s, 'r')]).toEqual(['A2', 'S1'])

    const quiet = position({ map: { r3c3: '042 br' }, inForce: { r: 'tidings' } })
    play(quiet, 'extort', 'slot r3c3', 'faction A')
    expect(favors(quiet, 'b')).toBe('A2 S1')
  })

  it('8 PI-3.2 a Crown and Subversion', () => {
    const extorted = (held: string) => {
      const s = position({ map: { r3c3: '055 bbb' }, favors: { r: held, b: 'A2' } })
      s.pool[factionOf('A')] = 4
      s.favors[6 + 3] = 0
      play(s, 'extort', 'slot r3c3')
      return [favors(s, 'b'), favors(s, 'r')]
    }
    expect(extorted('A2')).toEqual(['A6', ''])
    expect(extorted('A1')).toEqual(['A5', ''])
  })

  it('9 PI-9.2 three moves of two disks', () => {
    const s = position({
      map: { r3c2: '020 b', r2c2: '041', r4c3: '009 b', r3c4: '029', r2c4: '039' },
      favors: { b: 'S1' },
    })
    play(s, 'organize', 'faction S', 'slot r3c2', 'slot r2c2')
    expect(offers(s, 'slot')).toEqual(['r4c3'])
    play(s, 'slot r4c3', 'slot r3c4', 'slot r3c4', 'slot r2c4')
    expect([at(s, 'r2c2'), at(s, 'r2c4'), at(s, 'r3c4')]).toEqual(['041 b', '039 b', '029'])
    expect(owes(s)).toEqual(['menu b'])
  })

  it('10 PI-10.1, PI-10.2 Expel keeps what fits', () => {
    const s = position({ map: { r4c3: '029 b', r3c3: '007 b' }, favors: { b: 'P1' }, hands: { b: '017' } })
    play(s, 'expel', 'slot r3c3', 'card 017')
    expect([at(s, 'r3c3'), favors(s, 'b')]).toEqual(['017 b', ''])
    expect(s.discard.at(-1)).toBe(6)

    const few = position({ map: { r4c3: '029 b', r3c3: '019 bbb' }, favors: { b: 'P2 S1' }, hands: { b: '046' } })
    play(few, 'expel', 'slot r3c3', 'card 046')
    expect([at(few, 'r3c3'), supply(few, 'b'), favors(few, 'b')]).toEqual(['046 b', 18, ''])
    expect(few.highShown).toBe(true)
  })

  it('11 PI-11.2 initial strengths', () => {
    const s = challenge({ b: '021', r: '001' })
    const [begun] = toldTo(play(s, ...oustOne), 'oustBegan')
    expect(begun.initial).toEqual([5, 6])
    expect(begun.advantaged).toBe(1)
    expect(favors(s, 'b')).toBe('')
  })

  it('12 PI-11.7 eleven against ten', () => {
    const s = challenge({ b: '021', r: '001' })
    play(s, ...oustOne, 'b: card 021', 'r: card 001', 'call')
    expect(owes(s)).toEqual(['compensation r'])
    play(s, 'faction N')
    expect([at(s, 'r3c3'), favors(s, 'r'), s.cubes.length]).toEqual(['017', 'N1', 1])
  })

  it('13 PI-11.5 a dagger', () => {
    const s = challenge({ b: '046', r: '021' })
    const [end] = toldTo(play(s, ...oustOne, 'b: card 046', 'r: card 021', 'call'), 'challengeEnded')
    expect([end.winner, end.why]).toEqual([seatOf('b'), 'automatic'])
  })

  it('14 PI-11.7 icons that cancel each other or are void', () => {
    const ended = (b: string, r: string) => {
      const s = challenge({ b, r })
      return toldTo(play(s, ...oustOne, `b: card ${b}`, `r: card ${r}`, 'call'), 'challengeEnded')[0]
    }
    const cancelled = ended('046', '052')
    expect([cancelled.winner, cancelled.cancelled, cancelled.totals]).toEqual([seatOf('r'), true, [5, 6]])
    expect(ended('052', '012').totals).toEqual([5, 9])
    expect(ended('021', '003')).toMatchObject({ totals: [11, 11], winner: seatOf('r') })

    const level = challenge({ b: '046', r: '012' }, '019')
    play(level, 'scheme 019', 'mode ability', ...oustOne, 'b: card 046', 'r: card 012')
    const [end] = toldTo(play(level, 'call'), 'challengeEnded')
    expect(end).toMatchObject({ winner: seatOf('r'), totals: [5, 9], why: 'strength' })
  })

  it('15 PI-12.1, PI-12.2 a chain with quick favor, a buff and a Crown', () => {
    const s = position({ map: { r4c3: '029 b' }, hands: { b: '024 021 055 001' } })
    play(s, 'scheme 024', 'mode quick')
    expect(favors(s, 'b')).toBe('M1 S1')
    play(s, 'scheme 021', 'mode ability', 'scheme 055', 'mode ability')
    expect([s.mainAllowed, s.highShown]).toEqual([3, true])
    expect(offers(s, 'scheme')).toEqual([])
    play(s, 'expel', 'slot r4c3', 'card 001')
    expect(favors(s, 'b')).toBe('M1 S1')
  })

  it('16 PI-12.1 links', () => {
    const links = (inForce: Record<string, string>) => {
      const s = position({ hands: { b: '024 026' }, inForce })
      play(s, 'scheme 024', 'mode quick')
      return offers(s, 'scheme')
    }
    expect(links({})).toEqual([])
    expect(links({ r: 'compact' })).toEqual(['026'])
    const s = position({ hands: { b: '046 026' } })
    play(s, 'scheme 046', 'mode nothing')
    expect(offers(s, 'scheme')).toEqual(['026'])
  })

  it('30 PI-11.10 the follow-up', () => {
    const won = () => {
      const s = challenge({ b: '021', r: '001' })
      play(s, ...oustOne, 'b: card 021', 'r: card 001', 'call', 'faction N')
      return s
    }
    const s = won()
    expect(offered(s)).not.toContain('followUp r3c3')
    s.favors[6] = 1
    s.pool[0]--
    play(s, 'followUp r3c3', 'organize')
    expect(offers(s, 'slot')).toEqual(['r3c2', 'r4c2', 'r4c3'])
    play(s, 'slot r4c2', 'slot r3c3', 'slot r4c3', 'slot r3c3', 'slot r3c2', 'slot r3c3')
    expect([at(s, 'r3c3'), s.cubes]).toEqual(['017 bbb', []])
    const rich = won()
    rich.favors[6] = 1
    rich.favors[7] = 1
    play(rich, 'followUp r3c3', 'influence', 'disks 1')
    expect(at(rich, 'r3c3')).toBe('017 b')
  })
})
