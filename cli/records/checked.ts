import { RecordError } from '@eminence/kernel'
import { badFile } from '../failure.ts'
import type { CliTexts } from '../texts/texts.ts'

/** Does something with a record; what the kernel finds wrong with it is told in the reader's language. */
export function checked<Found>(file: string, texts: CliTexts, look: () => Found): Found {
  try {
    return look()
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    throw badFile(texts.named(file, texts.recordProblem(error.problem)))
  }
}
