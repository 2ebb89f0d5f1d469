import { describe, expect, test } from 'vitest'
import { told } from '../events.ts'
import { only, reveals, seenBy } from '../index.ts'

const event = { type: 'drew', seat: 1, cards: 2 }

describe('an event', () => {
  test('is seen by everybody as it is when nothing else is said', () => {
    const each = told(event, [])
    for (const viewer of [0, 1, null]) expect(seenBy(each, viewer)).toEqual(event)
  })

  test('has details for one seat that neither another seat nor the audience sees', () => {
    const each = told(event, [only(1, { drawn: [7, 9] })])
    expect(seenBy(each, 1)).toEqual({ ...event, drawn: [7, 9] })
    expect(seenBy(each, 0)).toEqual(event)
    expect(seenBy(each, null)).toEqual(event)
  })

  test('has details for several seats', () => {
    const each = told(event, [only([0, 2], { drawn: [7, 9] })])
    expect([0, 1, 2].map((seat) => 'drawn' in seenBy(each, seat))).toEqual([true, false, true])
  })

  test('tells each seat its own when there is a confidence for each', () => {
    const each = told({ type: 'dealt' }, [only(0, { hand: [1] }), only(1, { hand: [2] })])
    expect(seenBy(each, 0)).toEqual({ type: 'dealt', hand: [1] })
    expect(seenBy(each, 1)).toEqual({ type: 'dealt', hand: [2] })
  })

  test('adds up the confidences for one seat, details in place of what all others are told', () => {
    const each = told(event, [only(0, { cards: 3 }), only([0, 1], { from: 'deck' })])
    expect(seenBy(each, 0)).toEqual({ type: 'drew', seat: 1, cards: 3, from: 'deck' })
    expect(seenBy(each, 1)).toEqual({ ...event, from: 'deck' })
  })

  test('is not changed by who looks at it', () => {
    const each = told(event, [only(1, { drawn: [7] })])
    const before = JSON.stringify(each)
    seenBy(each, 1)
    expect(JSON.stringify(each)).toBe(before)
  })

  test('reveals something only if it says so', () => {
    expect(told(event, []).reveals).toBe(false)
    expect(told(event, [only(1, {})]).reveals).toBe(false)
    expect(told(event, [only(1, {}), reveals])).toEqual({
      event,
      confidences: [{ to: [1], details: {} }],
      reveals: true,
    })
  })
})
