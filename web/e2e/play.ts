import { expect, type Page } from '@playwright/test'

/** Presses Tab until what has the focus matches. */
export async function tabTo(page: Page, selector: string, most = 60): Promise<void> {
  for (let pressed = 0; pressed < most; pressed++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not lead to ${selector}`)
}

/** Presses the arrow that leads towards it until the focus, which is on another target, has come to what matches. */
export async function arrowTo(page: Page, selector: string, most = 30): Promise<void> {
  const keys = await page.evaluate(() => document.activeElement?.matches('[data-target]') ?? false)
  if (!keys) await tabTo(page, '[data-target]')
  for (let pressed = 0; pressed < most; pressed++) {
    const ways = await page.evaluate((wanted) => {
      const centre = (element: Element | null) => {
        if (element === null) throw new Error(`there is no ${wanted}`)
        const { left, top, width, height } = element.getBoundingClientRect()
        return { x: left + width / 2, y: top + height / 2 }
      }
      if (document.activeElement?.matches(wanted)) return []
      const [from, to] = [centre(document.activeElement), centre(document.querySelector(wanted))]
      const [right, down] = [to.x - from.x, to.y - from.y]
      const aside = right > 0 ? 'ArrowRight' : 'ArrowLeft'
      const along = down > 0 ? 'ArrowDown' : 'ArrowUp'
      return Math.abs(right) > Math.abs(down) ? [aside, along] : [along, aside]
    }, selector)
    if (ways.length === 0) return
    const focus = page.locator(':focus')
    const before = await focus.getAttribute('data-target')
    await page.keyboard.press(ways[0])
    if ((await focus.getAttribute('data-target')) === before) await page.keyboard.press(ways[1])
  }
  throw new Error(`the arrow keys do not lead to ${selector}`)
}

/** Opens a table for two against the computer, as the first page proposes. */
export async function startByKeyboard(page: Page, address = '/'): Promise<void> {
  await page.goto(address)
  await page.locator('button[type=submit]').waitFor()
  await tabTo(page, 'button[type=submit]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/local\//)
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

/** What the log tells, one text for each move. */
export const logOf = (page: Page): Promise<string[]> => page.locator('.log li').allTextContents()

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
  const before = await askedOn(page, ways)
  const { chosen, line } = before
  if (chosen === undefined) throw new Error(`nothing answers “${line}”`)
  await press(page, chosen)
  await answered(page)
  await expect.poll(() => askedOn(page, ways), { intervals: [30, 60, 100] }).not.toEqual(before)
  return { asked: line, chosen }
}

/** By keyboard alone. */
export async function pressKey(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector)
  await page.keyboard.press('Enter')
}
