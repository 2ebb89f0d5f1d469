import { coloursIn, contrast, mixed, themes } from '@eminence/ui/tests/colours.ts'
import { describe, expect, it } from 'vitest'

const tokens = new URL('../../../../ui/tokens.css', import.meta.url)
const colour = coloursIn(tokens, new URL('../colours.css', import.meta.url))

describe.each(themes)('the map in the %s theme', (theme) => {
  const of = (name: string) => colour(name, theme)
  const lit = mixed(of('gilt-light'), 0.4, of('vellum'))
  const focused = mixed(of('gilt-light'), 0.74, of('vellum'))

  it('has names with a contrast of 4.5 at least, lit or not', () => {
    for (const ground of [of('land'), lit, focused]) expect(contrast(of('ink'), ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of('gilt-ink'), of('vellum'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(mixed(of('river'), 0.6, of('ink')), of('land'))).toBeGreaterThanOrEqual(4.5)
  })

  it('has pieces with a contrast of 3 at least', () => {
    for (const seat of [0, 1, 2, 3]) expect(contrast(of(`seat${seat}`), of('land'))).toBeGreaterThanOrEqual(3)
    for (const ground of [of('land'), of('vellum')]) expect(contrast(of('gilt'), ground)).toBeGreaterThanOrEqual(3)
  })
})
