import { SetupError } from './errors.ts'

/** What a host may choose: each option has a short list of values, the first of them the default. */
export type OptionsSchema<Options extends object> = {
  readonly [Name in keyof Options]: readonly [Options[Name], ...Options[Name][]]
}

/** Fills in the defaults; says which option is unknown or has a value that it cannot have. */
export function readOptions<Options extends object>(schema: OptionsSchema<Options>, given: object): Options {
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(schema, name)) throw new SetupError({ code: 'unknownOption', name, known: Object.keys(schema) })
    const possible: readonly unknown[] = schema[name as keyof Options]
    if (!possible.includes(value)) throw new SetupError({ code: 'optionValue', name, value, possible })
  }
  const defaults = Object.entries<readonly unknown[]>(schema).map(([name, values]) => [name, values[0]])
  return { ...Object.fromEntries(defaults), ...given }
}
