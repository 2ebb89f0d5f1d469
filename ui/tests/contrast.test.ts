import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { factions } from '../icons/signs.ts'

const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, day, night]) => [
    name,
    { day, night },
  ]),
)

const themes = ['day', 'night'] as const

function colour(name: string, theme: (typeof themes)[number]): string {
  const token = tokens.get(name)
  if (token === undefined) throw new Error(`tokens.css has no colour "${name}"`)
  return token[theme]
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const seats = [0, 1, 2, 3].map((seat) => `seat${seat}`)
const grounds = ['paper', 'vellum', 'sunk']

const texts: readonly (readonly [text: string, ground: string])[] = [
  ...grounds.flatMap((ground) => ['ink', 'faded', 'gilt-ink'].map((text) => [text, ground] as const)),
  ...['paper', 'vellum'].map((ground) => ['cardinal', ground] as const),
  ['on-cardinal', 'cardinal'],
  ['vellum', 'ink'],
  ...seats.map((seat) => ['on-seat', seat] as const),
  ...factions.map((faction) => [`f-${faction}-text`, `f-${faction}-tint`] as const),
  ...factions.map((faction) => [`f-${faction}-text`, 'vellum'] as const),
  ...factions.map((faction) => [`f-${faction}-on`, `f-${faction}`] as const),
]

const marks: readonly (readonly [mark: string, ground: string])[] = [
  ...['paper', 'vellum'].map((ground) => ['gilt', ground] as const),
  ...seats.flatMap((seat) => grounds.map((ground) => [seat, ground] as const)),
  ...factions.map((faction) => [`f-${faction}-rim`, 'vellum'] as const),
  ...factions.map((faction) => [`f-${faction}-rim`, 'paper'] as const),
]

for (const theme of themes) {
  describe(`in the ${theme} theme`, () => {
    it.each(texts)('text in %s on %s has a contrast of 4.5 at least', (text, ground) => {
      expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
    })

    it.each(marks)('a mark in %s on %s has a contrast of 3 at least', (mark, ground) => {
      expect(contrast(colour(mark, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
    })
  })
}
