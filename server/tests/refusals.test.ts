import { limits } from '@eminence/protocol'
import { describe, expect, it } from 'vitest'
import { Client, playOn } from './client.ts'
import { servers, tableOfTwo } from './given.ts'

const { start } = servers()

/** At a table of two people where the first has to decide. */
async function inPlay(env?: Record<string, string>) {
  const { address } = await start(env)
  const given = await tableOfTwo(address)
  const { ada, ben, table } = given
  const isAdas = ada.at(table).moves.length > 0
  return { ...given, mover: isAdas ? ada : ben, other: isAdas ? ben : ada }
}

describe('a move', () => {
  it('that is sent twice is played once and answered twice alike', async () => {
    const { mover, table } = await inPlay()
    const [move] = mover.at(table).moves
    const first = await mover.play(table, move, 0, 'the same')
    const second = await mover.play(table, move, 0, 'the same')
    expect(first).toEqual({ type: 'done', id: 'the same', version: 1 })
    expect(second).toEqual(first)
    expect(mover.at(table).version).toBe(1)
  })

  it('is answered by its step where one follows the table, and by `done` where not', async () => {
    const { mover, other, table } = await inPlay()
    const answer = mover.next((each) => each.type === 'step')
    const seen = other.next((each) => each.type === 'step')
    mover.send({ type: 'play', id: 'mine', table, version: 0, move: { type: 'pass' } })
    expect(await answer).toMatchObject({ version: 1, answers: 'mine' })
    expect(await seen).not.toHaveProperty('answers')
    mover.send({ type: 'unfollow', table })
    await mover.undo(table)
    expect(mover.messages.map(({ type }) => type).slice(-2)).toEqual(['step', 'done'])
  })

  it('that is sent twice at once is played once', async () => {
    const { mover, table } = await inPlay()
    const [move] = mover.at(table).moves
    const answers = await Promise.all([mover.play(table, move, 0, 'a'), mover.play(table, move, 0, 'a')])
    expect(answers.map(({ type }) => type)).toEqual(['done', 'done'])
    expect(mover.messages.filter(({ type }) => type === 'step')).toHaveLength(1)
  })

  it('for an older version is stale', async () => {
    const { ada, ben, mover, table } = await inPlay()
    await playOn(table, [ada, ben], 2)
    const refused = await mover.play(table, { type: 'pass' }, 0)
    expect(refused).toMatchObject({ type: 'refused', code: 'stale', version: 2, table })
    expect(await mover.play(table, { type: 'pass' }, 7)).toMatchObject({ code: 'stale', version: 2 })
  })

  it('of a seat that owes none, or of nobody at the table, is refused', async () => {
    const { mover, other, watcher, table } = await inPlay()
    const [move] = mover.at(table).moves
    expect(await other.play(table, move)).toMatchObject({ code: 'notYourDecision' })
    expect(await watcher.play(table, move)).toMatchObject({ code: 'notSeated' })
    const stranger = await Client.guest(mover.address, 'Eve')
    expect(await stranger.play(table, move, 0)).toMatchObject({ code: 'notSeated' })
    expect(mover.at(table).version).toBe(0)
  })

  it('that is not offered is refused, with the rule where the game knows one', async () => {
    const { ada, ben, mover, table } = await inPlay()
    expect(await mover.play(table, { type: 'fly' })).toMatchObject({ code: 'notOffered' })
    for (let step = 0; step < 100; step++) {
      const blocked = [ada, ben].find((each) => each.at(table).blocked.length > 0)
      if (blocked !== undefined) {
        const { move, reason, rule } = blocked.at(table).blocked[0]
        expect(await blocked.play(table, move)).toMatchObject({ code: 'blocked', reason, rule })
        return
      }
      await playOn(table, [ada, ben], 1)
    }
    throw new Error('nothing was ever blocked')
  })

  it('is refused before the play begins, at an unknown table, and after the end', async () => {
    const { ada, ben, table } = await inPlay()
    const open = await ada.open(2)
    await ada.sit(open, 0)
    expect(await ada.play(open, { type: 'pass' }, 0)).toMatchObject({ code: 'notStarted' })
    expect(await ada.play('zzzzzzzzzzzz', { type: 'pass' }, 0)).toMatchObject({ code: 'unknownTable' })
    await playOn(table, [ada, ben])
    expect(await ada.play(table, { type: 'pass' })).toMatchObject({ code: 'gameOver' })
  })
})

describe('undo', () => {
  it('takes a move back for everybody, and the log forgets it', async () => {
    const { ada, ben, watcher, mover, table } = await inPlay()
    const before = [ada, ben, watcher].map((each) => each.at(table))
    const pass = mover.at(table).moves.find(({ type }) => type === 'pass') ?? { type: 'pass' }
    await mover.play(table, pass)
    expect(mover.at(table).undoable).toBe(1)
    expect(await mover.undo(table)).toMatchObject({ type: 'done', version: 2 })
    for (const [at, client] of [ada, ben, watcher].entries()) {
      const after = await client.until(table, ({ version }) => version === 2)
      expect(after).toEqual({ ...before[at], version: 2 })
    }
    expect(await mover.play(table, pass)).toMatchObject({ type: 'done', version: 3 })
  })

  it('is refused when there is nothing of one’s own to take back', async () => {
    const { ada, ben, mover, watcher, table } = await inPlay()
    expect(await mover.undo(table)).toMatchObject({ code: 'nothingToUndo' })
    expect(await watcher.undo(table)).toMatchObject({ code: 'notSeated' })
    await playOn(table, [ada, ben], 2)
    expect(await mover.undo(table)).toMatchObject({ code: expect.stringMatching(/nothingToUndo|noWayBack/) })
  })
})

describe('a message', () => {
  it.each([
    ['', undefined],
    ['{', undefined],
    ['[]', undefined],
    ['{"type":"play"}', undefined],
    ['{"type":"play","id":"7","table":"zzzzzzzzzzzz"}', '7'],
    ['{"type":"__proto__","id":"8"}', '8'],
  ])('that is none is refused as malformed: %s', async (text, id) => {
    const { address } = await start()
    const client = new Client(address)
    await client.connect()
    const refusal = client.nextRefusal()
    client.send(text)
    expect(await refusal).toMatchObject({
      code: 'malformed',
      problem: expect.any(String),
      ...(id !== undefined && { id }),
    })
  })

  it('that is too large is refused; a huge one ends the connection', async () => {
    const { address } = await start()
    const client = new Client(address)
    await client.connect()
    const refusal = client.nextRefusal()
    client.send(`{"type":"follow","more":"${'x'.repeat(limits.message)}"}`)
    expect(await refusal).toEqual({ type: 'refused', code: 'tooLarge', limit: limits.message })
    client.send('x'.repeat(20 * limits.message))
    expect(await client.closed).toBe(1009)
  })

  it('of a flood is refused, and the flood ends the connection while others play on', async () => {
    const { ada, ben, table } = await inPlay({ MESSAGES_PER_SECOND: '10' })
    const flooder = new Client(ada.address)
    await flooder.connect()
    const refusal = flooder.next((each) => each.type === 'refused' && each.code === 'tooMany')
    for (let time = 0; time < 300; time++) flooder.send({ type: 'unfollow', table })
    await refusal
    expect(await flooder.closed).toBe(1008)
    expect(flooder.messages.filter(({ type }) => type === 'refused')).toHaveLength(1)
    expect(await playOn(table, [ada, ben], 3)).toBe(3)
  })

  it('about more tables than one may follow is refused', async () => {
    const { address } = await start()
    const ada = await Client.guest(address, 'Ada')
    for (let at = 0; at < limits.follows; at++) await ada.follow(await ada.open(2))
    const refusal = ada.nextRefusal()
    await ada.follow(await ada.open(2))
    expect(await refusal).toMatchObject({ code: 'tooManyTables', limit: limits.follows })
  })

  it('to an unknown table is refused', async () => {
    const { address } = await start()
    const client = new Client(address)
    await client.connect()
    const refusal = client.nextRefusal()
    client.send({ type: 'follow', table: 'zzzzzzzzzzzz' })
    expect(await refusal).toMatchObject({ code: 'unknownTable', table: 'zzzzzzzzzzzz' })
  })
})
