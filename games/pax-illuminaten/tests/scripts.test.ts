import { FastRandom, pick } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import type { Event } from '../events.ts'
import { paxIlluminaten } from '../index.ts'
import { botPlotsMet } from '../rules/bots/plots.ts'
import { botSeatOf } from '../state.ts'
import { at, favors, owes, pool, position, runOn, steps, token } from './position.ts'

type Given = NonNullable<Parameters<typeof position>[0]>

/** Blue is the bot, on the lower half of the map; its turn is played. */
const turnOf = (given: Given) => {
  const s = position({ round: 1, hands: { r: '050 051 053 054' }, ...given })
  const events = runOn(s)
  return { s, events, steps: steps(s, events) }
}

describe('PI-20 Count of St. Germain', () => {
  it('PI-20.1 a: a face-down neighbour is scouted, the larger diagram number first', () => {
    const { steps: told } = turnOf({ bot: 'germain', map: { r3c3: '028 b', r2c2: '045 bbbb' }, token: 'r3c3' })
    expect(told[0]).toBe('1a turnsUp r2c3')
  })

  /** Around r3c3, everything face up. */
  const around = (map: Record<string, string>) => ({
    r2c2: '044 bbbb',
    r2c3: '043 bbbb',
    r3c4: '017 bbb',
    r4c3: '013 bb',
    r4c2: '006 bb',
    r3c2: '025 bbb',
    r3c3: '028 b',
    ...map,
  })

  it('PI-20.2 b: a neighbour that shares a faction: Influence and Extort, or Oust if there is no room', () => {
    const room = turnOf({ bot: 'germain', map: around({ r3c4: '017 b' }), token: 'r3c3', supply: { b: 3 } })
    expect(room.steps).toEqual(['1b influences r3c4', '1b extorts r3c4'])
    const taken = turnOf({ bot: 'germain', map: around({ r3c4: '017 brr' }), token: 'r3c3', supply: { b: 3 } })
    expect([taken.steps, owes(taken.s)]).toEqual([['1b ousts r3c4'], ['challengeCard r']])
  })

  it('PI-20.3 c: without a shared faction: Expel, or Oust where persons are; its own cards stay', () => {
    const bare = turnOf({ bot: 'germain', map: around({ r3c4: '012' }), token: 'r3c3', supply: { b: 3 } })
    expect(bare.steps).toEqual(['1c expels r3c4'])
    const taken = turnOf({ bot: 'germain', map: around({ r3c4: '012 r' }), token: 'r3c3', supply: { b: 3 } })
    expect(taken.steps).toEqual(['1c ousts r3c4'])
    const own = turnOf({ bot: 'germain', map: around({ r3c4: '012 b', r3c5: '009' }), token: 'r3c3', supply: { b: 3 } })
    expect(own.steps[0]).toBe('1d moves r2c2')
  })

  it('PI-20.4 d: the token goes to where persons are near, then Extort with it and with the placard', () => {
    const { s, steps: told } = turnOf({
      bot: 'germain',
      map: around({ r3c5: '012 r' }),
      token: 'r3c3',
      supply: { b: 3 },
    })
    expect(told).toEqual(['1d moves r3c4', '1d extorts r3c4', '1d extorts placard'])
    expect(favors(s, 'b')).not.toBe('')
  })

  it('2.10 plots: four edicts gone, a lodge of five, eight disks', () => {
    const gone = { N: 'gone', P: 'gone', M: 'gone', A: 'gone' }
    expect(botPlotsMet(position({ bot: 'germain', edicts: gone }))).toEqual([0])
    const lodge = { r3c1: '001 bb', r3c2: '002 b', r3c3: '003', r3c4: '005', r3c5: '004' }
    expect(botPlotsMet(position({ bot: 'germain', map: lodge }))).toEqual([1])
    expect(botPlotsMet(position({ bot: 'germain', map: { r1c1: '042 bbbb', r5c1: '045 bbbb' } }))).toEqual([2])
  })
})

describe('PI-21 Joseph II', () => {
  it('PI-21.1 a: a neighbour with persons’ disks is ousted', () => {
    const { steps: told } = turnOf({
      bot: 'joseph',
      map: { r3c3: '028 b', r3c4: '001 r', r2c2: '002 r' },
      token: 'r3c3',
    })
    expect(told).toEqual(['1a ousts r2c2'])
  })

  it('PI-21.2 b: Charge from the card with most disks that has such a neighbour', () => {
    const { s, steps: told } = turnOf({
      bot: 'joseph',
      map: { r3c1: '028 b', r3c5: '029 bb', r5c3: '017 b', r2c4: '001 r', r4c4: '002 r' },
      token: 'r3c1',
    })
    expect(told.slice(0, 2)).toEqual(['1b charges r3c5', '1b ousts r2c4'])
    expect(s.token).toBe(11)
  })

  it('PI-21.3 c: a neighbour without its disks: Influence, or Scout and then Influence', () => {
    const up = turnOf({ bot: 'joseph', map: { r3c3: '028 b', r2c3: '001' }, token: 'r3c3' })
    expect(up.steps).toEqual(['1c influences r2c3'])
    const down = turnOf({ bot: 'joseph', map: { r3c3: '028 b' }, token: 'r3c3' })
    expect(down.steps).toEqual(['1c turnsUp r2c3', '1c influences r2c3'])
  })

  it('PI-21.4 d: any card beside its own', () => {
    const { steps: told } = turnOf({
      bot: 'joseph',
      map: {
        r5c2: '013 bb',
        r5c3: '014 bb',
        r4c3: '015 bb',
        r4c2: '009 bb',
        r5c1: '012 bb',
        r4c4: '011 bb',
        r3c3: '001',
      },
      token: 'placard',
      supply: { b: 8 },
    })
    expect(told[0]).toBe('1d influences r3c3')
  })

  it('2.10 plots: eight disks, a person without a disk from round 2 on, the deck run out twice', () => {
    expect(botPlotsMet(position({ bot: 'joseph', round: 1 }))).toEqual([])
    expect(botPlotsMet(position({ bot: 'joseph', round: 2 }))).toEqual([1])
    const out = position({ bot: 'joseph', map: { r1c1: '001 r' } })
    out.exhaustions = 2
    expect(botPlotsMet(out)).toEqual([2])
    expect(
      botPlotsMet(position({ bot: 'joseph', map: { r1c1: '042 bbbb', r5c1: '045 bbbb', r1c2: '001 r' } })),
    ).toEqual([0])
  })
})

/** Cagliostro's 4 points UR, Weishaupt's L: from r3c3 that is r2c3 and r3c2. */
const target = { cagliostro: 'r2c3', weishaupt: 'r3c2' }

const planned = (bot: 'cagliostro' | 'weishaupt', card: string, deck: string, more: Given = {}) =>
  turnOf({
    bot,
    map: { r3c3: '028 b', [target[bot]]: card, ...more.map },
    token: 'r3c3',
    deck,
    events: 'press',
    ...omitMap(more),
  })

const omitMap = ({ map: _, ...rest }: Given): Given => rest

describe('PI-22 Alessandro Cagliostro', () => {
  it('PI-22.1 planning, turning up, then the first fitting item', () => {
    const { steps: told } = turnOf({ bot: 'cagliostro', map: { r3c3: '028 b' }, token: 'r3c3', deck: '001' })
    expect(told.slice(0, 2)).toEqual(['1 plans r2c3', '2 turnsUp r2c3'])
    expect(told[2]).toMatch(/^3/)
  })

  it('PI-22.2 a: an affiliation: Influence; with persons: fill up, then Oust', () => {
    expect(planned('cagliostro', '005', '011').steps.at(-1)).toBe('3a influences r2c3')
    const filled = planned('cagliostro', '042 r', '011')
    expect(filled.steps.slice(1)).toEqual(['3a fills r2c3', '3a ousts r2c3'])
    expect(at(filled.s, 'r2c3')).toBe('042 rbbb')
  })

  it('PI-22.3 b: none, but the planning card has one: replace, then Influence', () => {
    const { s, steps: told } = planned('cagliostro', '009', '001')
    expect(told.slice(1)).toEqual(['3b replaces r2c3', '3b influences r2c3'])
    expect([at(s, 'r2c3'), token(s)]).toEqual(['001 b', 'r2c3'])
  })

  it('PI-22.4 c: a shared faction, a vacancy, no own disk: Influence', () => {
    expect(planned('cagliostro', '013', '011').steps.at(-1)).toBe('3c influences r2c3')
    expect(planned('cagliostro', '013 r', '011').steps.at(-1)).toBe('3c influences r2c3')
  })

  it('PI-22.5 d: nothing in common, but the planning card has: replace, then Influence', () => {
    const { steps: told } = planned('cagliostro', '009', '014')
    expect(told.slice(1)).toEqual(['3d replaces r2c3', '3d influences r2c3'])
  })

  it('PI-22.6 e: persons: Oust; nobody and no affiliation: Expel', () => {
    expect(planned('cagliostro', '009 rr', '018').steps.at(-1)).toBe('3e ousts r2c3')
    expect(planned('cagliostro', '009', '018').steps.at(-1)).toBe('3e expels r2c3')
  })

  it('PI-22.7 f: its own: Influence; full: on to the next clockwise', () => {
    const own = planned('cagliostro', '024 b', '018')
    expect(own.steps.at(-1)).toBe('3f influences r2c3')
    const next = planned('cagliostro', '013 bb', '018', { map: { r3c4: '005' } })
    expect(next.steps.slice(1)).toEqual(['3f turnsOn r3c4', '3a influences r3c4'])
  })

  it('PI-22.7 f: all around full: the token goes to the last one, which is extorted', () => {
    const map = { r3c4: '043 bbbb', r4c3: '032 bbbb', r4c2: '006 bb', r3c2: '025 bbb', r2c2: '036 bbbb' }
    const { s, steps: told } = planned('cagliostro', '013 bb', '018', { map, supply: { b: 2 } })
    expect(told.slice(-2)).toEqual(['3f moves r2c2', '3f extorts r2c2'])
    expect(token(s)).toBe('r2c2')
  })

  it('2.10 plots: a lodge of five, five affiliated cards, eight disks', () => {
    const five = { r1c1: '001 b', r1c3: '005 b', r3c1: '006 b', r3c5: '008 b', r5c1: '042 b' }
    expect(botPlotsMet(position({ bot: 'cagliostro', map: five }))).toEqual([1])
    expect(botPlotsMet(position({ bot: 'cagliostro', map: { ...five, r5c1: '009 b' } }))).toEqual([])
  })
})

describe('PI-23 Adam Weishaupt', () => {
  it('PI-23.1 planning, turning up, then the first fitting item', () => {
    const { steps: told } = turnOf({ bot: 'weishaupt', map: { r3c3: '028 b' }, token: 'r3c3', deck: '001' })
    expect(told.slice(0, 2)).toEqual(['1 plans r3c2', '2 turnsUp r3c2'])
  })

  it('PI-23.2 a: an ace or crown: Influence, or Oust', () => {
    expect(planned('weishaupt', '046', '001').steps.at(-1)).toBe('3a influences r3c2')
    expect(planned('weishaupt', '052 r', '001').steps.at(-1)).toBe('3a ousts r3c2')
  })

  it('PI-23.2 b: the planning card is one: replace, then Influence', () => {
    const { s, steps: told } = turnOf({
      bot: 'weishaupt',
      map: { r3c3: '028 b', r3c4: '009' },
      token: 'r3c3',
      deck: '047',
      events: 'press',
    })
    expect(told.slice(1)).toEqual(['3b replaces r3c4', '3b influences r3c4'])
    expect(at(s, 'r3c4')).toBe('047 b')
  })

  it('PI-23.2 c and d: a shared faction, of the card or of the planning card', () => {
    expect(planned('weishaupt', '013', '001').steps.at(-1)).toBe('3c influences r3c2')
    expect(planned('weishaupt', '009', '014').steps.slice(1)).toEqual(['3d replaces r3c2', '3d influences r3c2'])
  })

  it('PI-23.3 e and f: persons, nobody, or its own', () => {
    expect(planned('weishaupt', '009 rr', '001').steps.at(-1)).toBe('3e ousts r3c2')
    expect(planned('weishaupt', '009', '001').steps.at(-1)).toBe('3e expels r3c2')
    expect(planned('weishaupt', '024 b', '001').steps.at(-1)).toBe('3f influences r3c2')
    const next = planned('weishaupt', '013 bb', '001', { map: { r2c2: '047' } })
    expect(next.steps.slice(1)).toEqual(['3f turnsOn r2c2', '3a influences r2c2'])
  })

  it('PI-23.4 Influence: a free disk, then one for each matching favor, the topmost faction first', () => {
    const { s } = planned('weishaupt', '044', '001', { favors: { b: 'P1 S3 N1' } })
    expect([at(s, 'r3c2'), favors(s, 'b'), pool(s, 'S')]).toEqual(['044 bbbb', 'N1 S1', 5])
  })

  it('2.10 plots: a lodge of five, three aces or crowns, eight disks', () => {
    const three = { r1c1: '046 b', r3c3: '052 b', r5c1: '047 b' }
    expect(botPlotsMet(position({ bot: 'weishaupt', map: three }))).toEqual([1])
    expect(paxIlluminaten.seats).toEqual({ min: 2, max: 4 })
  })
})

describe('PI-19 whole games with a bot', () => {
  it.each(['germain', 'joseph', 'cagliostro', 'weishaupt'] as const)(
    '%s never decides anything, and tells every turn of its by the lines of its script',
    (bot) => {
      const random = new FastRandom(21)
      let turns = 0
      for (const seats of [2, 3, 4, 2, 3, 4]) {
        const told: Event[] = []
        const context = { random, tell: (event: Event) => void told.push(event) }
        const s = paxIlluminaten.setup(seats, { bot, botFirst: random.below(2) === 0 }, context)
        expect(botSeatOf(seats, s.options)).toBe(s.bot)
        for (;;) {
          const decisions = paxIlluminaten.decisions(s)
          if (decisions.length === 0) break
          expect(decisions.map(({ seat }) => seat)).not.toContain(s.bot)
          const { seat } = pick(decisions, random)
          paxIlluminaten.play(s, seat, pick(paxIlluminaten.moves(s, seat), random), context)
        }
        told.forEach((event, at) => {
          if (event.type !== 'turnBegan' || event.seat !== s.bot) return
          const next = told.findIndex((each, nth) => nth > at && each.type === 'turnBegan')
          const steps = told.slice(at, next < 0 ? undefined : next).filter(({ type }) => type === 'botStep')
          expect(steps.length).toBeGreaterThan(0)
          turns++
        })
      }
      expect(turns).toBeGreaterThan(10)
    },
  )
})
