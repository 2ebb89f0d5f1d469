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

/** A small patch that leads from `before` to `after`: both plain JSON, and neither a list. It is empty between equal views. */
export const patchOf = (before: object, after: object): Patch => JSON.parse(partText(before, after) ?? '{}')

/**
 * What leads from one thing to another, written at once as JSON; undefined between equal things. A server does this for every move and
 * viewer: it is written to be fast.
 */
export function partText(before: object, after: object): string | undefined {
  return asJson(between(before, after))
}

/**
 * Where one thing alone has changed, what is found is the rest of a key and what comes after it, `/0/seat":3`; else it is JSON. This tells
 * which of them `between` has given last: to look at the first letter of a text would cost more than to find it.
 */
let isRest = false

/** The rest of a key becomes an object with that key. */
const asJson = (part: string | undefined): string | undefined =>
  part !== undefined && isRest ? `{"${part.slice(1)}}` : part

function between(before: unknown, after: unknown): string | undefined {
  if (before === after) return undefined
  if (!isFields(after)) return plain(after)
  if (!isFields(before) || Array.isArray(before) !== Array.isArray(after)) return whole(after)
  return Array.isArray(before) && Array.isArray(after) ? betweenLists(before, after) : betweenObjects(before, after)
}

/** The part that was found last under its key, without the quotation mark that opens it. */
const under = (key: string, part: string): string => (isRest ? `${key}${part}` : `${key}":${part}`)

/** One more part after others. */
const andPart = (parts: string, part: string): string => (parts === '' ? part : `${parts},"${part}`)

/** So many parts as one: a single one becomes the rest of a key. */
function joined(parts: string, count: number): string | undefined {
  if (count === 0) return undefined
  isRest = count === 1
  return isRest ? `/${parts}` : `{"${parts}}`
}

function whole(thing: object): string {
  isRest = false
  return `[${JSON.stringify(thing)}]`
}

function plain(value: unknown): string {
  isRest = false
  if (typeof value === 'number') return `${value}`
  return isPlain(value) ? JSON.stringify(value) : '[]'
}

const isPlain = (value: unknown): value is Plain =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

function betweenObjects(before: Fields, after: Fields): string | undefined {
  const keys = Object.keys(after)
  const earlier = Object.keys(before)
  if (!isSameList(keys, earlier)) return betweenUnlike(before, after, [...new Set([...keys, ...earlier])])
  // Lists of values are read far faster than fields by their names.
  const was = Object.values(before)
  const now = Object.values(after)
  let parts = ''
  let count = 0
  for (let at = 0; at < keys.length; at++) {
    const part = between(was[at], now[at])
    if (part === undefined) continue
    parts = andPart(parts, under(escaped(keys[at]), part))
    count++
  }
  return joined(parts, count)
}

/**
 * Follows a view that changes again and again, and tells each time what has changed. It keeps of the last one what it needs to compare: where
 * a list or object has not changed, the one from before. Much is seen, little has to be kept.
 */
export class Followed {
  #keys: readonly string[]
  /** As they stand between quotation marks. */
  #escaped: readonly string[]
  #values: unknown[]

  constructor(view: object) {
    this.#keys = Object.keys(view)
    this.#escaped = this.#keys.map(escaped)
    this.#values = Object.values(view)
  }

  /** What leads from the view before to this one, as JSON; undefined where they are equal. */
  next(view: object): string | undefined {
    if (!hasKeys(view, this.#keys)) return this.#unlike(view)
    const values = this.#values
    const now = Object.values(view)
    let parts = ''
    let count = 0
    for (let at = 0; at < values.length; at++) {
      if (values[at] === now[at]) continue
      const part = between(values[at], now[at])
      if (part === undefined) continue
      values[at] = now[at]
      parts = andPart(parts, under(this.#escaped[at], part))
      count++
    }
    return asJson(joined(parts, count))
  }

  #unlike(view: object): string | undefined {
    const before = Object.fromEntries(this.#keys.map((key, at) => [key, this.#values[at]]))
    this.#keys = Object.keys(view)
    this.#escaped = this.#keys.map(escaped)
    this.#values = Object.values(view)
    return partText(before, view)
  }
}

/** Whether these are all its keys, in this order. */
function hasKeys(view: object, keys: readonly string[]): boolean {
  let at = 0
  for (const key in view) if (key !== keys[at++]) return false
  return at === keys.length
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false
  return true
}

/** The same for objects with other keys, or the same ones in another order. */
function betweenUnlike(before: Fields, after: Fields, keys: readonly string[]): string | undefined {
  let parts = ''
  let count = 0
  for (const key of keys) {
    // A view may have any key, `constructor` included: only what is its own counts.
    const was = Object.hasOwn(before, key) ? before[key] : undefined
    const now = Object.hasOwn(after, key) ? after[key] : undefined
    const part = between(was, now)
    if (part === undefined) continue
    parts = andPart(parts, under(escaped(key), part))
    count++
  }
  return joined(parts, count)
}

function betweenLists(before: readonly unknown[], after: readonly unknown[]): string | undefined {
  let parts = ''
  let count = 0
  if (after.length < before.length) {
    parts = `length":${after.length}`
    count++
  }
  for (let place = 0; place < after.length; place++) {
    if (before[place] === after[place]) continue
    const part = between(before[place], after[place])
    if (part === undefined) continue
    parts = andPart(parts, under(`${place}`, part))
    count++
  }
  // Each part repeats its place: a list that is half new is shorter as a whole.
  return count > 1 && count * 2 > after.length ? whole(after) : joined(parts, count)
}

/** Views have the same few keys again and again. */
const escapedKeys = new Map<string, string>()
const mostEscapedKeys = 10_000

/** As it stands between the quotes. */
function escaped(key: string): string {
  const known = escapedKeys.get(key)
  if (known !== undefined) return known
  const text = JSON.stringify(key.replaceAll('~', '~0').replaceAll('/', '~1')).slice(1, -1)
  if (escapedKeys.size < mostEscapedKeys) escapedKeys.set(key, text)
  return text
}

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
