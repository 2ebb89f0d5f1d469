import { mkdirSync, rmSync } from 'node:fs'
import { languages } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { texts } from '../texts/index.ts'
import { alwaysTheFirst, eminence, scratchFolder } from './eminence.ts'

const newFolder = scratchFolder()

const play = (input: Iterable<string>, ...argv: string[]) =>
  eminence(['play', 'trounce', '--seed', 'an evening at court', '--opponents', 'rules', ...argv], { input })

describe('a whole game in the terminal', () => {
  it.each([2, 3, 4])('of Trounce with %i seats', async (seats) => {
    const { file } = newFolder()
    const { code, out, err } = await play(alwaysTheFirst, '--seats', `${seats}`, '--save', file('game.json'))
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const { company, person, yourMove } = texts.en.play
    expect(out).toContain(yourMove)
    const ending = out.slice(out.indexOf(texts.en.result.title))
    for (const name of [person, ...company.slice(0, seats - 1)]) expect(ending).toContain(name)
    const verified = await eminence(['verify', file('game.json')])
    expect(verified.out).toMatch(
      /^good: \d+ moves of Trounce, \d seats, played to the end\nchance: nothing is proved; [^\n]*\n$/,
    )
  })

  it.each(languages)('in every language, against searching players (%s)', async (lang) => {
    const argv = [
      'play',
      'trounce',
      '--seats',
      '3',
      '--seat',
      '1',
      '--seed',
      '1',
      '--level',
      'beginner',
      '--lang',
      lang,
    ]
    const { code, out } = await eminence(argv, { input: alwaysTheFirst })
    const { play: words, result } = texts[lang]
    expect(code).toBe(0)
    expect(out).toContain(words.yourMove)
    expect(out).toContain(words.players.beginner)
    expect(out).toContain(result.title)
  })

  it('is the same again for the same seed', async () => {
    const [first, again] = await Promise.all([play(alwaysTheFirst), play(alwaysTheFirst)])
    expect(again.out).toBe(first.out)
  })

  describe('whose file cannot be written any more', () => {
    /** Saves into a folder that is gone when the person begins to type. */
    const playAndSave = (lines: readonly string[]) => {
      const folder = newFolder()
      const { file } = folder
      mkdirSync(file('gone'))
      function* input() {
        rmSync(file('gone'), { recursive: true })
        yield* lines.map((line) => line.replace('FOLDER/', file('/')))
      }
      return { folder, ran: play(input(), '--save', file('gone/game.json')) }
    }

    it('asks for another one', async () => {
      const { folder, ran } = playAndSave(['1', 'q', 'FOLDER/kept.json'])
      const { code, out } = await ran
      expect(code).toBe(0)
      expect(out).toContain(`cannot write ${folder.file('gone/game.json')}: there is no such folder\n`)
      expect(out).toContain(texts.en.play.fileName)
      expect(folder.files()).toEqual(['kept.json'])
      expect((await eminence(['verify', folder.file('kept.json')])).code).toBe(0)
    })

    it('asks for another one at once when it is saved on the way', async () => {
      const { folder, ran } = playAndSave(['s', 'FOLDER/kept.json', '1', 'q', ''])
      expect((await ran).code).toBe(0)
      expect(folder.files()).toEqual(['kept.json'])
    })

    it('fails when there is nobody to ask', async () => {
      const { folder, ran } = playAndSave(['q'])
      const { code, err } = await ran
      expect(code).toBe(2)
      expect(err).toBe(`eminence: cannot write ${folder.file('gone/game.json')}: there is no such folder\n`)
    })
  })

  it('needs no person to leave', async () => {
    const { code, out } = await play([])
    expect(code).toBe(0)
    expect(out).toContain(texts.en.play.goodbye)
  })
})

describe('keys', () => {
  /** The person speaks first and can order; with four seats going alone is decided next. */
  const inTheOrdering = ['--seats', '4', '--seat', '0']

  it('u takes a move back while nothing came to light', async () => {
    const { out } = await play(['2', 'u', 'q'], ...inTheOrdering)
    expect(out).toContain('> 2\n· Player orders')
    expect(out).toContain('> u\nTaken back.\n')
  })

  it('u says why there is no way back', async () => {
    expect((await play(['u'], ...inTheOrdering)).out).toContain(texts.en.refusals.nothingToUndo)
  })

  it('? shows what the expert thinks', async () => {
    const { out } = await play(['?'], ...inTheOrdering, '--time', '50')
    expect(out).toMatch(/> \?\nThe expert would consider:\n( {2}[123] .* wins in \d+ %\n){1,3}/)
  })

  it('b tells what is not legal, and by which rule', async () => {
    const { out } = await play(['b'], ...inTheOrdering)
    expect(out).toMatch(/> b\nNot possible now:\n- .*\n?.*\[TR-\d/)
  })

  it('r prints the rules', async () => {
    const { out } = await play(['r'], ...inTheOrdering)
    expect(out).toContain('[TR-1.1]')
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
  })

  it('s saves under a name that is free, as often as one likes', async () => {
    const { file, files } = newFolder()
    const { out } = await play(
      ['s', file('no/where'), file('a.json'), '1', 's', file('a.json'), 's', ''],
      ...inTheOrdering,
    )
    expect(out).toContain('there is no such folder')
    expect(out.match(/The record is in/g)).toHaveLength(2)
    expect(files()).toEqual(['a.json'])
    expect((await eminence(['verify', file('a.json')])).code).toBe(0)
  })

  it('q offers to save', async () => {
    const { file, files } = newFolder()
    expect((await play(['q', ''], ...inTheOrdering)).out).toContain(texts.en.play.offerSaving)
    await play(['q', 's', file('b.json')], ...inTheOrdering)
    expect(files()).toEqual(['b.json'])
  })

  it('full-width characters count as well, anything else does not', async () => {
    const { out } = await play(['hello', '99', '０', '１'], ...inTheOrdering)
    expect(out.match(/Please type a number from 1 to 3/g)).toHaveLength(3)
    expect(out).toContain('> １\n· Player passes')
  })
})
