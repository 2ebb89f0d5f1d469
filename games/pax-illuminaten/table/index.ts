import type { Move } from '../moves.ts'
import { isAtPrompt } from './offer.ts'

export { speak } from './context.ts'
export { headline, seatNotes } from './facts.ts'
export { default } from './Table.svelte'

/** Pictures for the rulebook, which alone asks for them. */
export const picture = () => import('./pictures/Picture.svelte')

/** All choices are made on the table itself, except to do without: for that the prompt has a button. */
export const offers = (move: Move): boolean => !isAtPrompt(move)
