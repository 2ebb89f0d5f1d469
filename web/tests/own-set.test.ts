import { type Expected, type Flaw, languages } from '@eminence/kernel'
import { stages } from '@eminence/kernel/battery'
import { describe, expect, it } from 'vitest'
import { complaintsOf, largestSet, readFile, readSet } from '../home/own-set.ts'
import { newTable, rematch } from '../table/local/open.ts'
import { pictureOf, playedTable } from '../table/played.ts'
import { catalogue } from '../texts/catalogue.ts'
import { person, trounce } from './given.ts'

const components = { name: 'Ours', stages: [4, 4] }
const schema = stages.components

describe('a file with a component set', () => {
  it('is read, however it is indented', () => {
    const set = { name: 'Ours', components }
    expect(readSet(schema, JSON.stringify(components, null, 4))).toEqual({ set })
    expect(readSet(schema, `\ufeff${JSON.stringify(components)}`)).toEqual({ set })
  })

  it.each<[string, unknown, object]>([
    ['no JSON', '{', { code: 'notJson' }],
    ['no object', '7', { problem: { flaws: [{ path: '', expected: { code: 'object' } }] } }],
    ['a list', '[]', { problem: { flaws: [{ path: '', expected: { code: 'object' } }] } }],
    ['a wrong field', '{"name":"a","stages":[0]}', { problem: { flaws: [{ path: 'stages[0]' }] } }],
  ])('is refused: %s', (_, text, refusal) => {
    expect(readSet(schema, String(text))).toMatchObject({ refusal })
  })

  it('is refused for a game that takes none', () => {
    expect(readSet(undefined, '{}')).toEqual({ refusal: { code: 'setup', problem: { code: 'noComponents' } } })
  })

  it('is refused where it is too large, without reading it', async () => {
    const file = new Blob([' '.repeat(20 * 65_536)])
    if (schema === undefined) throw new Error('stages takes sets')
    expect(await readFile(schema, file)).toEqual({ refusal: { code: 'tooLarge', limit: largestSet } })
    expect(await readFile(schema, new Blob([JSON.stringify(components)]))).toMatchObject({ set: { name: 'Ours' } })
  })
})

describe('what is wrong with a set', () => {
  const expectations: readonly Expected[] = [
    { code: 'object' },
    { code: 'list', shortest: 2, longest: 5 },
    { code: 'text', shortest: 3, longest: 3 },
    { code: 'wholeNumber', lowest: -9, highest: 9 },
    { code: 'oneOf', possible: ['red', 'blue'] },
    { code: 'knownField', known: ['name', 'stages'] },
    { code: 'unique' },
    { code: 'kinds', most: 8 },
    { code: 'entries', field: 'faction', value: 'france', count: 13 },
  ]
  const flaws: readonly Flaw[] = expectations.map((expected, at) => ({ path: at === 0 ? '' : `at[${at}]`, expected }))
  const refusal = { code: 'setup', problem: { code: 'components', flaws } } as const

  it.each(languages)('is told place by place, with all figures, in %s', (language) => {
    const complaints = complaintsOf(refusal, catalogue[language]) ?? []
    expect(complaints.map(({ path }) => path)).toEqual([
      catalogue[language].components.whole,
      ...flaws.slice(1).map(({ path }) => path),
    ])
    const texts = complaints.map(({ text }) => text)
    expect(new Set(texts).size).toBe(flaws.length)
    const figures = ['', '2–5', '3', '-9', 'red, blue', 'name, stages', '', '8', 'france']
    for (const [at, figure] of figures.entries()) expect(texts[at]).toContain(figure)
  })

  it('is not what any other refusal is about', () => {
    expect(complaintsOf({ code: 'noGuest' }, catalogue.en)).toBeNull()
    const seats = { code: 'seats', min: 2, max: 4, seats: 9 } as const
    expect(complaintsOf({ code: 'setup', problem: seats }, catalogue.en)).toBeNull()
    expect(complaintsOf({ code: 'tooLarge', limit: 65_536 }, catalogue.en)?.[0].text).toContain('64 KB')
    expect(complaintsOf({ code: 'notJson' }, catalogue.hu)).toEqual([{ path: null, text: 'A fájl tartalma nem JSON.' }])
  })
})

describe('a table of this device', () => {
  const entry = { ...trounce, game: stages }
  const seats = [person('Anna'), person('Ben')]

  it('keeps its set, is played with it and says so', () => {
    const saved = structuredClone(newTable(entry.game, seats, {}, components))
    expect(saved.setup.components).toEqual(components)
    const picture = pictureOf('t', [], playedTable(stages, saved.setup, []), null)
    expect(picture).toMatchObject({ componentSet: 'Ours', view: { set: components } })
  })

  it('is played with the same set once more', () => {
    expect(rematch(entry.game, newTable(entry.game, seats, {}, components)).setup.components).toEqual(components)
  })

  it('has none to tell of, if none was brought', () => {
    const { setup } = newTable(entry.game, seats, {})
    expect(setup).not.toHaveProperty('components')
    expect(pictureOf('t', [], playedTable(stages, setup, []), null).componentSet).toBeNull()
  })
})
