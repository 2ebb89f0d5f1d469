import type { Language } from '@eminence/kernel'
import { en } from './en.ts'
import { positionLines } from './frame/position.ts'
import { hu } from './hu.ts'
import { ja } from './ja.ts'
import type { PaxTexts } from './shared.ts'
import { drawnTexts, type PaxWords } from './words.ts'

const gameTexts = (words: PaxWords): PaxTexts => ({
  ...drawnTexts(words),
  position: (view, names) => positionLines(words, view, names),
})

export const texts: Readonly<Record<Language, PaxTexts>> = {
  en: gameTexts(en),
  ja: gameTexts(ja),
  hu: gameTexts(hu),
}
