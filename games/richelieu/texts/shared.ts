import type { GameTexts, StoryTexts } from '@eminence/kernel'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { Options } from '../state.ts'
import type { Moment } from '../story.ts'
import type { View } from '../view.ts'

export interface RichelieuTexts extends GameTexts<Move, View, Options, Event> {
  readonly story: StoryTexts<Moment>
}

/** A value of an agent, with the minus sign that belongs into a text. */
export const valueText = (value: number): string => (value < 0 ? `−${-value}` : `${value}`)

/** A step, with its sign: “+2”, “−3”. */
export const signed = (step: number): string => (step < 0 ? valueText(step) : `+${step}`)

/** The actions A to D, as a prompt speaks of them. */
export const actionKinds = ['income', 'place', 'commission', 'jewel'] as const
export type ActionKind = (typeof actionKinds)[number]
