import type { Language } from '@eminence/kernel'
import type { Page } from '@playwright/test'
import { catalogue } from '../texts/catalogue.ts'
import { expect, test, visit } from './given.ts'
import { ownTurn } from './play.ts'
import {
  allMoves,
  lisboa,
  openSaved,
  orleans,
  owls,
  pax,
  pictureFor,
  richelieu,
  savedTable,
  trounce,
} from './position.ts'

/** Every text of the page as it stands there, and every name that is only spoken. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode() !== null) {
      const { textContent, parentElement } = walker.currentNode
      // What a reader wrote, and a language's own name, are in no language of the page.
      if (parentElement?.closest('script, style, noscript, [lang]:not(html, .table), code, kbd') === null)
        texts.push(textContent ?? '')
    }
    const spoken = document.querySelectorAll<HTMLElement>('[aria-label], [placeholder], [title]')
    for (const { ariaLabel, title = '' } of spoken) texts.push(ariaLabel ?? '', title)
    return texts.map((text) => text.trim()).filter((text) => text !== '')
  })

/** All plain sentences and words of a catalogue. */
function phrasesOf(words: object): string[] {
  return Object.values(words).flatMap((value) => {
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null ? phrasesOf(value) : []
  })
}

const entries = [trounce, richelieu, orleans, lisboa, pax, owls]
/** Their rulebooks have pictures. */
const drawn = entries.slice(1)

const phrasesIn = (language: Language): string[] =>
  [catalogue, ...entries.map(({ texts }) => texts)].flatMap((words) => phrasesOf(words[language]))

/** Names and numbers stay as they are in every language. */
const names = new RegExp(
  [
    'Eminence|Anna|Chavigny|Fontrailles|Montrésor|Bouthillier|Adam Weishaupt',
    'Trounce|Richelieu|Orléans|Lisboa|Pax Illuminaten|Owls of Minerva',
    'Olivier Lamontagne|White Goblin Games|Reiner Stockhausen|dlp games',
    'Robin Spathon Ek|Oliver Kiley|Ion Game Design',
    'Vital Lacerda|Eagle-Gryphon Games|Julián Pombo',
    String.raw`JSON|ID|\b(TR|RI|OR|LI|PI|OM)-[\d.]+|\b[IVX]+\b`,
  ].join('|'),
  'g',
)

/** Japanese has a colon and a comma of its own, and no space after them. */
const western = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー）」\d] ?[:;,] /u

/** Words that Hungarian has taken over. */
const taken = ['Bot', 'Reform']

function expectOnly(language: 'ja' | 'hu', texts: readonly string[]): void {
  const own = new Set([...phrasesIn(language), ...(language === 'hu' ? taken : [])])
  const english = phrasesIn('en').filter((phrase) => !own.has(phrase) && phrase.replaceAll(names, '') !== '')
  expect(texts.filter((text) => english.includes(text))).toEqual([])
  if (language !== 'ja') return
  expect(texts.filter((text) => /[A-Za-z]{2}/.test(text.replaceAll(names, '')))).toEqual([])
  expect(texts.filter((text) => western.test(text))).toEqual([])
}

for (const language of ['ja', 'hu'] as const)
  test.describe(`in the language "${language}"`, () => {
    test.use({ settings: { language } })
    const words = catalogue[language]

    test('the pages have no word of English', async ({ page }) => {
      await visit(page, '/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.home.title)
      await expect(page.getByRole('button', { name: words.home.play(words.home.titles.trounce) })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expectOnly(language, await textsOf(page))
      for (const [path, title] of [
        ['/tables', words.tables.mine],
        ['/settings', words.settings.title],
        ['/nowhere/at/all', words.nowhere.title],
        ['/tables/nosuchtable1', words.tables.onlineMissing],
      ]) {
        await visit(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        expectOnly(language, await textsOf(page))
      }
    })

    for (const { game, texts: allTexts, ...wanted } of [
      { ...trounce, seats: 2, seed: 3, moves: 11 },
      { ...trounce, seats: 4, seed: 3, moves: 11 },
      { ...richelieu, seats: 2, seed: 4, moves: 70 },
      { ...richelieu, seats: 4, seed: 22, moves: 107 },
      { ...orleans, seats: 4, seed: 5, moves: 400 },
      { ...lisboa, seats: 1, seed: 5, moves: 120 },
      { ...lisboa, seats: 3, seed: 5, moves: 260 },
      { ...pax, seats: 4, seed: 5, moves: 238 },
      { ...pax, options: { bot: 'weishaupt' }, seats: 2, seed: 5, moves: 58 },
      { ...owls, seats: 4, seed: 5, moves: 70 },
    ])
      test(`a table of ${game.id} for ${wanted.seats} says just what its texts say`, async ({ page }) => {
        const texts = allTexts[language]
        const saved = savedTable({ ...wanted, game: game.id })
        const { decisions, view, viewer, log, seats: sitting } = pictureFor(saved)
        await openSaved(page, saved)
        const own = decisions.find(({ seat }) => seat === viewer)
        if (own === undefined) throw new Error('Anna should be the one to decide')
        await expect(page.locator('#prompt .line')).toHaveText(texts.prompt(own, view))
        const lines = log.flatMap(({ events }) =>
          events.map((event) =>
            texts.event(
              event,
              sitting.map(({ name }) => name),
            ),
          ),
        )
        expect(await page.locator('.log li p').allTextContents()).toEqual(lines)
        expectOnly(language, await textsOf(page))
      })

    // In Hungarian the other games are compared with their English pages below, which finds more.
    for (const { game } of language === 'ja' ? entries : [trounce])
      test(`nor has the end of a game of ${game.id}`, async ({ page }) => {
        const saved = savedTable({ game: game.id, seats: 4, seed: 3, moves: allMoves })
        await openSaved(page, saved)
        expect(await ownTurn(page)).toBe('over')
        await expect(page.locator('#moments')).toBeVisible()
        expectOnly(language, await textsOf(page))
      })

    for (const { game, texts } of language === 'ja' ? drawn : [])
      test(`nor has the rulebook of ${game.id}, with its pictures`, async ({ page }) => {
        await openRulebook(page, game.id)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].title)
        expectOnly(language, await textsOf(page))
      })
  })

async function openRulebook(page: Page, game: string): Promise<void> {
  await page.goto(`/games/${game}/rules`)
  await page.locator('.drawn').first().waitFor()
}

/** Towns and people, where a map or a card has their names. */
const printedNames = '.name'
const region =
  '(Bamberg|Nürnberg|Amberg|Ansbach|Eichstätt|Ulm|Augsburg|Straubing|Passau|München|Burghausen|Kempten|Innsbruck|Brixen|Trient)'
const luminary =
  '(Cobenzl|Lanz|Hardenberg|Fritsch|Reinhold|Münter|Schenck|Overbeck|Jacobi|Reichard|Sieveking|Loder|Westenrieder|Abel|Musäus|Stadion|Walderdorf|Herder|Born|Halem|Mandelsloh|de Bassus|Zwack|Sonnenfels|Sprickmann|Hufeland|Nicolai|Blumauer|Haeffelin|Goethe)'
/** What is the same in English and in Hungarian: a few words, regions, luminaries, and people and buildings by their full names. */
const inBoth = new RegExp(
  `^([+−]?\\d+ (louis|réis)|[Rr]éis|da Maia|Pombal|${taken.join('|')}|${region}(, ${region})*|${luminary}(, ${luminary})*|\\p{Lu}[\\p{L}-]+( von| da| de| do| dos| \\p{Lu}[\\p{L}-]+)+)$`,
  'u',
)

for (const { game, seed, moves } of [
  { ...richelieu, seed: 22, moves: 107 },
  { ...orleans, seed: 5, moves: 400 },
  { ...lisboa, seed: 5, moves: 225 },
  { ...pax, seed: 5, moves: 238 },
  { ...owls, seed: 5, moves: 70 },
])
  test(`${game.id} has nothing in common with its English pages but names and numbers`, async ({ visitor }) => {
    const readers = [await visitor({ language: 'en' }), await visitor({ language: 'hu' })]
    const table = { game: game.id, seats: 4, seed }
    const ways: ((page: Page) => Promise<void>)[] = [
      (page) => openSaved(page, savedTable({ ...table, moves })),
      (page) => openSaved(page, savedTable({ ...table, moves: allMoves })),
      (page) => openRulebook(page, game.id),
    ]
    for (const come of ways) {
      const [english, hungarian] = await Promise.all(
        readers.map(async (page) => {
          await come(page)
          const printed = await page.locator(printedNames).allTextContents()
          return (await textsOf(page)).filter((text) => !printed.some((name) => name.trim() === text))
        }),
      )
      expect(hungarian.length).toBeGreaterThan(50)
      const same = hungarian.filter((text) => english.includes(text) && !inBoth.test(text))
      expect(same.filter((text) => /\p{L}{3}/u.test(text.replaceAll(names, '')))).toEqual([])
    }
  })

test('the language changes at once, at the table too', async ({ page }) => {
  await openSaved(page, savedTable({ seats: 2, seed: 3, moves: 11 }))
  const prompt = await page.locator('#prompt .line').innerText()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.locator('.page').getByRole('radiogroup', { name: 'Language' }).getByText('日本語').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalogue.ja.settings.title)
  await page.goBack()
  await expect(page.locator('#prompt .line')).not.toHaveText(prompt)
  await expect(page.locator('#prompt .line')).toHaveText(/[ぁ-ん]/)
})
