import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** What a server that is measured answers to its measurer. */
export type Answer = { readonly port: number } | { readonly cpuSeconds: number }

/** A server in a process of its own, so that its CPU time is its own. */
export class Contender {
  readonly address: string
  readonly #child: ChildProcess

  private constructor(address: string, child: ChildProcess) {
    this.address = address
    this.#child = child
  }

  static async start(program: URL, args: readonly string[]): Promise<Contender> {
    const child = fork(program, [...args], {
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const answer = await nextAnswer(child)
    if (!('port' in answer)) throw new Error('a server says first where it listens')
    return new Contender(`http://127.0.0.1:${answer.port}`, child)
  }

  /** Of the whole process since it began, user and system. */
  async cpuSeconds(): Promise<number> {
    const answer = nextAnswer(this.#child)
    this.#child.send('cpu')
    const found = await answer
    return 'cpuSeconds' in found ? found.cpuSeconds : Number.NaN
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await ended
  }
}

async function nextAnswer(child: ChildProcess): Promise<Answer> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('a server that was to be measured has ended')
  })
  ended.catch(() => {})
  const [answer]: Answer[] = await Promise.race([once(child, 'message'), ended])
  return answer
}

/** In the server's process: says where it listens, and how much it has worked whenever that is asked. */
export function answerMeasurer(port: number): void {
  const say = (answer: Answer) => process.send?.(answer)
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    say({ cpuSeconds: (user + system) / 1e6 })
  })
  process.on('disconnect', () => process.exit())
  say({ port })
}
