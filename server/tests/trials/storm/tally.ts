/** How often each thing happened. */
export class Tally {
  readonly #counts = new Map<string, number>()

  count(what: string, times = 1): void {
    this.#counts.set(what, this.of(what) + times)
  }

  of(what: string): number {
    return this.#counts.get(what) ?? 0
  }

  /** All that begin so. */
  ofKind(kind: string): number {
    return [...this.#counts].reduce((sum, [what, times]) => sum + (what.startsWith(kind) ? times : 0), 0)
  }

  toJSON(): Record<string, number> {
    return Object.fromEntries([...this.#counts].toSorted(([a], [b]) => a.localeCompare(b)))
  }
}
