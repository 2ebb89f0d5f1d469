import { FastRandom } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
import { orleans } from '../index.ts'
import { bag, blocked, chance, market, offered, offeredOf, owes, position, row, say, tower } from './position.ts'

describe('OR-3.8 the draw number and the room', () => {
  it.each([
    [0, 4],
    [1, 5],
    [2, 6],
    [3, 7],
    [4, 7],
    [5, 8],
  ])('knights at %i: up to %i', (knights, number) => {
    const s = position({ at: 'census', tracks: { knight: [knights] }, bag: ['f f f f f f f f f f'] })
    expect(offeredOf(s, 'draw', 0)[0]).toBe(`${number}`)
  })

  it('never more than there is room for on the market', () => {
    const s = position({ at: 'census', tracks: { knight: [2] }, market: ['f f f f f'], bag: ['k k k k k k'] })
    expect(offered(s, 0)).toEqual(['draw 3', 'draw 2', 'draw 1', 'draw 0'])
    expect(blocked(s, 0)).toContain('draw 4: marketTooSmall OR-3.8')
  })

  it('the free spaces of the Gunpowder Tower count for its owner', () => {
    const given = { at: 'census', tracks: { knight: [5] }, market: ['f f f f f'], bag: ['k k k k k k k'] } as const
    expect(offeredOf(position({ ...given, tiles: [['gunpowder-tower']] }), 'draw', 0)[0]).toBe('5')
    expect(offeredOf(position({ ...given, tiles: [['gunpowder-tower']], tower: 'm' }), 'draw', 0)[0]).toBe('4')
    expect(offeredOf(position({ ...given, tiles: [[], ['gunpowder-tower']], tower: 'm' }), 'draw', 0)[0]).toBe('3')
  })
})

describe('OR-3.9 recalls', () => {
  const given = {
    at: 'census',
    market: ['f'],
    bag: ['k k k k k'],
    tiles: [['sacristy']],
    on: [{ village: '# b .', townhall: 'c .', sacristy: 'm' }],
  } as const

  it('from every own space with a follower: board, Town Hall, tiles; never tech', () => {
    const s = position(given)
    expect(offeredOf(s, 'recall', 0)).toEqual(['village 1', 'townhall 0', 'sacristy 0'])
  })

  it('count like draws', () => {
    const s = position(given)
    say(s, 'recall village 1', { seat: 0 })
    expect(market(s, 0)).toBe('f b')
    expect(row(s, 0, 'village')).toBe('# . .')
    expect(offeredOf(s, 'draw', 0)).toEqual(['3', '2', '1', '0'])
    expect(blocked(s, 0)).toContain('draw 4: recalledInstead OR-3.9')
    say(s, 'recall townhall 0', { seat: 0 })
    say(s, 'recall sacristy 0', { seat: 0 })
    expect(offered(s, 0)).toEqual(['draw 1', 'draw 0'])
  })

  it('never above the room', () => {
    const s = position({ ...given, market: ['f f f f f f f'] })
    say(s, 'recall townhall 0', { seat: 0 })
    expect(market(s, 0)).toBe('f f f f f f f c')
    expect(owes(s)).toContain('plan 0')
  })

  it('not from the tower: it counts as market', () => {
    const s = position({ at: 'census', tiles: [['gunpowder-tower']], tower: 'm m', bag: ['k'] })
    expect(offeredOf(s, 'recall', 0)).toEqual([])
  })
})

describe('OR-3.10 both are optional', () => {
  it('the recalls come first, then the number to draw', () => {
    const s = position({ at: 'census', bag: ['k k k'], on: [{ village: 'f . .' }] })
    expect(offered(s, 0)).toEqual(['draw 3', 'draw 2', 'draw 1', 'draw 0', 'recall village 0'])
    say(s, 'draw 1', { seat: 0 })
    expect(market(s, 0)).toBe('k')
    expect(offeredOf(s, 'recall', 0)).toEqual([])
  })

  it('nobody is asked when nobody can come', () => {
    const s = position({ at: 'census', market: ['F B C T', 'f'], bag: ['', 'k', ''] })
    expect(owes(s)).toEqual(['plan 0', 'gather 1'])
  })
})

describe('OR-3.11 draws', () => {
  it('are uniform and without replacement', () => {
    const found: Record<string, number> = {}
    const random = new FastRandom(5)
    for (let n = 0; n < 3000; n++) {
      const s = position({ at: 'census', bag: ['k k m', '', ''] })
      say(s, 'draw 2', { seat: 0, random })
      found[market(s, 0)] = (found[market(s, 0)] ?? 0) + 1
    }
    expect(Object.keys(found).sort()).toEqual(['k k', 'k m'])
    expect(Math.abs(found['k k'] - 1000)).toBeLessThan(100)
  })

  it('are told to all', () => {
    const s = position({ at: 'census', bag: ['k k m', '', ''] })
    const events = say(s, 'draw 3', { seat: 0 })
    expect(toldTo(events, 'drawn')).toEqual([{ type: 'drawn', seat: 0, followers: expect.arrayContaining([4, 4, 6]) }])
    expect(orleans.view(s, 2).markets).toEqual(s.markets)
  })
})

it('OR-3.12 a bag with fewer gives all it has, and is not filled again', () => {
  const s = position({ at: 'census', bag: ['k m', '', ''] })
  expect(offeredOf(s, 'draw', 0)).toEqual(['2', '1', '0'])
  expect(blocked(s, 0)).toContain('draw 3: bagTooSmall OR-3.12')
  say(s, 'draw 2', { seat: 0 })
  expect([bag(s, 0), market(s, 0)]).toEqual(['', 'k m'])
})

describe('OR-3.13 into the tower', () => {
  const given = {
    at: 'census',
    tiles: [['gunpowder-tower']],
    market: ['F f f f f f f'],
    bag: ['k k k', '', ''],
  } as const

  it('anybody, own followers too, as long as there is room', () => {
    const s = position(given)
    say(s, 'draw 1', { seat: 0 })
    expect(offered(s, 0)).toEqual(['store f', 'store k', 'store F', 'keepOnMarket'])
    say(s, 'store F', { seat: 0 })
    say(s, 'store k', { seat: 0 })
    expect(tower(s)).toBe('k F')
    expect(owes(s)).toContain('plan 0')
  })

  it('as many as do not fit on the market have to go there', () => {
    const s = position(given)
    say(s, 'draw 3', { seat: 0 })
    expect(offered(s, 0)).not.toContain('keepOnMarket')
    expect(blocked(s, 0)).toEqual(['keepOnMarket: marketTooFull OR-3.13'])
    say(s, 'store f', { seat: 0 })
    say(s, 'store f', { seat: 0 })
    expect([market(s, 0), tower(s)]).toEqual(['f f f f k k k F', 'f f'])
  })

  it('none comes back from the tower to the market', () => {
    const s = position({ ...given, tower: 'm', bag: ['k', '', ''] })
    say(s, 'draw 0', { seat: 0 })
    expect(offered(s, 0)).toEqual(['store f', 'store F', 'keepOnMarket'])
    say(s, 'keepOnMarket', { seat: 0 })
    expect(tower(s)).toBe('m')
  })
})

it('OR-3.14 everybody sees what is in each bag, nobody in which order it comes out', () => {
  const s = position({ at: 'census', bag: ['k k m', 'f', 'b'] })
  for (const viewer of [0, 1, null]) expect(orleans.view(s, viewer).bags).toEqual(s.bags)
  const draws = [0, 2].map((first) => {
    const other = orleans.clone(s)
    say(other, 'draw 1', { seat: 0, random: chance(first) })
    return market(other, 0)
  })
  expect(draws).toEqual(['k', 'm'])
})
