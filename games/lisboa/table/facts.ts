import type { Language } from '@eminence/kernel'
import type { SeatNote } from '@eminence/ui/table.ts'
import { none } from '../data.ts'
import { totalOf } from '../score.ts'
import { decreesOf, setsOf, storesOf } from '../state.ts'
import type { View } from '../view.ts'
import { pilesDue, setsDue, standingOf } from './scene.ts'
import { tableWords } from './words.ts'

/** Where the game stands, for the frame's header. */
export function headline(view: View, _names: readonly string[], language: Language): string {
  const words = tableWords.in(language)
  if (view.isOver) return words.over
  if (view.todo.at(-1)?.type === 'startClergy') return words.setup
  const period = words.period(view.period + 1)
  if (view.lastTurn !== none) {
    const round = Math.floor(Math.max(0, view.turn) / view.wigs.length) + 1
    return `${period}${words.round(round)} · ${words.turnsLeft(Math.max(0, view.lastTurn - view.turn))}`
  }
  const sets = Math.max(...view.purses.map((_, seat) => setsOf(view, seat)))
  const piles = view.pileTops.filter((top) => top === none).length
  return `${period} · ${words.ends(sets, setsDue(view), piles, pilesDue)}`
}

/** For the frame's list of seats; Lacerda has no seat, the table itself shows him. */
export function seatNotes(view: View, names: readonly string[], language: Language): SeatNote[] {
  const words = tableWords.in(language)
  const standing = standingOf(view)
  return names.map((_, seat) => {
    const roles = [
      ...(view.starter === seat && view.seats > 1 ? [words.starter] : []),
      ...(view.active === seat && !view.isOver ? [words.acting] : []),
    ]
    const stores = storesOf(view, seat).length
    const facts = words.seatFacts(
      view.wigs[seat],
      view.influence[seat],
      view.purses[seat],
      stores,
      decreesOf(view, seat).length,
    )
    return { role: roles.join(' · '), facts: `${facts} · ${words.pointsNow(totalOf(standing[seat]))}` }
  })
}
