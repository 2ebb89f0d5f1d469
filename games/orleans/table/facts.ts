import type { Language } from '@eminence/kernel'
import type { SeatNote } from '@eminence/ui/table.ts'
import { none, rounds } from '../data.ts'
import { citizensOf } from '../score.ts'
import {
  gathering,
  goodsOf,
  inActions,
  inEvent,
  inPreparation,
  isOver,
  levelOf,
  planning,
  ready,
  stationsOf,
  storing,
  waiting,
} from '../state.ts'
import type { Stage } from '../texts/words.ts'
import type { View } from '../view.ts'
import { scoresNow } from './scene.ts'
import { tableWords } from './words.ts'

/** Where the game stands, for the frame's header. */
export function headline(view: View, _names: readonly string[], language: Language): string {
  const { headline, phases } = tableWords.in(language)
  const phase = isOver(view) ? 'over' : view.phase === inActions ? 'act' : view.phase === inEvent ? 'event' : 'prepare'
  return headline(Math.max(1, view.round), rounds, phases[phase])
}

const stageNames: Readonly<Record<number, Stage>> = {
  [gathering]: 'gather',
  [storing]: 'store',
  [waiting]: 'wait',
  [planning]: 'plan',
  [ready]: 'ready',
}

/** For the frame's list of seats. */
export function seatNotes(view: View, names: readonly string[], language: Language): SeatNote[] {
  const words = tableWords.in(language)
  const scores = scoresNow(view)
  const doing = (seat: number): string | null => {
    if (view.phase === inPreparation) return words.stages[stageNames[view.stages[seat]]]
    if (view.phase !== inActions) return null
    if (view.passed & (1 << seat)) return words.passed
    return view.active === seat && view.active !== none ? words.roles.acting : null
  }
  return names.map((_, seat) => ({
    role: [...(view.starter === seat ? [words.starter] : []), doing(seat)].filter((each) => each !== null).join(' · '),
    facts: [
      words.seatFacts(
        view.coins[seat],
        goodsOf(view, seat),
        stationsOf(view, seat),
        citizensOf(view, seat),
        levelOf(view, seat),
      ),
      words.points(scores[seat].total),
    ].join(' · '),
  }))
}
