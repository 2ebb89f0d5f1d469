import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { openSqlite } from '../../server/storage/sqlite.ts'
import { eminence, scratchFolder } from './eminence.ts'

const scratch = scratchFolder()

it('a server refuses the database of a newer version, says how to go on, and leaves it as it is', async () => {
  const { file } = scratch()
  const storage = await openSqlite(file('data'), () => {})
  await storage.close()
  const later = new DatabaseSync(file('data/eminence.sqlite'))
  later.exec(`insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')`)
  later.close()
  const { code, out, err } = await eminence(['serve', '--port', '0', '--data', file('data')], {
    env: { LOG: 'silent' },
  })
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toBe(
    `eminence: ${file('data')} belongs to a newer version of Eminence; start that one, or restore a backup of this one\n`,
  )
  expect(readdirSync(file('data'))).toEqual(['eminence.lock', 'eminence.sqlite'])
})

it('a server does not begin in a folder that another one uses', async () => {
  const { file } = scratch()
  const storage = await openSqlite(file('data'), () => {})
  const { code, out, err } = await eminence(['serve', '--port', '0', '--data', file('data')], {
    env: { LOG: 'silent' },
  })
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toBe(`eminence: another server is using ${file('data')}; stop it, or choose another folder with --data\n`)
  await storage.close()
})

it('a server whose port is taken says so, and lets go of its folder', async () => {
  const { file } = scratch()
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const at = other.address()
  const port = typeof at === 'object' && at !== null ? `${at.port}` : ''
  const { code, out, err } = await eminence(['serve', '--port', port, '--host', '127.0.0.1', '--data', file('data')], {
    env: { LOG: 'silent' },
  })
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toBe(`eminence: port ${port} is taken or may not be used; choose another with --port\n`)
  const storage = await openSqlite(file('data'), () => {})
  await storage.close()
  other.close()
})

it.each([
  ['en', 'is not a folder; choose another data folder with --data'],
  ['ja', 'はフォルダーではありません。--dataで別のデータフォルダーを指定してください'],
  ['hu', 'ez nem mappa: '],
])('a server does not begin in a file: %s', async (language, words) => {
  const { file } = scratch()
  writeFileSync(file('data'), '')
  const argv = ['serve', '--port', '0', '--data', file('data'), '--lang', language]
  const { code, out, err } = await eminence(argv, { env: { LOG: 'silent' } })
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toContain(words)
  expect(err).toContain(file('data'))
})

it('a server does not begin with a database that is damaged', async () => {
  const { file } = scratch()
  const storage = await openSqlite(file('data'), () => {})
  await storage.close()
  writeFileSync(file('data/eminence.sqlite'), 'something else'.repeat(1000))
  const { code, out, err } = await eminence(['serve', '--port', '0', '--data', file('data')], {
    env: { LOG: 'silent' },
  })
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toBe(`eminence: the database in ${file('data')} is damaged, or not one of ours; restore a backup\n`)
})

it('a server whose port for metrics is taken says which', async () => {
  const { file } = scratch()
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const at = other.address()
  const port = typeof at === 'object' && at !== null ? `${at.port}` : ''
  const { code, err } = await eminence(['serve', '--port', '0', '--data', file('data')], {
    env: { LOG: 'silent', METRICS_PORT: port },
  })
  expect(code).toBe(2)
  expect(err).toBe(`eminence: the environment is not as it should be: METRICS_PORT=${port}: EADDRINUSE\n`)
  other.close()
})
