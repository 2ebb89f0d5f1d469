import { median } from '../clock.ts'
import type { Contender } from './contender.ts'
import { Driver } from './driver.ts'
import type { Entrance, Lane } from './lane.ts'

/** What a server did for a number of tables. */
export interface Load {
  readonly moves: number
  readonly movesPerCpuSecond: number
  /** From sending a move to its acknowledgement. */
  readonly p50Milliseconds: number
  readonly p99Milliseconds: number
  /** Of what one viewer is told of one move; the median. */
  readonly bytesPerMoveAndViewer: number
}

export interface Contest {
  readonly start: () => Promise<Contender>
  readonly enter: Entrance
}

/** A server that has just begun, with people at so many tables. */
export class House {
  readonly #contender: Contender
  readonly #lanes: readonly Lane[]
  readonly #driver: Driver

  private constructor(contender: Contender, lanes: readonly Lane[], driver: Driver) {
    this.#contender = contender
    this.#lanes = lanes
    this.#driver = driver
  }

  /** `moves`: how many will be played there in all. */
  static async open({ start, enter }: Contest, tables: number, moves: number): Promise<House> {
    const contender = await start()
    const driver = new Driver()
    const lanes = await enter(contender.address, tables, Math.ceil(moves / tables), driver)
    return new House(contender, lanes, driver)
  }

  /** As fast as they go, or so many a second. */
  async play(moves: number, perSecond?: number): Promise<Load> {
    const before = await this.#contender.cpuSeconds()
    if (perSecond === undefined) await this.#driver.flatOut(moves)
    else await this.#driver.steadily(moves, perSecond)
    const used = (await this.#contender.cpuSeconds()) - before
    const { acknowledgements, bytes } = this.#driver
    return {
      moves,
      movesPerCpuSecond: moves / used,
      p50Milliseconds: quantile(acknowledgements, 0.5),
      p99Milliseconds: quantile(acknowledgements, 0.99),
      bytesPerMoveAndViewer: quantile(bytes, 0.5),
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const lane of this.#lanes) lane.close()
    await this.#contender[Symbol.asyncDispose]()
  }
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
}

/** The middle of several rounds, figure by figure. */
export function middle(rounds: readonly Load[]): Load {
  const of = (figure: keyof Load) => median(rounds.map((round) => round[figure]))
  return {
    moves: rounds.reduce((sum, { moves }) => sum + moves, 0),
    movesPerCpuSecond: of('movesPerCpuSecond'),
    p50Milliseconds: of('p50Milliseconds'),
    p99Milliseconds: of('p99Milliseconds'),
    bytesPerMoveAndViewer: of('bytesPerMoveAndViewer'),
  }
}
