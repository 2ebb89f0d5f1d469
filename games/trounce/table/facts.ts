import type { Language } from '@eminence/kernel'
import type { SeatNote } from '@eminence/ui/table.ts'
import { formOf, none } from '../data.ts'
import { areAcesDealt, tricksPlayed } from '../state.ts'
import type { View } from '../view.ts'
import { isOut } from './scene.ts'
import { tableWords } from './words.ts'

/** Where the game stands, for the frame's header. */
export function headline(view: View, _names: readonly string[], language: Language): string {
  const words = tableWords.in(language)
  if (!areAcesDealt(view)) return words.headlineOrdering(view.hand)
  const { tricks } = formOf(view.seats)
  return words.headline(view.hand, Math.min(tricksPlayed(view) + 1, tricks), tricks)
}

/** For the frame's list of seats. */
export function seatNotes(view: View, names: readonly string[], language: Language): SeatNote[] {
  const words = tableWords.in(language)
  return names.map((_, seat) => {
    const roles = [
      ...(view.maker === seat && view.maker !== none ? [view.alone ? words.alone : words.maker] : []),
      ...(view.dealer === seat ? [words.dealer] : []),
      ...(isOut(view, seat) ? [words.sitsOut] : []),
    ]
    return { role: roles.join(' · '), facts: words.cards(view.sizes[seat]) }
  })
}
