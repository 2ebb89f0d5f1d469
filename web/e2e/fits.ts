import { expect, type Page } from '@playwright/test'

export async function expectNothingAside(page: Page): Promise<void> {
  const { scrolls, width } = await page.evaluate(() => ({
    scrolls: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }))
  expect(scrolls, `${page.url()} does not scroll sideways`).toBeLessThanOrEqual(width)
}

/** Whatever a finger can press is at least this high and wide; less where its first tap only shows which of many it is. */
const finger = { usual: 40, fine: 24 }

/**
 * All that can be pressed and is smaller; a label counts with what it labels, a name on a map with the land that it names, a small thing with
 * the halo around it. A link inside a sentence is exempt.
 */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(({ usual, fine }) => {
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [data-target]')
    const placeOf = (control: HTMLElement): Element =>
      document.querySelector(`[data-presses="${control.dataset.key}"]`) ?? control.closest('label') ?? control
    const sizeOf = (target: Element) => {
      const { width, height } = target.getBoundingClientRect()
      const halo = getComputedStyle(target, '::after')
      const sizes = target.matches('[data-fine]') ? [halo.width, halo.height].map(Number.parseFloat) : [0, 0]
      return [Math.max(width, sizes[0]), Math.max(height, sizes[1])].map(Math.round)
    }
    return Array.from(controls)
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches('.skip'))
      .filter((control) => control.closest('p') === null || getComputedStyle(control).display !== 'inline')
      .map((control) => ({ control, size: sizeOf(placeOf(control)) }))
      .filter(({ control, size }) => Math.min(...size) < (control.matches('[data-fine]') ? fine : usual))
      .map(({ control, size }) => {
        const name = control.ariaLabel ?? control.textContent.trim().slice(0, 30)
        return `${control.tagName} "${name}": ${size.join(' x ')}`
      })
  }, finger)

/** Nothing lies beside the page, and all that can be pressed is large enough for a finger. */
export async function expectFit(page: Page): Promise<void> {
  await expectNothingAside(page)
  expect(await tooSmall(page)).toEqual([])
}

/** How many lines of a text do not fit where it stands. */
export const hiddenLines = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((text) => {
    const height = Number.parseFloat(getComputedStyle(text).lineHeight)
    return Math.round((text.scrollHeight - text.clientHeight) / height)
  })

/** What hides a part of its own content: lines below its lower edge, or a word at its right one. Text for screen readers alone does not count. */
export const cutOff = (page: Page, within: string): Promise<string[]> =>
  page.locator(within).evaluate((whole) =>
    Array.from(whole.querySelectorAll<HTMLElement>('*'))
      .filter((part) => part.checkVisibility() && !part.matches('svg, svg *, .spoken'))
      .filter((part) => getComputedStyle(part).overflow !== 'visible')
      // A letter may reach beyond its line by a few pixels.
      .filter((part) => part.scrollHeight > part.clientHeight + 4 || part.scrollWidth > part.clientWidth + 1)
      .map((part) => `${part.className} "${part.textContent.trim().slice(0, 40)}"`),
  )
