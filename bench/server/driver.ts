import type { Ears, Lane } from './lane.ts'

const patience = 30_000

/** Has lanes play so many moves, as fast as they go or at a steady pace, and gathers what they tell. */
export class Driver implements Ears {
  #waiting: Lane[] = []
  /** How many moves may be sent now. */
  #budget = 0
  #missing = 0
  #finish = () => {}
  #acknowledgements: number[] = []
  #bytes: number[] = []

  ready(lane: Lane): void {
    this.#waiting.push(lane)
    this.#send()
  }

  acknowledged(milliseconds: number): void {
    this.#acknowledgements.push(milliseconds)
    if (--this.#missing === 0) this.#finish()
  }

  told(bytes: number): void {
    this.#bytes.push(bytes)
  }

  /** Each table plays its next move when the last one is acknowledged. */
  async flatOut(moves: number): Promise<void> {
    const finished = this.#begin(moves)
    this.#budget = moves
    this.#send()
    await finished
  }

  /** The tables take turns; a move that is due waits only where no table is ready. */
  async steadily(moves: number, perSecond: number): Promise<void> {
    const finished = this.#begin(moves)
    const began = performance.now()
    let granted = 0
    const clock = setInterval(() => {
      const due = Math.min(moves, Math.floor(((performance.now() - began) / 1000) * perSecond))
      this.#budget += due - granted
      granted = due
      this.#send()
    }, 1)
    await finished.finally(() => clearInterval(clock))
  }

  get acknowledgements(): readonly number[] {
    return this.#acknowledgements
  }

  get bytes(): readonly number[] {
    return this.#bytes
  }

  #begin(moves: number): Promise<void> {
    this.#acknowledgements = []
    this.#bytes = []
    this.#missing = moves
    return new Promise((resolve, reject) => {
      let before = moves
      const watch = setInterval(() => {
        if (this.#missing === before) reject(new Error(`no move was acknowledged for ${patience / 1000} s`))
        before = this.#missing
      }, patience)
      this.#finish = () => {
        clearInterval(watch)
        resolve()
      }
    })
  }

  #send(): void {
    while (this.#budget > 0) {
      const lane = this.#waiting.shift()
      if (lane === undefined) return
      this.#budget--
      lane.play()
    }
  }
}
