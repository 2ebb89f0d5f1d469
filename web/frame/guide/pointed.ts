/** The first of these parts that can be seen. */
export function pointedAt(frame: Element, selectors: readonly string[]): Element | null {
  for (const selector of selectors) {
    const isSeen = (each: Element) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      each.clientWidth > 0 &&
      each.closest('[data-pointer]') === null
    const found = Array.from(frame.querySelectorAll(selector)).find(isSeen)
    if (found !== undefined) return found
  }
  return null
}

/** The tab that shows it on a phone: what stands beside the board has tabs of its own. */
export function tabOf(frame: Element, selectors: readonly string[]): 'table' | 'seats' | 'log' {
  const [found] = selectors.flatMap((selector) => frame.querySelector(selector) ?? [])
  if (found?.closest('.papers')) return 'log'
  return found?.closest('.side .seats') && !found.closest('.board') ? 'seats' : 'table'
}

export interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where the part is on the screen, as far as the area that holds it shows it, with a little room around; null where it shows nothing. */
export function placeOf(part: Element): Place | null {
  const room = 4
  const shown = part.getBoundingClientRect()
  const area = part.closest('.board, .side, .prompt')?.getBoundingClientRect()
  const left = Math.max(shown.left - room, area?.left ?? 0)
  const top = Math.max(shown.top - room, area?.top ?? 0)
  const right = Math.min(shown.right + room, area?.right ?? innerWidth)
  const bottom = Math.min(shown.bottom + room, area?.bottom ?? innerHeight)
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null
}
