import { createRequire } from 'node:module'
import { boardgameAsTaught, loadBoardgameio } from '../boardgameio.ts'
import { gameNamed } from '../game.ts'
import { answerMeasurer } from './contender.ts'

type ServerModule = typeof import('boardgame.io/server', { with: { 'resolution-mode': 'require' }})

const { Server }: ServerModule = createRequire(import.meta.url)('boardgame.io/server')
const [gameId, seats] = process.argv.slice(2)
const game = gameNamed(gameId)

/** A client of ours gets its view and its moves; so does one of boardgame.io's. */
const server = Server({
  origins: ['http://127.0.0.1'],
  games: [
    {
      ...boardgameAsTaught(loadBoardgameio(), game, Number(seats)),
      playerView: ({ G, playerID }) => {
        const viewer = playerID === null ? null : Number(playerID)
        return { view: game.view(G, viewer), moves: viewer === null ? [] : game.moves(G, viewer) }
      },
    },
  ],
})
const { appServer } = await server.run({ port: 0, callback: () => {} })
const at = appServer.address()
if (at === null || typeof at === 'string') throw new Error('boardgame.io does not listen on a port')
answerMeasurer(at.port)
