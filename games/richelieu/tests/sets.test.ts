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
import { richelieu } from '../index.ts'
import type { ComponentSet } from '../sets.ts'
import { standardSet } from '../standard-set.ts'
import { otherSet } from './other-set.ts'
import { usual } from './position.ts'

const inWords = (given: unknown): string[] => flawsIn(given, components).map(flawInEnglish)
const sheets = (change: (sheet: ComponentSet['sheets'][number], at: number) => object) =>
  standardSet.sheets.map((sheet, at) => ({ ...sheet, ...change(sheet, at) }))

describe('a component set', () => {
  it('is right if it has the shape of ours', () => {
    expect(flawsIn(standardSet, components)).toEqual([])
    expect(flawsIn(otherSet, components)).toEqual([])
    expect(flawsIn(JSON.parse(JSON.stringify(otherSet)), components)).toEqual([])
  })

  it.each<[string, unknown, string[]]>([
    ['nothing', null, ['the set has to be an object']],
    ['a list', [], ['the set has to be an object']],
    [
      'a field missing',
      { ...standardSet, startMoney: undefined },
      ['startMoney has to be a whole number from 0 to 99'],
    ],
    ['a text for a number', { ...standardSet, jewelBuy: '8' }, ['jewelBuy has to be a whole number from 0 to 99']],
    ['a fraction', { ...standardSet, cardinalStart: 6.5 }, ['cardinalStart has to be a whole number from 0 to 29']],
    [
      'a sheet too few',
      { ...standardSet, sheets: standardSet.sheets.slice(1) },
      ['sheets has to be a list of 26 entries'],
    ],
    [
      'four spaces',
      { ...standardSet, sheets: sheets((_, at) => (at === 3 ? { spaces: [2, 1, 1, 0] } : {})) },
      ['sheets[3].spaces has to be a list of 5 entries'],
    ],
    [
      'an unknown faction',
      { ...standardSet, sheets: sheets((_, at) => (at === 20 ? { faction: 'spain' } : {})) },
      ['sheets[20].faction has to be one of "richelieu", "england", "france", "habsburg", "protestants"'],
    ],
    [
      'a reward that is none',
      { ...standardSet, sheets: sheets((_, at) => (at === 0 ? { first: { prestige: -1, effects: ['jewel'] } } : {})) },
      [
        'sheets[0].first.prestige has to be a whole number from 0 to 30',
        'sheets[0].first.effects[0] has to be one of "placeAgent", "bribe", "queen", "greyEminence"',
      ],
    ],
    [
      'a misspelt field',
      { ...standardSet, sheets: sheets((_, at) => (at === 0 ? { second: { prestigee: 1 } } : {})) },
      ['sheets[0].second.prestigee is no field of a set (fields here: prestige, money, income, military, effects)'],
    ],
    [
      'Richelieu pushing the Cardinal back',
      { ...standardSet, sheets: sheets((_, at) => (at === 0 ? { cardinal: -2 } : {})) },
      ['sheets[0].cardinal has to be a whole number from 0 to 29'],
    ],
    [
      'an id that occurs twice',
      { ...standardSet, sheets: sheets((_, at) => (at === 1 ? { id: 'R01' } : {})) },
      ['sheets[1].id occurs twice'],
    ],
    [
      'too many sheets of Richelieu',
      { ...standardSet, sheets: sheets((_, at) => (at === 25 ? { faction: 'richelieu', cardinal: 1 } : {})) },
      ['sheets has to have 13 entries with "richelieu" as "faction"'],
    ],
    [
      'a chart that is too short',
      { ...standardSet, factionSheets: [0, 1, 4, 9] },
      ['factionSheets has to be a list of 5 to 14 entries'],
    ],
    [
      'an income beyond its track',
      { ...standardSet, incomeTrack: { start: 9, last: 8 } },
      ['incomeTrack.start has to be a whole number from 1 to 8'],
    ],
    [
      'too few agents, who would all stand about in the end',
      { ...standardSet, agents: [1, 1, 2, 2, 3, 3, -1, -1] },
      ['agents has to be a list of 9 to 20 entries'],
    ],
    [
      'nine kinds of agents',
      { ...standardSet, agents: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
      ['agents has to have at most 8 different values'],
    ],
    [
      'a symbol that the track does not have',
      { ...standardSet, militaryTrack: [{ cost: 0 }, { cost: 1, bonus: 'jewel' }] },
      ['militaryTrack[1].bonus has to be one of "income", "prestige"'],
    ],
  ])('with %s is refused, and the place is named', (_, given, flaws) => {
    expect(inWords(given)).toEqual(flaws)
  })

  it('is refused with at most twenty complaints', () => {
    expect(
      flawsIn({ ...standardSet, sheets: sheets(() => ({ spaces: ['a', 'b', 'c', 'd', 'e'] })) }, components),
    ).toHaveLength(20)
  })
})

describe("a table with a host's own set", () => {
  const seed = '5'.repeat(64)
  const open = () => new Table(richelieu, { seats: 3, options: {}, components: otherSet, seed })

  it('is refused if the set is wrong', () => {
    const components = { ...otherSet, name: '' }
    expect(() => new Table(richelieu, { seats: 3, options: {}, components, seed })).toThrow(SetupError)
    expect(() => new Table(richelieu, { seats: 3, options: {}, components, seed })).toThrow(
      'the component set is not whole: name has to be a text of 1 to 80 characters',
    )
  })

  it('plays by its figures', () => {
    const { state } = open()
    expect(state.purses).toEqual([5, 5, 5])
    expect(state.jewels).toEqual([1, 1, 1])
    expect([state.cityJewels, state.cardinal, state.income]).toEqual([3, 5, [2, 2, 2]])
    expect(tablesOf(state).kinds).toEqual([-3, -1, 1, 2, 4, 5])
    expect(tablesOf(state).set).toEqual(otherSet)
  })

  it('keeps a copy of its own', () => {
    const own = { ...otherSet }
    const table = new Table(richelieu, { seats: 3, options: {}, components: own, seed })
    Object.assign(own, { startMoney: 99 })
    expect(table.state.set?.startMoney).toBe(5)
  })

  it('carries out several symbols of a reward in their order', () => {
    // sheet R01 of that set: 1 prestige, bribe, then an agent
    const random = new FastRandom(1)
    const asked = new Set<string>()
    for (let seed = 1; seed < 60; seed++) {
      const s = richelieu.setup(3, usual, { random: new FastRandom(seed) }, otherSet)
      for (;;) {
        const [decision] = richelieu.decisions(s)
        if (decision === undefined) break
        if (s.box !== -1) asked.add(`${decision.type} ${s.rewardStep} ${s.effectStep}`)
        richelieu.play(s, decision.seat, pick(richelieu.moves(s, decision.seat), random), { random })
      }
    }
    expect([...asked]).toEqual(
      expect.arrayContaining(['bribeTarget 0 0', 'rewardSpace 0 1', 'queenSpace 1 0', 'greySpace 1 1']),
    )
  })

  it('is in its record, so that a replay needs nothing else', () => {
    const table = open()
    const random = new FastRandom(2)
    for (let n = 0; n < 60; n++) {
      const [{ seat }] = richelieu.decisions(table.state)
      table.play(seat, pick(richelieu.moves(table.state, seat), random))
    }
    const record = importRecord(exportRecord(recordOf(table)))
    expect(record.setup.components).toEqual(otherSet)
    expect(replay(richelieu, record).state).toEqual(table.state)
  })

  it('shows it to every viewer', () => {
    expect(richelieu.view(open().state, null).set).toEqual(otherSet)
    const { state } = new Table(richelieu, { seats: 3, options: {}, seed })
    expect(richelieu.view(state, null).set).toBeNull()
  })
})
