import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
import {
  at,
  endTurn,
  favors,
  hand,
  numberOf,
  offered,
  owes,
  play,
  position,
  runOn,
  seatOf,
  steps,
  supply,
  token,
} from './position.ts'

type Given = NonNullable<Parameters<typeof position>[0]>

/** Blue is the bot, on the lower half of the map; its turn is played. */
const turnOf = (given: Given) => {
  const s = position({ round: 1, hands: { r: '050 051 053 054' }, ...given })
  const events = runOn(s)
  return { s, events, steps: steps(s, events) }
}

describe('PI-19 bots: common rules', () => {
  it('PI-19.1 a placard with a printed disk counts one; the token starts there', () => {
    const s = position({ bot: 'germain', active: 'r', map: { r5c2: '001 b', r5c3: '002 r' }, favors: { r: 'N1 P1' } })
    expect([supply(s, 'b'), token(s)]).toEqual([18, 'placard'])
    const [begun] = toldTo(play(s, 'oust', 'target r5c2 b', 'disks 1', 'token N'), 'oustBegan')
    expect(begun.initial).toEqual([1, 2])
  })

  it('PI-19.2 the Bot card is what the token lies on, never its own target', () => {
    const s = turnOf({
      bot: 'germain',
      map: { r5c2: '001 b', r5c1: '016', r5c3: '017', r4c2: '018', r4c3: '019' },
      token: 'r5c2',
    })
    expect(s.steps).toEqual(['1b influences r4c2', '1b extorts r4c2'])
  })

  it('PI-19.3 a bot pays nothing; without disks its Influence only moves the token', () => {
    const given: Given = { bot: 'germain', map: { r5c2: '019', r5c3: '013' }, supply: { b: 0 }, favors: { b: 'P1' } }
    const { s } = turnOf(given)
    expect([at(s, 'r5c3'), token(s), favors(s, 'b')]).toEqual(['013', 'r5c3', 'P1'])
  })

  it('PI-19.4 the first lettered item that holds, and of it the first bullet that fits', () => {
    const { steps: told } = turnOf({ bot: 'germain', map: { r5c2: '013' } })
    expect(told[0]).toBe('1a turnsUp r5c3')
  })

  it('PI-19.5 a token without a disk under it first goes to most of its own, or home', () => {
    const own = { r1c1: '001 b', r3c3: '029 bb', r3c2: '017' }
    const { steps: told } = turnOf({ bot: 'germain', map: { ...own, r5c1: '009' }, token: 'r5c1' })
    expect(told[0]).toBe('PI-19.5 moves r3c3')
    const { steps: home } = turnOf({ bot: 'germain', map: { r5c1: '009' }, token: 'r5c1' })
    expect(home[0]).toBe('PI-19.5 moves placard')
  })

  it('PI-19.6 a Scout turns the card up in place, and the script runs once more with it', () => {
    // what lies face down at r5c3 is PIL019, which shares nothing with the contact card
    const { events, steps: told } = turnOf({ bot: 'germain', map: { r5c2: '013 bb' } })
    expect(told).toEqual(['1a turnsUp r5c3', '1c expels r5c3'])
    expect(toldTo(events, 'botStep').map(({ card }) => numberOf(card ?? -1))).toEqual(['019', '019'])
  })

  it('PI-19.7 Influence: one disk, and the token', () => {
    const map = { r5c2: '019', r5c3: '013 bb', r4c4: '001' }
    const { s, steps: told } = turnOf({ bot: 'joseph', map, token: 'r5c3' })
    expect([told, at(s, 'r4c4'), token(s)]).toEqual([['1c influences r4c4'], '001 b', 'r4c4'])
  })

  it('PI-19.8 Extort: the topmost faction first, Whisper and Conspire; the bottom faction is given away', () => {
    const { s } = turnOf({
      bot: 'germain',
      map: { r5c2: '013', r5c3: '014 r', r4c2: '028 b', r4c3: '042 br' },
      token: 'placard',
    })
    // r5c2 shares Professions: rank I, its top faction is gained; r5c3 is of that rank, but has no bot disk
    expect([at(s, 'r5c2'), favors(s, 'b')]).toEqual(['013 b', 'P1'])
    const conspire = turnOf({ bot: 'germain', map: { r5c2: '027 r', r5c3: '001 bb' }, contacts: { b: 20 } })
    expect([favors(conspire.s, 'b'), favors(conspire.s, 'r')]).toEqual(['A1', 'S1'])
    const whisper = turnOf({ bot: 'germain', map: { r5c2: '027', r5c3: '029 bbb' }, contacts: { b: 20 } })
    expect(favors(whisper.s, 'b')).toBe('P1 A1 S2')
  })

  it('PI-19.8 Subversion by a bot: from who has most of it, the first clockwise of several', () => {
    const s = turnOf({
      seats: 4,
      bot: 'germain',
      active: 'y',
      map: { r4c1: '046', r5c1: '013 yy' },
      contacts: { y: 5 },
      favors: { r: 'N2', b: 'N4', g: 'N4' },
    }).s
    expect([favors(s, 'y'), favors(s, 'r'), favors(s, 'b'), favors(s, 'g')]).toEqual(['N3', 'N2', 'N2', 'N3'])
  })

  it('PI-19.9 Expel: the top card of the deck comes there, its own disks stay, the token does not move', () => {
    const { s, steps: told } = turnOf({
      bot: 'germain',
      map: { r5c2: '011', r5c3: '013 bb' },
      deck: '042',
    })
    expect([told[0], at(s, 'r5c2'), token(s)]).toEqual(['1c expels r5c2', '042', 'placard'])
    expect(s.discard.map(numberOf)).toContain('011')
  })

  it('PI-19.10 among others: the nearest, then the first step, then the top row', () => {
    const map = {
      r3c3: '028 bbb',
      r3c2: '029 bbb',
      r3c4: '017 bbb',
      r2c2: '044 bbbb',
      r2c3: '042 bbbb',
      r4c2: '045 bbbb',
      r4c3: '043 bbbb',
    }
    // all around the Bot card is full of its own: it goes to a card from which something can be done
    const { steps: told } = turnOf({ bot: 'germain', map: { ...map }, token: 'r3c3', supply: { b: 3 } })
    expect(told[0]).toBe('1d moves r2c2')
  })

  it('PI-19.11 a bot ousts all disks of who has most there, and spends its favors first', () => {
    const s = position({
      bot: 'joseph',
      round: 1,
      map: { r5c2: '042 rr' },
      favors: { b: 'P2 S1 N1' },
      hands: { r: '002' },
      deck: '021',
    })
    const events = runOn(s)
    expect(toldTo(events, 'oustBegan')[0]).toMatchObject({ disks: 2, initial: [4, 2], advantaged: 0 })
    expect(favors(s, 'b')).toBe('N1')
    expect(owes(s)).toEqual(['challengeCard r'])
    play(s, 'card 002')
    expect(owes(s)).toEqual(['compensation r'])
    play(s, 'faction C', 'faction C')
    expect([at(s, 'r5c2'), token(s), favors(s, 'r')]).toEqual(['042 b', 'r5c2', 'C2'])
  })

  it('PI-19.11 against the bot: it spends favors, its cards come from the deck, its compensation is set', () => {
    const s = position({
      bot: 'joseph',
      active: 'r',
      map: { r3c3: '042 b', r3c2: '029 rr' },
      token: 'r3c3',
      favors: { b: 'S1 C1', r: 'S1' },
      hands: { r: '021 003' },
      deck: '002 006',
    })
    const events = play(s, 'oust', 'target r3c3 b', 'disks 1', 'card 021')
    expect(toldTo(events, 'oustBegan')[0].initial).toEqual([2, 2])
    expect(toldTo(events, 'cardsShown')[0].totals).toEqual([8, 4])
    play(s, 'call')
    expect([favors(s, 'b'), at(s, 'r3c3')]).toEqual(['S1 C1', '042'])
  })

  it('PI-11.4 the holder of Clergy sees the bot’s card first', () => {
    const s = position({
      bot: 'joseph',
      active: 'r',
      map: { r3c3: '042 b', r3c2: '029 rr' },
      favors: { r: 'S1' },
      hands: { r: '021 003' },
      deck: '002 006',
      factionCards: { C: 'r' },
    })
    const events = play(s, 'oust', 'target r3c3 b', 'disks 1')
    expect(toldTo(events, 'cardsShown')[0].cards.map(numberOf)).toEqual(['-', '002'])
    expect(owes(s)).toEqual(['challengeCard r'])
  })

  it('PI-19.12 the bot’s check: persons’ plots, its own, one event, redraw after an Oust, court', () => {
    const s = position({
      bot: 'joseph',
      round: 1,
      map: { r5c2: '042 r' },
      hands: { r: '002 003 004' },
      deck: '046 021 020',
      events: 'press N',
      claims: { r: 'P03' },
    })
    runOn(s)
    const events = play(s, 'card 002')
    while (owes(s)[0] === 'compensation r') events.push(...play(s, offered(s)[0]))
    expect(toldTo(events, 'plotLost')).toHaveLength(1)
    expect(toldTo(events, 'specialDiscarded')).toHaveLength(1)
    expect([s.hands[0].length, s.chamberlain, s.discard.map(numberOf).includes('046')]).toEqual([4, 1, true])
    const edict = turnOf({ bot: 'weishaupt', deck: '046', events: 'N press', favors: { r: 'N2' } })
    expect([edict.s.edictAt[0], favors(edict.s, 'r')]).toEqual([seatOf('b'), ''])
  })

  it('PI-19.12 without an Oust nobody refills', () => {
    const { s } = turnOf({ bot: 'joseph', hands: { r: '050 051' } })
    expect(hand(s, 'r')).toBe('050 051')
  })

  it('PI-19.12 edicts before the bot release their tokens', () => {
    const s = position({ bot: 'germain', active: 'r', edicts: { A: 'b4' } })
    endTurn(s)
    expect([s.edictTokens[3], favors(s, 'b')]).toMatchObject([2, expect.stringContaining('A1')])
  })

  it('PI-19.13 bots claim nothing; their disks are another player’s', () => {
    const { s } = turnOf({
      bot: 'germain',
      map: { r5c2: '013 bb', r5c3: '014 b', r4c3: '006' },
      publicPlots: 'P11 P13',
    })
    expect([s.holders.includes(seatOf('b')), s.claims[1]]).toEqual([false, []])
    const person = position({ bot: 'germain', active: 'r', map: { r1c1: '027 rb' } })
    play(person, 'extort', 'slot r1c1', 'faction A')
    expect([favors(person, 'r'), favors(person, 'b')]).toEqual(['S1', 'A1'])
  })

  it('PI-19.14 nothing can be done: Extort with the Bot card', () => {
    const full = { r5c2: '029 bbb', r5c3: '017 bbb' }
    const { steps: told, s } = turnOf({
      bot: 'joseph',
      map: {
        ...full,
        r5c1: '019 bbb',
        r4c1: '018 bbb',
        r4c2: '020 bbb',
        r4c3: '021 bbb',
        r4c4: '022 bbb',
        r3c1: '023 bbb',
        r3c2: '024 bbb',
        r3c3: '025 bbb',
        r3c4: '026 bbb',
        r3c5: '027 bbb',
        r2c1: '028 bbb',
        r2c2: '030 bbb',
        r2c3: '016 bbb',
        r2c4: '001 bb',
        r1c1: '002 bb',
        r1c2: '003 bb',
        r1c3: '004 bb',
      },
      supply: { b: 0 },
    })
    expect(told).toEqual(['PI-19.14 extorts placard'])
    expect(favors(s, 'b')).toBe('P1 M1 S1')
  })

  it('PI-19.15 planning: from the direction of its strength clockwise to the first map card', () => {
    const planned = (deck: string, at = 'placard') => {
      const { events, s } = turnOf({ bot: 'weishaupt', map: { r3c3: '029 b' }, token: at, deck, events: 'press' })
      const [plan] = toldTo(events, 'botStep')
      return [plan.direction, plan.slot === undefined ? '' : steps(s, events)[0].split(' ')[2]]
    }
    // seat B: UL and UR are r5c2 and r5c3
    expect(planned('003')).toEqual([1, 'r5c2'])
    expect(planned('021')).toEqual([2, 'r5c3'])
    expect(planned('046')).toEqual([3, 'r5c2'])
    expect(planned('046', 'r3c3')).toEqual([3, 'r3c4'])
    expect(planned('002', 'r3c3')).toEqual([4, 'r4c3'])
    expect(planned('004', 'r3c3')).toEqual([5, 'r4c2'])
  })

  it('2.10 on the upper half of the map the diagrams are turned', () => {
    const s = position({
      bot: 'weishaupt',
      botFirst: true,
      active: 'r',
      round: 1,
      map: { r3c3: '029 r' },
      token: 'r3c3',
      deck: '001',
    })
    const [plan] = toldTo(runOn(s), 'botStep')
    expect([plan.direction, plan.slot]).toEqual([3, 10])
  })

  it('PI-19.16 the token goes with a swapped card and stays on the slot of an expelled one', () => {
    const s = position({
      bot: 'joseph',
      active: 'r',
      map: { r3c3: '029 b', r1c1: '046', r1c2: '047 r' },
      token: 'r3c3',
      hands: { r: '002 003' },
    })
    play(s, 'scheme 002', 'mode ability')
    expect(offered(s)).toEqual(['slot r1c1', 'slot r1c2'])
    play(s, 'slot r1c1', 'slot r1c2')
    expect(token(s)).toBe('r3c3')
    const swap = position({
      bot: 'joseph',
      active: 'r',
      map: { r3c3: '029 br', r1c1: '046' },
      token: 'r3c3',
      hands: { r: '002' },
    })
    play(swap, 'scheme 002', 'mode ability', 'slot r1c1', 'slot r3c3')
    expect(token(swap)).toBe('r1c1')
  })
})
