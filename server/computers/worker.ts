import { computerPlayer } from '@eminence/ai'
import { games } from '@eminence/games'
import { FastRandom, type Move } from '@eminence/kernel'
import { serve } from '../workers/serve.ts'
import type { Question } from './question.ts'

serve<Question, Move>(({ game: id, view, seat, level, seed }) => {
  const entry = games.find(({ game }) => game.id === id)
  if (entry === undefined) throw new Error(`there is no game "${id}"`)
  return computerPlayer(entry, level).choose(view, seat, new FastRandom(seed)).move
})
