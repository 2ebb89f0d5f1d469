import type { Game, GameTexts, Knowledge, Language } from '@eminence/kernel'
import { knowledge } from './trounce/ai.ts'
import { trounce } from './trounce/index.ts'
import { texts } from './trounce/texts/index.ts'

/** Everything that the rest of Eminence knows of one game. */
export interface GameEntry {
  readonly game: Game
  readonly knowledge: Knowledge
  readonly texts: Readonly<Record<Language, GameTexts>>
}

/** The one list of games. */
export const games: readonly GameEntry[] = [{ game: trounce, knowledge, texts }]
