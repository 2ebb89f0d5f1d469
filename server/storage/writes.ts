import { limits, type Said } from '@eminence/protocol'
import type { CompiledQuery, Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import type { Change, StoredResult, StoredState, StoredStep, StoredTable } from './storage.ts'

const json = (value: object | null): string | null => (value === null ? null : JSON.stringify(value))

/** The queries of a change. Each is plain SQL with its values, so that any database can run them together in one transaction. */
export class Writes {
  readonly #db: Kysely<Schema>
  /** Written again and again: to compile a query takes longer than to run it, so these are compiled once and get their values later. */
  readonly #addStep: CompiledQuery
  readonly #saveState: CompiledQuery

  constructor(db: Kysely<Schema>) {
    this.#db = db
    this.#addStep = db
      .insertInto('steps')
      .values({
        table_id: '',
        version: 0,
        kind: '',
        seat: 0,
        move: '',
        request: '',
        events: '',
        owing: '',
        at: '',
      })
      .compile()
    this.#saveState = db
      .insertInto('states')
      .values({ table_id: '', version: 0, drawn: 0, state: '', rules: 0 })
      .onConflict((conflict) =>
        conflict.column('table_id').doUpdateSet((excluded) => ({
          version: excluded.ref('excluded.version'),
          drawn: excluded.ref('excluded.drawn'),
          state: excluded.ref('excluded.state'),
          rules: excluded.ref('excluded.rules'),
        })),
      )
      .compile()
  }

  of({ table, step, state, info, opened, said, result }: Change): CompiledQuery[] {
    return [
      ...(info === undefined ? [] : this.#table(info)),
      ...(opened === undefined ? [] : this.#table(opened)),
      ...(step === undefined ? [] : [this.#step(table, step)]),
      ...(state === undefined ? [] : [this.#state(table, state)]),
      ...(said === undefined ? [] : this.#said(table, said)),
      ...(info === undefined || result === undefined ? [] : this.#result(info, result)),
    ]
  }

  #step(table: string, { version, kind, seat, move, request, events, owing, at }: StoredStep): CompiledQuery {
    const values = [table, version, kind, seat, json(move), request, JSON.stringify(events), JSON.stringify(owing), at]
    return { ...this.#addStep, parameters: values }
  }

  #state(table: string, { version, drawn, state, rules }: StoredState): CompiledQuery {
    return { ...this.#saveState, parameters: [table, version, drawn, JSON.stringify(state), rules] }
  }

  /** The table, and who sits there. */
  #table(info: StoredTable): CompiledQuery[] {
    const db = this.#db
    const changing = {
      seats: JSON.stringify(info.seats),
      status: info.status,
      host_id: info.host.id,
      host_name: info.host.name,
      rematch: json(info.rematch),
      seed: info.seed,
      mix: json(info.mix),
      asking: JSON.stringify(info.asking),
      stopped: info.stopped,
      begun: info.begun,
      ended: info.ended,
      changed: new Date().toISOString(),
    }
    const { id, game, rules, watch, secret, created } = info
    const fixed = {
      ...{ id, game, rules, watch, secret, created },
      options: JSON.stringify(info.options),
      components: json(info.components),
      components_name: info.componentsName,
    }
    const isActive = info.status === 'open' || info.status === 'playing' ? 1 : 0
    const seated = info.seats.flatMap((each, seat) =>
      each.kind === 'person'
        ? [{ table_id: info.id, guest_id: each.guest, seat, active: isActive, created: info.created }]
        : [],
    )
    return [
      db
        .insertInto('tables')
        .values({ ...fixed, ...changing })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(changing))
        .compile(),
      db.updateTable('sittings').set({ active: 0 }).where('table_id', '=', info.id).compile(),
      ...(seated.length === 0
        ? []
        : [
            db
              .insertInto('sittings')
              .values(seated)
              .onConflict((conflict) =>
                conflict.columns(['table_id', 'guest_id']).doUpdateSet((excluded) => ({
                  seat: excluded.ref('excluded.seat'),
                  active: excluded.ref('excluded.active'),
                })),
              )
              .compile(),
          ]),
    ]
  }

  /** A line of talk; the oldest one goes when there are too many. */
  #said(table: string, said: Said): CompiledQuery[] {
    return [
      this.#db
        .insertInto('talk')
        .values({ table_id: table, ...said })
        .compile(),
      this.#db
        .deleteFrom('talk')
        .where('table_id', '=', table)
        .where('number', '<=', said.number - limits.talkKept)
        .compile(),
    ]
  }

  #result(info: StoredTable, { rules, result }: StoredResult): CompiledQuery[] {
    const { id, game, componentsName, seats, ended } = info
    const rows = seats.map((each, seat) => ({
      table_id: id,
      seat,
      kind: each.kind,
      guest_id: each.kind === 'person' ? each.guest : null,
      name: each.kind === 'person' ? each.name : null,
      level: each.kind === 'computer' ? each.level : null,
      place: result.places[seat],
      total: result.totals[seat],
      points: JSON.stringify(result.points[seat]),
    }))
    const row = {
      table_id: id,
      game,
      rules,
      components_name: componentsName,
      seats: seats.length,
      why: result.why,
      ended,
    }
    return [
      this.#db
        .insertInto('results')
        .values(row)
        .onConflict((conflict) => conflict.column('table_id').doNothing())
        .compile(),
      this.#db
        .insertInto('result_seats')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doNothing())
        .compile(),
    ]
  }
}
