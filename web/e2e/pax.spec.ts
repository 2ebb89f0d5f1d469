import { FastRandom, type Seat } from '@eminence/kernel'
import type { Page } from '@playwright/test'
import { Client } from '../../server/tests/client.ts'
import { expectFit, hiddenLines } from './fits.ts'
import { expect, phone, test } from './given.ts'
import { answerIn, arrowTo, logOf, ownTurn, pressByArrows, pressKey, startByKeyboard, tabOnto, target } from './play.ts'
import { openSaved, pax, people, savedTable } from './position.ts'
import { expectNoSecrets, framesOf, type Hiding } from './secrets.ts'

const { game, knowledge, texts } = pax

const promptOf = (page: Page) => page.locator('#prompt .line')
const previewOf = (page: Page) => page.locator('#prompt .second')
const script = (page: Page) => page.locator('.script')
const oustPanel = (page: Page) => page.locator('.oust')
const told = (page: Page) => logOf(page).then((lines) => lines.join('\n'))

/** What brings the game on: an action, then what it asks, and to do without only if nothing else is there. */
const answers = [
  ...['influence', 'oust', 'extort', 'scout', 'organize', 'expel'].map(target),
  '.turn .choice[data-target]',
  '[data-target^=slot]',
  '[data-target^=court]',
  target('draw'),
  '.prompt .acts .lit',
  '[data-target^=hand]',
]
const byKeyboard = (page: Page, way: string): Promise<void> =>
  way.startsWith('.prompt') ? pressKey(page, way) : pressByArrows(page, way)

test('alone against Adam Weishaupt, by keyboard: the bot plays by its script, line by line, to the end page', async ({
  page,
}) => {
  test.slow()
  await startByKeyboard(page, { game: game.id, opponent: 'weishaupt' })
  await expect(script(page).getByRole('heading')).toContainText('Adam Weishaupt')

  const lit = script(page).locator('[aria-current=step]')
  const lines: string[] = []
  while ((await ownTurn(page)) === 'turn') {
    if ((await lit.count()) > 0) {
      // The bot has had a turn: where it came to in its script is lit, among all lines if one wants to see them.
      if (lines.length === 0) {
        await tabOnto(page, script(page).getByRole('button', { name: 'script' }))
        await page.keyboard.press('Enter')
        await expect(script(page).locator('ol').getByRole('listitem')).toHaveCount(8)
      }
      await expect(lit).toHaveCount(1)
      lines.push(await lit.locator('i').innerText())
    }
    await answerIn(answers, page, byKeyboard)
  }
  expect(lines.length).toBeGreaterThan(0)
  const log = await told(page)
  expect(log).toContain('The bot is Adam Weishaupt. ')
  expect(log).toMatch(/Adam Weishaupt, line 1, PI-23\.1: turns up .+ as its planning card/)
  for (const line of lines) expect(log).toMatch(new RegExp(`Adam Weishaupt, line 3?${line}, PI-23\\.\\d: `))

  await expect(page.locator('#end')).toHaveText('Adam Weishaupt wins')
  await expect(page.getByText(/^The bot has met one of its plots\.$/)).toBeVisible()
  // Neither points nor a tie decided.
  const row = page.locator('tbody.first')
  await expect(row).toContainText(/winner · automaton/)
  await expect(row.locator('.source')).toHaveText(/[123]$/)
  await expect(page.locator('.total')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Key moments' })).toContainText('Adam Weishaupt wins: ')
})

/** The cards that somebody sees in this hand. */
const handIn = (view: object, seat: Seat): readonly number[] => {
  if (!('hands' in view) || !Array.isArray(view.hands)) throw new Error('a view of Pax Illuminaten has hands')
  return view.hands[seat]
}

const hands: Hiding = {
  hides: (theirs, seen) => [0, 1].some((seat) => handIn(theirs, seat).length > handIn(seen, seat).length),
  least: 1 / 2,
}

/** What the other does not know of this hand; as long as no card has come back to the deck, the other has never seen it. */
const secretsOf = (own: object, other: object, seat: Seat): number[] =>
  'exhaustions' in own && own.exhaustions === 0
    ? handIn(own, seat).filter((card) => !handIn(other, seat).includes(card))
    : []

/** All play on in a sensible way, and oust wherever they can, until it is as wanted; false if the game is over before. */
async function playUntil(table: string, players: readonly Client[], isWanted: () => boolean): Promise<boolean> {
  const random = new FastRandom(1)
  while (!isWanted()) {
    const seat = players.findIndex((each) => each.at(table).moves.length > 0)
    if (seat === -1) return false
    const { moves, view } = players[seat].at(table)
    const oust = moves.find(({ type }) => type === 'oust')
    const move = oust ?? knowledge.choose(game.imagine(view, random), seat, moves, random)
    const answer = await players[seat].play(table, move)
    if (answer.type !== 'done') throw new Error(JSON.stringify(answer))
    await Promise.all(players.map((each) => each.until(table, ({ version }) => version >= answer.version)))
  }
  return true
}

/** Anna and Ben at a table of the server, each about to choose a card for a challenge that the other does not know. */
async function findOust(address: string): Promise<{ table: string; players: readonly Client[] }> {
  for (let tries = 0; tries < 8; tries++) {
    const players = await Promise.all(people.slice(0, 2).map((name) => Client.guest(address, name)))
    const table = await players[0].open(2, {}, game.id)
    for (const [seat, each] of players.entries()) await each.sit(table, seat)
    await players[0].start(table)
    for (const each of players) await each.follow(table)
    const isFound = await playUntil(table, players, () => {
      const pictures = players.map((each) => each.at(table))
      const haveChoice = pictures.every(({ moves }) => moves.some(({ type }) => type === 'card'))
      return haveChoice && pictures.every(({ view }, seat) => secretsOf(view, pictures[1 - seat].view, seat).length > 0)
    })
    for (const each of players) await each.hangUp()
    if (isFound) return { table, players }
  }
  throw new Error('no play has such a challenge')
}

/** The same person, in a browser. */
async function bring(page: Page, { cookie, address }: Client, table: string): Promise<void> {
  const [name, value] = cookie.split('=')
  await page.context().addCookies([{ name, value, url: address }])
  await page.goto(`/tables/${table}`)
  await page.locator('.prompt.awaits').waitFor()
}

/** The line of who chooses a card, which ends with its name. */
const chosenLine = (seat: Seat, card: number): string => {
  const event = { type: 'cardChosen', seat, card }
  return texts.en.event(event, people)
}

/** Whether the name of the card stands anywhere in the page, seen or not. */
const names = async (page: Page, seat: Seat, card: number): Promise<boolean> => {
  const [, name] = chosenLine(seat, card).split(': ')
  return new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(await page.content())
}

test('an oust between two browsers: each chooses a card in secret, and both are shown at the same time', async ({
  page: anna,
  visitor,
  server,
}) => {
  test.slow()
  const ben = await visitor({ name: 'Ben' })
  const pages = [anna, ben]
  const frames = pages.map(framesOf)
  const { table, players } = await findOust(server.address)
  const views = players.map((each) => each.at(table).view)
  for (const [seat, page] of pages.entries()) {
    await bring(page, players[seat], table)
    await expect(promptOf(page)).toHaveText(/^Challenge, your \d+ against \d+: choose a card\./)
    await expect(oustPanel(page)).toContainText(/^Oust on .+ at stake/)
  }
  const [annas, bens] = await Promise.all(
    pages.map(async (_, seat) => {
      for (const card of secretsOf(views[seat], views[1 - seat], seat))
        if (!(await names(pages[1 - seat], seat, card))) return card
      throw new Error('the other page names all cards of this hand')
    }),
  )

  const before = frames[1].length
  await anna.locator(target(`hand ${annas}`)).click()
  await expect.poll(() => told(anna)).toContain(chosenLine(0, annas))
  await expect(anna.locator('.prompt.awaits')).toHaveCount(0)
  await expect.poll(() => told(ben)).toMatch(/Anna has chosen a card *$/)
  await expect(oustPanel(ben).locator('.down')).toHaveCount(1)
  expect(await names(ben, 0, annas)).toBe(false)
  expect(await names(anna, 1, bens)).toBe(false)
  // What Ben's browser was told of it, word for word.
  expect(frames[1].slice(before).filter((frame) => frame.includes('cardChosen'))).toHaveLength(1)
  for (const frame of frames[1].slice(before)) {
    expect(frame).not.toContain('"chosen')
    if (frame.includes('cardChosen')) expect(frame).toContain('"events":[{"type":"cardChosen","seat":0}]')
  }
  // Nor does a browser hear more that comes anew.
  await ben.reload()
  await expect(oustPanel(ben).locator('.down')).toHaveCount(1)
  expect(await names(ben, 0, annas)).toBe(false)

  await ben.locator(target(`hand ${bens}`)).click()
  for (const page of pages) {
    await expect.poll(() => told(page)).toMatch(/Challenge: (Anna|Ben) shows .+, (Anna|Ben) shows .+; \d+ to \d+/)
    expect(await names(page, 0, annas)).toBe(true)
    expect(await names(page, 1, bens)).toBe(true)
    await expect(oustPanel(page).locator('.down')).toHaveCount(0)
    await expect(oustPanel(page).locator('.card')).toHaveCount(2)
  }
  const attacker = (await anna.locator(target('call')).count()) > 0 ? anna : ben
  await attacker.locator(target('call')).click()
  for (const page of pages) {
    await expect(oustPanel(page).getByRole('heading')).toHaveText(/^(Anna|Ben) wins the challenge$/)
    await expect.poll(() => told(page)).toMatch(/(Anna|Ben) wins the challenge/)
  }
  for (const page of pages) await page.close()

  // The rest without browsers; then the record tells what there was to hide.
  const later = players.map(({ address, cookie }) => new Client(address, cookie))
  for (const each of later) {
    await each.connect()
    await each.follow(table)
  }
  await playUntil(table, later, () => false)
  const record = await (await later[0].fetch(`/api/tables/${table}/record`)).text()
  for (const [seat, each] of later.entries()) {
    const heard = [...players[seat].messages, ...frames[seat].map((frame) => JSON.parse(frame)), ...each.messages]
    expectNoSecrets(
      heard.map((message) => JSON.stringify(message)),
      record,
      seat,
      hands,
    )
    await each.hangUp()
  }
})

/** A turn in the middle of a game, with all six actions. */
const middle = () => savedTable({ game: game.id, seats: 4, seed: 5, moves: 238 })

test('by keyboard an action shows what it could aim at, and its target what it costs', async ({ page }) => {
  await openSaved(page, middle())
  const log = await logOf(page)
  await arrowTo(page, target('influence'))
  await expect(previewOf(page)).toHaveText('Place up to 3 disks on one card in your reach.')
  await page.keyboard.press('Enter')
  await expect(promptOf(page)).toHaveText('On which card do you place disks?')
  await arrowTo(page, '[data-target^=slot]')
  await expect(previewOf(page)).toHaveText(/^1 disk: .+\./)
  expect(await logOf(page)).toEqual(log)
  await page.keyboard.press('Enter')
  await expect(promptOf(page)).toHaveText(/^How many disks do you place on .+\?$/)
  // Nothing was seen yet: it can all be taken back.
  for (const line of ['On which card do you place disks?', /^2 main actions left/]) {
    await page.keyboard.press('Control+z')
    await expect(promptOf(page)).toHaveText(line)
  }
})

test.describe('on a phone', () => {
  test.use(phone)

  test('each page below the map fits, and a first tap says what the second would bring', async ({ page }) => {
    await openSaved(page, middle())
    for (const name of ['Hand', 'Court', 'Plots', 'Favors', 'Turn']) {
      await page.getByRole('tab', { name, exact: true }).tap()
      await expectFit(page)
    }
    await page.locator(target('oust')).tap()
    await expect(promptOf(page)).toHaveText(/^Whose disks/)
    const place = page.locator('[data-target^=slot]').first()
    await place.tap()
    await expect(previewOf(page)).toHaveText(/^Tap again to do it\. Your \d+ against \p{L}+’s \d+, before cards\./u)
    expect(await hiddenLines(page, '#prompt .second')).toBe(0)
    await expectFit(page)
    await place.tap()
    await expect(promptOf(page)).toHaveText(/^How many disks/)
  })
})
