import { floods } from './floods.ts'
import { follows } from './follows.ts'
import { loops } from './loops.ts'
import { reads } from './reads.ts'
import { type Attack, pause } from './scene.ts'
import { slow } from './slow.ts'

/** Nobody attacks: what the same play needs by itself. */
const calm: Attack = { name: 'calm', seconds: 10, run: ({ over }) => pause(60_000, over) }

export const attacks: readonly Attack[] = [calm, ...follows, ...loops, ...reads, ...slow, ...floods]
