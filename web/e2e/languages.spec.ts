import type { Page } from '@playwright/test'
import { catalogue } from '../texts/catalogue.ts'
import { expect, test } from './given.ts'
import { ownTurn } from './play.ts'
import { allMoves, openSaved, pictureFor, savedTable, trounce } from './position.ts'

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

/** Names and numbers stay as they are in every language. */
const names =
  /Eminence|Anna|Chavigny|Fontrailles|Montrésor|Bouthillier|Trounce|Richelieu|Orléans|Lisboa|Pax Illuminaten|Owls of Minerva|\bTR-[\d.]+|\b[IVX]+\b/g

function expectOnly(language: 'ja' | 'hu', texts: readonly string[]): void {
  const own = new Set(phrasesOf(catalogue[language]))
  const english = phrasesOf(catalogue.en).filter((phrase) => !own.has(phrase))
  expect(texts.filter((text) => english.includes(text))).toEqual([])
  if (language === 'ja') expect(texts.filter((text) => /[A-Za-z]{2}/.test(text.replaceAll(names, '')))).toEqual([])
}

for (const language of ['ja', 'hu'] as const)
  test.describe(`in the language "${language}"`, () => {
    test.use({ settings: { language } })
    const words = catalogue[language]
    const texts = trounce.texts[language]

    test('the pages have no word of English', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.home.title)
      await expect(page.getByRole('button', { name: words.home.play('Trounce') })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expectOnly(language, await textsOf(page))
      for (const [path, title] of [
        ['/tables', words.tables.mine],
        ['/settings', words.settings.title],
        ['/nowhere/at/all', words.nowhere.title],
        ['/tables/nosuchtable1', words.tables.onlineMissing],
      ]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        expectOnly(language, await textsOf(page))
      }
    })

    for (const seats of [2, 4])
      test(`a table of ${seats} says just what its texts say`, async ({ page }) => {
        const saved = savedTable({ seats, seed: 3, moves: 11 })
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

    test('nor has the end of a game', async ({ page }) => {
      const saved = savedTable({ seats: 4, seed: 3, moves: allMoves })
      await openSaved(page, saved)
      expect(await ownTurn(page)).toBe('over')
      expectOnly(language, await textsOf(page))
    })
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
