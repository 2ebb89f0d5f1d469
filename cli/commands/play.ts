import { computerPlayer } from '@eminence/ai'
import type { GameEntry } from '@eminence/games'
import { computerLevels, type Move, Table, type Telling } from '@eminence/kernel'
import type { Arguments } from '../arguments/arguments.ts'
import { chosenGame, chosenSetup } from '../arguments/chosen.ts'
import { type Entrant, readEntrant, usualBudget } from '../arguments/entrant.ts'
import type { FlagName } from '../arguments/flags.ts'
import { wrongUse } from '../failure.ts'
import { companyOf } from '../play/company.ts'
import { Savings } from '../play/savings.ts'
import { Screen } from '../play/screen.ts'
import { seedFrom } from '../play/seed.ts'
import { playOn } from '../play/sitting.ts'
import { readRecord } from '../records/read-record.ts'
import { retell } from '../records/retell.ts'
import { checkWritable } from '../records/write-whole.ts'
import { Answers } from '../terminal/answers.ts'
import { remark } from '../terminal/io.ts'
import type { CliTexts } from '../texts/texts.ts'
import type { Command, Errand } from './command.ts'

/** A person against computer players, in the terminal. */
export const play: Command = {
  positionals: ['<game>'],
  flags: ['seats', 'seat', 'level', 'opponents', 'time', 'seed', 'option', 'components', 'record', 'save', 'force'],

  async run(errand) {
    const { args, io, language, texts } = errand
    const entry = chosenGame(args.positionals[0], texts)
    const { game } = entry
    const table = tableOf(errand, entry)
    const { seats, seed } = table.setup
    const person = args.number('seat', 0, seats - 1) ?? 0
    const company = companyOf(entry, seats, person, opponents(args, seats, texts), seed, texts.play)
    const save = args.text('save')
    const force = args.has('force')
    if (save !== undefined) checkWritable(save, force, texts)

    const screen = new Screen(io, entry, company, language, texts)
    const answers = new Answers(io)
    try {
      screen.welcome(seed)
      if (table.played.length === 0) screen.happened(table.opening)
      const adviser = computerPlayer(entry, 'expert', usualBudget(args))
      const savings = new Savings(save, force, texts)
      await playOn({ game, table, company, adviser, screen, answers, savings, texts })
    } finally {
      answers.close()
    }
    return 0
  },
}

const setByRecord: readonly FlagName[] = ['seats', 'option', 'components', 'seed']

/** A new table, or one that goes on where a record ends. */
function tableOf(
  { args, io, language, texts }: Errand,
  entry: GameEntry,
): Table<object, Move, object, object, Telling> {
  const file = args.text('record')
  if (file === undefined)
    return new Table(entry.game, { ...chosenSetup(args, entry.game, texts), seed: seedFrom(args.text('seed')) })
  const given = setByRecord.find((flag) => args.has(flag))
  if (given !== undefined) throw wrongUse(texts.errors.setByRecord(`--${given}`))
  const filed = readRecord(file, texts)
  const { table, differsAt } = retell({ ...filed, entry }, filed.record.moves.length, language, texts)
  if (differsAt !== null) remark(io.stderr, texts.records.differs(differsAt))
  return table
}

/** By --opponents, or all of them of one --level. */
function opponents(args: Arguments, seats: number, texts: CliTexts): Entrant[] {
  const level = args.text('level') ?? 'club'
  if (!computerLevels.some((each) => each === level)) throw wrongUse(texts.errors.unknownLevel(level, computerLevels))
  const named = args.list('opponents')
  if (named.length > seats - 1) throw wrongUse(texts.errors.tooManyOpponents(named.length, seats - 1))
  const budget = usualBudget(args)
  return (named.length > 0 ? named : [level]).map((label) => readEntrant(label, budget, texts))
}
