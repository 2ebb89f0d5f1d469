import type { Language } from '@eminence/kernel'
import type { SeatNote } from '@eminence/ui/table.ts'
import type { Move } from '../moves.ts'
import { rounds } from '../state.ts'
import type { View } from '../view.ts'
import { tableWords } from './words.ts'

export { default } from './Table.svelte'

/** Where the game stands, for the frame's header. */
export function headline({ round }: View, _names: readonly string[], language: Language): string {
  const words = tableWords[language]
  return round < rounds ? words.headline(round + 1) : words.over
}

/** For the frame's list of seats. */
export const seatNotes = ({ sizes }: View, names: readonly string[], language: Language): SeatNote[] =>
  names.map((_, seat) => ({ role: '', facts: tableWords[language].letters(sizes[seat]) }))

/** Letters are handed in on the table; for the claim the frame shows its buttons. */
export const offers = ({ type }: Move): boolean => type === 'handIn'
