import type { Page } from '@playwright/test'
import { millisecondsOf } from '../settings/settings.ts'
import { orleansAnswers } from './answers.ts'
import { expectSums } from './end.ts'
import { expectFit, hiddenLines } from './fits.ts'
import { expect, phone, test } from './given.ts'
import { answerIn, logOf, ownTurn, pressKey, tabOnto } from './play.ts'
import { allMoves, openSaved, orleans, savedTable, sharedTable } from './position.ts'
import { expectNoSecrets, framesOf, type Hiding } from './secrets.ts'
import { beginPlay, openTable, sitDown } from './server.ts'

const planned = (page: Page) => page.locator('.space.planned')
const confirmPlan = (page: Page) => page.getByRole('button', { name: 'Confirm the plan' })
const changePlan = (page: Page) => page.getByRole('button', { name: 'Change the plan' })
const wayOf = (page: Page, way: string) => page.locator(way).filter({ visible: true }).first()

/** A follower is taken up, and put where it can stand. */
const putting = ['[data-space][data-light=lit]', '[data-key^=market][data-light=lit]']

/** What brings the game on: a place that is ready, then whatever is asked, and to do without only if nothing else is there. */
const doing = [
  '.tidings .close',
  '.focused[data-target]',
  '.place.focused .cover[data-target]',
  '[data-key^=place][data-target]',
  '[data-key^=draw][data-target]',
  '[data-key^=tile][data-target]',
  '[data-key^=stretch][data-target]',
  '[data-key^=cargo][data-target]',
  '[data-key^=deed][data-target]',
  '[data-key^=good][data-target]',
  '.prompt .acts .lit',
  '[data-target]',
]

const isPlanning = async (page: Page): Promise<boolean> => (await confirmPlan(page).count()) > 0

/** Answers once; a plan has so many followers in a round. */
async function answer(page: Page, press: (page: Page, way: string) => Promise<void>, followers = 2) {
  const isOpen = (await isPlanning(page)) && (await planned(page).count()) < followers
  return answerIn([doing[0], ...(isOpen ? putting : []), ...doing.slice(1)], page, press)
}

const byMouse = (page: Page, way: string): Promise<void> => wayOf(page, way).click()
const byFinger = (page: Page, way: string): Promise<void> => wayOf(page, way).tap()

/** Puts one more follower somewhere. */
async function putOne(page: Page): Promise<void> {
  const before = await planned(page).count()
  await wayOf(page, '[data-key^=market][data-light=lit]').click()
  await wayOf(page, '[data-space][data-light=lit]').click()
  await expect(planned(page)).toHaveCount(before + 1)
}

/** The first harvest in the plays of these seeds that somebody can pay with a good. */
function findHarvest(firstSeed: number) {
  for (let seed = firstSeed; seed < firstSeed + 60; seed++) {
    const wanted = { game: orleans.game.id, seats: 2, seed }
    const at = sharedTable({ ...wanted, moves: allMoves }).moves.findIndex(({ move }) => move.type === 'payFood')
    if (at !== -1) return { ...wanted, moves: at }
  }
  throw new Error('no play of these seeds has such a harvest')
}

const answerByKeyboard = (page: Page) => answerIn(orleansAnswers, page, pressKey)

async function putOneByKeyboard(page: Page): Promise<void> {
  const before = await planned(page).count()
  await answerByKeyboard(page)
  await answerByKeyboard(page)
  await expect(planned(page)).toHaveCount(before + 1)
}

const spacesIn = (view: object): readonly number[] => {
  if (!('spaces' in view) || !Array.isArray(view.spaces)) throw new Error('a view of Orléans has spaces')
  return view.spaces
}

/** What a seat plans stands on its spaces in its own view alone. */
const plans: Hiding = {
  hides: (theirs, seen) => spacesIn(theirs).some((piece, space) => piece > spacesIn(seen)[space]),
  least: 1 / 10,
}

/** What somebody else sees of a board: who stands where. */
async function lookAt(page: Page, name: string): Promise<string[]> {
  await page.getByRole('tab', { name: `Board of ${name}` }).click()
  const spaces = await page.locator('.places .space').allInnerTexts()
  await page.getByRole('tab', { name: 'Your board' }).click()
  return spaces.filter((text) => !/: free/.test(text))
}

test.describe('a server that dies while all are planning', () => {
  test.use({ expectedProblems: /WebSocket connection to .* failed|ERR_CONNECTION_REFUSED/ })

  test('a whole game of two browsers, one with a mouse and one by keyboard: both plan at the same time, in secret, and nothing is lost', async ({
    page: anna,
    visitor,
    ownServer,
  }) => {
    test.slow()
    const ben = await visitor({ name: 'Ben' })
    const everybody = [anna, ben]
    const frames = { anna: framesOf(anna), ben: framesOf(ben) }
    const link = await openTable(anna, ownServer.address, 'Orléans')
    await sitDown(ben, link)
    await beginPlay(anna)
    for (const each of everybody) await expect(confirmPlan(each)).toBeVisible()

    await putOne(anna)
    // What Anna has taken up stays in her hand and in words while Ben goes on.
    await wayOf(anna, '[data-key^=market][data-light=lit]').click()
    const hint = await anna.locator('.prompt .second').innerText()
    await putOneByKeyboard(ben)
    await anna.waitForTimeout(millisecondsOf.normal + 100)
    await expect(anna.locator('.prompt .second')).toHaveText(hint)
    await wayOf(anna, '[data-space][data-light=lit]').click()
    await expect(planned(anna)).toHaveCount(2)
    expect(await lookAt(ben, 'Anna')).toEqual([])
    expect(await lookAt(anna, 'Ben')).toEqual([])

    // A plan that was confirmed can be opened again, while Ben still plans.
    await confirmPlan(anna).click()
    await expect(anna.locator('.prompt.awaits')).toHaveCount(0)
    expect(await lookAt(ben, 'Anna')).toEqual([])
    await changePlan(anna).click()
    await expect(planned(anna)).toHaveCount(2)
    await planned(anna).first().click()
    await expect(planned(anna)).toHaveCount(1)
    await putOne(anna)

    // Who comes back finds the own plan as it was, and nothing of the other.
    await ben.reload()
    await expect(planned(ben)).toHaveCount(1)
    expect(await lookAt(ben, 'Anna')).toEqual([])
    await putOneByKeyboard(ben)
    await ownServer.kill()
    for (const each of everybody) await expect(each.getByText('The connection is being restored.')).toBeVisible()
    await ownServer.startAgain()
    for (const each of everybody) {
      await expect(each.getByText('The connection is being restored.')).toHaveCount(0, { timeout: 20_000 })
      await expect(planned(each)).toHaveCount(2)
    }
    await putOneByKeyboard(ben)
    await tabOnto(ben, confirmPlan(ben))
    await ben.keyboard.press('Enter')
    await expect(changePlan(ben)).toBeVisible()
    expect(await lookAt(anna, 'Ben')).toEqual([])
    await confirmPlan(anna).click()

    // Only now both see both.
    for (const each of everybody) await expect(each.locator('.log')).toContainText(/Plans: Anna: \w.*; Ben: \w/)
    expect(await lookAt(anna, 'Ben')).toHaveLength(3)
    expect(await lookAt(ben, 'Anna')).toHaveLength(2)

    await Promise.all(
      everybody.map(async (each) => {
        while ((await ownTurn(each)) === 'turn') await (each === ben ? answerByKeyboard(ben) : answer(anna, byMouse))
      }),
    )
    for (const each of everybody) {
      await expect(each.locator('#end')).toHaveText(/^(Anna|Ben) wins$|share/)
      await expectSums(each, 2, ['Coins', 'Goods', 'Stations', 'Citizens'])
    }
    const [log, seen] = await Promise.all(everybody.map((each) => logOf(each)))
    expect(seen).toHaveLength(log.length)
    expect(log.join('\n').match(/Plans: /g)).toHaveLength(18)

    const table = link.split('/').at(-1) ?? ''
    const record = await (await anna.request.get(`${ownServer.address}/api/tables/${table}/record`)).text()
    expectNoSecrets(frames.anna, record, 0, plans)
    expectNoSecrets(frames.ben, record, 1, plans)
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  for (const { when, moves } of [
    { when: 'the first rounds', moves: 0 },
    { when: 'a round in the middle of the game', moves: 620 },
  ])
    test(`${when} against three computer players, by touch`, async ({ page }) => {
      await openSaved(page, savedTable({ game: orleans.game.id, seats: 4, seed: 5, moves }))
      const rounds = () =>
        page
          .locator('.log')
          .getByText(/^Plans: /)
          .count()
      const before = await rounds()
      while ((await rounds()) < before + 2) {
        if ((await ownTurn(page)) === 'over') throw new Error('the game was over too early')
        await expectFit(page)
        expect(await hiddenLines(page, '#prompt .line')).toBe(0)
        await answer(page, byFinger, 3)
      }
    })

  test('the goods that a harvest asks for lie at hand beside the boards', async ({ page }) => {
    await openSaved(page, savedTable(findHarvest(1)))
    const good = page.locator('[data-key^=good][data-target]').first()
    await page.getByRole('tab', { name: 'Boards' }).tap()
    await expect(good).toBeInViewport({ ratio: 1 })
    const log = await logOf(page)
    await good.tap()
    await expect.poll(() => logOf(page)).not.toEqual(log)
  })

  test('map, boards, tracks and deeds are one tap away', async ({ page }) => {
    await openSaved(page, savedTable({ game: orleans.game.id, seats: 4, seed: 5, moves: 620 }))
    const parts = { Map: '.map', Boards: '.places', Tracks: '.tracks', Deeds: '.deeds' }
    const tabs = page.locator('.table .tabs')
    for (const [tab, part] of Object.entries(parts)) {
      await tabs.getByRole('tab', { name: tab }).tap()
      for (const each of Object.values(parts))
        await expect(page.locator(`.area > ${each}`)).toBeVisible({ visible: each === part })
      await expectFit(page)
    }
  })
})
