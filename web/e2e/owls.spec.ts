import { FastRandom, type Move, type Seat, Table } from '@eminence/kernel'
import type { Page } from '@playwright/test'
import { owlsAnswers, shownTarget } from './answers.ts'
import { expectMoments, expectSums } from './end.ts'
import { expectFit, hiddenLines } from './fits.ts'
import { expect, phone, test } from './given.ts'
import { answerIn, arrowTo, logOf, ownTurn, pressKey, tabTo, target } from './play.ts'
import { allMoves, openSaved, owls, savedTable, sharedTable } from './position.ts'

const { game } = owls

const promptOf = (page: Page) => page.locator('#prompt .line')
const previewOf = (page: Page) => page.locator('#prompt .second')
const regionsLit = (page: Page) => page.locator('.land .area.lit')
const oustPanel = (page: Page) => page.locator('.oust')

/** An attack in the first round that is a tie, whatever card the defender plays. */
interface Tie {
  readonly wanted: { readonly game: string; readonly seats: number; readonly seed: number; readonly moves: number }
  readonly attacker: Seat
  /** The attacker's card, and where it leads. */
  readonly card: Move
  readonly move: Move
  /** To how many regions the card could go. */
  readonly reach: number
  /** A card of the defender, and one that the attacker adds. */
  readonly defence: Move
  readonly raise: Move
}

function after(state: object, seat: Seat, move: Move): object {
  const next = game.clone(state)
  game.play(next, seat, move, { random: new FastRandom(1) })
  return next
}

const asks = (state: object, type: string): boolean => game.decisions(state)[0]?.type === type

/** The first such attack that the seat could make now. */
function tieFor(state: object, attacker: Seat): Omit<Tie, 'wanted'> | null {
  for (const card of game.moves(state, attacker)) {
    const played = after(state, attacker, card)
    const walks = game.moves(played, attacker).filter(({ type }) => type === 'move')
    for (const move of walks) {
      const attacked = after(played, attacker, move)
      if (!asks(attacked, 'oustDefend')) continue
      const [{ seat: defender }] = game.decisions(attacked)
      const defences = game.moves(attacked, defender)
      const tied = defences.map((defence) => after(attacked, defender, defence))
      if (!tied.every((each) => asks(each, 'oustRaise'))) continue
      const raise = game
        .moves(tied[0], attacker)
        .find((each) => each.type === 'raise' && asks(after(tied[0], attacker, each), 'oustAnswer'))
      if (raise !== undefined) return { attacker, card, move, reach: walks.length, defence: defences[0], raise }
    }
  }
  return null
}

/** So many moves are played in the first round. */
const firstRound = 24

function findTie(firstSeed: number): Tie {
  for (let seed = firstSeed; seed < firstSeed + 2000; seed++) {
    const wanted = { game: game.id, seats: 2, seed }
    const { setup, moves } = sharedTable({ ...wanted, moves: firstRound })
    const table = new Table(game, setup)
    for (const [at, { seat, move }] of moves.entries()) {
      const found = asks(table.state, 'playCard') ? tieFor(table.state, seat) : null
      if (found !== null) return { wanted: { ...wanted, moves: at }, ...found }
      table.play(seat, move)
    }
  }
  throw new Error('no play of these seeds has such an attack')
}

const tie = findTie(1400)

const numberIn = (move: Move, part: 'card' | 'region'): number => {
  const value: unknown = Object.entries(move).find(([name]) => name === part)?.[1]
  if (typeof value !== 'number') throw new Error(`the move has no ${part}`)
  return value
}
const card = target(`hand ${numberIn(tie.card, 'card')}`)
const region = target(`region ${numberIn(tie.move, 'region')}`)

test('a whole game against a computer player by keyboard, with an oust that takes further cards, to the end page', async ({
  page,
}) => {
  test.slow()
  await openSaved(page, savedTable(tie.wanted))

  // Where the card in focus can go is lit, before it is played.
  await arrowTo(page, card)
  await expect(previewOf(page)).toContainText('Where it can go is lit. No way back after this.')
  await expect(regionsLit(page)).toHaveCount(tie.reach)
  await page.keyboard.press('Enter')
  await expect(promptOf(page)).toContainText('or end your turn.')
  const log = await logOf(page)
  expect(log.at(-1)).toContain('Anna plays')

  // What the oust would be stands there before it begins, and a second press begins it.
  await arrowTo(page, region)
  await expect(previewOf(page)).toContainText(/: your \d+ against \p{L}+’s \d+ and a card\. No way back after this\./u)
  await expect(oustPanel(page)).toContainText(/Oust \p{L}+\?/u)
  await expect(oustPanel(page)).toContainText('tie')
  await page.keyboard.press('Enter')
  await expect(oustPanel(page).getByRole('button', { name: 'Move and oust' })).toBeVisible()
  expect(await logOf(page)).toEqual(log)
  await page.keyboard.press('Enter')

  await expect(promptOf(page)).toHaveText(/^A tie of \d+ in .+\. Play another card, or stop and lose the oust\.$/)
  await arrowTo(page, target(`hand ${numberIn(tie.raise, 'card')}`))
  await expect(previewOf(page)).toHaveText('With it you are ahead. No way back after this.')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => logOf(page).then((lines) => lines.join('\n')))
    .toMatch(/Anna wins the oust|A tie of \d+\n?.*A tie of \d+/s)

  const asked: string[] = []
  while ((await ownTurn(page)) === 'turn') {
    const answered = await answerIn(owlsAnswers, page, pressKey)
    asked.push(answered.asked)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  }
  const told = (await logOf(page)).join('\n')
  expect(told).toMatch(/Anna attacks \p{L}+ in .+: \d+ \(.+\) against/u)
  expect(told).toMatch(/\p{L}+ defends with .+: attack (\d+), defence \1.*A tie of \1/su)
  expect(told).toMatch(/Anna adds .+: attack \d+, defence \d+/)
  expect(told).toMatch(/\p{L}+ (answers with|does not answer)/u)
  expect(asked.filter((line) => line.startsWith('Play one card')).length).toBeGreaterThan(3)

  await expect(page.locator('#end')).toHaveText(/^\p{L}+ wins$|share/u)
  await expect(page.locator('#end')).toBeFocused()
  await expectSums(page, 2, [
    'Reform cards',
    'Cards under them',
    'Disks on the map',
    'All six factions',
    'Most followers of a faction',
    'Balanced start',
  ])
  await expectMoments(page)
})

/** What a card says of itself, what the prompt says of it, and what the log says afterwards. */
const ends = [
  { use: 'wins', preview: 'With it you are ahead.', told: /Anna wins the oust/ },
  { use: 'tie', preview: 'With it you are level.', told: /A tie of/ },
  { use: 'loses', preview: 'Even with it you are behind.', told: /wins the oust in .+ against Anna/ },
]

test('who is attacked sees what each card would lead to, and answers a card that was added', async ({ page }) => {
  const { wanted, card, move, defence, raise } = tie
  await openSaved(page, savedTable({ ...wanted, next: [card, move] }))
  await expect(promptOf(page)).toHaveText(/^You are attacked in .+, \d+ to your \d+\. Play a card to add its strength/)
  const hand = page.getByRole('region', { name: 'Your hand' }).locator('[data-target]')
  await expect(hand.locator('.use').filter({ hasText: /^tie$/ })).toHaveCount(4)

  await openSaved(page, savedTable({ ...wanted, next: [card, move, defence, raise] }))
  await expect(promptOf(page)).toHaveText(/^The attacker in .+ has added a card: \d+ to your \d+\. Answer with a card/)
  await expect(oustPanel(page)).toContainText('Oust in')
  await expect(hand).toHaveCount(3)
  await tabTo(page, '[data-target^=hand]')
  const said = await page.locator('[data-target]:focus .use').innerText()
  const end = ends.find(({ use }) => use === said)
  if (end === undefined) throw new Error(`a card says “${said}”`)
  await expect(previewOf(page)).toHaveText(`${end.preview} No way back after this.`)
  await page.keyboard.press('Enter')
  const told = () => logOf(page).then((lines) => lines.join('\n'))
  await expect.poll(told).toMatch(/Anna answers with .+: attack \d+, defence \d+/)
  expect((await told()).split('Anna answers with')[1]).toMatch(end.told)
})

/** A turn in which the pawn can gather where it stands, or oust somebody. */
function findChoice() {
  for (let seed = 1; seed < 200; seed++) {
    const wanted = { game: game.id, seats: 2, seed }
    const { setup, moves } = sharedTable({ ...wanted, moves: allMoves })
    const table = new Table(game, setup)
    for (const [at, { seat, move }] of moves.entries()) {
      const offered = game.moves(table.state, seat)
      const oust = offered.find((each) => each.type === 'move' && asks(after(table.state, seat, each), 'oustDefend'))
      if (oust !== undefined && offered.some(({ type }) => type === 'gather'))
        return { wanted: { ...wanted, moves: at }, oust }
      table.play(seat, move)
    }
  }
  throw new Error('no play of these seeds has such a turn')
}

test('the Tab key leads from the map to what else can be done, even past an oust that is looked at', async ({
  page,
}) => {
  const { wanted, oust } = findChoice()
  await openSaved(page, savedTable(wanted))
  const regions = await page
    .locator('[data-target^=region]')
    .evaluateAll((all) => all.map((each) => each.dataset.target))
  const ousted = target(`region ${numberIn(oust, 'region')}`)
  const other = regions.map((key) => target(key ?? '')).find((each) => each !== ousted) ?? ''
  for (const from of [ousted, other]) {
    await page.locator(from).focus()
    await page.keyboard.press('Tab')
    await expect(page.locator(target('gather'))).toBeFocused()
  }
})

test('what a deed would bring is said to a mouse that rests on it, not to a finger that slides over it', async ({
  page,
}) => {
  await openSaved(page, savedTable(findChoice().wanted))
  const gather = page.locator(target('gather'))
  await gather.dispatchEvent('pointerenter', { pointerType: 'touch' })
  await expect(previewOf(page)).not.toContainText('You get ')
  await gather.hover()
  await expect(previewOf(page)).toContainText('You get ')
  await page.mouse.move(0, 0)
  await expect(previewOf(page)).not.toContainText('You get ')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('map and hand are at the fingers: what a card or a move would bring is said first', async ({ page }) => {
    await openSaved(page, savedTable(tie.wanted))
    await expectFit(page)
    const log = await logOf(page)
    await page.locator(card).tap()
    await expect(previewOf(page)).toContainText('Tap again to do it. Move: ')
    await expect(regionsLit(page)).toHaveCount(tie.reach)
    expect(await logOf(page)).toEqual(log)
    await page.locator(card).tap()
    await expect.poll(() => logOf(page).then((lines) => lines.at(-1))).toContain('Anna plays')
    await expectFit(page)

    await page.locator(region).tap()
    await expect(previewOf(page)).toContainText(/Tap again to do it\. .+: your \d+ against \p{L}+’s \d+ and a card\./u)
    expect(await hiddenLines(page, '#prompt .second')).toBe(0)
    await expectFit(page)
    const start = oustPanel(page).getByRole('button', { name: 'Move and oust' })
    await expect(start).toBeInViewport({ ratio: 1 })
    await start.tap()
    await expect(promptOf(page)).toContainText('Play another card, or stop and lose the oust.')
    await expectFit(page)
  })

  test('rounds are played by touch', async ({ page }) => {
    await openSaved(page, savedTable({ game: game.id, seats: 4, seed: 5, moves: 0 }))
    const asked: string[] = []
    while (asked.filter((line) => line.startsWith('Play one card')).length < 2) {
      await ownTurn(page)
      await expectFit(page)
      expect(await hiddenLines(page, '#prompt .line')).toBe(0)
      const answered = await answerIn([shownTarget, ...owlsAnswers], page, (_, way) => page.locator(way).first().tap())
      asked.push(answered.asked)
    }
  })
})

/** The places whose name or reform a pawn covers, with so many pawns in each place. */
const coveredBy = (page: Page, pawns: number): Promise<string[]> =>
  page.evaluate((count) => {
    const pawn = document.querySelector('.place .pawns > *')
    return Array.from(document.querySelectorAll('.place')).flatMap((place) => {
      const stand = place.querySelector('.pawns')
      if (pawn === null || stand === null) throw new Error('there is no pawn')
      stand.replaceChildren(...Array.from({ length: count }, () => pawn.cloneNode(true)))
      const { right } = stand.getBoundingClientRect()
      const words = Array.from(place.querySelectorAll('.title, .reform'))
      return words.filter((each) => each.getBoundingClientRect().left < right).map(({ textContent }) => textContent)
    })
  }, pawns)

for (const { device, options } of [
  { device: 'desktop', options: {} },
  { device: 'phone', options: phone },
])
  for (const language of ['en', 'ja', 'hu'] as const)
    test.describe(`on a ${device} in the language "${language}"`, () => {
      test.use({ ...options, settings: { language } })

      test('a pawn stands beside the name of its place', async ({ page }) => {
        await openSaved(page, savedTable({ game: game.id, seats: 4, seed: 5, moves: 70 }))
        for (const pawns of [1, 2, 4]) expect(await coveredBy(page, pawns), `${pawns} in each place`).toEqual([])
      })
    })
