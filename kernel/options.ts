/** What a host may choose: each option has a short list of values, the first of them the default. */
export type OptionsSchema<Options extends object> = {
  readonly [Name in keyof Options]: readonly [Options[Name], ...Options[Name][]]
}

export class OptionsError extends Error {}

/** Fills in the defaults; says which option is unknown or has a value that it cannot have. */
export function readOptions<Options extends object>(schema: OptionsSchema<Options>, given: object): Options {
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(schema, name)) {
      const known = Object.keys(schema).join(', ') || 'none'
      throw new OptionsError(`there is no option "${name}" (options: ${known})`)
    }
    const values: readonly unknown[] = schema[name as keyof Options]
    if (!values.includes(value)) {
      const allowed = values.map((each) => JSON.stringify(each)).join(', ')
      throw new OptionsError(`option "${name}" cannot be ${JSON.stringify(value)} (possible: ${allowed})`)
    }
  }
  const defaults = Object.entries<readonly unknown[]>(schema).map(([name, values]) => [name, values[0]])
  return { ...Object.fromEntries(defaults), ...given }
}
