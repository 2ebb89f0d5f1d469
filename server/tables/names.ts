import { nameKey } from '@eminence/protocol'

/** A name that nobody else at the table has, or could be taken for: the second Ada is Ada (2). */
export function markedName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(nameKey))
  let marked = name
  for (let number = 2; taken.has(nameKey(marked)); number++) marked = `${name} (${number})`
  return marked
}
