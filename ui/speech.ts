import type { Language, Seat } from '@eminence/kernel'

/** What all parts of a table need: the words of the reader's language, and the names. A game adds what it calls its things. */
export interface TableSpeech<Words> {
  readonly language: Language
  readonly words: Words
  /** By seat. */
  readonly names: readonly string[]
  readonly viewer: Seat | null
}
