import { createInterface, type Interface } from 'node:readline/promises'
import type { Io, Output } from './io.ts'

/** What a person types, line by line; `null` when there is no more. Lines that come before they are asked for are kept. */
export class Answers {
  readonly #reader: Interface
  readonly #output: Output
  readonly #echoes: boolean
  readonly #waiting: string[] = []
  #wake: ((line: string | null) => void) | null = null
  #isClosed = false

  constructor({ stdin, stdout }: Io) {
    const isTerminal = Boolean(stdin.isTTY && stdout.isTTY)
    this.#output = stdout
    this.#echoes = !isTerminal
    this.#reader = createInterface({ input: stdin, ...(isTerminal ? { output: stdout } : {}), terminal: isTerminal })
    this.#reader.on('line', (line) => this.#arrive(line))
    this.#reader.on('close', () => {
      this.#isClosed = true
      this.#wake?.(null)
    })
  }

  /** Where nobody types, the answer is written after the question, so that the page reads as if somebody had. */
  async ask(question: string): Promise<string | null> {
    if (this.#echoes) this.#output.write(question)
    else if (!this.#isClosed) {
      this.#reader.setPrompt(question)
      this.#reader.prompt()
    }
    const answer = await this.#next()
    if (this.#echoes || answer === null) this.#output.write(`${answer ?? ''}\n`)
    return answer
  }

  get areOver(): boolean {
    return this.#isClosed && this.#waiting.length === 0
  }

  close(): void {
    this.#reader.close()
  }

  #next(): Promise<string | null> {
    const line = this.#waiting.shift()
    if (line !== undefined) return Promise.resolve(line)
    if (this.#isClosed) return Promise.resolve(null)
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }

  #arrive(line: string): void {
    const wake = this.#wake
    this.#wake = null
    if (wake === null) this.#waiting.push(line)
    else wake(line)
  }
}
