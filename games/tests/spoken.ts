import {
  blocksOf,
  type GameTexts,
  type Language,
  languages,
  type OptionTexts,
  pageTexts,
  type Rulebook,
  rulesOf,
  textsOf,
} from '@eminence/kernel'
import { describe, expect, it } from 'vitest'

type InEach<T> = Readonly<Record<Language, T>>

export const inEach = <T>(of: (language: Language) => T): InEach<T> => ({ en: of('en'), ja: of('ja'), hu: of('hu') })

/** What a game says in each language, and what its texts are held to. */
export interface Spoken {
  readonly texts: InEach<GameTexts>
  readonly rulebooks: InEach<Rulebook>
  /** In plays of the game, the same ones in every language. */
  readonly said: InEach<readonly string[]>
  /** The words that do not depend on a position. */
  readonly fixed: InEach<readonly string[]>
  readonly options: object
  /** Of a seat that owes something. */
  readonly view: object
  readonly rules: readonly string[]
  /** Rules that say only by a decision of ours what is to be done, in the order of the rulebook. */
  readonly rulings: readonly string[]
  /** A text that shows something of the machine. */
  readonly isSlip: (text: string) => boolean
  /** A text that may be the same in another language. */
  readonly isSame: (text: string) => boolean
  /** What stands in Latin letters in Japanese, too. */
  readonly latin: readonly (string | RegExp)[]
  /** Words that would be left over from English. */
  readonly english: RegExp
}

const translations = ['ja', 'hu'] as const satisfies readonly Language[]
/** What all numbers of the game's rules begin with, such as `TR-`. */
const prefixOf = ([first]: readonly string[]): string => first.slice(0, 3)
const isEmpty = (text: string): boolean => text.trim() === ''

/** All that is asked of the texts of every game. */
export function speaksWell(spoken: Spoken): void {
  aboutWords(spoken)
  aboutRulebooks(spoken)
  aboutTranslations(spoken)
}

function aboutWords({ texts, rulebooks, said, fixed, options, view, isSlip }: Spoken): void {
  describe.each(languages)('the words in %s', (language) => {
    const words = texts[language]
    const all = [...said[language], ...fixed[language]]

    it('cover the options', () => {
      expect(Object.keys(words.options).sort()).toEqual(Object.keys(options).sort())
    })

    it('are never empty and show nothing of the machine', () => {
      expect(all.filter((text) => isEmpty(text) || isSlip(text))).toEqual([])
    })

    it('use typographic quotes and dashes', () => {
      expect([...all, ...pageTexts(rulebooks[language])].filter((text) => /["']| - /.test(text))).toEqual([])
    })

    it('name the code that has no words', () => {
      expect(() => words.reason('noSuchReason')).toThrow('noSuchReason')
      expect(() => words.why('noSuchEnding')).toThrow('noSuchEnding')
      expect(() => words.source('noSuchSource')).toThrow('noSuchSource')
      expect(() => words.prompt({ type: 'noSuchDecision', seat: 0 }, view)).toThrow('noSuchDecision')
    })
  })
}

/** What must be the same in every language. */
const shapeOf = ({ sections }: Rulebook) =>
  sections.map(({ blocks }) =>
    blocks.map((block) => ({
      type: block.type,
      rules: rulesOf(block),
      texts: textsOf(block).length,
      picture: block.type === 'example' || block.type === 'picture' ? block.picture : undefined,
    })),
  )

function aboutRulebooks({ texts, rulebooks, rules, rulings, isSlip }: Spoken): void {
  const numbers = new RegExp(`${prefixOf(rules)}\\d+(\\.\\d+)?`, 'g')

  describe.each(languages)('the rulebook in %s', (language) => {
    const rulebook = rulebooks[language]
    const page = blocksOf(rulebook)
    const worded = page.filter((block) => block.type !== 'ruling').flatMap(rulesOf)

    it('words every rule', () => {
      expect(rules.filter((rule) => !worded.includes(rule))).toEqual([])
    })

    it('names only rules that exist', () => {
      const named = pageTexts(rulebook).flatMap((text) => text.match(numbers) ?? [])
      expect([...page.flatMap(rulesOf), ...named].filter((rule) => !rules.includes(rule))).toEqual([])
    })

    it('tells every ruling', () => {
      expect(page.filter((block) => block.type === 'ruling').flatMap(rulesOf)).toEqual(rulings)
    })

    it('speaks of the options by their names', () => {
      const text = pageTexts(rulebook).join('\n')
      const options: readonly OptionTexts[] = Object.values(texts[language].options)
      expect(options.filter(({ name }) => !text.includes(name))).toEqual([])
    })

    it('has tables without holes, and nothing empty', () => {
      for (const block of page)
        if (block.type === 'table') expect(block.rows.filter((row) => row.length !== block.head.length)).toEqual([])
      expect(pageTexts(rulebook).filter(isSlip)).toEqual([])
      expect(
        page
          .filter((block) => block.type !== 'table')
          .flatMap(textsOf)
          .filter(isEmpty),
      ).toEqual([])
    })

    it('is as complete as in English', () => {
      expect(shapeOf(rulebook)).toEqual(shapeOf(rulebooks.en))
    })
  })
}

const japaneseLetters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const romanNumerals = /\b[IVX]+\b/g

function aboutTranslations({ rulebooks, said, fixed, rules, isSame, latin, english }: Spoken): void {
  describe.each(translations)('%s is a translation: nothing is left in English', (language) => {
    const mayBeSame = (text: string) => !/\p{L}/u.test(text) || isSame(text)
    const untranslated = (translated: readonly string[], originals: readonly string[]): string[] => {
      expect(translated).toHaveLength(originals.length)
      return translated.filter((text, at) => text === originals[at] && !mayBeSame(text))
    }

    it('in what is said during games', () => {
      expect(untranslated(said[language], said.en)).toEqual([])
    })

    it('in the fixed words', () => {
      expect(untranslated(fixed[language], fixed.en)).toEqual([])
    })

    it('in the rulebook', () => {
      expect(untranslated(pageTexts(rulebooks[language]), pageTexts(rulebooks.en))).toEqual([])
    })
  })

  describe('no language speaks another one', () => {
    const all = (language: Language): string[] => [
      ...said[language],
      ...fixed[language],
      ...pageTexts(rulebooks[language]),
    ]

    it('Japanese has no words in Latin letters but names', () => {
      const given = [...latin, 'Eminence', prefixOf(rules), romanNumerals]
      const rest = all('ja').map((text) => given.reduce<string>((left, name) => left.replaceAll(name, ''), text))
      expect(rest.filter((text) => /[a-zà-ÿ]{2,}/i.test(text))).toEqual([])
    })

    it('Hungarian has no English words', () => {
      expect(all('hu').filter((text) => english.test(text))).toEqual([])
    })

    it('English and Hungarian have no Japanese letters', () => {
      expect([...all('en'), ...all('hu')].filter((text) => japaneseLetters.test(text))).toEqual([])
    })
  })
}
