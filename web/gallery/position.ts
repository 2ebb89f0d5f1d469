import { games } from '@eminence/games'
import { FastRandom, type Move, type Seat, Table } from '@eminence/kernel'
import type { Wish } from './wish.ts'

export function entryOf(game: string) {
  const entry = games.find((each) => each.game.id === game)
  if (entry === undefined) throw new Error(`there is no game "${game}"`)
  return entry
}

type Position = Pick<Wish, 'game' | 'seats' | 'moves' | 'seed' | 'prefer'> & { readonly options?: object }

/** A table after so many sensible moves, always the same for the same wish. */
export function positionOf({ game: id, options = {}, seats, moves, seed, prefer }: Position) {
  const { game, knowledge } = entryOf(id)
  const table = new Table(game, { seats, options, seed: seed.toString(16).padStart(64, '0') })
  const random = new FastRandom(seed)
  for (let i = 0; i < moves && game.decisions(table.state).length > 0; i++) {
    const [{ seat }] = game.decisions(table.state)
    const offered = game.moves(table.state, seat)
    const preferred = offered.find((move) => move.type === prefer)
    const move: Move = preferred ?? knowledge.choose(table.state, seat, offered, random)
    table.play(seat, move)
  }
  return table
}

export const turnOf = (table: ReturnType<typeof positionOf>): Seat => table.game.decisions(table.state)[0]?.seat ?? 0
