import type { Page } from '@playwright/test'
import { expect, test, visit } from './given.ts'
import { logOf } from './play.ts'
import { allMoves, keep, openSaved, savedTable } from './position.ts'
import { openTable } from './server.ts'

const parts = '#prompt .line:visible, .page h1:visible, #end:visible'

/** What the page is about: its heading, or at a table what is to be decided or how it ended. */
async function gist(page: Page): Promise<string> {
  await page.locator(parts).first().waitFor()
  return (await page.locator(parts).allInnerTexts()).join(' | ')
}

const middle = savedTable({ seats: 3, seed: 2, moves: 13 })
const over = savedTable({ seats: 3, seed: 2, moves: allMoves })

/** The script of the end page, which is loaded when it is needed. */
const endPage = '**/assets/End-*.js'

test('every page is the same after a reload, and the way back leads through all of them', async ({ page, server }) => {
  await keep(page, middle)
  await keep(page, over)
  const room = await openTable(page, server.address)
  const paths = [
    '/',
    '/tables',
    '/settings',
    '/about',
    '/games/trounce/rules',
    `/local/${middle.id}`,
    `/local/${over.id}`,
    room,
  ]
  const seen: [path: string, gist: string][] = []
  for (const path of paths) {
    await page.goto(path)
    const before = await gist(page)
    await page.reload()
    await expect.poll(() => gist(page)).toBe(before)
    seen.push([page.url(), before])
  }
  for (const [url, before] of seen.slice(0, -1).reverse()) {
    await page.goBack()
    await expect(page).toHaveURL(url)
    await expect.poll(() => gist(page)).toBe(before)
  }
  await page.goForward()
  await expect(page).toHaveURL('/tables')
})

test('a table that is over opens at its end: what was on its board does not flash up before', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(endPage, async (route) => {
    await held
    await route.continue()
  })
  await keep(page, over)
  await page.goto(`/local/${over.id}`)
  await expect(page.getByRole('link', { name: 'Leave' })).toBeVisible()
  await expect(page.locator('#prompt, .board > *')).toHaveCount(0)
  release()
  await expect(page.locator('#end')).toBeVisible()
})

test.describe('a script that cannot be loaded', () => {
  test.use({ expectedProblems: /ERR_FAILED/ })

  test('a table that is over shows its board where the end page cannot be had', async ({ page }) => {
    await page.route(endPage, (route) => route.abort())
    await keep(page, over)
    await page.goto(`/local/${over.id}`)
    await expect(page.locator('#prompt')).toBeVisible()
    await expect(page.locator('.board > *')).not.toHaveCount(0)
  })
})

test('inside the app the way back leads from page to page without loading anew', async ({ page }) => {
  await visit(page, '/')
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  await page.getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { name: 'About Eminence' })).toBeVisible()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await page.getByRole('link', { name: /Home/ }).click()
  await page.getByRole('link', { name: 'Rules' }).click()
  await expect(page.getByRole('heading', { name: 'Trounce', level: 1 })).toBeVisible()
  for (const path of ['/', '/settings', '/about', '/']) {
    await page.goBack()
    await expect(page).toHaveURL(path)
  }
  await expect(page.getByRole('heading', { name: 'Play now' })).toBeVisible()
  await expect(page.locator('body[data-same]')).toHaveCount(1)
})

test('a table goes on where it was left, from the list at home', async ({ page }) => {
  await openSaved(page, middle)
  const log = await logOf(page)
  await page.getByRole('link', { name: 'Leave' }).click()
  await expect(page.getByText('Your turn')).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.locator('.prompt.awaits')).toBeVisible()
  expect(await logOf(page)).toEqual(log)
})

test('a table that was deleted is gone', async ({ page }) => {
  await keep(page, middle)
  await visit(page, '/')
  await page.getByRole('button', { name: 'Delete the table of Trounce' }).click()
  await page.getByRole('button', { name: 'Really delete' }).click()
  await expect(page.getByText('No table yet.')).toBeVisible()
  await page.goto(`/local/${middle.id}`)
  await expect(page.getByRole('heading', { name: 'There is no such table on this device' })).toBeVisible()
})

test('settings apply at once and last', async ({ page }) => {
  const choose = (group: string, name: string) =>
    page.locator('.page').getByRole('radiogroup', { name: group }).getByText(name, { exact: true }).click()
  const expectChosen = async () => {
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-theme', 'night')
    await expect(html).toHaveAttribute('data-seat-marks', 'ink')
    await expect(html).toHaveAttribute('data-motion', 'full')
    for (const [group, name] of [
      ['Theme', 'Night'],
      ['Motion', 'On'],
      ['Pace of the computer players', 'Calm'],
      ['Sound', 'On'],
      ['Seat marks', 'Shape in ink'],
    ])
      await expect(
        page.locator('.page').getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }),
      ).toBeChecked()
    await expect(page.getByLabel('Your name')).toHaveValue('Béla')
  }
  await page.goto('/settings')
  await page.getByLabel('Your name').fill('Béla')
  await choose('Theme', 'Night')
  await choose('Motion', 'On')
  await choose('Pace of the computer players', 'Calm')
  await choose('Sound', 'On')
  await choose('Seat marks', 'Shape in ink')
  await expectChosen()
  await page.reload()
  await expectChosen()

  await choose('Language', 'Magyar')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu')
  await visit(page, '/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
})
