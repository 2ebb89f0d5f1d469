import { commitmentOf, type Fairness, type MixedSeat, seedOf, startCodeOf, type TableInfo } from '@eminence/protocol'
import type { Page } from '@playwright/test'
import { expectAccess } from './access.ts'
import { expect, test } from './given.ts'
import { tabOnto } from './play.ts'
import { allMoves, pictureFor, savedTable } from './position.ts'
import { infoOf, person, playOf, ScriptedServer, tableOf } from './scripted.ts'

const free = { kind: 'free' } as const
const club = { kind: 'computer', level: 'club' } as const
const path = `/tables/${infoOf([], 'open').id}`
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The browser itself complains of every refusal. */
const refused = /Failed to load resource/

test.describe('in the waiting room', () => {
  test.use({ expectedProblems: refused })
  const seats = [person('Anna'), person('Béla'), club]

  test('the host frees the seat of a person, by keyboard, after a question', async ({ page }) => {
    const server = await ScriptedServer.behind(page, tableOf(infoOf(seats, 'open')))
    await page.goto(path)
    await page.getByText('Béla', { exact: true }).waitFor()
    await tabOnto(page, button(page, 'Free the seat of Béla'))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Béla gets up, and the seat is free again.')).toBeVisible()
    await expectAccess(page, 'the question')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Béla gets up')).toHaveCount(0)
    expect(server.asked.filter(({ path }) => path === 'seat')).toEqual([])
    await page.keyboard.press('Enter')
    await tabOnto(page, button(page, 'Free the seat'))
    await page.keyboard.press('Enter')
    await expect.poll(() => server.asked.at(-1)).toEqual({ path: 'seat', body: { seat: 1, level: null } })
    server.say({ type: 'seats', info: infoOf([seats[0], free, club], 'open') })
    await expect(page.getByText('All seats must be taken.')).toBeVisible()
  })

  test('the start shows that it is under way, and says why it was refused', async ({ page }) => {
    let refuse = () => {}
    const held = new Promise<void>((resolve) => {
      refuse = resolve
    })
    await ScriptedServer.behind(page, tableOf(infoOf(seats, 'open')))
    await page.route('**/start', async (route) => {
      await held
      await route.fulfill({ status: 409, contentType: 'application/json', body: '{"code":"noPerson"}' })
    })
    await page.goto(path)
    await page.getByRole('button', { name: 'Begin' }).click()
    await expect(page.getByRole('button', { name: 'The table starts …' })).toHaveAttribute('aria-disabled', 'true')
    await expectAccess(page, 'the start')
    refuse()
    await expect(page.getByRole('alert')).toHaveText('At least one person has to sit at the table.')
    await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible()
  })

  test('a name that the server does not take is said at its field, and can be mended there', async ({ page }) => {
    const names: unknown[] = []
    const watching = tableOf(infoOf([person('Anna'), free], 'open'), { seat: null, isHost: false })
    const server = await ScriptedServer.behind(page, watching, {
      guest: (body) => {
        names.push(body)
        return names.length === 1
          ? { status: 400, body: { code: 'malformed', problem: 'name' } }
          : { body: { guest: body } }
      },
    })
    await page.goto(path)
    await page.getByRole('button', { name: 'Sit down here' }).click()
    const field = page.getByRole('textbox', { name: 'Your name' })
    await expect(field).toHaveAccessibleDescription(/This name cannot be used/)
    await expect(field).toBeFocused()
    await expectAccess(page, 'the name')
    await field.fill('Haruka')
    await page.getByRole('button', { name: 'Sit down here' }).click()
    await expect.poll(() => names.at(-1)).toEqual({ name: 'Haruka' })
    const sat = () => server.asked.find(({ path }) => path === 'sit')?.body
    await expect.poll(sat).toEqual({ seat: 1, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) })
  })
})

test.describe('in the middle of the play', () => {
  const saved = savedTable({ seats: 3, seed: 2, moves: 13 })
  const viewer = saved.seats.findIndex(({ kind }) => kind === 'person')
  const other = (viewer + 1) % 3
  const third = (viewer + 2) % 3
  const playing = (more: Partial<TableInfo> = {}) => {
    const seats = [club, club, club].map((seat, at) => {
      if (at === viewer) return person('Anna')
      return at === other ? person('Ben') : seat
    })
    return infoOf(seats.with(third, free), 'playing', { start: { code: 'e'.repeat(64), leftOut: [other] }, ...more })
  }
  const asking = { number: 4, seat: third, name: 'Carol', waitsFor: [viewer, other] }
  const play = playOf(pictureFor(saved))

  test('who sits there is asked for a newcomer, hears of it, and answers by keyboard', async ({ page }) => {
    const server = await ScriptedServer.behind(page, tableOf(playing(), { seat: viewer, play }))
    await page.goto(path)
    await page.locator('.prompt.awaits').waitFor()
    await expect(page.getByText(`Seat ${other + 1} had no part in the shuffle.`)).toBeVisible()
    server.say({ type: 'seats', info: playing({ asking: [asking] }) })
    const card = page.getByRole('region', { name: 'Somebody would like to sit down' })
    await expect(card).toContainText(`Carol would like to take seat ${third + 1}.`)
    await expect(page.locator('[aria-live=polite]', { hasText: 'Carol would like' })).toHaveCount(1)
    await expectAccess(page, 'the request')
    await tabOnto(page, button(page, 'Not now'))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => server.asked.at(-1)).toEqual({ path: 'admit', body: { number: 4, yes: true } })
    await expect(page.locator('#prompt')).toBeFocused()
    server.say({ type: 'seats', info: playing({ asking: [{ ...asking, waitsFor: [other] }] }) })
    await expect(card).toContainText('Waiting for Ben.')
    await expect(card.getByRole('button')).toHaveCount(0)
    server.say({ type: 'seats', info: playing() })
    await expect(card).toHaveCount(0)
  })

  test('a newcomer sees for whom the request waits, and that it was declined', async ({ page }) => {
    const info = playing({ asking: [asking] })
    const watching = tableOf(playing(), { seat: null, isHost: false, play: { ...play, moves: [], undoable: 0 } })
    const server = await ScriptedServer.behind(page, watching, {
      sit: () => ({ body: { info, seat: null, isHost: false, asks: 4, owing: [] } }),
    })
    await page.goto(path)
    await page.getByRole('button', { name: 'Take this seat' }).click()
    await expect.poll(() => server.asked.some(({ path }) => path === 'sit')).toBe(true)
    server.say({ ...watching, info, asks: 4 })
    const request = page.getByRole('status').filter({ hasText: 'You have asked' })
    await expect(request).toHaveText(
      new RegExp(`You have asked for seat ${third + 1}\\.\\s+Waiting for Anna and Ben\\.`),
    )
    await expect(page.getByRole('button', { name: 'Take this seat' })).toHaveCount(0)
    await expectAccess(page, 'the own request')
    server.say({ type: 'seats', info: playing() })
    await expect(page.getByText('The others would rather play on as they are.')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('The others would rather')).toHaveCount(0)
  })

  test('a table that the server has ended says why, and its record can be saved', async ({ page }) => {
    const server = await ScriptedServer.behind(page, tableOf(playing(), { seat: viewer, play }), {
      record: () => ({ body: { setup: { seed: '0'.repeat(64) } } }),
    })
    await page.goto(path)
    await page.locator('.prompt.awaits').waitFor()
    server.say({ type: 'seats', info: playing({ status: 'over', stopped: 'tooLong' }) })
    await expect(page.locator('.prompt .line')).toHaveText('Ended without a result')
    await expect(page.getByText('This table had more steps than a table may have')).toBeVisible()
    await expect(page.locator('[data-target]')).toHaveCount(0)
    await expectAccess(page, 'the end without a result')
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save record' }).click()
    await saving
  })
})

test.describe('when the table is over', () => {
  const saved = savedTable({ seats: 3, seed: 2, moves: allMoves })
  const play = playOf(pictureFor(saved))
  const secret = '5e'.repeat(32)
  const own = { nonce: 'a1'.repeat(32), commitment: commitmentOf('a1'.repeat(32)) }
  const mixed: readonly MixedSeat[] = [
    { kind: 'person', ...own },
    { kind: 'person', commitment: commitmentOf('b2'.repeat(32)), nonce: null },
    { kind: 'computer', level: 'club' },
  ]
  const honest: Fairness = { scheme: 2, commitment: commitmentOf(secret), secret, seats: mixed }
  const over = (fairness: Fairness) =>
    infoOf([person('Anna'), person('Ben'), club], 'over', { fairness, commitment: fairness.commitment })

  /** The page of somebody whose device has kept what it was shown at the start. */
  async function opened(page: Page, fairness: Fairness, seats: readonly MixedSeat[] | null): Promise<void> {
    const { id } = infoOf([], 'over')
    const start = seats && { seat: 0, code: startCodeOf(honest.commitment, seats) }
    const kept = { [id]: { nonce: own.nonce, commitment: honest.commitment, start, at: Date.now() } }
    if (start !== null)
      await page.addInitScript((text) => localStorage.setItem('eminence.witness', text), JSON.stringify(kept))
    await ScriptedServer.behind(page, tableOf(over(fairness), { play }), {
      record: () => ({ body: { setup: { seats: 3, seed: seedOf(fairness) } } }),
    })
    await page.goto(path)
    await page.locator('#end').waitFor()
  }
  const panel = (page: Page) => page.getByRole('region', { name: 'Was it fair?' })

  test('the page checks its chance by itself, and says for whom the proof holds', async ({ page }) => {
    await opened(page, honest, mixed)
    await expect(panel(page)).toContainText('Nobody could choose this shuffle, not even the server.')
    await expect(panel(page)).toContainText('The proof holds for Anna.')
    await expect(panel(page)).toContainText('Seat 2 had no part in the shuffle.')
    await expect(page.locator('.seal')).toContainText('Was it fair? Fair')
    await expectAccess(page, 'a fair table')
  })

  test('it says so where an operator has exchanged a seat after having seen the own nonce', async ({ page }) => {
    const ground = { kind: 'person', commitment: commitmentOf('c3'.repeat(32)), nonce: 'c3'.repeat(32) } as const
    await opened(page, { ...honest, seats: mixed.with(1, ground) }, mixed)
    await expect(panel(page).getByRole('alert')).toContainText('Not fair')
    await expect(panel(page)).toContainText('What stood fixed at the start is not what this device was shown.')
    await expectAccess(page, 'an unfair table')
  })

  test('it claims nothing where it has kept nothing', async ({ page }) => {
    await opened(page, honest, null)
    await expect(panel(page)).toContainText('Not proved')
    await expect(panel(page)).toContainText('This device has kept nothing')
  })
})
