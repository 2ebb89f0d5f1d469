import type { Move } from '../moves.ts'

export { speak } from './context.ts'
export { headline, seatNotes } from './facts.ts'
export { default } from './Table.svelte'

/** Pictures for the rulebook, which alone asks for them. */
export const picture = () => import('./pictures/Picture.svelte')

const atThePrompt: readonly string[] = ['endTurn', 'stop', 'decline']

/** All choices are made on the table itself, except to do without: for that the prompt has a button. */
export const offers = ({ type }: Move): boolean => !atThePrompt.includes(type)
