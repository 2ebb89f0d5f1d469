import { readFileSync, writeFileSync } from 'node:fs'
import { languages } from '@eminence/kernel'
import { commitmentOf, seedOfScheme1 } from '@eminence/protocol'
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

const having = (change: object) => (record: string) => JSON.stringify({ ...JSON.parse(record), ...change })

const tooManySeats = replaced('"seats":2', '"seats":9')
const impossibleOption = replaced('"bestOfThree":false', '"bestOfThree":7')

const damages: readonly (readonly [what: string, change: (record: string) => string, complaint: string])[] = [
  ['cut off', (record) => record.slice(0, record.length / 2), 'it is not JSON'],
  ['that is a list', () => '[]', 'it is not a JSON object'],
  ['of no known format', () => '{}', '"format" is not'],
  ['without a name', having({ game: 7 }), '"game" is not a name'],
  ['without a version', having({ version: null }), '"version" is not a whole number'],
  ['without moves', having({ moves: {} }), '"moves" is not a list'],
  ['with an empty move', having({ moves: [{}] }), 'move 1 lacks a seat or a move with a type'],
  ['with a hash too few', having({ hashes: [] }), '"hashes" is not a list of one hash more'],
  ['without a seed', replaced(/"seed":"\w+"/, '"seed":"1"'), 'a seed of 64 hexadecimal digits'],
  ['of an unknown game', replaced('"trounce"', '"whist"'), 'unknown game, "whist" (games: trounce'],
  ['with too many seats', tooManySeats, 'the game has 2 to 4 seats, not 9'],
  ['with an impossible option', impossibleOption, 'cannot be 7'],
]

/** What stands in the record itself, and is the same in every language. */
const names =
  /"\w+"|"eminence-record\/1"|「\w+」|JSON|trounce|richelieu|orleans|lisboa|pax-illuminaten|owls-of-minerva|false|true/g

describe('verify', () => {
  it('finds a saved record good', async () => {
    const file = filed()
    const { moves } = JSON.parse(recorded)
    const { code, out, err } = await eminence(['verify', file])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toBe(
      `good: ${moves.length} moves of Trounce, 2 seats, not yet over\n${texts.en.records.chance.unproven}\n`,
    )
    const json = await eminence(['verify', file, '--json'])
    const verdict = { file, game: 'trounce', good: true, moves: moves.length, otherRules: false }
    expect(JSON.parse(json.out)).toEqual({ ...verdict, chance: { code: 'unproven' } })
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

  it.each(damages)('speaks no English of a record %s to who reads Japanese', async (_, change) => {
    const file = filed(change)
    for (const command of ['verify', 'replay']) {
      const { code, err } = await eminence([command, file, '--lang', 'ja'])
      expect(code).toBe(1)
      expect(err).toMatch(/^eminence: .*\n$/)
      expect(err.replace('eminence: ', '').replace(file, '').replace(names, '')).not.toMatch(/[a-z]/i)
    }
  })

  it.each<[lang: string, change: (record: string) => string, complaint: string]>([
    ['ja', () => '', '：完全な記録ではありません：JSONとして読めません'],
    ['ja', tooManySeats, '：この設定ではゲームを始められません：席の数は2～4です（9は不可）'],
    ['hu', () => '', ': nem ép feljegyzés: a tartalma nem JSON'],
    ['hu', tooManySeats, ': ilyen kezdőállás nem lehetséges: a férőhelyek száma 2–4 lehet, nem 9'],
    [
      'hu',
      impossibleOption,
      ': ilyen kezdőállás nem lehetséges: a(z) „bestOfThree” beállítás értéke nem lehet 7 (lehetséges: false, true)',
    ],
  ])('says in the language asked for what is wrong (%s)', async (lang, change, complaint) => {
    const file = filed(change)
    const { err } = await eminence(['verify', file, '--lang', lang])
    expect(err).toBe(`eminence: ${file}${complaint}\n`)
  })

  it('reads past a byte-order mark', async () => {
    expect(await eminence(['verify', filed((record) => `\ufeff${record}`)])).toMatchObject({ code: 0, err: '' })
  })

  it('lets no record steer the terminal', async () => {
    const { code, err } = await eminence(['verify', filed(having({ game: 'whi\nst\x1b[31m\x9b31m\u202e' }))])
    expect(code).toBe(1)
    expect(err).toMatch(/^eminence: [^\p{Cc}\u202e]*\n$/u)
    expect(err).toContain('unknown game, "whi\\u000ast\\u001b[31m\\u009b31m\\u202e" (games: trounce')
  })

  it('keeps to a short line, from which neither the file nor the complaint is missing', async () => {
    const file = filed(having({ game: 'whist'.repeat(1000) }))
    const { code, err } = await eminence(['verify', file])
    expect(code).toBe(1)
    expect(err.length).toBeLessThan(320)
    expect(err).toMatch(/^eminence: .* is a record of an unknown game, "whist.*….*whist" \(games: trounce.*\)\n$/)
    expect(err).toContain(file)
  })

  const bottomless = '['.repeat(200_000) + ']'.repeat(200_000)
  it.each(languages)('is not drowned by moves and options without bottom (%s)', async (lang) => {
    const { moves, setup } = JSON.parse(recorded)
    const { seat } = moves[6]
    const deepMove = having({ moves: moves.with(6, { seat, move: { type: 'play', card: 'deep' } }) })
    const deepOption = having({ setup: { ...setup, options: { bestOfThree: 'deep' } } })
    for (const change of [deepMove, deepOption]) {
      const file = filed((record) => replaced('"deep"', bottomless)(change(record)))
      for (const argv of [['verify'], ['replay'], ['play', 'trounce', '--record']]) {
        const { code, err } = await eminence([...argv, file, '--lang', lang])
        expect(code).toBe(1)
        expect(err).toMatch(/^eminence: .*\[\[.*\n$/)
        expect(err.length).toBeLessThan(320)
      }
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

  it('says that a record of older rules may differ without anybody having cheated', async () => {
    const { moves, hashes } = JSON.parse(recorded)
    const note = ' (recorded under another version of the rules: it may differ without anybody having cheated)\n'
    const illegal = filed(having({ version: 0, moves: moves.with(6, { seat: 99, move: { type: 'pass' } }) }))
    const { code, err } = await eminence(['verify', illegal])
    expect(code).toBe(1)
    expect(err).toContain(`move 7, {"type":"pass"}, is not legal: That seat has nothing to decide now.${note}`)
    expect((await eminence(['replay', illegal])).err).toBe(err)
    const otherHash = await eminence(['verify', filed(having({ version: 0, hashes: hashes.with(3, '') }))])
    expect(otherHash.err).toContain(`after move 3 the position is not the recorded one${note}`)
    const good = await eminence(['verify', filed(having({ version: 0 }))])
    expect(good).toMatchObject({ code: 0, err: '' })
    expect(good.out).toMatch(/^good: .* \(recorded under another version of the rules\)\n/)
  })

  it('does not call the chance of a table of scheme 1 proved', async () => {
    const secret = '5e'.repeat(32)
    const nonces = ['01'.repeat(32), '02'.repeat(32)]
    const { file } = newFolder()
    const seed = seedOfScheme1(secret, nonces)
    const argv = ['play', 'trounce', '--seats', '2', '--seed', seed, '--save', file('old.json')]
    await eminence([...argv, '--opponents', 'random'], { input: alwaysTheFirst.slice(0, 5) })
    const record = JSON.parse(readFileSync(file('old.json'), 'utf8'))
    const commitment = commitmentOf(secret)
    const verified = (fairness: object, ...more: string[]) => {
      writeFileSync(file('old.json'), JSON.stringify({ ...record, fairness }))
      return eminence(['verify', file('old.json'), ...more])
    }
    const fits = await verified({ commitment, secret, nonces })
    expect(fits).toMatchObject({ code: 0, err: '' })
    expect(fits.out).toContain(`secret and nonces give the seed and the commitment ${commitment}\n`)
    expect(fits.out).toContain('\nnot proved: that nobody chose the deal')
    const { out } = await verified({ commitment, secret, nonces }, '--json')
    expect(JSON.parse(out).chance).toEqual({ code: 'scheme1', commitment })
    const other = await verified({ commitment, secret, nonces: nonces.toReversed() })
    expect(other).toMatchObject({ code: 1, out: '' })
    expect(other.err).toContain('secret, commitments and nonces do not give the seed')
  })

  it('takes no start code that is none', async () => {
    for (const given of ['', '5e', 'g'.repeat(64), '5e'.repeat(33)]) {
      const { code, out, err } = await eminence(['verify', filed(), '--start-code', given])
      expect({ code, out }).toEqual({ code: 2, out: '' })
      expect(err).toBe(`eminence: ${texts.en.errors.badStartCode(given)}\n`)
    }
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

  it('notes where the position is not the recorded one, as replay does', async () => {
    const { hashes } = JSON.parse(recorded)
    for (const change of [{}, { version: 0 }]) {
      const file = filed(having({ ...change, hashes: hashes.with(3, '') }))
      const { code, out, err } = await eminence(['play', 'trounce', '--record', file, '--lang', 'hu'])
      expect(code).toBe(0)
      expect(out).toContain(texts.hu.play.yourMove)
      expect(err).toBe(`eminence: ${texts.hu.records.differs(3)}\n`)
      expect((await eminence(['replay', file, '--lang', 'hu'])).err).toBe(err)
    }
    expect((await eminence(['play', 'trounce', '--record', filed()])).err).toBe('')
  })

  it('takes seats, options and seed from it', async () => {
    const { code, err } = await eminence(['play', 'trounce', '--record', filed(), '--seats', '2'])
    expect(code).toBe(2)
    expect(err).toContain('--seats cannot be given with --record')
  })
})
