import type { Language } from '@eminence/kernel'
import type { SeatNote } from '@eminence/ui/table.ts'
import { count, edictsToEnd } from '../data.ts'
import { disksOnMap } from '../map.ts'
import { edictsDiscarded } from '../rules/turn/edicts.ts'
import { pointsOf } from '../texts/frame/sums.ts'
import type { View } from '../view.ts'
import { speech } from './context.ts'
import { favorsBy } from './scene.ts'
import { tableWords } from './words.ts'

/** Where the game stands, for the frame's header. */
export function headline(view: View, names: readonly string[], language: Language): string {
  return tableWords
    .in(language)
    .headline(view.round, names[view.active], Math.min(edictsToEnd, edictsDiscarded(view)), view.lastRound)
}

/** For the frame's list of seats. */
export function seatNotes(view: View, names: readonly string[], language: Language): SeatNote[] {
  const { words, tally, game } = speech(language, names, view.viewer)
  const points = pointsOf(view)
  return names.map((_, seat) => {
    const isBot = seat === view.bot
    const roles = [...(isBot ? [words.automaton] : []), ...(seat === view.starter ? [words.first] : [])]
    const facts = [
      words.seatFacts(disksOnMap(view, seat), points[seat], count(view.onTop[seat])),
      ...(isBot ? [] : [words.cards(view.handSizes[seat])]),
      tally(favorsBy(view, seat)),
    ]
    return { role: roles.join(game.comma), facts: facts.filter((part) => part !== '').join(' · ') }
  })
}
