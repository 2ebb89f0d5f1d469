import type { Game } from '@eminence/kernel'
import { optionsOf } from '../arguments/chosen.ts'

type Options = Readonly<Record<string, unknown>>

/** A game with a number of seats, and who of the rulebook plays along. */
export interface Kind {
  readonly game: string
  readonly seats: number
  readonly automaton: string | null
  /** Every choice of options that makes such a table; for each play one of them is drawn. */
  readonly choices: readonly Options[]
}

/** Every kind of table that the game has; `chosen` are options that are not left open. */
export function kindsOf(game: Game, chosen: Options = {}): Kind[] {
  const { min, max } = game.seats
  const choices = choicesOf(game).filter((choice) =>
    Object.entries(chosen).every(([name, value]) => choice[name] === value),
  )
  return Array.from({ length: max - min + 1 }, (_, more) => min + more).flatMap((seats) => {
    const byAutomaton = Map.groupBy(choices, (choice) => game.automaton?.(seats, choice)?.id ?? null)
    return [...byAutomaton].map(([automaton, choices]) => ({ game: game.id, seats, automaton, choices }))
  })
}

/** All that a host could choose, the defaults first. */
const choicesOf = (game: Game): Options[] =>
  optionsOf(game).reduce<Options[]>(
    (choices, [name, values]) => choices.flatMap((choice) => values.map((value) => ({ ...choice, [name]: value }))),
    [{}],
  )
