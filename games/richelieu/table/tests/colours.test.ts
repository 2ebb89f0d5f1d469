import { coloursIn, contrast, mixed, themes } from '@eminence/ui/tests/colours.ts'
import { describe, expect, it } from 'vitest'
import { factions } from '../../sets.ts'

const tokens = new URL('../../../../ui/tokens.css', import.meta.url)
const colour = coloursIn(tokens, new URL('../colours.css', import.meta.url))
const shared = coloursIn(tokens)

/** As the sheets are drawn: --wash, and the darker head and foot. */
const wash = 0.09
const head = 0.09 * 1.9

for (const theme of themes) {
  describe(`in the ${theme} theme`, () => {
    const [ink, vellum, faded] = ['ink', 'vellum', 'faded'].map((name) => colour(name, theme))

    describe.each(factions)('a sheet of %s', (faction) => {
      const own = colour(faction, theme)
      const [ground, darker] = [mixed(own, wash, vellum), mixed(own, head, vellum)]

      it('has texts with a contrast of 4.5 at least', () => {
        expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(ink, darker)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(faded, ground)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(mixed(faded, 0.7, ink), darker)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(colour('gilt-ink', theme), darker)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(mixed(own, 0.82, ink), darker)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(mixed(own, 0.45, ink), darker)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(vellum, own)).toBeGreaterThanOrEqual(4.5)
      })

      it('has marks with a contrast of 3 at least', () => {
        expect(contrast(own, darker)).toBeGreaterThanOrEqual(3)
        expect(contrast(own, vellum)).toBeGreaterThanOrEqual(3)
        expect(contrast(colour('cardinal', theme), darker)).toBeGreaterThanOrEqual(3)
        expect(contrast(colour('gilt', theme), ground)).toBeGreaterThanOrEqual(3)
        for (const seat of [0, 1, 2, 3]) {
          expect(contrast(shared(`seat${seat}`, theme), ground)).toBeGreaterThanOrEqual(3)
          expect(contrast(colour(`seat${seat}`, theme), ground)).toBeGreaterThanOrEqual(3)
        }
      })
    })

    it.each(['seat2', 'seat3'])('the muted colour of %s carries its letter, and stands out', (seat) => {
      const muted = colour(seat, theme)
      expect(muted).not.toBe(shared(seat, theme))
      expect(contrast(colour('on-seat', theme), muted)).toBeGreaterThanOrEqual(4.5)
      for (const ground of ['paper', 'vellum', 'sunk'])
        expect(contrast(muted, colour(ground, theme))).toBeGreaterThanOrEqual(3)
    })
  })
}
