import type { GameTexts, Language, Rulebook } from '@eminence/kernel'
import type { Playable } from './entry.ts'

/** What there is of one game, each part loaded when it is asked for. */
interface Parts {
  entry(): Promise<Playable>
  texts(language: Language): Promise<GameTexts>
  rulebooks(): Promise<Readonly<Record<Language, Rulebook>>>
}

const trounce: Parts = {
  entry: async () => (await import('./trounce/entry.ts')).entry,
  texts: async (language) => (await import('./trounce/texts/load.ts')).load[language](),
  rulebooks: async () => (await import('./trounce/texts/rulebooks.ts')).rulebooks,
}

const richelieu: Parts = {
  entry: async () => (await import('./richelieu/entry.ts')).entry,
  texts: async (language) => (await import('./richelieu/texts/load.ts')).load[language](),
  rulebooks: async () => (await import('./richelieu/texts/rulebooks.ts')).rulebooks,
}

const orleans: Parts = {
  entry: async () => (await import('./orleans/entry.ts')).entry,
  texts: async (language) => (await import('./orleans/texts/load.ts')).load[language](),
  rulebooks: async () => (await import('./orleans/texts/rulebooks.ts')).rulebooks,
}

const owlsOfMinerva: Parts = {
  entry: async () => (await import('./owls-of-minerva/entry.ts')).entry,
  texts: async (language) => (await import('./owls-of-minerva/texts/load.ts')).load[language](),
  rulebooks: async () => (await import('./owls-of-minerva/texts/rulebooks.ts')).rulebooks,
}

/** By the id of the game. */
export const parts: ReadonlyMap<string, Parts> = new Map(
  Object.entries({ trounce, richelieu, orleans, 'owls-of-minerva': owlsOfMinerva }),
)
