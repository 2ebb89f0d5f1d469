import { readFileSync, writeFileSync } from 'node:fs'
import { importRecord, replay } from '@eminence/kernel'
import { games } from '../index.ts'
import type { StoredPosition } from './states.ts'

/** Writes the position after the first MOVES moves of a record, as a server stores it, so that tests can go on from it for ever. */
const [file, count, target] = process.argv.slice(2)
if (target === undefined) throw new Error('usage: node games/tests/keep-state.ts RECORD MOVES FILE')

const record = importRecord(readFileSync(file, 'utf8'))
const game = games.find((each) => each.game.id === record.game)?.game
if (game === undefined) throw new Error(`there is no game "${record.game}"`)
const { setup, played, drawn, state } = replay(game, record, Number(count))
const position: StoredPosition = { game: game.id, rules: game.version, setup, moves: played, drawn, state }

const rows = played.map((each) => `    ${JSON.stringify(each)}`).join(',\n')
const parts = Object.entries(position).map(([key, value]) =>
  key === 'moves' ? `  "moves": [\n${rows}\n  ]` : `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
)
writeFileSync(target, `{\n${parts.join(',\n')}\n}\n`)
