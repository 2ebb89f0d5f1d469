import { battery } from '@eminence/kernel/battery'
import { expect, it } from 'vitest'
import { antechamber } from '../index.ts'

it.each([2, 3, 4])('the battery finds nothing with %i seats, and no check was idle', (seats) => {
  const report = battery(antechamber, { seats, games: 40, seed: 1, maxMoves: 40, stride: 2 })
  expect(report.findings).toEqual([])
  expect(Object.entries(report.checks).filter(([, made]) => made === 0)).toEqual([])
})
