import type { Language } from '@eminence/kernel'
import type { LisboaTexts } from './shared.ts'
import { gameTexts } from './words.ts'

/** The words of one language, for who needs no other. */
export const load: Readonly<Record<Language, () => Promise<LisboaTexts>>> = {
  en: async () => gameTexts((await import('./en/index.ts')).en),
  ja: async () => gameTexts((await import('./ja/index.ts')).ja),
  hu: async () => gameTexts((await import('./hu/index.ts')).hu),
}
