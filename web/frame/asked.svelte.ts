import type { Outcome, PortRefusal } from '../table/port.ts'

/** How long a refusal stays, in milliseconds. */
const readingTime = 6000

/** What was asked of a table, and what it refused. */
export class Asked {
  readonly #wordsOf: (refusal: PortRefusal) => string
  #timer: ReturnType<typeof setTimeout> | undefined
  /** How much is not answered yet. */
  open = $state(0)
  /** Why not, in one sentence, while it is to be read. */
  refusal = $state<string | null>(null)

  constructor(wordsOf: (refusal: PortRefusal) => string) {
    this.#wordsOf = wordsOf
  }

  readonly settle = (outcome: Outcome): void => {
    if (outcome.done) this.dismiss()
    else this.refuse(this.#wordsOf(outcome.refusal))
  }

  readonly refuse = (text: string): void => {
    this.refusal = text
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.dismiss, readingTime)
  }

  readonly dismiss = (): void => {
    this.refusal = null
  }

  async ask(answer: Promise<Outcome>): Promise<void> {
    this.open++
    this.settle(await answer)
    this.open--
  }
}
