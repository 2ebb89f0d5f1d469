import { type ComputerLevel, hex } from '@eminence/kernel'
import type { MeAnswer, PastAnswer, Refusal, TableAnswer, TableRequest, TablesAnswer } from '@eminence/protocol'

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

/** The seat's own part in the chance of the table. */
const nonce = (): string => hex(crypto.getRandomValues(new Uint8Array(32)))

export const listTables = (): Promise<Reply<TablesAnswer>> => ask('/api/tables')

/** Makes oneself known to the server under this name. */
export const introduce = (name: string): Promise<Reply<MeAnswer>> => ask('/api/guest', { name })

export const openTable = (request: TableRequest): Promise<Reply<TableAnswer>> => ask('/api/tables', request)

export const sit = (id: string, seat: number): Promise<Reply<TableAnswer>> =>
  ask(`/api/tables/${id}/sit`, { seat, nonce: nonce() })

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
