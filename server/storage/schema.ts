/** The tables of the database. Lists and states are JSON in text, times ISO 8601: the same in every SQL. */
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
  }
  sittings: { table_id: string; guest_id: string; seat: number }
  states: { table_id: string; version: number; drawn: number; state: string }
  /** Steps of a table, one after the other, up to the version `last`: a list in JSON. `owing` is that of the last one. */
  stretches: { table_id: string; last: number; owing: string; steps: string }
  /** Steps that are not yet in a stretch, in the order in which they were written: lists of `[table, step]`. */
  journal: { number: number; steps: string }
  talk: { table_id: string; number: number; seat: number; name: string; text: string; at: string }
}
