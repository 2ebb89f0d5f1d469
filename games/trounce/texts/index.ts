import type { Language } from '@eminence/kernel'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { ja } from './ja.ts'
import type { TrounceTexts } from './shared.ts'
import { gameTexts } from './words.ts'

export const texts: Readonly<Record<Language, TrounceTexts>> = {
  en: gameTexts(en),
  ja: gameTexts(ja),
  hu: gameTexts(hu),
}
