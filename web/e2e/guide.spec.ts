import type { Page } from '@playwright/test'
import { catalogue } from '../texts/catalogue.ts'
import { expectAccess } from './access.ts'
import { orleansAnswers, owlsAnswers, shownTarget } from './answers.ts'
import { expectFit } from './fits.ts'
import { expect, phone, test, visit } from './given.ts'
import { answerByFinger, answerIn, ownTurn, pressKey, tabTo } from './play.ts'

/** The games that have a guide. */
const guided = ['trounce', 'richelieu', 'orleans', 'lisboa', 'pax-illuminaten', 'owls-of-minerva'] as const

const card = (page: Page) => page.locator('.guide[data-lesson]')
const next = (page: Page) => page.locator('.guide .button.primary')
const ring = (page: Page) => page.locator('[data-pointer]')
const lessonOf = (page: Page) => page.locator('section.guide').getAttribute('data-lesson')

/** How somebody goes through a guided game: on from what is to be read, and a move. */
interface Way {
  goOn(page: Page): Promise<void>
  answer(page: Page): Promise<unknown>
  /** At every lesson. */
  look?(page: Page): Promise<void>
}

/** Plays until the guide leaves; says which lessons came, each with its turn. */
async function playGuided(page: Page, { goOn, answer, look }: Way): Promise<readonly string[]> {
  const lessons: string[] = []
  const guide = page.locator('section.guide')
  await guide.waitFor()
  while ((await guide.count()) > 0) {
    await page.locator('.guide .button.primary, .prompt.awaits').first().waitFor()
    const lesson = await lessonOf(page)
    if (lesson !== null && lesson !== lessons.at(-1)) {
      lessons.push(lesson)
      await look?.(page)
    }
    const isToRead = (await next(page).count()) > 0
    if (isToRead) {
      await goOn(page)
      await expect.poll(() => guide.count().then((count) => (count === 0 ? null : lessonOf(page)))).not.toBe(lesson)
    } else await answer(page)
  }
  return lessons
}

/** The part that is pointed at has a ring, and the guide lies beside it. */
async function expectPointed(page: Page): Promise<void> {
  await expect(ring(page)).toBeVisible()
  const [pointed, guide] = await Promise.all([ring(page).boundingBox(), card(page).boundingBox()])
  if (pointed === null || guide === null) throw new Error('nothing is pointed at')
  const isApart =
    pointed.x + pointed.width <= guide.x + 1 ||
    pointed.y + pointed.height <= guide.y + 1 ||
    guide.y + guide.height <= pointed.y + 1
  expect(isApart, `the guide covers nothing of what it speaks of (${await lessonOf(page)})`).toBe(true)
}

/** What brings a game on: to go on from a scene, then what lies on the board, an agent after its space. */
const usual = [
  '.scene [data-target]',
  '[data-space][data-target]',
  '[data-agent][data-target]',
  '.board [data-target]',
  '.prompt .acts .lit',
]

/** Where it takes more: a card is picked before its use; or what earns points goes before a walk. */
const answers: Readonly<Record<string, readonly string[]>> = {
  orleans: orleansAnswers,
  lisboa: ['.uses [data-target][tabindex="0"]', '.board [data-target][tabindex="0"]', '.prompt .acts .lit'],
  'pax-illuminaten': ['.board [data-target]', '.prompt .acts .lit'],
  'owls-of-minerva': owlsAnswers,
}

const byKeyboard = (game: string): Way => ({
  async goOn(page) {
    await expect(next(page)).toBeFocused()
    await page.keyboard.press('Enter')
  },
  answer: (page) => answerIn(answers[game] ?? usual, page, pressKey),
  look: expectPointed,
})

for (const game of guided)
  test(`a guided first game of ${game} by keyboard alone, from the first page to its last lesson`, async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('radio', { name: catalogue.en.home.titles[game] }).check({ force: true })
    await tabTo(page, `a[href="/games/${game}/guide"]`)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/local\//)
    const lessons = await playGuided(page, byKeyboard(game))
    expect(lessons[0]).toBe('aim')
    expect(lessons.at(-1)).toBe('closing')
    expect(lessons).toEqual([...new Set(lessons)])
    expect(lessons.length).toBeGreaterThan(6)
    // From here on it is a game like any other.
    expect(await ownTurn(page)).toBe('turn')
    await byKeyboard(game).answer(page)
    await expect(page.getByRole('button', { name: 'Guide' })).toHaveCount(0)
  })

test('the guide is put away with Escape, called back, and goes on after a reload', async ({ page }) => {
  await page.goto('/games/trounce/guide')
  await expect(card(page)).toHaveAttribute('data-lesson', 'aim')
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Twelve points win' })).toHaveCount(1)
  await next(page).click()
  await expect(card(page)).toHaveAttribute('data-lesson', 'hand')

  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  await expect(ring(page)).toHaveCount(0)
  await page.reload()
  const toggle = page.getByRole('button', { name: 'Guide', exact: true })
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await expect(card(page)).toHaveCount(0)

  await toggle.click()
  await expect(card(page)).toHaveAttribute('data-lesson', 'hand')
  await page.reload()
  await expect(card(page)).toHaveAttribute('data-lesson', 'hand')
})

test('what was done in the very moment of a reload is kept', async ({ page }) => {
  await page.goto('/games/trounce/guide')
  await expect(card(page)).toHaveAttribute('data-lesson', 'aim')
  const loaded = page.waitForEvent('load')
  await page.evaluate(() => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    location.reload()
  })
  await loaded
  await expect(page.getByRole('button', { name: 'Guide', exact: true })).toHaveAttribute('aria-pressed', 'false')
})

test('the page of the rules leads to a guided game', async ({ page }) => {
  await page.goto('/games/richelieu/rules')
  await page.getByRole('link', { name: 'Play a guided game' }).click()
  await expect(card(page)).toHaveAttribute('data-lesson', 'aim')
})

test('there is no guided game where there is no guide', async ({ page }) => {
  await page.goto('/games/nosuchgame/guide')
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible()
})

/** The first tap may only show what a second one would do. A card of Lisboa is picked already; in Orléans the Castle is filled first, as the guide advises. */
const tapping = [
  '.uses [data-target]',
  shownTarget,
  '.focused .cover[data-target]',
  '.place:nth-child(4) .space[data-light=lit]',
]

const tapIn = (page: Page, ways: readonly string[]) =>
  answerIn([...tapping, ...ways], page, (_, way) => page.locator(way).filter({ visible: true }).first().tap())

test.describe('on a phone', () => {
  test.use(phone)

  for (const game of guided)
    test(`a guided first game of ${game} by touch: the sheet never covers what it points at`, async ({ page }) => {
      await page.goto(`/games/${game}/guide`)
      const byFinger: Way = {
        goOn: () => next(page).tap(),
        answer: () => (game in answers ? tapIn(page, answers[game]) : answerByFinger(page)),
        async look() {
          await expectPointed(page)
          await expectFit(page)
        },
      }
      expect((await playGuided(page, byFinger)).at(-1)).toBe('closing')
    })

  test.describe('that is small', () => {
    test.use({ viewport: { width: 390, height: 620 } })

    const toHand = async (page: Page) => {
      await page.goto('/games/trounce/guide')
      await next(page).tap()
      await expect(card(page)).toHaveAttribute('data-lesson', 'hand')
    }

    test('what a lesson speaks of comes into sight, also when its way there is cut short', async ({ page }) => {
      await page.addInitScript(() => {
        const { scrollIntoView } = Element.prototype
        let isCut = false
        Element.prototype.scrollIntoView = function (how) {
          if (isCut || !this.matches('.hand')) return scrollIntoView.call(this, how)
          isCut = true
        }
      })
      await toHand(page)
      await expectPointed(page)
    })

    test('who scrolls away from it is left there', async ({ page }) => {
      await toHand(page)
      await expectPointed(page)
      const board = page.locator('.room > .board')
      await expect.poll(() => board.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100)
      await board.evaluate((it) => it.scrollTo({ top: 0, behavior: 'instant' }))
      await expect(ring(page)).toHaveCount(0)
      await page.waitForTimeout(1000)
      await expect(ring(page)).toHaveCount(0)
    })
  })

  test('the guide has a tab of its own', async ({ page }) => {
    await page.goto('/games/trounce/guide')
    const tab = page.getByRole('button', { name: 'Guide', exact: true })
    await expect(tab).toHaveAttribute('aria-pressed', 'true')
    await tab.tap()
    await expect(card(page)).toHaveCount(0)
    await tab.tap()
    await expect(card(page)).toHaveCount(1)
  })
})

for (const [size, options] of Object.entries({ desktop: {}, phone }))
  for (const theme of ['day', 'night'] as const)
    test.describe(`on a ${size} by ${theme}`, () => {
      test.use({ ...options, settings: { theme } })

      test('everybody has access to a guided game', async ({ page }) => {
        await page.goto('/games/trounce/guide')
        await card(page).waitFor()
        await expectAccess(page, 'a lesson to read')
        await next(page).click()
        await next(page).click()
        await expect(card(page)).toHaveAttribute('data-lesson', 'order')
        await expectAccess(page, 'a lesson that waits')
      })
    })
