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

/** 64 bits of SHA-256 over the canonical JSON: names a state. */
export const hashOf = (state: object): string => hex(sha256(utf8(canonical(state)))).slice(0, 16)
