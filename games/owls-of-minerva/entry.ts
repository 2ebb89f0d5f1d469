import type { GameEntry } from '../entry.ts'
import { knowledge } from './ai.ts'
import { owlsOfMinerva } from './index.ts'
import { story } from './story.ts'
import { texts } from './texts/index.ts'

export const entry: GameEntry = { game: owlsOfMinerva, knowledge, texts, story }
