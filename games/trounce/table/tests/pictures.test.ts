import { expect, it } from 'vitest'
import { none } from '../../data.ts'
import { trounce } from '../../index.ts'
import { dealt, strawhand } from '../pictures/positions.ts'

it('the picture of the ordering is a position in which either ace may be ordered, or passed', () => {
  const { state, seat } = dealt(4)
  expect(trounce.moves(state, seat).map(({ type }) => type)).toEqual(['pass', 'order', 'order'])
})

it('the picture of Strawhand shows cards on hidden ones and cards with nothing under them', () => {
  const { faceUp, faceDown, todo } = strawhand()
  const open = faceUp.map((card, place) => ({ card, under: faceDown[place] })).filter(({ card }) => card !== none)
  expect(open.some(({ under }) => under !== none)).toBe(true)
  expect(open.some(({ under }) => under === none)).toBe(true)
  expect(todo).not.toEqual([])
})

it('is the same whenever the page is opened', () => {
  expect(strawhand()).toEqual(strawhand())
  expect(dealt(4)).toEqual(dealt(4))
})
