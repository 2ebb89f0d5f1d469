/**
 * What makes one view from another, by key: a plain value is the new value, `[value]` a new list or object as a whole, `[]` says that the key
 * is gone, and an object goes deeper, into an object or a list. In a list the keys are the places; `length` cuts it to that length. A key may
 * be a path of several, with `/` between them: `todo/0/seat`. As in JSON Pointer (RFC 6901), `~1` stands for a `/` in a key, and `~0` for a `~`.
 */
export interface Patch {
  readonly [key: string]: Plain | readonly [] | readonly [object] | Patch
}

type Plain = string | number | boolean | null

/** What makes one thing from another, by the same rules as in a patch. */
export type Part = Patch[string]

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const isPlain = (value: unknown): value is Plain =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** A small patch that leads from `before` to `after`: both plain JSON, and neither a list. It is empty between equal views. */
export const patchOf = (before: object, after: object): Patch => JSON.parse(partText(before, after) ?? '{}')

/**
 * What leads from one thing to another of the same kind, as JSON; undefined between equal things. A server does this for every move and viewer, so it is
 * written at once: every change under its whole path.
 */
export function partText(before: object, after: object): string | undefined {
  const changes: string[] = []
  if (Array.isArray(before) && Array.isArray(after)) {
    if (writeListChanges(before, after, '', changes)) return whole(after)
  } else if (isFields(before) && isFields(after)) writeFieldChanges(before, after, '', changes)
  return changes.length === 0 ? undefined : `{${changes.join()}}`
}

const whole = (thing: object): string => `[${JSON.stringify(thing)}]`

/** Writes what has changed at this path. */
function writeChanges(before: unknown, after: unknown, path: string, changes: string[]): void {
  if (!isFields(after)) changes.push(`"${path}":${isPlain(after) ? JSON.stringify(after) : '[]'}`)
  else if (!isFields(before) || Array.isArray(before) !== Array.isArray(after))
    changes.push(`"${path}":${whole(after)}`)
  else if (Array.isArray(before) && Array.isArray(after)) {
    const already = changes.length
    const isWhole = writeListChanges(before, after, `${path}/`, changes)
    if (isWhole) changes.splice(already, changes.length, `"${path}":${whole(after)}`)
  } else writeFieldChanges(before, after, `${path}/`, changes)
}

function writeFieldChanges(before: Fields, after: Fields, prefix: string, changes: string[]): void {
  const keys = Object.keys(after)
  let known = keys.length
  for (const key of keys) {
    const was = before[key]
    const now = after[key]
    if (was === now) continue
    // A view may have any key, `constructor` included: only what is its own counts.
    if (Object.hasOwn(before, key)) writeChanges(was, now, prefix + escaped(key), changes)
    else {
      known--
      if (now !== undefined) writeChanges(undefined, now, prefix + escaped(key), changes)
    }
  }
  const earlier = Object.keys(before)
  if (earlier.length === known) return
  for (const key of earlier)
    if (before[key] !== undefined && !Object.hasOwn(after, key)) changes.push(`"${prefix}${escaped(key)}":[]`)
}

/** Gives whether the list is shorter told as a whole: each change repeats its path, so that is when half of it is new. */
function writeListChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  prefix: string,
  changes: string[],
): boolean {
  let changed = 0
  if (after.length < before.length) {
    changes.push(`"${prefix}length":${after.length}`)
    changed++
  }
  for (let place = 0; place < after.length; place++) {
    if (before[place] === after[place]) continue
    const already = changes.length
    writeChanges(before[place], after[place], `${prefix}${place}`, changes)
    if (changes.length > already) changed++
  }
  return changed > 1 && changed * 2 > after.length
}

const simpleKey = /^[\w-]*$/

/** As it stands between quotation marks. */
const escaped = (key: string): string =>
  simpleKey.test(key) ? key : JSON.stringify(key.replaceAll('~', '~0').replaceAll('/', '~1')).slice(1, -1)

/** The view after the patch; what has not changed is shared with the view before, which stays as it is. */
export function applyPatch(before: object, patch: Patch): object {
  return Array.isArray(before) ? patchedList(before, patch) : patchedObject(before, patch)
}

/** The thing after this part, of the same kind as before: who sent the part has seen to that. */
export function applyPart<T extends object>(before: T, part: Part): T
export function applyPart(before: object, part: Part): unknown {
  return patched(before, part)
}

/** `undefined`: it is gone. */
function patched(before: unknown, part: Part): unknown {
  if (isPlain(part)) return part
  if (isWhole(part)) return part[0]
  if (!isFields(before)) throw new TypeError('a patch does not fit its view')
  return applyPatch(before, part)
}

const isWhole = (part: Part): part is readonly [] | readonly [object] => Array.isArray(part)

function patchedList(before: readonly unknown[], patch: Patch): unknown[] {
  const parts = firstSteps(patch)
  const length = parts.get('length')
  parts.delete('length')
  const list = typeof length === 'number' ? before.slice(0, length) : [...before]
  for (const [place, part] of parts) list[Number(place)] = patched(before[Number(place)], part)
  return list
}

function patchedObject(before: object, patch: Patch): object {
  const entries = new Map<string, unknown>(Object.entries(before))
  for (const [key, part] of firstSteps(patch)) {
    const now = patched(entries.get(key), part)
    if (now === undefined) entries.delete(key)
    else entries.set(key, now)
  }
  return Object.fromEntries(entries)
}

/** By the first key of each path; what comes after it is a patch of its own. */
function firstSteps(patch: Patch): Map<string, Part> {
  const parts = new Map<string, Part>()
  const deeper = new Map<string, [string, Part][]>()
  for (const [path, part] of Object.entries(patch)) {
    const slash = path.indexOf('/')
    const key = unescaped(slash < 0 ? path : path.slice(0, slash))
    if (slash < 0) parts.set(key, part)
    else deeper.set(key, [...(deeper.get(key) ?? []), [path.slice(slash + 1), part]])
  }
  for (const [key, changes] of deeper) parts.set(key, Object.fromEntries(changes))
  return parts
}

const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~')
