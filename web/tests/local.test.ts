import { importRecord, verify } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { importedTable, newTable, refusedRecord, rematch } from '../table/local/open.ts'
import type { TablePicture } from '../table/port.ts'
import { computer, localTable, person, trounce, until } from './given.ts'

const mayPlay = ({ moves, status }: TablePicture): boolean => moves.length > 0 || status === 'over'

describe('a local table that the rules of today refuse', () => {
  it('does not open, and its record says which move it was', async () => {
    const { port, store, saved, open } = localTable([person('Anna'), computer('Chavigny')])
    const { moves } = await until(port, mayPlay)
    await port.play(moves[0])
    port.close()
    const kept = store.kept.get(saved.id) ?? saved
    const old = { ...kept, rules: 0, moves: [...kept.moves, { seat: 0, move: { type: 'fly' } }, ...kept.moves] }
    expect(() => open(old)).toThrow()

    const record = importRecord(refusedRecord(trounce.game, old))
    expect(record).toMatchObject({ version: 0, setup: kept.setup, moves: old.moves })
    expect(verify(trounce.game, record)).toMatchObject({
      good: false,
      problem: 'illegalMove',
      at: kept.moves.length + 1,
      otherRules: true,
    })
  })

  it('is saved also where the game can no longer be set up like that', () => {
    const { setup, ...rest } = newTable(trounce.game, [person('Anna'), computer('Chavigny')], {})
    const old = { ...rest, setup: { ...setup, options: { speed: 3 } } }
    expect(importRecord(refusedRecord(trounce.game, old))).toMatchObject({ setup: old.setup, moves: [], hashes: [''] })
  })
})

describe('a local table', () => {
  it('plays a whole game against a computer player, and its record is good', async () => {
    const { port, store, saved } = localTable([person('Anna'), computer('Chavigny')])
    for (;;) {
      const picture = await until(port, mayPlay)
      if (picture.status === 'over') break
      expect(await port.play(picture.moves[0])).toEqual({ done: true })
    }
    const end = await until(port, ({ status }) => status === 'over')
    expect(end.result?.places).toContain(1)
    expect(store.kept.get(saved.id)?.status).toBe('over')

    const record = importRecord((await port.record()) ?? '')
    expect(verify(trounce.game, record)).toMatchObject({ good: true, moves: end.version })
  })

  it('shows one person never more than their own view', async () => {
    const { port } = localTable([person('Anna'), computer('Chavigny')])
    const { viewer, view, seats } = await until(port, mayPlay)
    expect(viewer).toBe(0)
    expect(view).toMatchObject({ viewer: 0 })
    expect(seats).toEqual([
      { name: 'Anna', kind: 'person', level: null, isYou: true, isHere: true },
      { name: 'Chavigny', kind: 'computer', level: 'beginner', isYou: false, isHere: true },
    ])
  })

  it('refuses what is not offered and stays as it is', async () => {
    const { port } = localTable([person('Anna'), computer('Chavigny')])
    const before = await until(port, mayPlay)
    expect(await port.play({ type: 'nonsense' })).toEqual({ done: false, refusal: { code: 'notOffered' } })
    expect((await until(port, () => true)).version).toBe(before.version)
  })

  it('goes on after a reload where it was', async () => {
    const { port, store, saved, open } = localTable([person('Anna'), computer('Chavigny')])
    const first = await until(port, mayPlay)
    await port.play(first.moves[0])
    const before = await until(port, ({ version, moves }) => version > first.version && moves.length > 0)
    port.close()

    const kept = await store.get(saved.id)
    if (kept === null) throw new Error('nothing was kept')
    expect(kept.owing).toContain(0)
    const after = await until(open(kept), mayPlay)
    expect(after).toEqual({ ...before, undoable: after.undoable })
  })

  it('shows its past', async () => {
    const { port } = localTable([person('Anna'), computer('Chavigny')])
    const start = await until(port, mayPlay)
    await port.play(start.moves[0])
    const past = await port.past(start.version)
    expect(past?.view).toEqual(start.view)
    expect(past?.log).toEqual(start.log)
  })
})

describe('several people at one device', () => {
  it('hides every hand until the device has been passed', async () => {
    const { port } = localTable([person('Anna'), person('Ben')])
    const closed = await until(port, () => true)
    expect(closed).toMatchObject({ viewer: null, moves: [], view: { viewer: null } })
    const first = closed.passTo
    if (first === null) throw new Error('nobody is to get the device')
    expect(await port.play({ type: 'pass' })).toMatchObject({ done: false })

    port.ready()
    const open = await until(port, ({ viewer }) => viewer === first)
    expect(open.moves.length).toBeGreaterThan(0)
    expect(open.passTo).toBeNull()

    await port.play({ type: 'pass' })
    expect(await until(port, () => true)).toMatchObject({ viewer: null, passTo: 1 - first, view: { viewer: null } })
  })

  it('lets who has just moved take it back, but shows the hand only to who says who they are', async () => {
    const { port } = localTable([person('Anna'), person('Ben')])
    const first = (await until(port, () => true)).passTo
    port.ready()
    await port.play({ type: 'pass' })
    expect((await until(port, () => true)).undoable).toBe(1)
    expect(await port.undo()).toEqual({ done: true })
    expect(await until(port, () => true)).toMatchObject({ version: 0, viewer: null, passTo: first })
  })
})

describe('records', () => {
  it('can be read in again as a table', async () => {
    const { port } = localTable([person('Anna'), computer('Chavigny')])
    const { moves } = await until(port, mayPlay)
    await port.play(moves[0])
    const text = await port.record()
    const table = importedTable(trounce.game, importRecord(text ?? ''), (seat) => `Seat ${seat + 1}`)
    expect(table.moves).toEqual(importRecord(text ?? '').moves)
    expect(table.seats).toEqual([person('Seat 1'), person('Seat 2')])
  })

  it('refuses a record that does not fit the rules', async () => {
    const record = importRecord((await localTable([person('Anna'), computer('Chavigny')]).port.record()) ?? '')
    expect(() =>
      importedTable(trounce.game, { ...record, moves: [{ seat: 0, move: { type: 'cheat' } }] }, String),
    ).toThrow()
  })

  it('give a rematch with the seats moved on', () => {
    const { saved } = localTable([person('Anna'), computer('Chavigny')])
    expect(rematch(trounce.game, saved).seats).toEqual([computer('Chavigny'), person('Anna')])
  })
})
