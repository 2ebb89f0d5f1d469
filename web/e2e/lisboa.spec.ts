import { computerPlayer } from '@eminence/ai'
import { FastRandom, type Move, type Random, type Seat, seenBy, type Told } from '@eminence/kernel'
import type { Page } from '@playwright/test'
import { Client } from '../../server/tests/client.ts'
import { playedTable } from '../table/played.ts'
import { expectSums } from './end.ts'
import { cutOff, expectFit, hiddenLines } from './fits.ts'
import { desktop, expect, phone, test } from './given.ts'
import { arrowTo, logOf, ownTurn, pressByArrows, startByKeyboard, tabOnto, target } from './play.ts'
import { keptOf, lisboa, openSaved, savedTable } from './position.ts'

const { game, texts } = lisboa
const rulePlayer = computerPlayer(lisboa, 'rules')

const cardIn = (move: Move): unknown => Object.entries(move).find(([name]) => name === 'card')?.[1]

/** By keyboard, the place on the table, or the button of the prompt, that says that it makes this move. */
async function press(page: Page, move: Move, view: object): Promise<void> {
  const name = texts.en.move(move, view)
  const literally = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const spoken = page.locator('.spoken').filter({ hasText: new RegExp(`^${literally}(\\. |$)`) })
  // What a card can do is shown when it is picked.
  const card = target(`card ${cardIn(move)}`)
  const unpicked = page.locator(`${card}:not([aria-pressed=true])`).filter({ hasNot: spoken })
  if ((await unpicked.count()) > 0) await pressByArrows(page, card)
  const place = page.locator('[data-target]').filter({ has: spoken })
  const act = page.locator('.prompt .acts').getByRole('button', { name, exact: true })
  await expect(place.or(act).first()).toBeVisible()
  if ((await place.count()) > 0) await arrowTo(page, target(`${await place.first().getAttribute('data-target')}`))
  else await tabOnto(page, act)
  await page.keyboard.press('Enter')
}

/** Of the events that this seat was told, those about Lacerda, in words. */
const linesOfLacerda = (told: readonly (readonly Told[])[]): string[] =>
  told
    .flat()
    .map((each) => seenBy(each, 0))
    .filter(({ type }) => type.startsWith('lacerda'))
    .map((event) => texts.en.event(event, ['Anna']))

const ranks = /^At the new court you are (an apprentice|a court servant|the King’s confidant|the Marquis’s right hand)$/

test('a whole game against Lacerda by keyboard, as the rule player plays it, to the rank at the new court', async ({
  page,
}) => {
  test.slow()
  await startByKeyboard(page, { game: game.id, opponent: 'lacerda' })
  const random = new FastRandom(1)
  let seen = 0
  while ((await ownTurn(page)) === 'turn') {
    const { setup, moves } = await keptOf(page)
    const { table, told } = playedTable(game, setup, moves)
    const rules = linesOfLacerda(told).map((line) => /LI-[\d.]+/.exec(line)?.[0] ?? '')
    if (linesOfLacerda(told.slice(-1)).some((line) => line.includes('LI-8.13')) && seen++ < 3) {
      // What he did just now stands beside the hand.
      const panel = page.getByRole('region', { name: 'Choose' })
      await expect(panel).toContainText('Lacerda’s turn')
      await expect(panel.getByText(/^LI-[\d.]+$/)).toHaveText(rules.slice(rules.lastIndexOf('LI-8.9')))
    }
    const view = game.view(table.state, 0)
    await press(page, rulePlayer.choose(view, 0, random).move, view)
    await expect
      .poll(async () => (await keptOf(page)).moves.length, { intervals: [20, 50, 100] })
      .toBe(moves.length + 1)
  }

  // All that he decided is in the log, and each of his turns has all its steps.
  const { setup, moves } = await keptOf(page)
  const { table, told } = playedTable(game, setup, moves)
  const decided = (await page.locator('.log li p').allTextContents()).filter((line) => line.startsWith('Lacerda ('))
  expect(decided).toEqual(linesOfLacerda(told))
  const turns = (await logOf(page)).join('\n').match(/it is the turn of Lacerda/g)?.length ?? 0
  expect(turns).toBeGreaterThan(8)
  expect(seen).toBeGreaterThan(8)
  for (const rule of ['LI-8.9', 'LI-8.10', 'LI-8.12', 'LI-8.13'])
    expect(decided.filter((line) => line.startsWith(`Lacerda (${rule}): `)).length).toBe(turns)

  await expect(page.locator('#end')).toHaveText(ranks)
  await expect(page.locator('#end')).toBeFocused()
  const rank = await page.locator('#end').innerText()
  const [total] = game.result(table.state)?.totals ?? []
  const place = page.getByRole('region', { name: 'Key moments' }).getByRole('listitem').last()
  await expect(place).toContainText(`You have ${total} wigs, Lacerda `)
  await expect(place).toContainText(`${rank}.`)
  if (!rank.includes('right hand'))
    await expect(place).toContainText(/(The reason|Not enough for the next rank): .+ \(\d+\)/)
  await expect(page.getByText('winner')).toHaveCount(0)
  await expectSums(page, 1, [
    'During the game',
    'Ships',
    'Rubble',
    'Streets',
    'Réis and influence',
    'Decrees',
    'Officials',
    'Royal Favors',
  ])
})

/** An action for which somebody follows; another one than to take the next Royal Favor. */
const actionIn = (view: object, moves: readonly Move[]): Move | undefined =>
  moves.find(
    (move) => move.type === 'do' || (move.type === 'state' && texts.en.move(move, view) !== 'Get a Royal Favor'),
  )

/** A visit that this seat could make now, and after which somebody else would be asked whether to follow. */
function visitToFollow(view: object, seat: Seat, random: Random): Move | null {
  const now = game.imagine(view, random)
  for (const visit of game.moves(now, seat).filter(({ type }) => type === 'visit')) {
    const state = game.clone(now)
    game.play(state, seat, visit, { random })
    let [next] = game.decisions(state)
    while (next?.seat === seat) {
      game.play(state, seat, lisboa.knowledge.choose(state, seat, game.moves(state, seat), random), { random })
      next = game.decisions(state)[0]
    }
    if (next?.type !== 'follow') continue
    const follower = next.seat
    if (actionIn(game.view(state, follower), game.moves(state, follower)) !== undefined) return visit
  }
  return null
}

/** A guest at the table, who sits at a seat, and as it looks from there. */
function sittingAt(table: string, guest: Client) {
  const { seat, view, moves, version } = guest.at(table)
  if (seat === null) throw new Error('guests sit at their table')
  return { seat, view, moves, version }
}

/** Both play quickly, until one of them could make such a visit. */
async function playToVisit(table: string, guests: readonly Client[], random: Random) {
  for (;;) {
    const mover = guests.find((each) => each.at(table).moves.length > 0)
    if (mover === undefined) return null
    const { seat, view, version } = sittingAt(table, mover)
    const visit = visitToFollow(view, seat, random)
    if (visit !== null) return { mover, visit }
    await mover.play(table, rulePlayer.choose(view, seat, random).move)
    for (const each of guests) await each.until(table, (picture) => picture.version > version)
  }
}

/** A table of two at which such a visit comes next. */
async function tableWithVisit(guests: readonly Client[], random: Random) {
  for (let tables = 0; tables < 10; tables++) {
    const table = await guests[0].open(2, {}, game.id)
    for (const [seat, guest] of guests.entries()) await guest.sit(table, seat)
    await guests[0].start(table)
    for (const guest of guests) await guest.follow(table)
    const found = await playToVisit(table, guests, random)
    if (found !== null) return { table, ...found }
  }
  throw new Error('nobody could be followed at these tables')
}

test('two browsers: one visits a noble, the other follows with a Royal Favor', async ({ page, visitor, server }) => {
  const [anna, ben] = [await Client.guest(server.address, 'Anna'), await Client.guest(server.address, 'Ben')]
  const random = new FastRandom(1)
  const { table, mover, visit } = await tableWithVisit([anna, ben], random)
  const follower = mover === anna ? ben : anna
  const nameOf = (guest: Client): string => (guest === anna ? 'Anna' : 'Ben')

  /** From here on they play in browsers. */
  const come = async (to: Page, guest: Client): Promise<Page> => {
    const [name, value] = guest.cookie.split('=')
    await to.context().addCookies([{ name, value, url: server.address }])
    await to.goto(`/tables/${table}`)
    return to
  }
  const host = await come(page, mover)
  const guest = await come(await visitor({ name: nameOf(follower) }), follower)

  const playOne = async (on: Page, who: Client, move: Move): Promise<void> => {
    const { view, version } = sittingAt(table, who)
    await press(on, move, view)
    for (const each of [anna, ben]) await each.until(table, (picture) => picture.version > version)
  }
  /** Presses what the rule player would, until it is somebody else's turn. */
  const playOn = async (on: Page, who: Client): Promise<void> => {
    for (let now = sittingAt(table, who); now.moves.length > 0; now = sittingAt(table, who))
      await playOne(on, who, rulePlayer.choose(now.view, now.seat, random).move)
  }
  await playOne(host, mover, visit)
  await playOn(host, mover)

  const prompt = guest.locator('.prompt.awaits .line')
  await expect(prompt).toHaveText(/^Follow to the (builder|Marquis|King)\? It costs the Royal Favor and \d+ influence/)
  const noble = /the (builder|Marquis|King)/.exec(await prompt.innerText())?.[1] ?? ''
  await expect(host.locator('.prompt.awaits')).toHaveCount(0)
  const favor = guest.locator('.boards').getByRole('img', { name: `Royal Favor of the ${noble}`, exact: true })
  await expect(favor).toHaveCount(1)
  const { view, moves } = sittingAt(table, follower)
  const action = actionIn(view, moves)
  if (action === undefined) throw new Error('there is no such action')
  await playOne(guest, follower, action)
  await expect(favor).toHaveCount(0)
  await playOn(guest, follower)

  // It is the visitor's turn again, to draw a card; both read the same.
  await expect(host.locator('.prompt.awaits .line')).toHaveText('Draw the open card of one pile.')
  const told = new RegExp(`${nameOf(follower)} returns the Royal Favor and follows to the ${noble} for \\d+ influence`)
  for (const each of [host, guest]) {
    await expect(each.locator('.log')).toContainText(new RegExp(`${nameOf(mover)} visits the ${noble} with `))
    await expect(each.locator('.log')).toContainText(told)
  }
})

test('Escape closes a refusal first, and only then puts back the card that was picked', async ({ page }) => {
  await openSaved(page, savedTable({ game: game.id, seats: 4, seed: 5, moves: 225 }))
  await page.locator('[data-target="card 15"]').click()
  await page.locator('.uses [aria-disabled=true]').click({ force: true })
  await expect(page.locator('.refusal')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.refusal')).toHaveCount(0)
  await expect(page.locator('[data-key^="card "][aria-pressed=true]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-key^="card "][aria-pressed=true]')).toHaveCount(0)
})

test('what a choice would bring is said below the question, which stays where it is', async ({ page }) => {
  await openSaved(page, savedTable({ game: game.id, seats: 4, seed: 5, moves: 225 }))
  const question = page.locator('#prompt .line')
  const before = await question.boundingBox()
  await page.locator('[data-target^="card "]').first().click()
  await page.locator('.uses [data-target]').first().hover()
  await expect(page.locator('#prompt .second')).not.toBeEmpty()
  expect(await question.boundingBox()).toEqual(before)
})

/** Late in a game, with many ships, officials, stores and buildings, or when one card of four piles is to be drawn. */
const fullTables = [
  { seats: 1, seed: 5, moves: 120 },
  { seats: 2, seed: 5, moves: 200 },
  { seats: 3, seed: 5, moves: 203 },
  { seats: 3, seed: 5, moves: 340 },
  { seats: 4, seed: 5, moves: 203 },
  { seats: 4, seed: 5, moves: 300 },
]

for (const language of ['en', 'ja', 'hu'] as const)
  test.describe(`on a desk, in the language "${language}"`, () => {
    test.use({ ...desktop, settings: { language } })

    for (const table of fullTables)
      test(`all of a table for ${table.seats} is in sight after ${table.moves} moves`, async ({ page }) => {
        await openSaved(page, savedTable({ game: game.id, ...table }))
        expect(await cutOff(page, '.lisboa-colours')).toEqual([])
      })
  })

test.describe('on a phone', () => {
  test.use(phone)

  for (const language of ['en', 'ja', 'hu'] as const)
    test.describe(`in the language "${language}"`, () => {
      test.use({ settings: { language } })

      test('a card that is tapped shows its four uses, and all parts of the table are one tap away', async ({
        page,
      }) => {
        await openSaved(page, savedTable({ game: game.id, seats: 4, seed: 5, moves: 225 }))
        const log = await logOf(page)
        for (const line of ['header .what p', '#prompt .line']) expect(await hiddenLines(page, line)).toBe(0)
        await page.locator('[data-target^="card "]').first().tap()
        for (const use of await page.locator('.uses > *').all()) await expect(use).toBeInViewport({ ratio: 0.9 })
        await expect(page.locator('.uses > *')).toHaveCount(4)
        await expectFit(page)
        const parts = ['.city', '.court', '.decrees', '.boards']
        for (const [at, part] of parts.entries()) {
          await page.locator('.board .tabs').getByRole('tab').nth(at).tap()
          for (const each of parts)
            await expect(page.locator(`.lisboa-colours ${each}`).first()).toBeVisible({ visible: each === part })
          await expectFit(page)
        }
        expect(await logOf(page)).toEqual(log)
      })
    })
})
