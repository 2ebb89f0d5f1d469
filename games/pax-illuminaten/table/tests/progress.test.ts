import { FastRandom, type Random, shuffle } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { cards, crown, layoutFor, plots, rankOf, slotsIn, tablesOf } from '../../data.ts'
import { isMetBy } from '../../rules/plots/claims.ts'
import { mostLocations } from '../../sets.ts'
import { newTable, type State } from '../../state.ts'
import { nameOf, plotOf, position, seatOf, usual } from '../../tests/position.ts'
import { goalsOf } from '../bot.ts'
import { progressOf } from '../progress.ts'

const red = seatOf('r')
const blue = seatOf('b')
const shortly = (s: State, seat: number, id: string): string =>
  progressOf(s, seat, plotOf(id))
    .parts.map(({ kind, have, need }) => `${kind} ${have}/${need}`)
    .join(', ')

/** A map full of cards and disks, most of them blue. */
function crowded(seats: number, random: Random): State {
  const s = newTable(seats, usual, null)
  const deck = shuffle([...cards], random)
  for (const slot of slotsIn(layoutFor(s).all)) {
    const card = deck[slot]
    s.map[slot] = card
    s.faceUp |= 1 << slot
    const only = random.below(3) > 0 ? blue : red
    for (let location = 0; location < tablesOf(s).locationsOf[card]; location++) {
      const seat = rankOf[card] === crown || random.below(4) > 0 ? only : random.below(seats)
      if (random.below(3) === 0 || s.supply[seat] === 0) continue
      s.disks[slot * mostLocations + location] = seat
      s.presence[seat] |= 1 << slot
      s.supply[seat]--
    }
  }
  return s
}

const nested = () =>
  position({
    active: 'r',
    publicPlots: 'P01 P12',
    claims: { r: 'P01' },
    map: { r1c1: '001 r', r1c2: '003 r', r1c3: '004 r', r2c3: '018 r', r2c4: '016 r' },
  })

describe('how far a player is with a plot', () => {
  it('PI-14.5, PI-14.16 counts the cards and disks of the best group', () => {
    expect(shortly(nested(), red, 'P01')).toBe('cards 4/4, disks 4/4')
    expect(shortly(nested(), red, 'P12')).toBe('cards 5/5, disks 5/5')
  })

  it('PI-14.4 warns where a plot does not count beside another one', () => {
    const { isMet, isNested } = progressOf(nested(), red, plotOf('P12'))
    expect([isMet, isNested]).toEqual([true, true])
  })

  it('PI-14.10 counts cards under control, not shared ones', () => {
    const s = position({ map: { r5c2: '029 b', r5c3: '006 br', r4c3: '017 bbr' } })
    expect(shortly(s, blue, 'P06')).toBe('cards 2/8')
    expect(shortly(s, blue, 'P09')).toBe('cards 2/3')
  })

  it('PI-14.12 finds the chain that lacks least', () => {
    const s = position({ map: { r1c1: '001 b', r2c2: '003 b', r3c2: '005 b', r4c2: '017 b' } })
    expect(shortly(s, blue, 'P08')).toBe('cards 4/5')
    expect(slotsIn(progressOf(s, blue, plotOf('P08')).slots).map((slot) => nameOf(s, slot))).toEqual([
      'r1c1',
      'r2c2',
      'r3c2',
      'r4c2',
    ])
  })

  it('PI-14.8 looks for a circle of four inside', () => {
    const s = position({ map: { r3c2: '001 b', r3c3: '003 b', r2c2: '005 b' } })
    expect(shortly(s, blue, 'P04')).toBe('cards 3/4')
  })

  it('tells that somebody else has as many disks there', () => {
    const s = position({ map: { r3c1: '001 br', r3c2: '003 b', r3c3: '005 rr' } })
    expect(progressOf(s, blue, plotOf('P11')).isRivalled).toBe(true)
    expect(progressOf(s, red, plotOf('P11')).isRivalled).toBe(false)
  })

  it('agrees with the rules: what is met lacks nothing', () => {
    const met = new Set<number>()
    for (let seed = 1; seed <= 120; seed++) {
      const s = crowded(2 + (seed % 3), new FastRandom(seed))
      for (const plot of plots.keys()) {
        const { parts, isRivalled, isMet } = progressOf(s, blue, plot)
        expect(isMet).toBe(isMetBy(s, blue, plot))
        if (!isMet) continue
        met.add(plot)
        expect(parts.every(({ have, need }) => have >= need) && !isRivalled, `plot ${plot}, board ${seed}`).toBe(true)
      }
    }
    expect(met.size).toBe(plots.length)
  })
})

describe('how far a bot is', () => {
  it('table 2.10: lodge, aces and crowns, disks', () => {
    const s = position({
      bot: 'weishaupt',
      token: 'r4c1',
      map: { r4c1: '017 bb', r4c2: '013 b', r5c1: '046 b', r3c1: '029' },
    })
    expect(goalsOf(s).map(({ goal, have, need }) => `${goal} ${have}/${need}`)).toEqual([
      'lodge 3/5',
      'high 1/3',
      'disks 4/8',
    ])
  })

  it('PI-19.12 a person without a disk counts from the second round on; before that there is nothing to count', () => {
    const alone = (given: Parameters<typeof position>[0]) =>
      goalsOf(position({ bot: 'joseph', token: 'placard', ...given })).find(({ goal }) => goal === 'alone')?.have
    expect(alone({ round: 1 })).toBeNull()
    expect(alone({ round: 2 })).toBe(1)
    expect(alone({ round: 2, map: { r1c1: '017 r' } })).toBe(0)
  })
})
