import { cuesOf, type Guide, type Lesson, type Seat, turnsEnded } from '@eminence/kernel'
import type { Event } from './events.ts'
import type { DecisionType } from './moves.ts'
import { freeAt } from './state.ts'
import type { View } from './view.ts'

const isFirstAction = ({ acts }: View): boolean => acts === 0
const isShort = ({ purses }: View, learner: Seat): boolean => (purses[learner] ?? 0) < 3
const isOneLeft = (view: View): boolean =>
  view.sheets.some((_, place) => {
    const free = freeAt(view, place)
    return free !== 0 && (free & (free - 1)) === 0
  })

const { start, end, owes, told } = cuesOf<DecisionType, View, Event>()

const lessons = [
  { id: 'aim', when: start, point: ['.boxes'] },
  { id: 'agents', when: start, point: ['.agents'] },
  { id: 'intrigue', when: told('intrigueWon'), point: ['.scene', '.boxes'] },
  { id: 'rewarded', when: told('rewarded', ({ seat }, learner) => seat === learner), point: ['.scene', '.own'] },
  { id: 'walks', when: told('cardinalMoved'), point: ['.prestige'] },
  {
    id: 'hidden',
    when: told('agentPlaced', ({ seat, faceUp }, learner) => seat !== learner && !faceUp),
    point: ['.boxes'],
  },
  {
    id: 'cardinal',
    when: told('turnBegan', ({ seat, actions }, learner) => seat === learner && actions > 1),
    point: ['.prestige'],
  },
  { id: 'place', when: owes('chooseAction', isFirstAction), point: ['.boxes'] },
  { id: 'agent', when: owes('chooseAgent'), point: ['.agents'] },
  { id: 'second', when: owes('chooseAction', (view) => !isFirstAction(view)), point: ['.actions'] },
  { id: 'money', when: owes('chooseAction', isShort), point: ['.actions'] },
  { id: 'last', when: owes('chooseAction', isOneLeft), point: ['.sheet.tight', '.boxes'] },
  { id: 'closing', when: end, point: ['.prestige'] },
] as const satisfies readonly Lesson<string, View, Event>[]

export type LessonId = (typeof lessons)[number]['id']

/** With three, since two would also have neutral agents to learn. */
export const guide: Guide<LessonId, View, Event> = {
  seats: 3,
  seed: '5'.padStart(64, '0'),
  turns: 3,
  turnsOver: turnsEnded,
  lessons,
}
