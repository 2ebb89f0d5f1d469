import type { GuideBook } from '@eminence/kernel'

/** What leads through a first game, by the id of the game, each loaded when somebody wants to be guided. */
export const guideBooks: ReadonlyMap<string, () => Promise<GuideBook>> = new Map(
  Object.entries({
    trounce: async () => (await import('./trounce/texts/guide/index.ts')).guideBook,
    richelieu: async () => (await import('./richelieu/texts/guide/index.ts')).guideBook,
  }),
)
