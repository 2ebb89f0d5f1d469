import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { checkDatabase, databaseIn, FolderError, folderErrorOf, prepareFolder } from '../storage/folder.ts'
import { lock } from '../storage/lock.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { servers } from './given.ts'

const { newFolder } = servers()

const rightsOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

/** What the folder, or the database in it, is refused for. */
function problemOf(use: () => unknown): string {
  try {
    use()
    return 'none'
  } catch (error) {
    return error instanceof FolderError ? error.problem : String(error)
  }
}

describe('the data folder', () => {
  it('is made for its owner alone, and so is all that is in it while it is used', async () => {
    const folder = join(newFolder(), 'below', 'data')
    const storage = await openSqlite(folder, () => {})
    await storage.addGuest({ id: 'a', name: 'Ada' }, 'hash')
    expect(rightsOf(folder)).toBe('700')
    const files = readdirSync(folder)
    expect(files).toContain('eminence.sqlite-wal')
    for (const file of files) expect([file, rightsOf(join(folder, file))]).toEqual([file, '600'])
    await storage.close()
  })

  it('of an older version is closed to others', async () => {
    const folder = newFolder()
    const database = databaseIn(folder)
    for (const file of [database, `${database}-wal`, `${database}-shm`, join(folder, 'eminence.lock')]) {
      writeFileSync(file, '')
      chmodSync(file, 0o644)
    }
    prepareFolder(folder)
    for (const file of readdirSync(folder)) expect([file, rightsOf(join(folder, file))]).toEqual([file, '600'])
  })

  it('keeps the lock of who uses it', () => {
    const folder = newFolder()
    prepareFolder(folder)
    const held = lock(folder)
    prepareFolder(folder)
    expect(() => lock(folder)).toThrow(folder)
    held.close()
  })

  it('is not a file', () => {
    const file = join(newFolder(), 'data')
    writeFileSync(file, '')
    expect(problemOf(() => prepareFolder(file))).toBe('notFolder')
    expect(problemOf(() => prepareFolder(join(file, 'below')))).toBe('notFolder')
  })

  it('can be written', () => {
    // Not even the superuser can make files there.
    expect(problemOf(() => prepareFolder('/sys/eminence'))).toBe('readOnly')
  })

  it.each([
    ['EACCES', 'readOnly'],
    ['EROFS', 'readOnly'],
    ['SQLITE_READONLY_DIRECTORY', 'readOnly'],
    ['SQLITE_CANTOPEN', 'readOnly'],
    ['ENOSPC', 'full'],
    ['EDQUOT', 'full'],
    ['SQLITE_FULL', 'full'],
    ['SQLITE_CORRUPT_INDEX', 'damaged'],
    ['SQLITE_NOTADB', 'damaged'],
  ])('has a trouble when the system says %s: %s', (code, problem) => {
    expect(folderErrorOf(Object.assign(new Error(code), { code }))).toMatchObject({ problem })
  })

  it('has none when something else is wrong', () => {
    for (const error of [new Error('x'), Object.assign(new Error(), { code: 'SQLITE_BUSY' }), 'x', null])
      expect(folderErrorOf(error)).toBe(error)
  })
})

describe('a database', () => {
  it('that is whole is taken', () => {
    const database = new Database(databaseIn(newFolder()))
    database.exec('create table a (b); insert into a values (1)')
    expect(problemOf(() => checkDatabase(database))).toBe('none')
    database.close()
  })

  it('that is none is refused', async () => {
    const folder = newFolder()
    writeFileSync(databaseIn(folder), 'this is a letter, and no database at all'.repeat(100))
    await expect(openSqlite(folder, () => {})).rejects.toMatchObject({ problem: 'damaged' })
  })

  it('with a broken page is refused', async () => {
    const folder = newFolder()
    const file = databaseIn(folder)
    const database = new Database(file)
    database.exec('create table a (b text); create index c on a (b)')
    const insert = database.prepare('insert into a values (?)')
    for (let row = 0; row < 2000; row++) insert.run(`${row}`.repeat(20))
    const bytes = database.serialize()
    database.close()
    bytes.fill(0xff, 5 * 4096, 9 * 4096)
    writeFileSync(file, bytes)
    await expect(openSqlite(folder, () => {})).rejects.toMatchObject({ problem: 'damaged' })
  })

  it('that finds no room is told from one that is broken', () => {
    const database = new Database(databaseIn(newFolder()))
    database.exec('create table a (b)')
    database.pragma('max_page_count = 2')
    const fill = () => database.prepare('insert into a values (?)').run('x'.repeat(100_000))
    expect(
      problemOf(() => {
        try {
          fill()
        } catch (error) {
          throw folderErrorOf(error)
        }
      }),
    ).toBe('full')
    database.close()
  })
})
