/** Something that wants to stand at a place of a line, so wide; the heavier it is, the less it gives way. */
export interface Wish {
  readonly at: number
  readonly width: number
  readonly weight: number
}

/**
 * Where they stand, from left to right as they are given: as near as possible to where they want to be, without one covering another
 * or leaving the line, if it is long enough.
 */
export function spread(wishes: readonly Wish[], length: number): number[] {
  const reach: number[] = []
  for (const [at, { width }] of wishes.entries())
    reach.push(at === 0 ? 0 : reach[at - 1] + (wishes[at - 1].width + width) / 2)
  const first = wishes[0]?.width ?? 0
  const last = wishes.at(-1)?.width ?? 0
  const furthest = length - last / 2 - (reach.at(-1) ?? 0)

  // Those that would cover each other form a group, which stands at its centre of gravity.
  const groups: { start: number; weight: number; number: number }[] = []
  for (const [at, wish] of wishes.entries()) {
    groups.push({ start: wish.at - reach[at], weight: wish.weight, number: 1 })
    for (
      let [before, group] = groups.slice(-2);
      group && before.start > group.start;
      [before, group] = groups.slice(-2)
    ) {
      const weight = before.weight + group.weight
      const start = (before.start * before.weight + group.start * group.weight) / weight
      groups.splice(-2, 2, { start, weight, number: before.number + group.number })
    }
  }
  const starts = groups.flatMap(({ start, number }) => Array.from({ length: number }, () => start))
  return starts.map((start, at) => Math.max(first / 2, Math.min(start, furthest)) + reach[at])
}
