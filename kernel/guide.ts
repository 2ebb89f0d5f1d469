import type { Telling } from './events.ts'
import type { Decision, Seat } from './game.ts'
import type { Language } from './texts.ts'

/** What leads through the first turns of a game: the file `guide.ts` of its folder. */
export interface Guide<Id extends string = string, View extends object = object, E extends Telling = Telling> {
  /** The learner has the first of them, computer players the others. */
  readonly seats: number
  /** Of the table; a deal that is good to begin with. */
  readonly seed: string
  /** How many turns are guided. */
  readonly turns: number
  /** How many turns of the learner are over, by all that was told. */
  turnsOver(told: readonly E[], learner: Seat): number
  /** Of those whose time has come, the first goes first; the last one takes leave. */
  readonly lessons: readonly Lesson<Id, View, E>[]
}

/** Something to be explained once. The words are in the game's texts, by its id. */
export interface Lesson<Id extends string = string, View extends object = object, E extends Telling = Telling> {
  readonly id: Id
  readonly when: Cue<View, E>
  /** What it speaks of: CSS selectors, of which the first that can be seen is pointed at. */
  readonly point: readonly string[]
}

/** When it is time for a lesson. */
export interface Cue<View extends object = object, E extends Telling = Telling> {
  /** It goes on by a move of the learner; otherwise the reader says when. */
  readonly waits: boolean
  /** The guide takes leave with it. */
  readonly isLast: boolean
  isTime(moment: Moment<View, E>): boolean
}

/** What a cue looks at. */
interface Moment<View extends object, E extends Telling> {
  readonly learner: Seat
  readonly view: View
  /** The types of the learner's decisions. */
  readonly owed: readonly string[]
  /** What was told with the learner's last move and since. */
  readonly news: readonly E[]
  /** All guided turns are over. */
  readonly isEnd: boolean
}

/** The cues of a game with such decisions, views and events. A condition waits for a better moment of the same kind. */
export const cuesOf = <D extends string, View extends object, E extends Telling>() => ({
  start: cue<View, E>(() => true),
  end: { ...cue<View, E>(({ isEnd }) => isEnd), isLast: true },

  /** The learner owes such a decision: the lesson waits until it is made. Who has had all guided turns is not held up any more. */
  owes: (type: D, holds: (view: View, learner: Seat) => boolean = () => true): Cue<View, E> => ({
    ...cue(({ owed, isEnd, view, learner }) => owed.includes(type) && !isEnd && holds(view, learner)),
    waits: true,
  }),

  /** The learner was told such a thing. */
  told<Type extends E['type']>(
    type: Type,
    holds: (event: Extract<E, { readonly type: Type }>, learner: Seat) => boolean = () => true,
  ): Cue<View, E> {
    const isSuch = (event: E): event is Extract<E, { readonly type: Type }> => event.type === type
    return cue(({ news, learner }) => news.some((event) => isSuch(event) && holds(event, learner)))
  },
})

const cue = <View extends object, E extends Telling>(isTime: Cue<View, E>['isTime']): Cue<View, E> => ({
  waits: false,
  isLast: false,
  isTime,
})

/** Where every turn begins with the event `turnBegan`; the one that has begun last is not over. */
export const turnsEnded = (
  told: readonly { readonly type: string; readonly seat?: Seat | null }[],
  learner: Seat,
): number =>
  told
    .filter(({ type }) => type === 'turnBegan')
    .slice(0, -1)
    .filter(({ seat }) => seat === learner).length

/** The words of one language, by lesson. */
export type GuideTexts<Id extends string = string> = Readonly<
  Record<Id, { readonly title: string; readonly text: string }>
>

/** A guide with its words: what is loaded when somebody wants to be guided. */
export interface GuideBook<Id extends string = string> {
  readonly guide: Guide
  readonly texts: Readonly<Record<Language, GuideTexts<Id>>>
}

/** A table as the learner sees it. */
export interface Learning {
  readonly learner: Seat
  readonly view: object
  readonly decisions: readonly Decision[]
  /** One entry for the setup, and one for each move. */
  readonly log: readonly { readonly seat: Seat | null; readonly events: readonly Telling[] }[]
}

export const turnsOver = (guide: Guide, { log, learner }: Learning): number =>
  guide.turnsOver(
    log.flatMap(({ events }) => events),
    learner,
  )

/** What is to be explained now, besides what was said before. */
export function dueLesson(guide: Guide, table: Learning, said: readonly string[]): Lesson | null {
  const { log, learner, view, decisions } = table
  const last = Math.max(
    log.findLastIndex(({ seat }) => seat === learner),
    0,
  )
  const moment = {
    learner,
    view,
    owed: decisions.filter(({ seat }) => seat === learner).map(({ type }) => type),
    news: log.slice(last).flatMap(({ events }) => events),
    isEnd: turnsOver(guide, table) >= guide.turns,
  }
  return guide.lessons.find(({ id, when }) => !said.includes(id) && when.isTime(moment)) ?? null
}

/** Whether the guide has taken leave. */
export const isGuideOver = ({ lessons }: Guide, said: readonly string[]): boolean =>
  lessons.some(({ id, when }) => when.isLast && said.includes(id))
