import { games as all } from '@eminence/games'
import { optionsOf } from '../arguments/chosen.ts'
import { aligned } from '../terminal/columns.ts'
import { writeJson, writeLines } from '../terminal/io.ts'
import type { Command } from './command.ts'

/** One line a game. */
export const games: Command = {
  positionals: [],
  flags: ['json'],

  run({ args, io, language, texts }) {
    if (args.has('json')) {
      writeJson(
        io.stdout,
        all.map(({ game: { id, version, seats, options }, texts }) => ({
          id,
          title: texts[language].title,
          version,
          seats,
          options,
        })),
      )
      return 0
    }
    const rows = all.map(({ game, texts: inLanguage }) => [
      game.id,
      inLanguage[language].title,
      texts.games.seats(game.seats.min, game.seats.max),
      optionsOf(game)
        .map(([name, values]) => `${name}=${values.join('|')}`)
        .join(' '),
    ])
    writeLines(io.stdout, aligned(rows))
    return 0
  },
}
