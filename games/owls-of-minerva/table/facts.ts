import type { Language } from '@eminence/kernel'
import type { SeatNote } from '@eminence/ui/table.ts'
import { none, roundCount } from '../data.ts'
import { pointsOf, totalOf } from '../score.ts'
import { disksOnMap, reformsLeft, reformsOf, roundOf } from '../state.ts'
import type { View } from '../view.ts'
import { speech } from './context.ts'
import { followersOf } from './scene.ts'
import { tableWords } from './words.ts'

/** Where the game stands, for the frame's header. */
export function headline(view: View, _names: readonly string[], language: Language): string {
  const words = tableWords.in(language)
  if (view.edicts.length === 0) return words.setup
  const all = view.reforms.filter((reform) => reform !== none).length
  return words.headline(roundOf(view), roundCount, all - reformsLeft(view), all)
}

/** For the frame's list of seats. */
export function seatNotes(view: View, names: readonly string[], language: Language): SeatNote[] {
  const { words, shortName, tally } = speech(language, names, view.viewer)
  const points = pointsOf(view).map(totalOf)
  return names.map((_, seat) => {
    const identity = view.ids[seat]
    const isOpen = view.starter !== none && identity !== null && identity !== none
    const facts = words.seatFacts(points[seat], reformsOf(view, seat), disksOnMap(view, seat), view.sizes[seat])
    return {
      role: seat === view.starter ? words.first : '',
      facts: [facts, ...(isOpen ? [shortName(identity)] : []), tally(followersOf(view, seat))]
        .filter((part) => part !== '')
        .join(' · '),
    }
  })
}
