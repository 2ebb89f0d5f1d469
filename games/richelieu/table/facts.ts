import type { Language } from '@eminence/kernel'
import type { SeatNote } from '@eminence/ui/table.ts'
import { intrigues, tablesOf } from '../data.ts'
import { isBehindCardinal, isOver, neutralOf } from '../state.ts'
import type { View } from '../view.ts'
import { speech } from './context.ts'
import { pilesOf } from './scene.ts'
import { tableWords } from './words.ts'

/** Where the game stands, for the frame's header. */
export function headline(view: View, _names: readonly string[], language: Language): string {
  const words = tableWords.in(language)
  const course = words.headline(view.resolved, intrigues)
  const left = tablesOf(view).set.quietRoundsToEnd * view.seats - view.quietTurns
  return isOver(view) || left > view.seats ? course : `${course} · ${words.quiet(left)}`
}

/** For the frame's list of seats. */
export function seatNotes(view: View, names: readonly string[], language: Language): SeatNote[] {
  const { words, game, owner } = speech(language, names, view.viewer)
  return names.map((_, seat) => {
    const allowance = view.active === seat ? view.allowance : isBehindCardinal(view, seat) ? 2 : 1
    const piles = pilesOf(view, seat)
    const [red, yellow] = view.backs[seat]
    const won =
      piles === null
        ? red + yellow > 0
          ? [words.backs(red, yellow)]
          : []
        : piles.map(({ faction, number }) => words.pile(game.factions[faction], number))
    const held =
      view.seats === 2 ? [words.neutralHeld(owner(neutralOf(view, seat)), view.sizes[neutralOf(view, seat)])] : []
    const facts = words.seatFacts(view.prestige[seat], view.income[seat], view.military[seat], view.sizes[seat])
    return { role: words.actions(allowance), facts: [facts, ...won, ...held].join(' · ') }
  })
}
