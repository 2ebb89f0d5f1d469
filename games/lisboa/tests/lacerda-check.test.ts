import { FastRandom, pick } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { spaceNamed } from '../data.ts'
import { lisboa } from '../index.ts'
import { chooseBuilding, chooseCube, chooseOffices, choosePlan, chooseStore } from '../rules/lacerda/choices.ts'
import type { goods } from '../sets.ts'
import { standardSet } from '../standard-set.ts'
import type { State } from '../state.ts'
import { landOf, planIds, usual } from './position.ts'

/** His preferences once more, written from 4.3 and 4.4 as a person at the table would work them out. */

const rows = ['A', 'B', 'C', 'D']
const clockwise = ['W-D', 'W-C', 'W-B', 'W-A', 'N1', 'N2', 'N3', 'N4', 'E-A', 'E-B', 'E-C', 'E-D']
const leftStreet = { 1: 1, 2: 1, 3: 2, 4: 3, 5: 4 }
const goodOf = (street: number) => standardSet.streets[street - 1].good

const wigsOn = (s: State, place: string, good: (typeof goods)[number]): number =>
  standardSet.buildings[s.buildings[spaceNamed(place)]]?.pays[good] ?? 0

function store(s: State): string | undefined {
  const found = ([1, 2, 3, 4, 5] as const).flatMap((column) =>
    rows
      .map((row) => `${row}${column}`)
      .filter((name) => s.stores[landOf(name)] < 0)
      .map((name) => {
        const street = leftStreet[column]
        const places = [`W-${name[0]}`, `E-${name[0]}`, `N${street}`]
        return { name, wigs: places.reduce((sum, place) => sum + wigsOn(s, place, goodOf(street)), 0) }
      }),
  )
  // columns from the left, rows from above: the first with the most wigs
  const most = Math.max(...found.map(({ wigs }) => wigs))
  return s.houses[1] === 0 ? undefined : found.find(({ wigs }) => wigs === most)?.name
}

function building(s: State): { colour: number; place: string } | undefined {
  const stores = rows.flatMap((row) =>
    [1, 2, 3, 4, 5].map((column) => `${row}${column}`).filter((name) => s.stores[landOf(name)] >= 0),
  )
  const best = s.buildingStacks.map((stack) => {
    const top = standardSet.buildings[stack.at(-1) ?? -1]
    if (top === undefined) return null
    const values = clockwise
      .filter((place) => s.buildings[spaceNamed(place)] < 0)
      .map((place) => {
        const served = stores.filter((name) =>
          place[0] === 'N' ? s.entrances[landOf(name)] === Number(place[1]) - 1 : name[0] === place[2],
        )
        const value = served.reduce((sum, name) => {
          const wigs = top.pays[goodOf(s.entrances[landOf(name)] + 1)] ?? 0
          return s.stores[landOf(name)] === 1 ? sum + wigs : sum - wigs
        }, 0)
        return { place, value }
      })
    const highest = Math.max(...values.map(({ value }) => value))
    return values.find(({ value }) => value === highest) ?? null
  })
  const [blue, green] = best
  if (blue === null || green === null) {
    const only = blue ?? green
    return only === null ? undefined : { colour: blue === null ? 1 : 0, place: only.place }
  }
  const takesGreen = green.value > blue.value || (green.value === blue.value && [2, 3].includes(s.assistant))
  return takesGreen ? { colour: 1, place: green.place } : { colour: 0, place: blue.place }
}

function plan(s: State): number | undefined {
  const [blue, green] = s.planStacks.map((stack) => {
    const id = planIds[stack.at(-1) ?? -1]
    return standardSet.plans.find((each) => each.id === id)?.officials ?? 0
  })
  if (blue === 0 && green === 0) return undefined
  return green > blue ? 1 : 0
}

function offices(s: State): number[] | undefined {
  const left = [0, 1, 2].map((noble) => ({ noble, number: s.offices[3 + noble] }))
  const chosen: number[] = []
  for (let official = 0; official < Math.min(2, s.officials[1]); official++) {
    const rest = left.filter(({ noble }) => !chosen.includes(noble))
    const fewest = Math.min(...rest.map(({ number }) => number))
    chosen.push(rest.find(({ number }) => number === fewest)?.noble ?? -1)
  }
  return chosen.length === 0 ? undefined : chosen
}

function cube(s: State, name: string): string | undefined {
  const [row, column] = ['ABCD'.indexOf(name[0]) * 3, (Number(name[1]) - 1) * 3]
  for (const kind of [2, 1, 0]) {
    if (s.columnCubes[column + kind] > 0) return `column ${kind}`
    if (s.rowCubes[row + kind] > 0) return `row ${kind}`
  }
  return undefined
}

describe('what Lacerda prefers', () => {
  it.each([1, 2, 3, 4, 5, 6])('is what a person works out, all through game %i', (seed) => {
    const random = new FastRandom(seed * 31)
    const s = lisboa.setup(1, usual, { random })
    let compared = 0
    for (;;) {
      const [decision] = lisboa.decisions(s)
      if (decision === undefined) break
      const wanted = store(s)
      const chosen = chooseStore(s)
      expect(chosen?.land).toBe(wanted === undefined ? undefined : landOf(wanted))
      const [placed, top] = [building(s), chooseBuilding(s)]
      expect(top && [top.colour, top.space]).toEqual(placed ? [placed.colour, spaceNamed(placed.place)] : null)
      expect(choosePlan(s)?.colour).toBe(plan(s))
      expect(chooseOffices(s)?.offices).toEqual(offices(s))
      for (const name of ['A1', 'B3', 'D5']) {
        const taken = chooseCube(s, landOf(name))
        expect(taken ? `${taken.from} ${taken.kind}` : undefined).toBe(cube(s, name))
      }
      compared++
      lisboa.play(s, decision.seat, pick(lisboa.moves(s, decision.seat), random), { random })
    }
    expect(compared).toBeGreaterThan(60)
  })
})
