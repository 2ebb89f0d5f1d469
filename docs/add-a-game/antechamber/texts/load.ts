import type { Language } from '@eminence/kernel'
import type { AntechamberTexts } from './shared.ts'

/** The words of one language, for who needs no other. */
export const load: Readonly<Record<Language, () => Promise<AntechamberTexts>>> = {
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
  hu: async () => (await import('./hu.ts')).hu,
}
