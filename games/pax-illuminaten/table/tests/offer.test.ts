import { FastRandom, languages, pick } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { bots } from '../../data.ts'
import { paxIlluminaten } from '../../index.ts'
import type { Move } from '../../moves.ts'
import type { Options } from '../../state.ts'
import { usual } from '../../tests/position.ts'
import { texts } from '../../texts/index.ts'
import { speak, speech } from '../context.ts'
import { headline, seatNotes } from '../facts.ts'
import { loadRules } from '../foresee.ts'
import { byKey, choicesOf, isAtPrompt, targetsOf } from '../offer.ts'
import { previewText } from '../preview.ts'
import { choiceKey, isOnTable, keyOf } from '../scene.ts'
import { spokenPlace } from '../spoken.ts'
import { litTabs, tabFor } from '../tabs.ts'

await loadRules()

await Promise.all(languages.map(speak))

const names = ['Anna', 'Kenji', 'Ilona', 'Tobias']

/** The presses by which a player gets to the move: a thing, and a choice where that means several; null at the prompt. */
function pressesFor(moves: readonly Move[], move: Move): readonly string[] | null {
  if (isAtPrompt(move)) return null
  const offered = byKey(moves)
  const alike = offered.get(keyOf(move)) ?? []
  if (alike.length === 1) {
    const isInPanel = choicesOf(moves, null).includes(move)
    expect(isInPanel).toBe(!isOnTable(move))
    return [keyOf(move)]
  }
  // several moves of one place: it is picked, and the panel offers all of them
  expect(choicesOf(moves, keyOf(move))).toEqual(alike)
  return [keyOf(move), choiceKey(move)]
}

/** Plays a game by presses alone, and gives the kinds of moves that came up. */
function playThrough(seats: number, options: Options, seed: number, most: number): Set<string> {
  const random = new FastRandom(seed)
  const s = paxIlluminaten.setup(seats, options, { random })
  const seen = new Set<string>()
  for (let played = 0; played < most; played++) {
    const [decision] = paxIlluminaten.decisions(s)
    if (decision === undefined) break
    const { seat } = decision
    const moves = paxIlluminaten.moves(s, seat)
    const offered = byKey(moves)
    const reached = new Set<string>()
    for (const move of moves) {
      seen.add(move.type)
      const presses = pressesFor(moves, move)
      const way = presses === null ? `prompt ${move.type}` : presses.join(' > ')
      expect(reached.has(way), `${way} leads to one move only`).toBe(false)
      reached.add(way)
      const last = presses?.at(-1)
      if (last !== undefined) expect(offered.get(last)).toEqual([move])
    }
    expect(targetsOf(moves)).toHaveLength(moves.filter((move) => !isAtPrompt(move)).length)
    expect(tabFor(moves)).toMatch(/turn|hand|court/)
    const busy = moves.filter(({ type }) => type !== 'end')
    paxIlluminaten.play(s, seat, pick(busy.length > 0 && random.below(8) > 0 ? busy : moves, random), { random })
  }
  return seen
}

describe('everything that is legal can be pressed', () => {
  it('and each press leads to one move, in whole games with and without bots', () => {
    const seen = new Set<string>()
    const plays: readonly (readonly [number, Options])[] = [
      [2, usual],
      [3, usual],
      [4, usual],
      ...bots.map((bot): [number, Options] => [2, { bot, botFirst: false }]),
    ]
    for (const [at, [seats, options]] of plays.entries()) {
      for (const type of playThrough(seats, options, at + 1, 900)) seen.add(type)
    }
    for (const type of [
      'slot',
      'target',
      'card',
      'scheme',
      'court',
      'draw',
      'token',
      'payAll',
      'disks',
      'mode',
      'event',
    ])
      expect(seen).toContain(type)
  })
})

describe.each(languages)('in the language %s', (language) => {
  it.each([2, 3, 4])('all that can be focused has words, with %i seats', (seats) => {
    const random = new FastRandom(seats)
    const options: Options = seats === 3 ? { bot: 'weishaupt', botFirst: false } : usual
    const s = paxIlluminaten.setup(seats, options, { random })
    const players = names.slice(0, seats)
    for (let played = 0; played < 150; played++) {
      const [decision] = paxIlluminaten.decisions(s)
      if (decision === undefined) break
      const { seat } = decision
      const view = paxIlluminaten.view(s, seat)
      const moves = paxIlluminaten.moves(s, seat)
      const said = speech(language, players, seat)
      const lines = [
        headline(view, players, language),
        ...seatNotes(view, players, language).map(({ facts }) => facts),
        ...(played % 10 === 0 ? view.map.map((_, slot) => spokenPlace(view, slot, said)) : []),
        ...moves.map((move) => previewText(view, move, said) ?? texts[language].move(move, view)),
      ]
      for (const line of lines) expect(line).not.toMatch(/undefined|null|NaN|object|^$/)
      const busy = moves.filter(({ type }) => type !== 'end')
      paxIlluminaten.play(s, seat, pick(busy.length > 0 && random.below(6) > 0 ? busy : moves, random), { random })
    }
  })
})

describe('a small screen', () => {
  const moves: readonly Move[] = [{ type: 'scout' }, { type: 'scheme', card: 3 }, { type: 'end' }]

  it('shows the page on which the choice lies', () => {
    expect(tabFor(moves)).toBe('turn')
    expect(tabFor([{ type: 'card', card: 3 }])).toBe('hand')
    expect(tabFor([{ type: 'court', position: 1 }, { type: 'draw' }])).toBe('court')
    expect(tabFor([{ type: 'slot', slot: 1 }])).toBe('turn')
  })

  it('marks all pages on which something can be chosen', () => {
    expect(litTabs(moves)).toEqual(['turn', 'hand'])
    expect(litTabs([{ type: 'slot', slot: 1 }])).toEqual([])
    expect(litTabs([{ type: 'draw' }])).toEqual(['court'])
  })
})
