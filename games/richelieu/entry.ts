import type { Playable } from '../entry.ts'
import { knowledge } from './ai.ts'
import { richelieu } from './index.ts'
import { story } from './story.ts'

export const entry: Playable = { game: richelieu, knowledge, story }
