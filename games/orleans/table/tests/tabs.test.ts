import { expect, it } from 'vitest'
import {
  confirm,
  giveFollower,
  giveGood,
  giveStation,
  giveStationAt,
  giveTechAt,
  giveTile,
  payCoins,
  payFood,
  travels,
} from '../../moves.ts'
import { tabFor } from '../tabs.ts'

it('a small screen turns to where the next choice lies', () => {
  expect(tabFor([travels[3]])).toBe('map')
  expect(tabFor([confirm])).toBe('board')
})

it('a small screen turns to the station, the place or the tech tile that can be given up', () => {
  expect(tabFor([giveStationAt[2], giveFollower])).toBe('map')
  expect(tabFor([giveFollower, giveTile[4]])).toBe('board')
  expect(tabFor([giveTechAt[7]])).toBe('board')
})

it('a small screen stays where it is for what the prompt or the own goods offer', () => {
  expect(tabFor([payFood[0], payCoins])).toBe(null)
  expect(tabFor([giveStation, giveFollower, giveGood[1]])).toBe(null)
})
