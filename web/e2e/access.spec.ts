import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { ownTurn, reader, startByKeyboard } from './given.ts'

async function expectAccess(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

for (const theme of ['day', 'night'])
  for (const path of ['/', '/tables', '/settings', '/about', '/games/trounce/rules', '/nowhere/at/all'])
    test(`nothing serious stands in the way of access at ${path} by ${theme}`, async ({ page }) => {
      await reader(page, { theme })
      await page.goto(path)
      await page.locator('h1').first().waitFor()
      await expectAccess(page)
    })

test('nor at a table', async ({ page }) => {
  await reader(page)
  await startByKeyboard(page)
  await ownTurn(page)
  await expectAccess(page)
})
