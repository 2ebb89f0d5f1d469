import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import type { Kept, Machine, Measurement } from './measurement.ts'

const fileOf = (folder: string, { name }: Measurement): string => join(folder, `${name}.json`)

/** What was measured, by name. What another command has found is no longer the figure that is asked for. */
export function readKept(folder: string, measurements: readonly Measurement[]): Map<string, Kept> {
  const found = new Map<string, Kept>()
  for (const measurement of measurements) {
    const file = fileOf(folder, measurement)
    if (!existsSync(file)) continue
    const kept: Kept = JSON.parse(readFileSync(file, 'utf8'))
    if (kept.command === measurement.command) found.set(measurement.name, kept)
  }
  return found
}

export function keep(folder: string, measurement: Measurement, result: unknown): void {
  const { command } = measurement
  const kept: Kept = { command, date: new Date().toISOString().slice(0, 10), machine: thisMachine(), result }
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(folder, measurement), `${JSON.stringify(kept, null, 2)}\n`)
}

export const forget = (folder: string, measurement: Measurement): void =>
  rmSync(fileOf(folder, measurement), { force: true })

const thisMachine = (): Machine => ({
  model: cpus()[0]?.model.trim() ?? 'unknown',
  cores: availableParallelism(),
  node: process.versions.node,
})
