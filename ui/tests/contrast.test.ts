import { describe, expect, it } from 'vitest'
import { factions } from '../icons/signs.ts'
import { coloursIn, contrast, themes } from './colours.ts'

const colour = coloursIn(new URL('../tokens.css', import.meta.url))

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
