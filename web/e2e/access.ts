import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Nothing serious stands in the way of somebody who sees, hears or moves otherwise. */
export async function expectAccess(page: Page, what: string): Promise<void> {
  // We have no frames: nothing to be gathered from them on a page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect
    .soft(
      serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
      what,
    )
    .toEqual([])
}
