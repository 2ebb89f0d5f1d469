/** One command, what is kept of what it prints, and the figures that are read from that. */
export interface Measurement<Result = unknown> {
  /** Also that of the file it is kept in. */
  readonly name: string
  /** As it is typed in the project's folder; no word of it has a space. */
  readonly command: string
  /** Throws if the output is not what the command prints when it has done its work. */
  keep(output: string): Result
  readonly figures: readonly Figure<Result>[]
}

export interface Figure<Result = unknown> {
  readonly name: string
  /** A key of the goals; null where nothing is promised. */
  readonly goal: string | null
  /** Several where it is measured under several conditions: the goal holds for each. None where the measurement had to leave it out. */
  read(result: Result): readonly Reading[]
}

export interface Reading {
  readonly value: number
  readonly shown: string
}

/** What stands in the file of a measurement. */
export interface Kept {
  readonly command: string
  readonly date: string
  readonly machine: Machine
  readonly result: unknown
}

export interface Machine {
  readonly model: string
  readonly cores: number
  readonly node: string
}

/** What a command with --json prints; npm may say something before. */
export function jsonIn(output: string): string {
  const begins = output.search(/^[[{]/m)
  if (begins < 0) throw new Error('it printed no JSON')
  return output.slice(begins)
}

/** With commas: 1,234,567. Small ones keep three digits. */
export const inDigits = (value: number): string =>
  value.toLocaleString('en', Math.abs(value) < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 })

export const readingOf = (value: number, unit = ''): Reading => ({ value, shown: `${inDigits(value)}${unit}` })

/** None if one of them is missing. */
export function readingsOf(values: readonly (number | null)[], unit?: string): readonly Reading[] {
  const there = values.filter((value) => value !== null)
  return there.length < values.length ? [] : there.map((value) => readingOf(value, unit))
}
