import { type Move, pick, type Random, type Seat } from '@eminence/kernel'
import type { Budget, Choice, ComputerPlayer, Expertise } from './player.ts'

/** The levels that a person meets, weakest first. */
export const levels = ['beginner', 'club', 'expert'] as const
/** Besides them, the yardsticks: random moves, the game's rule player, and a search that knows nothing of the game but its rules. */
export const playerNames = [...levels, 'rules', 'plain', 'random'] as const

export type PlayerName = (typeof playerNames)[number]
