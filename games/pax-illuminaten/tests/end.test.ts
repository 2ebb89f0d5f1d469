import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
import { mostRounds } from '../data.ts'
import { paxIlluminaten } from '../index.ts'
import { lodgePoints } from '../score.ts'
import { byEdicts, byPlots } from '../state.ts'
import { endTurn, play, position, runOn, seatOf } from './position.ts'

const run = { r3c1: '001 b', r3c2: '002 b', r3c3: '003 b' }

describe('PI-18 end of the game', () => {
  it('PI-18.1 a plot victory', () => {
    const s = position({
      map: { ...run, r1c1: '046 b', r5c1: '047 b', r5c3: '048 b' },
      publicPlots: 'P07 P11',
      claims: { b: 'P07' },
    })
    const [ended] = toldTo(play(s, 'claimPlot P11', 'end'), 'gameEnded')
    expect(ended).toMatchObject({ why: 'plots', winners: [seatOf('b')] })
    expect(paxIlluminaten.result(s)?.isOutright).toBe(true)
    expect(paxIlluminaten.decisions(s)).toEqual([])
  })

  it('PI-18.1 a plot victory has one winner: all others share the second place', () => {
    const s = position({ seats: 3, publicPlots: 'P07 P11', claims: { b: 'P07', g: 'P11' } })
    s.ending = byPlots
    s.winner = seatOf('b')
    const places = paxIlluminaten.result(s)?.places ?? []
    expect(['b', 'g', 'r'].map((colour) => places[seatOf(colour)])).toEqual([1, 2, 2])
  })

  it('PI-18.2 a bot’s victory', () => {
    const s = position({
      bot: 'germain',
      map: { r5c2: '042 bbbb', r5c3: '045 bbb' },
      token: 'r5c2',
      deck: '028',
    })
    const [ended] = toldTo(runOn(s), 'gameEnded')
    expect(ended).toMatchObject({ why: 'bot', winners: [seatOf('b')], botPlots: [2] })
    const result = paxIlluminaten.result(s)
    expect(result).toMatchObject({ why: 'bot', isOutright: true })
    expect(result?.points[seatOf('b')]).toEqual({ plots: 1 })
    expect(result?.points[seatOf('r')]).toEqual({ plots: 0 })
  })

  it('PI-18.3 each disk in each largest lodge of each faction, also of those not in play', () => {
    const s = position({
      map: { r3c1: '001 b', r3c2: '016 bb', r3c3: '031 br', r5c1: '002', r5c2: '005', r5c3: '004 rr' },
      factionCards: { P: 'row', A: 'row', S: 'row' },
    })
    expect(lodgePoints(s, seatOf('b'))).toEqual([4, 0, 4, 0, 0, 0])
    expect(lodgePoints(s, seatOf('r'))).toEqual([3, 0, 1, 0, 0, 0])
  })

  it('PI-18.4 the highest total, then faction cards, then shared; a bot takes part', () => {
    const s = position({ bot: 'joseph', map: { r3c1: '001 b', r3c2: '002 br', r3c3: '003 r' } })
    s.ending = byEdicts
    expect(paxIlluminaten.result(s)).toMatchObject({ places: [1, 1], totals: [2, 2], isOutright: false })
    s.holders[0] = seatOf('r')
    expect(paxIlluminaten.result(s)?.places).toEqual([1, 2])
    s.disks[4 * 9 + 1] = seatOf('b')
    s.presence[1] |= 1 << 9
    expect(paxIlluminaten.result(s)?.places).toEqual([2, 1])
  })

  it('PI-18.5 after sixty rounds the lodges decide', () => {
    const s = position({ active: 'r', starter: 'b', round: mostRounds, map: run })
    const events = endTurn(s)
    expect(toldTo(events, 'gameEnded')[0]).toMatchObject({ why: 'rounds', totals: [0, 3] })
    expect(paxIlluminaten.result(s)?.why).toBe('rounds')
    const before = position({ active: 'r', starter: 'b', round: mostRounds - 1 })
    endTurn(before)
    expect(paxIlluminaten.result(before)).toBeNull()
  })
})
