import { createRequire } from 'node:module'
import { type Game, type Random, readOptions, same } from '@eminence/kernel'
import type { Game as BoardgameioGame, DefaultPluginAPIs } from 'boardgame.io'

type ClientModule = typeof import('boardgame.io/client', { with: { 'resolution-mode': 'require' }})
type CoreModule = typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' }})
export type Boardgameio = Pick<ClientModule, 'Client'> & Pick<CoreModule, 'ActivePlayers' | 'INVALID_MOVE'>

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
export function boardgameOf(
  { ActivePlayers, INVALID_MOVE }: Boardgameio,
  game: Game,
  seats: number,
): BoardgameioGame<object> {
  const options = readOptions(game.options, {})
  return {
    name: game.id,
    disableUndo: true,
    turn: { activePlayers: ActivePlayers.ALL },

    setup: ({ random }) => game.setup(seats, options, { random: chance(random) }),

    moves: {
      answer({ G, playerID, random }, move: unknown) {
        return played(game, G, playerID, random, move) ? undefined : INVALID_MOVE
      },
    },

    endIf: ({ G }) => game.result(G) ?? undefined,
  }
}

/**
 * The same as its documentation teaches: the turn is with who owes an answer, and a move can be taken back, as at our own tables. On its
 * server this is the faster way by a quarter: with everybody active, it looks through more before every move.
 */
export function boardgameAsTaught(boardgameio: Boardgameio, game: Game, seats: number): BoardgameioGame<object> {
  const owing = (G: object): number => game.decisions(G)[0]?.seat ?? 0
  return {
    ...boardgameOf(boardgameio, game, seats),
    disableUndo: false,
    turn: { order: { first: ({ G }) => owing(G), next: ({ G }) => owing(G) } },

    moves: {
      answer({ G, playerID, random, events }, move: unknown) {
        if (!played(game, G, playerID, random, move)) return boardgameio.INVALID_MOVE
        if (owing(G) !== Number(playerID)) events.endTurn()
        return undefined
      },
    },
  }
}

/** Whether the move was offered; then it is played. */
function played(game: Game, G: object, playerID: string, random: DefaultPluginAPIs['random'], move: unknown): boolean {
  const seat = Number(playerID)
  const offered = game.moves(G, seat).find((each) => same(each, move))
  if (offered === undefined) return false
  game.play(G, seat, offered, { random: chance(random) })
  return true
}
