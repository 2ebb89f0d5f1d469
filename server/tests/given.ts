import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import { configFrom, type Running, startServer } from '../index.ts'
import { Client } from './client.ts'

/** Servers on random ports of this machine, each with an empty data folder; they are gone after the test. */
export function servers() {
  const toStop: Running[] = []
  const toRemove: string[] = []
  afterEach(async () => {
    for (const running of toStop.splice(0)) await running.stop()
    for (const folder of toRemove.splice(0)) rmSync(folder, { recursive: true })
  }, 60_000)
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'eminence-'))
    toRemove.push(folder)
    return folder
  }
  const start = async (env: Record<string, string> = {}) => {
    const quiet = {
      PORT: '0',
      LOG: 'silent',
      COMPUTER_PAUSE: '0',
      REQUESTS_PER_SECOND: '1000',
      MESSAGES_PER_SECOND: '1000',
      CPU_PER_ADDRESS: '1000000',
    }
    const running = await startServer(configFrom({ ...quiet, DATA: newFolder(), ...env }))
    toStop.push(running)
    return running
  }
  return { start, newFolder }
}

/** Two people at a table of two that has begun, and somebody who watches. */
export async function tableOfTwo(address: string, game?: string) {
  const [ada, ben] = await Promise.all([Client.guest(address, 'Ada'), Client.guest(address, 'Ben')])
  const watcher = new Client(address)
  await watcher.connect()
  const table = await ada.open(2, {}, game)
  await ada.sit(table, 0)
  await ben.sit(table, 1)
  const everybody = [ada, ben, watcher]
  for (const each of everybody) await each.follow(table)
  const begun = everybody.map((each) => each.until(table, () => true))
  await ada.start(table)
  await Promise.all(begun)
  return { ada, ben, watcher, table }
}
