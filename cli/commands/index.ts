import { arena } from './arena.ts'
import { backup } from './backup.ts'
import { battery } from './battery.ts'
import { bench } from './bench.ts'
import type { Command, CommandName } from './command.ts'
import { figures } from './figures.ts'
import { games } from './games.ts'
import { helpOn } from './help.ts'
import { play } from './play.ts'
import { replay } from './replay.ts'
import { serve } from './serve.ts'
import { simulate } from './simulate.ts'
import { verify } from './verify.ts'

export const commands: Readonly<Record<CommandName, Command>> = {
  serve,
  backup,
  games,
  play,
  replay,
  verify,
  simulate,
  battery,
  arena,
  bench,
  figures,
  help: helpOn((name) => commands[name]),
}
