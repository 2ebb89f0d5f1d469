import type { GameEntry } from '../entry.ts'
import { knowledge } from './ai.ts'
import { orleans } from './index.ts'
import { story } from './story.ts'
import { texts } from './texts/index.ts'

export const entry: GameEntry = { game: orleans, knowledge, texts, story }
