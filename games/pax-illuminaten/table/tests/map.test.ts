import { FastRandom, languages, pick } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { type Bot, bots, layoutFor, slotsIn } from '../../data.ts'
import type { Event, Line } from '../../events.ts'
import { paxIlluminaten } from '../../index.ts'
import { examples, positionOf } from '../../texts/pictures.ts'
import { linesOf } from '../bot.ts'
import { chartFor, type Spot, tile } from '../chart.ts'
import { freshAfter } from '../fresh.ts'
import { isShown, lodgesShown } from '../shown.ts'
import { tableWords } from '../words.ts'

await Promise.all(languages.map((language) => tableWords.learn(language)))

const overlap = (a: Spot, b: Spot): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

describe.each([2, 3, 4])('the map for %i', (seats) => {
  const view = { set: null, seats }
  const { tiles, placards, width, height } = chartFor(view)
  const layout = layoutFor(view)

  it('has a place for every card and placard, and none lies on another', () => {
    const spots = [...tiles, ...placards]
    expect(spots).toHaveLength(layout.slots + seats)
    spots.forEach((spot, at) => {
      expect(spots.slice(at + 1).some((other) => overlap(spot, other))).toBe(false)
      expect(spot.x >= 0 && spot.y >= 0 && spot.x + spot.width <= width && spot.y + spot.height <= height).toBe(true)
    })
  })

  it('table 2.5: what is adjacent lies side by side', () => {
    const isClose = (a: Spot, b: Spot) =>
      Math.abs(a.x - b.x) < 1.1 * tile.width && Math.abs(a.y - b.y) < 1.1 * tile.height
    tiles.forEach((spot, slot) => {
      const close = tiles.flatMap((other, at) => (at !== slot && isClose(spot, other) ? [at] : []))
      expect(close).toEqual(slotsIn(layout.near[slot]))
    })
  })
})

/** The lines that the bot follows in games against somebody who plays at random. */
function linesFollowed(bot: Bot): Set<Line> {
  const lines = new Set<Line>()
  const tell = (event: Event) => {
    if (event.type === 'botStep' && event.line !== null) lines.add(event.line)
  }
  for (const seed of [1, 2, 3]) {
    const context = { random: new FastRandom(seed), tell }
    const s = paxIlluminaten.setup(2, { bot, botFirst: seed === 2 }, context)
    for (let [decision] = paxIlluminaten.decisions(s); decision; [decision] = paxIlluminaten.decisions(s)) {
      const moves = paxIlluminaten.moves(s, decision.seat)
      const busy = moves.filter(({ type }) => type !== 'end')
      paxIlluminaten.play(s, decision.seat, pick(busy.length > 0 ? busy : moves, context.random), context)
    }
  }
  return lines
}

describe.each(bots)('the script of %s', (bot) => {
  it('has words for each line that the bot follows', () => {
    const followed = linesFollowed(bot)
    expect(followed.size).toBeGreaterThan(0)
    for (const line of followed) expect(linesOf[bot]).toContain(line)
    for (const language of languages) {
      const { lines } = tableWords.in(language).bot
      for (const line of linesOf[bot]) expect(lines[bot][line]).toMatch(/\S/)
    }
  })
})

describe('what is new', () => {
  it('is what others have changed, until the viewer ends an action phase', () => {
    const placed = { type: 'cardPlaced', seat: 1, slot: 3, card: 5 } as const
    expect(freshAfter(0, placed, 0)).toBe(8)
    expect(freshAfter(0, placed, 1)).toBe(0)
    const moved = { type: 'diskMoved', seat: 1, from: 0, to: 2 } as const
    expect(freshAfter(8, moved, 0)).toBe(13)
    expect(freshAfter(13, { type: 'actionsEnded', seat: 0, unused: 0 }, 0)).toBe(0)
    expect(freshAfter(13, { type: 'actionsEnded', seat: 1, unused: 0 }, 0)).toBe(13)
  })
})

describe('what is shown on the map', () => {
  it('is one thing at a time', () => {
    expect(isShown({ type: 'lodges', faction: 2 }, { type: 'lodges', faction: 2 })).toBe(true)
    expect(isShown({ type: 'lodges', faction: 2 }, { type: 'plot', plot: 2 })).toBe(false)
    expect(isShown(null, { type: 'edge' })).toBe(false)
  })

  it('pictures of the rulebook have the cards that they name', () => {
    const view = paxIlluminaten.view(positionOf(examples.oust), null)
    expect(slotsIn(view.faceUp).map((slot) => slot + 1)).toEqual(Object.keys(examples.oust.cards).map(Number))
  })
})

describe('lodges on the map', () => {
  it('PI-1.8 tell who controls them, and whose disks lie there', () => {
    const s = positionOf(examples.lodge)
    const [lodge, ...others] = lodgesShown(s, 1)
    expect(others).toEqual([])
    expect(slotsIn(lodge.slots).map((slot) => slot + 1)).toEqual([10, 14, 15])
    expect([lodge.controller, lodge.disks]).toEqual([1, [1, 4]])
  })
})
