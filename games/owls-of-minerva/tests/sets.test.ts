import { FastRandom, flawInEnglish, flawsIn, readComponents, SetupError, Table } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { components, tablesOf } from '../data.ts'
import { owlsOfMinerva } from '../index.ts'
import { pointsOf } from '../score.ts'
import type { ComponentSet } from '../sets.ts'
import { standardSet } from '../standard-set.ts'
import { otherSet } from './other-set.ts'
import { usual } from './position.ts'

const flaws = (change: object): string[] => flawsIn({ ...standardSet, ...change }, components).map(flawInEnglish)
const withAt = <T extends object>(list: readonly T[], at: number, change: object): object[] =>
  list.map((each, index) => (index === at ? { ...each, ...change } : { ...each }))

describe('a set of the host', () => {
  it.each([
    ['the standard set', standardSet],
    ['another one', otherSet],
  ])('%s is whole, also after it was sent', (_, set: ComponentSet) => {
    expect(flawsIn(JSON.parse(JSON.stringify(set)), components)).toEqual([])
    expect(readComponents(components, set)).toEqual(set)
  })

  it.each([
    ['a region too few', { regions: standardSet.regions.slice(1) }, 'regions has to be a list of 15 entries'],
    ['two regions of one id', { regions: withAt(standardSet.regions, 4, { id: 'ulm' }) }, 'regions[5].id occurs twice'],
    [
      'a colour with four starts',
      { regions: withAt(standardSet.regions, 4, { start: 'red' }) },
      'regions has to have 3 entries with "red" as "start"',
    ],
    ['a border to nowhere', { borders: [...standardSet.borders, ['ulm', 'wien']] }, 'borders[28][1] has to be one of'],
    ['a border twice', { borders: [...standardSet.borders, ['trient', 'brixen']] }, 'borders[28] occurs twice'],
    ['a border with itself', { borders: [...standardSet.borders, ['ulm', 'ulm']] }, 'borders[28][1] occurs twice'],
    [
      'a region apart',
      { borders: standardSet.borders.filter((pair) => !pair.includes('trient')) },
      'regions[14].id has to be one of',
    ],
    ['two reforms of one id', { reforms: withAt(standardSet.reforms, 1, { id: 'R01' }) }, 'reforms[1].id occurs twice'],
    [
      'a symbol of no faction',
      { reforms: withAt(standardSet.reforms, 2, { symbols: ['peasants'] }) },
      'reforms[2].symbols[0] has to be one of',
    ],
    [
      'a card in the wrong place',
      { luminaries: withAt(standardSet.luminaries, 0, { id: 'PIL002' }) },
      'luminaries[0].id has to be one of "PIL001"',
    ],
    [
      'an ace with strength',
      { luminaries: withAt(standardSet.luminaries, 45, { strength: 3 }) },
      'luminaries[45].strength has to be a whole number from 0 to 0',
    ],
    [
      'a card with one faction',
      { luminaries: withAt(standardSet.luminaries, 3, { factions: ['clergy'] }) },
      'luminaries[3].factions has to be a list of 2 entries',
    ],
    [
      'a card with a faction twice',
      { luminaries: withAt(standardSet.luminaries, 3, { factions: ['clergy', 'clergy'] }) },
      'luminaries[3].factions[1] occurs twice',
    ],
    [
      'a seventh ace',
      { luminaries: withAt(standardSet.luminaries, 51, { rank: 'Ace' }) },
      'luminaries has to have 6 entries with "Ace" as "rank"',
    ],
    ['points below zero', { points: { ...standardSet.points, disk: -1 } }, 'points.disk has to be a whole number'],
    ['a field of another name', { cards: [] }, 'cards is no field of a set'],
  ])('%s is named', (_, change, message) => {
    expect(flaws(change).some((each) => each.startsWith(message))).toBe(true)
  })

  it('is refused as a whole if it has a flaw', () => {
    const setup = { seats: 2, options: {}, seed: 'a'.repeat(64), components: { ...standardSet, reforms: [] } }
    expect(() => new Table(owlsOfMinerva, setup)).toThrow(SetupError)
  })

  it('is what the rules then go by', () => {
    const s = owlsOfMinerva.setup(2, usual, { random: new FastRandom(1) }, otherSet)
    expect(tablesOf(s).neighbours[0]).toBe((1 << 1) | (1 << 14))
    s.takers[0] = 0
    s.under[0] = 51
    expect(pointsOf(s)[0]).toMatchObject({ reforms: 5, actionCards: 6 })
    const { set } = owlsOfMinerva.view(s, null)
    expect(set?.name).toBe('Our kitchen table')
  })
})
