import type { Prepared } from './prepare.ts'
import type { Tally } from './tally.ts'

/** Where an attack happens. */
export interface Scene {
  readonly address: string
  readonly port: number
  readonly prepared: Prepared
  /** What the attackers got. */
  readonly tally: Tally
  /** Aborted when the attack has to end. */
  readonly over: AbortSignal
}

export interface Attack {
  readonly name: string
  readonly seconds: number
  /** Goes on until the scene is over. */
  run(scene: Scene): Promise<void>
  /** What should have stopped the attackers and did not; null where all is well. */
  missed?(tally: Tally): string | null
}

/** Resolves after so many milliseconds, or when the attack is over. */
export function pause(milliseconds: number, over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (over.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      over.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    over.addEventListener('abort', done)
  })
}

/** So many who do the same at once. */
export async function together(count: number, one: (index: number) => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: count }, (_, index) => one(index)))
}
