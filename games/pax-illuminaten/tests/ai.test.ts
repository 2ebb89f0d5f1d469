import { FastRandom, type Seat } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { knowsWell, situations } from '../../tests/knowledge.ts'
import { groundOf } from '../ai/ground.ts'
import { draftPlot } from '../ai/plots.ts'
import { weightsFor } from '../ai/weights.ts'
import { newDraft } from '../ai/wishes.ts'
import { knowledge } from '../ai.ts'
import { bots, plots } from '../data.ts'
import { paxIlluminaten } from '../index.ts'
import { isMetBy } from '../rules/plots/claims.ts'
import { botSeatOf, type Options, type State } from '../state.ts'
import { otherSet } from './other-set.ts'
import { play, position, seatOf, slotOf, usual, worded } from './position.ts'

const random = new FastRandom(8)
const known = { game: paxIlluminaten, knowledge, options: usual, chance: 40 }

const chosen = (s: State, seat: Seat) => knowledge.choose(s, seat, paxIlluminaten.moves(s, seat), random)
const leaningsOf = (s: State, seat: Seat) => knowledge.leanings?.(s, seat, paxIlluminaten.moves(s, seat)) ?? []
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

/** Lets the rule player answer for whoever is asked, so many times; what it did, in words. */
function letPlay(s: State, answers = 1): string[] {
  return Array.from({ length: answers }, () => {
    const [{ seat }] = paxIlluminaten.decisions(s)
    const move = worded(s, chosen(s, seat))
    play(s, move)
    return move
  })
}

const withBot = (bot: Options['bot'], botFirst = false): Options => ({ bot, botFirst })

knowsWell({
  ...known,
  seats: [2, 3, 4],
  kinds: [
    'menu',
    'activateEvent',
    'scoutSlot',
    'scoutPlace',
    'influenceTarget',
    'influenceCount',
    'pay',
    'extortTarget',
    'whisper',
    'gainChoice',
    'organizeFrom',
    'organizeTo',
    'expelTarget',
    'expelCard',
    'oustTarget',
    'challengeCard',
    'challengeNext',
    'schemeMode',
    'drawOrCourt',
    'keepEvent',
    'redrawCard',
  ],
  manyPlays: 4,
  fewPlays: 1,
  movesAnew: true,
  beats: { atLeast: 95, of: 100 },
  set: otherSet,
})

describe.each(bots)('a table with %s', (bot) => {
  it.each([2, 3, 4])('is played to its end, with %d seats', (seats) => {
    for (const botFirst of [false, true]) {
      const options = withBot(bot, botFirst)
      let decisions = 0
      for (const { state, seat } of situations({ ...known, options, chance: 10 }, seats, 2)) {
        decisions++
        expect(seat).not.toBe(botSeatOf(seats, options))
        expect(sumOf(leaningsOf(state, seat))).toBeCloseTo(1)
        expect(sumOf(knowledge.worth(state))).toBeCloseTo(1)
      }
      expect(decisions).toBeGreaterThan(10)
    }
  })
})

describe('the way to a plot', () => {
  it.each([2, 3, 4])('has no length if and only if the plot is met, with %d players', (seats) => {
    const met = new Set<number>()
    const draft = newDraft()
    let turn = 0
    for (const { state } of situations({ ...known, chance: 5 }, seats, 8)) {
      if (state.turn === turn) continue
      turn = state.turn
      for (let seat = 0; seat < seats; seat++) {
        const ground = groundOf(state, seat, { factions: 0, ranks: 0 }, weightsFor[seats])
        for (const plot of plots.keys()) {
          draftPlot(draft, ground, plot)
          expect([plot, draft.distance === 0]).toEqual([plot, isMetBy(state, seat, plot)])
          if (draft.distance === 0) met.add(plot)
        }
      }
    }
    expect(met.size).toBeGreaterThan(5)
  })

  it('grows shorter with every disk and every card that helps', () => {
    const length = (map: Readonly<Record<string, string>>) => {
      const s = position({ map })
      const draft = newDraft()
      draftPlot(draft, groundOf(s, seatOf('b'), { factions: 0, ranks: 0 }, weightsFor[2]), 10)
      return draft.distance
    }
    const ways = [
      length({ r3c2: '013 b' }),
      length({ r3c2: '013 b', r3c3: '029' }),
      length({ r3c2: '013 b', r3c3: '029 b' }),
      length({ r3c2: '013 b', r3c3: '029 b', r3c4: '017' }),
      length({ r3c2: '013 b', r3c3: '029 b', r3c4: '017 b' }),
    ]
    expect(ways).toEqual(ways.toSorted((a, b) => b - a))
    expect(new Set(ways).size).toBe(ways.length)
    expect(ways.at(-1)).toBe(0)
  })
})

describe('a turn', () => {
  const line = { r3c2: '013 b', r3c3: '029 b', r3c4: '017 b' }

  it('claims what can be claimed', () => {
    const s = position({ map: line, publicPlots: 'P11 P07' })
    expect(letPlay(s)).toEqual(['claimPlot P11'])
  })

  it('takes a faction card that is to be had', () => {
    const s = position({ map: line, publicPlots: 'P07 P03', factionCards: { P: 'row' } })
    expect(letPlay(s)).toEqual(['claimFaction P'])
  })

  it('places the disk that a plot lacks', () => {
    const map = { r3c2: '013 b', r3c3: '029 b', r3c4: '017', r5c2: '001', r5c3: '002' }
    const s = position({ map, publicPlots: 'P11 P07', favors: { b: 'P2 N2 M2' } })
    while (!(s.presence[seatOf('b')] & (1 << slotOf(s, 'r3c4')))) {
      expect(letPlay(s)).not.toEqual(['end'])
    }
    expect(letPlay(s)).toEqual(['claimPlot P11'])
  })

  it('puts a disk on the map at once where Joseph would win by the lack of one', () => {
    const map = { r5c2: '001', r5c3: '002' }
    const s = position({ bot: 'joseph', botFirst: true, map, favors: { b: 'N1 M1' }, publicPlots: 'P08 P03' })
    expect(letPlay(s)).toEqual(['influence'])
  })
})

describe('an oust', () => {
  it('is called when it is won', () => {
    const map = { r4c2: '013 bb', r4c3: '029 b', r3c3: '001 r' }
    const s = position({ map, favors: { b: 'P2' }, hands: { b: '019 002', r: '006 007' } })
    play(s, 'oust', 'target r3c3 r', 'disks 1', 'b: card 019', 'r: card 006')
    expect(letPlay(s)).toEqual(['call'])
  })

  it('is fought with the card that wins by itself', () => {
    const map = { r4c2: '013 b', r3c3: '001 rr', r2c2: '002 r' }
    const s = position({ map, favors: { b: 'P2' }, hands: { b: '002 046', r: '006 007' }, publicPlots: 'P06 P01' })
    play(s, 'oust', 'target r3c3 r', 'disks 1')
    expect(worded(s, chosen(s, seatOf('b')))).toBe('card 046')
  })
})

describe('the worth of a position', () => {
  it('grows with disks, faction cards and plots', () => {
    const chance = (given: Parameters<typeof position>[0]) => knowledge.worth(position(given))[seatOf('b')]
    const map = { r3c2: '013', r3c3: '029', r3c4: '017' }
    const even = chance({ map, publicPlots: 'P11 P12' })
    expect(chance({ map: { ...map, r3c2: '013 b' }, publicPlots: 'P11 P12' })).toBeGreaterThan(even)
    expect(chance({ map, factionCards: { P: 'b' }, publicPlots: 'P11 P12' })).toBeGreaterThan(even)
    expect(chance({ map: { ...map, r3c2: '013 r' }, publicPlots: 'P11 P12' })).toBeLessThan(even)
  })
})
