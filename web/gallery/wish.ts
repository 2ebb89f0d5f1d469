import { type Language, languages } from '@eminence/kernel'

/** What the address asks for: ?game=trounce&seats=4&moves=20&seed=1&viewer=0&language=ja&theme=night&names=long&prefer=pass */
export interface Wish {
  readonly game: string
  readonly seats: number
  readonly moves: number
  readonly seed: number
  /** Null is the audience; 'turn' whoever is to decide. */
  readonly viewer: number | 'turn' | null
  readonly language: Language
  readonly theme: 'day' | 'night' | null
  readonly longNames: boolean
  /** A type of move that is chosen wherever it is offered: 'pass' leads to the second round of an ordering. */
  readonly prefer: string | null
}

export function wishFrom(query: URLSearchParams): Wish {
  const number = (name: string, otherwise: number) => Number(query.get(name) ?? otherwise)
  const viewer = query.get('viewer') ?? 'turn'
  const theme = query.get('theme')
  return {
    game: query.get('game') ?? 'trounce',
    seats: number('seats', 4),
    moves: number('moves', 20),
    seed: number('seed', 1),
    viewer: viewer === 'turn' ? 'turn' : viewer === 'none' ? null : Number(viewer),
    language: languages.find((language) => language === query.get('language')) ?? 'en',
    theme: theme === 'day' || theme === 'night' ? theme : null,
    longNames: query.get('names') === 'long',
    prefer: query.get('prefer'),
  }
}
