import type { Playable } from '../entry.ts'
import { knowledge } from './ai.ts'
import { orleans } from './index.ts'
import { story } from './story.ts'

export const entry: Playable = { game: orleans, knowledge, story }
