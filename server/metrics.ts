import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Upper bounds of the buckets, in seconds. */
const bounds = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1]

/** Milliseconds between two looks at the clock. They are part of what the system measures, and not of the delay. */
const lagResolution = 10

/** How things stand at the moment. */
export interface Gauges {
  readonly tablesLoaded: number
  readonly computerQuestionsWaiting: number
  /** Records and pasts that wait for their thread. */
  readonly readsWaiting: number
  /** All of them, WebSockets included. */
  readonly connections: number
  /** Sent to WebSockets and not yet taken by the network. */
  readonly unreadBytes: number
}

/** What is counted since the start. Nothing in it tells one table or person from another. */
export class Metrics {
  movesAccepted = 0
  movesRefused = 0
  /** WebSockets that are open. */
  sockets = 0
  messages = 0
  refusals = 0
  /** Connections that were closed because their client did not read. */
  droppedUnread = 0
  /** Connections that were closed because one address had too many, or sent too much. */
  droppedTooMany = 0
  /** Requests that were answered with 429. */
  limited = 0
  readonly #commits = bounds.map(() => 0)
  #commitCount = 0
  #commitSeconds = 0
  #changes = 0
  readonly #lag = monitorEventLoopDelay({ resolution: lagResolution })

  constructor() {
    this.#lag.enable()
  }

  /** One transaction, and how many changes were written in it. */
  readonly commitTook = (milliseconds: number, changes = 1): void => {
    const seconds = milliseconds / 1000
    this.#commitCount++
    this.#commitSeconds += seconds
    this.#changes += changes
    for (const [at, bound] of bounds.entries()) if (seconds <= bound) this.#commits[at]++
  }

  stop(): void {
    this.#lag.disable()
  }

  /** In the text format that Prometheus reads. The lag is that since the text was asked for last. */
  text({ tablesLoaded, computerQuestionsWaiting, readsWaiting, connections, unreadBytes }: Gauges): string {
    const gauge = (name: string, value: number) => [`# TYPE eminence_${name} gauge`, `eminence_${name} ${value}`]
    const counter = (name: string, value: number) => [`# TYPE eminence_${name} counter`, `eminence_${name} ${value}`]
    const lines = [
      ...gauge('tables_loaded', tablesLoaded),
      ...gauge('sockets', this.sockets),
      ...gauge('connections', connections),
      ...gauge('unread_bytes', unreadBytes),
      ...gauge('computer_questions_waiting', computerQuestionsWaiting),
      ...gauge('reads_waiting', readsWaiting),
      ...gauge('memory_bytes', process.memoryUsage.rss()),
      ...this.#lagLines(),
      ...counter('moves_accepted_total', this.movesAccepted),
      ...counter('moves_refused_total', this.movesRefused),
      ...counter('messages_total', this.messages),
      ...counter('messages_refused_total', this.refusals),
      ...counter('requests_limited_total', this.limited),
      '# TYPE eminence_connections_dropped_total counter',
      `eminence_connections_dropped_total{why="unread"} ${this.droppedUnread}`,
      `eminence_connections_dropped_total{why="tooMany"} ${this.droppedTooMany}`,
      ...counter('changes_written_total', this.#changes),
      '# TYPE eminence_commit_seconds histogram',
      ...bounds.map((bound, at) => `eminence_commit_seconds_bucket{le="${bound}"} ${this.#commits[at]}`),
      `eminence_commit_seconds_bucket{le="+Inf"} ${this.#commitCount}`,
      `eminence_commit_seconds_sum ${this.#commitSeconds}`,
      `eminence_commit_seconds_count ${this.#commitCount}`,
    ]
    return `${lines.join('\n')}\n`
  }

  #lagLines(): readonly string[] {
    const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - lagResolution / 1000)
    const lag = this.#lag
    const lines = [
      '# TYPE eminence_event_loop_lag_seconds gauge',
      `eminence_event_loop_lag_seconds{quantile="0.5"} ${seconds(lag.percentile(50))}`,
      `eminence_event_loop_lag_seconds{quantile="0.99"} ${seconds(lag.percentile(99))}`,
      `eminence_event_loop_lag_seconds{quantile="1"} ${lag.count === 0 ? 0 : seconds(lag.max)}`,
    ]
    lag.reset()
    return lines
  }
}
