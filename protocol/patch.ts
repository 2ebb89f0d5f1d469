/**
 * What makes one view from another, by key: a plain value is the new value, `[value]` a new list or object as a whole, `[]` says that the key
 * is gone, and an object goes deeper, into an object or a list. In a list the keys are the places; `length` cuts it to that length.
 */
export interface Patch {
  readonly [key: string]: Plain | readonly [] | readonly [object] | Patch
}

type Plain = string | number | boolean | null
type Part = Patch[string]

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** A small patch that leads from `before` to `after`: both plain JSON, and neither a list. It is empty between equal views. */
export const patchOf = (before: object, after: object): Patch =>
  (isFields(before) && isFields(after) && betweenObjects(before, after)) || {}

function between(before: unknown, after: unknown): Part | undefined {
  if (before === after) return undefined
  if (!isFields(after)) return isPlain(after) ? after : []
  if (!isFields(before) || Array.isArray(before) !== Array.isArray(after)) return [after]
  return Array.isArray(before) && Array.isArray(after) ? betweenLists(before, after) : betweenObjects(before, after)
}

const isPlain = (value: unknown): value is Plain =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

function betweenObjects(before: Fields, after: Fields): Patch | undefined {
  const parts: [string, Part][] = []
  const keys = Object.keys(after)
  let kept = 0
  for (const key of keys) {
    const now = after[key]
    // A view may have any key, `constructor` included: only what is its own counts.
    const was = Object.hasOwn(before, key) ? before[key] : undefined
    if (now === undefined) continue
    if (was !== undefined) kept++
    const part = between(was, now)
    if (part !== undefined) parts.push([key, part])
  }
  const earlier = Object.keys(before)
  if (kept < earlier.length)
    for (const key of earlier)
      if (before[key] !== undefined && !(Object.hasOwn(after, key) && after[key] !== undefined)) parts.push([key, []])
  return parts.length === 0 ? undefined : Object.fromEntries(parts)
}

function betweenLists(before: readonly unknown[], after: readonly unknown[]): Part | undefined {
  const parts: [string, Part][] = []
  if (after.length < before.length) parts.push(['length', after.length])
  for (let place = 0; place < after.length; place++) {
    const part = between(before[place], after[place])
    if (part !== undefined) parts.push([`${place}`, part])
  }
  if (parts.length === 0) return undefined
  // Each part repeats its place: a list that is half new is shorter as a whole.
  return parts.length > 1 && parts.length * 2 > after.length ? [after] : Object.fromEntries(parts)
}

/** The view after the patch; what has not changed is shared with the view before, which stays as it is. */
export function applyPatch(before: object, patch: Patch): object {
  return Array.isArray(before) ? patchedList(before, patch) : patchedObject(before, patch)
}

/** `undefined`: it is gone. */
function patched(before: unknown, part: Part): unknown {
  if (isPlain(part)) return part
  if (isWhole(part)) return part[0]
  if (!isFields(before)) throw new TypeError('a patch does not fit its view')
  return applyPatch(before, part)
}

const isWhole = (part: Part): part is readonly [] | readonly [object] => Array.isArray(part)

function patchedList(before: readonly unknown[], { length, ...places }: Patch): unknown[] {
  const list = typeof length === 'number' ? before.slice(0, length) : [...before]
  for (const [place, part] of Object.entries(places)) list[Number(place)] = patched(before[Number(place)], part)
  return list
}

function patchedObject(before: object, patch: Patch): object {
  const entries = new Map<string, unknown>(Object.entries(before))
  for (const [key, part] of Object.entries(patch)) {
    const now = patched(entries.get(key), part)
    if (now === undefined) entries.delete(key)
    else entries.set(key, now)
  }
  return Object.fromEntries(entries)
}
