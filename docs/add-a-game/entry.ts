/** In `games/` this is `games/entry.ts`: so the folder of the example can be copied there as it is. */
export type { Playable } from '@eminence/games'
