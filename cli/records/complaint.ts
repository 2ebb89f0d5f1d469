import type { Language, Verdict } from '@eminence/kernel'
import { badFile, type Failure } from '../failure.ts'
import type { CliTexts } from '../texts/texts.ts'
import type { Filed } from './read-record.ts'
import { reasonOf } from './reason-of.ts'

type Bad = Extract<Verdict, { good: false }>

/** Where a record is not what it claims to be, and why. */
export function complaint(filed: Filed, verdict: Bad, language: Language, texts: CliTexts): Failure {
  const what = texts.named(filed.file, whatIsWrong(filed, verdict, language, texts))
  return badFile(verdict.otherRules ? texts.records.mayDiffer(what) : what)
}

function whatIsWrong({ entry, record }: Filed, verdict: Bad, language: Language, texts: CliTexts): string {
  const { at } = verdict
  if (verdict.problem === 'hashDiffers') return texts.errors.hashDiffers(at)
  const { refusal } = verdict
  const { move } = record.moves[at - 1]
  const illegal = texts.recordProblem({ code: 'illegalMove', at, move, refusal })
  return texts.named(illegal, reasonOf(refusal, entry.texts[language], texts))
}
