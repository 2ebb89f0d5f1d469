import { cuesOf, FastRandom, type Guide, type Lesson, type Seat } from '@eminence/kernel'
import { knight, monk } from './data.ts'
import type { Event } from './events.ts'
import type { DecisionType } from './moves.ts'
import { hasAction } from './rules/actions/executable.ts'
import { fromMarket } from './state.ts'
import { imagine, type View } from './view.ts'

const isFirstRound = ({ round }: View): boolean => round === 1
const hasPlanned = ({ spaces }: View): boolean => spaces.some((piece) => piece >= fromMarket)
/** Any state behind the view has the learner's own plan in it. */
const hasFilled = (view: View, learner: Seat): boolean => hasAction(imagine(view, new FastRandom(1)), learner)

/** On a phone the parts of the table lie behind these. */
const [boardTab, mapTab, tracksTab] = [1, 2, 3].map((nth) => `.table .tabs [role='tab']:nth-child(${nth})`)

const { start, end, owes, told } = cuesOf<DecisionType | 'gather' | 'plan', View, Event>()

const lessons = [
  { id: 'aim', when: start, point: ['.own .score', tracksTab] },
  { id: 'followers', when: start, point: ['.own .market', boardTab] },
  {
    id: 'recruited',
    when: told('recruited', ({ seat, follower }, learner) => seat === learner && follower !== monk),
    point: ['.area > .tracks', tracksTab],
  },
  {
    id: 'knight',
    when: told('recruited', ({ seat, follower }, learner) => seat === learner && follower === knight),
    point: ['.own .bag', boardTab],
  },
  {
    id: 'station',
    when: told('stationBuilt', ({ seat }, learner) => seat === learner),
    point: ['.area > .map', mapTab],
  },
  { id: 'event', when: told('roundBegan', ({ round }) => round === 2), point: ['.top .event'] },
  { id: 'confirm', when: owes('plan', hasFilled), point: ['.prompt .acts'] },
  {
    id: 'plan',
    when: owes('plan', (view) => isFirstRound(view) && !hasPlanned(view)),
    point: ['.place:nth-child(4)', '.area > .places', boardTab],
  },
  { id: 'fill', when: owes('plan', hasPlanned), point: ['.area > .places', boardTab] },
  { id: 'again', when: owes('plan', (view) => !isFirstRound(view)), point: ['.own .market', boardTab] },
  { id: 'act', when: owes('chooseAction'), point: ['.place.ready', '.area > .places', boardTab] },
  { id: 'village', when: owes('villageKind'), point: ['.prompt .acts'] },
  { id: 'draw', when: owes('gather'), point: ['.own .market', boardTab] },
  { id: 'travel', when: owes('travel'), point: ['.area > .map', mapTab] },
  { id: 'closing', when: end, point: ['.own .score', tracksTab] },
] as const satisfies readonly Lesson<string, View, Event>[]

export type LessonId = (typeof lessons)[number]['id']

/** With two, since in the census of more somebody may have to pay. */
export const guide: Guide<LessonId, View, Event> = {
  seats: 2,
  /** Income, then a Trading Day; brocade by road and by water from Orléans. */
  seed: 'ee'.padStart(64, '0'),
  turns: 3,
  /** A turn is a round; the one that has begun last is not over. */
  turnsOver: (told) => Math.max(told.filter(({ type }) => type === 'roundBegan').length - 1, 0),
  lessons,
}
