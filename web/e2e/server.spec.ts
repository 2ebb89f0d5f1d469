import type { Page } from '@playwright/test'
import { Client, playOn } from '../../server/tests/client.ts'
import { expect, test } from './given.ts'
import { answerByMouse, byMouse, isSecondHand, logOf, whoseTurn } from './play.ts'
import { expectNoSecrets, framesOf } from './secrets.ts'
import { beginPlay, openTable, sitDown } from './server.ts'

/** The names of the cards that the reader alone holds, while it is somebody else's turn. */
const handOf = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: 'Your hand' }).locator('.fan [aria-disabled=true] > .spoken').allTextContents()

/** Everything that the board shows or says. */
const boardOf = (page: Page): Promise<string> =>
  page
    .locator('.board')
    .evaluate((board) =>
      [board.textContent, ...Array.from(board.querySelectorAll('[aria-label]'), (each) => each.ariaLabel)].join('\n'),
    )

/** The person of this page once more, without a browser: quick. */
async function clientOf(page: Page, address: string): Promise<Client> {
  const cookies = await page.context().cookies()
  const client = new Client(address, cookies.map(({ name, value }) => `${name}=${value}`).join('; '))
  await client.connect()
  return client
}

/** Both play on to the end, and the pages follow. */
async function playToTheEnd(pages: readonly Page[], address: string, table: string): Promise<void> {
  const clients = await Promise.all(pages.map((page) => clientOf(page, address)))
  for (const client of clients) await client.follow(table)
  await playOn(table, clients)
  for (const client of clients) await client.hangUp()
}

test('two people play at a table of the server, and who watches sees no hand', async ({
  page: anna,
  visitor,
  server,
}) => {
  const [ben, carla] = [await visitor({ name: 'Ben' }), await visitor({ name: 'Carla' })]
  const frames = { anna: framesOf(anna), ben: framesOf(ben), carla: framesOf(carla) }
  const link = await openTable(anna, server.address)
  await sitDown(ben, link)
  await carla.goto(link)
  await expect(carla.getByText('Anna', { exact: true })).toBeVisible()
  await beginPlay(anna)
  await expect(carla.getByText('You are watching.', { exact: true })).toBeVisible()
  await expect(carla.getByRole('region', { name: 'Your hand' })).toHaveCount(0)

  let looks = 0
  while (!(await isSecondHand(anna))) {
    const turn = await whoseTurn([anna, ben])
    if (turn === ben) {
      // Anna waits: what she holds stands on her board, and not on Carla's.
      const [hand, own, seen] = [await handOf(anna), await boardOf(anna), await boardOf(carla)]
      expect(hand.filter((card) => !own.includes(card))).toEqual([])
      expect(hand.filter((card) => seen.includes(card))).toEqual([])
      if (hand.length > 0) looks++
    }
    await expect(carla.locator('[data-target]')).toHaveCount(0)
    await answerByMouse(turn ?? anna)
  }
  expect(looks).toBeGreaterThan(2)

  const table = link.split('/').at(-1) ?? ''
  await playToTheEnd([anna, ben], server.address, table)
  const everybody = [anna, ben, carla]
  // Who does not move is shown one move after the other; a click shows them all.
  await expect(async () => {
    for (const each of everybody) {
      if ((await each.locator('#end').count()) === 0) await each.locator('.board').click({ position: { x: 4, y: 4 } })
      await expect(each.locator('#end')).toContainText(/win/, { timeout: 1000 })
    }
  }).toPass({ timeout: 40_000 })
  const logs = await Promise.all(everybody.map((each) => logOf(each)))
  expect(new Set(logs.map((log) => log.length)).size).toBe(1)
  expect(logs[0].at(-1)).toBe(logs[2].at(-1))

  // Who sat there when it started can check its chance; who only watched cannot.
  const wasItFair = (page: Page) => page.getByRole('region', { name: 'Was it fair?' })
  for (const each of [anna, ben]) await expect(wasItFair(each)).toContainText('The proof holds for Anna and Ben.')
  await expect(wasItFair(carla)).toContainText('This device has kept nothing')

  const record = await (await anna.request.get(`/api/tables/${table}/record`)).text()
  expectNoSecrets(frames.anna, record, 0)
  expectNoSecrets(frames.ben, record, 1)
  expectNoSecrets(frames.carla, record, null)
})

const lostServer = /WebSocket connection to .* failed|ERR_CONNECTION_REFUSED/

test.describe('a server that dies in the middle of a game', () => {
  test.use({ expectedProblems: lostServer })

  test('comes back with nothing lost and nothing doubled, while everybody stays at the table', async ({
    page: anna,
    visitor,
    ownServer,
  }) => {
    const ben = await visitor({ name: 'Ben' })
    const link = await openTable(anna, ownServer.address)
    await sitDown(ben, link)
    await beginPlay(anna)
    const people = [anna, ben]
    for (let moves = 0; moves < 6; moves++) await answerByMouse((await whoseTurn(people)) ?? anna)
    const mover = await whoseTurn(people)
    if (mover === null) throw new Error('the game was over too early')
    const other = mover === anna ? ben : anna
    const before = await logOf(mover)
    await expect.poll(() => logOf(other).then((log) => log.length)).toBe(before.length)

    await ownServer.kill()
    for (const each of people) await expect(each.getByText('The connection is being restored.')).toBeVisible()

    // Pressed while nobody listens: it waits, and a second press does not become a second move.
    await byMouse(mover)
    await byMouse(mover)
    expect(await logOf(mover)).toEqual(before)

    await ownServer.startAgain()
    for (const each of people) {
      await expect(each.getByText('The connection is being restored.')).toHaveCount(0, { timeout: 20_000 })
      await expect.poll(() => logOf(each).then((log) => log.length)).toBe(before.length + 1)
    }
    expect((await logOf(mover)).slice(0, -1)).toEqual(before)

    for (let moves = 0; moves < 6; moves++) await answerByMouse((await whoseTurn(people)) ?? anna)
    const lines = before.length + 7
    for (const each of people) await expect.poll(() => logOf(each).then((log) => log.length)).toBe(lines)
    // And it is all on disk: a browser that comes anew is told the same.
    const publicLog = await logOf(other)
    await other.reload()
    await expect.poll(() => logOf(other)).toEqual(publicLog)
  })

  test('is said to be gone, calmly, when it stays away', async ({ page, ownServer }) => {
    await openTable(page, ownServer.address)
    await page.clock.install()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible()
    await ownServer.kill()
    await expect(page.getByText('The connection is being restored.')).toBeVisible()
    const gone = page.getByText('No connection. The table goes on as soon as there is one.')
    await expect(async () => {
      await page.clock.fastForward(20_000)
      await expect(gone).toBeVisible({ timeout: 300 })
    }).toPass({ timeout: 20_000 })

    // Another page than a table's starts all the same, and says that it plays without a server.
    await page.getByRole('link', { name: /Home/ }).click()
    await page.getByText('Friends', { exact: true }).click()
    await page.getByRole('button', { name: 'Play Trounce' }).click()
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached.')
  })
})

test('a move that comes too late is refused in words, and the table is shown as it is', async ({
  page: anna,
  visitor,
  server,
}) => {
  const ben = await visitor({ name: 'Ben' })
  const link = await openTable(anna, server.address)
  await sitDown(ben, link)
  await beginPlay(anna)
  let mover = await whoseTurn([anna, ben])
  if (mover === null) throw new Error('nobody is to move')

  // The same person once more, in a tab that hears nothing for a while.
  const late = await mover.context().newPage()
  const held: (string | Buffer)[] = []
  let isDeaf = false
  let release = () => {}
  await late.routeWebSocket(/\/api\/live/, (socket) => {
    const real = socket.connectToServer()
    real.onMessage((message) => {
      if (isDeaf) held.push(message)
      else socket.send(message)
    })
    release = () => {
      isDeaf = false
      for (const message of held) socket.send(message)
    }
  })
  await late.goto(link)
  await expect(late.locator('.prompt.awaits')).toBeVisible()
  isDeaf = true
  await answerByMouse(mover)
  await byMouse(late)
  await expect.poll(() => held.some((message) => message.includes('"refused"'))).toBe(true)
  release()
  await expect(late.locator('.refusal')).toContainText(/gone on meanwhile|not your turn/i)
  await expect.poll(() => logOf(late)).toEqual(await logOf(mover))
  mover = await whoseTurn([anna, ben])
  expect(mover).not.toBeNull()
})

test('an open table is found in the list, joined, and begins for everybody', async ({ page: ben, server }) => {
  const host = await Client.guest(server.address, `Blaise ${Date.now()}`)
  const table = await host.open(2)
  const { info } = await host.sit(table, 0)
  await ben.goto('/tables')
  await ben.getByRole('listitem').filter({ hasText: info.host }).getByRole('link', { name: 'Join' }).click()
  await expect(ben).toHaveURL(`/tables/${table}`)
  await sitDown(ben, `/tables/${table}`)
  await host.start(table)
  await expect(ben.locator('.prompt')).toBeVisible()
  await host.hangUp()
})

test('a link to a table that does not exist says so, and leads on', async ({ page }) => {
  await page.goto('/tables/nosuchtable1')
  await expect(page.getByRole('heading', { name: 'This table cannot be reached' })).toBeVisible()
  await page.getByRole('link', { name: 'Play now' }).click()
  await expect(page).toHaveURL('/')
})

test('so does a link to a table of another device', async ({ page }) => {
  await page.goto('/local/0123456789abcdef')
  await expect(page.getByRole('heading', { name: 'There is no such table on this device' })).toBeVisible()
  await page.getByRole('link', { name: 'Play now' }).click()
  await expect(page).toHaveURL('/')
})
