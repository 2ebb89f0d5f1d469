import type { Language } from '@eminence/kernel'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { ja } from './ja.ts'
import type { LuminaryTexts } from './texts.ts'

export type { LuminaryTexts } from './texts.ts'

export const luminaryTexts: Readonly<Record<Language, LuminaryTexts>> = { en, ja, hu }
