import { FastRandom, languages } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { orleans } from '../../index.ts'
import type { State } from '../../state.ts'
import { habit } from '../../tests/habit.ts'
import { filled, position, say, usual, worded } from '../../tests/position.ts'
import { speak, speech } from '../context.ts'
import { headline, seatNotes } from '../facts.ts'
import { previewText } from '../preview.ts'

await Promise.all(languages.map(speak))

const names = ['Anna', 'Ben', 'Chloé', 'Dora']
const english = speech('en', names, 0)

/** The preview of the move of this wording. */
function previewed(s: State, wording: string): string | null {
  const move = orleans.moves(s, 0).find((each) => worded(each) === wording)
  if (move === undefined) throw new Error(`not offered: ${wording}`)
  return previewText(orleans.view(s, 0), move, english)
}

describe('a follower in the plan', () => {
  it('tells how far its place is', () => {
    const s = position({ at: 'plan', market: ['f k'] })
    expect(previewed(s, 'put k ship 2')).toBe('Ship: 1 of 3.')
  })

  it('tells what the place will bring when it completes it', () => {
    const s = position({ at: 'plan', market: ['t'], on: [{ castle: 'f b .' }] })
    expect(previewed(s, 'put t castle 2')).toBe('Castle: then active. +1 knight. You draw 5 from the next round on.')
  })

  it('warns of a place that would be filled in vain', () => {
    const s = position({ at: 'plan', event: 'pilgrimage', market: ['t'], on: [{ monastery: 's .' }] })
    expect(previewed(s, 'put t monastery 1')).toBe('Monastery: filled, but of no use as things are.')
  })
})

describe('an action', () => {
  it('tells what it brings: recruits, bonuses, development and levels', () => {
    const s = position({
      on: [{ farmhouse: filled.farmhouse, university: filled.university, scriptorium: filled.scriptorium }],
      development: [7, 0, 0],
    })
    expect(previewed(s, 'act farmhouse')).toBe('Farmhouse: +1 farmer. +1 wheat.')
    expect(previewed(s, 'act university')).toBe('University: +1 scholar. Development 7 → 9. Level 3!')
    expect(previewed(s, 'act scriptorium')).toBe('Scriptorium: Development 7 → 8.')
  })

  it('stops where others come in: nothing of the event is foretold', () => {
    const s = position({ event: 'income', on: [{ guildhall: filled.guildhall }], merchants: ['blois'], passed: [1, 2] })
    expect(previewed(s, 'act guildhall')).toBe('Guildhall: Station in Blois: +1.')
  })

  it('OR-3.61 says nothing of whom the Bathhouse would draw', () => {
    const s = position({ tiles: [['bathhouse']], on: [{ bathhouse: 'f' }], bag: ['k m'] })
    expect(previewed(s, 'act bathhouse')).not.toMatch(/knight|monk/)
  })

  it('leaves the position as it was', () => {
    const s = position({ on: [{ castle: filled.castle }] })
    const before = JSON.stringify(s)
    previewed(s, 'act castle')
    expect(JSON.stringify(s)).toBe(before)
  })
})

it('a journey tells where it leads, and the goods on the way', () => {
  const s = position({ on: [{ ship: filled.ship }], merchants: ['tours'], stretches: { W05: ['wine'] } })
  say(s, 'act ship')
  expect(previewed(s, 'travel W05')).toBe('To Blois; on the way: wine.')
  expect(previewed(s, 'travel W08')).toBe('To Chinon; no goods on the way.')
})

it('OR-3.9 whoever draws nobody can still go back', () => {
  const s = position({ at: 'census', bag: ['k k m', '', ''] })
  expect(previewed(s, 'draw 2')).toBe('No way back after this.')
  expect(previewed(s, 'draw 0')).toBeNull()
})

it('OR-3.49 a deed tells its reward, and the citizen of its last space', () => {
  const s = position({ on: [{ townhall: 'm .' }], deeds: { 'papal-conclave': 'k m' } })
  say(s, 'act townhall')
  expect(previewed(s, 'doDeed m papal-conclave')).toBe('Papal Conclave: 3 of 3. +1 citizen! +3 coins.')
})

describe.each(languages)('in the language %s', (language) => {
  it.each([2, 3, 4])('all that can be focused has words, with %i seats', (seats) => {
    const random = new FastRandom(seats)
    const s = orleans.setup(seats, usual, { random })
    const players = names.slice(0, seats)
    for (let [decision] = orleans.decisions(s); decision && s.round < 10; [decision] = orleans.decisions(s)) {
      const { seat } = decision
      const view = orleans.view(s, seat)
      const spoken = speech(language, players, seat)
      const lines = [
        headline(view, players, language),
        ...seatNotes(view, players, language).map(({ facts }) => facts),
        ...orleans.moves(s, seat).flatMap((move) => previewText(view, move, spoken) ?? []),
      ]
      for (const line of lines) expect(line).not.toMatch(/undefined|null|NaN|object|^$/)
      orleans.play(s, seat, habit(s, seat, random), { random })
    }
  })
})
