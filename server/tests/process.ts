import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const command = fileURLToPath(new URL('../../cli/eminence.js', import.meta.url))

/** Nobody waits for computer players, and a test may ask as often as it likes. */
const roomy: Readonly<Record<string, string>> = {
  COMPUTER_PAUSE: '0',
  MESSAGES_PER_SECOND: '1000',
  REQUESTS_PER_SECOND: '1000',
  CPU_PER_ADDRESS: '1000000',
}

/** The limits that a server has by itself. */
export const documented: Readonly<Record<string, string>> = {}

/** `eminence serve` as a process of its own, on a port of this machine. */
export class ServerProcess {
  readonly address: string
  readonly pid: number
  /** Whether it has ended by itself or by a signal. */
  hasEnded = false
  static readonly #running = new Set<ChildProcess>()
  readonly #child: ChildProcess
  readonly #ended: Promise<unknown[]>

  private constructor(address: string, child: ChildProcess, pid: number) {
    this.address = address
    this.pid = pid
    this.#child = child
    this.#ended = once(child, 'exit').finally(() => {
      this.hasEnded = true
    })
  }

  static async start(data: string, port = 0, settings = roomy): Promise<ServerProcess> {
    const env = { ...process.env, LOG: 'error', ...settings }
    const child = spawn(process.execPath, [command, 'serve', '--port', `${port}`, '--data', data, '--lang', 'en'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    ServerProcess.#running.add(child)
    child.once('exit', () => ServerProcess.#running.delete(child))
    for await (const line of createInterface(child.stdout)) {
      const address = line.match(/http:\S+/)?.[0]
      if (address !== undefined && child.pid !== undefined) return new ServerProcess(address, child, child.pid)
    }
    throw new Error('the server did not start')
  }

  /** Those that a failed test has left behind. */
  static killAll(): void {
    for (const child of ServerProcess.#running) child.kill('SIGKILL')
  }

  get port(): number {
    return Number(new URL(this.address).port)
  }

  /** Ends it as a power cut would. */
  async killHard(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.#ended
  }

  tell(signal: 'SIGINT' | 'SIGTERM'): void {
    this.#child.kill(signal)
  }

  /** Its exit code, and the signal that ended it. */
  ended(): Promise<unknown[]> {
    return this.#ended
  }

  /** Asks it to end; gives its exit code. */
  async stop(): Promise<unknown> {
    this.tell('SIGTERM')
    const [code] = await this.#ended
    return code
  }
}
