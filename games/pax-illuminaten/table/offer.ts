import type { Blocked } from '@eminence/kernel'
import { type Offering, offerContext } from '@eminence/ui/offering.ts'
import type { Slots } from '../data.ts'
import type { Move } from '../moves.ts'
import { choiceKey, isOnTable, keyOf } from './scene.ts'

/** What the viewer may do now, and what a press on a thing means. */
export interface Offer extends Offering {
  movesAt(key: string): readonly Move[]
  readonly focused: string | null
  /** A place that was pressed and means several things: one of them is to be chosen. */
  readonly picked: string | null
  /** Places that the action in focus could aim at. */
  readonly aims: Slots
  /** A move itself, where its key stands for several. */
  play(move: Move): void
  putBack(): void
}

export const [useOffer, provideOffer] = offerContext<Offer>()

/** All moves that a press may mean: by the thing that is pressed, and each by itself. */
export function byKey(moves: readonly Move[]): ReadonlyMap<string, readonly Move[]> {
  const found = new Map<string, Move[]>()
  for (const move of moves) {
    const key = keyOf(move)
    const list = found.get(key)
    if (list === undefined) found.set(key, [move])
    else list.push(move)
  }
  for (const move of moves) {
    const key = choiceKey(move)
    if (!found.has(key)) found.set(key, [move])
  }
  return found
}

export const blockedByKey = (blocked: readonly Blocked<Move>[]): ReadonlyMap<string, Blocked<Move>> =>
  new Map(blocked.toReversed().map((each) => [keyOf(each.move), each]))

/** The keys of the targets: what lies on the table first, then choices. */
export const targetsOf = (moves: readonly Move[]): string[] => [
  ...moves.filter(isOnTable).map(keyOf),
  ...moves.filter((move) => !isOnTable(move) && !isAtPrompt(move)).map(keyOf),
]

/** To do without, or no more: for that the prompt has a button. */
export const isAtPrompt = ({ type }: Move): boolean => type === 'end' || type === 'stop'

/** The moves that the panel of the turn has buttons for: those without a place, and those of a place that means several. */
export function choicesOf(moves: readonly Move[], picked: string | null): readonly Move[] {
  if (picked !== null) return moves.filter((move) => keyOf(move) === picked)
  return moves.filter((move) => !isOnTable(move) && !isAtPrompt(move))
}
