import { describe, expect, test } from 'vitest'
import { type Block, blockMakers, blocksOf, pageTexts, type Rulebook, rulesOf, textsOf } from '../index.ts'

const { text, rule, ruling, list, rules, table, example, drawnExample, picture } = blockMakers(' ')
const court = { name: 'court' }

describe('a block of a rulebook', () => {
  test.each<[string, Block, Block]>([
    ['a text', text('One.', 'Two.'), { type: 'text', text: 'One. Two.' }],
    ['a rule', rule('EN-1', 'One.', 'Two.'), { type: 'text', text: 'One. Two.', rule: 'EN-1' }],
    ['a ruling', ruling('EN-2', 'One.', 'Two.'), { type: 'ruling', text: 'One. Two.', rule: 'EN-2' }],
    ['a list', list('One', 'Two'), { type: 'list', items: [{ text: 'One' }, { text: 'Two' }] }],
    ['a list of rules', rules(['EN-3', 'One']), { type: 'list', items: [{ rule: 'EN-3', text: 'One' }] }],
    [
      'a table',
      table(['Court'], ['Upper'], ['Lower']),
      { type: 'table', head: ['Court'], rows: [['Upper'], ['Lower']] },
    ],
    ['an example', example('One.', 'Two.'), { type: 'example', text: 'One. Two.' }],
    ['a drawn example', drawnExample(court, 'One.', 'Two.'), { type: 'example', text: 'One. Two.', picture: court }],
    ['a picture', picture(court, 'One.', 'Two.'), { type: 'picture', text: 'One. Two.', picture: court }],
  ])('is made of its sentences: %s', (_, made, block) => {
    expect(made).toEqual(block)
  })

  test('has no space between sentences in a language without', () => {
    expect(blockMakers('').text('一。', '二。')).toEqual({ type: 'text', text: '一。二。' })
  })

  test.each<[Block, string[]]>([
    [list('One', 'Two'), ['One', 'Two']],
    [table(['Court', 'Points'], ['Upper', '2'], ['Lower', '1']), ['Court', 'Points', 'Upper', '2', 'Lower', '1']],
    [ruling('EN-2', 'One.'), ['One.']],
  ])('%j is read as %j', (block, texts) => {
    expect(textsOf(block)).toEqual(texts)
  })

  test.each<[Block, string[]]>([
    [rule('EN-1', 'One.'), ['EN-1']],
    [ruling('EN-2', 'One.'), ['EN-2']],
    [rules(['EN-3', 'One'], ['EN-4', 'Two']), ['EN-3', 'EN-4']],
    [text('One.'), []],
    [list('One'), []],
    [table(['Court'], ['Upper']), []],
  ])('%j words the rules %j', (block, numbers) => {
    expect(rulesOf(block)).toEqual(numbers)
  })
})

test('a rulebook is read section by section, each with its title', () => {
  const book: Rulebook = {
    sections: [
      { title: 'Aim', blocks: [text('Win.')] },
      { title: 'Course', blocks: [list('Send', 'Grant'), example('Seat 1 sends.')] },
    ],
  }
  expect(blocksOf(book).map(({ type }) => type)).toEqual(['text', 'list', 'example'])
  expect(pageTexts(book)).toEqual(['Aim', 'Win.', 'Course', 'Send', 'Grant', 'Seat 1 sends.'])
})
