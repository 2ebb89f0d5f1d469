import type { Move } from '../moves.ts'

/** Choices that need no place on the table: the prompt has buttons for them. */
const inPrompt: readonly Move['type'][] = [
  'keepOnMarket',
  'confirm',
  'reopen',
  'pass',
  'recruit',
  'leaveGoods',
  'stopDeeds',
  'takeCoins',
  'takeDevelopment',
  'payPharmacy',
  'putBack',
  'useSacristy',
  'keepMonk',
  'payCoins',
  'giveStation',
  'giveFollower',
  'giveDevelopment',
  'giveTech',
]

export const offers = ({ type }: Move): boolean => !inPrompt.includes(type)
