import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { documented, ServerProcess } from '../process.ts'
import { HonestPair, type HonestReport } from './storm/honest.ts'
import { MemoryWatch } from './storm/memory.ts'
import { type Prepared, type PreparePlan, prepare } from './storm/prepare.ts'
import type { Attack } from './storm/scene.ts'
import { Tally } from './storm/tally.ts'

const secondsToEnd = 3

/** What has to hold during every attack. */
export const bounds = { p99: 250, megabytes: 600 } as const

export interface StormReport {
  readonly attack: string
  readonly honest: HonestReport
  /** The most that the server took. */
  readonly megabytes: number
  readonly isAlive: boolean
  /** How often the attackers got what. */
  readonly attackers: Readonly<Record<string, number>>
  /** What does not hold; nothing, if all is well. */
  readonly broken: readonly string[]
}

export interface StormPlan {
  readonly attacks: readonly Attack[]
  /** An empty folder. */
  readonly data: string
  readonly prepared: PreparePlan
  /** How long an attack goes on, where it is not as long as usual. */
  readonly seconds?: number
  readonly progress?: (report: StormReport) => void
}

/** One attack after the other, each at a server that has just started, with the limits that it has by itself. */
export async function attackInTurn({
  attacks,
  data,
  prepared: plan,
  seconds,
  progress,
}: StormPlan): Promise<StormReport[]> {
  const first = join(data, 'prepared')
  mkdirSync(first)
  const prepared = await prepare(first, plan)
  const reports: StormReport[] = []
  for (const attack of attacks) {
    const folder = join(data, attack.name)
    cpSync(first, folder, { recursive: true })
    const report = await attacked(attack, prepared, folder, seconds ?? attack.seconds)
    rmSync(folder, { recursive: true })
    reports.push(report)
    progress?.(report)
  }
  return reports
}

async function attacked(attack: Attack, prepared: Prepared, data: string, seconds: number): Promise<StormReport> {
  const server = await ServerProcess.start(data, 0, documented)
  const pair = await HonestPair.sitDown(server.address)
  const memory = new MemoryWatch(server.pid)
  const tally = new Tally()
  const over = AbortSignal.timeout(seconds * 1000)
  const run = attack.run({ address: server.address, port: server.port, prepared, tally, over })
  const brokenOff = run.catch((error: Error) => tally.count(`broke off: ${error.message}`))
  // What still waits for an answer of a server that gives none is left alone.
  await Promise.race([brokenOff, sleep((seconds + secondsToEnd) * 1000)])
  const honest = await pair.stop()
  const megabytes = memory.stop()
  const isAlive = !server.hasEnded
  await server.killHard()
  const missed = attack.missed?.(tally) ?? null
  const broken = [
    ...(honest.p99 <= bounds.p99 ? [] : [`p99 is ${honest.p99} ms`]),
    ...honest.troubles.slice(0, 3),
    ...(megabytes < bounds.megabytes ? [] : [`${megabytes} MB`]),
    ...(isAlive ? [] : ['the server has ended']),
    ...(missed === null ? [] : [missed]),
  ]
  return { attack: attack.name, honest, megabytes, isAlive, attackers: tally.toJSON(), broken }
}
