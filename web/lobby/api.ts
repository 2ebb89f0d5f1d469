import type { ComputerLevel } from '@eminence/kernel'
import type {
  MeAnswer,
  PastAnswer,
  Refusal,
  TableAnswer,
  TableInfo,
  TableRequest,
  TablesAnswer,
} from '@eminence/protocol'
import { witnesses } from './witnesses.ts'

/** What a request brought: null where there is no server. */
export type Reply<T> = { readonly value: T } | { readonly refusal: Refusal } | null

async function ask<T>(path: string, body?: object): Promise<Reply<T>> {
  try {
    const response = await fetch(path, {
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    if (response.headers.get('content-type')?.includes('json') !== true) return null
    return response.ok ? { value: await response.json() } : { refusal: await response.json() }
  } catch {
    return null
  }
}

export const listTables = (): Promise<Reply<TablesAnswer>> => ask('/api/tables')

/** Makes oneself known to the server under this name. */
export const introduce = (name: string): Promise<Reply<MeAnswer>> => ask('/api/guest', { name })

export const openTable = (request: TableRequest): Promise<Reply<TableAnswer>> => ask('/api/tables', request)

export const sit = (info: TableInfo, seat: number): Promise<Reply<TableAnswer>> =>
  ask(`/api/tables/${info.id}/sit`, { seat, commitment: witnesses.commit(info) })

/** Lets the person of this request sit down, or not. */
export const admit = (id: string, number: number, yes: boolean): Promise<Reply<TableAnswer>> =>
  ask(`/api/tables/${id}/admit`, { number, yes })

/** With null the seat is free, whoever sat there. */
export const seatComputer = (id: string, seat: number, level: ComputerLevel | null): Promise<Reply<TableAnswer>> =>
  ask(`/api/tables/${id}/seat`, { seat, level })

export const leave = (id: string): Promise<Reply<TableAnswer>> => ask(`/api/tables/${id}/leave`, {})

export const start = (id: string): Promise<Reply<TableAnswer>> => ask(`/api/tables/${id}/start`, {})

/** The answer is the new table. */
export const rematch = (id: string): Promise<Reply<TableAnswer>> => ask(`/api/tables/${id}/rematch`, {})

export const past = (id: string): Promise<Reply<PastAnswer>> => ask(`/api/tables/${id}/past`)

/** The record as the server gives it out, with the proof of its chance; null while the table is being played. */
export async function recordText(id: string): Promise<string | null> {
  try {
    const response = await fetch(`/api/tables/${id}/record`)
    return response.ok ? await response.text() : null
  } catch {
    return null
  }
}
