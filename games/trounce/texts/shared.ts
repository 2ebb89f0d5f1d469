import type { GameTexts, StoryTexts } from '@eminence/kernel'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { Options } from '../state.ts'
import type { Moment } from '../story.ts'
import type { View } from '../view.ts'

export interface TrounceTexts extends GameTexts<Move, View, Options, Event> {
  readonly story: StoryTexts<Moment>
}

/** “A, B or C”. */
export function listed(items: readonly string[], conjunction: string): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${conjunction} ${last}`
}
