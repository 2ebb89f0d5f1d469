import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** What a server that is measured answers to its measurer. */
type Answer = { readonly port: number } | { readonly cpuSeconds: number }

/** A server in a process of its own, so that its CPU time is its own. */
export class Contender {
  readonly address: string
  readonly #child: ChildProcess
  readonly #ended: Promise<never>

  private constructor(address: string, child: ChildProcess, ended: Promise<never>) {
    this.address = address
    this.#child = child
    this.#ended = ended
  }

  static async start(program: URL, args: readonly string[]): Promise<Contender> {
    const child = fork(program, [...args], {
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const ended = once(child, 'exit').then(() =>
      Promise.reject(new Error('a server that was to be measured has ended')),
    )
    ended.catch(() => {})
    const answer = await nextAnswer(child, ended)
    if (!('port' in answer)) throw new Error('a server says first where it listens')
    return new Contender(`http://127.0.0.1:${answer.port}`, child, ended)
  }

  /** Of the whole process since it began, user and system. */
  async cpuSeconds(): Promise<number> {
    const answer = nextAnswer(this.#child, this.#ended)
    this.#child.send('cpu')
    const found = await answer
    return 'cpuSeconds' in found ? found.cpuSeconds : Number.NaN
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    this.#child.kill('SIGKILL')
    await this.#ended.catch(() => {})
  }
}

async function nextAnswer(child: ChildProcess, ended: Promise<never>): Promise<Answer> {
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
