import { readFileSync } from 'node:fs'
import { games } from '@eminence/games'
import type { TableAnswer } from '@eminence/protocol'
import { expect, it, vi } from 'vitest'
import { Client } from '../../server/tests/client.ts'
import { servers } from '../../server/tests/given.ts'
import { ServerProcess } from '../../server/tests/process.ts'
import { Bot } from '../bot/bot.ts'

const { start, newFolder } = servers()

/** Two bots play at a table of two that somebody else has opened and starts when both are there. */
async function botsAt(address: string, game: string, pause = 0) {
  const host = await Client.guest(address, 'Host')
  const table = await host.open(2, {}, game)
  const link = `${address}/tables/${table}`
  const bots = [await Bot.sit(link, 'Ann', { pause }), await Bot.sit(link, 'Bob', { pause })]
  const results = Promise.all(bots.map((bot) => bot.play()))
  await vi.waitFor(async () => {
    const { info }: TableAnswer = JSON.parse(await (await host.fetch(`/api/tables/${table}`)).text())
    expect(info.seats).toMatchObject([{ here: true }, { here: true }])
  })
  const { info } = await host.start(table)
  return { host, table, bots, results, info }
}

/** What the server itself shows to the bot, as a whole. */
async function shownTo({ address, cookie, table }: Bot) {
  const client = new Client(address, cookie)
  await client.connect()
  await client.follow(table)
  return client.at(table)
}

it.each(games.map(({ game }) => game.id))('two bots play %s to the end, and know the table as it is', async (game) => {
  const { address } = await start()
  const { table, bots, results, info } = await botsAt(address, game)
  expect(info.start?.leftOut).toEqual([])
  const [first, second] = await results
  expect(first).not.toBeNull()
  expect(first).toEqual(second)
  for (const bot of bots) {
    const { version, view, decisions, result } = await shownTo(bot)
    expect(bot.picture).toMatchObject({ version, view, decisions, result })
  }
  const record = await fetch(`${address}/api/tables/${table}/record`)
  expect(record.status).toBe(200)
})

it('bots come back to a server that was killed and started again', async () => {
  const data = newFolder()
  const first = await ServerProcess.start(data)
  try {
    const { host, table, bots, results } = await botsAt(first.address, 'trounce', 5)
    await host.follow(table)
    await host.until(table, ({ version }) => version >= 10)
    await first.killHard()
    const second = await ServerProcess.start(data, first.port)
    const [result] = await results
    expect(result).toEqual((await shownTo(bots[0])).result)
    expect(await second.stop()).toBe(0)
  } finally {
    ServerProcess.killAll()
  }
})

it('a bot says what is wrong with its link', async () => {
  const { address } = await start()
  await expect(Bot.sit(`${address}/tables/none`, 'Ann')).rejects.toThrow('no such table: {"code":"unknownTable"}')
  const { table, results } = await botsAt(address, 'trounce')
  await expect(Bot.sit(`${address}/tables/${table}`, 'Cyd')).rejects.toThrow('no seat is free')
  await results
})

it('the bot needs nothing but its own file', () => {
  const source = readFileSync(new URL('../bot/bot.ts', import.meta.url), 'utf8')
  expect(source).not.toMatch(/^\s*(import|export) .* from |import\(|require\(/m)
})
