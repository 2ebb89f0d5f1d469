type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

const directions: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const isDirection = (key: string): key is Direction => Object.hasOwn(directions, key)

function centre(element: Element): readonly [x: number, y: number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** How far away, as it looks to who goes in that direction; what lies aside counts as further. */
function distance(from: Element, to: Element, [dx, dy]: readonly [number, number]): number {
  const [fromX, fromY] = centre(from)
  const [toX, toY] = centre(to)
  const ahead = (toX - fromX) * dx + (toY - fromY) * dy
  const aside = Math.abs((toX - fromX) * dy) + Math.abs((toY - fromY) * dx)
  return ahead <= 1 ? Number.POSITIVE_INFINITY : ahead + 2 * aside
}

/**
 * An attachment: arrow keys move between the legal targets inside, those with `data-target`;
 * Home and End go to the first and the last.
 */
export function arrows(area: HTMLElement): () => void {
  const targets = (): HTMLElement[] =>
    [...area.querySelectorAll<HTMLElement>('[data-target]')].filter((target) => target.offsetParent !== null)

  function onKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const all = targets()
    const next = destination(event, all)
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }

  function destination({ key, target }: KeyboardEvent, all: readonly HTMLElement[]): HTMLElement | undefined {
    if (key === 'Home') return all[0]
    if (key === 'End') return all.at(-1)
    if (!isDirection(key) || !(target instanceof Element)) return undefined
    const direction = directions[key]
    const away = (to: HTMLElement) => distance(target, to, direction)
    return all.filter((to) => Number.isFinite(away(to))).sort((a, b) => away(a) - away(b))[0]
  }

  area.addEventListener('keydown', onKey)
  return () => area.removeEventListener('keydown', onKey)
}
