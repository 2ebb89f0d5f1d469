/** Something that a person did or brought, and that we cannot go on with: told in a line, without a stack trace. */
export class Failure extends Error {
  readonly exitCode: number
  /** Where several things are wrong at once, a line for each further one. */
  readonly more: readonly string[]

  constructor(message: string, exitCode: number, more: readonly string[] = []) {
    super(message)
    this.exitCode = exitCode
    this.more = more
  }
}

/** The command was given wrongly. */
export const wrongUse = (message: string): Failure => new Failure(message, 2)

/** The command was right, but a file that it was given is not. */
export const badFile = (message: string, more: readonly string[] = []): Failure => new Failure(message, 1, more)

/** Of anything that may be thrown. */
export const firstLineOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]
