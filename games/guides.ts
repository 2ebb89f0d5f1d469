import type { GuideBook } from '@eminence/kernel'

/** What leads through a first game, by the id of the game, each loaded when somebody wants to be guided. */
export const guideBooks: ReadonlyMap<string, () => Promise<GuideBook>> = new Map(
  Object.entries({
    trounce: async () => (await import('./trounce/texts/guide/index.ts')).guideBook,
    richelieu: async () => (await import('./richelieu/texts/guide/index.ts')).guideBook,
    orleans: async () => (await import('./orleans/texts/guide/index.ts')).guideBook,
    lisboa: async () => (await import('./lisboa/texts/guide/index.ts')).guideBook,
    'pax-illuminaten': async () => (await import('./pax-illuminaten/texts/guide/index.ts')).guideBook,
    'owls-of-minerva': async () => (await import('./owls-of-minerva/texts/guide/index.ts')).guideBook,
  }),
)
