/** Where something is not plain JSON, and what it is; null if all is. */
export function notJson(value: unknown, path = 'it'): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number') {
    if (Object.is(value, -0)) return `${path} is -0`
    return Number.isFinite(value) ? null : `${path} is ${value}`
  }
  if (typeof value !== 'object') return `${path} is ${typeof value}`
  if (Array.isArray(value)) {
    if (Object.keys(value).length !== value.length) return `${path} has holes or names among its elements`
  } else {
    const prototype: unknown = Object.getPrototypeOf(value)
    if (prototype !== Object.prototype && prototype !== null) return `${path} is a ${value.constructor.name}`
  }
  for (const [key, part] of Object.entries(value)) {
    const found = notJson(part, `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

export const text = (value: unknown): string => JSON.stringify(value)
