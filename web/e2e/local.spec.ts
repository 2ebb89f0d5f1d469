import { expect, test } from '@playwright/test'
import { answerByKeyboard, ownTurn, reader, startByKeyboard, tabTo } from './given.ts'

test('a table goes on after a reload and is listed at home', async ({ page }) => {
  await reader(page)
  await startByKeyboard(page)
  await ownTurn(page)
  await answerByKeyboard(page)
  await ownTurn(page)
  const prompt = await page.locator('#prompt .line').innerText()
  await page.reload()
  await ownTurn(page)
  await expect(page.locator('#prompt .line')).toHaveText(prompt)

  await page.goto('/')
  await expect(page.getByText('Your turn')).toBeVisible()
  await page.goBack()
  await expect(page.locator('#prompt .line')).toHaveText(prompt)
})

test('two people at one screen: the hand is hidden until the device is passed', async ({ page }) => {
  await reader(page)
  await page.goto('/')
  await page.getByText('One screen').click()
  await page.getByLabel('Name at seat 2').fill('Ben')
  await page.getByRole('button', { name: 'Play Trounce' }).click()
  const ready = page.getByRole('button', { name: /^I am / })
  await expect(ready).toBeFocused()
  await expect(page.locator('[data-target]')).toHaveCount(0)
  await page.keyboard.press('Enter')
  // Who orders may also lead: it takes a move or two until it is the other's turn.
  for (let moves = 0; moves < 3 && (await ready.count()) === 0; moves++) {
    await ownTurn(page)
    await answerByKeyboard(page)
  }
  await expect(ready).toBeFocused()
  await expect(page.locator('[data-target]')).toHaveCount(0)
})

test('the past can be shown and left again', async ({ page }) => {
  await reader(page)
  await startByKeyboard(page)
  await ownTurn(page)
  await answerByKeyboard(page)
  await ownTurn(page)
  await page.getByRole('button', { name: 'Replay' }).click()
  const slider = page.getByRole('slider')
  await expect(slider).toBeFocused()
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', /^Move 0 of/)
  await expect(page.locator('[data-target]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(slider).toHaveCount(0)
  await tabTo(page, '[data-target]')
})

test('once visited, the app starts and plays without a network', async ({ page, context }) => {
  await reader(page)
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForTimeout(1500)
  await context.setOffline(true)
  await page.reload()
  await startByKeyboard(page)
  await ownTurn(page)
  await answerByKeyboard(page)
  await page.reload()
  await ownTurn(page)
})
