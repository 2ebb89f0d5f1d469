import { describe, expect, it } from 'vitest'
import { preferredLanguage, readSettings } from '../settings/settings.ts'

describe('settings', () => {
  it('begins with what the device prefers, and without sound', () => {
    expect(readSettings(null, ['hu-HU', 'en'])).toEqual({
      name: '',
      language: 'hu',
      theme: 'system',
      motion: 'system',
      pace: 'normal',
      sound: false,
      seatMarks: 'colour',
    })
  })

  it('keeps what was chosen', () => {
    const chosen = { ...readSettings(null, ['en']), name: 'Anna', theme: 'night', pace: 'fast', seatMarks: 'ink' }
    expect(readSettings(JSON.stringify(chosen), ['ja'])).toEqual(chosen)
  })

  it.each(['', '{', 'null', '[]', '{"theme":"pink","language":7,"sound":"yes"}'])(
    'takes the defaults for what it does not understand: %s',
    (stored) => {
      expect(readSettings(stored, ['en'])).toEqual(readSettings(null, ['en']))
    },
  )

  it('speaks the first language of the reader that it knows', () => {
    expect(preferredLanguage(['de-AT', 'ja-JP', 'hu'])).toBe('ja')
    expect(preferredLanguage(['de', 'fr'])).toBe('en')
    expect(preferredLanguage([])).toBe('en')
  })
})
