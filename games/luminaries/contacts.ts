import { type Faction, factions } from './data.ts'

/** The lowest of the numbers IV to XXIII. */
export const firstContact = 4

/**
 * The 20 contact cards in the order of their numbers: every three of the six factions, once. That there are 20 of three factions each is in
 * the rulebooks; which number has which three is reconstructed.
 */
export const contacts: readonly (readonly [Faction, Faction, Faction])[] = factions.flatMap((first, at) =>
  factions
    .slice(at + 1)
    .flatMap((second, next) =>
      factions.slice(at + next + 2).map((third): [Faction, Faction, Faction] => [first, second, third]),
    ),
)
