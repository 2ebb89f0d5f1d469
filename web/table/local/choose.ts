import { computerPlayer } from '@eminence/ai'
import { games } from '@eminence/games'
import { FastRandom, type Move } from '@eminence/kernel'
import type { Question } from './thinker.ts'

/** The move of a computer player. */
export function choose({ game, level, view, seat, seed }: Question): Move {
  const entry = games.find((each) => each.game.id === game)
  if (entry === undefined) throw new Error(`there is no game "${game}"`)
  return computerPlayer(entry, level).choose(view, seat, new FastRandom(seed)).move
}
