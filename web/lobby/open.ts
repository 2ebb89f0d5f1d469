import type { LocalSeat } from '../table/local/saved.ts'
import { introduce, openTable, type Reply, seatComputer, sit } from './api.ts'

/** Opens a table at the server: oneself on the first seat, computer players where the party has them. */
export async function openOnline(
  game: string,
  seats: readonly LocalSeat[],
  options: Readonly<Record<string, unknown>>,
  components?: object,
): Promise<Reply<string>> {
  const known = await introduce(seats[0].name)
  if (known === null || 'refusal' in known) return known
  const chosen = Object.fromEntries(
    Object.entries(options).flatMap(([name, value]): [string, boolean | number | string][] =>
      typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string' ? [[name, value]] : [],
    ),
  )
  const own = components !== undefined && { components }
  const opened = await openTable({ game, seats: seats.length, options: chosen, ...own, watch: 'link' })
  if (opened === null || 'refusal' in opened) return opened
  const { id } = opened.value.info
  await sit(id, 0)
  for (const [seat, who] of seats.entries()) if (who.kind === 'computer') await seatComputer(id, seat, who.level)
  return { value: id }
}
