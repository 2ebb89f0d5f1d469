import type { Language } from '@eminence/kernel'
import type { TrounceTexts } from './shared.ts'
import { gameTexts } from './words.ts'

/** The words of one language, for who needs no other. */
export const load: Readonly<Record<Language, () => Promise<TrounceTexts>>> = {
  en: async () => gameTexts((await import('./en.ts')).en),
  ja: async () => gameTexts((await import('./ja.ts')).ja),
  hu: async () => gameTexts((await import('./hu.ts')).hu),
}
