import type { LacerdasPart, Part } from './prospect.ts'

/** What a position is made of: wigs of the final score for each of its parts. */
export interface PositionWeights extends Readonly<Record<Part, number>> {
  /** By how many wigs chances differ by a factor of e: at the end, and more with each turn to come. */
  readonly doubt: readonly [number, number]
}

/**
 * By number of seats: least squares on the final scores of 150 to 200 games of the rule player, who played at random in 12 of 100 moves,
 * drawn a little towards the rule player's own measures; `doubt` by the likelihood of who won.
 */
export const positionWeightsFor: Readonly<Record<number, PositionWeights>> = {
  1: {
    wigs: 1.21,
    ships: 0.78,
    favors: 0.37,
    decrees: 0.95,
    streets: 1,
    officials: 0.51,
    rubble: 0.79,
    money: 0.47,
    influence: 1.21,
    goods: 0.27,
    plans: 2.12,
    offices: 0,
    portfolio: 0,
    tiles: 0.22,
    bottom: 0,
    stores: 0.22,
    turns: 7.62,
    doubt: [8, 1],
  },
  2: {
    wigs: 1.15,
    ships: 0.88,
    favors: 0.52,
    decrees: 0.96,
    streets: 1.07,
    officials: 0.69,
    rubble: 0.83,
    money: 0.42,
    influence: 0.93,
    goods: 0.48,
    plans: 2.55,
    offices: 0.04,
    portfolio: 0.34,
    tiles: 0,
    bottom: 0.37,
    stores: 0.46,
    turns: 7.19,
    doubt: [4, 2],
  },
  3: {
    wigs: 1.14,
    ships: 0.93,
    favors: 0.52,
    decrees: 0.93,
    streets: 0.92,
    officials: 0.65,
    rubble: 0.85,
    money: 0.75,
    influence: 0.99,
    goods: 0.77,
    plans: 2.7,
    offices: 0.29,
    portfolio: 0.77,
    tiles: 0,
    bottom: 0.35,
    stores: 0.93,
    turns: 6.66,
    doubt: [4, 1.3],
  },
  4: {
    wigs: 1.06,
    ships: 0.87,
    favors: 0.57,
    decrees: 0.92,
    streets: 0.95,
    officials: 0.64,
    rubble: 0.72,
    money: 0.83,
    influence: 0.87,
    goods: 0.71,
    plans: 2.72,
    offices: 0.41,
    portfolio: 0.78,
    tiles: 0.01,
    bottom: 0.31,
    stores: 1,
    turns: 5.91,
    doubt: [4, 1.6],
  },
}

/** Likewise of Lacerda. */
export const lacerdasWeights: Readonly<Record<LacerdasPart, number>> = {
  firm: 0.87,
  streets: 0.63,
  turns: 4.67,
  cubes: 0.63,
  offices: 2.08,
}
