import { left, Usage } from './usage.ts'

/** Who a job is done for: what it costs is counted against all three. */
export interface Payer {
  readonly table: string
  /** The id of a guest; of somebody without one, the address. */
  readonly person: string
  readonly address: string
  /** Whether somebody is at the table now. */
  readonly isPresent: boolean
}

/** How many jobs may wait: in all, of one person, and of one address. */
export interface WaitingLimits {
  readonly waiting: number
  readonly waitingPerPerson: number
  readonly waitingPerAddress: number
}

interface Waiting<Job> {
  readonly job: Job
  readonly payer: Payer
}

export interface UnderWay<Job> extends Waiting<Job> {
  readonly began: number
}

/** What a job is taken to cost until it is known: about as long as an expert thinks. */
const estimate = 1000

/**
 * Jobs that wait for a thread. First come those of tables where somebody is present; among them that of the address that has used the least of
 * late, then of the person, then of the table. So whoever asks for much waits for those who ask for little, and the tables of one person take turns.
 */
export class FairQueue<Job> {
  readonly #limits: WaitingLimits
  readonly #clock: () => number
  readonly #addresses: Usage
  readonly #persons: Usage
  readonly #tables: Usage
  /** In the order in which they came. */
  readonly #waiting: Waiting<Job>[] = []

  /** The clock tells milliseconds, and must never be set back. */
  constructor(limits: WaitingLimits, clock: () => number = () => performance.now()) {
    this.#limits = limits
    this.#clock = clock
    const now = clock()
    this.#addresses = new Usage(now)
    this.#persons = new Usage(now)
    this.#tables = new Usage(now)
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /** How many addresses, persons and tables are remembered for what they have used. */
  get remembered(): number {
    return this.#addresses.size + this.#persons.size + this.#tables.size
  }

  hasRoomFor({ person, address }: Payer): boolean {
    const { waiting, waitingPerPerson, waitingPerAddress } = this.#limits
    if (this.#waiting.length >= waiting) return false
    let ofPerson = 0
    let ofAddress = 0
    for (const { payer } of this.#waiting) {
      if (payer.person === person) ofPerson++
      if (payer.address === address) ofAddress++
    }
    return ofPerson < waitingPerPerson && ofAddress < waitingPerAddress
  }

  add(job: Job, payer: Payer): void {
    this.#waiting.push({ job, payer })
  }

  /** The job whose turn it is. It counts at once, so that nobody gets all threads while others wait. */
  next(): UnderWay<Job> | null {
    if (this.#waiting.length === 0) return null
    let first = 0
    for (let at = 1; at < this.#waiting.length; at++) {
      if (this.#goesBefore(this.#waiting[at].payer, this.#waiting[first].payer)) first = at
    }
    const [{ job, payer }] = this.#waiting.splice(first, 1)
    const began = this.#clock()
    this.#count(payer, estimate, began)
    return { job, payer, began }
  }

  /** The job has ended and has cost so much. */
  finished({ payer, began }: UnderWay<Job>, milliseconds: number): void {
    const now = this.#clock()
    this.#count(payer, milliseconds - estimate * left(now - began), now)
  }

  /** Takes out all that wait. */
  clear(): Job[] {
    return this.#waiting.splice(0).map(({ job }) => job)
  }

  #goesBefore(one: Payer, other: Payer): boolean {
    if (one.isPresent !== other.isPresent) return one.isPresent
    const difference =
      this.#addresses.of(one.address) - this.#addresses.of(other.address) ||
      this.#persons.of(one.person) - this.#persons.of(other.person) ||
      this.#tables.of(one.table) - this.#tables.of(other.table)
    return difference < 0
  }

  #count({ address, person, table }: Payer, milliseconds: number, now: number): void {
    this.#addresses.add(address, milliseconds, now)
    this.#persons.add(person, milliseconds, now)
    this.#tables.add(table, milliseconds, now)
  }
}
