import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
import { luminaries } from '../data.ts'
import { hasCard } from '../state.ts'
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
  plotId,
  position,
  seatOf,
  slotOf,
  token,
} from './position.ts'

describe('PI-12 schemes', () => {
  it('PI-12.1 a chain shares factions; aces link all, crowns end it', () => {
    const s = position({ hands: { b: '001 016 011 046 026 052 003' } })
    expect(offers(s, 'scheme')).toHaveLength(7)
    play(s, 'scheme 001', 'mode nothing')
    expect(offers(s, 'scheme')).toEqual(['016', '046', '052', '003'])
    play(s, 'scheme 046', 'mode nothing')
    expect(offers(s, 'scheme')).toContain('026')
    play(s, 'scheme 052', 'mode nothing')
    expect(offers(s, 'scheme')).toEqual([])
  })

  it('PI-12.2 quick favor once a turn; a Crown ends the chain in that use, too', () => {
    const s = position({ hands: { b: '017 052 001' } })
    play(s, 'scheme 017', 'mode quick')
    expect(favors(s, 'b')).toBe('N1 P1')
    play(s, 'scheme 052')
    expect(offers(s, 'mode')).toEqual(['ability', 'nothing'])
    const crown = position({ hands: { b: '052 001' } })
    play(crown, 'scheme 052', 'mode quick')
    expect([favors(crown, 'b'), offers(crown, 'scheme'), crown.mainAllowed]).toEqual(['N2', [], 2])
  })

  it('PI-12.2 with Magistrates: the favor, and then the ability', () => {
    const s = position({ hands: { b: '052' }, factionCards: { M: 'b' } })
    play(s, 'scheme 052')
    expect(offers(s, 'mode')).toEqual(['ability', 'quick', 'both', 'nothing'])
    play(s, 'mode both')
    expect([favors(s, 'b'), s.mainAllowed]).toEqual(['N2', 3])
  })

  it('PI-12.3 bonus and special may be declined, buffs apply and add up', () => {
    const s = position({ hands: { b: '018 033 011' } })
    play(s, 'scheme 018')
    expect(offers(s, 'mode')).toEqual(['ability', 'quick'])
    play(s, 'mode ability', 'scheme 033', 'mode ability')
    expect(s.buffs[0]).toBe(2)
    play(s, 'scheme 011')
    expect(offers(s, 'mode')).toEqual(['quick', 'nothing'])
  })

  it('PI-12.4 other actions between scheme plays', () => {
    const s = position({ hands: { b: '024 021 003' } })
    play(s, 'scheme 024', 'mode quick', 'extort', 'slot placard')
    expect(offers(s, 'scheme')).toEqual(['021'])
  })

  it('PI-12.11 chain cards are discarded in the redraw', () => {
    const s = position({ hands: { b: '024', r: '001 002 003 004' } })
    play(s, 'scheme 024', 'mode quick', 'end')
    expect([s.chain, s.discard.includes(23)]).toEqual([[], true])
  })
})

describe('2.4 abilities, one by one', () => {
  it('influence_any_discount: any card, one less for each disk of others', () => {
    const s = position({ map: { r1c1: '042 rr' }, favors: { b: 'S1' }, hands: { b: '001' } })
    play(s, 'scheme 001', 'mode ability', 'slot r1c1', 'disks 1')
    expect([at(s, 'r1c1'), favors(s, 'b'), s.mainUsed]).toEqual(['042 rrb', '', 0])
  })

  it('PI-12.6 swap_cards: everything on the cards goes along', () => {
    const s = position({
      bot: 'germain',
      botFirst: true,
      map: { r1c1: '001 b', r3c3: '029 br', r5c1: '042 rrb', r5c3: '046' },
      token: 'r3c3',
      cubes: 'r3c3',
      hands: { b: '002' },
    })
    play(s, 'scheme 002', 'mode ability')
    expect(offers(s, 'slot')).toEqual(['r1c1', 'r3c3', 'r5c3'])
    play(s, 'slot r3c3', 'slot r5c3')
    expect([at(s, 'r3c3'), at(s, 'r5c3'), token(s), s.cubes]).toEqual(['046', '029 br', 'r5c3', [slotOf(s, 'r5c3')]])
    expect(s.presence[1] & (1 << slotOf(s, 'r5c3'))).not.toBe(0)
  })

  it('oust_set_strength: one more or one less than the other', () => {
    const s = position({ map: { r5c2: '029 rrr' }, favors: { b: 'S1' }, hands: { b: '015' } })
    play(s, 'scheme 015', 'mode ability', 'target r5c2 r', 'disks 1')
    expect(toldTo(play(s, 'minusOne'), 'oustBegan')[0]).toMatchObject({ initial: [2, 3], advantaged: 1 })
  })

  it('PI-12.7 edict_take_two: from any edict; an empty one is discarded', () => {
    const s = position({ hands: { b: '005 008' }, edicts: { S: 'r4', C: 'b2' } })
    play(s, 'scheme 005', 'mode ability')
    expect(offers(s, 'faction')).toEqual(['S', 'C'])
    play(s, 'faction C')
    expect([favors(s, 'b'), s.edictAt[factionOf('C')]]).toEqual(['C2', -2])
  })

  it('expel_then_move: an Expel, then a disk from anywhere', () => {
    const s = position({ map: { r4c3: '029 b', r1c1: '001 b' }, favors: { b: 'S1' }, hands: { b: '022 003' } })
    play(s, 'scheme 022', 'mode ability', 'slot r4c3', 'card 003', 'slot r1c1')
    expect(at(s, 'r4c3')).toBe('003 bb')
  })

  it('scout_any_free: any slot, which then counts as adjacent for Influence', () => {
    const s = position({ favors: { b: 'N1' }, hands: { b: '014 001' } })
    play(s, 'scheme 014', 'mode ability', 'slot r1c1', 'card 001', 'influence', 'slot r1c1', 'disks 1')
    expect([at(s, 'r1c1'), s.mainUsed]).toEqual(['001 b', 1])
  })

  it('organize_any_free: three disks for nothing', () => {
    const s = position({ map: { r1c1: '001 bb', r5c1: '029' }, hands: { b: '012' } })
    play(s, 'scheme 012', 'mode ability', 'slot r1c1', 'slot r5c1', 'slot r1c1', 'slot r5c1', 'stop')
    expect(at(s, 'r5c1')).toBe('029 bb')
  })

  it('buff_influence_cheaper: each disk costs one less, at least one', () => {
    const s = position({ map: { r5c2: '017', r5c3: '001' }, favors: { b: 'N2 P1' }, hands: { b: '018' } })
    play(s, 'scheme 018', 'mode ability', 'influence', 'slot r5c2', 'disks 2', 'fallAway 1 1')
    expect([at(s, 'r5c2'), favors(s, 'b')]).toEqual(['017 bb', 'N1'])
    play(s, 'influence', 'slot r5c3', 'disks 1')
    expect([at(s, 'r5c3'), favors(s, 'b')]).toEqual(['001 b', ''])
  })

  it('buff_oust_no_advantage: daggers and hammers are void', () => {
    const s = position({ map: { r5c2: '029 rrr' }, favors: { b: 'S1' }, hands: { b: '019 046' } })
    play(s, 'scheme 019', 'mode ability', 'oust', 'target r5c2 r', 'disks 1')
    const [end] = toldTo(play(s, 'card 046', 'call'), 'challengeEnded')
    expect(end).toMatchObject({ why: 'strength', winner: seatOf('r') })
  })

  it('PI-12.8 new_plot: keep the old or the new one; the other goes to the bottom unseen', () => {
    const s = position({ hands: { b: '020' }, privatePlots: { b: 'P12' } })
    const next = s.plotDeck.at(-1) ?? -1
    const drawn = play(s, 'scheme 020', 'mode ability')
    expect(toldTo(drawn, 'plotDrawn', seatOf('b'))[0].plot).toBe(next)
    expect(toldTo(drawn, 'plotDrawn', seatOf('r'))[0].plot).toBeUndefined()
    expect(offers(s, 'keepPlot')).toEqual(['P12', plotId(next)])
    play(s, `keepPlot ${plotId(next)}`)
    expect([s.privatePlots[seatOf('b')], s.plotDeck[0]]).toEqual([next, 11])
    const revealed = position({ hands: { b: '020' }, privatePlots: { b: 'P12' }, claims: { b: 'P12' } })
    play(revealed, 'scheme 020')
    expect(offers(revealed, 'mode')).toEqual(['quick', 'nothing'])
    expect(claims(revealed, 'b')).toBe('P12')
  })

  it('buff_expel_free: no favor for an Expel', () => {
    const s = position({ map: { r4c3: '029 bbb' }, hands: { b: '036 003' } })
    play(s, 'scheme 036', 'mode ability', 'expel', 'slot r4c3', 'card 003')
    expect(at(s, 'r4c3')).toBe('003 bb')
  })

  it('buff_scout_favor: the favor value of the card laid', () => {
    const s = position({ favors: { b: 'P1' }, hands: { b: '044 017' } })
    play(s, 'scheme 044', 'mode ability', 'scout', 'slot r5c2', 'card 017')
    expect(favors(s, 'b')).toBe('N1 P1')
  })

  it('PI-12.9 draw_two_or_court: a gap in the court stays until its update', () => {
    const s = position({ hands: { b: '027 001 002 003 004' }, court: '005 006 007 008 009' })
    play(s, 'scheme 027', 'mode ability', 'court 2')
    expect([hand(s, 'b'), s.court[2]]).toEqual(['001 002 003 004 007', -1])
    endTurn(s)
    expect(s.court[2]).not.toBe(-1)
    const drawn = position({ hands: { b: '041' }, deck: '001 002' })
    play(drawn, 'scheme 041', 'mode ability', 'draw')
    expect(hand(drawn, 'b')).toBe('001 002')
  })

  it('buff_extort_any: any card with a disk, all disks count', () => {
    const s = position({ map: { r1c1: '054 rr' }, hands: { b: '032' } })
    play(s, 'scheme 032', 'mode ability', 'extort', 'slot r1c1')
    expect(favors(s, 'b')).toBe('P4')
  })

  it('PI-12.10 borrow_faction: passive and ability, until the check phase', () => {
    const s = position({
      hands: { b: '035' },
      favors: { b: 'S1' },
      factionCards: { S: 'r', N: 'b', P: 'row' },
    })
    play(s, 'scheme 035', 'mode ability')
    expect(offers(s, 'faction')).toEqual(['P', 'S'])
    play(s, 'faction S')
    expect(hasCard(s, seatOf('b'), factionOf('S'))).toBe(true)
    expect(offers(s, 'factionCard')).toEqual(['S'])
    endTurn(s)
    expect([s.borrowed, s.holders[factionOf('S')], s.hands[seatOf('b')].length]).toEqual([0, seatOf('r'), 4])
  })

  it('PI-12.10 who claims what he borrowed keeps it', () => {
    const s = position({
      map: { r3c1: '013 bb', r3c2: '014 b', r3c3: '025' },
      hands: { b: '035' },
      factionCards: { P: 'r' },
    })
    play(s, 'scheme 035', 'mode ability', 'faction P', 'claimFaction P')
    endTurn(s)
    expect(s.holders[factionOf('P')]).toBe(seatOf('b'))
  })

  it('PI-12.5 ace_wild: three favors, and quick favor is still to be had', () => {
    const s = position({ hands: { b: '046 017' } })
    play(s, 'scheme 046', 'mode ability', 'scheme 017')
    expect(favors(s, 'b')).toBe('N3')
    expect(offers(s, 'mode')).toContain('quick')
  })

  it('crown_extra_action: one more main action', () => {
    const s = position({ hands: { b: '052' } })
    play(s, 'scheme 052', 'mode ability')
    expect(s.mainAllowed).toBe(3)
  })

  it('all 17 kinds are among the cards', () => {
    expect(new Set(luminaries.map(({ ability }) => ability)).size).toBe(17)
    expect(owes(position())).toEqual(['menu b'])
    expect(offered(position())).toContain('end')
  })
})
