/** Upper bounds of the buckets, in seconds. */
const bounds = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1]

/** What is counted since the start. Nothing in it tells one table or person from another. */
export class Metrics {
  movesAccepted = 0
  movesRefused = 0
  sockets = 0
  messages = 0
  refusals = 0
  readonly #commits = bounds.map(() => 0)
  #commitCount = 0
  #commitSeconds = 0

  readonly commitTook = (milliseconds: number): void => {
    const seconds = milliseconds / 1000
    this.#commitCount++
    this.#commitSeconds += seconds
    for (const [at, bound] of bounds.entries()) if (seconds <= bound) this.#commits[at]++
  }

  /** In the text format that Prometheus reads. */
  text(tables: number, thinkersWaiting: number): string {
    const gauge = (name: string, value: number) => [`# TYPE eminence_${name} gauge`, `eminence_${name} ${value}`]
    const counter = (name: string, value: number) => [`# TYPE eminence_${name} counter`, `eminence_${name} ${value}`]
    const lines = [
      ...gauge('tables_loaded', tables),
      ...gauge('sockets', this.sockets),
      ...gauge('computer_questions_waiting', thinkersWaiting),
      ...gauge('memory_bytes', process.memoryUsage.rss()),
      ...counter('moves_accepted_total', this.movesAccepted),
      ...counter('moves_refused_total', this.movesRefused),
      ...counter('messages_total', this.messages),
      ...counter('messages_refused_total', this.refusals),
      '# TYPE eminence_commit_seconds histogram',
      ...bounds.map((bound, at) => `eminence_commit_seconds_bucket{le="${bound}"} ${this.#commits[at]}`),
      `eminence_commit_seconds_bucket{le="+Inf"} ${this.#commitCount}`,
      `eminence_commit_seconds_sum ${this.#commitSeconds}`,
      `eminence_commit_seconds_count ${this.#commitCount}`,
    ]
    return `${lines.join('\n')}\n`
  }
}
