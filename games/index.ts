import type { Game, GameTexts, Knowledge, Language, Storyteller } from '@eminence/kernel'
import { knowledge } from './trounce/ai.ts'
import { trounce } from './trounce/index.ts'
import { story } from './trounce/story.ts'
import { texts } from './trounce/texts/index.ts'

/** Everything that the rest of Eminence knows of one game. */
export interface GameEntry {
  readonly game: Game
  readonly knowledge: Knowledge
  readonly texts: Readonly<Record<Language, GameTexts>>
  /** How its plays are told at the end, where it can be. */
  readonly story?: Storyteller
}

/** The one list of games. */
export const games: readonly GameEntry[] = [{ game: trounce, knowledge, texts, story }]
