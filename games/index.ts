import type { GameEntry } from './entry.ts'
import { entry as richelieu } from './richelieu/entry.ts'
import { entry as trounce } from './trounce/entry.ts'

export type { GameEntry } from './entry.ts'

/** The one list of games, for those who want all of them at once; a browser takes its parts from `parts.ts`. */
export const games: readonly GameEntry[] = [trounce, richelieu]
