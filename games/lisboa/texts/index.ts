import type { Language } from '@eminence/kernel'
import { en } from './en/index.ts'
import { hu } from './hu/index.ts'
import { ja } from './ja/index.ts'
import type { LisboaTexts } from './shared.ts'
import { gameTexts } from './words.ts'

export const texts: Readonly<Record<Language, LisboaTexts>> = {
  en: gameTexts(en),
  ja: gameTexts(ja),
  hu: gameTexts(hu),
}
