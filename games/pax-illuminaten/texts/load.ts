import type { Language } from '@eminence/kernel'
import type { PaxTexts } from './shared.ts'
import { drawnTexts } from './words.ts'

/** The words of one language, for who needs no other. */
export const load: Readonly<Record<Language, () => Promise<Omit<PaxTexts, 'position'>>>> = {
  en: async () => drawnTexts((await import('./en.ts')).en),
  ja: async () => drawnTexts((await import('./ja.ts')).ja),
  hu: async () => drawnTexts((await import('./hu.ts')).hu),
}
