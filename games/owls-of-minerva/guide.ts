import { cuesOf, FastRandom, type Guide, type Lesson, type Seat, turnsEnded } from '@eminence/kernel'
import { freemason, rosicrucian } from './data.ts'
import type { Event } from './events.ts'
import type { DecisionType } from './moves.ts'
import { mayReform } from './rules/legal.ts'
import { hasIcon, usedIcon } from './state.ts'
import { imagine, type View } from './view.ts'

/** Any state behind the view has the learner's own cards and followers in it. */
const canReform = (view: View, learner: Seat): boolean => mayReform(imagine(view, new FastRandom(1)), learner)
const hasFreeIcon = (view: View): boolean =>
  (view.used & usedIcon) === 0 && (hasIcon(view, view.card, freemason) || hasIcon(view, view.card, rosicrucian))

/** A phone shows only a part of its tall map: the one where the learner, who has the first seat, stands. */
const ownRegion = '.stage.tall .spot:has(.pawn[style*=seat0])'

const { start, end, owes, told } = cuesOf<DecisionType, View, Event>()

const lessons = [
  { id: 'aim', when: start, point: ['.table .map'] },
  { id: 'edict', when: told('edictRevealed'), point: ['.edict'] },
  { id: 'gathered', when: told('gathered', ({ seat }, learner) => seat === learner), point: ['.own .identity'] },
  { id: 'oust', when: told('oustDecided'), point: ['.oust', '.table .map'] },
  {
    id: 'reformed',
    when: told('reformed', ({ seat }, learner) => seat === learner),
    point: ['.own .points', '.own .playing', '.table .map'],
  },
  { id: 'identity', when: owes('chooseId'), point: ['.own .hand'] },
  { id: 'start', when: owes('chooseStart'), point: ['.table .map'] },
  { id: 'card', when: owes('playCard'), point: ['.own .hand'] },
  { id: 'act', when: owes('act'), point: [ownRegion, '.table .map'] },
  { id: 'reform', when: owes('act', canReform), point: ['.corner .reform', '.corner .deeds', '.own .playing'] },
  { id: 'icon', when: owes('act', hasFreeIcon), point: ['.corner .deeds', '.own .playing'] },
  { id: 'defend', when: owes('oustDefend'), point: ['.own .hand'] },
  { id: 'draw', when: owes('drawFrom'), point: ['.table .court'] },
  { id: 'closing', when: end, point: ['.own .points', '.own'] },
] as const satisfies readonly Lesson<string, View, Event>[]

export type LessonId = (typeof lessons)[number]['id']

/** With three, so that paths cross now and then. */
export const guide: Guide<LessonId, View, Event> = {
  seats: 3,
  /** The learner begins, with a fine identity and a crown to choose from. */
  seed: '39'.padStart(64, '0'),
  turns: 3,
  turnsOver: turnsEnded,
  lessons,
}
