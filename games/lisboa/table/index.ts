export { speak } from './context.ts'
export { headline, seatNotes } from './facts.ts'
export { offers } from './offers.ts'
export { default } from './Table.svelte'

/** Pictures for the rulebook, which alone asks for them. */
export const picture = () => import('./pictures/Picture.svelte')
