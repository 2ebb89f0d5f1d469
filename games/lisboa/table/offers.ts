import type { Move } from '../moves.ts'

/** To do without something needs no place on the table: the prompt has a button for it. */
const inPrompt: readonly Move['type'][] = ['skip', 'stop', 'noTile', 'dontFollow']

export const offers = ({ type }: Move): boolean => !inPrompt.includes(type)
