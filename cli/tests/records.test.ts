import { readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { texts } from '../texts/index.ts'
import { alwaysTheFirst, eminence, scratchFolder } from './eminence.ts'

const newFolder = scratchFolder()

/** The first twenty answers of a person at a table for two, and what came of them. */
let recorded = ''
beforeAll(async () => {
  const { file } = newFolder()
  const argv = ['play', 'trounce', '--seats', '2', '--seed', '1', '--opponents', 'random', '--save', file('game.json')]
  await eminence(argv, { input: alwaysTheFirst.slice(0, 20) })
  recorded = readFileSync(file('game.json'), 'utf8')
})

/** A copy of the record, changed. */
const filed = (change: (record: string) => string = (record) => record): string => {
  const { file } = newFolder()
  writeFileSync(file('game.json'), change(recorded))
  return file('game.json')
}

const replaced = (from: string | RegExp, to: string) => (record: string) => {
  const changed = record.replace(from, to)
  expect(changed).not.toBe(record)
  return changed
}

const damages: readonly (readonly [what: string, change: (record: string) => string, complaint: string])[] = [
  ['cut off', (record) => record.slice(0, record.length / 2), 'it is not JSON'],
  ['not a record', () => '{}', '"format" is not'],
  ['without a seed', replaced(/"seed":"\w+"/, '"seed":"1"'), 'a seed of 64 hexadecimal digits'],
  ['of an unknown game', replaced('"trounce"', '"whist"'), 'unknown game, "whist" (games: trounce'],
  ['with too many seats', replaced('"seats":2', '"seats":9'), 'trounce has 2 to 4 seats, not 9'],
  ['with an impossible option', replaced('"bestOfThree":false', '"bestOfThree":7'), 'cannot be 7'],
]

describe('verify', () => {
  it('finds a saved record good', async () => {
    const file = filed()
    const { moves } = JSON.parse(recorded)
    const { code, out, err } = await eminence(['verify', file])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toBe(`good: ${moves.length} moves of Trounce, 2 seats, not yet over\n`)
    const json = await eminence(['verify', file, '--json'])
    expect(JSON.parse(json.out)).toEqual({ file, game: 'trounce', good: true, moves: moves.length, olderRules: false })
  })

  it.each(damages)('refuses a record %s', async (_, change, complaint) => {
    const file = filed(change)
    for (const command of ['verify', 'replay']) {
      const { code, out, err } = await eminence([command, file])
      expect({ code, out }).toEqual({ code: 1, out: '' })
      expect(err).toMatch(/^eminence: .*\n$/)
      expect(err).toContain(complaint)
    }
  })

  it('refuses what cannot be read', async () => {
    const { file } = newFolder()
    const { code, err } = await eminence(['verify', file('missing.json')])
    expect(code).toBe(1)
    expect(err).toBe(`eminence: cannot read ${file('missing.json')}: there is no such file\n`)
  })

  it('names the first move that is not legal', async () => {
    const record = JSON.parse(recorded)
    record.moves[6] = { seat: record.moves[6].seat, move: { type: 'play', card: 99 } }
    const file = filed(() => JSON.stringify(record))
    const { code, out, err } = await eminence(['verify', file])
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toBe(`eminence: ${file}: move 7, {"type":"play","card":99}, is not legal: No such move is offered.\n`)
    const json = await eminence(['verify', file, '--json'])
    expect(json).toMatchObject({ code: 1, err })
    expect(JSON.parse(json.out)).toMatchObject({ good: false, problem: 'illegalMove', at: 7 })
    expect(await eminence(['replay', file])).toEqual({ code: 1, out: '', err })
    expect(await eminence(['play', 'trounce', '--record', file])).toEqual({ code: 1, out: '', err })
  })

  it('notices a changed hash, and another seed', async () => {
    const record = JSON.parse(recorded)
    const changedHash = { ...record, hashes: record.hashes.with(3, '0000000000000000') }
    const hash = await eminence(['verify', filed(() => JSON.stringify(changedHash))])
    expect(hash.code).toBe(1)
    expect(hash.err).toContain('after move 3 the position is not the recorded one')
    const seed = await eminence(['verify', filed(replaced(/"seed":"\w+"/, `"seed":"${'0'.repeat(64)}"`))])
    expect(seed.code).toBe(1)
    expect(seed.err).toContain('the setup is not the recorded one')
  })
})

describe('replay', () => {
  it('tells what the audience saw, and what lies on the table then', async () => {
    const { code, out, err } = await eminence(['replay', filed()])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^Trounce, 2 seats, \d+ moves\n/)
    expect(out).toMatch(/\n +0 {2}Hand 1: /)
    expect(out).not.toContain('Your cards')
    expect(out).toContain(texts.en.records.position)
  })

  it('stops where it is told to', async () => {
    const file = filed()
    const { out } = await eminence(['replay', file, '--to', '3', '--json'])
    const { moves, log, result } = JSON.parse(out)
    expect(moves).toBe(3)
    expect(log.map((chapter: { at: number }) => chapter.at)).toEqual([0, 1, 2, 3])
    expect(log[0].events[0]).toMatchObject({ type: 'handDealt', hand: 1 })
    expect(log[0].events[0]).not.toHaveProperty('cards')
    expect(result).toBeNull()
    expect((await eminence(['replay', file, '--to', '9999'])).code).toBe(2)
  })

  it('plays on with a note where the position is not the recorded one', async () => {
    const record = JSON.parse(recorded)
    const file = filed(() => JSON.stringify({ ...record, hashes: record.hashes.with(3, '') }))
    const { code, out, err } = await eminence(['replay', file, '--lang', 'ja'])
    expect(code).toBe(0)
    expect(out).toContain(texts.ja.records.position)
    expect(err).toBe(`eminence: ${texts.ja.records.differs(3)}\n`)
  })
})

describe('play --record', () => {
  it('goes on where the record ends', async () => {
    const file = filed()
    const longer = newFolder().file('longer.json')
    const argv = ['play', 'trounce', '--record', file, '--opponents', 'random', '--save', longer]
    expect((await eminence(argv, { input: alwaysTheFirst })).code).toBe(0)
    expect((await eminence(['verify', longer])).out).toContain('played to the end')
    const { moves } = JSON.parse(recorded)
    expect(JSON.parse(readFileSync(longer, 'utf8')).moves.slice(0, moves.length)).toEqual(moves)
  })

  it('takes seats, options and seed from it', async () => {
    const { code, err } = await eminence(['play', 'trounce', '--record', filed(), '--seats', '2'])
    expect(code).toBe(2)
    expect(err).toContain('--seats cannot be given with --record')
  })
})
