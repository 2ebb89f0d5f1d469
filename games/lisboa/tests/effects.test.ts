import { describe, expect, it } from 'vitest'
import { toldTo, types } from '../../tests/told.ts'
import { none } from '../data.ts'
import { capacityOf, setsOf } from '../state.ts'
import { position } from './position.ts'
import { blocked, clergyOf, decreeIds, offered, owes, rubbleOf, say, stockOf, topOf } from './talk.ts'

describe('rubble sets', () => {
  it('LI-3.47 a set opens a slot of either row, and the warehouse grows', () => {
    const s = position({ period: 2, hands: { 0: [64] }, cubes: { pile: 'tsunami tsunami' }, rubble: { 0: [1, 1, 0] } })
    const events = say(s, 'portfolio 64', 'rubble tsunami')
    expect(toldTo(events, 'setCompleted')).toMatchObject([{ sets: 1, capacity: 6 }])
    expect(offered(s)).toEqual(['unlockTop', 'unlockBottom'])
    say(s, 'unlockBottom')
    expect([s.openTop[0], s.openBottom[0], capacityOf(s, 0)]).toEqual([1, 2, 6])
    expect(rubbleOf(s, 0)).toEqual([1, 1, 1])
  })

  it('LI-3.47 only rows with covered slots; the fifth set opens the great warehouse, further ones only score', () => {
    const open = { 0: [3, 2] } as const
    const fourth = position({ period: 2, hands: { 0: [64] }, cubes: { pile: 'quake' }, rubble: { 0: [3, 4, 4] }, open })
    say(fourth, 'portfolio 64', 'rubble quake')
    expect(offered(fourth)).toEqual(['unlockBottom'])
    expect(blocked(fourth)).toEqual(['unlockTop: rowOpen LI-3.47'])
    const fifth = position({
      period: 2,
      hands: { 0: [64] },
      cubes: { pile: 'quake' },
      rubble: { 0: [4, 5, 5] },
      open: { 0: [3, 3] },
    })
    say(fifth, 'portfolio 64', 'rubble quake')
    expect([owes(fifth), capacityOf(fifth, 0)]).toEqual(['drawPile 0', 11])
    const sixth = position({
      period: 2,
      hands: { 0: [64] },
      cubes: { pile: 'quake' },
      rubble: { 0: [5, 6, 6] },
      open: { 0: [3, 3] },
    })
    say(sixth, 'portfolio 64', 'rubble quake')
    expect([capacityOf(sixth, 0), setsOf(sixth, 0)]).toEqual([11, 6])
  })

  it('LI-3.57 two cubes together can complete two sets', () => {
    const s = position({
      period: 2,
      hands: { 0: [14] },
      offices: { 0: [0, 0, 1] },
      plans: { 0: ['SB1'] },
      cubes: { 'E-C': 'quake quake' },
      rubble: { 0: [0, 2, 2] },
    })
    say(s, 'visit 14', 'skip', 'usePlan SB1', 'space E-C')
    expect(owes(s)).toBe('unlockSlot 0')
    say(s, 'unlockTop')
    expect(owes(s)).toBe('unlockSlot 0')
    say(s, 'unlockBottom')
    expect([s.openTop[0], s.openBottom[0]]).toEqual([2, 2])
  })
})

describe('goods', () => {
  it('LI-3.48 a good of choice is limited by the supply', () => {
    const s = position({ seats: 1, hands: { 0: [7] }, stock: { 1: [17, 0, 17, 0] } })
    say(s, 'portfolio 7')
    expect(offered(s)).toEqual(['takeGood cloth', 'takeGood tools'])
    expect(blocked(s)).toContain('takeGood gold: supplyEmpty LI-3.48')
  })

  it('LI-3.48 beyond the capacity any goods are dropped, old ones too', () => {
    const s = position({ hands: { 0: [7] }, stock: { 0: [2, 3, 0, 0] } })
    say(s, 'portfolio 7', 'takeGood tools')
    expect(owes(s)).toBe('overflowDrop 0')
    expect(offered(s)).toEqual(['dropGood gold', 'dropGood cloth', 'dropGood tools'])
    say(s, 'dropGood cloth')
    expect(stockOf(s, 0)).toEqual([2, 2, 0, 1])
  })

  it('LI-3.48 the good of the land may not fit either', () => {
    const s = position({ hands: { 0: [4] }, purses: { 0: 20 }, stock: { 0: [5, 0, 0, 0] } })
    say(s, 'visit 4', 'skip', 'land A2', 'entrance S2')
    expect(owes(s)).toBe('overflowDrop 0')
    say(s, 'dropGood gold')
    expect(stockOf(s, 0)).toEqual([4, 1, 0, 0])
    expect(owes(s)).toBe('drawPile 0')
  })

  it('LI-3.48 a set that is completed later in the same action does not help', () => {
    const s = position({
      hands: { 0: [14] },
      offices: { 0: [0, 0, 1] },
      plans: { 0: ['SB1'] },
      stock: { 0: [5, 0, 0, 0] },
      cubes: { 'W-C': 'quake fire' },
      rubble: { 0: [0, 1, 1] },
    })
    say(s, 'visit 14', 'skip', 'usePlan SB1', 'space W-C', 'takeGood cloth')
    expect(owes(s)).toBe('overflowDrop 0')
    expect(setsOf(s, 0)).toBe(0)
    say(s, 'dropGood gold')
    expect(setsOf(s, 0)).toBe(1)
  })

  it('LI-3.54 who gives back `warehouse+2` drops what no longer fits', () => {
    const s = position({ hands: { 0: [11] }, cardinal: 5, clergy: { 0: ['warehouse+2'] }, stock: { 0: [7, 0, 0, 0] } })
    say(s, 'portfolio 11', 'state cardinal', 'steps 1', 'giveBack warehouse+2', 'dropGood gold', 'dropGood gold')
    expect(stockOf(s, 0)).toEqual([5, 0, 0, 0])
    expect(owes(s)).toBe('clergyPick 0')
  })

  it('LI-3.54 so does who drops it for another tile', () => {
    const s = position({
      hands: { 0: [11] },
      cardinal: 0,
      clergy: { 0: ['warehouse+2', 'sell+1', 'store-2', 'trade.any'] },
      stock: { 0: [6, 0, 0, 0] },
    })
    say(s, 'portfolio 11', 'state cardinal', 'steps 1', 'ahead', 'dropTile warehouse+2', 'dropGood gold')
    expect(stockOf(s, 0)).toEqual([5, 0, 0, 0])
  })

  it('LI-3.55 produce: as far as the supply lasts; the price drops for what left it, even if it is dropped', () => {
    const s = position({
      seats: 1,
      hands: { 0: [6] },
      stock: { 0: [5, 0, 0, 0], 1: [11, 0, 17, 0] },
      stores: { A1: '0 gold', B1: '0 gold', B3: '0 books' },
    })
    const events = say(s, 'portfolio 6', 'state produce')
    // one gold was left, and no books
    expect(toldTo(events, 'produced')[0].goods).toEqual([1, 0, 0, 0])
    expect(s.prices).toEqual([1, 0, 0, 0])
    say(s, 'dropGood gold')
    expect(stockOf(s, 0)).toEqual([5, 0, 0, 0])
    expect(s.prices).toEqual([1, 0, 0, 0])
  })

  it('LI-3.55 `produce+1` goods come with them, of types just produced, without a second step; `produce+2` pays', () => {
    const s = position({
      hands: { 0: [6] },
      purses: { 0: 0 },
      stores: { A1: '0 gold', B3: '0 books' },
      clergy: { 0: ['produce+1', 'produce+1'] },
      bottom: { 0: [39] },
      stock: { 0: [3, 0, 0, 0] },
    })
    say(s, 'portfolio 6', 'state produce')
    expect(offered(s)).toEqual(['takeGood gold', 'takeGood books'])
    expect(blocked(s)).toContain('takeGood tools: notProduced LI-3.55')
    say(s, 'takeGood books', 'takeGood books')
    // seven goods, room for five
    expect(owes(s)).toBe('overflowDrop 0')
    say(s, 'dropGood gold', 'dropGood gold')
    expect(stockOf(s, 0)).toEqual([2, 0, 3, 0])
    expect(s.prices).toEqual([1, 0, 1, 0])
    expect(s.purses[0]).toBe(2)
  })
})

describe('rewards and penalties', () => {
  it('LI-3.49 `rubble` from an empty pile gives nothing', () => {
    const s = position({ period: 2, hands: { 0: [64] } })
    expect(types(say(s, 'portfolio 64'))).toContain('rewardLost')
    expect(owes(s)).toBe('drawPile 0')
  })

  it('LI-3.50 what cannot be given is lost', () => {
    const lost = (given: Parameters<typeof position>[0], id: number) =>
      toldTo(say(position({ ...given, hands: { 0: [id] } }), `portfolio ${id}`), 'rewardLost').map(
        ({ reward }) => reward,
      )
    expect(lost({ offices: { 0: [8, 0, 0] } }, 2)).toEqual(['official'])
    expect(lost({ seats: 1, stock: { 1: [17, 17, 17, 17] } }, 7)).toEqual(['good'])
    expect(lost({}, 28)).toEqual(['price'])
    expect(lost({ period: 2, favors: { 0: ['builder', 'marquis', 'king'] } }, 53)).toEqual(['favor'])
    expect(lost({}, 6)).toEqual(['state'])
  })

  it('LI-3.51 only what can do something is offered', () => {
    const s = position({
      hands: { 0: [9, 4] },
      noPlans: ['blue', 'green'],
      purses: { 0: 0 },
      influence: { 0: 0 },
      wigs: { 0: 3 },
      treasury: 6,
      offices: { 0: [8, 0, 0] },
    })
    // no plan, no official, no land that could be paid
    expect(offered(s)).not.toContain('visit 4')
    expect(blocked(s)).toContain('visit 4: nothingToDo LI-3.52')
    const shipless = position({ hands: { 0: [9] }, shipyard: [] })
    say(shipless, 'visit 9')
    expect(owes(shipless)).toBe('decreePick 0')
  })

  it('LI-3.51 a chosen action is really done: at least one official, one decree', () => {
    const s = position({ hands: { 0: [1, 9] } })
    say(s, 'portfolio 1', 'state recruit')
    expect(blocked(s)).toEqual(['stop: oneOfficialDue LI-3.51'])
    const decrees = position({ hands: { 0: [9] } })
    say(decrees, 'visit 9')
    expect(blocked(decrees)).toEqual(['stop: oneDecreeDue LI-3.51'])
  })

  it('LI-3.52 costs come first: what a visit leaves decides', () => {
    // land 2 with 1 réis and influence 2 (worth 2): after the visit influence 1 (worth 1), just enough
    const given = {
      hands: { 0: [4] },
      treasury: 0,
      purses: { 0: 1 },
      noPlans: ['blue', 'green'],
      offices: { 0: [8, 0, 0] },
    } as const
    const enough = position({ ...given, influence: { 0: 2 }, stores: {} })
    expect(offered(enough)).toContain('visit 4')
    say(enough, 'visit 4')
    expect(owes(enough)).toBe('storeSpace 0')
    // columns 1 and 4 pay 5 réis, column 3 influence: take them away, and it is not enough with influence 1
    const taken = Object.fromEntries(
      ['A', 'B', 'C', 'D'].flatMap((row) => [
        [`${row}1`, '1 gold'],
        [`${row}4`, '1 tools'],
      ]),
    )
    const poor = position({ ...given, seats: 2, influence: { 0: 1 }, stores: taken })
    say(poor, 'visit 4')
    expect(offered(poor).every((move) => move.endsWith('3'))).toBe(true)
  })

  it('LI-3.52 `visit+1` counts', () => {
    const given = {
      hands: { 0: [4] },
      treasury: 2,
      purses: { 0: 3 },
      influence: { 0: 1 },
      noPlans: ['blue', 'green'] as const,
      offices: { 0: [8, 0, 0] },
    }
    const without = position(given)
    say(without, 'visit 4')
    expect(offered(without)).not.toContain('land A2')
    const withIt = position({ ...given, bottom: { 0: [21] } })
    say(withIt, 'visit 4')
    expect(offered(withIt)).toContain('land A2')
  })

  /** Only columns 2 and 5 are left, whose bonus is no money. */
  const dearLand = Object.fromEntries(
    ['A', 'B', 'C', 'D'].flatMap((row) => [
      [`${row}1`, '1 gold'],
      [`${row}3`, '0 cloth'],
      [`${row}4`, '1 tools'],
    ]),
  )

  it('LI-3.52 `visit+1` can make a visit possible', () => {
    const given = {
      hands: { 0: [4] },
      purses: { 0: 3 },
      influence: { 0: 1 },
      noPlans: ['blue', 'green'] as const,
      offices: { 0: [8, 0, 0] },
      stores: dearLand,
    }
    expect(offered(position(given))).not.toContain('visit 4')
    expect(offered(position({ ...given, bottom: { 0: [21] } }))).toContain('visit 4')
  })

  it('LI-3.52 what an event leaves decides, too: influence that paid for it is gone', () => {
    // 4 for the event: 2 réis, and influence from 10 to 6, which is worth 4
    const given = { hands: { 0: [16] }, purses: { 0: 2 }, influence: { 0: 10 }, stores: dearLand }
    expect(offered(position(given))).toContain('sponsor 16')
    const dearer = position({ ...given, cubes: { 2: 'tsunami tsunami', 5: 'tsunami tsunami' } })
    expect(offered(dearer)).not.toContain('sponsor 16')
    expect(blocked(dearer)).toContain('sponsor 16: nothingToDo LI-3.23')
  })

  it('LI-3.52 the State action can be skipped only if the Noble action is possible', () => {
    const s = position({ hands: { 0: [14] } })
    say(s, 'visit 14')
    expect(offered(s)).toEqual(['state cardinal', 'state favor'])
    expect(blocked(s)).toEqual(['skip: noPlanHeld LI-3.43'])
  })

  it('LI-3.53 land is affordable if it is with some cube, after its bonus; only such cubes are offered', () => {
    const s = position({
      hands: { 0: [4] },
      purses: { 0: 5 },
      influence: { 0: 1 },
      cubes: { A: 'quake tsunami', B: 'quake quake' },
    })
    say(s, 'visit 4', 'skip')
    // A5: 4 + 3 + 1, without the quake 5; B5: 4 + 6, without a quake 7
    expect(offered(s)).toContain('land A5')
    expect(offered(s)).not.toContain('land B5')
    expect(blocked(s)).toContain('land B5: landTooDear LI-3.53')
    // B1 pays 5 réis first
    expect(offered(s)).toContain('land B1')
    say(s, 'land A5')
    // with the tsunami taken 7 would be left to pay
    expect(rubbleOf(s, 0)).toEqual([1, 0, 0])
  })

  it('LI-3.53 cubes with which the price cannot be paid are blocked', () => {
    const s = position({ hands: { 0: [4] }, purses: { 0: 8 }, influence: { 0: 1 }, cubes: { A: 'quake tsunami fire' } })
    say(s, 'visit 4', 'skip', 'land A5')
    // 4 and 6 for the cubes: 7 without the quake, 8 without the fire, 9 without the tsunami
    expect(offered(s)).toEqual(['rowCube quake', 'rowCube fire'])
    expect(blocked(s)).toContain('rowCube tsunami: restTooDear LI-3.53')
    expect(blocked(s)).toContain('columnCube quake: noSuchCube LI-3.38')
  })

  it('LI-3.56 a tile may be declined; the same one ahead and behind is offered once', () => {
    const s = position({ hands: { 0: [11] }, cardinal: 0, ring: { 4: 'sell+1' } })
    say(s, 'portfolio 11', 'state cardinal', 'steps 1')
    expect(offered(s)).toEqual(['ahead', 'noTile'])
    say(s, 'noTile')
    expect(clergyOf(s, 0)).toEqual([])
    expect(s.ring.filter((tile) => tile !== none)).toHaveLength(1)
  })

  it('every effect of a noble card', () => {
    const played = (id: number, given: Parameters<typeof position>[0], ...answers: string[]) => {
      const s = position({ purses: { 0: 5 }, influence: { 0: 5 }, wigs: { 0: 5 }, ...given, hands: { 0: [id] } })
      say(s, `portfolio ${id}`, ...answers)
      return s
    }
    expect(played(3, {}).purses[0]).toBe(8)
    expect(played(12, {}).influence[0]).toBe(7)
    expect(played(13, {}).wigs[0]).toBe(6)
    expect(played(4, {}).purses[0]).toBe(5)
    expect(stockOf(played(7, {}, 'takeGood tools'), 0)).toEqual([0, 0, 0, 1])
    expect(played(2, {}, 'office king').offices.slice(0, 3)).toEqual([0, 0, 1])
    expect(played(28, { prices: [1, 0, 2, 0] }, 'raisePrice books').prices).toEqual([1, 0, 1, 0])
    expect(played(49, { period: 2 }, 'treasury -1').treasury).toBe(1)
    expect(played(49, { period: 2 }, 'treasury 0').treasury).toBe(2)
    expect(played(53, { period: 2 }, 'favor king').favors.slice(0, 3)).toEqual([0, 0, 1])
    expect(topOf(played(1, {}, 'skip'), 0)).toEqual([1, null, null])
  })

  it('penalties are paid as far as possible', () => {
    const played = (id: number, given: Parameters<typeof position>[0], ...answers: string[]) => {
      const s = position({ ...given, hands: { 0: [id] } })
      say(s, `portfolio ${id}`, ...answers)
      return [s.purses[0], s.influence[0], s.wigs[0], stockOf(s, 0)]
    }
    // no influence is turned into money for it
    expect(played(5, { purses: { 0: 1 }, influence: { 0: 5 } })).toEqual([0, 5, 0, [0, 0, 0, 0]])
    expect(played(36, { purses: { 0: 0 }, influence: { 0: 1 } })).toEqual([0, 0, 0, [0, 0, 0, 0]])
    expect(played(31, { purses: { 0: 0 }, wigs: { 0: 1 }, influence: { 0: 0 } })).toEqual([0, 0, 0, [0, 0, 0, 0]])
    expect(
      played(10, { purses: { 0: 0 }, influence: { 0: 0 }, stock: { 0: [0, 1, 1, 0] } }, 'loseGood books', 'sellGoods'),
    ).toEqual([0, 0, 0, [0, 1, 0, 0]])
    expect(played(10, { purses: { 0: 0 }, influence: { 0: 0 } })).toEqual([0, 0, 0, [0, 0, 0, 0]])
  })

  it('the treasury does not move beyond its ends', () => {
    const s = position({ period: 2, hands: { 0: [49] }, treasury: 6 })
    say(s, 'portfolio 49')
    expect(offered(s)).toEqual(['treasury -1', 'treasury 0'])
    const low = position({ hands: { 0: [16] }, treasury: 0 })
    expect(types(say(low, 'portfolio 16'))).not.toContain('treasuryMoved')
    expect(decreeIds(low.display)).toHaveLength(8)
  })
})
