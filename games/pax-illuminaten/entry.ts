import type { Playable } from '../entry.ts'
import { knowledge } from './ai.ts'
import { paxIlluminaten } from './index.ts'
import { story } from './story.ts'

export const entry: Playable = { game: paxIlluminaten, knowledge, story }
