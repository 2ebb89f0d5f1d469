import type { GameTexts, StoryTexts } from '@eminence/kernel'
import type { Faction as FactionName } from '../../luminaries/data.ts'
import { factions, type Slot } from '../data.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { Options } from '../state.ts'
import type { Moment } from '../story.ts'
import type { View } from '../view.ts'

export interface PaxTexts extends GameTexts<Move, View, Options, Event> {
  readonly story: StoryTexts<Moment>
}

/** How many of each faction, in the order of the factions; those with none are left out. */
export type Tally = readonly { readonly faction: FactionName; readonly count: number }[]

export const tallyOf = (favors: readonly number[]): Tally =>
  factions.map((faction, at) => ({ faction, count: favors[at] })).filter(({ count }) => count > 0)

/** Places are counted from 1 on, row by row from the top left: a log line knows no more than the number of a slot. */
export const placeNumber = (slot: Slot): number => slot + 1

/** Table 1.3: seats are called A, B, C and D, clockwise, as on the placards. */
export const seatLetter = (seat: number): string => 'ABCD'[seat]
