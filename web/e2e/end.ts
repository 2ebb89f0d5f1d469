import { recordOf, storyOf } from '@eminence/kernel'
import { expect, type Page } from '@playwright/test'
import { entryOf } from '../gallery/position.ts'
import { playedTable } from '../table/played.ts'
import { keptOf } from './position.ts'

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

/** On the end page of a table of this device stand all the moments that its story tells. */
export async function expectMoments(page: Page): Promise<void> {
  const { game: id, setup, moves } = await keptOf(page)
  const { game, story } = entryOf(id)
  if (story === undefined) throw new Error('this game tells no stories')
  const moments = storyOf(game, story, recordOf(playedTable(game, setup, moves).table))?.moments ?? []
  expect(moments).not.toEqual([])
  await expect(page.getByRole('region', { name: 'Key moments' }).getByRole('listitem')).toHaveCount(moments.length)
}
