import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
import { paxIlluminaten } from '../index.ts'
import {
  at,
  blocked,
  endTurn,
  eventOf,
  factionOf,
  favors,
  hand,
  numberOf,
  offered,
  offers,
  owes,
  play,
  plotOf,
  pool,
  position,
  seatOf,
} from './position.ts'

describe('PI-16 event check', () => {
  it('PI-16.1 an ace or crown in a scheme, on the map or in an Oust: draw two, keep one', () => {
    const s = position({ hands: { b: '046' }, events: 'press tidings' })
    const events = play(s, 'scheme 046', 'mode nothing', 'end')
    expect(offers(s, 'event')).toEqual(['press', 'tidings'])
    expect(toldTo(events, 'eventsDrawn', seatOf('r'))[0].events).toBeUndefined()
    play(s, 'event tidings')
    expect([s.eventDeck.at(-1), s.eventHands[1]]).toEqual([eventOf('press'), [eventOf('tidings')]])
    expect(paxIlluminaten.view(s, seatOf('b')).eventDeck.at(-1)).toBe(eventOf('press'))
    expect(paxIlluminaten.view(s, seatOf('r')).eventDeck.at(-1)).toBe(-1)
  })

  it('PI-16.1 laid on the map by Scout or Expel', () => {
    const s = position({ favors: { b: 'P1' }, hands: { b: '052' }, events: 'press tidings' })
    play(s, 'scout', 'slot r5c2', 'card 052', 'end')
    expect(owes(s)).toEqual(['keepEvent b'])
  })

  it('PI-16.1 not by those that lay there before, nor in the court', () => {
    const s = position({ map: { r5c2: '046 b', r5c3: '052' }, court: '047 048 049 050 051' })
    play(s, 'extort', 'slot r5c2', 'end')
    expect(owes(s)).toEqual(['redrawCard b'])
  })

  it('PI-16.2 the last card is kept; without cards nothing happens', () => {
    const last = position({ hands: { b: '046' }, events: 'press' })
    last.eventDiscard.push(...last.eventDeck.splice(0, last.eventDeck.length - 1))
    play(last, 'scheme 046', 'mode nothing', 'end')
    expect([last.eventHands[1], last.eventDeck]).toEqual([[eventOf('press')], []])
    const empty = position({ hands: { b: '046' } })
    empty.eventDiscard.push(...empty.eventDeck.splice(0))
    play(empty, 'scheme 046', 'mode nothing', 'end')
    expect(owes(empty)).toEqual(['redrawCard b'])
  })

  it('PI-16.3 specials in hand have no limit', () => {
    const s = position({ hands: { b: '046' }, events: 'press tidings', eventHands: { b: 'congress elector compact' } })
    play(s, 'scheme 046', 'mode nothing', 'end', 'event press')
    expect(s.eventHands[1]).toHaveLength(4)
  })

  it('PI-16.4 an edict: everybody returns the favors, six go onto it', () => {
    const s = position({ hands: { b: '046' }, events: 'C press', favors: { b: 'C3', r: 'C2 N1' } })
    const [played] = toldTo(play(s, 'scheme 046', 'mode nothing', 'end', 'event C'), 'edictPlayed')
    expect(played.returned).toEqual([2, 3])
    expect([favors(s, 'b'), favors(s, 'r'), pool(s, 'C'), s.edictTokens[factionOf('C')]]).toEqual(['', 'N1', 0, 6])
    expect(s.edictAt[factionOf('C')]).toBe(seatOf('b'))
  })
})

describe('2.9 special events, one by one', () => {
  it('Congress of Wilhelmsbad: any five favors for a main action', () => {
    const s = position({ favors: { b: 'N2 A2 C1' }, inForce: { r: 'congress' } })
    play(s, 'congress')
    expect([s.mainAllowed, favors(s, 'b')]).toEqual([3, ''])
  })

  it('Courtly Celebrations: Influence on any edge card', () => {
    const s = position({ map: { r1c1: '001', r2c2: '002' }, favors: { b: 'N1 P1' }, inForce: { b: 'celebrations' } })
    play(s, 'influence')
    expect(offers(s, 'slot')).toEqual(['r1c1'])
  })

  it('Ecclesiastical Investigators: a look at a hand or a hidden plot, once a turn', () => {
    const s = position({ hands: { r: '007 003' }, inForce: { r: 'investigators' } })
    expect(offered(s)).toContain('lookAtPlot r')
    const [seen] = toldTo(play(s, 'lookAtHand r'), 'lookedAtHand', seatOf('b'))
    expect(seen.cards?.map(numberOf)).toEqual(['003', '007'])
    expect(paxIlluminaten.view(s, seatOf('b')).hands[0].map(numberOf)).toEqual(['003', '007'])
    expect(paxIlluminaten.view(s, null).hands[0]).toEqual([])
    expect(blocked(s)).toContain('lookAtPlot r: lookOnce PI-5.1')

    const plot = position({ privatePlots: { r: 'P12' }, inForce: { b: 'investigators' } })
    const events = play(plot, 'lookAtPlot r')
    expect(toldTo(events, 'lookedAtPlot', seatOf('b'))[0].plot).toBe(plotOf('P12'))
    expect(toldTo(events, 'lookedAtPlot', null)[0].plot).toBeUndefined()
    expect(paxIlluminaten.view(plot, seatOf('b')).privatePlots[0]).toBe(plotOf('P12'))
  })

  it('Elector’s Decree: an Expel under disks of others', () => {
    const given = { map: { r5c2: '029 r' }, favors: { b: 'P1' }, hands: { b: '001' } }
    expect(offered(position(given))).not.toContain('expel')
    const s = position({ ...given, inForce: { r: 'elector' } })
    play(s, 'expel', 'slot r5c2', 'card 001')
    expect(at(s, 'r5c2')).toBe('001 r')
  })

  it('Fair Weather: Organize to anywhere', () => {
    const s = position({ map: { r5c2: '029 b', r1c1: '001' }, favors: { b: 'S1' }, inForce: { r: 'fairWeather' } })
    play(s, 'organize', 'faction S', 'slot r5c2', 'slot r1c1')
    expect(at(s, 'r1c1')).toBe('001 b')
  })

  it('Freemason Compact: a Freemason follows anything but a Crown', () => {
    const s = position({ hands: { b: '002 008 052 026' }, inForce: { r: 'compact' } })
    play(s, 'scheme 002', 'mode nothing')
    expect(offers(s, 'scheme')).toEqual(['008', '052', '026'])
    play(s, 'scheme 052', 'mode nothing')
    expect(offers(s, 'scheme')).toEqual([])
  })

  it('Quiet Tidings: no Conspire', () => {
    const s = position({ map: { r5c2: '027 brr' }, inForce: { b: 'tidings' } })
    play(s, 'extort', 'slot r5c2')
    expect([favors(s, 'b'), favors(s, 'r')]).toEqual(['A1 S1', ''])
  })

  it('Recruitment Press: three favors of one faction for a main action', () => {
    const s = position({ favors: { b: 'C3' }, inForce: { r: 'press' } })
    play(s, 'press C')
    expect([s.mainAllowed, favors(s, 'b')]).toEqual([3, ''])
  })

  it('Rosicrucian Advance: no main action for what it names', () => {
    const s = position({ map: { r5c2: '005' }, favors: { b: 'N1' }, inForce: { r: 'advance' } })
    const events = play(s, 'influence', 'slot r5c2', 'disks 1')
    expect([s.mainUsed, toldTo(events, 'advanceUsed').length]).toEqual([0, 1])
  })
})

describe('PI-17 redraw', () => {
  it('PI-17.1 all cards played in the turn are discarded', () => {
    const s = position({
      map: { r5c2: '029 r' },
      favors: { b: 'P1' },
      hands: { b: '003 004', r: '001' },
    })
    play(
      s,
      'scheme 003',
      'mode nothing',
      'oust',
      'target r5c2 r',
      'disks 1',
      'b: card 004',
      'r: card 001',
      'call',
      'end',
    )
    expect(s.discard.map(numberOf)).toEqual(['003', '004', '001'])
  })

  it('PI-17.2 the others fill up to four from the deck, clockwise from the left', () => {
    const s = position({
      seats: 3,
      hands: { r: '001', g: '002 003' },
      deck: '010 011 012 013 014',
      factionCards: { S: 'g' },
    })
    play(s, 'end')
    expect([hand(s, 'g'), hand(s, 'r')]).toEqual(['002 003 010 011', '001 012 013 014'])
  })

  it('PI-17.3 one by one from court or deck; two court cards only with the Chamberlain’s and a fee', () => {
    const s = position({
      hands: { b: '001', r: '002 003 004 005' },
      court: '010 011 012 013 014',
      deck: '020',
      chamberlain: 3,
      favors: { b: 'N1 C1' },
    })
    play(s, 'end')
    expect(offered(s)).toEqual(['court 0', 'court 1', 'court 2', 'court 3', 'court 4', 'draw'])
    play(s, 'draw', 'court 0')
    expect(hand(s, 'b')).toBe('001 020 010')
    expect(offered(s)).toEqual(['court 3', 'draw'])
    expect(blocked(s)).toContain('court 1: chamberlainOnly PI-17.3')
    play(s, 'court 3', 'token C')
    expect([favors(s, 'b'), hand(s, 'b')]).toEqual(['N1', '001 020 010 013'])
  })

  it('PI-17.3 no token, no second court card', () => {
    const s = position({ hands: { b: '001', r: '002 003 004 005' } })
    play(s, 'end', 'court 0')
    expect(offered(s)).toEqual(['draw'])
    expect(blocked(s)).toContain('court 1: noFee PI-17.3')
  })

  it('PI-17.3 over the limit: discard down, draw nothing', () => {
    const s = position({ hands: { b: '001 002 003 004 005 006', r: '007 008 009 010' } })
    play(s, 'end')
    expect(owes(s)).toEqual(['redrawDiscard b'])
    play(s, 'card 001', 'card 003')
    expect([hand(s, 'b'), owes(s)]).toEqual(['002 004 005 006', ['menu r']])
  })

  it('PI-17.4 the Chamberlain’s card goes, he moves on, gaps are filled from the left', () => {
    const full = { b: '001 002 003 004', r: '005 006 007 008' }
    const s = position({ hands: full, court: '010 011 012 013 014', deck: '020 021', chamberlain: 4 })
    s.court[1] = -1
    s.deck.unshift(10)
    play(s, 'end')
    expect([s.court.map(numberOf), s.chamberlain]).toEqual([['010', '020', '012', '013', '021'], 0])
    expect(s.discard.map(numberOf)).toEqual(['014'])
    endTurn(s)
    expect(s.chamberlain).toBe(1)
  })
})
