import { guideBooks, parts } from '@eminence/games/parts'
import { newTable } from '../table/local/open.ts'
import type { LocalSeat } from '../table/local/saved.ts'
import { deviceStore } from '../table/local/store.ts'

/** Opens a table of this device and gives back its id. */
export async function startTable(
  game: string,
  seats: readonly LocalSeat[],
  options: object,
  components?: object,
): Promise<string> {
  const rules = await rulesOf(game)
  if (rules === undefined) throw new Error(`there is no game "${game}"`)
  const table = newTable(rules, seats, options, components)
  await deviceStore.put(table)
  return table.id
}

/** Opens a first game with its guide; null where the game has none. */
export async function startGuided(
  game: string,
  sitting: (seats: number) => readonly LocalSeat[],
): Promise<string | null> {
  const [rules, book] = await Promise.all([rulesOf(game), guideBooks().then((books) => books.get(game)?.())])
  if (rules === undefined || book === undefined) return null
  const { guide } = book
  const table = newTable(rules, sitting(guide.seats), {}, undefined, guide.seed)
  await deviceStore.put({ ...table, guide: { said: [], isAway: false } })
  return table.id
}

export const rulesOf = async (game: string) => parts.get(game)?.game()
