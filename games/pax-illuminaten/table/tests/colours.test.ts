import { coloursIn, contrast, mixed, themes } from '@eminence/ui/tests/colours.ts'
import { describe, expect, it } from 'vitest'
import { factions } from '../../data.ts'

const colour = coloursIn(new URL('../../../../ui/tokens.css', import.meta.url))

describe.each(themes)('the table in the %s theme', (theme) => {
  const of = (name: string) => colour(name, theme)

  it.each(factions)('tells who controls a lodge of %s with a contrast of 4.5 at least', (faction) => {
    expect(contrast(of('vellum'), of(`f-${faction}-rim`))).toBeGreaterThanOrEqual(4.5)
  })

  it('has badges, the line of the script and the action under way with a contrast of 4.5 at least', () => {
    expect(contrast(of('vellum'), of('gilt-ink'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of('ink'), mixed(of('cardinal'), 0.1, of('vellum')))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of('ink'), of('gilt-light'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of('faded'), of('sunk'))).toBeGreaterThanOrEqual(4.5)
  })

  it('has placards on which names can be read, and marks with a contrast of 3 at least', () => {
    for (const seat of [0, 1, 2, 3]) {
      const ground = mixed(of(`seat${seat}`), 0.24, of('vellum'))
      expect(contrast(of('ink'), ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(of(`seat${seat}`), of('vellum'))).toBeGreaterThanOrEqual(3)
    }
  })
})
