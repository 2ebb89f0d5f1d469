import { FastRandom, type Game, type Move, pick, type Random, type Seat } from '@eminence/kernel'
import { type Boardgameio, boardgameOf, loadBoardgameio } from '../boardgameio.ts'
import { perCpuSecond } from '../clock.ts'

/** What one round finds, per CPU second. */
export interface BoardgameioRates {
  readonly moves: number
}

/** One play, in boardgame.io's own client: without a screen, without a server. */
export function openMatch(boardgameio: Boardgameio, game: Game, seats: number, seed: number) {
  const client = boardgameio.Client<object>({
    game: { ...boardgameOf(boardgameio, game, seats), seed },
    numPlayers: seats,
    debug: false,
  })
  return {
    /** The state and, once the game is over, its result. */
    look() {
      const shown = client.getState()
      if (shown === null) throw new Error('a match without a server has its state from the beginning')
      return { state: shown.G, result: shown.ctx.gameover }
    },

    /** Whether the move was accepted. */
    answer(seat: Seat, move: Move): boolean {
      const { _stateID: before } = client.store.getState()
      client.updatePlayerID(String(seat))
      client.moves.answer(move)
      return client.store.getState()._stateID > before
    },
  }
}

/** A random play to its end; gives how many moves it took. */
function playOut(boardgameio: Boardgameio, game: Game, seats: number, random: Random): number {
  const match = openMatch(boardgameio, game, seats, random.below(2 ** 31))
  for (let moves = 0; ; moves++) {
    const { state, result } = match.look()
    if (result !== undefined) return moves
    const { seat } = pick(game.decisions(state), random)
    const move = pick(game.moves(state, seat), random)
    if (!match.answer(seat, move)) throw new Error(`${game.id} refuses an offered move: ${JSON.stringify(move)}`)
  }
}

/** The same rules inside boardgame.io. */
export function rulesInBoardgameio(game: Game, seats: number): (seconds: number) => BoardgameioRates {
  const boardgameio = loadBoardgameio()
  const random = new FastRandom(1)
  return (seconds) => ({ moves: perCpuSecond(seconds, () => playOut(boardgameio, game, seats, random)) })
}
