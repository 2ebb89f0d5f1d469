import type { Language } from '@eminence/kernel'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { ja } from './ja.ts'
import type { AntechamberTexts } from './shared.ts'

export const texts: Readonly<Record<Language, AntechamberTexts>> = { en, ja, hu }
