import type { Playable } from '../entry.ts'
import { knowledge } from './ai.ts'
import { lisboa } from './index.ts'
import { story } from './story.ts'

export const entry: Playable = { game: lisboa, knowledge, story }
