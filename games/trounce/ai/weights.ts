/** What the rule player's reckoning of a card is made of. */
export interface CardWeights {
  /** A trick; a bonus card in it; a trick taken by a fellow defender in Cutthroat. */
  readonly trick: number
  readonly bonus: number
  readonly ally: number
  /** How surely an ally takes a trick that it can take. */
  readonly allyTakes: number
  /** What a card is worth if it is kept, by strength. */
  readonly keepTrump: readonly number[]
  readonly keepPlain: readonly number[]
  /** Leading a trump, as maker and as another. */
  readonly leadTrumpAsMaker: number
  readonly leadTrumpAsOther: number
}

/** By number of seats, found by hill climbing: a variation stayed if it beat its parent over 14,000 games. */
export const cardWeights: Readonly<Record<number, CardWeights>> = {
  2: {
    trick: 1,
    bonus: 0.23,
    ally: 0,
    allyTakes: 0,
    keepTrump: [0, 0, 0.49, 0.49, 0.57, 0.51, 0.68, 0, 0.84],
    keepPlain: [0, 0, 0, 0.01, 0.04, 0.03, 0.15, 0.09, 0.37],
    leadTrumpAsMaker: -0.1,
    leadTrumpAsOther: -0.14,
  },
  3: {
    trick: 1,
    bonus: 0.29,
    ally: 0.38,
    allyTakes: 0.8,
    keepTrump: [0, 0, 0.63, 0.44, 0.85, 0.6, 0.66, 0, 0.75],
    keepPlain: [0, 0, 0, 0.02, 0.04, 0.08, 0.15, 0.35, 0.55],
    leadTrumpAsMaker: 0.1,
    leadTrumpAsOther: -0.1,
  },
  4: {
    trick: 1,
    bonus: 0.24,
    ally: 1,
    allyTakes: 0.93,
    keepTrump: [0, 0, 0.56, 0.4, 0.56, 0.5, 0.74, 0, 0.35],
    keepPlain: [0, 0, 0, 0.02, 0.04, 0.04, 0.15, 0.17, 0.33],
    leadTrumpAsMaker: 0.11,
    leadTrumpAsOther: -0.07,
  },
}

/** What a hand to order with is made of; all in points gained on the others. */
export interface OrderWeights {
  readonly base: number
  /** By strength. */
  readonly trump: readonly number[]
  readonly plain: readonly number[]
  readonly threeTrumps: number
  readonly fourTrumps: number
  readonly bonusCard: number
  readonly bonusCrown: number
  /** Sitting at the dealer's left. */
  readonly leading: number
  /** Strawhand: what lies face up before the opponent. */
  readonly theirTrump: number
  readonly theirCrown: number
  readonly theirBonus: number
  /** An order must promise more than this, in the first and in the second round. */
  readonly passFirst: number
  readonly passSecond: number
}

/** By number of seats: least squares over 40,000 hands each that were ordered at random and played by the rule player. */
export const orderWeights: Readonly<Record<number, OrderWeights>> = {
  2: {
    base: -3.03,
    trump: [0, 0, 0.79, 0.87, 0.91, 0.92, 0.91, 0, 1.13],
    plain: [0, 0, 0, 0, 0, 0.23, 0.36, 0, 0.53],
    threeTrumps: 0.21,
    fourTrumps: 0.14,
    bonusCard: -0.04,
    bonusCrown: 0.44,
    leading: -0.17,
    theirTrump: -0.45,
    theirCrown: -0.21,
    theirBonus: 0.07,
    passFirst: -0.09,
    passSecond: 0,
  },
  3: {
    base: -4.4,
    trump: [0, 0, 1.09, 1.13, 1.17, 1.26, 1.36, 0, 1.81],
    plain: [0, 0, 0, 0, 0, 0.13, 0.24, 0, 0.79],
    threeTrumps: 0.52,
    fourTrumps: 0.31,
    bonusCard: -0.07,
    bonusCrown: 0.24,
    leading: -0.01,
    theirTrump: 0,
    theirCrown: 0,
    theirBonus: 0,
    passFirst: -0.16,
    passSecond: 0.02,
  },
  4: {
    base: -2.61,
    trump: [0, 0, 0.65, 0.68, 0.77, 0.81, 0.92, 0, 1.02],
    plain: [0, 0, 0, 0, 0, 0, 0.04, 0, 0.37],
    threeTrumps: 0.2,
    fourTrumps: 0.3,
    bonusCard: -0.02,
    bonusCrown: 0.04,
    leading: -0.12,
    theirTrump: 0,
    theirCrown: 0,
    theirBonus: 0,
    passFirst: -0.07,
    passSecond: -0.21,
  },
}
