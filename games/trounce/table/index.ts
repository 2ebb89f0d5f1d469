export { speak } from './context.ts'
export { headline, seatNotes } from './facts.ts'
export { default } from './Table.svelte'

/** Pictures for the rulebook, which alone asks for them. */
export const picture = () => import('./pictures/Picture.svelte')

/** All choices are made on the table itself. */
export const offers = (): boolean => true
