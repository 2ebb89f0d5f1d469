import { cuesOf, type Guide, type Lesson, turnsEnded } from '@eminence/kernel'
import type { Event } from './events.ts'
import type { PromptWords } from './texts/words.ts'
import type { View } from './view.ts'

const inRound =
  (number: number) =>
  ({ round }: View): boolean =>
    round === number
const hasActed = ({ mainUsed, mainAllowed }: View): boolean => mainUsed === mainAllowed

const { start, end, owes, told } = cuesOf<keyof PromptWords, View, Event>()

/** On a phone only one of the pages below the map is open: of the others the tab is pointed at. */
const tab = (nth: number): string => `.phone [role='tab']:nth-child(${nth})`
const [hand, court, plots, favors] = [
  ['section.hand', tab(2)],
  ['section.court', tab(3)],
  ['section.plots', tab(4)],
  ['section.favors', tab(5)],
]

const lessons = [
  { id: 'aim', when: start, point: plots },
  { id: 'map', when: start, point: ['.map'] },
  { id: 'favors', when: start, point: favors },
  { id: 'laid', when: told('cardPlaced', ({ seat }, learner) => seat === learner), point: ['.map'] },
  { id: 'foothold', when: told('influenced', ({ seat }, learner) => seat === learner), point: ['.map'] },
  { id: 'income', when: told('extorted', ({ seat }, learner) => seat === learner), point: favors },
  { id: 'edict', when: told('edictPlayed'), point: favors },
  { id: 'actions', when: owes('menu'), point: ['section.turn .actions'] },
  { id: 'grow', when: owes('menu', inRound(2)), point: ['section.turn .actions'] },
  { id: 'rivals', when: owes('menu', inRound(3)), point: ['section.turn .actions'] },
  { id: 'schemes', when: owes('menu', hasActed), point: hand },
  { id: 'place', when: owes('scoutPlace'), point: hand },
  { id: 'event', when: owes('keepEvent'), point: ['section.turn'] },
  { id: 'redraw', when: owes('redrawCard'), point: court },
  { id: 'closing', when: end, point: plots },
] as const satisfies readonly Lesson<string, View, Event>[]

export type LessonId = (typeof lessons)[number]['id']

export const guide: Guide<LessonId, View, Event> = {
  seats: 2,
  /** The learner begins, with a card of rank I for two of the three favors. */
  seed: '407'.padStart(64, '0'),
  turns: 3,
  turnsOver: turnsEnded,
  lessons,
}
