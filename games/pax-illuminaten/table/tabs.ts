import type { Move } from '../moves.ts'
import { choicesOf } from './offer.ts'
import type { Tab } from './words.ts'

/** Where a small screen has to look for what is asked now; the map is always in view. */
export function tabFor(moves: readonly Move[]): Tab {
  const has = (...types: readonly Move['type'][]) => moves.some(({ type }) => types.includes(type))
  if (has('end')) return 'turn'
  if (has('card')) return 'hand'
  if (has('court', 'draw')) return 'court'
  return 'turn'
}

/** The pages below the map on which something can be chosen now. */
export function litTabs(moves: readonly Move[]): readonly Tab[] {
  const has = (...types: readonly Move['type'][]) => moves.some(({ type }) => types.includes(type))
  return [
    ...(choicesOf(moves, null).length > 0 ? (['turn'] as const) : []),
    ...(has('card', 'scheme') ? (['hand'] as const) : []),
    ...(has('court', 'draw') ? (['court'] as const) : []),
  ]
}
