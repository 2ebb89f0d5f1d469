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
export function patchOf(before: object, after: object): Patch {
  const part = partOf(before, after)
  return part === undefined || isPlain(part) || isWhole(part) ? {} : part
}

/** What leads from one thing to another; undefined between equal things. */
export function partOf(before: unknown, after: unknown): Part | undefined {
  if (before === after) return undefined
  if (!isFields(after)) return isPlain(after) ? after : []
  if (!isFields(before) || Array.isArray(before) !== Array.isArray(after)) return [after]
  return Array.isArray(before) && Array.isArray(after) ? partOfLists(before, after) : partOfObjects(before, after)
}

function partOfObjects(before: Fields, after: Fields): Patch | undefined {
  let parts: Record<string, Part> | undefined
  for (const key of Object.keys(after)) {
    const was = before[key]
    const now = after[key]
    if (was === now) continue
    // A view may have any key, `constructor` included: only what is its own counts.
    const part = partOf(Object.hasOwn(before, key) ? was : undefined, now)
    if (part !== undefined) parts = withPart(parts, key, part)
  }
  for (const key of Object.keys(before))
    if (before[key] !== undefined && !Object.hasOwn(after, key)) parts = withPart(parts, key, [])
  return parts
}

function partOfLists(before: readonly unknown[], after: readonly unknown[]): Part | undefined {
  let parts: Record<string, Part> | undefined
  let count = 0
  if (after.length < before.length) {
    parts = withPart(parts, 'length', after.length)
    count++
  }
  for (let place = 0; place < after.length; place++) {
    if (before[place] === after[place]) continue
    const part = partOf(before[place], after[place])
    if (part === undefined) continue
    parts = withPart(parts, `${place}`, part)
    count++
  }
  // Each part repeats its place: a list that is half new is shorter as a whole.
  return count > 1 && count * 2 > after.length ? [after] : parts
}

/** One more part of an object or list. Where one thing alone has changed deeper down, its path becomes one key. */
function withPart(parts: Record<string, Part> = {}, key: string, part: Part): Record<string, Part> {
  const path = escaped(key)
  if (isPlain(part) || isWhole(part)) setOwn(parts, path, part)
  else {
    const deeper = Object.keys(part)
    if (deeper.length === 1) setOwn(parts, `${path}/${deeper[0]}`, part[deeper[0]])
    else setOwn(parts, path, part)
  }
  return parts
}

/** Also under the name `__proto__`, which would otherwise be no key of its own. */
function setOwn(parts: Record<string, Part>, key: string, part: Part): void {
  if (key === '__proto__') Object.defineProperty(parts, key, { value: part, enumerable: true })
  else parts[key] = part
}

const escaped = (key: string): string =>
  key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key

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
  return new Map(
    Object.entries(patch).map(([path, part]) => {
      const slash = path.indexOf('/')
      if (slash < 0) return [unescaped(path), part]
      return [unescaped(path.slice(0, slash)), Object.fromEntries([[path.slice(slash + 1), part]])]
    }),
  )
}

const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~')
