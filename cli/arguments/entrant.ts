import { type Budget, type PlayerName, playerNames } from '@eminence/ai'
import { wrongUse } from '../failure.ts'
import type { CliTexts } from '../texts/texts.ts'
import type { Arguments } from './arguments.ts'

/** A computer player as it is asked for: `expert`, `expert@1000ms` or `plain@500it`. */
export interface Entrant {
  /** As it was typed. */
  readonly label: string
  readonly player: PlayerName
  readonly budget: Budget | undefined
}

const isPlayerName = (name: string): name is PlayerName => playerNames.some((each) => each === name)

export function readEntrant(label: string, usualBudget: Budget | undefined, { errors }: CliTexts): Entrant {
  const [name, ...rest] = label.split('@')
  if (!isPlayerName(name)) throw wrongUse(errors.unknownPlayer(name, playerNames))
  if (rest.length === 0) return { label, player: name, budget: usualBudget }
  const [, amount, unit] = /^([1-9]\d*)(ms|it)$/.exec(rest.join('@')) ?? []
  if (amount === undefined) throw wrongUse(errors.badBudget(label))
  const budget = unit === 'ms' ? { milliseconds: Number(amount) } : { iterations: Number(amount) }
  return { label, player: name, budget }
}

/** What --time and --iterations allow to players that bring no budget of their own; neither leaves each its level's. */
export function usualBudget(args: Arguments): Budget | undefined {
  const milliseconds = args.number('time', 1)
  const iterations = args.number('iterations', 1)
  if (milliseconds === undefined && iterations === undefined) return undefined
  return {
    ...(milliseconds === undefined ? {} : { milliseconds }),
    ...(iterations === undefined ? {} : { iterations }),
  }
}
