import type { ComputerLevel, Move, Seat } from '@eminence/kernel'

/** What a computer player is asked: it gets a view, never the state. */
export interface Question {
  readonly game: string
  readonly level: ComputerLevel
  readonly view: object
  readonly seat: Seat
  readonly seed: number
}

export interface Thinker {
  think(question: Question): Promise<Move>
  close(): void
}

export interface Asked {
  readonly id: number
  readonly question: Question
}

export interface Answered {
  readonly id: number
  readonly move: Move
}

/** Computer players in a web worker, so that the page never waits for them. */
export function workerThinker(): Thinker {
  const waiting = new Map<number, { resolve: (move: Move) => void; reject: (error: Error) => void }>()
  let asked = 0
  let worker: Worker | null = null

  const started = (): Worker => {
    if (worker !== null) return worker
    const starting = new Worker(new URL('./computer.worker.ts', import.meta.url), { type: 'module' })
    starting.onmessage = ({ data }: MessageEvent<Answered>) => {
      waiting.get(data.id)?.resolve(data.move)
      waiting.delete(data.id)
    }
    starting.onerror = () => {
      for (const { reject } of waiting.values()) reject(new Error('the computer player stopped'))
      waiting.clear()
      starting.terminate()
      worker = null
    }
    worker = starting
    return starting
  }

  return {
    think: (question) =>
      new Promise((resolve, reject) => {
        const id = asked++
        waiting.set(id, { resolve, reject })
        const message: Asked = { id, question }
        started().postMessage(message)
      }),
    close() {
      worker?.terminate()
      worker = null
      waiting.clear()
    },
  }
}
