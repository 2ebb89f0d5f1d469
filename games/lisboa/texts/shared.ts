import type { GameTexts, StoryTexts } from '@eminence/kernel'
import { columnOf, type Land, rowOf } from '../data.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { type RankReport, ranks } from '../rank.ts'
import type { Bonus, NobleEffect } from '../sets.ts'
import type { Options } from '../state.ts'
import type { Moment } from '../story.ts'
import type { View } from '../view.ts'

export interface LisboaTexts extends GameTexts<Move, View, Options, Event> {
  readonly story: StoryTexts<Moment>
}

/** “B3”, as it is printed on the board. */
export const landName = (land: Land): string => `${rowName(rowOf[land])}${columnOf[land] + 1}`
export const rowName = (row: number): string => 'ABCDE'[row]

/** A step, with its sign: “+2”, “−3”. */
export const signed = (step: number): string => (step < 0 ? `−${-step}` : `+${step}`)

/** An effect of so many réis, so much influence or so many wigs; null if it is of another kind. */
export interface Amount {
  readonly of: 'reis' | 'inf' | 'wig'
  readonly by: number
}

const amounts = ['reis', 'inf', 'wig'] as const

export function amountIn(code: NobleEffect | Bonus): Amount | null {
  const of = amounts.find((each) => code.startsWith(each))
  return of === undefined ? null : { of, by: Number(code.slice(of.length)) }
}

/** What is not an amount. */
const otherEffects = [
  ...([
    'none',
    'state',
    'official',
    'good',
    'good-1',
    'rubble',
    'price+1',
    'treasury',
    'favor',
    'goodOfStore',
  ] as const),
]
export type OtherEffect = (typeof otherEffects)[number]
export const otherEffect = (code: NobleEffect | Bonus): OtherEffect =>
  otherEffects.find((each) => each === code) ?? 'none'

/** Of things that are counted by kind, those that are there. */
export const counted = (numbers: readonly number[], say: (number: number, kind: number) => string): string[] =>
  numbers.flatMap((number, kind) => (number > 0 ? [say(number, kind)] : []))

/** What made somebody an apprentice, or what was missing for the next rank; nothing for who has the highest. */
export function shortOf({ rank, failed, yours }: RankReport) {
  const isMade = rank === 'apprentice' && failed[0].length > 0
  const criteria = isMade ? failed[0] : (failed[ranks.indexOf(rank) + 1] ?? [])
  return { isMade, criteria: criteria.map((criterion) => ({ criterion, number: yours[criterion] })) }
}
