import { expect, type Locator, type Page } from '@playwright/test'

/** A legal target by its key. */
export const target = (key: string): string => `[data-target="${key}"]`

/** Presses Tab until what has the focus matches. */
export const tabTo = (page: Page, selector: string): Promise<void> =>
  tabUntil(page, selector, () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector))

/** Presses Tab until this one has the focus. */
export const tabOnto = (page: Page, wanted: Locator): Promise<void> =>
  tabUntil(page, `${wanted}`, () => wanted.evaluate((element) => element === document.activeElement))

async function tabUntil(page: Page, wanted: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed++) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not lead to ${wanted}`)
}

/** Presses the arrows that lead towards it, none twice from the same place, until the focus, which is on another target, has come to what matches. */
export async function arrowTo(page: Page, selector: string): Promise<void> {
  const isOnTarget = await page.evaluate(() => document.activeElement?.matches('[data-target]') ?? false)
  if (!isOnTarget) await tabTo(page, '[data-target]')
  const tried = new Set<string>()
  for (;;) {
    const { at, ways } = await waysTo(page, selector)
    if (ways.length === 0) return
    const way = ways.find((each) => !tried.has(`${at} ${each}`))
    if (way === undefined) throw new Error(`the arrow keys do not lead from ${at} to ${selector}`)
    tried.add(`${at} ${way}`)
    await page.keyboard.press(way)
  }
}

/** Where the focus is, and the arrow keys, first the one that leads straightest; none where it is there. */
const waysTo = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const centre = (element: Element | null) => {
      if (element === null) throw new Error(`there is no ${wanted}`)
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    }
    const focus = document.activeElement
    const [from, to] = [centre(focus), centre(document.querySelector(wanted))]
    const at = `${focus?.getAttribute('data-target')} at ${from.x}, ${from.y}`
    if (focus?.matches(wanted)) return { at, ways: [] }
    const [right, down] = [to.x - from.x, to.y - from.y]
    const ahead = { ArrowRight: right, ArrowLeft: -right, ArrowDown: down, ArrowUp: -down }
    return {
      at,
      ways: Object.entries(ahead)
        .sort(([, a], [, b]) => b - a)
        .map(([key]) => key),
    }
  }, selector)

interface Wished {
  readonly address?: string
  /** Without one, what the first page proposes. */
  readonly game?: string
  /** At the second seat. */
  readonly opponent?: string
}

/** Opens a table on this device. */
export async function startByKeyboard(page: Page, { address = '/', game, opponent }: Wished = {}): Promise<void> {
  await page.goto(address)
  await page.locator('button[type=submit]').waitFor()
  if (game !== undefined) await choose(page, 'input[name=game]', 'ArrowRight', game)
  if (opponent !== undefined) await choose(page, '.chairs select', 'ArrowDown', opponent)
  await tabTo(page, 'button[type=submit]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/local\//)
}

/** Where the Tab key leads to a choice, and a key to the next value. */
async function choose(page: Page, selector: string, key: string, wanted: string): Promise<void> {
  await tabTo(page, selector)
  const focus = page.locator(':focus')
  for (let pressed = 0; pressed < 20; pressed++) {
    if ((await focus.inputValue()) === wanted) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not lead to ${wanted}`)
}

const awaits = '.prompt.awaits'
const end = '#end'

/** Waits until the reader owes a decision, or the game is over. */
export async function ownTurn(page: Page): Promise<'turn' | 'over'> {
  await page.locator(`${awaits}, ${end}`).first().waitFor({ timeout: 20_000 })
  return (await page.locator(end).count()) > 0 ? 'over' : 'turn'
}

/** The first of these pages whose reader owes a decision; null when the game is over. */
export async function whoseTurn(pages: readonly Page[]): Promise<Page | null> {
  await Promise.any(pages.map((page) => page.locator(`${awaits}, ${end}`).first().waitFor({ timeout: 20_000 })))
  for (const page of pages) if ((await page.locator(awaits).count()) > 0) return page
  return null
}

/** The parts of a table are drawn one after the other, the log last. */
export const wholeTable = (page: Page): Promise<void> => page.locator('.log li').first().waitFor({ state: 'attached' })

/** What the log tells, one text for each move. */
export async function logOf(page: Page): Promise<string[]> {
  await wholeTable(page)
  return page.locator('.log li').allTextContents()
}

/** Whether the first hand has been played and the second is dealt. */
export const isSecondHand = async (page: Page): Promise<boolean> =>
  (await page
    .locator('.log')
    .getByText(/^Hand 2: /)
    .count()) > 0

/** One way to touch a lit target. */
type Press = (page: Page) => Promise<void>

const byKeyboard: Press = async (page) => {
  await tabTo(page, '[data-target]')
  await page.keyboard.press('Enter')
}

/** The last lit target that a press would meet, and where: cards of a hand overlap, and news may lie over them. */
async function lastTarget(page: Page) {
  const found = await page.waitForFunction(() => {
    const parts = [0.5, 0.1, 0.3, 0.7, 0.9]
    const targets = Array.from(document.querySelectorAll('[data-target]'))
    for (const [at, target] of Array.from(targets.entries()).reverse()) {
      target.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = target.getBoundingClientRect()
      const points = parts.flatMap((y) => parts.map((x) => ({ x: x * width, y: y * height })))
      const position = points.find(({ x, y }) => target.contains(document.elementFromPoint(left + x, top + y)))
      if (position !== undefined) return { at, position }
    }
    return null
  })
  const place = await found.jsonValue()
  if (place === null) throw new Error('no lit target can be reached')
  return { target: page.locator('[data-target]').nth(place.at), position: place.position }
}

/** As somebody with a mouse would press it. */
export const byMouse: Press = async (page) => {
  const { target, position } = await lastTarget(page)
  await target.click({ position })
}

export const byFinger: Press = async (page) => {
  const { target, position } = await lastTarget(page)
  await target.tap({ position })
}

/** Until the table has answered, what was pressed may still be lit. */
const answered = (page: Page): Promise<void> => expect(page.locator('[aria-busy=true]')).toHaveCount(0)

const moved = (page: Page, lines: number, timeout: number): Promise<boolean> =>
  page
    .waitForFunction(
      (before) => document.querySelectorAll('.log li').length !== before || document.querySelector('#end') !== null,
      lines,
      { timeout },
    )
    .then(() => true)
    .catch(() => false)

/** Answers a decision: presses a target, and again where the first press only shows what it would do. */
async function answer(page: Page, press: Press, patience = 500): Promise<void> {
  await wholeTable(page)
  const lines = await page.locator('.log li').count()
  for (let presses = 0; presses < 4; presses++) {
    await press(page)
    await answered(page)
    if (await moved(page, lines, patience)) return
    const isUnderWay = (await page.locator('[data-target]').count()) === 0
    if (isUnderWay && (await moved(page, lines, 10_000))) return
  }
  throw new Error('no move was made')
}

export const answerByKeyboard = (page: Page): Promise<void> => answer(page, byKeyboard)
export const answerByMouse = (page: Page): Promise<void> => answer(page, byMouse)
export const answerByFinger = (page: Page): Promise<void> => answer(page, byFinger, 150)

/** What is asked, by what the page shows of it. */
interface Asked {
  /** The first of the ways to answer that the page has now. */
  readonly chosen: string | undefined
  readonly line: string
  readonly scene: string | null
  readonly lines: number
}

const askedOn = (page: Page, ways: readonly string[]): Promise<Asked> =>
  page.evaluate((all) => {
    const isThere = (way: string) =>
      Array.from(document.querySelectorAll(way)).some((each) => each.checkVisibility({ visibilityProperty: true }))
    return {
      chosen: all.find(isThere),
      line: document.querySelector<HTMLElement>('#prompt .line')?.innerText ?? '',
      scene: document.querySelector('.scene')?.ariaLabel ?? null,
      lines: document.querySelectorAll('.log li').length,
    }
  }, ways)

/** Answers what is asked in the first of these ways that the page has, and waits until it was heard; says what was asked, and how it was answered. */
export async function answerIn(
  ways: readonly string[],
  page: Page,
  press: (page: Page, way: string) => Promise<void>,
): Promise<{ readonly asked: string; readonly chosen: string }> {
  await wholeTable(page)
  const before = await askedOn(page, ways)
  const { chosen, line } = before
  if (chosen === undefined) throw new Error(`nothing answers “${line}”`)
  await press(page, chosen)
  await answered(page)
  await expect.poll(() => askedOn(page, ways), { intervals: [30, 60, 100] }).not.toEqual(before)
  return { asked: line, chosen }
}

/** By keyboard alone, where the Tab key leads to it. */
export async function pressKey(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector)
  await page.keyboard.press('Enter')
}

/** By keyboard alone, where the arrow keys lead to it. */
export async function pressByArrows(page: Page, selector: string): Promise<void> {
  await arrowTo(page, selector)
  await page.keyboard.press('Enter')
}
