import type { GameTexts, StoryTexts } from '@eminence/kernel'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { FollowerType, PlaceId } from '../sets.ts'
import type { Options } from '../state.ts'
import type { Moment } from '../story.ts'
import type { View } from '../view.ts'

export interface OrleansTexts extends GameTexts<Move, View, Options, Event> {
  readonly story: StoryTexts<Moment>
}

/** A follower, as a text speaks of it. */
export interface Somebody {
  readonly type: FollowerType
  /** In the player's own colour, from the start on. */
  readonly isOwn: boolean
}

/** So many equal followers. */
export interface Crowd extends Somebody {
  readonly number: number
}

/** A follower space. */
export interface Spot {
  readonly place: PlaceId
  /** Null where anybody may stand. */
  readonly need: FollowerType | null
  /** Counted from 1, if the place has several spaces for the same follower; otherwise null. */
  readonly number: number | null
}

/** The space as it is called where this follower goes there: what it asks for need not be said, if it is what goes there. */
export const spotFor = (somebody: Somebody | null, spot: Spot): Spot =>
  spot.need === somebody?.type && spot.number === null ? { ...spot, need: null } : spot

/** A follower space with what is on it. */
export interface Standing extends Spot {
  readonly piece: Somebody | 'tech' | null
  /** Planned in this round and not shown yet. */
  readonly isPlanned: boolean
}

/** A follower, or null for a tech tile, planned for a place. */
export interface PlannedPlace {
  readonly place: PlaceId
  readonly pieces: readonly (Somebody | null)[]
}
