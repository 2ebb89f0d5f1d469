import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
import {
  at,
  blocked,
  favors,
  hand,
  numberOf,
  offered,
  offers,
  owes,
  play,
  pool,
  position,
  seatOf,
  slotOf,
  supply,
} from './position.ts'

describe('PI-6 Scout', () => {
  it('PI-6.1 a face-down slot beside an acting card, for a favor that matches it', () => {
    const s = position({ map: { r3c3: '029 b' }, favors: { b: 'M1' } })
    play(s, 'scout')
    expect(offers(s, 'slot')).toEqual(['r5c2', 'r5c3'])
    expect(blocked(s)).toContain('slot r3c3: faceUp PI-6.1')
    expect(blocked(s)).toContain('slot r1c1: outOfReach PI-6.1')
    expect(blocked(s)).toContain('slot r3c2: tooDear PI-2.4')
  })

  it('PI-6.2 the card goes to the hand unseen; any card of the hand is laid', () => {
    const s = position({ favors: { b: 'P1' }, hands: { b: '042' } })
    const card = s.map[slotOf(s, 'r5c2')]
    const events = play(s, 'scout', 'slot r5c2')
    expect(toldTo(events, 'scouted', seatOf('b'))[0].card).toBe(card)
    expect(toldTo(events, 'scouted', seatOf('r'))[0].card).toBeUndefined()
    expect(offers(s, 'card')).toEqual(['042', numberOf(card)])
    play(s, 'card 042')
    expect([at(s, 'r5c2'), hand(s, 'b')]).toEqual(['042', numberOf(card)])
  })

  it('PI-6.3 any face-down slot for the ability and for Scholars', () => {
    const s = position({ hands: { b: '009' }, favors: { b: 'S1' }, factionCards: { S: 'b' } })
    play(s, 'factionCard S')
    expect(offers(s, 'slot')).toHaveLength(19)
    play(s, 'slot r1c1', 'card 009')
    expect([favors(s, 'b'), s.mainUsed]).toEqual(['', 0])
  })

  it('PI-6.4 the buff gives the favor value of the card laid, once for each', () => {
    const s = position({ hands: { b: '024 039 046' }, favors: { b: 'P1' } })
    play(s, 'scheme 024', 'mode ability', 'scheme 039', 'mode ability', 'scout', 'slot r5c2', 'card 046')
    expect(favors(s, 'b')).toBe('N6')
  })
})

describe('PI-7 Influence', () => {
  it('PI-7.1 up to three disks on one card in reach, location by location', () => {
    const s = position({ map: { r4c2: '029 b', r3c2: '019', r1c1: '001' }, favors: { b: 'N5 C5 S5 P5' } })
    play(s, 'influence')
    expect(offers(s, 'slot')).toEqual(['r3c2', 'r4c2'])
    play(s, 'slot r3c2')
    expect(offers(s, 'disks')).toEqual(['1', '2', '3'])
    play(s, 'disks 3', 'payAll')
    expect([at(s, 'r3c2'), favors(s, 'b')]).toEqual(['019 bbb', 'N2 P5 S5 C2'])
  })

  it('PI-7.2 the disks come from the supply', () => {
    const s = position({ map: { r5c2: '019' }, favors: { b: 'N5 C5' }, supply: { b: 1 } })
    play(s, 'influence', 'slot r5c2')
    expect(offers(s, 'disks')).toEqual(['1'])
    expect(blocked(s)).toContain('disks 2: noDisks PI-7.2')
    const none = position({ map: { r5c2: '019' }, favors: { b: 'N5 C5' }, supply: { b: 0 } })
    expect(blocked(none)).toContain('influence: noDisks PI-7.2')
  })

  it('PI-7.3 a Crown with a disk is closed to others, whatever the way', () => {
    const s = position({
      map: { r5c2: '052 r', r5c3: '001 b' },
      favors: { b: 'N6' },
      hands: { b: '011 003' },
    })
    play(s, 'influence')
    expect(offers(s, 'slot')).toEqual(['r5c3'])
    expect(blocked(s)).toContain('slot r5c2: crownClosed PI-7.3')
    const organizing = position({ map: { r5c2: '052 r', r5c3: '001 b' }, hands: { b: '011' } })
    play(organizing, 'scheme 011')
    expect(offers(organizing, 'mode')).toEqual(['quick', 'nothing'])
    const empty = position({ map: { r5c2: '052 b' }, favors: { b: 'N6' } })
    play(empty, 'influence', 'slot r5c2', 'disks 2')
    expect(at(empty, 'r5c2')).toBe('052 bbb')
  })

  it('PI-7.4 players share other cards', () => {
    const s = position({ map: { r5c2: '001 r' }, favors: { b: 'M1' } })
    play(s, 'influence', 'slot r5c2', 'disks 1')
    expect(at(s, 'r5c2')).toBe('001 rb')
  })

  it('PI-7.5 edge slots with Courtly Celebrations, scouted slots, ANY by ability', () => {
    const map = { r1c1: '001', r3c3: '002' }
    const targets = (given: Parameters<typeof position>[0], ...moves: string[]) => {
      const s = position({ map, favors: { b: 'N6 P2' }, ...given })
      play(s, ...moves)
      return offers(s, 'slot')
    }
    expect(targets({ inForce: { r: 'celebrations' } }, 'influence')).toEqual(['r1c1'])
    expect(
      targets({ hands: { b: '009 003' } }, 'scheme 009', 'mode ability', 'slot r3c1', 'card 003', 'influence'),
    ).toEqual(['r3c1'])
    expect(targets({ factionCards: { N: 'b' } }, 'factionCard N')).toEqual(['r1c1', 'r3c3'])
  })
})

describe('PI-8 Extort', () => {
  it('PI-8.1 the own placard and cards with an own disk; with the buff any card with a disk', () => {
    const given = { map: { r3c3: '001 b', r3c4: '002 r', r3c5: '003' }, hands: { b: '028' } }
    const s = position(given)
    play(s, 'extort')
    expect(offers(s, 'slot')).toEqual(['r3c3', 'placard'])
    expect(blocked(s)).toContain('slot r3c4: noOwnDisk PI-8.1')
    const any = position(given)
    play(any, 'scheme 028', 'mode ability', 'extort')
    expect(offers(any, 'slot')).toEqual(['r3c3', 'r3c4', 'placard'])
  })

  it('PI-8.2 favor values by rank', () => {
    const gained = (card: string, ...more: string[]) => {
      const s = position({ map: { r3c3: card } })
      play(s, 'extort', 'slot r3c3', ...more)
      return favors(s, 'b')
    }
    expect(gained('001 b', 'faction N')).toBe('N1')
    expect(gained('017 b')).toBe('N1 P1')
    expect(gained('042 b', 'faction S')).toBe('A1 S2')
    expect(gained('046 b')).toBe('N3')
    expect(gained('052 bb')).toBe('N4')
  })

  it('PI-8.3 Whisper: neighbours of the same rank with an own disk, one by one, no further', () => {
    const s = position({
      map: { r3c3: '046 b', r3c2: '047 b', r3c1: '048 b', r2c2: '001 b', r3c4: '049 r' },
    })
    play(s, 'extort', 'slot r3c3')
    expect(offered(s)).toEqual(['slot r3c2', 'stop'])
    play(s, 'stop')
    expect(favors(s, 'b')).toBe('N3')
  })

  it('PI-8.4 Conspire gives less if there is less, going round from the left', () => {
    const s = position({ seats: 4, map: { r3c3: '042 brgg' }, edicts: { A: 'y6' }, favors: { y: 'A4' } })
    s.favors[3 * 6 + 3] = 0
    s.pool[3] = 0
    play(s, 'extort', 'slot r3c3')
    expect([favors(s, 'b'), favors(s, 'g'), favors(s, 'r')]).toEqual(['', 'S1', 'S1'])
  })

  it('PI-8.5 one card at a time, the target first', () => {
    const s = position({ map: { r3c3: '027 br', r3c2: '029 br' } })
    play(s, 'extort', 'slot r3c3')
    expect(owes(s)).toEqual(['give b'])
    play(s, 'faction A')
    expect(owes(s)).toEqual(['whisper b'])
    play(s, 'slot r3c2', 'faction P')
    expect([favors(s, 'b'), favors(s, 'r')]).toEqual(['S2', 'P1 A1'])
  })

  it('PI-8.6 each card produces once a turn', () => {
    const s = position({ map: { r3c3: '046 b', r3c2: '047 b' }, factionCards: { P: 'b' } })
    play(s, 'extort', 'slot r3c3', 'slot r3c2', 'factionCard P')
    expect(offers(s, 'slot')).toEqual(['placard'])
    expect(blocked(s)).toContain('slot r3c2: producedAlready PI-8.6')
  })

  it('PI-8.7 take what there is, also from others, then give', () => {
    const s = position({ map: { r3c3: '046 br' }, favors: { r: 'N5' } })
    expect(pool(s, 'N')).toBe(1)
    play(s, 'extort', 'slot r3c3')
    expect([favors(s, 'b'), favors(s, 'r')]).toEqual(['N2', 'N4'])
  })

  it('PI-8.8 no Conspire with Quiet Tidings or the buff; neither Whisper nor Conspire by Professions', () => {
    const map = { r3c3: '046 b', r3c2: '047 b', r4c2: '027 br' }
    const buffed = position({ map, hands: { b: '028' } })
    play(buffed, 'scheme 028', 'mode ability', 'extort', 'slot r4c2')
    expect([favors(buffed, 'b'), favors(buffed, 'r')]).toEqual(['A1 S1', ''])
    const quick = position({ map, factionCards: { P: 'b' } })
    play(quick, 'factionCard P', 'slot r4c2')
    expect([favors(quick, 'r'), owes(quick), quick.mainUsed]).toEqual(['', ['menu b'], 0])
    const crown = position({ map: { r3c3: '052 rr' }, hands: { b: '028' } })
    play(crown, 'scheme 028', 'mode ability', 'extort', 'slot r3c3')
    expect(favors(crown, 'b')).toBe('N4')
  })
})

describe('PI-9 Organize', () => {
  it('PI-9.1 pay one favor of a faction that a card with an own disk shows; some move must be possible', () => {
    const s = position({ map: { r3c3: '029 b', r3c4: '001' }, favors: { b: 'S1 P1 M1' } })
    play(s, 'organize')
    expect(offers(s, 'faction')).toEqual(['P', 'S'])
    play(s, 'faction P', 'stop')
    expect([favors(s, 'b'), s.mainUsed]).toEqual(['M1 S1', 1])
    expect(offered(position({ map: { r3c3: '029 b' }, favors: { b: 'S1' } }))).not.toContain('organize')
  })

  it('PI-9.2 from a card of the faction to a neighbour with a vacancy', () => {
    const s = position({
      map: { r3c3: '029 bb', r3c4: '001 rr', r3c2: '052 r', r2c2: '002', r1c1: '009' },
      favors: { b: 'S1' },
    })
    play(s, 'organize', 'faction S', 'slot r3c3')
    expect(offers(s, 'slot')).toEqual(['r2c2'])
    expect(blocked(s)).toContain('slot r3c4: cardFull PI-7.1')
    expect(blocked(s)).toContain('slot r1c1: notAdjacent PI-9.2')
    play(s, 'slot r2c2')
    expect(offers(s, 'slot')).toEqual(['r3c3'])
  })

  it('PI-9.3 Fair Weather: anywhere', () => {
    const s = position({ map: { r3c3: '029 b', r1c1: '009' }, favors: { b: 'S1' }, inForce: { r: 'fairWeather' } })
    play(s, 'organize', 'faction S', 'slot r3c3', 'slot r1c1')
    expect(at(s, 'r1c1')).toBe('009 b')
  })

  it('PI-9.4 the ability: three disks from anywhere to anywhere, for nothing', () => {
    const s = position({ map: { r3c3: '006 bb', r1c1: '009', r5c1: '019' }, hands: { b: '011' } })
    play(s, 'scheme 011', 'mode ability', 'slot r3c3', 'slot r1c1', 'slot r1c1', 'slot r5c1', 'slot r3c3', 'slot r5c1')
    expect([at(s, 'r5c1'), owes(s), s.mainUsed]).toEqual(['019 bb', ['menu b'], 0])
  })

  it('PI-9.5 Artists: up to three disks of one card', () => {
    const s = position({
      map: { r3c3: '006 bb', r4c1: '007 b', r1c1: '019' },
      favors: { b: 'A1' },
      factionCards: { A: 'b' },
    })
    play(s, 'factionCard A', 'slot r3c3', 'slot r1c1')
    expect(offers(s, 'slot')).toEqual(['r3c3'])
    play(s, 'slot r3c3', 'slot r1c1')
    expect([at(s, 'r1c1'), owes(s), favors(s, 'b')]).toEqual(['019 bb', ['menu b'], ''])
  })
})

describe('PI-10 Expel', () => {
  it('PI-10.1 a face-up card beside an acting card, without disks of others, at one favor a disk', () => {
    const s = position({
      map: { r3c3: '029 b', r3c4: '006 bb', r3c2: '001 r', r1c1: '002' },
      favors: { b: 'P1 S1' },
      hands: { b: '003' },
    })
    play(s, 'expel')
    expect(offers(s, 'slot')).toEqual(['r3c3', 'r3c4'])
    expect(blocked(s)).toContain('slot r3c2: foreignDisks PI-10.1')
    expect(blocked(s)).toContain('slot r4c2: faceDown PI-10.1')
    play(s, 'slot r3c4', 'card 003')
    expect([favors(s, 'b'), at(s, 'r3c4'), s.mainUsed]).toEqual(['', '003 bb', 1])
  })

  it('PI-10.1 all favors match one and the same acting card', () => {
    const s = position({
      map: { r3c3: '029 b', r3c5: '001 b', r3c4: '006 bb' },
      favors: { b: 'S1 N1' },
      hands: { b: '003' },
    })
    play(s, 'expel')
    expect(offers(s, 'slot')).not.toContain('r3c4')
  })

  it('PI-10.2 the old card is discarded; who does not fit goes home', () => {
    const s = position({ map: { r3c3: '042 bbb' }, favors: { b: 'S3' }, hands: { b: '001' } })
    play(s, 'expel', 'slot r3c3', 'card 001')
    expect([at(s, 'r3c3'), supply(s, 'b'), numberOf(s.discard.at(-1) ?? -1)]).toEqual(['001 bb', 18, '042'])
  })

  it('PI-10.3 Elector’s Decree: disks of others count for the cost and must all find room', () => {
    const s = position({
      map: { r3c3: '042 rbr' },
      favors: { b: 'S3' },
      hands: { b: '046 001 052' },
      inForce: { r: 'elector' },
    })
    play(s, 'expel', 'slot r3c3')
    expect([favors(s, 'b'), offers(s, 'card')]).toEqual(['', ['001', '052']])
    play(s, 'card 001')
    expect([at(s, 'r3c3'), supply(s, 'b')]).toEqual(['001 rr', 20])
    const crown = position({
      map: { r3c3: '042 rbr' },
      favors: { b: 'S3' },
      hands: { b: '052' },
      inForce: { r: 'elector' },
    })
    play(crown, 'expel', 'slot r3c3', 'card 052')
    expect([at(crown, 'r3c3'), supply(crown, 'b')]).toEqual(['052 rr', 20])
    const small = position({
      map: { r3c3: '042 rbr', r3c2: '029 b', r3c4: '041 brrr' },
      favors: { b: 'S3' },
      hands: { b: '001' },
      inForce: { r: 'elector' },
    })
    play(small, 'expel')
    expect(blocked(small)).toContain('slot r3c4: noFittingCard PI-10.3')
    const two = position({
      seats: 3,
      map: { r3c3: '042 rbg' },
      favors: { b: 'S3' },
      hands: { b: '052' },
      inForce: { r: 'elector' },
    })
    expect(offered(two)).not.toContain('expel')
  })

  it('PI-10.4 free with the buff; a disk may follow by the ability; Magistrates pay one more', () => {
    const free = position({ map: { r3c3: '029 b' }, hands: { b: '021 001' } })
    play(free, 'scheme 021', 'mode ability', 'expel', 'slot r3c3', 'card 001')
    expect(at(free, 'r3c3')).toBe('001 b')

    const moved = position({ map: { r3c3: '029 b', r1c1: '002 b' }, favors: { b: 'S1' }, hands: { b: '006 001' } })
    play(moved, 'scheme 006', 'mode ability', 'slot r3c3', 'card 001')
    expect(offered(moved)).toEqual(['slot r1c1', 'stop'])
    play(moved, 'slot r1c1')
    expect([at(moved, 'r3c3'), moved.mainUsed]).toEqual(['001 bb', 0])

    const ability = position({
      map: { r3c3: '029 b' },
      favors: { b: 'M1 S1' },
      hands: { b: '001' },
      factionCards: { M: 'b' },
    })
    play(ability, 'factionCard M', 'slot r3c3', 'card 001')
    expect([favors(ability, 'b'), ability.mainUsed]).toEqual(['', 0])
  })

  it('PI-10.5 no Expel without a hand card; what lies on the slot stays', () => {
    const s = position({ map: { r3c3: '029 b' }, favors: { b: 'S1' } })
    expect(blocked(s)).toContain('expel: noHandCard PI-10.5')
    const alone = position({ map: { r3c3: '029 b' }, favors: { b: 'S1' }, hands: { b: '006' } })
    play(alone, 'scheme 006')
    expect(offers(alone, 'mode')).toEqual(['quick', 'nothing'])
    const cubes = position({
      bot: 'germain',
      botFirst: true,
      map: { r3c3: '029 b' },
      favors: { b: 'S1' },
      hands: { b: '001' },
      cubes: 'r3c3',
      token: 'r3c3',
    })
    play(cubes, 'expel', 'slot r3c3', 'card 001')
    expect([cubes.cubes, cubes.token]).toEqual([[slotOf(cubes, 'r3c3')], slotOf(cubes, 'r3c3')])
  })
})
