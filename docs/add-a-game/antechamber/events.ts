import type { Seat } from '@eminence/kernel'
import type { Letter } from './state.ts'

export type Event =
  /** `letters` only to the seat that holds them. */
  | { readonly type: 'dealt'; readonly letters?: readonly Letter[] }
  /** `adds` is what chance has brought, `favour` what now waits. */
  | { readonly type: 'favourAnnounced'; readonly round: number; readonly adds: number; readonly favour: number }
  /** `letter` only to the seat that handed it in. */
  | { readonly type: 'handedIn'; readonly seat: Seat; readonly letter?: Letter }
  /** `letters` by seat. */
  | { readonly type: 'received'; readonly seat: Seat; readonly letters: readonly Letter[] }
  | { readonly type: 'favourTaken'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'favourLeft'; readonly seat: Seat }
