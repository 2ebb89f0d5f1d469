import { arenas } from './arenas.ts'
import { lighthouse } from './lighthouse.ts'
import type { Measurement } from './measurement.ts'
import { proofs } from './proofs.ts'
import { sizes } from './sizes.ts'
import { rules, server } from './speeds.ts'

/** In the order of the page. */
export const measurements: readonly Measurement[] = [rules, server, sizes, lighthouse, ...arenas, ...proofs]
