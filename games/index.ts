import type { GameEntry } from './entry.ts'
import { entry as lisboa } from './lisboa/entry.ts'
import { texts as lisboaTexts } from './lisboa/texts/index.ts'
import { entry as orleans } from './orleans/entry.ts'
import { texts as orleansTexts } from './orleans/texts/index.ts'
import { entry as owlsOfMinerva } from './owls-of-minerva/entry.ts'
import { texts as owlsOfMinervaTexts } from './owls-of-minerva/texts/index.ts'
import { entry as paxIlluminaten } from './pax-illuminaten/entry.ts'
import { texts as paxIlluminatenTexts } from './pax-illuminaten/texts/index.ts'
import { entry as richelieu } from './richelieu/entry.ts'
import { texts as richelieuTexts } from './richelieu/texts/index.ts'
import { entry as trounce } from './trounce/entry.ts'
import { texts as trounceTexts } from './trounce/texts/index.ts'

export type { GameEntry, Playable } from './entry.ts'

/** The one list of games, for those who want all of them at once; a browser takes its parts from `parts.ts`. */
export const games: readonly GameEntry[] = [
  { ...trounce, texts: trounceTexts },
  { ...richelieu, texts: richelieuTexts },
  { ...orleans, texts: orleansTexts },
  { ...lisboa, texts: lisboaTexts },
  { ...paxIlluminaten, texts: paxIlluminatenTexts },
  { ...owlsOfMinerva, texts: owlsOfMinervaTexts },
]
