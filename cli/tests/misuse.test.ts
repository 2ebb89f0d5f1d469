import { execFileSync } from 'node:child_process'
import { lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { languages } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { eminence, scratchFolder } from './eminence.ts'

const newFolder = scratchFolder()

const wrong: readonly (readonly [argv: string, complaint: string])[] = [
  ['pley trounce', 'did you mean "play"'],
  ['help pley', 'did you mean "play"'],
  ['play', '<game> is missing'],
  ['play tronce', 'there is no game "tronce" (games: trounce'],
  ['simulate tronce', 'there is no game "tronce" (games: trounce'],
  ['arena tronce --players rules', 'there is no game "tronce" (games: trounce'],
  ['bench --game tronce', 'there is no game "tronce" (games: trounce'],
  ['bench speed', 'there is no measurement "speed"'],
  ['battery --game tronce', 'there is no game "tronce" (games: trounce'],
  ['battery --seats 9', 'no game has a table with these seats and options'],
  ['battery --option best=true', 'no game has a table with these seats and options'],
  ['battery --stride 0', '--stride must be a whole number from 1 on'],
  ['battery --count 1000001', '--count must be a whole number from 1 to 1000000'],
  ['play trounce trounce', 'one word too many'],
  ['play trounce --seats 5', 'the game has 2 to 4 seats, not 5'],
  ['simulate trounce --seats 1', 'the game has 2 to 4 seats, not 1'],
  ['simulate trounce --seats two', '--seats must be a whole number'],
  ['simulate trounce --count -5', '--count must be a whole number from 1 on, not "-5"'],
  ['simulate trounce --json -5', 'there is no flag -5'],
  ['simulate trounce --count --json', 'a value is missing: --count K'],
  ['simulate trounce --count 0', '--count must be a whole number from 1 on'],
  ['simulate trounce --seed 99999999999', '--seed must be a whole number from 0 to 4294967295'],
  ['simulate trounce --sats 2', 'did you mean --seats?'],
  ['simulate trounce --seats', 'a value is missing: --seats N'],
  ['simulate trounce --json=yes', '--json takes no value'],
  ['simulate trounce --option bestOfThree', 'an option is written name=value'],
  ['simulate trounce --option best=true', 'no option "best" (options: bothReachPlayOn, bestOfThree)'],
  ['simulate trounce --option bestOfThree=5', 'option "bestOfThree" cannot be "5" (possible: false, true)'],
  ['simulate trounce --option __proto__=5', 'no option "__proto__"'],
  ['play trounce --seat 4', '--seat must be a whole number from 0 to 3'],
  ['play trounce --level master', 'there is no level "master" (levels: beginner, club, expert)'],
  ['play trounce --opponents rules,hal', 'there is no computer player "hal"'],
  ['play trounce --seats 2 --opponents rules,rules', 'room for 1 opponent, not for 2'],
  ['play trounce --lang de', '--lang must be one of en, ja, hu'],
  ['serve --port http', '--port must be a whole number from 0 to 65535'],
  ['serve trounce', 'one word too many'],
  ['arena trounce', '--players is missing'],
  ['arena trounce --players hal', 'there is no computer player "hal"'],
  ['arena trounce --players rules@fast', '"rules@fast" is not understood'],
  ['arena trounce --players rules', '--players must name 2 or 4 computer players for 4 seats'],
  ['arena trounce --players rules,rules,rules', 'with as many seats each, not 3'],
  ['arena trounce --players rules,rules --seats 3', '--players must name 3 computer players for 3 seats'],
  ['arena trounce --players rules,rules,rules --seats 2', '--players must name 2 computer players for 2 seats'],
  ['arena trounce --players rules,rules --games 1000001', '--games must be a whole number from 1 to 1000000'],
  ['arena trounce --players rules,rules --threads 0', '--threads must be a whole number from 1'],
]

describe('wrong use', () => {
  it.each(wrong)('eminence %s', async (argv, complaint) => {
    const { code, out, err } = await eminence(argv.split(' '))
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^eminence: .*\n$/)
    expect(err).toContain(complaint)
  })

  it.each(languages)('is told in one line in every language (%s)', async (lang) => {
    const complaints = await Promise.all(wrong.map(([argv]) => eminence(argv.split(' '), { env: { LANG: lang } })))
    for (const { code, err } of complaints) {
      expect(code).toBe(2)
      expect(err).toMatch(/^eminence: .*\n$/)
    }
  })

  it.each([
    ['ja', '--seats 5', '席の数は2～4です（5は不可）'],
    ['ja', '--option best=true', '「best」というオプションはありません（オプション：bothReachPlayOn、bestOfThree）'],
    ['ja', '--option bestOfThree=5', 'オプション「bestOfThree」に"5"は指定できません（指定できる値：false、true）'],
    ['hu', '--seats 5', 'a férőhelyek száma 2–4 lehet, nem 5'],
    ['hu', '--option best=true', 'nincs „best” beállítás (beállítások: bothReachPlayOn, bestOfThree)'],
    ['hu', '--option bestOfThree=5', 'a(z) „bestOfThree” beállítás értéke nem lehet "5" (lehetséges: false, true)'],
  ])('of the setup is told in the language asked for (%s %s)', async (lang, flags, complaint) => {
    const { code, err } = await eminence(['simulate', 'trounce', ...flags.split(' '), '--lang', lang])
    expect(code).toBe(2)
    expect(err).toBe(`eminence: ${complaint}\n`)
  })
})

describe('a file to be written', () => {
  const play = (...argv: string[]) => eminence(['play', 'trounce', '--seed', '1', ...argv])

  it('is not overwritten, unless that is asked for', async () => {
    const { file } = newFolder()
    writeFileSync(file('kept.json'), 'precious')
    const { code, out, err } = await play('--save', file('kept.json'))
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toBe(`eminence: ${file('kept.json')} exists already; --force overwrites it\n`)
    expect((await play('--save', file('kept.json'), '--force')).code).toBe(0)
    expect((await eminence(['verify', file('kept.json')])).code).toBe(0)
  })

  it('is written behind a link, which stays one', async () => {
    const { file, files } = newFolder()
    mkdirSync(file('folder'))
    writeFileSync(file('folder/kept.json'), 'old')
    symlinkSync('folder/kept.json', file('link.json'))
    expect((await play('--save', file('link.json'))).err).toContain('exists already')
    expect((await play('--save', file('link.json'), '--force')).code).toBe(0)
    expect(lstatSync(file('link.json')).isSymbolicLink()).toBe(true)
    expect(lstatSync(file('folder/kept.json')).isSymbolicLink()).toBe(false)
    expect(readFileSync(file('folder/kept.json'), 'utf8')).toContain('eminence-record')
    expect(files()).toEqual(['folder', 'link.json'])
  })

  it('is a plain one, even with --force', async () => {
    const { file, files } = newFolder()
    execFileSync('mkfifo', [file('pipe')])
    symlinkSync('pipe', file('linked pipe'))
    symlinkSync('nowhere', file('torn link'))
    for (const name of ['pipe', 'linked pipe', 'torn link'])
      for (const force of [[], ['--force']]) {
        const { code, err } = await play('--save', file(name), ...force)
        expect(code).toBe(2)
        expect(err).toBe(`eminence: cannot write ${file(name)}: it is not a plain file\n`)
      }
    expect(lstatSync(file('pipe')).isFIFO()).toBe(true)
    expect(files()).toEqual(['linked pipe', 'pipe', 'torn link'])
  })

  it('needs a folder, and is not one itself', async () => {
    const { file, files } = newFolder()
    mkdirSync(file('folder'))
    writeFileSync(file('file'), '')
    const troubles = [
      ['missing/a.json', 'there is no such folder'],
      ['file/a.json', 'there is no such folder'],
      ['folder', 'it is a folder'],
    ]
    for (const [name, trouble] of troubles) {
      const { code, err } = await play('--save', file(name), '--force')
      expect(code).toBe(2)
      expect(err).toBe(`eminence: cannot write ${file(name)}: ${trouble}\n`)
    }
    expect(files()).toEqual(['file', 'folder'])
  })
})
