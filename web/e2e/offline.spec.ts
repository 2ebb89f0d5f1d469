import type { Page } from '@playwright/test'
import { expect, test } from './given.ts'
import { answerByKeyboard, isSecondHand, logOf, ownTurn, startByKeyboard } from './play.ts'

/** Waits until the service worker has everything that the app is made of. */
async function everythingIsKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  const missing = await page.evaluate(async () => {
    const worker = await (await fetch('/service-worker.js')).text()
    const files: string[] = JSON.parse(worker.match(/const files = (\[.*\])/)?.[1] ?? '[]')
    const kept = await Promise.all(files.map((file) => caches.match(file, { ignoreVary: true })))
    return files.length < 10 ? ['the list of files'] : files.filter((_, at) => kept[at] === undefined)
  })
  expect(missing).toEqual([])
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })
  // What the page asks the server for, and does without: the list of tables.
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/ })

  test('an app that was visited once starts, plays a whole hand, and goes on after a reload', async ({
    page,
    context,
    ownServer,
  }) => {
    await page.goto(ownServer.address)
    await everythingIsKept(page)
    await ownServer.kill()
    await context.setOffline(true)

    await startByKeyboard(page, { address: ownServer.address })
    while (!(await isSecondHand(page))) {
      await ownTurn(page)
      await answerByKeyboard(page)
    }
    await ownTurn(page)
    const before = await logOf(page)
    await page.reload()
    await ownTurn(page)
    expect(await logOf(page)).toEqual(before)

    for (const path of ['/games/trounce/rules', '/settings', '/about', '/tables']) {
      await page.goto(new URL(path, ownServer.address).href)
      await expect(page.locator('h1').first()).toBeVisible()
    }
  })
})
