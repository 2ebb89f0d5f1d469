import { expect, type Page } from '@playwright/test'

/** On the end page each seat has points from these sources, and their sum. */
export async function expectSums(page: Page, seats: number, sources: readonly string[]): Promise<void> {
  const rows = page.getByRole('table', { name: /points/i }).locator('tbody')
  await expect(rows).toHaveCount(seats)
  for (const source of sources) await expect(page.getByRole('columnheader', { name: source })).toBeVisible()
  for (const row of await rows.all()) {
    const points = await row
      .locator('.source')
      .evaluateAll((cells) => cells.map(({ lastChild }) => Number(lastChild?.textContent)))
    expect(points).toHaveLength(sources.length)
    await expect(row.locator('.total')).toHaveText(`${points.reduce((sum, each) => sum + each, 0)}`)
  }
}
