import { hex, sha256, utf8 } from './sha256.ts'

/** JSON with the keys of every object in order: equal values give equal texts, whatever the order they were built in. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`)
    return `{${entries.join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}

/** Equal as JSON. Either may come from anywhere: it looks no deeper than where they part. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    return a.every((each, at) => same(each, b[at]))
  }
  const keys = keysOf(a)
  return (
    keys.every((key) => Object.hasOwn(b, key) && same(Reflect.get(a, key), Reflect.get(b, key))) &&
    keys.length === keysOf(b).length
  )
}

const keysOf = (value: object): string[] => Object.keys(value).filter((key) => Reflect.get(value, key) !== undefined)

/** 64 bits of SHA-256 over the canonical JSON: names a state. */
export const hashOf = (state: object): string => hex(sha256(utf8(canonical(state)))).slice(0, 16)
