import type { Language } from '@eminence/kernel'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { ja } from './ja.ts'
import type { CliTexts } from './texts.ts'

export const texts: Readonly<Record<Language, CliTexts>> = { en, ja, hu }
