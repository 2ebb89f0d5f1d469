import { SetupError } from './errors.ts'

/** What is printed on a game's components, where a host may bring another set: as JSON, in the shape of the one that comes with the game. */
export interface ComponentsSchema<Components extends object = object> {
  /** The set that comes with the game: the model for every other. */
  readonly standard: Components
  readonly shape: Shape<Components>
}

/** What JSON has to look like. */
export interface Shape<T> {
  /** Whether it does; every place where it does not is noted in `flaws`. */
  fits(value: unknown, path: string, flaws: Flaw[]): value is T
}

/** Something in a component set that is not as it has to be. */
export interface Flaw {
  /** Where, as one would write it in code: `sheets[3].first.prestige`; empty for the set as a whole. */
  readonly path: string
  readonly expected: Expected
}

export type Expected =
  | { readonly code: 'object' }
  | { readonly code: 'list' | 'text'; readonly shortest: number; readonly longest: number }
  | { readonly code: 'wholeNumber'; readonly lowest: number; readonly highest: number }
  | { readonly code: 'oneOf'; readonly possible: readonly string[] }
  /** There is a field of another name here. */
  | { readonly code: 'knownField'; readonly known: readonly string[] }
  /** Something else has the same value already. */
  | { readonly code: 'unique' }
  /** No more than so many different values. */
  | { readonly code: 'kinds'; readonly most: number }
  /** So many entries of this list have that value there. */
  | { readonly code: 'entries'; readonly field: string; readonly value: string; readonly count: number }

const mostFlaws = 20

/** Notes the flaw unless what is expected holds; gives whether it does. */
export function expectAt(path: string, holds: boolean, expected: Expected, flaws: Flaw[]): boolean {
  if (!holds && flaws.length < mostFlaws) flaws.push({ path, expected })
  return holds
}

/** The path of a field of what is at this path. */
export const fieldsAt =
  (path: string) =>
  (name: string): string =>
    path === '' ? name : `${path}.${name}`

export const wholeNumber = (lowest: number, highest: number): Shape<number> => ({
  fits(value, path, flaws): value is number {
    const fits = typeof value === 'number' && Number.isInteger(value) && value >= lowest && value <= highest
    return expectAt(path, fits, { code: 'wholeNumber', lowest, highest }, flaws)
  },
})

export const textOf = (shortest: number, longest: number): Shape<string> => ({
  fits(value, path, flaws): value is string {
    const fits = typeof value === 'string' && value.length >= shortest && value.length <= longest
    return expectAt(path, fits, { code: 'text', shortest, longest }, flaws)
  },
})

export const oneOf = <T extends string>(possible: readonly T[]): Shape<T> => ({
  fits(value, path, flaws): value is T {
    return expectAt(
      path,
      possible.some((each) => each === value),
      { code: 'oneOf', possible },
      flaws,
    )
  },
})

export const listOf = <T>(entry: Shape<T>, shortest: number, longest = shortest): Shape<readonly T[]> => ({
  fits(value, path, flaws): value is readonly T[] {
    const isList = Array.isArray(value) && value.length >= shortest && value.length <= longest
    if (!expectAt(path, isList, { code: 'list', shortest, longest }, flaws) || !Array.isArray(value)) return false
    return value.map((each, at) => entry.fits(each, `${path}[${at}]`, flaws)).every(Boolean)
  },
})

/** For a field that may be left out. */
export const optional = <T>(shape: Shape<T>): Shape<T | undefined> => ({
  fits: (value, path, flaws): value is T | undefined => value === undefined || shape.fits(value, path, flaws),
})

/** An object with just these fields. */
export const objectOf = <T extends object>(fields: { readonly [Name in keyof T]-?: Shape<T[Name]> }): Shape<T> => ({
  fits(value, path, flaws): value is T {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    if (!expectAt(path, isObject, { code: 'object' }, flaws) || !isObject) return false
    const field = fieldsAt(path)
    const known = Object.keys(fields)
    const strange = Object.keys(value).filter((name) => !known.includes(name))
    for (const name of strange) expectAt(field(name), false, { code: 'knownField', known }, flaws)
    const good = Object.entries<Shape<unknown>>(fields).map(([name, shape]) =>
      shape.fits(Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined, field(name), flaws),
    )
    return strange.length === 0 && good.every(Boolean)
  },
})

/** A shape with something more to it, which is asked only of what has the shape. */
export const also = <T>(shape: Shape<T>, holds: (value: T, path: string, flaws: Flaw[]) => boolean): Shape<T> => ({
  fits: (value, path, flaws): value is T => shape.fits(value, path, flaws) && holds(value, path, flaws),
})

/** What is wrong with this as a set of the game; nothing, if it is one. */
export function flawsIn(given: unknown, { shape }: ComponentsSchema): readonly Flaw[] {
  const flaws: Flaw[] = []
  shape.fits(given, '', flaws)
  return flaws
}

/** The host's own set, from anywhere: a copy, once it has the right shape. */
export function readComponents<Components extends object>(
  schema: ComponentsSchema<Components> | undefined,
  given: object,
): Components {
  if (schema === undefined) throw new SetupError({ code: 'noComponents' })
  const flaws: Flaw[] = []
  if (!schema.shape.fits(given, '', flaws)) throw new SetupError({ code: 'components', flaws })
  return JSON.parse(JSON.stringify(given))
}

/** What a set calls itself; nothing, if it has no name. */
export const nameOfSet = (components: object): string =>
  'name' in components && typeof components.name === 'string' ? components.name : ''

/**
 * What a game has worked out of a component set, to look things up quickly; once for each set. The `set` of a state or view is the host's
 * own, or null for the one that comes with the game.
 */
export function tablesBySet<Components extends object, Tables>(
  standard: Components,
  workOut: (set: Components) => Tables,
): (of: { readonly set: Components | null }) => Tables {
  const ofStandard = workOut(standard)
  const ofOthers = new WeakMap<Components, Tables>()
  return ({ set }) => {
    if (set === null) return ofStandard
    const known = ofOthers.get(set)
    if (known !== undefined) return known
    const tables = workOut(set)
    ofOthers.set(set, tables)
    return tables
  }
}
