import type { Random } from '../random.ts'

export interface Draw {
  readonly below: number
  readonly drawn: number
}

/** Notes down what is drawn. */
export class NotedRandom implements Random {
  readonly draws: Draw[] = []
  readonly #random: Random

  constructor(random: Random) {
    this.#random = random
  }

  below(n: number): number {
    const drawn = this.#random.below(n)
    this.draws.push({ below: n, drawn })
    return drawn
  }
}

/** Gives out noted draws again, as long as it is asked for the same. */
export class ScriptedRandom implements Random {
  readonly #script: readonly Draw[]
  #next = 0
  #strayed = false

  constructor(script: readonly Draw[]) {
    this.#script = script
  }

  below(n: number): number {
    const draw = this.#script.at(this.#next++)
    if (draw?.below === n) return draw.drawn
    this.#strayed = true
    return 0
  }

  /** Whether just the noted draws were asked for. */
  get followed(): boolean {
    return !this.#strayed && this.#next === this.#script.length
  }
}

/** The draws with one of them come out differently; none if none of them could. */
export function changedInOne(draws: readonly Draw[], random: Random): readonly Draw[] | undefined {
  const open = draws.flatMap(({ below }, at) => (below > 1 ? [at] : []))
  if (open.length === 0) return undefined
  const changed = open[random.below(open.length)]
  return draws.map(({ below, drawn }, at) =>
    at === changed ? { below, drawn: (drawn + 1 + random.below(below - 1)) % below } : { below, drawn },
  )
}
