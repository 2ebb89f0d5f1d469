import type { Result } from '@eminence/kernel'
import type { ChosenSetup } from '../arguments/chosen.ts'
import type { Entrant } from '../arguments/entrant.ts'

/** What a worker needs to know once. */
export interface Assignment {
  readonly game: string
  readonly setup: ChosenSetup
  readonly entrants: readonly Entrant[]
}

/** One game to be played: the deal, and the index into the list of players for each seat. */
export interface Job {
  readonly seed: number
  readonly lineup: readonly number[]
}

export interface Finished {
  readonly job: Job
  readonly result: Result
}
