import { describe, expect, it } from 'vitest'
import { type Metric, metrics } from '../decree-data.ts'
import { lisboa } from '../index.ts'
import { decreeWigs, metricOf } from '../metrics.ts'
import { ranking, sources, sourcesOf, totalOf } from '../score.ts'
import { standardSet } from '../standard-set.ts'
import { type State, shipSlot } from '../state.ts'
import { decreeOf, type Given, position } from './position.ts'

/** A finished game. */
function ended(given: Given): State {
  const s = position(given)
  s.todo = []
  s.isOver = true
  s.turns = s.turns.map(() => 1)
  return s
}
const worth = (s: State, seat: number, id: number) => decreeWigs(s, seat, standardSet.decrees[decreeOf(id)])

describe('final scoring', () => {
  it('5.1 comes when the game is over', () => {
    expect(lisboa.result(position())).toBeNull()
  })

  it('5.1 ships, sets, streets, money, decrees, officials, favors', () => {
    const s = ended({
      purses: { 0: 9, 1: 0 },
      influence: { 0: 2, 1: 0 },
      wigs: { 0: 7 },
      rubble: { 0: [2, 3, 2] },
      top: { 0: ['red', 'blue'] },
      stores: { A1: '0 gold', B1: '1 gold', C1: '0 gold' },
      decrees: { 0: [1] },
      plans: { 0: ['PB1+2'] },
      favors: { 0: ['king', 'builder'] },
    })
    const [yours, theirs] = sourcesOf(s)
    // T3 (9/6/3) lies on the street of gold
    expect(yours).toEqual({ game: 7, ships: 3, rubble: 6, streets: 9, money: 2, decrees: 4, officials: 15, favors: 4 })
    expect(theirs).toEqual({ game: 0, ships: 0, rubble: 0, streets: 6, money: 0, decrees: 0, officials: 0, favors: 0 })
    expect(lisboa.result(s)).toMatchObject({ places: [1, 2], totals: [50, 6], why: 'scored' })
    expect(Object.keys(yours)).toEqual([...sources])
  })

  it('LI-9.1 a place needs at least one; who is level shares, rounded down', () => {
    expect(ranking([0, 0, 0], [9, 6, 3])).toEqual([0, 0, 0])
    expect(ranking([1, 0, 0], [9, 6, 3])).toEqual([9, 0, 0])
    expect(ranking([2, 2, 2, 2], [9, 6, 3])).toEqual([4, 4, 4, 4])
    expect(ranking([1, 3, 1], [6, 3, 1])).toEqual([2, 6, 2])
  })

  it('LI-9.1 with two players only the first two values', () => {
    const s = ended({ stores: { A1: '0 gold', B1: '1 gold' } })
    expect(sourcesOf(s).map(({ streets }) => streets)).toEqual([7, 7])
  })

  it('LI-9.2 most wigs, then influence, then réis, then shared', () => {
    const places = (given: Given) => lisboa.result(ended(given))?.places
    const even = { wigs: { 0: 5, 1: 5 }, purses: { 0: 0, 1: 0 } }
    expect(places({ ...even, wigs: { 0: 5, 1: 6 } })).toEqual([2, 1])
    expect(places({ ...even, influence: { 0: 3, 1: 2 }, purses: { 0: 0, 1: 1 } })).toEqual([1, 2])
    expect(places({ ...even, influence: { 0: 2, 1: 2 }, purses: { 0: 1, 1: 2 } })).toEqual([2, 1])
    expect(places({ ...even, influence: { 0: 2, 1: 2 }, purses: { 0: 1, 1: 1 } })).toEqual([1, 1])
    expect(totalOf(sourcesOf(ended(even))[0])).toBe(5)
  })
})

describe('decrees, table 2.15', () => {
  /** A seat that has something of everything; the next one has two stores. */
  const rich = (seat: number): Given => ({
    seats: 3,
    purses: { [seat]: 20 },
    influence: { [seat]: 10 },
    rubble: { [seat]: [6, 4, 3] },
    open: { [seat]: [3, 2] },
    stores: {
      A1: `${seat} gold`,
      A2: `${seat} cloth`,
      B3: `${seat} cloth`,
      C4: `${seat} books`,
      D5: `${seat} tools`,
      E5: `${seat} tools`,
      C1: `${(seat + 1) % 3} gold`,
      D1: `${(seat + 1) % 3} gold`,
    },
    buildings: { 'W-A': `B3 ${seat}`, N2: `B1 ${seat}`, 'E-A': `G3 ${seat}`, N4: `G4 ${(seat + 1) % 3}` },
    offices: { [seat]: [2, 1, 1] },
    plans: { [seat]: ['PB1+2', 'PG1'] },
    top: { [seat]: [3, 'purple', 14] },
    bottom: { [seat]: [16, 17] },
    clergy: { [seat]: ['sell+1', 'trade.any', 'store-2'] },
    favors: { [seat]: ['builder', 'king'] },
    stock: { [seat]: [1, 2, 0, 3] },
    decrees: { [seat]: [1, 2, 3, 4, 5, 68] },
  })
  const s = position(rich(0))
  const expected: Record<Metric, number> = {
    'stores.gold': 1,
    'stores.cloth': 2,
    'stores.books': 1,
    'stores.tools': 2,
    'stores.rowA': 2,
    'stores.rowB': 1,
    'stores.rowC': 1,
    'stores.rowD': 1,
    'stores.rowE': 1,
    'stores.col1': 1,
    'stores.col2': 1,
    'stores.col3': 1,
    'stores.col4': 1,
    'stores.col5': 2,
    'stores.total': 6,
    // A1: W-A and E-A; A2: W-A, E-A and N2; B3: N2; D5, E5: N4
    'stores.served1': 5,
    'stores.served2': 2,
    'pb.opened': 3,
    'pb.blue': 2,
    'pb.green': 1,
    'officials.plans': 2,
    'officials.offices': 4,
    'officials.builder': 2,
    'officials.marquis': 1,
    'officials.king': 1,
    'ships.count': 1,
    'ships.size': 3,
    'ships.maxSize': 3,
    'clergy.count': 3,
    'favors.count': 2,
    'favors.builder': 1,
    'favors.marquis': 0,
    'favors.king': 1,
    'goods.total': 6,
    'goods.gold': 1,
    'goods.cloth': 2,
    'goods.books': 0,
    'goods.tools': 3,
    'cards.noble': 2,
    'cards.treasury': 2,
    'cards.builder': 1,
    'cards.marquis': 0,
    'cards.king': 1,
    'portfolio.influence': 1 + 2 + 2,
    'rubble.quake': 6,
    'rubble.fire': 4,
    'rubble.tsunami': 3,
    'rubble.sets': 3,
    'rubble.total': 13,
    reis: 20,
    influence: 10,
    'decrees.count': 6,
    // cloth, books and tools; the other has more gold
    'rank.firsts': 3,
  }

  it.each(metrics)('counts %s', (metric) => {
    expect(metricOf(s, 0, metric)).toBe(expected[metric])
    expect(metricOf(position(rich(2)), 2, metric)).toBe(expected[metric])
  })

  it('counts a seat’s own cards, neither free places nor ships', () => {
    const two = position({ top: { 0: [3, 14], 1: [4] }, bottom: { 0: [16, 17], 1: [18] } })
    two.top[2] = shipSlot
    expect([0, 1].map((seat) => metricOf(two, seat, 'cards.noble'))).toEqual([2, 1])
    expect([0, 1].map((seat) => metricOf(two, seat, 'cards.treasury'))).toEqual([2, 1])
  })

  it('counts the favors of all three', () => {
    expect(metricOf(position({ favors: { 1: ['builder', 'marquis', 'king'] } }), 1, 'favors.count')).toBe(3)
  })

  it('`per` up to its cap, `atLeast`, `all`, `kinds`', () => {
    expect([worth(s, 0, 2), worth(s, 0, 59)]).toEqual([4, 5])
    expect([worth(s, 0, 20), worth(s, 0, 21)]).toEqual([6, 0])
    expect([worth(s, 0, 18), worth(s, 0, 42)]).toEqual([7, 0])
    expect([worth(s, 0, 19), worth(s, 1, 19)]).toEqual([4, 0])
    expect(worth(s, 0, 70)).toBe(9)
    expect(worth(position({ stores: { A1: '0 gold', A2: '0 cloth', B3: '0 books' } }), 0, 19)).toBe(4)
    // nobody is first where nobody has a store
    expect(worth(position(), 0, 70)).toBe(0)
  })

  it('69 copies the best decree of the player on the right, as that player scores it', () => {
    const three = position({
      seats: 3,
      purses: { 0: 20, 2: 3 },
      decrees: { 0: [65, 47], 1: [69], 2: [64] },
    })
    expect(worth(three, 1, 69)).toBe(7)
    expect(worth(three, 0, 69)).toBe(0)
    // it is no decree to copy itself
    expect(worth(three, 2, 69)).toBe(0)
    expect(worth(position({ decrees: { 0: [69], 1: [] } }), 0, 69)).toBe(0)
  })
})
