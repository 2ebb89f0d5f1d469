import Database from 'better-sqlite3'
import { lockIn } from './folder.ts'

/** Another server has the data folder. */
export class FolderInUseError extends Error {}

/**
 * A second server in the same folder would write over what the first one keeps in memory. The lock is the system's own, on an empty file: it is
 * gone with the process, however that ends.
 */
export function lock(folder: string): Database.Database {
  const held = new Database(lockIn(folder), { timeout: 0 })
  try {
    held.exec('begin exclusive')
    return held
  } catch (error) {
    held.close()
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_BUSY')
      throw new FolderInUseError(folder, { cause: error })
    throw error
  }
}
