import { FastRandom, flawsIn, readComponents } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { components, tablesOf } from '../data.ts'
import { paxIlluminaten } from '../index.ts'
import { origins, standardSet } from '../standard-set.ts'

/** A copy in which one thing is another. */
const spoilt = (spoil: (set: Record<string, unknown>) => void): unknown => {
  const copy = JSON.parse(JSON.stringify(standardSet))
  spoil(copy)
  return copy
}
const paths = (given: unknown): string[] => flawsIn(given, components).map(({ path }) => path)

describe('component sets', () => {
  it('the set that comes with the game fits', () => {
    expect(flawsIn(standardSet, components)).toEqual([])
    expect(Object.values(origins)).toContain('reconstructed')
  })

  it('flaws name their field', () => {
    expect(paths(spoilt((set) => delete set.name))).toEqual(['name'])
    expect(paths({ ...standardSet, luminaries: standardSet.luminaries.slice(1) })).toEqual(['luminaries'])
    const first = { ...standardSet.luminaries[0], strength: 7 }
    expect(paths({ ...standardSet, luminaries: [first, ...standardSet.luminaries.slice(1)] })).toEqual([
      'luminaries[0].strength',
    ])
    const noAce = standardSet.luminaries.with(45, { ...standardSet.luminaries[45], strength: 3 })
    expect(paths({ ...standardSet, luminaries: noAce })).toEqual(['luminaries[45].strength'])
    const swapped = standardSet.luminaries.with(0, standardSet.luminaries[1])
    expect(paths({ ...standardSet, luminaries: swapped })).toEqual(['luminaries[0].id'])
    expect(paths({ ...standardSet, locations: { ...standardSet.locations, II: ['TX'] } })).toEqual(['locations.II[0]'])
    const twice = standardSet.contacts.with(1, standardSet.contacts[0])
    expect(paths({ ...standardSet, contacts: twice })).toEqual(['contacts[1].number'])
    expect(paths({ ...standardSet, diagrams: { ...standardSet.diagrams, joseph: [1, 1, 2, 3, 4, 5] } })).toEqual([
      'diagrams.joseph',
    ])
  })

  it('a map needs five rows, enough slots, and placards that touch two of them', () => {
    const [two, ...more] = standardSet.maps
    const withMap = (map: unknown) => paths({ ...standardSet, maps: [map, ...more] })
    expect(withMap({ ...two, rows: two.rows.slice(1) })).toEqual(['maps[0].rows'])
    expect(withMap({ ...two, rows: two.rows.with(0, [2, 3, 6]) })).toContain('maps[0].rows[0]')
    expect(withMap({ ...two, placards: [two.placards[0], { row: 0, x: 12 }] })).toEqual(['maps[0].placards[1]'])
  })

  it('a game is played with the host’s own set', () => {
    const own = readComponents(components, {
      ...standardSet,
      name: 'Ours',
      locations: { ...standardSet.locations, Ace: ['TT', 'T'] },
    })
    const s = paxIlluminaten.setup(2, { bot: 'none', botFirst: false }, { random: new FastRandom(1) }, own)
    expect(tablesOf(s).locationsOf[45]).toBe(2)
    expect(paxIlluminaten.broken(s)).toEqual([])
  })
})
