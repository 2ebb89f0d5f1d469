import { coloursIn, contrast, mixed, themes } from '@eminence/ui/tests/colours.ts'
import { describe, expect, it } from 'vitest'
import { colours, goods, nobles, pileTypes } from '../../sets.ts'

const colour = coloursIn(
  new URL('../../../../ui/tokens.css', import.meta.url),
  new URL('../colours.css', import.meta.url),
)

describe.each(themes)('in the %s theme', (theme) => {
  const of = (name: string) => colour(name, theme)

  it.each([...goods, ...pileTypes, ...colours])('%s stands out on vellum and on its own tint', (name) => {
    expect(contrast(of(name), of('vellum'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of(name), mixed(of(name), 0.14, of('vellum')))).toBeGreaterThanOrEqual(3)
  })

  it.each([...goods])('the price of %s can be read where its marker stands', (good) => {
    expect(contrast(of('vellum'), of(good))).toBeGreaterThanOrEqual(4.5)
  })

  it.each([...goods])('the name of the street of %s can be read', (good) => {
    const [ground, name] = [mixed(of(good), 0.2, of('vellum')), mixed(of(good), 0.62, of('ink'))]
    expect(contrast(name, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it('cubes stand out, and so do the signs on them', () => {
    for (const kind of ['fire', 'tsunami']) expect(contrast(of(kind), of('vellum'))).toBeGreaterThanOrEqual(3)
    expect(
      Math.max(contrast(of('quake'), of('vellum')), contrast(of('quake-edge'), of('vellum'))),
    ).toBeGreaterThanOrEqual(3)
    expect(contrast(of('quake-mark'), of('quake'))).toBeGreaterThanOrEqual(3)
  })

  it.each([...nobles])('text can be read in the column of the %s', (noble) => {
    const ground = mixed(of(noble), 0.05, of('vellum'))
    for (const text of ['ink', 'faded']) expect(contrast(of(text), ground)).toBeGreaterThanOrEqual(4.5)
  })

  it('a chosen card and a plot in focus can be read', () => {
    expect(contrast(of('ink'), mixed(of('gilt-light'), 0.6, of('vellum')))).toBeGreaterThanOrEqual(4.5)
    for (const seat of [0, 1, 2, 3]) expect(contrast(of(`seat${seat}`), of('vellum'))).toBeGreaterThanOrEqual(3)
  })
})
