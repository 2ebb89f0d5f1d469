import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
import { layoutFor, slotsIn } from '../data.ts'
import { paxIlluminaten } from '../index.ts'
import { controlledBy, controllerOf, lodgesOf } from '../map.ts'
import {
  at,
  endTurn,
  factionOf,
  favors,
  hand,
  nameOf,
  offered,
  offers,
  play,
  position,
  seatOf,
  slotOf,
} from './position.ts'

describe('PI-1 terms', () => {
  it('PI-1.1 a face-down card has no faction and takes no disks', () => {
    const s = position({ map: { r4c2: '001 b' }, favors: { b: 'N3 M3' } })
    play(s, 'influence')
    expect(offers(s, 'slot')).toEqual(['r4c2'])
    expect(paxIlluminaten.view(s, seatOf('b')).map[slotOf(s, 'r5c2')]).toBe(-1)
    expect(lodgesOf(s, factionOf('N'))).toEqual([])
  })

  it('PI-1.2 new disks take the topmost vacant location; the others stay', () => {
    const s = position({ map: { r5c2: '042 r.r' }, favors: { b: 'S2 A4' } })
    play(s, 'influence', 'slot r5c2', 'disks 2')
    expect(at(s, 'r5c2')).toBe('042 rbrb')
  })

  it('PI-1.2 a disk leaves its location vacant', () => {
    const s = position({ map: { r5c2: '042 bbr', r5c3: '029' }, favors: { b: 'S1' } })
    play(s, 'organize', 'faction S', 'slot r5c2', 'slot r5c3', 'stop')
    expect([at(s, 'r5c2'), at(s, 'r5c3')]).toEqual(['042 b.r', '029 b'])
  })

  it('PI-1.3 a card is adjacent to itself, but no neighbour of itself', () => {
    const s = position({ map: { r3c3: '029 b' }, favors: { b: 'S2 P2' }, hands: { b: '001' } })
    play(s, 'expel')
    expect(offers(s, 'slot')).toEqual(['r3c3'])
    const alone = position({ map: { r3c3: '029 b' }, favors: { b: 'S2' } })
    expect(offered(alone)).not.toContain('organize')
  })

  it('PI-1.4 edge and interior; a card beside a placard is an edge card', () => {
    const layout = layoutFor({ set: null, seats: 2 })
    expect(layout.edge & layout.interior).toBe(0)
    expect(layout.atPlacard[1] & ~layout.edge).toBe(0)
    expect(slotsIn(layout.edge)).toHaveLength(12)
  })

  it('PI-1.5 the placard gives reach, and only its owner extorts it', () => {
    const s = position({ map: { r5c2: '001', r5c3: '002', r1c1: '003' }, favors: { b: 'N3 P3 M3 A3' } })
    play(s, 'influence')
    expect(offers(s, 'slot')).toEqual(['r5c2', 'r5c3'])
    expect(paxIlluminaten.view(s, null).presence).toEqual([0, 0])
  })

  it('PI-1.6 control needs strictly more than each other player', () => {
    const s = position({ map: { r3c3: '042 bbr', r3c2: '029 br', r3c4: '001' } })
    expect(slotsIn(controlledBy(s, seatOf('b'))).map((slot) => nameOf(s, slot))).toEqual(['r3c3'])
    expect(controlledBy(s, seatOf('r'))).toBe(0)
  })

  it('PI-1.7 a lodge is a maximal group of three or more, whoever has disks there', () => {
    const map = { r3c1: '001', r3c2: '002', r3c3: '003', r5c1: '004', r5c2: '005' }
    const s = position({ map })
    const [lodge, ...more] = lodgesOf(s, factionOf('N'))
    expect(slotsIn(lodge).map((slot) => nameOf(s, slot))).toEqual(['r3c1', 'r3c2', 'r3c3'])
    expect(more).toEqual([])
    const both = position({ map: { r3c1: '001', r3c2: '016', r3c3: '031' } })
    expect(lodgesOf(both, factionOf('M'))).toEqual(lodgesOf(both, factionOf('N')))
  })

  it('PI-1.8 control of a lodge: three disks and more than each other player', () => {
    const controller = (r3c3: string) => {
      const s = position({ map: { r3c1: '001 bb', r3c2: '002 r', r3c3: `018 ${r3c3}` } })
      return controllerOf(s, lodgesOf(s, factionOf('N'))[0])
    }
    expect([controller('b'), controller(''), controller('brr'), controller('rr')]).toEqual([
      seatOf('b'),
      -1,
      -1,
      seatOf('r'),
    ])
  })

  it('PI-1.9 matching favors are those of the acting card, or of the contact card', () => {
    const s = position({ map: { r5c2: '001 r' }, favors: { b: 'N1 P1 A1 S1' }, hands: { b: '002' } })
    play(s, 'oust', 'target r5c2 r', 'disks 1')
    expect(offers(s, 'token')).toEqual(['P', 'S'])
  })

  it('PI-1.10 ANY waives adjacency alone', () => {
    const s = position({
      map: { r1c1: '056 r', r1c2: '001 rr', r1c3: '002' },
      favors: { b: 'N3 P3 C3' },
      hands: { b: '003' },
    })
    play(s, 'scheme 003', 'mode ability')
    expect(offers(s, 'slot')).toEqual(['r1c3'])
  })

  it('PI-1.11 the hand limit is four, five for Scholars in the own redraw', () => {
    const drawn = (factionCards: Record<string, string>) => {
      const s = position({ factionCards })
      endTurn(s)
      return s.hands.map((cards) => cards.length)
    }
    expect(drawn({})).toEqual([4, 4])
    expect(drawn({ S: 'b' })).toEqual([4, 5])
    expect(drawn({ S: 'r' })).toEqual([4, 4])
  })

  it('PI-1.12 only the top of the discard pile is shown', () => {
    const s = position({ discard: '001 002' })
    const view = paxIlluminaten.view(s, null)
    expect(view.discardTop).toBe(1)
    expect('discard' in view).toBe(false)
  })

  it('PI-1.13 the last card leaves the deck: count it, and shuffle the discard pile at once', () => {
    const s = position({ hands: { b: '027 001 002 003', r: '004 005 006 007' }, deck: '008 009', deckOnly: true })
    const discards = s.discard.length
    play(s, 'scheme 027', 'mode ability', 'draw')
    expect(hand(s, 'b')).toBe('001 002 003 008 009')
    expect([s.exhaustions, s.deck.length, s.discard.length]).toEqual([1, discards, 0])
  })

  it('PI-1.13 with nothing to shuffle, the next discard becomes the deck', () => {
    const s = position({ hands: { b: '027 001 002 003', r: '004 005 006 007' }, deck: '008', deckOnly: true })
    const kept = s.discard.splice(0)
    s.hands[0].push(...kept)
    play(s, 'scheme 027', 'mode ability', 'draw')
    expect([s.exhaustions, s.deck.length]).toEqual([1, 0])
    expect(toldTo(play(s, 'end'), 'deckShuffled')[0]).toMatchObject({ cards: 1, exhaustions: 1 })
  })

  it('PI-1.14 what is public and what is hidden', () => {
    const s = position({ hands: { b: '001', r: '002' }, eventHands: { r: 'press' }, favors: { r: 'N2' } })
    const seen = paxIlluminaten.view(s, seatOf('b'))
    expect([seen.hands, seen.handSizes]).toEqual([
      [[], [0]],
      [1, 1],
    ])
    expect([seen.eventHands, seen.eventHandSizes]).toEqual([
      [[], []],
      [1, 0],
    ])
    expect(seen.privatePlots[0]).toBeNull()
    expect(favors(s, 'r')).toBe('N2')
    expect(seen.favors).toEqual(s.favors)
    expect('deck' in seen).toBe(false)
  })
})
