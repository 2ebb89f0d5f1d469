import type { DrawnTexts, Game, Language, Rulebook } from '@eminence/kernel'
import type { Playable } from './entry.ts'

/** What there is of one game, each part loaded when it is asked for. */
interface Parts {
  game(): Promise<Game>
  /** What a thinking computer player and a storyteller need besides. */
  entry(): Promise<Playable>
  texts(language: Language): Promise<DrawnTexts>
  rulebooks(): Promise<Readonly<Record<Language, Rulebook>>>
}

const trounce: Parts = {
  game: async () => (await import('./trounce/index.ts')).trounce,
  entry: async () => (await import('./trounce/entry.ts')).entry,
  texts: async (language) => (await import('./trounce/texts/load.ts')).load[language](),
  rulebooks: async () => (await import('./trounce/texts/rulebooks.ts')).rulebooks,
}

const richelieu: Parts = {
  game: async () => (await import('./richelieu/index.ts')).richelieu,
  entry: async () => (await import('./richelieu/entry.ts')).entry,
  texts: async (language) => (await import('./richelieu/texts/load.ts')).load[language](),
  rulebooks: async () => (await import('./richelieu/texts/rulebooks.ts')).rulebooks,
}

const orleans: Parts = {
  game: async () => (await import('./orleans/index.ts')).orleans,
  entry: async () => (await import('./orleans/entry.ts')).entry,
  texts: async (language) => (await import('./orleans/texts/load.ts')).load[language](),
  rulebooks: async () => (await import('./orleans/texts/rulebooks.ts')).rulebooks,
}

const lisboa: Parts = {
  game: async () => (await import('./lisboa/index.ts')).lisboa,
  entry: async () => (await import('./lisboa/entry.ts')).entry,
  texts: async (language) => (await import('./lisboa/texts/load.ts')).load[language](),
  rulebooks: async () => (await import('./lisboa/texts/rulebooks.ts')).rulebooks,
}

const paxIlluminaten: Parts = {
  game: async () => (await import('./pax-illuminaten/index.ts')).paxIlluminaten,
  entry: async () => (await import('./pax-illuminaten/entry.ts')).entry,
  texts: async (language) => (await import('./pax-illuminaten/texts/load.ts')).load[language](),
  rulebooks: async () => (await import('./pax-illuminaten/texts/rulebooks.ts')).rulebooks,
}

const owlsOfMinerva: Parts = {
  game: async () => (await import('./owls-of-minerva/index.ts')).owlsOfMinerva,
  entry: async () => (await import('./owls-of-minerva/entry.ts')).entry,
  texts: async (language) => (await import('./owls-of-minerva/texts/load.ts')).load[language](),
  rulebooks: async () => (await import('./owls-of-minerva/texts/rulebooks.ts')).rulebooks,
}

/** By the id of the game. */
export const parts: ReadonlyMap<string, Parts> = new Map(
  Object.entries({
    trounce,
    richelieu,
    orleans,
    lisboa,
    'pax-illuminaten': paxIlluminaten,
    'owls-of-minerva': owlsOfMinerva,
  }),
)

/** What leads through a first game, by the id of the game: for the few who want to be guided. */
export const guideBooks = async () => (await import('./guides.ts')).guideBooks
