/** How many letters must be added, dropped or changed to make one word of the other (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const changed = row[j - 1] + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(changed, row[j] + 1, next[j - 1] + 1))
    }
    row = next
  }
  return row[to.length]
}

/** The word of the list that was most likely meant: one that begins so, or else the one that differs least. */
export const nearest = <Word extends string>(typed: string, words: readonly Word[]): Word =>
  words.find((word) => word.startsWith(typed)) ??
  words.reduce((best, word) => (distance(typed, word) < distance(typed, best) ? word : best))
