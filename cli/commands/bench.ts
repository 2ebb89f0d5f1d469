import { benchTheRules } from '../bench/rules-bench.ts'
import { benchTheServer } from '../bench/server-bench.ts'
import { wrongUse } from '../failure.ts'
import type { Command } from './command.ts'

/** What is measured against whom. */
export const bench: Command = {
  positionals: ['[rules|server]'],
  flags: ['game', 'seconds', 'moves', 'json'],

  async run(errand) {
    const [name = 'rules'] = errand.args.positionals
    if (name === 'rules') await benchTheRules(errand)
    else if (name === 'server') await benchTheServer(errand)
    else throw wrongUse(errand.texts.errors.unknownBench(name))
    return 0
  },
}
