import { type GameEntry, games } from '@eminence/games'
import { checkSeats, type Game, nameOfSet, readOptions, type Setup, SetupError } from '@eminence/kernel'
import { wrongUse } from '../failure.ts'
import type { CliTexts } from '../texts/texts.ts'
import type { Arguments } from './arguments.ts'
import { ownSet } from './own-set.ts'

const ids = games.map(({ game }) => game.id)

/** The generators of simulations and arenas begin with 32 bits. */
export const largestSeed = 0xffff_ffff

export function chosenGame(id: string, { errors }: CliTexts): GameEntry {
  const entry = games.find(({ game }) => game.id === id)
  if (entry === undefined) throw wrongUse(errors.unknownGame(id, ids))
  return entry
}

/** Each option with the values that it can have, the first of them the default. */
export const optionsOf = ({ options }: Game): [name: string, values: readonly unknown[]][] => Object.entries(options)

/** A table as it was asked for, but for its chance. */
export type ChosenSetup = Omit<Setup, 'seed'>

/** As many seats as the game has, unless fewer are asked for, the options, and the component set, if one was brought. */
export function chosenSetup(args: Arguments, game: Game, texts: CliTexts): ChosenSetup {
  const seats = args.number('seats', 0) ?? game.seats.max
  const options = Object.fromEntries(args.all('option').map((given) => typedOption(given, game, texts)))
  try {
    checkSeats(game.seats, seats)
    const components = ownSet(args, game, texts)
    return { seats, options: readOptions(game.options, options), ...(components !== undefined && { components }) }
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    throw wrongUse(texts.setupProblem(error.problem))
  }
}

/** What a report says of the component set, if one was brought. */
export const setNameOf = ({ components }: ChosenSetup): { readonly components?: string } =>
  components === undefined ? {} : { components: nameOfSet(components) }

/** Reads `name=value`: the value of the game that is written so, or else what was typed. */
export function typedOption(given: string, game: Game, { errors }: CliTexts): [name: string, value: unknown] {
  const [name, ...rest] = given.split('=')
  if (rest.length === 0) throw wrongUse(errors.badOptionForm(given))
  const typed = rest.join('=')
  const values = new Map(optionsOf(game)).get(name) ?? []
  return [name, values.find((each) => String(each) === typed) ?? typed]
}
