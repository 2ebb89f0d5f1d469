import { hex, sha256, utf8 } from './sha256.ts'

/** JSON with the keys of every object in order: equal values give equal texts, whatever the order they were built in. */
export const canonical = (value: unknown): string => write(value, nothingWritten)

/** The canonical texts of objects that never change, so that they are worked out once. */
type Written = ReadonlyMap<object, string>
const nothingWritten: Written = new Map()

function write(value: unknown, written: Written): string {
  if (!isThing(value)) return JSON.stringify(value) ?? 'null'
  const known = written.get(value)
  if (known !== undefined) return known
  if (Array.isArray(value)) {
    // most lists of a state are numbers, which JSON writes in the same way and faster
    return value.some(isThing) ? `[${value.map((each) => write(each, written)).join(',')}]` : JSON.stringify(value)
  }
  const parts: string[] = []
  for (const key of Object.keys(value).sort())
    if (value[key] !== undefined) parts.push(`${JSON.stringify(key)}:${write(value[key], written)}`)
  return `{${parts.join(',')}}`
}

/** Equal as JSON. Either may come from anywhere: it looks no deeper than where they part. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isThing(a) || !isThing(b)) return false
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && areSameLists(a, b)
  let keys = 0
  for (const key of Object.keys(a)) {
    if (a[key] === undefined) continue
    keys++
    if (!Object.hasOwn(b, key) || !same(a[key], b[key])) return false
  }
  const others = Object.keys(b)
  return keys === others.length || keys === others.filter((key) => b[key] !== undefined).length
}

const isThing = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function areSameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let at = 0; at < a.length; at++) if (!same(a[at], b[at])) return false
  return true
}

/** SHA-256 of a text in UTF-8, in hexadecimal digits: where the platform has one, it is much faster than the kernel's own. */
export type Digest = (text: string) => string

export const ownDigest: Digest = (text) => hex(sha256(utf8(text)))

/** 64 bits of SHA-256 over the canonical JSON: names a state. */
export const hashOf = (state: object, digest = ownDigest): string => digest(canonical(state)).slice(0, 16)

/** `hashOf` for the states of one table: the host's own components, which are part of each of them, are written once. */
export function stateHasher(components: object | undefined, digest = ownDigest): (state: object) => string {
  const written: Written = components === undefined ? nothingWritten : new Map([[components, canonical(components)]])
  return (state) => digest(write(state, written)).slice(0, 16)
}
