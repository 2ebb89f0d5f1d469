import { catalogue } from '../texts/catalogue.ts'
import { words } from '../texts/current.ts'
import type { Words } from '../texts/words.ts'
import { shelf } from './shelf.ts'

function titleIn({ home }: Words, game: string): string {
  const found = shelf.find(({ id }) => id === game)
  return found === undefined ? game : home.titles[found.id]
}

/** What the reader calls a game. */
export const titleOf = (game: string): string => titleIn(words(), game)

/** What stands on its box: a game is known by that as well. */
export const boxTitleOf = (game: string): string => titleIn(catalogue.en, game)
