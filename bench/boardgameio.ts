import { createRequire } from 'node:module'
import { FastRandom, type Game, type Move, pick, type Random, readOptions, type Seat, same } from '@eminence/kernel'
import type { Game as BoardgameioGame, DefaultPluginAPIs } from 'boardgame.io'
import { perCpuSecond } from './clock.ts'

type ClientModule = typeof import('boardgame.io/client', { with: { 'resolution-mode': 'require' }})
type CoreModule = typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' }})
export type Boardgameio = Pick<ClientModule, 'Client'> & Pick<CoreModule, 'ActivePlayers' | 'INVALID_MOVE'>

/** What one round finds, per CPU second. */
export interface BoardgameioRates {
  readonly moves: number
}

// the package's entries are folders, which `require` finds and `import` does not
const require = createRequire(import.meta.url)

/** It is a development dependency: a production install goes without. */
export function isInstalled(): boolean {
  try {
    require.resolve('boardgame.io/client')
    return true
  } catch {
    return false
  }
}

/** Whether it checks every state or is fast depends on NODE_ENV: who measures it says `production` before. */
export function loadBoardgameio(): Boardgameio {
  const { Client }: ClientModule = require('boardgame.io/client')
  const { ActivePlayers, INVALID_MOVE }: CoreModule = require('boardgame.io/core')
  return { Client, ActivePlayers, INVALID_MOVE }
}

const chance = ({ Die }: DefaultPluginAPIs['random']): Random => ({ below: (n) => Die(n) - 1 })

/**
 * Our rules as a game of boardgame.io: `G` is our state, which `play` changes as a draft; its dice are our chance.
 * Of the natural ways the cheapest: everybody is active all the time, the rules know who owes an answer, and there is
 * no undo. Turns that end with each answer made it slower by a seventh; undo, which keeps every state, by a tenth.
 */
function boardgameOf(
  { ActivePlayers, INVALID_MOVE }: Boardgameio,
  game: Game,
  seats: number,
  seed: number,
): BoardgameioGame<object> {
  const options = readOptions(game.options, {})
  return {
    name: game.id,
    seed,
    disableUndo: true,
    turn: { activePlayers: ActivePlayers.ALL },

    setup: ({ random }) => game.setup(seats, options, { random: chance(random) }),

    moves: {
      answer({ G, playerID, random }, move: unknown) {
        const seat = Number(playerID)
        const offered = game.moves(G, seat).find((each) => same(each, move))
        if (offered === undefined) return INVALID_MOVE
        game.play(G, seat, offered, { random: chance(random) })
        return undefined
      },
    },

    endIf: ({ G }) => game.result(G) ?? undefined,
  }
}

/** One play, in boardgame.io's own client: without a screen, without a server. */
export function openMatch(boardgameio: Boardgameio, game: Game, seats: number, seed: number) {
  const client = boardgameio.Client<object>({
    game: boardgameOf(boardgameio, game, seats, seed),
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
