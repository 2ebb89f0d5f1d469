import { readFileSync } from 'node:fs'

export const themes = ['day', 'night'] as const
export type Theme = (typeof themes)[number]

/** The colours that style sheets name, by name and theme; a later sheet goes before an earlier one. */
export function coloursIn(...sheets: readonly URL[]): (name: string, theme: Theme) => string {
  const tokens = new Map<string, Record<Theme, string>>()
  for (const sheet of sheets)
    for (const [, name, day, night] of readFileSync(sheet, 'utf8').matchAll(
      /--([\w-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g,
    ))
      tokens.set(name, { day, night })
  return (name, theme) => {
    const token = tokens.get(name)
    if (token === undefined) throw new Error(`there is no colour "${name}"`)
    return token[theme]
  }
}

type Triple = readonly [number, number, number]

/** Red, green and blue without gamma, from 0 to 1. */
function linear(hex: string): Triple {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [r, g, b] = linear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const product = (rows: readonly Triple[], [x, y, z]: Triple): Triple => {
  const [a, b, c] = rows.map(([first, second, third]) => first * x + second * y + third * z)
  return [a, b, c]
}

const toCones: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const fromCones: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

/** As `color-mix(in oklab, a share, b)` does; between cones and Oklab the way is straight, so their roots can be mixed at once. */
export function mixed(a: string, share: number, b: string): string {
  const roots = (hex: string) => product(toCones, linear(hex)).map(Math.cbrt)
  const [theirs, own] = [roots(b), roots(a)]
  const [l, m, s] = theirs.map((root, at) => (own[at] * share + root * (1 - share)) ** 3)
  const bytes = product(fromCones, [l, m, s]).map((value) => {
    const light = Math.min(1, Math.max(0, value))
    return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055))
  })
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
