import { expect, type Page } from '@playwright/test'

/** Anna opens a table for two from the first page; gives its link. */
export async function openTable(anna: Page, address: string, title = 'Trounce'): Promise<string> {
  await anna.goto(address)
  await anna.locator('label.tile', { hasText: title }).click()
  await anna.getByText('Friends', { exact: true }).click()
  await anna.getByRole('button', { name: `Play ${title}` }).click()
  await expect(anna).toHaveURL(/\/tables\/\w+/)
  await expect(anna.getByText(anna.url())).toBeVisible()
  return anna.url()
}

export async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Sit down here' }).click()
  await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible()
}

export async function beginPlay(anna: Page): Promise<void> {
  await anna.getByRole('button', { name: 'Begin' }).click()
  await expect(anna.locator('.prompt')).toBeVisible()
}
