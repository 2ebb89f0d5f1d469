import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
import { paxIlluminaten } from '../index.ts'
import { claimantOf } from '../rules/factions.ts'
import { lodgePoints } from '../score.ts'
import {
  at,
  claims,
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
  runOn,
  seatOf,
  steps,
  token,
} from './position.ts'

describe('worked examples, lodges to bots', () => {
  it('17 PI-13.1 who controls the largest lodge claims the card', () => {
    const map = {
      r4c2: '013 bb',
      r4c3: '029 b',
      r3c3: '017 br',
      r2c1: '001 r',
      r2c2: '007 r',
      r1c2: '009 r',
    }
    const blue = position({ map, factionCards: { P: 'row', M: 'row' } })
    expect(offers(blue, 'claimFaction')).toEqual(['P'])
    const red = position({ map, active: 'r', factionCards: { P: 'row', M: 'row' } })
    expect(offers(red, 'claimFaction')).toEqual(['M'])
  })

  /** All Nobility: 001 002 003 004 016; all Artists: 007 010 011 012. */
  const nobles = { r1c1: '001 r', r1c2: '002 r', r1c3: '003 r', r2c4: '004 r', r2c3: '016 r' }
  const artists = { r2c1: '010 r', r3c1: '011 r', r4c1: '012 r', r5c1: '007 r' }

  it('18 PI-14.4 nested plots: one of the two', () => {
    const s = position({ active: 'r', map: nobles, publicPlots: 'P01 P12' })
    expect(offers(s, 'claimPlot')).toEqual(['P01', 'P12'])
    play(s, 'claimPlot P12')
    endTurn(s)
    expect(claims(s, 'r')).toBe('P12')
    const next = position({ active: 'r', map: nobles, publicPlots: 'P01 P12', claims: { r: 'P12' } })
    expect(offers(next, 'claimPlot')).toEqual([])
  })

  it('19 PI-14.4 two lodges: both', () => {
    const s = position({
      active: 'r',
      map: { ...nobles, ...artists },
      publicPlots: 'P01 P12',
      claims: { r: 'P12' },
    })
    expect(offers(s, 'claimPlot')).toEqual(['P01'])
    play(s, 'claimPlot P01', 'end')
    expect(paxIlluminaten.result(s)).toMatchObject({ why: 'plots', places: [1, 2] })
  })

  it('20 PI-15.1, PI-15.2 lost and regained', () => {
    const six = { r1c1: '001 b', r1c2: '005 b', r2c1: '009 b', r2c2: '006 b', r4c1: '012 b', r4c3: '015 b' }
    const line = { r3c1: '018 b', r3c2: '033 b', r3c3: '031 b' }
    const lost = position({ active: 'r', map: { ...six, r3c1: '018 b' }, publicPlots: 'P06 P11', claims: { b: 'P06' } })
    endTurn(lost)
    expect(claims(lost, 'b')).toBe('P06-')

    const regained = position({ map: { ...six, ...line }, publicPlots: 'P06 P11', claims: { b: 'P06-' } })
    play(regained, 'claimPlot P11', 'end')
    expect(claims(regained, 'b')).toBe('P06 P11')
    expect(paxIlluminaten.result(regained)?.why).toBe('plots')

    const { r1c1: _, ...five } = six
    const eight = position({ map: { ...five, ...line }, publicPlots: 'P06 P11', claims: { b: 'P06-' } })
    expect(offers(eight, 'claimPlot')).toEqual([])
  })

  it('21 PI-17.3, PI-17.4 redraw and court', () => {
    const given = {
      hands: { b: '001 002', r: '011 012 013 014' },
      court: '003 004 005 006 007',
      deck: '008 009 010',
      favors: { b: 'N1 S1' },
    }
    const s = position(given)
    play(s, 'end', 'court 1', 'draw')
    expect(hand(s, 'b')).toBe('001 002 004 008')
    expect(s.discard).toContain(2)
    expect([s.chamberlain, s.court.slice(0, 2)]).toEqual([1, [8, 9]])

    const two = position(given)
    play(two, 'end', 'court 1')
    expect(offers(two, 'court')).toEqual(['0'])
    play(two, 'court 0', 'token S')
    expect([hand(two, 'b'), favors(two, 'b')]).toEqual(['001 002 004 003', 'N1'])
    const others = position(given)
    play(others, 'end', 'court 0')
    expect(offers(others, 'court')).toEqual(['1', '2', '3', '4'])
  })

  it('22 PI-16.4, PI-4.2 an edict', () => {
    const s = position({
      hands: { b: '046' },
      favors: { b: 'S2', r: 'S1' },
      events: 'S congress',
      eventHands: {},
    })
    play(s, 'scheme 046', 'mode nothing', 'end', 'event S')
    expect([favors(s, 'b'), favors(s, 'r'), pool(s, 'S'), s.edictTokens[factionOf('S')]]).toEqual(['', '', 0, 6])
    while (owes(s)[0] === 'redrawCard b') play(s, 'draw')
    const left = [0, 0, 0].map(() => {
      endTurn(s)
      const tokens = s.edictTokens[factionOf('S')]
      endTurn(s)
      return tokens
    })
    expect(left).toEqual([4, 2, 0])
    expect(s.edictAt[factionOf('S')]).toBe(-2)
    expect(favors(s, 'b')).toBe('S3')
  })

  it('23 PI-2.2 exchange', () => {
    const payable = (held: string, factionCards: Record<string, string> = {}) => {
      const s = position({ map: { r5c2: '050' }, favors: { b: held }, factionCards })
      return offered(s).includes('influence')
    }
    expect([payable('C1 A6'), payable('C1 A5'), payable('C1 A4')]).toEqual([true, false, false])
    expect([payable('C1 A4', { P: 'b' }), payable('C1 A3', { P: 'b' })]).toEqual([true, false])
    expect([payable('C1 A2', { A: 'b' }), payable('C1 A1', { A: 'b' })]).toEqual([true, false])
  })

  it('24 PI-2.5 cheaper Influence', () => {
    const s = position({
      map: { r5c2: '017' },
      favors: { b: 'P1 N1' },
      factionCards: { N: 'b' },
      hands: { b: '018' },
    })
    play(s, 'scheme 018', 'mode ability', 'influence', 'slot r5c2')
    expect(offers(s, 'disks')).toEqual(['1', '2'])
    play(s, 'disks 2')
    if (owes(s)[0] === 'fallAway b') play(s, 'fallAway 1 1')
    expect([at(s, 'r5c2'), favors(s, 'b')]).toEqual(['017 bb', ''])
  })

  it('25 PI-18.3, PI-18.4 faction scoring', () => {
    const s = position({
      map: {
        // five nobles, one of them in the lodge of four clerics
        r1c1: '001 b',
        r1c2: '002 bb',
        r1c3: '005 r',
        r2c1: '031 r',
        r2c2: '034 b',
        // clerics
        r3c2: '013 rb',
        r3c3: '015 rb',
        r4c2: '023 r',
        // artists, twice three
        r3c5: '010 r',
        r4c4: '025 rb',
        r5c3: '055',
        r3c1: '012 r',
        r4c1: '022 r',
        r5c1: '049 r',
      },
    })
    const points = ['b', 'r'].map((colour) => lodgePoints(s, seatOf(colour)))
    expect(points[0]).toEqual([4, 0, 0, 1, 0, 3])
    expect(points[1]).toEqual([2, 0, 0, 5, 0, 3])
    s.ending = 3
    expect(paxIlluminaten.result(s)).toMatchObject({ totals: [10, 8], places: [1, 2], why: 'edicts' })
    // at 10-10 the faction cards decide
    s.disks[4 * 13 + 1] = seatOf('b')
    s.disks[4 * 13 + 2] = seatOf('b')
    s.presence[seatOf('b')] |= 1 << 13
    expect(paxIlluminaten.result(s)?.totals).toEqual([10, 10])
    expect(paxIlluminaten.result(s)?.places).toEqual([1, 1])
    s.holders[0] = seatOf('b')
    expect(paxIlluminaten.result(s)?.places).toEqual([2, 1])
  })

  it('26 PI-4.6 the last round', () => {
    const four = { N: 'gone', P: 'gone', M: 'gone', A: 'gone' }
    const inTurnOfC = position({ seats: 3, starter: 'b', active: 'b', edicts: { ...four, S: 'g2' } })
    endTurn(inTurnOfC)
    expect([inTurnOfC.lastRound, owes(inTurnOfC)]).toEqual([true, ['menu g']])
    endTurn(inTurnOfC)
    expect(owes(inTurnOfC)).toEqual(['menu r'])
    endTurn(inTurnOfC)
    expect(paxIlluminaten.result(inTurnOfC)?.why).toBe('edicts')

    const inTurnOfA = position({ seats: 3, starter: 'b', active: 'g', edicts: { ...four, S: 'r2' } })
    endTurn(inTurnOfA)
    expect(owes(inTurnOfA)).toEqual(['menu r'])
    endTurn(inTurnOfA)
    expect(paxIlluminaten.result(inTurnOfA)?.why).toBe('edicts')
  })

  it('27 PI-23 Weishaupt', () => {
    const s = position({
      bot: 'weishaupt',
      map: { r4c1: '017 b', r3c1: '012' },
      token: 'r4c1',
      favors: { b: 'N1' },
      deck: '001',
    })
    const events = runOn(s)
    expect(steps(s, events)).toEqual(['1 plans r3c1', '3d replaces r3c1', '3d influences r3c1'])
    expect(toldTo(events, 'botStep')[0].direction).toBe(0)
    expect([at(s, 'r3c1'), favors(s, 'b'), token(s)]).toEqual(['001 bb', '', 'r3c1'])
    expect(s.discard).toContain(11)
  })

  it('28 PI-19.11 an Oust by a bot', () => {
    const ousted = (deck: string) => {
      const s = position({
        bot: 'joseph',
        map: { r3c3: '028 bb', r3c2: '006 b', r2c2: '007 rr', r2c1: '009 r', r1c2: '005 r' },
        token: 'r3c3',
        favors: { b: 'P2 C1 S1' },
        hands: { r: '003' },
        events: 'congress',
        deck,
      })
      const begun = toldTo(runOn(s), 'oustBegan')[0]
      expect([begun.initial, begun.advantaged, favors(s, 'b')]).toEqual([[6, 4], 0, 'S1'])
      const events = play(s, 'card 003')
      return { s, end: toldTo(events, 'challengeEnded')[0] }
    }
    const kept = ousted('002')
    expect([kept.end.totals, at(kept.s, 'r2c2')]).toEqual([[8, 9], '007 rr'])
    const lost = ousted('052')
    expect(lost.end.why).toBe('automatic')
    play(lost.s, 'faction N', 'faction N')
    expect([at(lost.s, 'r2c2'), token(lost.s), favors(lost.s, 'r')]).toEqual(['007 b', 'r2c2', 'N2'])
  })

  it('29 PI-13.2 lodges of equal size', () => {
    const claimant = (red: string) => {
      const s = position({
        map: {
          r1c1: '004 bb',
          r1c2: '008 bb',
          r2c1: '011 b',
          r2c2: '056',
          r4c3: '013 r',
          r4c4: `015 ${red}`,
          r5c2: '023 r',
          r5c3: '019 r',
        },
      })
      return claimantOf(s, factionOf('C'))
    }
    expect(claimant('r')).toBe(seatOf('b'))
    expect(claimant('rr')).toBe(-1)
  })
})
