import type { Event } from '../../events.ts'
import type { Events, LisboaWords, LogWords, Who } from '../words.ts'

/** Seats, and in a solo game Lacerda. */
export const whoIn =
  ({ names: { lacerda } }: Pick<LisboaWords, 'names'>, names: readonly string[]): Who =>
  (owner) =>
    names[owner] ?? lacerda

export const eventText = (words: LisboaWords, event: Event, names: readonly string[]): string =>
  line(words.log, event.type, event, whoIn(words, names))

const line = <Type extends Event['type']>(log: LogWords, type: Type, event: Events[Type], who: Who): string =>
  log[type](event, who)
