import {
  exportRecord,
  FastRandom,
  flawInEnglish,
  flawsIn,
  importRecord,
  pick,
  recordOf,
  replay,
  SetupError,
  Table,
} from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { components, tablesOf } from '../data.ts'
import { lisboa } from '../index.ts'
import type { ComponentSet } from '../sets.ts'
import { standardSet } from '../standard-set.ts'
import { otherSet } from './other-set.ts'
import { usual } from './position.ts'

const inWords = (given: unknown): string[] => flawsIn(given, components).map(flawInEnglish)
/** Our set with one entry of a list changed. */
const changed = <Name extends 'cards' | 'decrees' | 'buildings' | 'plans' | 'scoringTiles' | 'streets' | 'clergy'>(
  name: Name,
  nth: number,
  change: object,
) => ({ ...standardSet, [name]: standardSet[name].map((entry, at) => (at === nth ? { ...entry, ...change } : entry)) })

describe('a component set', () => {
  it('is right if it has the shape of ours', () => {
    expect(flawsIn(standardSet, components)).toEqual([])
    expect(flawsIn(otherSet, components)).toEqual([])
    expect(flawsIn(JSON.parse(JSON.stringify(otherSet)), components)).toEqual([])
  })

  it('is small enough for a server', () => {
    expect(JSON.stringify(standardSet).length).toBeLessThan(48 * 1024)
  })

  it.each<[string, unknown, string[]]>([
    ['nothing', null, ['the set has to be an object']],
    ['a field missing', { ...standardSet, startReis: undefined }, ['startReis has to be a whole number from 0 to 99']],
    ['a card too few', { ...standardSet, cards: standardSet.cards.slice(1) }, ['cards has to be a list of 82 entries']],
    [
      'an effect that treasury cards have',
      changed('cards', 15, { effect: 'state' }),
      ['cards[15].effect is no field of a set (fields here: id, name, deck, type, ongoing, event)'],
    ],
    ['a number twice', changed('cards', 1, { id: 1 }), ['cards[1].id occurs twice']],
    [
      'a red card that is blue',
      changed('cards', 21, { deck: 'blue' }),
      [
        'cards has to have 21 entries with "blue" as "deck"',
        'cards has to have 20 entries with "red" as "deck"',
        'cards has to have 5 entries with "red, builder" as "deck, type"',
      ],
    ],
    [
      'a decree of no kind',
      changed('decrees', 4, { kind: 'most' }),
      ['decrees[4].kind has to be one of "per", "atLeast", "all", "kinds", "copyBestOfRightNeighbour"'],
    ],
    [
      'a decree without a cap',
      changed('decrees', 0, { cap: undefined }),
      ['decrees[0].cap has to be a whole number from 0 to 99'],
    ],
    [
      'a building that pays in fish',
      changed('buildings', 2, { pays: { fish: 2 } }),
      ['buildings[2].pays.fish is no field of a set (fields here: gold, cloth, books, tools)'],
    ],
    [
      'nine blue buildings',
      changed('buildings', 8, { colour: 'blue' }),
      ['buildings has to have 8 entries with "blue" as "colour"'],
    ],
    [
      'a plan for nobody',
      changed('plans', 0, { officials: 0 }),
      ['plans[0].officials has to be a whole number from 1 to 8'],
    ],
    ['two streets of gold', changed('streets', 1, { good: 'gold' }), ['streets[1].good occurs twice']],
    [
      'three equal scoring tiles',
      changed('scoringTiles', 0, { values: [9, 6, 3] }),
      ['scoringTiles has to have 2 entries with "9,6,3" as "values"'],
    ],
    [
      'two church icons',
      { ...standardSet, ring: standardSet.ring.with(0, 'church') },
      ['ring has to have 1 entries with "church" as "value"'],
    ],
    [
      'a treasury that starts beyond its track',
      { ...standardSet, treasury: { ...standardSet.treasury, start: 7 } },
      ['treasury.start has to be a whole number from 0 to 6'],
    ],
    [
      'influence that is worth less further up',
      { ...standardSet, influenceCash: standardSet.influenceCash.with(5, 2) },
      ['influenceCash[5] has to be a whole number from 3 to 99'],
    ],
    [
      'influence that is worth something on 0',
      { ...standardSet, influenceCash: standardSet.influenceCash.with(0, 1) },
      ['influenceCash[0] has to be a whole number from 0 to 0'],
    ],
    [
      'a warehouse too small for the start',
      { ...standardSet, warehouse: standardSet.warehouse.with(0, 3) },
      ['warehouse[0] has to be a whole number from 4 to 99'],
    ],
  ])('with %s is refused, and the place is named', (_, given, flaws) => {
    expect(inWords(given)).toEqual(flaws)
  })

  it('names every effect there is', () => {
    const [flaw] = flawsIn(changed('cards', 0, { effect: 'reis+10' }), components)
    expect(flaw.path).toBe('cards[0].effect')
    expect(flaw.expected.code === 'oneOf' && flaw.expected.possible).toEqual(
      expect.arrayContaining(['state', 'reis+9', 'wig-3', 'good-1', 'price+1']),
    )
  })
})

describe("a table with a host's own set", () => {
  const seed = '5'.repeat(64)
  const open = (seats = 3) => new Table(lisboa, { seats, options: {}, components: otherSet, seed })

  it('is played with it', () => {
    const { state } = open()
    expect(tablesOf(state).set.name).toBe('Our kitchen table')
    expect(state.purses).toEqual([20, 20, 20])
    expect(state.treasury).toBe(1)
    expect(lisboa.view(state, 0).set).toEqual(otherSet)
    expect(lisboa.setup(2, usual, { random: new FastRandom(1) }).set).toBeNull()
  })

  it('refuses one that is not right', () => {
    const components: object = { ...otherSet, startReis: -1 }
    expect(() => new Table(lisboa, { seats: 2, options: {}, components, seed })).toThrow(SetupError)
  })

  it.each([1, 4])('with %i seats goes on to its end, and its record needs nothing else', (seats) => {
    const table = open(seats)
    const random = new FastRandom(3)
    for (;;) {
      const [decision] = lisboa.decisions(table.state)
      if (decision === undefined) break
      table.play(decision.seat, pick(lisboa.moves(table.state, decision.seat), random))
    }
    const record = importRecord(exportRecord(recordOf(table)))
    expect(lisboa.result(replay(lisboa, record).state)).toEqual(lisboa.result(table.state))
  })

  it('may have few blue noble cards: Lacerda then begins at the left', () => {
    const cards = standardSet.cards.map((card) =>
      card.deck === 'blue'
        ? ({ id: card.id, deck: card.deck, type: 'treasury', ongoing: 'sell+1', event: 'cardinal' } as const)
        : card,
    )
    const set: ComponentSet = { ...standardSet, cards }
    expect(flawsIn(set, components)).toEqual([])
    const s = lisboa.setup(1, usual, { random: new FastRandom(1) }, set)
    expect([s.courtiers[1], s.undealt]).toEqual([0, []])
  })
})
