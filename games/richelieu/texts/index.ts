import type { Language } from '@eminence/kernel'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { ja } from './ja.ts'
import { rulebook as english } from './rulebook.en.ts'
import { rulebook as hungarian } from './rulebook.hu.ts'
import { rulebook as japanese } from './rulebook.ja.ts'
import type { RichelieuTexts } from './shared.ts'
import { gameTexts } from './words.ts'

export const texts: Readonly<Record<Language, RichelieuTexts>> = {
  en: gameTexts(en, english),
  ja: gameTexts(ja, japanese),
  hu: gameTexts(hu, hungarian),
}
