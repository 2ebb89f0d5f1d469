import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { FastRandom, isSeed, KeyedRandom, pick, type Random, shuffle } from '../index.ts'

const seed = '00112233445566778899aabbccddeeff0123456789abcdef0123456789abcdef'
const draws = (random: Random, n: number, times: number) => Array.from({ length: times }, () => random.below(n))

/** Each of `kinds` outcomes comes up as often as the others, as far as chance allows. */
function expectEven(outcomes: readonly (number | string)[], kinds: number): void {
  const counts = new Map<number | string, number>()
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  expect(counts.size).toBe(kinds)
  const mean = outcomes.length / kinds
  const deviation = Math.sqrt(mean * (1 - 1 / kinds))
  for (const count of counts.values()) expect(Math.abs(count - mean)).toBeLessThan(4.5 * deviation)
}

describe.each<[string, (seed: number) => Random]>([
  ['FastRandom', (number) => new FastRandom(number)],
  ['KeyedRandom', (number) => new KeyedRandom(number.toString(16).padStart(64, '0'))],
])('%s', (_, randomOf) => {
  test('draws the same numbers from the same seed', () => {
    expect(draws(randomOf(5), 1000, 50)).toEqual(draws(randomOf(5), 1000, 50))
  })

  test('draws other numbers from another seed', () => {
    expect(draws(randomOf(5), 1000, 50)).not.toEqual(draws(randomOf(6), 1000, 50))
  })

  test.each([1, 2, 3, 7, 100, 2 ** 30, 2 ** 32])('draws whole numbers from 0 up to, not including, %i', (n) => {
    for (const drawn of draws(randomOf(1), n, 500)) {
      expect(Number.isInteger(drawn)).toBe(true)
      expect(drawn).toBeGreaterThanOrEqual(0)
      expect(drawn).toBeLessThan(n)
    }
  })

  test.each([2, 6, 10])('draws each number below %i equally often', (n) => {
    expectEven(draws(randomOf(3), n, 20_000), n)
  })

  test('draws pairs of numbers equally often', () => {
    const random = randomOf(4)
    expectEven(
      Array.from({ length: 20_000 }, () => random.below(4) * 4 + random.below(4)),
      16,
    )
  })
})

describe('FastRandom', () => {
  test('is xoshiro128** seeded by splitmix32: each seed begins for ever with the same numbers', () => {
    expect(draws(new FastRandom(1), 1_000_000, 5)).toEqual([568_605, 753_928, 889_393, 490_020, 470_582])
    expect(draws(new FastRandom(-5), 1_000_000, 5)).toEqual([328_071, 430_949, 925_201, 980_731, 993_824])
  })
})

describe('the seeds 0 to 999 of FastRandom', () => {
  test('begin with numbers that are spread evenly', () => {
    expectEven(
      Array.from({ length: 1000 }, (_, number) => new FastRandom(number).below(8)),
      8,
    )
  })
})

/** The stream as it is described, made with another implementation of HMAC. */
function words(count: number): number[] {
  const blocks = Array.from({ length: Math.ceil(count / 8) }, (_, n) => {
    const counter = Buffer.alloc(8)
    counter.writeBigUInt64BE(BigInt(n))
    const block = createHmac('sha256', Buffer.from(seed, 'hex')).update(counter).digest()
    return Array.from({ length: 8 }, (_, word) => block.readUInt32BE(word * 4))
  })
  return blocks.flat().slice(0, count)
}

describe('the stream of a table', () => {
  test('is HMAC-SHA-256 of a counter under the seed, four bytes a draw', () => {
    expect(draws(new KeyedRandom(seed), 2 ** 32, 100)).toEqual(words(100))
  })

  test('begins for ever with the same numbers', () => {
    expect(draws(new KeyedRandom('00'.repeat(32)), 1_000_000, 5)).toEqual([537_354, 165_380, 608_667, 244_314, 915_621])
  })

  test('takes the rest of a word as the number', () => {
    expect(draws(new KeyedRandom(seed), 10, 100)).toEqual(words(100).map((word) => word % 10))
  })

  test('throws away words that would make some numbers likelier', () => {
    const n = 3 * 2 ** 30
    const all = words(200)
    const fair = all.filter((word) => word < n)
    expect(fair.length).toBeLessThan(all.length)
    const random = new KeyedRandom(seed)
    expect(draws(random, n, fair.length)).toEqual(fair)
    expect(random.drawn).toBe(all.findLastIndex((word) => word < n) + 1)
  })

  test('counts the words that were drawn', () => {
    const random = new KeyedRandom(seed)
    expect(random.drawn).toBe(0)
    draws(random, 2, 9)
    expect(random.drawn).toBe(9)
  })

  test('draws nothing to choose from one', () => {
    const random = new KeyedRandom(seed)
    expect(random.below(1)).toBe(0)
    expect(random.drawn).toBe(0)
  })

  test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN, Number.POSITIVE_INFINITY])('has no number below %d', (n) => {
    expect(() => new KeyedRandom(seed).below(n)).toThrow(RangeError)
    expect(() => new KeyedRandom(seed).below(n)).toThrow(`below wants a whole number from 1 to 2^32, not ${n}`)
  })

  test.each(['', 'ab'.repeat(31), `${'ab'.repeat(32)}a`, 'AB'.repeat(32), 'xy'.repeat(32), `${'ab'.repeat(32)}\n`])(
    'has no seed like %j',
    (wrong) => {
      expect(isSeed(wrong)).toBe(false)
      expect(() => new KeyedRandom(wrong)).toThrow('a seed is 64 lower-case hexadecimal digits')
    },
  )

  test.each([undefined, null, 5, [seed]])('has no seed like %j', (wrong) => {
    expect(isSeed(wrong)).toBe(false)
  })
})

describe('shuffle', () => {
  test('gives back the same array with the same elements', () => {
    const cards = Array.from({ length: 52 }, (_, card) => card)
    const shuffled = shuffle(cards, new FastRandom(1))
    expect(shuffled).toBe(cards)
    expect(shuffled).not.toEqual(cards.toSorted((a, b) => a - b))
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, card) => card))
  })

  test('makes every order of three equally likely', () => {
    const random = new FastRandom(2)
    expectEven(
      Array.from({ length: 12_000 }, () => shuffle([1, 2, 3], random).join()),
      6,
    )
  })

  test('asks for one number fewer than there are cards, each among those that are left', () => {
    const asked: number[] = []
    const first: Random = {
      below(n) {
        asked.push(n)
        return 0
      },
    }
    expect(shuffle(['a', 'b', 'c'], first)).toEqual(['b', 'c', 'a'])
    expect(asked).toEqual([3, 2])
  })

  test.each([[[]], [[1]]])('draws nothing for %j', (cards) => {
    const random = new KeyedRandom(seed)
    expect(shuffle([...cards], random)).toEqual(cards)
    expect(random.drawn).toBe(0)
  })
})

describe('pick', () => {
  test('takes each element equally often', () => {
    const random = new FastRandom(3)
    expectEven(
      Array.from({ length: 12_000 }, () => pick(['a', 'b', 'c'], random)),
      3,
    )
  })
})

test.each([0, 1, 5, 7, 8, 9, 16, 33])('KeyedRandom goes on after %i words that were drawn before', (drawn) => {
  const whole = new KeyedRandom(seed)
  draws(whole, 2 ** 32, drawn)
  const rest = new KeyedRandom(seed, drawn)
  expect(draws(rest, 2 ** 32, 20)).toEqual(draws(whole, 2 ** 32, 20))
  expect(rest.drawn).toBe(whole.drawn)
})
