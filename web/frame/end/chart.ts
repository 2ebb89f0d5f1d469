import type { Seat } from '@eminence/kernel'

/** The points of one seat, or of several that went the same way throughout: partners. */
export interface Line {
  readonly seats: readonly Seat[]
  /** At the start and after each chapter. */
  readonly points: readonly number[]
}

/** The lines of a course, the highest at the end first. */
export function linesOf(course: readonly (readonly number[])[]): Line[] {
  const lines = new Map<string, { seats: Seat[]; points: number[] }>()
  for (const seat of course[0].keys()) {
    const points = course.map((standing) => standing[seat])
    const same = lines.get(points.join())
    if (same === undefined) lines.set(points.join(), { seats: [seat], points })
    else same.seats.push(seat)
  }
  const last = course.length - 1
  return [...lines.values()].sort((a, b) => b.points[last] - a.points[last])
}

/** Round numbers from at or below the lowest to at or above the highest, so many steps at most. */
export function ticks(lowest: number, highest: number, most = 6): number[] {
  const span = Math.max(1, highest - lowest)
  const steps = [1, 2, 5].flatMap((step) => [1, 10, 100, 1000].map((scale) => step * scale)).sort((a, b) => a - b)
  const step = steps.find((each) => span / each <= most) ?? span
  const first = Math.floor(lowest / step)
  const last = Math.max(first + 1, Math.ceil(highest / step))
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
}

/** Every how many chapters there is room for a number. */
export const labelStep = (chapters: number, width: number, room = 26): number =>
  [1, 2, 5, 10, 20, 50].find((step) => (chapters / step) * room <= width) ?? chapters

/** Labels wanted at these heights, from the top down, moved so that they keep a distance within a space. */
export function apart(wanted: readonly number[], distance: number, top: number, bottom: number): number[] {
  const heights: number[] = []
  for (const height of wanted)
    heights.push(Math.max(height, top, (heights.at(-1) ?? Number.NEGATIVE_INFINITY) + distance))
  let limit = bottom
  for (let at = heights.length - 1; at >= 0; at--) {
    heights[at] = Math.min(heights[at], limit)
    limit = heights[at] - distance
  }
  return heights
}
