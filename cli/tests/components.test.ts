import { readFileSync, writeFileSync } from 'node:fs'
import type { GameEntry } from '@eminence/games'
import { importRecord, verify } from '@eminence/kernel'
import { stages } from '@eminence/kernel/battery'
import { describe, expect, it, vi } from 'vitest'
import { alwaysTheFirst, eminence, scratchFolder } from './eminence.ts'

vi.mock('@eminence/games', async (importOriginal) => {
  const { stages } = await import('@eminence/kernel/battery')
  const { games } = await importOriginal<{ games: readonly GameEntry[] }>()
  const [entry] = games
  const plain = {
    prompt: () => 'Walk.',
    move: () => 'walk',
    event: () => '',
    position: () => [],
    why: () => 'Arrived.',
    source: () => 'Way',
  }
  const { en, ja, hu } = entry.texts
  const texts = { en: { ...en, ...plain }, ja: { ...ja, ...plain }, hu: { ...hu, ...plain } }
  return { games: [...games, { ...entry, game: stages, texts }] }
})

const scratch = scratchFolder()

/** A file with this in it. */
function fileWith(content: unknown): string {
  const file = scratch().file('set.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const set = { name: 'Ours', stages: [9, 9, 9] }

describe('--components', () => {
  it('is what games are simulated with', async () => {
    const simulate = (...flags: string[]) => eminence(['simulate', 'stages', '--count', '2', '--json', ...flags])
    const own = JSON.parse((await simulate('--components', fileWith(set))).out)
    expect(own).toMatchObject({ components: 'Ours', moves: 54, stuck: 0 })
    const usual = JSON.parse((await simulate()).out)
    expect(usual).toMatchObject({ moves: 6 })
    expect(usual).not.toHaveProperty('components')
  })

  it('is what a person plays with, and is part of the record', async () => {
    const file = scratch().file('record.json')
    const argv = ['play', 'stages', '--opponents', 'random', '--save', file, '--components', fileWith(set)]
    const { code, err } = await eminence(argv, { input: alwaysTheFirst })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const record = importRecord(readFileSync(file, 'utf8'))
    expect(record.setup.components).toEqual(set)
    expect(verify(stages, record)).toMatchObject({ good: true, moves: 27 })
  })

  it('does not go with --record, which has its own', async () => {
    const { code, err } = await eminence(['play', 'stages', '--record', 'a.json', '--components', 'b.json'])
    expect([code, err]).toEqual([2, expect.stringContaining('--components')])
  })

  it.each([
    ['play', 'stages'],
    ['simulate', 'stages'],
    ['arena', 'stages', '--players', 'random,rules'],
  ])('is refused by %s with a line for every field that is wrong', async (...command) => {
    const file = fileWith({ name: '', stages: [3, 12] })
    expect(await eminence([...command, '--components', file])).toEqual({
      code: 1,
      out: '',
      err: [
        `eminence: ${file}: the component set is not whole: name has to be a text of 1 to 40 characters\n`,
        `eminence: ${file}: the component set is not whole: stages[1] has to be a whole number from 1 to 9\n`,
      ].join(''),
    })
  })

  it.each([
    [
      'en',
      { ...set, laps: 2 },
      'the component set is not whole: laps is no field of a set (fields here: name, stages)',
    ],
    [
      'ja',
      { ...set, laps: 2 },
      'コンポーネントセットに誤りがあります：lapsという項目はありません（項目：name、stages）',
    ],
    ['hu', { ...set, laps: 2 }, 'hibás a kellékkészlet: laps: nincs ilyen mező (mezők: name, stages)'],
    ['en', '7', 'the component set is not whole: the set has to be an object'],
    ['en', [], 'the component set is not whole: the set has to be an object'],
    ['en', '{ "name": ', 'it is not JSON'],
    ['ja', '{ "name": ', 'JSONとして読めません'],
    ['hu', '{ "name": ', 'a tartalma nem JSON'],
  ])('is refused in the language asked for (%s %j)', async (lang, content, complaint) => {
    const file = fileWith(content)
    const { code, err } = await eminence(['simulate', 'stages', '--components', file, '--lang', lang])
    expect(code).toBe(1)
    expect(err).toContain(complaint)
    expect(err).toContain(file)
  })

  it('is read also where an editor has put a byte order mark before it', async () => {
    const file = fileWith(`\ufeff${JSON.stringify(set)}`)
    expect((await eminence(['simulate', 'stages', '--count', '1', '--components', file])).code).toBe(0)
  })

  it('must be a file that is there, of a game that takes sets', async () => {
    const missing = scratch().file('missing.json')
    expect(await eminence(['simulate', 'stages', '--components', missing])).toMatchObject({
      code: 1,
      err: `eminence: cannot read ${missing}: there is no such file\n`,
    })
    expect(await eminence(['simulate', 'trounce', '--components', fileWith(set)])).toMatchObject({
      code: 2,
      err: 'eminence: the components of this game cannot be replaced\n',
    })
  })
})
