import type { FastifyBaseLogger } from 'fastify'
import type { Thinkers } from '../computers/thinkers.ts'
import type { Metrics } from '../metrics.ts'
import type { Readers } from '../reads/readers.ts'
import type { Storage } from '../storage/storage.ts'

/** What all tables share. */
export interface Services {
  readonly storage: Storage
  readonly thinkers: Pick<Thinkers, 'choose'>
  readonly readers: Pick<Readers, 'record' | 'past'>
  readonly metrics: Metrics
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** Milliseconds that a computer player takes at least, so that people can follow. */
  readonly computerPause: number
  /** Milliseconds that a page has to reveal its nonce when a table starts. */
  readonly revealTime: number
}
