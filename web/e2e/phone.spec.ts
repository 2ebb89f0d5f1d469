import type { Page } from '@playwright/test'
import { expect, phone, test } from './given.ts'
import { answerByFinger, byFinger, isSecondHand, logOf, ownTurn } from './play.ts'
import { allMoves, openSaved, savedTable } from './position.ts'

test.use(phone)

async function expectNothingAside(page: Page): Promise<void> {
  const { scrolls, width } = await page.evaluate(() => ({
    scrolls: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }))
  expect(scrolls, `${page.url()} does not scroll sideways`).toBeLessThanOrEqual(width)
}

/** Whatever a finger can press is at least this high and wide. */
const finger = 40

/** All that can be pressed and is smaller; a label counts with what it labels, a link inside a sentence is exempt. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [data-target]')
    return Array.from(controls, (control) => control.closest('label') ?? control)
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.matches('.skip'))
      .filter((target) => target.closest('p') === null || getComputedStyle(target).display !== 'inline')
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => Math.round(box.width) < least || Math.round(box.height) < least)
      .map(({ target, box }) => {
        const name = target.ariaLabel ?? target.textContent.trim().slice(0, 30)
        return `${target.tagName} "${name}": ${Math.round(box.width)} x ${Math.round(box.height)}`
      })
  }, finger)

/** How many lines of a text do not fit where it stands. */
const hiddenLines = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((text) => {
    const height = Number.parseFloat(getComputedStyle(text).lineHeight)
    return Math.round((text.scrollHeight - text.clientHeight) / height)
  })

for (const seats of [2, 4])
  test(`a whole hand for ${seats} on a phone, by touch`, async ({ page }) => {
    await openSaved(page, savedTable({ seats, seed: 3, moves: 0 }))
    while (!(await isSecondHand(page))) {
      await ownTurn(page)
      await expectNothingAside(page)
      expect(await tooSmall(page)).toEqual([])
      await answerByFinger(page)
    }
  })

test('the first tap on a card says what it would do, the second plays it', async ({ page }) => {
  await openSaved(page, savedTable({ seats: 4, seed: 3, moves: 11 }))
  const log = await logOf(page)
  await byFinger(page)
  await expect(page.locator('#prompt .second')).toContainText('Tap again')
  expect(await logOf(page)).toEqual(log)
  await byFinger(page)
  await expect.poll(() => logOf(page)).not.toEqual(log)
})

test('seats and log are one tap away', async ({ page }) => {
  await openSaved(page, savedTable({ seats: 3, seed: 2, moves: 13 }))
  await expect(page.getByRole('region', { name: 'Log' })).toBeHidden()
  await page.getByRole('button', { name: 'Log', exact: true }).tap()
  await expect(page.getByRole('region', { name: 'Log' })).toBeVisible()
  await page.getByRole('button', { name: 'Seats', exact: true }).tap()
  await expect(page.getByRole('region', { name: 'Seats' })).toBeVisible()
  await expectNothingAside(page)
  expect(await tooSmall(page)).toEqual([])
})

for (const path of [
  '/',
  '/tables',
  '/settings',
  '/about',
  '/games/trounce/rules',
  '/games/richelieu/rules',
  '/nowhere/at/all',
])
  test(`${path} fits a phone and its fingers`, async ({ page }) => {
    await page.goto(path)
    await page.locator('h1').first().waitFor()
    await expectNothingAside(page)
    expect(await tooSmall(page)).toEqual([])
  })

test('a game at home takes a row of the page, not half of it', async ({ page }) => {
  await page.goto('/')
  const tile = page.getByRole('radiogroup', { name: 'Games' }).locator('label').first()
  await expect(tile.locator('svg').first()).toBeVisible()
  expect((await tile.boundingBox())?.height).toBeLessThan(120)
})

for (const game of ['trounce', 'richelieu'])
  test(`the end of a game of ${game} fits, too`, async ({ page }) => {
    await openSaved(page, savedTable({ game, seats: 4, seed: 3, moves: allMoves }))
    await expectNothingAside(page)
    expect(await tooSmall(page)).toEqual([])
  })

for (const { seats, seed, moves } of [
  { seats: 2, seed: 4, moves: 70 },
  { seats: 4, seed: 22, moves: 107 },
])
  for (const language of ['en', 'ja', 'hu'] as const)
    test.describe(`in the language "${language}"`, () => {
      test.use({ settings: { language } })

      test(`Richelieu for ${seats} fits, and the prompt can be read to its end`, async ({ page }) => {
        await openSaved(page, savedTable({ game: 'richelieu', seats, seed, moves }))
        await expectNothingAside(page)
        expect(await tooSmall(page)).toEqual([])
        expect(await hiddenLines(page, '#prompt .line')).toBe(0)
        await page.locator('[data-agent][data-target]').last().tap()
        await page.locator('[data-space][data-target]').last().tap()
        await expect(page.locator('#prompt .second')).toBeVisible()
        expect(await hiddenLines(page, '#prompt .second')).toBe(0)
      })
    })
