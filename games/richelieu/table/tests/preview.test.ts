import { FastRandom, languages, pick } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { opposingSide, richelieuSide, spaceAt } from '../../data.ts'
import { richelieu } from '../../index.ts'
import { buyCommission, destinations, type Move, owedThen, places, sellJewel, takeIncome } from '../../moves.ts'
import type { State } from '../../state.ts'
import { position, usual } from '../../tests/position.ts'
import { speak, speech } from '../context.ts'
import { headline, seatNotes } from '../facts.ts'
import { changeBy } from '../offer.ts'
import { previewText } from '../preview.ts'

await Promise.all(languages.map(speak))

const names = ['Anna', 'Ben', 'Chloé', 'Dora']
const english = speech('en', names, 0)

const previewed = (state: State, move: Move, picked: number | null = null): string | null => {
  const view = richelieu.view(state, 0)
  return previewText(view, move, changeBy(view, move, picked), english)
}

describe('what a target in focus would bring', () => {
  const given = () => position({ on: { R04: 'r3 y2 g1 . r2', E1: 'y3 . . . .' } })
  const last = spaceAt(0, richelieuSide, 3)

  it('RI-4.2 a space has its price, with what a second agent costs more', () => {
    const state = given()
    expect(previewed(state, places[spaceAt(0, opposingSide, 1)])).toContain('2 louis.')
    state.placed = 1
    expect(previewed(state, places[spaceAt(0, opposingSide, 1)])).toContain('2 + 2 = 4 louis.')
  })

  it('without an agent it says that one is chosen next, and nothing is final', () => {
    const text = previewed(given(), places[last])
    expect(text).toContain('Then choose the agent.')
    expect(text).toContain('Resolves the intrigue.')
    expect(text).not.toContain('No way back')
  })

  it('with an agent it tells the sum that the viewer knows, and that a resolution is final', () => {
    const text = previewed(given(), places[last], 2)
    expect(text).toContain('Richelieu 5 → 7.')
    expect(text).toContain('No way back after this.')
  })

  it('RI-4.4 on a 0 all see the value, and that is final, too', () => {
    const text = previewed(given(), places[spaceAt(0, opposingSide, 4)], -2)
    expect(text).toContain('England 0 → −2.')
    expect(text).toContain('All see its value. ')
    expect(text).toContain('No way back after this.')
    expect(previewed(given(), places[spaceAt(0, opposingSide, 1)], 1)).not.toContain('No way back')
  })

  it('an agent for the chosen space does the same', () => {
    const state = given()
    state.todo.push(owedThen.chooseAgent[0][last])
    expect(previewed(state, { type: 'agent', value: -2 })).toContain('Richelieu 5 → 3.')
  })

  it('RI-8.7 a bribed agent is turned up on a 0 only, and that is final', () => {
    const state = given()
    const [from, zero, dear] = [spaceAt(0, opposingSide, 0), spaceAt(1, richelieuSide, 4), spaceAt(1, richelieuSide, 0)]
    state.todo.push(owedThen.bribeDestination[0][from])
    expect(previewed(state, destinations[zero])).toBe(
      'The Razing of the Castles: All see its value. No way back after this.',
    )
    expect(previewed(state, destinations[dear])).toBe('The Razing of the Castles: Face down.')
  })

  it('RI-5.1, RI-8.3 an action tells what it does to purse and tracks', () => {
    const state = position({ purses: [7, 7, 7], income: [3, 1, 1], military: [1, 0, 0] })
    expect(previewed(state, takeIncome)).toBe('Purse 7 → 10.')
    expect(previewed(state, sellJewel)).toBe('Purse 7 → 12.')
    expect(previewed(state, buyCommission)).toBe('Purse 7 → 5. Military 1 → 2. Income 3 → 4.')
  })
})

describe.each(languages)('in the language %s', (language) => {
  it.each([2, 3, 4])('all that can be focused has words, with %i seats', (seats) => {
    const random = new FastRandom(seats)
    const state = richelieu.setup(seats, usual, { random })
    const players = names.slice(0, seats)
    for (let [decision] = richelieu.decisions(state); decision; [decision] = richelieu.decisions(state)) {
      const { seat } = decision
      const view = richelieu.view(state, seat)
      const moves = richelieu.moves(state, seat)
      const lines = [
        headline(view, players, language),
        ...seatNotes(view, players, language).flatMap(({ role, facts }) => [role, facts]),
        ...moves.map(
          (move) => previewText(view, move, changeBy(view, move, 1), speech(language, players, seat)) ?? move.type,
        ),
      ]
      for (const line of lines) expect(line).not.toMatch(/undefined|null|NaN|object|^$/)
      const onSheets = moves.filter((move) => 'space' in move)
      richelieu.play(state, seat, pick(onSheets.length > 0 ? onSheets : moves, random), { random })
    }
  })
})
