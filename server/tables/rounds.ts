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

/** So many catch up before others have their turn: a move that has come in meanwhile does not wait for a thousand tables. */
const tablesPerTurn = 8

/** All tables that are behind catch up together, in a moment: nothing costs a server more than telling every step to everybody at once. */
export function joinRound(table: Behind): void {
  if (behind.size === 0) goSoon(0)
  behind.add(table)
}

function goSoon(waited: number): void {
  setTimeout(() => {
    const now = waited + shortestWait
    if (behind.size >= manyTables && now < longestWait) return goSoon(now)
    const tables = [...behind]
    behind = new Set()
    catchUp(tables)
  }, shortestWait).unref()
}

function catchUp(tables: readonly Behind[]): void {
  for (const each of tables.slice(0, tablesPerTurn)) if (!each.catchUp()) joinRound(each)
  if (tables.length > tablesPerTurn) setImmediate(() => catchUp(tables.slice(tablesPerTurn)))
}
