import type { Page } from '@playwright/test'
import { expectFit, hiddenLines } from './fits.ts'
import { expect, phone, test, visit } from './given.ts'
import { answerByFinger, byFinger, isSecondHand, logOf, ownTurn } from './play.ts'
import { allMoves, lisboa, openSaved, orleans, owls, pax, richelieu, savedTable, trounce } from './position.ts'

test.use(phone)

for (const seats of [2, 4])
  test(`a whole hand for ${seats} on a phone, by touch`, async ({ page }) => {
    await openSaved(page, savedTable({ seats, seed: 3, moves: 0 }))
    while (!(await isSecondHand(page))) {
      await ownTurn(page)
      await expectFit(page)
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
  await expectFit(page)
})

for (const path of [
  '/',
  '/tables',
  '/settings',
  '/about',
  '/games/trounce/rules',
  '/games/richelieu/rules',
  '/games/orleans/rules',
  '/games/lisboa/rules',
  '/games/pax-illuminaten/rules',
  '/games/owls-of-minerva/rules',
  '/nowhere/at/all',
])
  test(`${path} fits a phone and its fingers`, async ({ page }) => {
    await visit(page, path)
    await page.locator('h1').first().waitFor()
    await expectFit(page)
  })

test('a game at home takes a row of the page, not half of it', async ({ page }) => {
  await visit(page, '/')
  const tile = page.getByRole('radiogroup', { name: 'Games' }).locator('label').first()
  await expect(tile.locator('svg').first()).toBeVisible()
  expect((await tile.boundingBox())?.height).toBeLessThan(120)
})

test('a game that is chosen at home stays in sight, with the button that starts it', async ({ page }) => {
  await visit(page, '/')
  const tile = page.getByRole('radiogroup', { name: 'Games' }).locator('label').last()
  await tile.tap()
  await expect(tile).toBeInViewport({ ratio: 1 })
  await expect(page.locator('button[type=submit]')).toBeInViewport({ ratio: 1 })
})

for (const { game } of [trounce, richelieu, orleans, lisboa, pax, owls])
  test(`the end of a game of ${game.id} fits, too`, async ({ page }) => {
    await openSaved(page, savedTable({ game: game.id, seats: 4, seed: 3, moves: allMoves }))
    await expectFit(page)
  })

/** Tables in the middle of a game, and what a finger presses there one after the other until something is said about it. */
const tables = [
  { game: 'richelieu', seats: 2, seed: 4, moves: 70, taps: ['[data-agent]', '[data-space]'] },
  { game: 'richelieu', seats: 4, seed: 22, moves: 107, taps: ['[data-agent]', '[data-space]'] },
  { game: 'orleans', seats: 4, seed: 5, moves: 400, taps: [] },
  { game: 'lisboa', seats: 4, seed: 5, moves: 203, taps: ['[data-target^=land]'] },
  { game: 'pax-illuminaten', seats: 4, seed: 5, moves: 238, taps: [] },
  {
    game: 'pax-illuminaten',
    options: { bot: 'weishaupt' },
    seats: 2,
    seed: 5,
    moves: 59,
    taps: ['[data-target^=slot]'],
  },
  { game: 'owls-of-minerva', seats: 4, seed: 5, moves: 70, taps: [] },
]

for (const { taps, ...table } of tables)
  for (const language of ['en', 'ja', 'hu'] as const)
    test.describe(`in the language "${language}"`, () => {
      test.use({ settings: { language } })

      test(`${table.game} for ${table.seats} fits, and the prompt can be read to its end`, async ({ page }) => {
        await openSaved(page, savedTable(table))
        await expectFit(page)
        expect(await hiddenLines(page, '#prompt .line')).toBe(0)
        for (const tap of taps) await page.locator(`${tap}[data-target]`).last().tap()
        if (taps.length > 0) await expect(page.locator('#prompt .second')).toBeVisible()
        expect(await hiddenLines(page, '#prompt .second')).toBe(0)
      })
    })

/** The dots between parts of the headline that stand last in their line: what follows them is on the next. */
const lastDots = (page: Page): Promise<number> =>
  page.locator('header .what p').evaluate((headline) => {
    const text = headline.firstChild
    if (!(text instanceof Text)) throw new Error('there is no headline')
    const range = document.createRange()
    const topOf = (at: number): number => {
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().top
    }
    const dots = [...text.data.matchAll(/[·・]\s*/g)]
    if (dots.length === 0) throw new Error('the headline has one part')
    return dots.filter(({ index, 0: dot }) => topOf(index) !== topOf(index + dot.length)).length
  })

test.describe('in the language "ja", with a headline of several parts', () => {
  test.use({ settings: { language: 'ja' } })

  for (const { taps, ...table } of tables.filter(({ game }) => !['richelieu', 'orleans'].includes(game)))
    test(`no line of ${table.game} for ${table.seats} ends in a dot`, async ({ page }) => {
      await openSaved(page, savedTable(table))
      for (const width of [320, 360, 390, 412]) {
        await page.setViewportSize({ width, height: 844 })
        expect(await lastDots(page), `${width} pixels wide`).toBe(0)
      }
    })
})
