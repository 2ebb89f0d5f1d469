import type { FastifyBaseLogger } from 'fastify'
import type { Thinkers } from '../computers/thinkers.ts'
import type { Metrics } from '../metrics.ts'
import type { Storage } from '../storage/storage.ts'
import type { Loaded } from './table-host.ts'

/** What all tables share. */
export interface House {
  readonly storage: Storage
  readonly thinkers: Pick<Thinkers, 'choose'>
  readonly metrics: Metrics
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** Milliseconds that a computer player takes at least, so that people can follow. */
  readonly computerPause: number
  load(table: string): Promise<Loaded | null>
}
