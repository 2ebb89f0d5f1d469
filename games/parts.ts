import type { GameTexts, Language, Rulebook } from '@eminence/kernel'
import type { GameEntry } from './entry.ts'

/** What there is of one game, each part loaded when it is asked for. */
interface Parts {
  entry(): Promise<GameEntry>
  texts(): Promise<Readonly<Record<Language, GameTexts>>>
  rulebooks(): Promise<Readonly<Record<Language, Rulebook>>>
}

const trounce: Parts = {
  entry: async () => (await import('./trounce/entry.ts')).entry,
  texts: async () => (await import('./trounce/texts/index.ts')).texts,
  rulebooks: async () => (await import('./trounce/texts/rulebooks.ts')).rulebooks,
}

const richelieu: Parts = {
  entry: async () => (await import('./richelieu/entry.ts')).entry,
  texts: async () => (await import('./richelieu/texts/index.ts')).texts,
  rulebooks: async () => (await import('./richelieu/texts/rulebooks.ts')).rulebooks,
}

/** By the id of the game. */
export const parts: ReadonlyMap<string, Parts> = new Map(Object.entries({ trounce, richelieu }))
