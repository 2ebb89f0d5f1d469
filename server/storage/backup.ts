import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { databaseIn } from './folder.ts'

/** Why there is no backup: nothing is stored in this folder, or what is there cannot be read or copied. */
export class BackupError extends Error {
  readonly problem: 'noDatabase' | 'notDatabase' | 'full'

  constructor(problem: BackupError['problem'], options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}

/**
 * Copies the database as it is at one moment; a server may go on writing to it meanwhile. The copy is whole, on disk and checked before it
 * gets its name. Gives its size in bytes.
 */
export function backUp(folder: string, file: string): number {
  const source = databaseIn(folder)
  if (!existsSync(source)) throw new BackupError('noDatabase')
  const part = `${file}.${process.pid}.part`
  try {
    // Hidden cards and the secrets of running tables are in it: it is for the server's user alone.
    closeSync(openSync(part, 'wx', 0o600))
    copy(source, part)
    reachDisk(part)
    renameSync(part, file)
  } catch (error) {
    throw problemOf(error)
  } finally {
    rmSync(part, { force: true })
  }
  return statSync(file).size
}

function copy(source: string, target: string): void {
  const database = new Database(source, { fileMustExist: true })
  try {
    database.prepare('VACUUM INTO ?').run(target)
  } finally {
    database.close()
  }
  const copied = new Database(target, { readonly: true, fileMustExist: true })
  try {
    if (copied.pragma('quick_check', { simple: true }) !== 'ok') throw new BackupError('notDatabase')
  } finally {
    copied.close()
  }
}

function reachDisk(file: string): void {
  const opened = openSync(file, 'r+')
  fsyncSync(opened)
  closeSync(opened)
}

const problems: ReadonlyMap<string, BackupError['problem']> = new Map([
  ['SQLITE_NOTADB', 'notDatabase'],
  ['SQLITE_CORRUPT', 'notDatabase'],
  ['SQLITE_FULL', 'full'],
])

function problemOf(error: unknown): unknown {
  const problem = error instanceof Database.SqliteError ? problems.get(error.code) : undefined
  return problem === undefined ? error : new BackupError(problem, { cause: error })
}
