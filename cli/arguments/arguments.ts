import { parseArgs } from 'node:util'
import { wrongUse } from '../failure.ts'
import type { CliTexts } from '../texts/texts.ts'
import { type FlagName, flagOf, flags, spelled } from './flags.ts'
import { nearest } from './nearest.ts'

type Values = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>

/** What was typed after a command's name, checked for form. */
export class Arguments {
  readonly positionals: readonly string[]
  readonly #values: Values
  readonly #texts: CliTexts

  constructor(positionals: readonly string[], values: Values, texts: CliTexts) {
    this.positionals = positionals
    this.#values = values
    this.#texts = texts
  }

  has(flag: FlagName): boolean {
    return this.#values[flag] !== undefined
  }

  text(flag: FlagName): string | undefined {
    const value = this.#values[flag]
    return typeof value === 'string' ? value : undefined
  }

  /** The values of a flag that may be given several times. */
  all(flag: FlagName): string[] {
    const value = this.#values[flag]
    return Array.isArray(value) ? value.map(String) : []
  }

  /** The parts of a value with commas. */
  list(flag: FlagName): string[] {
    const parts = this.text(flag)?.split(',') ?? []
    return parts.map((part) => part.trim()).filter((part) => part !== '')
  }

  number(flag: FlagName, min: number, max: number = Number.MAX_SAFE_INTEGER): number | undefined {
    const text = this.text(flag)
    if (text === undefined) return undefined
    const number = Number(text)
    if (/^\d+$/.test(text) && number >= min && number <= max) return number
    const limit = max === Number.MAX_SAFE_INTEGER ? null : max
    throw wrongUse(this.#texts.errors.notANumber(`--${flag}`, text, min, limit))
  }
}

/** What a command takes: `<game>` must be there, `[command]` may. */
export interface Signature {
  readonly positionals: readonly string[]
  readonly flags: readonly FlagName[]
}

const always: readonly FlagName[] = ['lang', 'help']

export const flagsOf = (signature: Signature): FlagName[] => [...signature.flags, ...always]

export function parse(typed: readonly string[], signature: Signature, texts: CliTexts): Arguments {
  const names = flagsOf(signature)
  const options = Object.fromEntries(names.map((name) => [name, flags[name]]))
  const rules = { args: joined(typed, names), options, allowPositionals: true }
  try {
    const { values, positionals } = parseArgs({ ...rules, strict: true })
    if (values.help === undefined) checkPositionals(positionals, signature, texts)
    return new Arguments(positionals, values, texts)
  } catch (error) {
    if (!isParseError(error)) throw error
    throw wrongUse(whatIsWrong(parseArgs({ ...rules, strict: false, tokens: true }).tokens, names, texts))
  }
}

/** Node takes the -5 of `--count -5` for a flag; joined as `--count=-5` it is a value, and can be judged as one. */
function joined(typed: readonly string[], names: readonly FlagName[]): string[] {
  const takesValue = (word: string | undefined): boolean =>
    names.some((name) => word === `--${name}` && flagOf(name).type === 'string')
  const words: string[] = []
  for (const word of typed) {
    if (/^-\d/.test(word) && takesValue(words.at(-1))) words.push(`${words.pop()}=${word}`)
    else words.push(word)
  }
  return words
}

const isParseError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

type Token = {
  readonly kind: string
  readonly name?: string
  readonly rawName?: string
  readonly value?: string | undefined
}

/** Node says it in English, and at length. */
function whatIsWrong(tokens: readonly Token[], names: readonly FlagName[], { errors }: CliTexts): string {
  for (const { kind, name, rawName = '', value } of tokens) {
    if (kind !== 'option') continue
    const known = names.find((each) => each === name)
    if (known === undefined) return errors.unknownFlag(rawName, `--${nearest(name ?? '', names)}`)
    if (flagOf(known).type === 'boolean' && value !== undefined) return errors.flagTakesNoValue(rawName)
    if (flagOf(known).type === 'string' && (value === undefined || value.startsWith('-')))
      return errors.flagNeedsValue(spelled(known))
  }
  return errors.unexpected('parseArgs')
}

function checkPositionals(given: readonly string[], { positionals }: Signature, { errors }: CliTexts): void {
  const missing = positionals.slice(given.length).find((name) => name.startsWith('<'))
  if (missing !== undefined) throw wrongUse(errors.missing(missing))
  if (given.length > positionals.length) throw wrongUse(errors.tooMany(given[positionals.length]))
}
