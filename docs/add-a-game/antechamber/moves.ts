import type { Letter } from './state.ts'

export interface HandIn {
  readonly type: 'handIn'
  readonly letter: Letter
}

/** What whoever is received does with the favour. */
export interface Claim {
  readonly type: 'take' | 'leave'
}

export type Move = HandIn | Claim
