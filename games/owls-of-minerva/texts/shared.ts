import type { GameTexts, StoryTexts } from '@eminence/kernel'
import { allFactions, type FactionNumber } from '../data.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { type Faction, factions } from '../sets.ts'
import type { Options } from '../state.ts'
import type { Moment } from '../story.ts'
import type { View } from '../view.ts'

export interface OwlsTexts extends GameTexts<Move, View, Options, Event> {
  readonly story: StoryTexts<Moment>
}

/** How many of each faction, in the order of the factions; those with none are left out. */
export type Tally = readonly { readonly faction: Faction; readonly count: number }[]

export const tallyOf = (count: (faction: FactionNumber) => number): Tally =>
  allFactions.map((each) => ({ faction: factions[each], count: count(each) })).filter((each) => each.count > 0)

/** What the rest of a reform can be paid with. */
export type Means = 'cards' | 'followers' | 'both'

/** What an action card is good for; a prompt names what is left of it. */
export const actKinds = ['move', 'gather', 'freemason', 'rosicrucian', 'reform'] as const
export type ActKind = (typeof actKinds)[number]
