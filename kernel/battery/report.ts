/** What the battery looks at; the counts tell how often it really did. */
const uncounted = {
  /** A random play ends in time; somebody owes a decision until there is a result, and the result adds up. */
  ends: 0,
  /** No state comes a second time, and seats that try to stay where they are run out of moves. */
  bounded: 0,
  /** Who owes a decision is offered at least one move, and none twice. */
  offers: 0,
  /** Who owes nothing is offered nothing, but for a way back to what it has just answered. */
  idle: 0,
  /** Every listed move can be played. */
  playable: 0,
  /** No move breaks an invariant of the game. */
  invariants: 0,
  /** States, views, moves, events, decisions and results are plain JSON. */
  json: 0,
  /** A clone is equal, and neither it nor the original feels what is played on the other. */
  clone: 0,
  /** A state that went through JSON goes on as the original does. */
  roundTrip: 0,
  /** The same move under the same draws has the same effect, whether somebody listens or not. */
  repeatable: 0,
  /** Looking changes nothing, playing leaves the move alone, and what was handed out stays as it was. */
  still: 0,
  /** Each imagined state has the very view that it was imagined from, keeps the invariants, and can be played to the end. */
  imagine: 0,
  /** Positions that look alike to a viewer are told alike, and offer it the same: the true state and an imagined one. */
  secrets: 0,
  /** The same for two answers of a kind to one decision. */
  choices: 0,
  /** The same for two deals of which a viewer sees no difference. */
  chance: 0,
  /** A move that brings something hidden to light, so that it cannot be taken back, says so. */
  reveals: 0,
  /** A move that is not offered is refused and changes nothing. */
  refusals: 0,
  /** What the game calls blocked is not offered, and is refused for the reason it names. */
  blocked: 0,
  /** A move that is taken back leaves the state before it; played again, the state after it. */
  undo: 0,
  /** A record, sent and read, rebuilds the play hash for hash. */
  replay: 0,
}

export type CheckName = keyof typeof uncounted

export interface Finding {
  readonly check: CheckName
  /** A plan of one game with this seed finds it again. */
  readonly seed: number
  /** How many moves had been played. */
  readonly move: number
  readonly detail: string
}

export interface Report {
  readonly games: number
  readonly moves: number
  readonly checks: Readonly<Record<CheckName, number>>
  readonly findings: readonly Finding[]
}

const findingsPerCheck = 5

/** Where the checks write down what they compared and what they found. */
export class Notebook {
  readonly checks: Record<CheckName, number> = { ...uncounted }
  readonly findings: Finding[] = []
  readonly #complaints = new Map<CheckName, Set<string>>()
  #seed = 0
  #move = 0

  turnTo(seed: number, move: number): void {
    this.#seed = seed
    this.#move = move
  }

  /** Counts a comparison; one that failed is a finding. */
  expect(check: CheckName, good: boolean, complaint: () => string): void {
    this.checks[check]++
    if (!good) this.#find(check, complaint())
  }

  /** Two texts that should be one and the same. */
  expectEqual(check: CheckName, found: string, wanted: string, complaint: () => string): void {
    this.checks[check]++
    if (found !== wanted) this.#find(check, complaint(), `: ${parting(found, wanted)}`)
  }

  /** What the action gives; if the game throws on the way, that is a finding. */
  during<T>(check: CheckName, action: () => T): T | undefined {
    try {
      return action()
    } catch (problem) {
      this.#find(check, `thrown: ${problem instanceof Error ? problem.message : String(problem)}`)
      return undefined
    }
  }

  /** The same complaint is written down once, and of each check only the first few. */
  #find(check: CheckName, complaint: string, evidence = ''): void {
    const complaints = this.#complaints.get(check) ?? new Set()
    if (complaints.has(complaint) || complaints.size === findingsPerCheck) return
    this.#complaints.set(check, complaints.add(complaint))
    this.findings.push({ check, seed: this.#seed, move: this.#move, detail: complaint + evidence })
  }
}

/** Where two texts part, with a little of what stands around it. */
function parting(found: string, wanted: string): string {
  let at = 0
  while (at < found.length && found[at] === wanted[at]) at++
  const around = (text: string) => text.slice(Math.max(0, at - 40), at + 30)
  return `${around(found)} instead of ${around(wanted)}`
}
