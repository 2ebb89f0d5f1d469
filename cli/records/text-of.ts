import { readFileSync } from 'node:fs'
import { badFile } from '../failure.ts'
import type { CliTexts } from '../texts/texts.ts'
import { troubleOf } from './trouble.ts'

/** Some editors begin a file with it; JSON does not. */
const byteOrderMark = /^\ufeff/

export function textOf(file: string, { errors, troubles }: CliTexts): string {
  try {
    return readFileSync(file, 'utf8').replace(byteOrderMark, '')
  } catch (error) {
    throw badFile(errors.cannotRead(file, troubles[troubleOf(error)]))
  }
}
