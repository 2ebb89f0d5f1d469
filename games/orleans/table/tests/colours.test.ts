import { coloursIn, contrast, themes } from '@eminence/ui/tests/colours.ts'
import { describe, expect, it } from 'vitest'
import { followerTypes, goodIds } from '../../sets.ts'

const colour = coloursIn(
  new URL('../../../../ui/tokens.css', import.meta.url),
  new URL('../colours.css', import.meta.url),
)

for (const theme of themes) {
  describe(`in the ${theme} theme`, () => {
    const of = (name: string) => colour(name, theme)

    it.each([...followerTypes, ...goodIds])('%s has a sign that can be read, and an edge that stands out', (name) => {
      expect(contrast(of(name), of(`${name}-glyph`))).toBeGreaterThanOrEqual(3)
      expect(
        Math.max(contrast(of(`${name}-edge`), of('vellum')), contrast(of(name), of('vellum'))),
      ).toBeGreaterThanOrEqual(3)
    })

    it('the map carries names, roads, rivers and the marks of the seats', () => {
      expect(contrast(of('ink'), of('land'))).toBeGreaterThanOrEqual(4.5)
      for (const line of ['road', 'water']) expect(contrast(of(line), of('land'))).toBeGreaterThanOrEqual(3)
      for (const seat of [0, 1, 2, 3]) expect(contrast(of(`seat${seat}`), of('land'))).toBeGreaterThanOrEqual(3)
    })
  })
}
