import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ChanceProblem, chanceOf, commitmentOf, derivedNonce } from '@eminence/protocol'
import { afterAll, describe, expect, it } from 'vitest'
import { pageNamed } from './document.ts'

const page = pageNamed('fairness.md')
const script = fileURLToPath(new URL('../fairness/check.mjs', import.meta.url))

interface Vectors {
  readonly tables: readonly Vector[]
  readonly refused: readonly (Vector & { readonly problem: string })[]
}
interface Vector {
  readonly name: string
  readonly startCode?: string
  /** By seat. */
  readonly derived?: Readonly<Record<string, string>>
  readonly record: { readonly setup: { readonly seats: number; readonly seed: string }; readonly fairness: object }
}
const vectors: Vectors = JSON.parse(pageNamed('fairness/vectors.json'))
const [first] = vectors.tables

const folder = mkdtempSync(join(tmpdir(), 'eminence-fairness-'))
afterAll(() => rmSync(folder, { recursive: true }))

function checked(record?: object, ...more: string[]) {
  const file = join(folder, 'record.json')
  if (record !== undefined) writeFileSync(file, JSON.stringify(record))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [script, ...(record === undefined ? [] : [file]), ...more],
    { encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

describe('the independent script', () => {
  it('finds every vector right', () => {
    const { tables, refused } = vectors
    const stdout = `${tables.length} tables and ${refused.length} forged records checked, 0 wrong\n`
    expect(checked()).toEqual({ status: 0, stdout, stderr: '' })
  })

  it('imports nothing but Node', () => {
    const imported = [...readFileSync(script, 'utf8').matchAll(/\bfrom '([^']+)'|\bimport\(/g)].map(([, from]) => from)
    expect(imported).toEqual(['node:crypto', 'node:fs'])
  })

  it('checks a record', () => {
    const alone = checked(first.record)
    expect(alone).toMatchObject({ status: 0, stderr: '' })
    expect(alone.stdout).toContain(`start code: ${first.startCode}\nnot proved: `)
    const noted = checked(first.record, first.startCode ?? '')
    expect(noted).toMatchObject({ status: 0, stderr: '' })
    expect(noted.stdout).not.toContain('not proved')
    expect(checked({ ...first.record, fairness: undefined })).toMatchObject({ status: 1 })
  })

  it.each(vectors.refused)('refuses $name', ({ record, startCode, problem }) => {
    const { status, stdout, stderr } = checked(record, ...(startCode === undefined ? [] : [startCode]))
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: `does not fit: ${problem}\n` })
  })
})

describe('Eminence agrees with the vectors', () => {
  it.each(vectors.tables)('$name', ({ record, startCode, derived = {} }) => {
    const chance = chanceOf(record, record.setup)
    const seats = Object.keys(derived).map(Number)
    if (startCode === undefined) expect(chance.code).toBe('scheme1')
    else expect(chance).toMatchObject({ code: 'fair', startCode, derived: seats })
    for (const seat of seats)
      expect('commitment' in chance && derivedNonce(chance.commitment, seat)).toBe(derived[seat])
  })

  it.each(vectors.refused)('and refuses $name', ({ record, startCode, problem }) => {
    expect(chanceOf(record, record.setup, startCode)).toMatchObject({ code: 'unfair', problem })
  })
})

describe('the page', () => {
  /** All of them: the compiler sees to it. */
  const problems: Readonly<Record<ChanceProblem['problem'], true>> = {
    malformed: true,
    seats: true,
    commitment: true,
    nonce: true,
    startCode: true,
    ownNonce: true,
    seed: true,
  }

  it('names every problem, and no other', () => {
    expect([...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)).toEqual(Object.keys(problems))
  })

  it('shows the first table of the vectors', () => {
    expect(page).toContain(`--start-code ${first.startCode}\n`)
    const secret = page.match(/^printf (\w+) /m)?.[1] ?? ''
    expect(first.record.fairness).toMatchObject({ secret, commitment: commitmentOf(secret) })
  })
})
