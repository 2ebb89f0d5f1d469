import { FastRandom, type Viewer } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { cards, isEdict, tablesOf } from '../data.ts'
import { paxIlluminaten } from '../index.ts'
import type { State } from '../state.ts'
import { cardOf, eventOf, hand, offered, play, plotOf, position, seatOf, slotOf } from './position.ts'

const random = new FastRandom(5)
const imagined = (s: State, viewer: Viewer): State => paxIlluminaten.imagine(paxIlluminaten.view(s, viewer), random)
const many = <T>(times: number, make: () => T): T[] => Array.from({ length: times }, make)
const [red, blue] = [seatOf('r'), seatOf('b')]

describe('PI-1.14 views', () => {
  it('two states that differ in what is hidden look the same', () => {
    const given = { hands: { b: '001', r: '002' } }
    const s = position(given)
    const other = paxIlluminaten.clone(s)
    other.deck.reverse()
    other.eventDeck.reverse()
    other.plotDeck.reverse()
    other.hands[red] = [other.deck[0]]
    other.deck[0] = cardOf('002')
    const [face, next] = [other.map[0], other.deck[3]]
    other.map[0] = next
    other.deck[3] = face
    expect(paxIlluminaten.view(other, blue)).toEqual(paxIlluminaten.view(s, blue))
    expect(paxIlluminaten.view(other, null)).toEqual(paxIlluminaten.view(s, null))
    expect(paxIlluminaten.view(other, red)).not.toEqual(paxIlluminaten.view(s, red))
  })

  it('a bot’s seat knows no more than the audience', () => {
    const s = position({ bot: 'germain', active: 'r', hands: { r: '002' }, eventHands: { r: 'press' } })
    const { viewer: _, ...ofBot } = paxIlluminaten.view(s, blue)
    const { viewer: __, ...ofAudience } = paxIlluminaten.view(s, null)
    expect(ofBot).toEqual(ofAudience)
  })

  it('a card taken from the court is known to all while it is in the hand', () => {
    const s = position({ hands: { b: '001', r: '002 003 004 005' }, court: '010 011 012 013 014' })
    play(s, 'end', 'court 2')
    expect(paxIlluminaten.view(s, red).hands[blue]).toEqual([cardOf('012')])
    for (const state of many(50, () => imagined(s, red))) expect(state.hands[blue]).toContain(cardOf('012'))
  })

  it('what was drawn for new_plot and for events is the drawer’s knowledge', () => {
    const s = position({ hands: { b: '020' }, privatePlots: { b: 'P12' } })
    play(s, 'scheme 020', 'mode ability')
    expect([paxIlluminaten.view(s, red).drawnPlot, paxIlluminaten.view(s, red).privatePlots[blue]]).toEqual([
      null,
      null,
    ])
    play(s, 'keepPlot P12')
    const bottom = s.plotDeck[0]
    expect(paxIlluminaten.view(s, blue).plotDeck[0]).toBe(bottom)
    expect(paxIlluminaten.view(s, red).plotDeck[0]).toBe(-1)
    for (const state of many(30, () => imagined(s, blue))) expect(state.plotDeck[0]).toBe(bottom)
  })
})

describe('what a choice betrays is told as revealed', () => {
  it('an Expel without a main action: there is a Rosicrucian in the hand', () => {
    const s = position({ map: { r5c2: '029 b' }, favors: { b: 'S1' }, hands: { b: '005' }, inForce: { r: 'advance' } })
    s.mainUsed = 2
    expect(play(s, 'expel').map(({ event, reveals }) => [event.type, reveals])).toEqual([['advanceUsed', true]])
    const usual = position({ map: { r5c2: '029 b' }, favors: { b: 'S1' }, hands: { b: '005' } })
    expect(play(usual, 'expel')).toEqual([])
  })

  it('an Expel under disks of others: there is a card with room for them', () => {
    const given = { favors: { b: 'S2 P2' }, hands: { b: '019' }, inForce: { r: 'elector' } }
    const begun = (map: Record<string, string>) =>
      play(position({ ...given, map }), 'expel', 'slot r5c2').find(({ event }) => event.type === 'expelBegan')?.reveals
    expect([begun({ r5c2: '029 br' }), begun({ r5c2: '029 b' })]).toEqual([true, false])
  })
})

describe('imagined states', () => {
  it('keep what the viewer knows, and vary the rest', () => {
    const s = position({ hands: { b: '001 002', r: '003 004' } })
    const states = many(200, () => imagined(s, blue))
    expect(states.every((state) => state.hands[blue].join() === s.hands[blue].join())).toBe(true)
    expect(new Set(states.map((state) => state.hands[red].join())).size).toBeGreaterThan(100)
    expect(new Set(states.map((state) => state.map[0])).size).toBeGreaterThan(20)
    for (const state of states.slice(0, 20)) expect(paxIlluminaten.broken(state)).toEqual([])
  })

  it('every unknown card is equally likely in a hand', () => {
    const s = position({ hands: { b: '001 002', r: '003' } })
    const times = 6000
    const counts = cards.map(() => 0)
    for (const { hands } of many(times, () => imagined(s, blue))) counts[hands[red][0]]++
    const possible = counts.filter((count) => count > 0)
    // 57 without Blue's two and the five of the court
    expect(possible).toHaveLength(50)
    for (const count of possible) expect(Math.abs(count - times / 50)).toBeLessThan(60)
  })

  it('whoever expels without a main action has a Rosicrucian, also while it is paid for', () => {
    const s = position({ map: { r5c2: '029 b' }, favors: { b: 'S3' }, hands: { b: '005' }, inForce: { r: 'advance' } })
    s.mainUsed = 2
    for (const step of ['expel', 'slot r5c2']) {
      play(s, step)
      for (const state of many(30, () => imagined(s, red)))
        expect(state.hands[blue].some((card) => tablesOf(state).isRosicrucian[card])).toBe(true)
    }
  })

  it('whoever expels under disks of others has a card with room for them', () => {
    const map = { r5c2: '029 brrr' }
    const s = position({ map, favors: { b: 'S4 P4' }, hands: { b: '019' }, inForce: { r: 'elector' } })
    play(s, 'expel', 'slot r5c2')
    for (const state of many(30, () => imagined(s, red)))
      expect(state.hands[blue].some((card) => tablesOf(state).locationsOf[card] >= 3)).toBe(true)
  })

  it('after the discard pile was shuffled, its cards are in the deck or drawn since', () => {
    const s = position({
      hands: { b: '027 001 002 003', r: '004 005 006 007' },
      deck: '008',
      deckOnly: true,
      discard: '020 021 022 023 024 025',
    })
    const reshuffled = new Set(s.discard)
    play(s, 'scheme 027', 'mode ability', 'draw')
    expect(s.exhaustions).toBe(1)
    // the second card that Blue drew is one of those that everybody saw go; Red's hand and the map are older
    for (const state of many(50, () => imagined(s, null))) {
      expect(state.hands[red].some((card) => reshuffled.has(card))).toBe(false)
      expect(state.map.some((card) => reshuffled.has(card))).toBe(false)
      expect(state.hands[blue].filter((card) => reshuffled.has(card))).toHaveLength(1)
    }
  })

  it('an event put back on top stays there for who knows it', () => {
    const s = position({ hands: { b: '046' }, events: 'press tidings' })
    play(s, 'scheme 046', 'mode nothing', 'end', 'event tidings')
    for (const state of many(30, () => imagined(s, blue))) expect(state.eventDeck.at(-1)).toBe(eventOf('press'))
    const tops = many(200, () => imagined(s, red).eventDeck.at(-1))
    expect(new Set(tops).size).toBeGreaterThan(5)
  })

  it('an edict put back stays known when the next one keeps a special: it can only lie there', () => {
    const s = position({
      hands: { b: '046 001 002 003', r: '047 004 005 006' },
      events: 'N press tidings',
    })
    play(s, 'scheme 046', 'mode nothing', 'end', 'event press', 'draw')
    expect(paxIlluminaten.view(s, blue).eventDeck.at(-1)).toBe(eventOf('N'))
    play(s, 'scheme 047', 'mode nothing', 'end', 'event tidings')
    expect(paxIlluminaten.view(s, blue).eventDeck.at(-1)).toBe(eventOf('N'))
    expect(paxIlluminaten.view(s, red).eventDeck.at(-1)).toBe(eventOf('N'))
    expect(paxIlluminaten.view(s, null).eventDeck.at(-1)).toBe(-1)
  })

  it('each packet of events has three edicts', () => {
    const s = paxIlluminaten.setup(2, { bot: 'none', botFirst: false }, { random })
    for (const { eventDeck } of many(50, () => imagined(s, 0))) {
      expect(eventDeck.slice(6).filter(isEdict)).toHaveLength(3)
      expect(eventDeck.slice(0, 6).filter(isEdict)).toHaveLength(3)
    }
  })

  it('a card chosen in secret is some card of that hand', () => {
    const s = position({ map: { r5c2: '029 r' }, favors: { b: 'P1' }, hands: { b: '001', r: '003 004' } })
    play(s, 'oust', 'target r5c2 r', 'disks 1', 'r: card 003')
    const chosen = many(100, () => imagined(s, blue)).map(({ oust, hands }) => {
      expect(hands[red]).toContain(oust?.chosen[1])
      return oust?.chosen[1]
    })
    expect(new Set(chosen).size).toBeGreaterThan(10)
    expect(imagined(s, red).oust?.chosen).toEqual([-1, cardOf('003')])
  })

  it('a hand and a plot that were looked at are remembered', () => {
    const s = position({
      hands: { r: '007 003' },
      privatePlots: { r: 'P12' },
      inForce: { r: 'investigators' },
    })
    play(s, 'lookAtHand r')
    for (const state of many(20, () => imagined(s, blue))) expect(hand(state, 'r')).toBe('003 007')
    const plot = position({ privatePlots: { r: 'P12' }, inForce: { r: 'investigators' } })
    play(plot, 'lookAtPlot r')
    for (const state of many(20, () => imagined(plot, blue))) expect(state.privatePlots[red]).toBe(plotOf('P12'))
  })

  it('a slot whose card was taken stays open until another is laid', () => {
    const s = position({ favors: { b: 'P1' }, hands: { b: '001' } })
    play(s, 'scout', 'slot r5c2')
    expect(imagined(s, red).map[slotOf(s, 'r5c2')]).toBe(-1)
    expect(offered(s)).toHaveLength(2)
  })
})
