import type { Language } from '@eminence/kernel'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { ja } from './ja.ts'
import type { Words } from './words.ts'

export const catalogue: Readonly<Record<Language, Words>> = { en, ja, hu }
