/** The tables of the database. Lists and states are JSON in text, times ISO 8601 in UTC: the same in every SQL. */
export interface Schema {
  guests: { id: string; name: string; secret_hash: string; created: string }
  tables: {
    id: string
    game: string
    rules: number
    options: string
    seats: string
    watch: string
    status: string
    host_id: string
    host_name: string
    secret: string
    created: string
    rematch: string | null
    components: string | null
    components_name: string | null
    seed: string | null
    /** What the seed was made of, besides the secret. */
    mix: string | null
    asking: string
    stopped: string | null
    begun: string | null
    ended: string | null
    /** When who sits there, or the status, changed last. */
    changed: string
  }
  /** `active` is 1 while the person sits there and the table is not over; `created` is that of the table, so that an index has the order of a list. */
  sittings: { table_id: string; guest_id: string; seat: number; active: number; created: string }
  states: { table_id: string; version: number; drawn: number; state: string; rules: number }
  steps: {
    table_id: string
    version: number
    kind: string
    seat: number | null
    move: string | null
    request: string | null
    events: string
    /** Who owes a decision after it, and since when. */
    owing: string
    /** Null for steps that were written before times were kept. */
    at: string | null
  }
  talk: { table_id: string; number: number; seat: number; name: string; text: string; at: string }
  /** Of tables that are over. */
  results: {
    table_id: string
    game: string
    rules: number
    components_name: string | null
    seats: number
    why: string
    /** Null where the table was over before times were kept. */
    ended: string | null
  }
  result_seats: {
    table_id: string
    seat: number
    kind: string
    guest_id: string | null
    name: string | null
    level: string | null
    place: number
    total: number
    points: string
  }
  /** The records of tables that are over, once somebody has asked for them. */
  records: { table_id: string; record: string }
}
