/** Something that a person did or brought, and that we cannot go on with: told in one line, without a stack trace. */
export class Failure extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode: number) {
    super(message)
    this.exitCode = exitCode
  }
}

/** The command was given wrongly. */
export const wrongUse = (message: string): Failure => new Failure(message, 2)

/** The command was right, but the record is not. */
export const badRecord = (message: string): Failure => new Failure(message, 1)

/** Of anything that may be thrown. */
export const firstLineOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]
