import { expect, test } from '@playwright/test'
import { answerByKeyboard, ownTurn, reader, startByKeyboard } from './given.ts'

test('a whole game for two against the computer, by keyboard alone', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await reader(page)
  await startByKeyboard(page)

  while ((await ownTurn(page)) === 'turn') {
    await answerByKeyboard(page)
    // The focus is never lost: something of the table has it, before and after every move.
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  }

  await expect(page.locator('#end')).toContainText(/win/)
  await expect(page.locator('#end')).toBeFocused()
  await expect(page.getByRole('table')).toContainText('Own orders')
  expect(errors).toEqual([])
})
