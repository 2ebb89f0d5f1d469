import type { Playable } from '../entry.ts'
import { knowledge } from './ai.ts'
import { antechamber } from './index.ts'

export const entry: Playable = { game: antechamber, knowledge }
