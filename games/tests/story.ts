import { readFileSync } from 'node:fs'
import {
  type Game,
  importRecord,
  type KeyMoment,
  type Move,
  type Play,
  playOf,
  type Storyteller,
  type Telling,
} from '@eminence/kernel'
import { expect } from 'vitest'

/** The play in a file with a record. */
export function playIn<
  State extends object,
  M extends Move,
  View extends object,
  Options extends object,
  E extends Telling,
>(file: URL, game: Game<State, M, View, Options, E>, story: Storyteller<State, E>): Play<E> {
  const play = playOf(game, story, importRecord(readFileSync(file, 'utf8')))
  if (play === null) throw new Error(`${file} is not over`)
  return play
}

/** That there are so many moments, each shown by a move of its own, in order. */
export function expectInOrder(moments: readonly KeyMoment[], fewest: number, most: number): void {
  expect(moments.length).toBeGreaterThanOrEqual(fewest)
  expect(moments.length).toBeLessThanOrEqual(most)
  const moves = moments.map((moment) => moment.moves)
  expect(moves).toEqual([...new Set(moves)].sort((a, b) => a - b))
}
