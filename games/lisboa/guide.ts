import { cuesOf, type Guide, type Lesson, turnsEnded } from '@eminence/kernel'
import type { Event } from './events.ts'
import type { PromptWords } from './texts/words.ts'
import type { View } from './view.ts'

const { start, end, owes, told } = cuesOf<keyof PromptWords, View, Event>()

/** On a phone only one part of the table is open: of the others the tab is pointed at. */
const tab = (nth: number): string => `.tabs [role='tab']:nth-child(${nth})`
const [city, court, boards] = [
  ['section.city', tab(1)],
  ['div.court', tab(2)],
  ['.own .boards', tab(4)],
]
const steps = ['.own .steps']

const lessons = [
  { id: 'aim', when: start, point: city },
  { id: 'own', when: start, point: boards },
  { id: 'store', when: told('storeBuilt', ({ seat }, learner) => seat === learner), point: city },
  { id: 'visitor', when: told('visited', ({ seat }, learner) => seat !== learner), point: court },
  { id: 'tile', when: owes('startClergy'), point: steps },
  { id: 'card', when: owes('useCard'), point: ['.own .hand'] },
  { id: 'later', when: owes('useCard', ({ turns }, learner) => turns[learner] > 1), point: ['.own .hand'] },
  { id: 'state', when: owes('visitState'), point: steps },
  { id: 'market', when: owes('portfolioAction'), point: steps },
  { id: 'land', when: owes('storeSpace'), point: city },
  { id: 'cube', when: owes('storeCube'), point: steps },
  { id: 'decrees', when: owes('decreePick'), point: ['section.decrees', ...steps] },
  { id: 'follow', when: owes('follow'), point: steps },
  { id: 'draw', when: owes('drawPile'), point: steps },
  { id: 'closing', when: end, point: boards },
] as const satisfies readonly Lesson<string, View, Event>[]

export type LessonId = (typeof lessons)[number]['id']

export const guide: Guide<LessonId, View, Event> = {
  seats: 2,
  /** The learner begins, with a card of each noble and enough money for a store. */
  seed: '445'.padStart(64, '0'),
  turns: 3,
  turnsOver: turnsEnded,
  lessons,
}
