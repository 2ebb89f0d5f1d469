import type { Config } from '../config.ts'
import { CpuBudget } from './cpu.ts'
import { TokenBuckets } from './token-bucket.ts'

/** What one address may do. Keys are those of `addressKey`. */
export interface AddressLimits {
  readonly requests: TokenBuckets
  readonly newGuests: TokenBuckets
  readonly cpu: CpuBudget
}

export const limitsOf = ({ requestsPerSecond, cpuPerAddress }: Config): AddressLimits => ({
  requests: new TokenBuckets({ perSecond: requestsPerSecond, burst: 5 * requestsPerSecond }),
  newGuests: new TokenBuckets({ perSecond: requestsPerSecond / 100, burst: 2 * requestsPerSecond }),
  cpu: new CpuBudget(cpuPerAddress),
})

export function sweep({ requests, newGuests, cpu }: AddressLimits): void {
  for (const each of [requests, newGuests, cpu]) each.sweep()
}
