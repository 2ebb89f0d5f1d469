import { expect, it } from 'vitest'
import { leadIn } from '../frame/end/lead.ts'

const result = (places: readonly number[], totals: readonly number[]) => ({ places, totals, points: [], why: '' })

it('counts the points to the next place, and names all who share it', () => {
  expect(leadIn(result([2, 1, 2], [47, 52, 47]))).toEqual({ difference: 5, next: [0, 2] })
  expect(leadIn(result([1, 3, 1, 3], [13, 6, 13, 6]))).toEqual({ difference: 7, next: [1, 3] })
})

it('a tie that was broken is no lead by points', () => {
  expect(leadIn(result([1, 2, 3], [47, 47, 30]))).toEqual({ difference: 0, next: [1] })
})

it('all share the first place: nobody comes next', () => {
  expect(leadIn(result([1, 1], [12, 12]))).toBeNull()
})

it('what was won outright was won by no points', () => {
  expect(leadIn({ ...result([2, 1], [0, 1]), isOutright: true })).toBeNull()
})

it('a match can be won with fewer points: they do not tell why', () => {
  expect(leadIn(result([1, 2], [26, 31]))).toBeNull()
})
