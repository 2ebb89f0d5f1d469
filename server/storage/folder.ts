import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type Database from 'better-sqlite3'

/** Hidden cards and the secrets of running tables are in it: it is for the server's user alone. */
const forOwner = { folder: 0o700, file: 0o600 } as const

/** Room that a server needs to start with; a disk that has less is full. */
const roomNeeded = 65_536

/** Where the database lies in the data folder. */
export const databaseIn = (folder: string): string => join(folder, 'eminence.sqlite')

export const lockIn = (folder: string): string => join(folder, 'eminence.lock')

export type FolderProblem = 'notFolder' | 'readOnly' | 'full' | 'damaged'

/** The data folder, or the database in it, cannot be used. */
export class FolderError extends Error {
  readonly problem: FolderProblem

  constructor(problem: FolderProblem, cause: unknown) {
    super(`${problem}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.problem = problem
  }
}

const problems: ReadonlyMap<string, FolderProblem> = new Map([
  ['EEXIST', 'notFolder'],
  ['ENOTDIR', 'notFolder'],
  ['EACCES', 'readOnly'],
  ['EPERM', 'readOnly'],
  ['EROFS', 'readOnly'],
  ['SQLITE_READONLY', 'readOnly'],
  ['SQLITE_CANTOPEN', 'readOnly'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['SQLITE_FULL', 'full'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_CORRUPT', 'damaged'],
])

/** What the system or SQLite complains about, as an error of the folder; anything else as it is. SQLite's codes may go into detail: SQLITE_READONLY_DIRECTORY. */
export function folderErrorOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error
  const problem = problems.get(error.code) ?? problems.get(error.code.split('_').slice(0, 2).join('_'))
  return problem === undefined ? error : new FolderError(problem, error)
}

/**
 * Makes the folder and the files of the database, or makes sure that nobody but the server's user can read them, and that they can be
 * written. SQLite gives `-wal` and `-shm` the rights of the database.
 */
export function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: forOwner.folder })
    tryToWrite(join(folder, `eminence.${process.pid}.part`))
    const database = databaseIn(folder)
    // Never opened if they are there: to close a file would drop the locks that SQLite has on it in this process.
    for (const file of [lockIn(folder), database]) if (!existsSync(file)) closeSync(openSync(file, 'a', forOwner.file))
    for (const file of [lockIn(folder), database, `${database}-wal`, `${database}-shm`])
      if (existsSync(file)) chmodSync(file, forOwner.file)
  } catch (error) {
    throw folderErrorOf(error)
  }
}

function tryToWrite(file: string): void {
  try {
    const opened = openSync(file, 'w', forOwner.file)
    try {
      writeSync(opened, Buffer.alloc(roomNeeded))
      fsyncSync(opened)
    } finally {
      closeSync(opened)
    }
  } finally {
    rmSync(file, { force: true })
  }
}

/** Reads through the whole database before anybody plays on what is broken. */
export function checkDatabase(database: Database.Database): void {
  try {
    const found = database.pragma('quick_check(1)', { simple: true })
    if (found !== 'ok') throw new FolderError('damaged', found)
  } catch (error) {
    throw folderErrorOf(error)
  }
}
