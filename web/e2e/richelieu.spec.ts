import { type Played, seenBy } from '@eminence/kernel'
import type { Locator, Page } from '@playwright/test'
import type { SavedTable } from '../table/local/saved.ts'
import { playedTable } from '../table/played.ts'
import { expectMoments, expectSums } from './end.ts'
import { expect, phone, test } from './given.ts'
import { answerIn, logOf, ownTurn, pressKey, startByKeyboard, tabTo } from './play.ts'
import { allMoves, keep, openSaved, people, richelieu, savedTable, sharedTable } from './position.ts'

const { id: game } = richelieu.game

const promptOf = (page: Page) => page.locator('#prompt .line')
const spaceAt = (page: Page, space: number) => page.locator(`[data-space="${space}"]`)
const agentOf = (page: Page, value: number) => page.locator(`[data-agent="${value}"]`)
const scene = (page: Page) => page.getByRole('region', { name: /^Intrigue \d+$/ })
const goOn = (page: Page) => scene(page).getByRole('button', { name: 'Go on' })

/** Clicks through the intrigues that are shown. */
async function seeScenes(page: Page): Promise<string[]> {
  const seen: string[] = []
  while ((await scene(page).count()) > 0) {
    const name = (await scene(page).getAttribute('aria-label')) ?? ''
    seen.push(name)
    await goOn(page).click()
    await expect(page.getByRole('region', { name, exact: true })).toHaveCount(0)
  }
  return seen
}

/** What brings the game on: to go on from a scene, an agent wherever one can be put, or else income, or what the prompt offers. */
const answers = [
  '.scene [data-target]',
  '[data-space][data-target]',
  '[data-agent][data-target]',
  '[data-act=income][data-target]',
  '.prompt .acts .lit',
]

test('a whole game for two against a computer player by keyboard, with the neutral steps, to the end page', async ({
  page,
}) => {
  test.slow()
  await startByKeyboard(page, { game })
  let neutralSteps = 0
  let scenes = 0
  while ((await ownTurn(page)) === 'turn') {
    const { asked, chosen } = await answerIn(answers, page, pressKey)
    if (chosen.startsWith('.scene')) scenes++
    else if (asked.startsWith('Before your turn ends: choose a space for a neutral agent')) neutralSteps++
  }
  const log = (await logOf(page)).join('\n')
  expect(neutralSteps).toBeGreaterThan(3)
  expect(log.match(/Anna puts an agent of (Ochre|Slate) /g)).toHaveLength(neutralSteps)
  expect(log).toMatch(/Chavigny puts an agent of (Ochre|Slate) /)
  expect(log.match(/^.*Intrigue \d+, box \d/gm)).toHaveLength(13)
  expect(scenes).toBeGreaterThan(3)

  await expect(page.locator('#end')).toHaveText(/^(Anna|Chavigny) wins$|share/)
  await expectSums(page, 2, [
    'Prestige',
    'Income track',
    'Military track',
    'Most Richelieu sheets',
    'Opposing sheets',
    'Jewels',
  ])
  await expectMoments(page)
})

/** A placement of the seat in turn that resolves a box, the choice of another seat that this brings and that fills a second box, and what follows. */
interface Chain {
  readonly table: SavedTable
  readonly space: Played
  readonly agent: Played
  readonly reward: Played
  readonly next: Played
}

/** The first such chain in the plays of these seeds, before it is played. */
function findChain(firstSeed: number): Chain {
  for (let seed = firstSeed; seed < firstSeed + 60; seed++) {
    const wanted = { game, seats: 4, seed }
    const { setup, moves } = sharedTable({ ...wanted, moves: allMoves })
    const { told } = playedTable(richelieu.game, setup, moves)
    const tells = (version: number, type: string) => told[version].some((each) => seenBy(each, null).type === type)
    const at = moves.findIndex(({ seat }, index) => {
      if (index < 1 || index + 2 >= moves.length) return false
      const [before, reward, next] = [moves[index - 1], moves[index + 1], moves[index + 2]]
      return (
        before.move.type === 'place' &&
        tells(index + 1, 'resolutionBegan') &&
        !tells(index + 1, 'turnBegan') &&
        reward.seat !== seat &&
        (reward.move.type === 'queen' || reward.move.type === 'greyEminence') &&
        tells(index + 2, 'boxPending') &&
        tells(index + 2, 'resolutionBegan') &&
        next.seat === seat
      )
    })
    if (at === -1) continue
    const [space, agent, reward, next] = moves.slice(at - 1)
    return { table: sharedTable({ ...wanted, moves: at - 1 }), space, agent, reward, next }
  }
  throw new Error('no play of these seeds has such a chain')
}

const numberIn = ({ move }: Played, part: 'space' | 'value'): number => {
  const value: unknown = Object.entries(move).find(([name]) => name === part)?.[1]
  if (typeof value !== 'number') throw new Error(`the move has no ${part}`)
  return value
}

test('four people at one screen: a chain calls the seat that has a reward to choose, and then the one in turn', async ({
  page,
}) => {
  const { table, space, agent, reward, next } = findChain(20)
  const [mover, rewarded] = [people[space.seat], people[reward.seat]]
  await keep(page, table)
  await page.goto(`/local/${table.id}`)
  const called = page.getByRole('button', { name: /^I am / })
  const callsOnly = async (name: string) => {
    await expect(called).toHaveText(`I am ${name}`)
    await expect(page.getByRole('heading', { name: new RegExp(`\\b${name}\\b`) })).toBeVisible()
    await expect(page.locator('[data-space], [data-agent]')).toHaveCount(0)
  }

  await callsOnly(mover)
  await called.click()
  const resolved = Number((await page.getByText(/^\d+ of 13 intrigues resolved/).innerText()).split(' ')[0])
  await spaceAt(page, numberIn(space, 'space')).click()
  await agentOf(page, numberIn(agent, 'value')).click()

  // The intrigue is not over: somebody who is not in turn has a reward to choose.
  await callsOnly(rewarded)
  await expect(promptOf(page)).toContainText(rewarded)
  await called.click()
  expect(await seeScenes(page)).toEqual([`Intrigue ${resolved + 1}`])
  await expect(promptOf(page)).toContainText(/^Your reward: put the (Queen|Grey Eminence)/)
  await expect(page.locator('.badge').filter({ hasText: `${rewarded}: the ` })).toHaveCount(1)
  await spaceAt(page, numberIn(reward, 'space')).click()

  // The chain has gone on by itself, and it is again the turn of the first.
  await callsOnly(mover)
  expect(next.seat).toBe(space.seat)
  await called.click()
  expect(await seeScenes(page)).toEqual([`Intrigue ${resolved + 1}`, `Intrigue ${resolved + 2}`])
  await expect(page.getByText(`${resolved + 2} of 13 intrigues resolved`)).toBeVisible()
  await expect(promptOf(page)).toContainText(/^Second action: /)
  const log = (await logOf(page)).join('\n')
  expect(log).toMatch(new RegExp(`${rewarded} (sends|moves) the (Queen|Grey Eminence) to `))
  expect(log).toContain('is locked and waits to be resolved')
})

const middle = () => savedTable({ game, seats: 4, seed: 22, moves: 107 })

test('with the keyboard an agent is placed, and the price is said before', async ({ page }) => {
  await openSaved(page, middle())
  const log = await logOf(page)
  await tabTo(page, '[data-agent="2"]')
  await page.keyboard.press('Enter')
  await expect(page.locator('#prompt .second')).toHaveText('Agent 2: choose a lit space for it.')
  await tabTo(page, '[data-space]')
  const space = page.locator('[data-space]:focus')
  // The arrow leads to a space with another price.
  await page.keyboard.press('ArrowRight')
  await expect(space).toContainText('second space, price 1')
  await expect(page.locator('#prompt .second')).toContainText('1 + 2 = 3 louis. Face down. Richelieu −2 → 0.')
  expect(await logOf(page)).toEqual(log)
  await page.keyboard.press('Enter')
  await expect.poll(() => logOf(page)).not.toEqual(log)
  expect((await logOf(page)).join('\n')).toContain('for 3 louis (1 + 2) (it is a 2)')
})

/** As a hand moves a mouse: not in one leap. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover()
  await page.mouse.down()
  const place = await to.boundingBox()
  if (place === null) throw new Error('it can be dragged to what is seen only')
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 12 })
  await page.mouse.up()
}

test('an agent can be dragged to a space, and let go elsewhere', async ({ page }) => {
  await openSaved(page, middle())
  const log = await logOf(page)
  const agent = agentOf(page, 3).locator('span.token').last()
  await drag(page, agent, page.locator('.city'))
  expect(await logOf(page)).toEqual(log)
  await drag(page, agent, spaceAt(page, 1))
  await expect.poll(() => logOf(page)).not.toEqual(log)
  expect((await logOf(page)).join('\n')).toContain('for 3 louis (1 + 2) (it is a 3)')
})

test('the resolution of an intrigue is shown again from the log', async ({ page }) => {
  await openSaved(page, savedTable({ game, seats: 4, seed: 22, moves: 126 }))
  const line = page.locator('.log li').filter({ hasText: 'Intrigue 8, box' }).getByRole('button')
  for (const close of [() => goOn(page).click(), () => page.keyboard.press('Escape')]) {
    await line.click()
    await expect(scene(page)).toHaveAccessibleName('Intrigue 8')
    await expect(scene(page)).toContainText('Victory: ')
    await expect(
      scene(page)
        .getByRole('listitem')
        .filter({ hasText: /^first/ }),
    ).toBeVisible()
    await close()
    await expect(scene(page)).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Back to the table' }).click()
  await expect(page.locator('.prompt.awaits')).toBeVisible()
})

/** Names, spaces and rewards of all six, without scrolling. */
async function expectAllSheets(page: Page): Promise<void> {
  for (const box of ['I', 'II', 'III']) {
    const sheets = page.getByRole('region', { name: `Box ${box}`, exact: true }).locator('.sheet')
    await expect(sheets).toHaveCount(2)
    for (const sheet of await sheets.all())
      for (const part of [
        'h4',
        '[data-space] >> nth=0',
        '[data-space] >> nth=4',
        '.reward >> nth=0',
        '.reward >> nth=1',
      ])
        await expect(sheet.locator(part)).toBeInViewport({ ratio: 0.9 })
  }
}

test.describe('on a phone', () => {
  test.use(phone)

  test('both sheets of every box are one tap away, and a finger places an agent', async ({ page }) => {
    await openSaved(page, middle())
    await page.getByRole('button', { name: 'Log', exact: true }).tap()
    await expect(page.getByRole('region', { name: 'Box I', exact: true })).toBeHidden()
    await page.getByRole('button', { name: 'Table', exact: true }).tap()
    await expectAllSheets(page)

    const log = await logOf(page)
    await agentOf(page, 2).tap()
    await expect(agentOf(page, 2)).toHaveAttribute('aria-pressed', 'true')
    await spaceAt(page, 1).tap()
    await expect(page.locator('#prompt .second')).toBeVisible()
    await expect(page.locator('#prompt .second')).toContainText(
      'Tap again to do it. The Edict against Duels: 1 + 2 = 3 louis.',
    )
    await page.locator('[data-space][data-target]:not([data-space="1"])').last().tap()
    await expect(page.locator('#prompt .second')).not.toContainText('The Edict against Duels')
    await expect(page.locator('#prompt .second')).toContainText('Tap again to do it.')
    expect(await logOf(page)).toEqual(log)
    await spaceAt(page, 1).tap()
    await spaceAt(page, 1).tap()
    await expect.poll(() => logOf(page)).not.toEqual(log)
    expect((await logOf(page)).join('\n')).toContain('for 3 louis (1 + 2) (it is a 2)')
  })

  test('all sheets are seen beside a neutral colour, too', async ({ page }) => {
    await openSaved(page, savedTable({ game, seats: 2, seed: 4, moves: 0 }))
    await expectAllSheets(page)
  })

  test('what the log shows again is seen at once', async ({ page }) => {
    await openSaved(page, savedTable({ game, seats: 4, seed: 22, moves: 126 }))
    await page.getByRole('button', { name: 'Log', exact: true }).tap()
    await page.locator('.log li').filter({ hasText: 'Intrigue 8, box' }).getByRole('button').tap()
    await expect(goOn(page)).toBeInViewport()
  })
})
