import { firstLineOf } from '../failure.ts'
import { interrupted } from '../terminal/interruption.ts'
import { forget, keep } from './kept.ts'
import type { Measurement } from './measurement.ts'

/** What a command has printed, and how it ended. */
export interface Ran {
  readonly code: number
  readonly output: string
}

export interface Undertaking {
  readonly measurements: readonly Measurement[]
  /** Where results are kept. */
  readonly folder: string
  run(command: string): Promise<Ran>
  readonly signal: AbortSignal
  onBegin(measurement: Measurement): void
  onFailure(measurement: Measurement, why: string): void
}

/**
 * One after the other, so that none disturbs another. A figure whose last measurement has failed is no longer claimed; one that was only
 * interrupted stays as it was. Resolves to whether none failed.
 */
export async function measure({
  measurements,
  folder,
  run,
  signal,
  onBegin,
  onFailure,
}: Undertaking): Promise<boolean> {
  let allDone = true
  for (const measurement of measurements) {
    if (signal.aborted) break
    onBegin(measurement)
    const { code, output } = await run(measurement.command)
    if (signal.aborted || code === interrupted) break
    try {
      keep(folder, measurement, measurement.keep(output))
    } catch (error) {
      forget(folder, measurement)
      onFailure(measurement, firstLineOf(error))
      allDone = false
    }
  }
  return allDone
}
