import { type Language, languages } from '@eminence/kernel'
import type { Environment } from '../terminal/io.ts'

const isLanguage = (name: string): name is Language => languages.some((each) => each === name)

/** `ja_JP.UTF-8` is Japanese. */
const languageOf = (locale: string): Language => {
  const name = locale.split(/[_.@-]/)[0]
  return isLanguage(name) ? name : 'en'
}

/** The language that the environment speaks. */
export const usualLanguage = ({ LC_ALL, LC_MESSAGES, LANG }: Environment): Language =>
  languageOf(LC_ALL || LC_MESSAGES || LANG || '')

/** What --lang asks for, looked up before anything else so that every word is in that language; null if it is unknown. */
export function askedLanguage(argv: readonly string[]): Language | null | undefined {
  const at = argv.findIndex((each) => each === '--lang' || each.startsWith('--lang='))
  if (at < 0) return undefined
  const name = argv[at] === '--lang' ? (argv[at + 1] ?? '') : argv[at].slice('--lang='.length)
  return isLanguage(name) ? name : null
}
