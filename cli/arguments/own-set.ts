import { type Game, readComponents, SetupError, type SetupProblem } from '@eminence/kernel'
import { badFile, wrongUse } from '../failure.ts'
import { textOf } from '../records/text-of.ts'
import type { CliTexts } from '../texts/texts.ts'
import type { Arguments } from './arguments.ts'

/** The component set that --components names; undefined without that flag. */
export function ownSet(args: Arguments, game: Game, texts: CliTexts): object | undefined {
  const file = args.text('components')
  if (file === undefined) return undefined
  if (game.components === undefined) throw wrongUse(texts.setupProblem({ code: 'noComponents' }))
  try {
    return readComponents(game.components, objectFrom(file, texts))
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    const [first, ...more] = each(error.problem).map((problem) => texts.named(file, texts.setupProblem(problem)))
    throw badFile(first, more)
  }
}

/** A line for everything that is wrong: a person may have twenty figures to mend. */
const each = (problem: SetupProblem): SetupProblem[] =>
  problem.code === 'components' ? problem.flaws.map((flaw) => ({ ...problem, flaws: [flaw] })) : [problem]

function objectFrom(file: string, texts: CliTexts): object {
  const text = textOf(file, texts)
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw badFile(texts.named(file, texts.errors.notJson))
  }
  if (typeof given === 'object' && given !== null) return given
  throw new SetupError({ code: 'components', flaws: [{ path: '', expected: { code: 'object' } }] })
}
