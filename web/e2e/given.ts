import { expect, type Page } from '@playwright/test'

/** A reader whose settings are these; quick, so that tests are. */
export async function reader(page: Page, settings: object = {}): Promise<void> {
  const stored = JSON.stringify({ name: 'Anna', language: 'en', pace: 'fast', motion: 'none', ...settings })
  await page.addInitScript((text) => {
    if (localStorage.getItem('eminence.settings') === null) localStorage.setItem('eminence.settings', text)
  }, stored)
}

/** Presses Tab until what has the focus matches. */
export async function tabTo(page: Page, selector: string, most = 60): Promise<void> {
  for (let pressed = 0; pressed < most; pressed++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not lead to ${selector}`)
}

export async function startByKeyboard(page: Page): Promise<void> {
  await page.goto('/')
  await page.locator('button[type=submit]').waitFor()
  await tabTo(page, 'button[type=submit]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/local\//)
}

/** Waits until the reader owes a decision, or the game is over. */
export async function ownTurn(page: Page): Promise<'turn' | 'over'> {
  await page.locator('.prompt.awaits, #end').first().waitFor({ timeout: 20_000 })
  return (await page.locator('#end').count()) > 0 ? 'over' : 'turn'
}

/** Answers a decision with the keyboard alone: to a lit target, Enter, and Enter again where it asks to confirm. */
export async function answerByKeyboard(page: Page): Promise<void> {
  const line = await page.locator('.log li').count()
  await tabTo(page, '[data-target]')
  for (let presses = 0; presses < 3; presses++) {
    await page.keyboard.press('Enter')
    const moved = await expect
      .poll(() => page.locator('.log li').count(), { timeout: 700, intervals: [30, 60, 100] })
      .not.toBe(line)
      .then(() => true)
      .catch(() => false)
    if (moved) return
    await tabTo(page, '[data-target]')
  }
  throw new Error('the keyboard did not make a move')
}
