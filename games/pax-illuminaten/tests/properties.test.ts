import { FastRandom, type Random } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { anyFaction, artists, count, type Factions, factionIndexes, plots, slotsIn } from '../data.ts'
import { isPayable, setSize } from '../rules/favors/paying.ts'
import { largestMet } from '../rules/plots/joint.ts'
import { evidenceOf } from '../rules/plots/witnesses.ts'
import { hasCard, type State } from '../state.ts'
import { plotOf, position, seatOf } from './position.ts'

const blue = seatOf('b')

/** PI-2.2 word for word: symbol by symbol, every way tried. */
function canPayInAnyWay(s: State, favors: readonly number[], way: readonly Factions[], exchange: boolean): boolean {
  if (way.length === 0) return true
  const [symbol, ...rest] = way
  const without = (faction: number, tokens: number) => favors.with(faction, favors[faction] - tokens)
  return factionIndexes.some((faction) => {
    const fits = (symbol & (1 << faction)) !== 0 || (faction === artists && hasCard(s, blue, artists))
    if (fits && favors[faction] > 0 && canPayInAnyWay(s, without(faction, 1), rest, exchange)) return true
    const size = setSize(s, blue)
    return exchange && favors[faction] >= size && canPayInAnyWay(s, without(faction, size), rest, exchange)
  })
}

function anyWay(random: Random): Factions[] {
  const singles = Array.from({ length: random.below(4) }, () => 1 << random.below(6))
  const choice = 1 + random.below(anyFaction)
  return [...singles, ...Array.from({ length: random.below(4) }, () => choice)]
}

describe('properties', () => {
  it('PI-2.2 what can be paid, compared with trying every way', () => {
    const random = new FastRandom(11)
    const seen = { payable: 0, not: 0 }
    for (let time = 0; time < 3000; time++) {
      const factionCards: Record<string, string> = {}
      if (random.below(3) === 0) factionCards.P = 'b'
      if (random.below(3) === 0) factionCards.A = 'b'
      const s = position({ factionCards })
      const held = factionIndexes.map(() => random.below(5))
      held.forEach((tokens, faction) => {
        s.favors[blue * 6 + faction] = tokens
      })
      const way = anyWay(random)
      const exchange = random.below(4) > 0
      const wanted = canPayInAnyWay(s, held, way, exchange)
      seen[wanted ? 'payable' : 'not']++
      expect([isPayable(s, blue, way, exchange), held, way, factionCards, exchange]).toEqual([
        wanted,
        held,
        way,
        factionCards,
        exchange,
      ])
    }
    expect(Math.min(seen.payable, seen.not)).toBeGreaterThan(200)
  })

  /** A map full of cards, with disks of both at random. */
  function crowded(random: Random): State {
    const s = position({})
    s.faceUp = (1 << s.map.length) - 1
    s.map.forEach((_, slot) => {
      const disks = 1 + random.below(2)
      for (let location = 0; location < disks; location++) {
        const seat = random.below(3) === 0 ? 0 : 1
        if (random.below(4) === 0 || s.supply[seat] === 0) continue
        s.disks[4 * slot + location] = seat
        s.presence[seat] |= 1 << slot
        s.supply[seat]--
      }
    })
    return s
  }

  it('PI-14.18 two plots together, compared with the search help of the rules', () => {
    const random = new FastRandom(12)
    const seen = { together: 0, not: 0 }
    const family = ['P06', 'P07', 'P09'].map(plotOf)
    for (let time = 0; time < 400; time++) {
      const s = crowded(random)
      for (const one of family) {
        const first = evidenceOf(s, blue, one)
        if (first.kind !== 'anyOf' || count(first.pool) < first.size) continue
        for (const plot of plots.keys()) {
          const other = evidenceOf(s, blue, plot)
          if (other.kind !== 'witnesses' || other.witnesses.length === 0) continue
          const { pool, size } = first
          const wanted = other.witnesses.some(
            ({ slots }) =>
              (pool & ~slots) !== 0 && ((slots & ~pool) !== 0 || count(slots) > size || count(pool) > size),
          )
          seen[wanted ? 'together' : 'not']++
          expect(largestMet(s, blue, [one, plot]).length === 2).toBe(wanted)
        }
      }
    }
    expect(seen.together).toBeGreaterThan(100)
  })

  it('PI-14.4 a witness is minimal: no card of it can be spared', () => {
    const random = new FastRandom(13)
    const checked = new Set<number>()
    for (let time = 0; time < 200; time++) {
      const s = crowded(random)
      for (const plot of ['P02', 'P03', 'P04', 'P05', 'P08', 'P10'].map(plotOf)) {
        const found = evidenceOf(s, blue, plot)
        if (found.kind !== 'witnesses') continue
        for (const { slots } of found.witnesses) {
          checked.add(plot)
          expect(found.witnesses.some((other) => other.slots !== slots && (other.slots & ~slots) === 0)).toBe(false)
          expect(slotsIn(slots).length).toBeGreaterThan(1)
        }
      }
    }
    expect(checked.size).toBeGreaterThan(3)
  })
})
