import type { LocalSeat } from '../table/local/saved.ts'
import { introduce, openTable, type Reply, seatComputer, sit } from './api.ts'

/** Opens a table at the server: oneself on the first free seat, then computer players where the party has them. The server may refuse one's name. */
export async function openOnline(
  game: string,
  seats: readonly LocalSeat[],
  options: Readonly<Record<string, unknown>>,
  components?: object,
): Promise<Reply<string> | 'badName'> {
  const known = await introduce(seats[0].name)
  if (known !== null && 'refusal' in known && known.refusal.code === 'malformed') return 'badName'
  if (known === null || 'refusal' in known) return known
  const chosen = Object.fromEntries(
    Object.entries(options).flatMap(([name, value]): [string, boolean | number | string][] =>
      typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string' ? [[name, value]] : [],
    ),
  )
  const own = components !== undefined && { components }
  const opened = await openTable({ game, seats: seats.length, options: chosen, ...own, watch: 'link' })
  if (opened === null || 'refusal' in opened) return opened
  const { info } = opened.value
  const { id, seats: places } = info
  const free = places.flatMap(({ kind }, seat) => (kind === 'free' ? [seat] : []))
  await sit(info, free[0])
  const sitting = seats.filter(({ kind }) => kind !== 'automaton')
  for (const [at, who] of sitting.entries()) if (who.kind === 'computer') await seatComputer(id, free[at], who.level)
  return { value: id }
}
