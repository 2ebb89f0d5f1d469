import { cuesOf, type Guide, type Lesson } from '@eminence/kernel'
import { cardsOfSuits, none, suitsOf } from './data.ts'
import type { Event } from './events.ts'
import type { DecisionType } from './moves.ts'
import { openSuits, sideOf } from './state.ts'
import type { View } from './view.ts'

/** Two pairs: the game as the rulebook tells it first. */
const seats = 4

const isLead = ({ led }: View): boolean => led === none
const canFollow = ({ led, lock, own }: View): boolean => (own & cardsOfSuits[openSuits(lock, suitsOf[led])]) !== 0

const { start, end, owes, told } = cuesOf<DecisionType, View, Event>()

const lessons = [
  { id: 'aim', when: start, point: ['.score', '.bar'] },
  { id: 'hand', when: start, point: ['.hand'] },
  {
    id: 'makers',
    when: told('trumpNamed', ({ seat }, learner) => sideOf(seats, seat) === sideOf(seats, learner)),
    point: ['.ordered section', '.badges', '.aces'],
  },
  {
    id: 'defenders',
    when: told('trumpNamed', ({ seat }, learner) => sideOf(seats, seat) !== sideOf(seats, learner)),
    point: ['.ordered section', '.badges', '.aces'],
  },
  { id: 'suits', when: told('acesDealt'), point: ['.ordered section', '.badges'] },
  {
    id: 'lock',
    when: told('cardPlayed', ({ leads, locks }) => leads === undefined && locks !== undefined),
    point: ['.seal'],
  },
  { id: 'trounce', when: told('cardPlayed', ({ trounces }) => trounces !== undefined), point: ['.seal'] },
  { id: 'trick', when: told('trickTaken'), point: ['.last', '.bar'] },
  { id: 'order', when: owes('orderRound1'), point: ['.order'] },
  { id: 'orderAgain', when: owes('orderRound2Trump'), point: ['.order'] },
  { id: 'alone', when: owes('goAlone'), point: ['.answers'] },
  { id: 'lead', when: owes('playCard', isLead), point: ['.hand'] },
  { id: 'follow', when: owes('playCard', (view) => !isLead(view) && canFollow(view)), point: ['.hand'] },
  { id: 'free', when: owes('playCard', (view) => !isLead(view) && !canFollow(view)), point: ['.hand'] },
  { id: 'closing', when: end, point: ['.score', '.bar'] },
] as const satisfies readonly Lesson<string, View, Event>[]

export type LessonId = (typeof lessons)[number]['id']

export const guide: Guide<LessonId, View, Event> = {
  seats,
  seed: '7b'.padStart(64, '0'),
  turns: 3,
  /** A trick in which the learner has played. */
  turnsOver(told, learner) {
    const played = told.filter((event) => event.type === 'cardPlayed' && event.seat === learner)
    const taken = told.filter(({ type }) => type === 'trickTaken')
    return Math.min(played.length, taken.length)
  },
  lessons,
}
