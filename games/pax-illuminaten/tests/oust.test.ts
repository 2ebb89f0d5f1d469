import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
import { paxIlluminaten } from '../index.ts'
import {
  at,
  blocked,
  endTurn,
  favors,
  hand,
  offered,
  offers,
  owes,
  play,
  position,
  seatOf,
  slotOf,
  supply,
} from './position.ts'

/** Blue and Red are level: two disks each around r3c3. */
const level = (hands: { b?: string; r?: string }, more: Parameters<typeof position>[0] = {}) =>
  position({
    map: { r3c3: '029 brr', r4c2: '001 b' },
    favors: { b: 'S2 P1' },
    hands: { b: hands.b ?? '', r: hands.r ?? '' },
    ...more,
  })

const oust = ['oust', 'target r3c3 r', 'disks 1', 'token S']

describe('PI-11 Oust', () => {
  it('PI-11.1 a card in reach with disks of another player, and how many, at one matching favor each', () => {
    const s = position({
      seats: 3,
      map: { r3c3: '029 b', r3c2: '042 rrg', r1c1: '002 r' },
      favors: { b: 'S1 P1' },
    })
    play(s, 'oust')
    expect(offers(s, 'target')).toEqual(['r3c2 r', 'r3c2 g'])
    expect(blocked(s)).toContain('target r1c1 r: outOfReach PI-11.1')
    play(s, 'target r3c2 r')
    expect(offers(s, 'disks')).toEqual(['1', '2'])
    play(s, 'disks 2')
    expect(favors(s, 'b')).toBe('')
  })

  it('PI-11.2 own disks on and beside the card, and the placard', () => {
    const s = position({ map: { r5c2: '001 r', r5c3: '002 bb', r1c1: '003 bb' }, favors: { b: 'P1' } })
    const [begun] = toldTo(play(s, 'oust', 'target r5c2 r', 'disks 1'), 'oustBegan')
    expect(begun.initial).toEqual([3, 1])
  })

  it('PI-11.3 more strength is the advantage; equal is nobody’s', () => {
    const s = level({})
    expect(toldTo(play(s, ...oust), 'oustBegan')[0]).toMatchObject({ initial: [2, 2], advantaged: -1 })
    const set = level({ b: '004' })
    play(set, 'scheme 004', 'mode ability', 'target r3c3 r', 'disks 1', 'token S')
    expect(offered(set)).toEqual(['plusOne', 'minusOne'])
    expect(toldTo(play(set, 'plusOne'), 'oustBegan')[0]).toMatchObject({ initial: [3, 2], advantaged: 0 })
    expect(set.mainUsed).toBe(0)
  })

  it('PI-11.4 both choose in secret and reveal together', () => {
    const s = level({ b: '021', r: '001' })
    play(s, ...oust)
    expect(owes(s)).toEqual(['challengeCard b', 'challengeCard r'])
    const chosen = play(s, 'r: card 001')
    expect(toldTo(chosen, 'cardChosen', seatOf('b'))[0].card).toBeUndefined()
    expect(paxIlluminaten.view(s, seatOf('b')).oust?.chosen).toEqual([-1, -1])
    expect(paxIlluminaten.view(s, seatOf('b')).hasChosen).toEqual([false, true])
    const shown = play(s, 'b: card 021')
    expect(toldTo(shown, 'cardsShown')[0].totals).toEqual([8, 6])
  })

  it('PI-11.4 who has no card adds nothing', () => {
    const s = level({ b: '021' })
    play(s, ...oust)
    expect(owes(s)).toEqual(['challengeCard b'])
    expect(toldTo(play(s, 'card 021'), 'cardsShown')[0].totals).toEqual([8, 2])
    const none = level({})
    play(none, ...oust)
    expect(owes(none)).toEqual(['challengeNext b'])
  })

  it('PI-11.4 against the holder of Clergy the defender shows first, in every round', () => {
    const s = level({ b: '021 002', r: '001 003' }, { factionCards: { C: 'b' } })
    play(s, ...oust)
    expect(owes(s)).toEqual(['challengeCard r'])
    const first = play(s, 'card 001')
    expect(toldTo(first, 'cardsShown')[0].totals).toEqual([2, 6])
    expect(owes(s)).toEqual(['challengeCard b'])
    play(s, 'card 002', 'continue')
    expect(owes(s)).toEqual(['challengeCard r'])
  })

  it('PI-11.5 a number adds; a dagger wins for the disadvantaged, a hammer for the advantaged', () => {
    const won = (b: string, r: string, more: string) => {
      const s = level({ b, r }, { map: { r3c3: '029 brr', r4c2: `001 b${more}` } })
      const [end] = toldTo(play(s, ...oust, `b: card ${b}`, `r: card ${r}`, 'call'), 'challengeEnded')
      return [end.winner, end.why]
    }
    const [b, r] = [seatOf('b'), seatOf('r')]
    expect(won('052', '021', 'b')).toEqual([b, 'automatic'])
    expect(won('046', '002', 'b')).toEqual([r, 'strength'])
    expect(won('046', '021', 'r')).toEqual([b, 'automatic'])
    expect(won('021', '052', 'r')).toEqual([r, 'automatic'])
    expect(won('002', '046', 'b')).toEqual([r, 'automatic'])
  })

  it('PI-11.6 continue, call or concede; to continue takes a card', () => {
    const s = level({ b: '002 021', r: '003' })
    play(s, ...oust, 'b: card 002', 'r: card 003')
    expect(offered(s)).toEqual(['continue', 'call', 'concede'])
    play(s, 'continue', 'card 021')
    expect(offered(s)).toEqual(['call', 'concede'])
    expect(blocked(s)).toContain('continue: noCardLeft PI-11.6')
    const [end] = toldTo(play(s, 'concede'), 'challengeEnded')
    expect(end).toMatchObject({ winner: seatOf('r'), why: 'conceded', totals: [10, 7] })
  })

  it('PI-11.7 automatic wins of both sides cancel each other; a tie is the defender’s', () => {
    const s = level({ b: '046', r: '052' }, { map: { r3c3: '029 brr', r4c2: '001 br' } })
    const [end] = toldTo(play(s, ...oust, 'b: card 046', 'r: card 052', 'call'), 'challengeEnded')
    expect(end).toMatchObject({ cancelled: true, why: 'strength', winner: seatOf('r') })
    const tie = level({ b: '011', r: '014' })
    const [tied] = toldTo(play(tie, ...oust, 'b: card 011', 'r: card 014', 'call'), 'challengeEnded')
    expect(tied).toMatchObject({ totals: [6, 6], winner: seatOf('r') })
  })

  it('PI-11.8 the defender wins: the map stays', () => {
    const s = level({ r: '021' })
    play(s, ...oust, 'card 021', 'call')
    expect([at(s, 'r3c3'), s.cubes]).toEqual(['029 brr', []])
  })

  it('PI-11.9 the attacker wins: the disks go home, a favor of choice for each', () => {
    const s = level({ b: '021' })
    play(s, 'oust', 'target r3c3 r', 'disks 2', 'payAll', 'card 021', 'call')
    expect([at(s, 'r3c3'), supply(s, 'r')]).toEqual(['029 b', 20])
    play(s, 'faction C', 'faction N')
    expect([favors(s, 'r'), owes(s)]).toEqual(['N1 C1', ['menu b']])
  })

  it('PI-11.10 a cube: Influence, Oust or Organize on that card, no main action', () => {
    const s = level({ b: '021 003' }, { favors: { b: 'S3 P3' } })
    play(s, ...oust, 'card 021', 'call', 'faction C')
    expect(s.cubes).toEqual([slotOf(s, 'r3c3')])
    play(s, 'followUp r3c3')
    expect(offered(s)).toEqual(['influence', 'organize', 'oust'])
    play(s, 'oust')
    expect(offers(s, 'target')).toEqual(['r3c3 r'])
    play(s, 'target r3c3 r', 'disks 1', 'token S', 'card 003', 'call', 'faction C')
    expect([s.mainUsed, s.cubes, at(s, 'r3c3')]).toEqual([1, [slotOf(s, 'r3c3')], '029 b'])
    play(s, 'followUp r3c3', 'organize', 'token P', 'slot r4c2', 'slot r3c3')
    expect([at(s, 'r3c3'), s.cubes]).toEqual(['029 bb', []])
    endTurn(s)
    expect(s.cubes).toEqual([])
  })

  it('PI-11.10 with Fair Weather the organized disks come from anywhere', () => {
    const s = position({
      map: { r3c3: '029 b', r1c1: '001 b' },
      favors: { b: 'S1' },
      cubes: 'r3c3',
      inForce: { r: 'fairWeather' },
    })
    play(s, 'followUp r3c3', 'organize', 'slot r1c1', 'slot r3c3')
    expect(at(s, 'r3c3')).toBe('029 bb')
  })

  it('PI-11.11 cards played lie open until the redraw', () => {
    const s = level({ b: '046 003', r: '001 002' })
    play(s, ...oust, 'b: card 046', 'r: card 001', 'call')
    expect(s.played).toHaveLength(2)
    expect([hand(s, 'b'), s.highShown]).toEqual(['003', true])
    endTurn(s)
    expect(s.played).toEqual([])
  })
})
