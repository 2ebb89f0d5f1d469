import { expect, test } from 'vitest'
import { fixedTexts, languages } from '../index.ts'

const words = {
  title: 'Envoys',
  summary: 'Send the right one.',
  credits: 'Ours.',
  options: { seasons: { name: 'Seasons', help: 'How many.' } },
  reasons: { sendWhatIsAsked: 'Send what is asked for.' },
  endings: { seasonsOver: 'The seasons are over.' },
  sources: { favours: 'Favours' },
}
const texts = fixedTexts(words)

test('there are English, Japanese and Hungarian words', () => {
  expect(languages).toEqual(['en', 'ja', 'hu'])
})

test('what is only looked up is what the words say', () => {
  const { title, summary, credits, options } = words
  expect(texts).toMatchObject({ title, summary, credits, options })
  expect(texts.reason('sendWhatIsAsked')).toBe('Send what is asked for.')
  expect(texts.why('seasonsOver')).toBe('The seasons are over.')
  expect(texts.source('favours')).toBe('Favours')
})

test('what has no words is named, with its kind', () => {
  expect(() => texts.reason('tired')).toThrow('there are no words for the reason "tired"')
  expect(() => texts.why('tired')).toThrow('there are no words for the ending "tired"')
  expect(() => texts.source('toString')).toThrow('there are no words for the source of points "toString"')
})
