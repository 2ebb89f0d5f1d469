import { type ComponentsSchema, type Expected, nameOfSet, readComponents, SetupError } from '@eminence/kernel'
import { limits, type Refusal } from '@eminence/protocol'
import type { Words } from '../texts/words.ts'

/** A component set that the reader has brought. */
export interface OwnSet {
  readonly name: string
  readonly components: object
}

/** What is wrong, line by line: where, if it is a place in the set, and what. */
export interface Complaint {
  readonly path: string | null
  readonly text: string
}

/** By the server, or already here. */
export type SetRefusal = Refusal | { readonly code: 'notJson' }

export type SetRead = { readonly set: OwnSet } | { readonly refusal: SetRefusal }

/** Leaves room for the rest of the request that opens the table. */
export const largestSet = limits.opening - limits.message

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

const tooLarge: SetRead = { refusal: { code: 'tooLarge', limit: largestSet } }

const notAnObject: SetRead = {
  refusal: {
    code: 'setup',
    problem: { code: 'components', flaws: [{ path: '', expected: { code: 'object' } }] },
  },
}

/** Indented as one likes; what is larger than this is not even read. */
const largestFile = 16 * limits.opening

export async function readFile(schema: ComponentsSchema, file: Blob): Promise<SetRead> {
  if (file.size > largestFile) return tooLarge
  return readSet(schema, await file.text())
}

/** The set in the text of a file, once the game takes it. */
export function readSet(schema: ComponentsSchema | undefined, text: string): SetRead {
  let given: unknown
  try {
    given = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return { refusal: { code: 'notJson' } }
  }
  if (typeof given !== 'object' || given === null) return notAnObject
  try {
    const components = readComponents(schema, given)
    if (bytesOf(components) > largestSet) return tooLarge
    return { set: { name: nameOfSet(components), components } }
  } catch (error) {
    if (error instanceof SetupError) return { refusal: { code: 'setup', problem: error.problem } }
    throw error
  }
}

/** Why a set was refused, here or by the server, in the reader's language; null if it was for something else. */
export function complaintsOf(refusal: SetRefusal, words: Words): Complaint[] | null {
  const t = words.components
  if (refusal.code === 'notJson') return [{ path: null, text: t.notJson }]
  if (refusal.code === 'tooLarge') return [{ path: null, text: t.tooLarge(Math.floor(refusal.limit / 1024)) }]
  if (refusal.code !== 'setup') return null
  const { problem } = refusal
  if (problem.code === 'noComponents') return [{ path: null, text: t.noComponents }]
  if (problem.code !== 'components') return null
  return problem.flaws.map(({ path, expected }) => ({
    path: path || t.whole,
    text: expectedText(expected, t.expected),
  }))
}

const range = (least: number, most: number): string => (least === most ? `${least}` : `${least}–${most}`)

function expectedText(expected: Expected, t: Words['components']['expected']): string {
  switch (expected.code) {
    case 'object':
    case 'unique':
      return t[expected.code]
    case 'list':
    case 'text':
      return t[expected.code](range(expected.shortest, expected.longest))
    case 'wholeNumber':
      return t.wholeNumber(expected.lowest, expected.highest)
    case 'oneOf':
      return t.oneOf(expected.possible.join(', '))
    case 'knownField':
      return t.knownField(expected.known.join(', '))
    case 'kinds':
      return t.kinds(expected.most)
    case 'entries':
      return t.entries(expected.count, expected.field, expected.value)
  }
}
