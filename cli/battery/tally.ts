import type { Finding } from '@eminence/kernel/battery'
import type { Finished, Job } from './job.ts'
import type { Kind } from './tables.ts'

/** What came of the plays at one kind of table. */
export interface Tried {
  readonly game: string
  readonly seats: number
  readonly automaton: string | null
  plays: number
  moves: number
  findings: number
}

/** A finding, and the table where it was made. */
export interface Found extends Finding, Pick<Job, 'game' | 'seats' | 'options'> {}

export class Tally {
  readonly tables: readonly Tried[]
  #first: Found | null = null

  constructor(kinds: readonly Kind[]) {
    this.tables = kinds.map(({ game, seats, automaton }) => ({
      game,
      seats,
      automaton,
      plays: 0,
      moves: 0,
      findings: 0,
    }))
  }

  add({ job, moves, findings }: Finished): void {
    const { kind, game, seats, options } = job
    const table = this.tables[kind]
    table.plays++
    table.moves += moves
    table.findings += findings.length
    for (const finding of findings)
      if (this.#first === null || finding.seed < this.#first.seed) this.#first = { ...finding, game, seats, options }
  }

  /** That of the lowest seed, whichever thread came upon it earlier. */
  get first(): Found | null {
    return this.#first
  }

  get plays(): number {
    return this.#sum('plays')
  }

  get moves(): number {
    return this.#sum('moves')
  }

  get findings(): number {
    return this.#sum('findings')
  }

  #sum(what: 'plays' | 'moves' | 'findings'): number {
    return this.tables.reduce((sum, table) => sum + table[what], 0)
  }
}

/** What to type to come upon the finding again: the same play at the same table, with the same sample of positions. */
export const repeating = ({ game, seats, options, seed }: Found, stride: number): string =>
  [
    `npx eminence battery --game ${game} --seats ${seats}`,
    ...Object.entries(options).map(([name, value]) => `--option ${name}=${value}`),
    `--seed ${seed} --count 1 --stride ${stride}`,
  ].join(' ')
