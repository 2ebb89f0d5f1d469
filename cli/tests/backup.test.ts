import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { Client } from '../../server/tests/client.ts'
import { ServerProcess } from '../../server/tests/process.ts'
import { eminence, scratchFolder } from './eminence.ts'

const scratch = scratchFolder()
afterEach(() => ServerProcess.killAll())

const command = fileURLToPath(new URL('../eminence.js', import.meta.url))

/** As a process of its own, so that this one can play on meanwhile. */
async function backUp(data: string, file: string): Promise<unknown> {
  const child = spawn(process.execPath, [command, 'backup', file, '--data', data, '--lang', 'en'], { stdio: 'ignore' })
  const [code] = await once(child, 'exit')
  return code
}

/** Two people who play one table after the other until they are told to stop; each answer that a move is on disk is noted. */
async function busyTable(address: string) {
  const players = await Promise.all([Client.guest(address, 'Ada'), Client.guest(address, 'Ben')])
  const acknowledged = new Map<string, number>()
  let isOver = false

  async function playOne(): Promise<void> {
    const [ada, ben] = players
    const table = await ada.open(2)
    await ada.sit(table, 0)
    await ben.sit(table, 1)
    await ada.start(table)
    for (const each of players) await each.follow(table)
    while (!isOver) {
      const mover = players.find((each) => each.at(table).moves.length > 0)
      if (mover === undefined) break
      const answer = await mover.play(table, mover.at(table).moves[0])
      if (answer.type !== 'done') throw new Error(JSON.stringify(answer))
      acknowledged.set(table, answer.version)
      await Promise.all(players.map((each) => each.until(table, ({ version }) => version >= answer.version)))
    }
    for (const each of players) each.send({ type: 'unfollow', table })
  }

  async function playOn(): Promise<void> {
    while (!isOver) await playOne()
  }
  const playing = playOn()
  const stop = () => {
    isOver = true
    return playing
  }
  return { players, acknowledged, stop }
}

const movesIn = (acknowledged: ReadonlyMap<string, number>): number =>
  [...acknowledged.values()].reduce((sum, moves) => sum + moves, 0)

describe('a backup of a running server', () => {
  it('has every move that was acknowledged before it began, and a server goes on from it', async () => {
    const { file } = scratch()
    const server = await ServerProcess.start(file('data'))
    const busy = await Promise.all(Array.from({ length: 4 }, () => busyTable(server.address)))
    const taken: { copy: string; before: Map<string, number>[] }[] = []
    for (let time = 0; time < 2; time++) {
      const isWellUnderWay = () => busy.every(({ acknowledged }) => movesIn(acknowledged) > 20 * (time + 1))
      await expect.poll(isWellUnderWay, { timeout: 30_000 }).toBe(true)
      const before = busy.map(({ acknowledged }) => new Map(acknowledged))
      const copy = file(`copy-${time}.sqlite`)
      expect(await backUp(file('data'), copy)).toBe(0)
      for (const [at, { acknowledged }] of busy.entries())
        expect(movesIn(acknowledged)).toBeGreaterThan(movesIn(before[at]))
      taken.push({ copy, before })
    }
    await Promise.all(busy.map(({ stop }) => stop()))
    expect(await server.stop()).toBe(0)

    for (const [time, { copy, before }] of taken.entries()) {
      const data = file(`restored-${time}`)
      mkdirSync(data)
      copyFileSync(copy, `${data}/eminence.sqlite`)
      const restored = await ServerProcess.start(data)
      for (const [at, { players, acknowledged }] of busy.entries()) {
        const [ada, ben] = players.map(({ cookie }) => new Client(restored.address, cookie))
        for (const each of [ada, ben]) await each.connect()
        for (const [table, moves] of before[at]) {
          for (const each of [ada, ben]) await each.follow(table)
          const { version, log, result } = ada.at(table)
          expect(version).toBeGreaterThanOrEqual(moves)
          expect(version).toBeLessThanOrEqual(acknowledged.get(table) ?? 0)
          expect(log).toHaveLength(version + 1)
          const mover = [ada, ben].find((each) => each.at(table).moves.length > 0)
          expect(mover === undefined).toBe(result !== null)
          if (mover === undefined) continue
          expect(await mover.play(table, mover.at(table).moves[0])).toMatchObject({
            type: 'done',
            version: version + 1,
          })
        }
      }
      expect(await restored.stop()).toBe(0)
    }
  })
})

describe('a backup', () => {
  /** A data folder of a server that has stopped. */
  async function stored() {
    const { file, files } = scratch()
    const server = await ServerProcess.start(file('data'))
    await Client.guest(server.address, 'Ada')
    await server.stop()
    return { file, files }
  }

  it('is also made of a server that has stopped, and is for its owner alone', async () => {
    const { file, files } = await stored()
    const { code, out } = await eminence(['backup', file('copy'), '--data', file('data')])
    expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^Saved to .*copy \(\d+ KB\)\.\n$/) })
    expect(statSync(file('copy')).mode & 0o777).toBe(0o600)
    expect(files().sort()).toEqual(['copy', 'data'])
    expect(readdirSync(file('data'))).toEqual(['eminence.lock', 'eminence.sqlite'])
  })

  it('takes the data folder from the environment, as the server does', async () => {
    const { file } = await stored()
    expect(await eminence(['backup', file('copy')], { env: { DATA: file('data') } })).toMatchObject({ code: 0 })
  })

  it('does not overwrite a file, unless it is told to', async () => {
    const { file } = await stored()
    writeFileSync(file('copy'), 'precious')
    const argv = ['backup', file('copy'), '--data', file('data')]
    const refused = await eminence(argv)
    expect(refused).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('exists already; --force overwrites'),
    })
    expect(statSync(file('copy')).size).toBe('precious'.length)
    expect(await eminence([...argv, '--force'])).toMatchObject({ code: 0 })
    expect(statSync(file('copy')).size).toBeGreaterThan(4096)
  })

  it('says what is wrong with the folder or the file, and leaves nothing behind', async () => {
    const { file, files } = scratch()
    mkdirSync(file('empty'))
    mkdirSync(file('broken'))
    writeFileSync(file('broken/eminence.sqlite'), 'no database at all'.repeat(1000))
    const tried = async (target: string, data: string) => {
      const { code, out, err } = await eminence(['backup', target, '--data', data])
      expect(out).toBe('')
      return { code, err }
    }
    expect(await tried(file('copy'), file('nowhere'))).toEqual({
      code: 2,
      err: `eminence: there is no database in ${file('nowhere')}; --data names the data folder of the server\n`,
    })
    expect((await tried(file('copy'), file('empty'))).err).toContain(`there is no database in ${file('empty')}`)
    expect(await tried(file('copy'), file('broken'))).toEqual({
      code: 1,
      err: `eminence: the database in ${file('broken')} cannot be read: it is damaged, or not one of ours\n`,
    })
    expect(await tried(file('none/copy'), file('broken'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('none/copy'),
    })
    expect(files().sort()).toEqual(['broken', 'empty'])
  })
})
