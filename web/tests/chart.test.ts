import { expect, it } from 'vitest'
import { apart, labelStep, linesOf, ticks } from '../frame/end/chart.ts'

it('partners share one line; the highest line at the end comes first', () => {
  const course = [
    [0, 0, 0, 0],
    [1, 2, 1, 2],
    [4, 2, 4, 2],
  ]
  expect(linesOf(course)).toEqual([
    { seats: [0, 2], points: [0, 1, 4] },
    { seats: [1, 3], points: [0, 2, 2] },
  ])
})

it('seats that only end level keep their own lines', () => {
  const course = [
    [0, 0],
    [1, 2],
    [3, 3],
  ]
  expect(linesOf(course).map(({ seats }) => seats)).toEqual([[0], [1]])
})

it('the scale is of round numbers around all points', () => {
  expect(ticks(0, 13)).toEqual([0, 5, 10, 15])
  expect(ticks(0, 54)).toEqual([0, 10, 20, 30, 40, 50, 60])
  expect(ticks(-7, 20)).toEqual([-10, -5, 0, 5, 10, 15, 20])
  expect(ticks(0, 0)).toEqual([0, 1])
  expect(ticks(0, 3)).toEqual([0, 1, 2, 3])
})

it('numbers of chapters are thinned out where there is no room', () => {
  expect(labelStep(13, 500)).toBe(1)
  expect(labelStep(24, 300)).toBe(5)
  expect(labelStep(1, 300)).toBe(1)
})

it('labels at nearly the same height step apart, and stay inside', () => {
  expect(apart([10, 12, 60], 20, 0, 100)).toEqual([10, 30, 60])
  expect(apart([90, 95, 99], 20, 0, 100)).toEqual([60, 80, 100])
  expect(apart([-5, 40], 20, 0, 100)).toEqual([0, 40])
})
