import { type GameEntry, games } from '@eminence/games'
import type { Game } from '@eminence/kernel'
import { wrongUse } from '../failure.ts'
import type { CliTexts } from '../texts/texts.ts'
import type { Arguments } from './arguments.ts'

const ids = games.map(({ game }) => game.id)

/** The generators of simulations and arenas begin with 32 bits. */
export const largestSeed = 0xffff_ffff

export function chosenGame(id: string, { errors }: CliTexts): GameEntry {
  const entry = games.find(({ game }) => game.id === id)
  if (entry === undefined) throw wrongUse(errors.unknownGame(id, ids))
  return entry
}

/** As many seats as the game has, unless fewer are asked for. */
export function chosenSeats(args: Arguments, { id, seats: { min, max } }: Game, { errors }: CliTexts): number {
  const seats = args.number('seats', 0) ?? max
  if (seats < min || seats > max) throw wrongUse(errors.wrongSeats(id, min, max, seats))
  return seats
}

/** Each option with the values that it can have, the first of them the default. */
export const optionsOf = ({ options }: Game): [name: string, values: readonly unknown[]][] => Object.entries(options)

/** Reads `--option name=value`; the game knows which values there are. */
export function chosenOptions(args: Arguments, game: Game, { errors }: CliTexts): object {
  const known = new Map(optionsOf(game))
  const chosen = args.all('option').map((given) => {
    const [name, ...rest] = given.split('=')
    if (rest.length === 0) throw wrongUse(errors.badOptionForm(given))
    const values = known.get(name)
    if (values === undefined) throw wrongUse(errors.unknownOption(game.id, name, [...known.keys()]))
    const value = rest.join('=')
    if (!values.map(String).includes(value)) throw wrongUse(errors.badOptionValue(name, value, values.map(String)))
    return [name, values.find((each) => String(each) === value)]
  })
  const defaults = [...known].map(([name, values]) => [name, values[0]])
  return Object.fromEntries([...defaults, ...chosen])
}
