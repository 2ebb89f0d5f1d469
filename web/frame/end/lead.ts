import type { Result, Seat } from '@eminence/kernel'

/** How the winners stand to those who come next; null where nobody comes next, or points did not decide. */
export interface Lead {
  /** Points more than the next; 0 where a tie was broken. */
  readonly difference: number
  readonly next: readonly Seat[]
}

export function leadIn({ places, totals, isOutright = false }: Result): Lead | null {
  if (isOutright) return null
  const others = [...places.keys()].filter((seat) => places[seat] > 1)
  const nextPlace = Math.min(...others.map((seat) => places[seat]))
  const next = others.filter((seat) => places[seat] === nextPlace)
  if (next.length === 0) return null
  const best = Math.max(...next.map((seat) => totals[seat]))
  const difference = totals[places.indexOf(1)] - best
  return difference < 0 ? null : { difference, next: next.filter((seat) => totals[seat] === best) }
}
