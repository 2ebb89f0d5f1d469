import type { Page } from '@playwright/test'
import { expect, test, visit } from './given.ts'

/** The box where a component set is brought, with a file in hand. */
async function openBox(page: Page) {
  await visit(page, '/')
  await page.locator('label.tile', { hasText: 'Richelieu' }).click()
  await page.getByText('Variants', { exact: true }).click()
  const box = page.getByRole('region', { name: 'Component set' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    box.getByRole('button', { name: 'Save the standard set' }).click(),
  ])
  const standard: object = JSON.parse(await text(await file.createReadStream()))
  const bring = (set: object) =>
    box.locator('input').setInputFiles({
      name: 'mine.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ ...standard, ...set })),
    })
  return { box, bring }
}

async function text(stream: AsyncIterable<Buffer>): Promise<string> {
  let read = ''
  for await (const part of stream) read += part.toString()
  return read
}

test('a set that is not right is refused with the places, and a mended one is played with', async ({ page }) => {
  const { box, bring } = await openBox(page)
  await bring({ jewelBuy: 'dear', startGold: 3 })
  await expect(box.getByRole('alert')).toContainText('jewelBuy has to be a whole number from 0 to 99')
  await expect(box.getByRole('alert')).toContainText('startGold is not a field of a set')
  await expect(box.getByRole('status')).toHaveText('the one that comes with the game')

  await bring({ name: 'My copy' })
  await expect(box.getByRole('alert')).toHaveCount(0)
  await expect(box.getByRole('status')).toHaveText('My copy')
  await page.getByRole('button', { name: 'Play Richelieu' }).click()
  await expect(page.getByText('Component set: My copy')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Component set: My copy')).toBeVisible()
})

test('a set is chosen and removed with the keyboard', async ({ page }) => {
  let choosers = 0
  page.on('filechooser', () => choosers++)
  const { box, bring } = await openBox(page)
  await bring({ name: 'My copy' })
  await box.getByRole('button', { name: 'Remove the set' }).press('Enter')
  await expect(box.getByRole('status')).toHaveText('the one that comes with the game')
  await expect(box.locator('input')).toBeFocused()
  expect(choosers).toBe(0)
  await page.keyboard.press('Enter')
  await expect.poll(() => choosers).toBe(1)
})

test('friends see in the waiting room which set is played', async ({ page, visitor }) => {
  const { bring, box } = await openBox(page)
  await page.locator('form').getByText('Friends', { exact: true }).click()
  await bring({ name: 'My copy' })
  await expect(box.getByRole('status')).toHaveText('My copy')
  await page.getByRole('button', { name: 'Play Richelieu' }).click()
  await page.waitForURL(/\/tables\//)
  const ben = await visitor({ name: 'Ben' })
  await ben.goto(page.url())
  await expect(ben.getByText('Component set: My copy')).toBeVisible()
  const [file] = await Promise.all([
    ben.waitForEvent('download'),
    ben.getByRole('link', { name: 'Save the set as a file' }).click(),
  ])
  expect(JSON.parse(await text(await file.createReadStream()))).toMatchObject({ name: 'My copy' })
})
