import { computerPlayer } from '@eminence/ai'
import { parts } from '@eminence/games/parts'
import { FastRandom, type Move } from '@eminence/kernel'
import type { Question } from './thinker.ts'

/** The move of a computer player. */
export async function choose({ game, level, view, seat, seed }: Question): Promise<Move> {
  const entry = await parts.get(game)?.entry()
  if (entry === undefined) throw new Error(`there is no game "${game}"`)
  return computerPlayer(entry, level).choose(view, seat, new FastRandom(seed)).move
}
