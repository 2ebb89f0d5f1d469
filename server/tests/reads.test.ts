import { readdirSync, readFileSync } from 'node:fs'
import { games } from '@eminence/games'
import {
  type Game,
  type GameRecord,
  importRecord,
  recordOf,
  replay,
  seenBy,
  Table,
  type Told,
  type Viewer,
} from '@eminence/kernel'
import { applyPatch, type PastAnswer } from '@eminence/protocol'
import { afterAll, describe, expect, it } from 'vitest'
import { pastText } from '../reads/past.ts'
import { type PastSource, Readers } from '../reads/readers.ts'
import { recordText } from '../reads/record.ts'
import { standing } from '../reads/standing.ts'
import type { Payer } from '../workers/pool.ts'

const payer: Payer = { table: 'abcdefABCDEF', person: 'Ada', address: '192.0.2.1', isPresent: true }
const fairness = { scheme: 2, commitment: 'c0', secret: '5e', seats: [{ kind: 'computer', level: 'club' }] }

const recorded = games.flatMap(({ game }) => {
  const folder = new URL(`../../games/${game.id}/tests/records/`, import.meta.url)
  return readdirSync(folder).map((file) => ({
    name: `${game.id}: ${file}`,
    game,
    record: importRecord(readFileSync(new URL(file, folder), 'utf8')),
  }))
})

/** The record as a table would have stored it if everybody had taken back every third move that can be, and played it again. */
function storedFrom(game: Game, { setup, moves }: GameRecord): PastSource {
  const table = new Table(game, setup)
  const steps: PastSource['steps'][number][] = [{ version: 0, kind: 'setup', seat: null, move: null }]
  for (const [at, { seat, move }] of moves.entries()) {
    const play = () => {
      if (!table.play(seat, move).done) throw new Error(`move ${at + 1} is refused`)
      steps.push({ version: steps.length, kind: 'move', seat, move: JSON.stringify(move) })
    }
    play()
    if (at % 3 > 0 || table.undoable(seat) === 0) continue
    table.undo(seat)
    steps.push({ version: steps.length, kind: 'undo', seat, move: null })
    play()
  }
  return { game: game.id, setup, steps }
}

/** What the viewer sees of each position of the record, and of what led to it. */
function seenIn(game: Game, { setup, moves }: GameRecord, viewer: Viewer) {
  const table = new Table(game, setup)
  const look = (events: readonly Told[]) =>
    JSON.stringify({
      view: game.view(table.state, viewer),
      events: events.map((each) => seenBy(each, viewer)),
      decisions: game.decisions(table.state),
    })
  const seen = [look(table.opening)]
  for (const { seat, move } of moves) {
    const outcome = table.play(seat, move)
    seen.push(look(outcome.done ? outcome.events : []))
  }
  return seen.map((each) => JSON.parse(each))
}

const seenAgain = ({ view, events, decisions, steps }: PastAnswer) => {
  const seen = [{ view, events, decisions }]
  for (const { patch, events, decisions } of steps)
    seen.push({ view: applyPatch(seen[seen.length - 1].view, patch), events, decisions })
  return seen
}

describe('what stands', () => {
  it('is the setup and the moves that were not taken back', () => {
    const kinds = ['setup', 'move', 'move', 'undo', 'move', 'undo', 'undo', 'move', 'move'] as const
    const steps = kinds.map((kind, version) => ({ kind, version }))
    expect(standing(steps).map(({ version }) => version)).toEqual([0, 7, 8])
  })
})

describe.each(recorded)('of the recorded game $name', ({ game, record }) => {
  const source = storedFrom(game, record)

  it('the record is made anew, hash for hash, with the proof of its fairness', () => {
    const text = recordText(game, source, fairness)
    expect(text).toBe(JSON.stringify({ ...recordOf(replay(game, record)), fairness }))
    expect(importRecord(text ?? '').hashes).toEqual(record.hashes)
  })
})

describe('the past', () => {
  const shortest = games.map(({ game }) => {
    const [{ record }] = recorded
      .filter((each) => each.game === game)
      .toSorted((a, b) => a.record.moves.length - b.record.moves.length)
    return { name: game.id, game, record }
  })

  it.each(shortest)('of $name is what each viewer saw of the moves that stand', ({ game, record }) => {
    const source = storedFrom(game, record)
    expect(source.steps.some(({ kind }) => kind === 'undo')).toBe(true)
    const stood = standing(source.steps).filter(({ kind }) => kind === 'move')
    for (const viewer of [null, 0]) {
      const past: PastAnswer = JSON.parse(pastText(game, source, viewer) ?? '')
      expect(past.seat).toBe(viewer)
      expect(past.steps.map(({ version, seat }) => ({ version, seat }))).toEqual(
        stood.map(({ version, seat }) => ({ version, seat })),
      )
      expect(seenAgain(past)).toEqual(seenIn(game, record, viewer))
    }
  })
})

describe('readers', () => {
  const readers = new Readers()
  afterAll(() => readers.stop())

  it.each(recorded.filter(({ name }) => name.endsWith(': two-seats.json')))(
    'give the record and the past of $name from their thread',
    async ({ game, record }) => {
      const source = storedFrom(game, record)
      const [recordRead, watched, seen] = await Promise.all([
        readers.record(source, fairness, payer),
        readers.past(source, null, payer),
        readers.past(source, 1, payer),
      ])
      expect(recordRead).toBe(recordText(game, source, fairness))
      expect(watched).toBe(pastText(game, source, null))
      expect(seen).toBe(pastText(game, source, 1))
      expect(seen).not.toBe(watched)
    },
  )

  const [{ game, record }] = recorded
  const source = storedFrom(game, record)
  const [setup, ...moves] = source.steps
  it.each<[string, PastSource]>([
    ['a move that is not offered', { ...source, steps: [setup, { ...moves[0], move: '{"type":"castle"}' }, ...moves] }],
    ['a move of another seat', { ...source, steps: [setup, ...moves.map((step) => ({ ...step, seat: 15 }))] }],
    ['more seats than there are', { ...source, setup: { ...source.setup, seats: 15 } }],
    ['an option that is gone', { ...source, setup: { ...source.setup, options: { gone: true } } }],
  ])('give nothing where the rules do not know %s', async (_, other) => {
    expect(await readers.record(other, fairness, payer)).toBeNull()
    expect(await readers.past(other, null, payer)).toBeNull()
  })

  it('say what is wrong with a game that there is not', async () => {
    await expect(readers.past({ ...source, game: 'chess' }, null, payer)).rejects.toThrow('there is no game "chess"')
  })

  it('stop in the middle of their work', async () => {
    const stopped = new Readers()
    const asked = [stopped.record(source, fairness, payer), stopped.past(source, 0, payer)]
    const rejected = asked.map((each) => expect(each).rejects.toThrow('the server is stopping'))
    expect(stopped.waiting).toBe(1)
    await stopped.stop()
    await Promise.all(rejected)
  })
})
