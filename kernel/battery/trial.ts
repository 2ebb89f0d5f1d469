import { seenBy, type Tell, type Telling, type Told, told } from '../events.ts'
import type { Game, Move, Seat, Viewer } from '../game.ts'
import { pick, type Random } from '../random.ts'
import type { Played, Table } from '../table.ts'
import { text } from './json.ts'
import type { Notebook } from './report.ts'

/** One random play on which the checks are made. */
export interface Trial {
  readonly game: Game
  readonly seed: number
  readonly seats: number
  readonly options: object
  readonly components: object | undefined
  readonly maxMoves: number
  /** Costly checks are made at one of so many positions. */
  readonly stride: number
  /** Whether the other positions are looked at only briefly. */
  readonly sparing: boolean
  /** Whether its record is tried too: hashing every state takes longer than all else. */
  readonly withRecord: boolean
  readonly notebook: Notebook
  readonly random: Random
  /** For checks that must not change which play a seed stands for. */
  readonly spareRandom: Random
}

export type AnyTable = Table<object, Move, object, object, Telling>

/** A position, and what was told on the way to it. */
export interface Outcome {
  readonly state: object
  readonly events: readonly Told[]
}

export const seatsOf = ({ seats }: Trial): Seat[] => Array.from({ length: seats }, (_, seat) => seat)

export const viewersOf = (trial: Trial): Viewer[] => [...seatsOf(trial), null]

export const called = (viewer: Viewer): string => (viewer === null ? 'the audience' : `seat ${viewer}`)

export function setUp({ game, seats, options, components }: Trial, random: Random): Outcome {
  const events: Told[] = []
  const tell: Tell = (event, ...notes) => events.push(told(event, notes))
  const state = game.setup(seats, options, { random, tell }, components)
  return { state, events }
}

/** Plays the move on this very state. */
export function play(game: Game, state: object, { seat, move }: Played, random: Random): Outcome {
  const events: Told[] = []
  game.play(state, seat, move, { random, tell: (event, ...notes) => events.push(told(event, notes)) })
  return { state, events }
}

/** A move of somebody who owes one; none when the play is over. */
export function anyMove(game: Game, state: object, random: Random): Played | undefined {
  const decisions = game.decisions(state)
  if (decisions.length === 0) return undefined
  const { seat, type } = pick(decisions, random)
  const moves = game.moves(state, seat)
  if (moves.length === 0) throw new Error(`seat ${seat} owes "${type}" and is offered nothing`)
  return { seat, move: pick(moves, random) }
}

/** Now and then a move of a seat that owes nothing but is offered a way back. */
export function anyWayBack(trial: Trial, state: object): Played | undefined {
  const { game, random } = trial
  const owing = game.decisions(state).map(({ seat }) => seat)
  const ways = seatsOf(trial)
    .filter((seat) => !owing.includes(seat))
    .flatMap((seat) => game.moves(state, seat).map((move) => ({ seat, move })))
  return ways.length > 0 && random.below(4) === 0 ? pick(ways, random) : undefined
}

/** Plays on at random, at most so many moves; gives what was told on the way. */
export function playOn(game: Game, state: object, moves: number, random: Random): Told[] {
  const events: Told[] = []
  for (let played = 0; played < moves; played++) {
    const next = anyMove(game, state, random)
    if (next === undefined) break
    events.push(...play(game, state, next, random).events)
  }
  return events
}

export const heardBy = (viewer: Viewer, events: readonly Told[]): string =>
  text(events.map((each) => seenBy(each, viewer)))
