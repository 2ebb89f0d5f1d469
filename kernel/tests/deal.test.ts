import { describe, expect, test } from 'vitest'
import { FairDeal, FastRandom, type Random } from '../index.ts'

/** Every deal that keeps to the constraints, found by trying all. */
function allDeals(permitted: readonly number[], room: readonly number[]): string[] {
  const deals: string[] = []
  const extend = (places: readonly number[], left: readonly number[]) => {
    if (places.length === permitted.length) {
      if (left.every((each) => each === 0)) deals.push(places.join())
      return
    }
    left.forEach((cards, place) => {
      if (cards > 0 && permitted[places.length] & (1 << place)) extend([...places, place], left.with(place, cards - 1))
    })
  }
  extend([], room)
  return deals
}

function drawOnce(deal: FairDeal, random: Random): string {
  const places: number[] = []
  deal.draw(random, places)
  return places.join()
}

/** [what, permitted places of each card as bits, room of each place] */
const small: readonly [string, readonly number[], readonly number[]][] = [
  ['six cards to three places without constraints', [7, 7, 7, 7, 7, 7], [2, 2, 2]],
  ['rooms of different sizes', [7, 7, 7, 7, 7], [1, 3, 1]],
  ['one card barred from one place', [0b110, 7, 7, 7], [2, 1, 1]],
  ['a suit that one seat lacks', [0b101, 0b101, 0b101, 7, 7, 7], [2, 2, 2]],
  ['cards that have one place each', [0b001, 0b010, 0b100, 7, 7, 7], [2, 2, 2]],
  ['constraints that leave few deals', [0b011, 0b011, 0b110, 0b110, 0b101], [2, 1, 2]],
  ['a place without room', [7, 7, 7, 7], [2, 0, 2]],
  ['a single place', [1, 1, 1], [3]],
]

describe('a fair deal', () => {
  test.each(small)('is one of as many as there are: %s', (_, permitted, room) => {
    expect(new FairDeal(permitted, room).count).toBe(allDeals(permitted, room).length)
  })

  test.each(small)('is each of them equally often: %s', (_, permitted, room) => {
    const deals = allDeals(permitted, room)
    const deal = new FairDeal(permitted, room)
    const random = new FastRandom(7)
    const counts = new Map(deals.map((each) => [each, 0]))
    const mean = 200
    for (let time = 0; time < mean * deals.length; time++) {
      const drawn = drawOnce(deal, random)
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1)
    }
    expect(counts.size).toBe(deals.length)
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
    const freedom = deals.length - 1
    expect(chiSquare).toBeLessThanOrEqual(freedom + 4 * Math.sqrt(2 * freedom))
  })

  test.each([
    [0, '0,1'],
    [2 ** 29 - 1, '0,1'],
    [2 ** 29, '1,0'],
    [2 ** 30 - 1, '1,0'],
  ])('of two is the one in whose half the draw %i lies', (drawn, places) => {
    expect(drawOnce(new FairDeal([3, 3], [1, 1]), { below: () => drawn })).toBe(places)
  })

  test('is counted rightly, kept to and possible for constraints of every kind', () => {
    const random = new FastRandom(11)
    let possible = 0
    for (let time = 0; time < 300; time++) {
      const room = Array.from({ length: 1 + random.below(4) }, () => random.below(3))
      const cards = room.reduce((sum, each) => sum + each, 0)
      const permitted = Array.from({ length: cards }, () => random.below(2 ** room.length))
      const deals = allDeals(permitted, room)
      if (deals.length === 0) {
        expect(() => new FairDeal(permitted, room)).toThrow('no deal keeps to what is known')
        continue
      }
      possible++
      const deal = new FairDeal(permitted, room)
      expect(deal.count).toBe(deals.length)
      for (let draw = 0; draw < 5; draw++) expect(deals).toContain(drawOnce(deal, random))
    }
    expect(possible).toBeGreaterThan(50)
  })

  test.each<[string, readonly number[], readonly number[]]>([
    ['a card that may lie nowhere', [3, 0], [1, 1]],
    ['two cards for the one room', [0b01, 0b01], [1, 1]],
    ['more cards than room', [3, 3, 3], [1, 1]],
    ['more room than cards', [3], [1, 1]],
    ['cards that may lie only where there is no room', [0b10, 0b10], [2, 0]],
  ])('is impossible, and says so: %s', (_, permitted, room) => {
    expect(() => new FairDeal(permitted, room)).toThrow('no deal keeps to what is known')
  })

  test.each<[readonly number[]]>([[[]], [[0, 0]]])('of no cards to rooms %j is one, and draws nothing', (room) => {
    const deal = new FairDeal([], room)
    expect(deal.count).toBe(1)
    expect(drawOnce(deal, new FastRandom(1))).toBe('')
  })

  test('keeps to its constraints with as many cards as a real game has', () => {
    const permitted = Array.from({ length: 40 }, (_, card) =>
      card % 4 === 0 ? 0b1101 : card % 4 === 1 ? 0b1011 : 0b1111,
    )
    const room = [10, 10, 10, 10]
    const deal = new FairDeal(permitted, room)
    const random = new FastRandom(5)
    const places: number[] = []
    for (let time = 0; time < 200; time++) {
      deal.draw(random, places)
      expect(places.every((place, card) => permitted[card] & (1 << place))).toBe(true)
      expect(room.map((_, place) => places.filter((each) => each === place).length)).toEqual(room)
    }
  })

  test('can be drawn again and again from one count, each time into the same places', () => {
    const deal = new FairDeal([3, 3, 3, 3], [2, 2])
    const random = new FastRandom(1)
    const places: number[] = []
    const drawn = Array.from({ length: 20 }, () => {
      deal.draw(random, places)
      return places.join()
    })
    expect(places).toHaveLength(4)
    expect(new Set(drawn).size).toBeGreaterThan(1)
  })
})
