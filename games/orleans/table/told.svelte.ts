import type { Event } from '../events.ts'
import { type Tiding, tidingsIn } from './tidings.ts'

/** How long it stands, in ms. */
const inView = 9000

/** What the census and the event have brought: shown until it is closed, or for a while. */
export class News {
  tidings = $state.raw<readonly Tiding[]>([])
  #timer: ReturnType<typeof setTimeout> | undefined

  hear(told: readonly Event[]): void {
    const tidings = tidingsIn(told)
    if (tidings.length === 0) return
    this.tidings = tidings
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.close(), inView)
  }

  close(): void {
    clearTimeout(this.#timer)
    this.tidings = []
  }
}
