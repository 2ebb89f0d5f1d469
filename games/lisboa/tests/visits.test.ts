import { describe, expect, it } from 'vitest'
import { toldTo, types } from '../../tests/told.ts'
import { position } from './position.ts'
import { blocked, buildingAt, favorsOf, idsOf, offered, owes, say, storeAt } from './talk.ts'

describe('visiting', () => {
  it('LI-3.16 the courtier goes to the portrait; influence: treasury, and officials of all rivals', () => {
    const s = position({
      seats: 3,
      hands: { 0: [14] },
      treasury: 4,
      offices: { 0: [0, 0, 2], 1: [1, 0, 1], 2: [0, 0, 1] },
    })
    const events = say(s, 'visit 14')
    expect(s.courtiers[0]).toBe(2)
    expect(toldTo(events, 'visited')).toMatchObject([
      { noble: 2, cost: { base: 2, rivals: 2, reduction: 0, influence: 4, wigs: 0 } },
    ])
    expect(s.influence[0]).toBe(1)
    expect(idsOf(s.discard)).toEqual([14])
  })

  it('LI-3.16 reductions, not below 0', () => {
    const s = position({ hands: { 0: [14] }, clergy: { 0: ['visit.king-1', 'visit.king-1'] } })
    say(s, 'visit 14')
    expect(s.influence[0]).toBe(5)
    const other = position({
      hands: { 0: [9] },
      clergy: { 0: ['visit.king-1', 'visit.ignoreOfficials'] },
      offices: { 1: [0, 3, 0] },
    })
    say(other, 'visit 9')
    expect(other.influence[0]).toBe(4)
  })

  it('LI-3.17 missing influence is paid in wigs; what cannot be paid is not offered', () => {
    const s = position({ hands: { 0: [14] }, influence: { 0: 1 }, wigs: { 0: 3 }, offices: { 1: [0, 0, 2] } })
    const events = say(s, 'visit 14')
    expect(toldTo(events, 'visited')[0].cost).toMatchObject({ influence: 1, wigs: 2 })
    expect([s.influence[0], s.wigs[0]]).toEqual([0, 1])
    const poor = position({ hands: { 0: [14] }, influence: { 0: 1 }, wigs: { 0: 1 }, offices: { 1: [0, 0, 2] } })
    expect(offered(poor)).not.toContain('visit 14')
    expect(blocked(poor)).toContain('visit 14: visitTooDear LI-3.17')
  })

  it('LI-3.18 optionally one State action, then the Noble action', () => {
    const s = position({ hands: { 0: [9] }, shipyard: ['blue'] })
    say(s, 'visit 9')
    expect(offered(s)).toEqual(['state ship', 'skip'])
    say(s, 'state ship')
    expect(offered(s)).toEqual(['do', 'skip'])
    say(s, 'do')
    expect(owes(s)).toBe('decreePick 0')
  })

  it('LI-3.18 at least one of the two: who skips the first does the second', () => {
    const s = position({ hands: { 0: [9] }, shipyard: ['blue'] })
    const events = say(s, 'visit 9', 'skip')
    expect(types(events)).toContain('stateSkipped')
    expect(owes(s)).toBe('decreePick 0')
    const both = position({ hands: { 0: [9] }, shipyard: ['blue'] })
    say(both, 'visit 9', 'state ship', 'skip')
    expect(owes(both)).toBe('drawPile 0')
  })

  it('LI-3.18 a Noble action that cannot be done is not asked for', () => {
    const s = position({ hands: { 0: [14] } })
    const events = say(s, 'visit 14', 'state favor', 'favor king')
    expect(types(events)).toContain('nobleSkipped')
    expect(owes(s)).toBe('drawPile 0')
  })

  it('LI-3.19 followers clockwise, with the Royal Favor, one thing each, at a cost of their own', () => {
    const s = position({
      seats: 4,
      active: 2,
      starter: 2,
      hands: { 2: [9] },
      favors: { 0: ['marquis'], 1: ['marquis'], 3: ['king'] },
      offices: { 0: [0, 2, 0], 2: [0, 1, 0] },
      influence: { 1: 2 },
      wigs: { 1: 5 },
    })
    // no store and no ship: only decrees can be done
    say(s, 'visit 9', 'decree 1', 'stop')
    expect(owes(s)).toBe('follow 0')
    const events = say(s, 'do', 'decree 2', 'stop')
    expect(toldTo(events, 'followed')).toMatchObject([
      { seat: 0, noble: 1, cost: { base: 1, rivals: 1, influence: 2 } },
    ])
    expect(favorsOf(s, 0)).toEqual([])
    expect(s.favorStacks[1]).toBe(3)
    expect(owes(s)).toBe('follow 1')
    say(s, 'do', 'decree 3', 'stop')
    // base 1, two officials of 0, one of 2
    expect([s.influence[1], s.wigs[1]]).toEqual([0, 3])
    expect(owes(s)).toBe('drawPile 2')
  })

  it('LI-3.19 a State action instead of the Noble action, or nothing', () => {
    const s = position({ hands: { 0: [14] }, favors: { 1: ['king'] } })
    say(s, 'visit 14', 'state favor', 'favor builder')
    expect(offered(s)).toEqual(['state cardinal', 'state favor', 'dontFollow'])
    say(s, 'state favor', 'favor marquis')
    expect(favorsOf(s, 1)).toEqual(['marquis'])
    const not = position({ hands: { 0: [14] }, favors: { 1: ['king'] } })
    const events = say(not, 'visit 14', 'state favor', 'favor builder', 'dontFollow')
    expect(types(events)).toContain('didNotFollow')
    expect(favorsOf(not, 1)).toEqual(['king'])
  })

  it('LI-3.19 the tile is back in its stack before the action: who had all three may take it again', () => {
    const s = position({ hands: { 0: [14] }, favors: { 1: ['builder', 'marquis', 'king'] } })
    say(s, 'visit 14', 'state favor', 'favor builder')
    expect(offered(s)).toEqual(['state cardinal', 'state favor', 'dontFollow'])
    say(s, 'state favor', 'favor king')
    expect(favorsOf(s, 1)).toEqual(['builder', 'marquis', 'king'])
  })

  it('LI-3.19 `follow-2` makes following cheaper, `visit+1` pays for it', () => {
    const s = position({
      hands: { 0: [14] },
      favors: { 1: ['king'] },
      clergy: { 1: ['follow-2'] },
      bottom: { 1: [21] },
      offices: { 0: [0, 0, 3] },
      purses: { 1: 0 },
    })
    say(s, 'visit 14', 'state favor', 'favor builder')
    say(s, 'state favor', 'favor marquis')
    expect(s.influence[1]).toBe(3)
    expect(s.purses[1]).toBe(1)
    const visitor = position({ hands: { 0: [14] }, clergy: { 0: ['follow-2'] } })
    say(visitor, 'visit 14')
    expect(visitor.influence[0]).toBe(4)
  })

  it('LI-3.20 each follows once, and a follow cannot be followed', () => {
    const s = position({ seats: 3, hands: { 0: [14] }, favors: { 0: ['king'], 1: ['king'], 2: ['king'] } })
    say(s, 'visit 14', 'state cardinal', 'steps 1', 'noTile')
    say(s, 'state favor', 'favor builder')
    expect(owes(s)).toBe('follow 2')
    say(s, 'state favor', 'favor builder')
    expect(owes(s)).toBe('drawPile 0')
  })

  it('LI-3.20 events cannot be followed', () => {
    const s = position({ hands: { 0: [20] }, favors: { 1: ['king'] } })
    say(s, 'sponsor 20', 'steps 1', 'noTile')
    expect(owes(s)).toBe('drawPile 0')
  })
})

describe('sponsoring', () => {
  it('LI-3.21 réis by the treasury; no influence, and the marker stays', () => {
    const s = position({ hands: { 0: [20] }, purses: { 0: 9 }, treasury: 3 })
    const events = say(s, 'sponsor 20')
    expect(toldTo(events, 'sponsored')).toMatchObject([{ cost: 5, card: { id: 20 } }])
    expect([s.purses[0], s.influence[0], s.treasury]).toEqual([4, 5, 3])
    expect(owes(s)).toBe('cardinalSteps 0')
  })

  it('LI-3.21 `sponsor-2` makes it cheaper', () => {
    const s = position({ hands: { 0: [20] }, bottom: { 0: [19] }, purses: { 0: 9 } })
    say(s, 'sponsor 20')
    expect(s.purses[0]).toBe(7)
  })

  it('LI-3.22 with `store` the land is paid as well', () => {
    const s = position({ hands: { 0: [16] }, purses: { 0: 10 } })
    say(s, 'sponsor 16', 'land A5')
    expect(s.purses[0]).toBe(2)
    expect(storeAt(s, 'A5')).toBe('0 tools')
  })

  it('LI-3.23 only if the cost can be paid and the event can do something', () => {
    const poor = position({ hands: { 0: [20] }, purses: { 0: 0 }, influence: { 0: 5 } })
    expect(offered(poor)).not.toContain('sponsor 20')
    expect(blocked(poor)).toContain('sponsor 20: sponsoringTooDear LI-3.21')
    const idle = position({ hands: { 0: [17] }, purses: { 0: 20 } })
    expect(offered(idle)).not.toContain('sponsor 17')
    expect(blocked(idle)).toContain('sponsor 17: nothingToDo LI-3.23')
    const able = position({ hands: { 0: [17] }, purses: { 0: 20 }, stores: { A1: '0 gold' } })
    expect(offered(able)).toContain('sponsor 17')
  })

  it('the eight events', () => {
    const given = {
      purses: { 0: 30 },
      stores: { A1: '0 gold' },
      shipyard: ['blue'],
      offices: { 0: [1, 0, 0] },
      plans: { 0: ['SB1'] },
    }
    const dueAfter = (id: number, period: 1 | 2 = 1) => {
      const s = position({ ...given, period, hands: { 0: [id] } })
      say(s, `sponsor ${id}`)
      return owes(s)
    }
    expect(dueAfter(16)).toBe('storeSpace 0')
    expect(dueAfter(17)).toBe('drawPile 0')
    expect(dueAfter(18)).toBe('eventPart 0')
    expect(dueAfter(19)).toBe('decreePick 0')
    expect(dueAfter(20)).toBe('cardinalSteps 0')
    expect(dueAfter(21)).toBe('drawPile 0')
    expect(dueAfter(37)).toBe('openPlan 0')
    expect(dueAfter(40)).toBe('eventPart 0')
  })

  it('two parts: each optional, at least one done', () => {
    const both = position({ hands: { 0: [40] } })
    say(both, 'sponsor 40', 'do', 'favor king', 'do', 'office king', 'stop')
    expect([favorsOf(both, 0), both.offices[2]]).toEqual([['king'], 1])
    const second = position({ hands: { 0: [40] } })
    say(second, 'sponsor 40', 'skip')
    expect(owes(second)).toBe('recruitStep 0')
    const only = position({ hands: { 0: [40] }, favors: { 0: ['builder', 'marquis', 'king'] } })
    say(only, 'sponsor 40')
    expect(owes(only)).toBe('recruitStep 0')
  })

  it('an event opens buildings like a visit does', () => {
    const s = position({
      hands: { 0: [37] },
      offices: { 0: [1, 0, 0] },
      plans: { 0: ['SB1'] },
      bottom: { 0: [41] },
      purses: { 0: 10 },
    })
    say(s, 'sponsor 37', 'usePlan SB1', 'space N2')
    expect(buildingAt(s, 'N2')).toBe('B1')
    // 4 for the event, 3 back for `open+3`
    expect(s.purses[0]).toBe(9)
  })
})
