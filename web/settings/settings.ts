import { type Language, languages } from '@eminence/kernel'

/** What a person may set. `system` follows what the device prefers. */
export interface Settings {
  readonly name: string
  readonly language: Language
  readonly theme: 'system' | 'day' | 'night'
  readonly motion: 'system' | 'full' | 'none'
  /** How long a move of a computer player stands before the next. */
  readonly pace: 'calm' | 'normal' | 'fast'
  readonly sound: boolean
  /** Seat marks have a colour and a shape; in ink the shape and the initial speak alone. */
  readonly seatMarks: 'colour' | 'ink'
}

export const themes = ['system', 'day', 'night'] as const
export const motions = ['system', 'full', 'none'] as const
export const paces = ['calm', 'normal', 'fast'] as const
export const seatMarks = ['colour', 'ink'] as const

export const millisecondsOf: Readonly<Record<Settings['pace'], number>> = { calm: 1200, normal: 600, fast: 150 }

export const longestName = 24

/** The first language of the reader's that the app speaks. */
export function preferredLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = languages.find((language) => language === tag.toLowerCase().split('-')[0])
    if (found !== undefined) return found
  }
  return 'en'
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parsed(text: string | null): Record<string, unknown> {
  if (text === null) return {}
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

const oneOf = <T extends string>(possible: readonly T[], value: unknown, otherwise: T): T =>
  possible.find((each) => each === value) ?? otherwise

/** Settings from what was stored; whatever is missing or not understood has its default. */
export function readSettings(stored: string | null, preferred: readonly string[]): Settings {
  const { name, language, theme, motion, pace, sound, seatMarks: marks } = parsed(stored)
  return {
    name: typeof name === 'string' ? name.slice(0, longestName) : '',
    language: oneOf(languages, language, preferredLanguage(preferred)),
    theme: oneOf(themes, theme, 'system'),
    motion: oneOf(motions, motion, 'system'),
    pace: oneOf(paces, pace, 'normal'),
    sound: sound === true,
    seatMarks: oneOf(seatMarks, marks, 'colour'),
  }
}
