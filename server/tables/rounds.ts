/** A table that has something to tell to people who need not know it at once. */
interface Behind {
  /** Gives whether it could: not while a step is under way. */
  catchUp(): boolean
}

/** In milliseconds. */
const shortestWait = 5
const longestWait = 100

/** So many tables that wait show that the server is busy: then it is worth waiting longer, for more steps that go together. */
const manyTables = 8

let behind = new Set<Behind>()

/** All tables that are behind catch up in one go, in a moment: nothing costs a server more than telling every step to everybody at once. */
export function joinRound(table: Behind): void {
  if (behind.size === 0) goSoon(0)
  behind.add(table)
}

function goSoon(waited: number): void {
  setTimeout(() => {
    const now = waited + shortestWait
    if (behind.size >= manyTables && now < longestWait) return goSoon(now)
    const tables = behind
    behind = new Set()
    for (const each of tables) if (!each.catchUp()) joinRound(each)
  }, shortestWait).unref()
}
