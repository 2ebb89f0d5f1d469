import { expect, test } from 'vitest'
import { targetEvents } from '../target.ts'

/** What a table hears of its only target. */
function table() {
  const heard: string[] = []
  const events = targetEvents(
    () => ({
      focus: (key: string) => heard.push(`focus ${key}`),
      leave: (key: string) => heard.push(`leave ${key}`),
      press: (key: string, byTouch: boolean) => heard.push(`press ${key}${byTouch ? ' by touch' : ''}`),
    }),
    'jewel',
  )
  return { heard, events }
}

const finger = { pointerType: 'touch' }

test.each(['mouse', 'pen'])('a %s looks at a target, presses it and leaves it again', (pointerType) => {
  const { heard, events } = table()
  events.onpointerenter({ pointerType })
  events.onpointerdown({ pointerType })
  events.onclick()
  events.onpointerleave({ pointerType })
  expect(heard).toEqual(['focus jewel', 'press jewel', 'leave jewel'])
})

test('a finger only presses, and a key that follows it is no finger', () => {
  const { heard, events } = table()
  events.onpointerenter(finger)
  events.onpointerdown(finger)
  events.onpointerleave(finger)
  events.onclick()
  events.onclick()
  expect(heard).toEqual(['press jewel by touch', 'press jewel'])
})

test('the focus looks at a target where it shows, as with a keyboard', () => {
  const { heard, events } = table()
  events.onfocus({ currentTarget: { matches: () => false } })
  expect(heard).toEqual([])
  events.onfocus({ currentTarget: { matches: (selector: string) => selector === ':focus-visible' } })
  events.onblur()
  expect(heard).toEqual(['focus jewel', 'leave jewel'])
})
