import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
import { paxIlluminaten } from '../index.ts'
import { isMetBy } from '../rules/plots/claims.ts'
import { largestMet } from '../rules/plots/joint.ts'
import { evidenceOf } from '../rules/plots/witnesses.ts'
import { blocked, claims, endTurn, offers, play, plotId, plotOf, position, seatOf, supply } from './position.ts'

type Map = Readonly<Record<string, string>>

/** Whether Blue meets the plot with these cards on the map. */
const meets = (plot: string, map: Map, seats: 2 | 3 | 4 = 2): boolean =>
  isMetBy(position({ map, seats }), seatOf('b'), plotOf(plot))

describe('PI-14 plots: claims', () => {
  const eight: Map = {
    r1c1: '001 b',
    r1c2: '002 b',
    r1c3: '003 b',
    r2c1: '004 b',
    r2c2: '005 b',
    r2c3: '006 b',
    r2c4: '007 b',
    r3c1: '008 b',
  }

  it('PI-14.1 once a turn, free, with a disk from the supply; a private plot is revealed', () => {
    const s = position({ map: eight, publicPlots: 'P06 P03', privatePlots: { b: 'P11' } })
    expect(offers(s, 'claimPlot')).toEqual(['P06'])
    const before = supply(s, 'b')
    play(s, 'claimPlot P06')
    expect([claims(s, 'b'), supply(s, 'b'), s.mainUsed]).toEqual(['P06', before - 1, 0])
    expect(blocked(s)).toContain('claimPlot P03: onePlotATurn PI-14.1')

    const own = position({ map: eight, privatePlots: { b: 'P06' } })
    const [claimed] = toldTo(play(own, 'claimPlot P06'), 'plotClaimed')
    expect(claimed.hidden).toBe(true)
    expect(paxIlluminaten.view(own, seatOf('r')).privatePlots[1]).toBe(plotOf('P06'))
    expect(offers(position({ map: eight, privatePlots: { r: 'P06' } }), 'claimPlot')).toEqual([])
  })

  it('PI-14.1 no disk, no claim; several players may have one on a public plot', () => {
    const broke = position({ map: eight, publicPlots: 'P06 P03', supply: { b: 0 } })
    expect(blocked(broke)).toContain('claimPlot P06: noDisks PI-7.2')
    const shared = position({ map: eight, publicPlots: 'P06 P03', claims: { r: 'P06-' } })
    expect(offers(shared, 'claimPlot')).toEqual(['P06'])
  })

  it('PI-14.1 a plot that is no longer met blocks nothing', () => {
    const s = position({ map: eight, publicPlots: 'P06 P11', claims: { b: 'P11-' } })
    expect(offers(s, 'claimPlot')).toEqual(['P06'])
  })

  it('PI-14.2 only face-up cards count', () => {
    const s = position({ map: eight, publicPlots: 'P06 P03' })
    expect(isMetBy(s, seatOf('r'), plotOf('P06'))).toBe(false)
    expect(s.faceUp & s.presence[seatOf('b')]).toBe(s.presence[seatOf('b')])
  })

  it('PI-14.3 lodge plots name their lodge', () => {
    const s = position({ map: { r3c1: '001 b', r3c2: '002 b', r3c3: '003 b', r2c1: '004' } })
    const found = evidenceOf(s, seatOf('b'), plotOf('P11'))
    expect(found.kind === 'witnesses' && found.witnesses).toMatchObject([{ faction: 0, slots: 0b111 << 7 }])
    expect(found.kind === 'witnesses' && found.witnesses[0].lodge).toBe((0b111 << 7) | (1 << 3))
  })

  it('PI-14.4 nested witnesses and the same lodge do not count together, overlap does', () => {
    const joint = (map: Map, ...plots: string[]) =>
      largestMet(position({ map }), seatOf('b'), plots.map(plotOf)).map(plotId)
    // the run of row 3 is the whole lodge
    const line = { r3c1: '018 bb', r3c2: '017 bb', r3c3: '016 b', r3c4: '019', r3c5: '020' }
    expect(joint(line, 'P11', 'P12')).toEqual(['P11'])
    expect(joint(line, 'P12', 'P11')).toEqual(['P12'])
    // exactly eight cards, three of them the run: nested; a ninth card sets them free
    const around = { r1c1: '009 b', r1c2: '012 b', r2c1: '015 b', r4c1: '013 b', r4c3: '014 b' }
    const run = { r3c1: '001 b', r3c2: '002 b', r3c3: '003 b' }
    expect(joint({ ...around, ...run }, 'P06', 'P11')).toHaveLength(1)
    expect(joint({ ...around, ...run, r5c1: '011 b' }, 'P06', 'P11')).toHaveLength(2)
  })

  it('PI-14.18 any n of K: beside another set, if there is one card more, or one outside', () => {
    const shared = { r1c1: '001 br', r1c2: '002 br', r1c3: '003 br' }
    const joint = (map: Map) => largestMet(position({ map }), seatOf('b'), [plotOf('P09'), plotOf('P07')]).length
    const aces = { r3c1: '046 b', r3c2: '047 b', r3c3: '048 b' }
    expect(joint({ ...shared, ...aces })).toBe(2)
    expect(joint(aces)).toBe(1)
  })
})

describe('PI-14 plots: conditions', () => {
  it('PI-14.5 P01 Fringe Enlistment: four connected edge cards, four disks, more than the others', () => {
    const four = { r1c1: '001 b', r1c2: '002 b', r1c3: '003 b', r2c4: '004 b' }
    expect(meets('P01', four)).toBe(true)
    expect(meets('P01', { ...four, r2c4: '009 b' })).toBe(false)
    expect(meets('P01', { ...four, r1c1: '018 rrr', r1c2: '002 bb', r1c3: '003 bb' })).toBe(true)
    expect(meets('P01', { ...four, r1c1: '018 brr', r1c2: '002 rb', r1c3: '003 br' })).toBe(false)
  })

  it('PI-14.6 P02 Consort of Peers: a card and three neighbours of its rank', () => {
    const peers = { r3c3: '001 b', r3c2: '002 b', r2c2: '003 b', r2c3: '004 b' }
    expect(meets('P02', peers)).toBe(true)
    expect(meets('P02', { ...peers, r2c3: '016 b' })).toBe(false)
    expect(meets('P02', { ...peers, r2c3: '004 r' })).toBe(false)
  })

  it('PI-14.7 P03 Enlightened Authority: four disks on Crowns, the most there', () => {
    const crowns = { r1c1: '052 bb', r5c1: '053 bb' }
    expect(meets('P03', crowns)).toBe(true)
    expect(meets('P03', { ...crowns, r3c1: '054 rrr', r3c3: '055 r' })).toBe(false)
    expect(meets('P03', { r1c1: '052 bbb' })).toBe(false)
  })

  it('PI-14.8 P04 The Inner Circle: four interior cards, each beside two others', () => {
    const circle = { r2c2: '001 b', r2c3: '002 b', r3c3: '003 b', r3c2: '004 b' }
    expect(meets('P04', circle)).toBe(true)
    expect(meets('P04', { r3c2: '001 b', r3c3: '002 b', r3c4: '003 b', r2c2: '004 b' })).toBe(false)
    expect(meets('P04', { ...circle, r3c2: '004 r' })).toBe(false)
  })

  it('PI-14.9 P05 Freemason Union: controlled Freemasons of all six factions', () => {
    const union = { r1c1: '001 b', r3c1: '010 b', r5c1: '015 b' }
    expect(meets('P05', union)).toBe(true)
    expect(meets('P05', { ...union, r5c1: '015 br' })).toBe(false)
    expect(meets('P05', { ...union, r5c1: '045 b' })).toBe(false)
  })

  it('PI-14.10 P06 Dispersed Contacts: eight controlled cards, six with more players', () => {
    const six = { r1c1: '001 b', r1c2: '002 b', r1c3: '003 b', r2c1: '004 b', r2c2: '005 b', r2c3: '006 b' }
    expect(meets('P06', six)).toBe(false)
    expect(meets('P06', { ...six, r3c1: '007 b', r3c3: '008 b' })).toBe(true)
    expect(meets('P06', six, 3)).toBe(true)
    expect(meets('P06', { ...six, r1c1: '001 br' }, 3)).toBe(false)
  })

  it('PI-14.11 P07 Influential Converts: three Aces, two with more players', () => {
    const two = { r1c1: '046 b', r3c3: '047 b' }
    expect([meets('P07', two), meets('P07', two, 4), meets('P07', { ...two, r5c1: '048 b' })]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('PI-14.12 P08 Path of Whispers: a chain of one faction from the top row to the bottom row', () => {
    const chain = { r1c1: '001 b', r2c1: '002 b', r3c2: '003 b', r4c1: '004 b', r5c1: '005 b' }
    expect(meets('P08', chain)).toBe(true)
    expect(meets('P08', { ...chain, r3c2: '003 r' })).toBe(false)
    expect(meets('P08', { ...chain, r3c2: '009 b' })).toBe(false)
    expect(meets('P08', { ...chain, r3c2: '009 b', r2c2: '016 b', r3c3: '017 b', r4c2: '018 b' })).toBe(true)
  })

  it('PI-14.13 P09 Shadow Alliance: three, four or five cards shared with others', () => {
    const three = { r1c1: '001 br', r3c3: '002 rb', r5c1: '003 br' }
    expect([meets('P09', three), meets('P09', three, 3)]).toEqual([true, false])
    expect(meets('P09', { ...three, r5c1: '003 bb' })).toBe(false)
  })

  it('PI-14.14 P10 Rosicrucian Foil: three Clergy cards, five disks, more of them than anybody', () => {
    const clerics = { r1c1: '004 bb', r3c3: '013 bb', r5c1: '015 b' }
    expect(meets('P10', clerics)).toBe(true)
    expect(meets('P10', { ...clerics, r5c1: '015 br' })).toBe(false)
    expect(meets('P10', { ...clerics, r1c1: '004 b' })).toBe(false)
    expect(meets('P10', { ...clerics, r2c3: '011 r', r3c5: '008 r', r5c3: '056 r' })).toBe(false)
  })

  it('PI-14.15 P11 Line of Exchange: a run of three in the central row, three disks, the most', () => {
    const run = { r3c1: '001 b', r3c2: '002 b', r3c3: '003 b' }
    expect(meets('P11', run)).toBe(true)
    expect(meets('P11', { ...run, r3c4: '018 rrr' })).toBe(false)
    expect(meets('P11', { r2c1: '001 b', r2c2: '002 b', r2c3: '003 b' })).toBe(false)
  })

  it('PI-14.16 P12 The Grand Lodge: five cards, five disks, the most', () => {
    const lodge = { r3c1: '001 bb', r3c2: '002 bb', r3c3: '003 b', r2c2: '004', r2c3: '005' }
    expect(meets('P12', lodge)).toBe(true)
    expect(meets('P12', { ...lodge, r3c3: '003' })).toBe(false)
    const { r2c3: _, ...four } = lodge
    expect(meets('P12', four)).toBe(false)
  })

  it('PI-14.17 P13 Clandestine Vassal: a controlled lodge from one’s placard to another’s', () => {
    const link = { r1c1: '001 b', r2c1: '002 b', r3c2: '003 b', r4c2: '004', r5c2: '005' }
    expect(meets('P13', link)).toBe(true)
    expect(meets('P13', { ...link, r5c2: '009' })).toBe(false)
    expect(meets('P13', { ...link, r4c2: '018 rrr' })).toBe(false)
  })
})

describe('PI-15 plot check', () => {
  const run = { r3c1: '001 b', r3c2: '002 b', r3c3: '003 b' }

  it('PI-15.1 what is not met goes under the plot, not back to the supply', () => {
    const s = position({ map: run, publicPlots: 'P06 P11', claims: { b: 'P06 P11' } })
    const before = supply(s, 'b')
    const events = endTurn(s)
    expect([claims(s, 'b'), supply(s, 'b')]).toEqual(['P06- P11', before])
    expect(toldTo(events, 'plotLost')).toMatchObject([{ plot: plotOf('P06') }])
  })

  it('PI-15.1 of two that do not fit together the one with the disk on top stays, then the earlier claim', () => {
    const lodge = { r3c1: '018 bb', r3c2: '017 bb', r3c3: '016 b', r3c4: '019', r3c5: '020' }
    const checked = (held: string) => {
      const s = position({ map: lodge, publicPlots: 'P11 P12', claims: { b: held } })
      endTurn(s)
      return claims(s, 'b')
    }
    expect([checked('P11 P12'), checked('P12 P11'), checked('P11- P12')]).toEqual(['P11 P12-', 'P12 P11-', 'P11- P12'])
  })

  it('PI-15.2 a lost claim comes back by itself, in anybody’s plot check', () => {
    const s = position({ active: 'r', map: run, publicPlots: 'P06 P11', claims: { b: 'P11-' } })
    const events = endTurn(s)
    expect(claims(s, 'b')).toBe('P11')
    expect(toldTo(events, 'plotRegained')).toHaveLength(1)
  })

  it('PI-15.3 two plots on top win at once, for the active player only', () => {
    const two = {
      map: { ...run, r1c1: '046 b', r5c1: '047 b', r5c3: '048 b' },
      publicPlots: 'P07 P11',
      claims: { b: 'P07 P11' },
    }
    const own = position(two)
    play(own, 'end')
    expect(paxIlluminaten.result(own)).toMatchObject({ why: 'plots', places: [2, 1], totals: [0, 2] })
    const foreign = position({ ...two, active: 'r' })
    endTurn(foreign)
    expect([paxIlluminaten.result(foreign), claims(foreign, 'b')]).toEqual([null, 'P07 P11'])
  })

  it('PI-15.4 no plot with disks ever leaves the game: only a hidden one can be returned', () => {
    const s = position({ hands: { b: '020' }, privatePlots: { b: 'P11' }, map: run })
    play(s, 'claimPlot P11', 'scheme 020')
    expect(offers(s, 'mode')).toEqual(['quick', 'nothing'])
  })
})
