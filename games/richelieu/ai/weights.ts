/** What the rule player goes by. All in points of the final score unless it says otherwise. */
export interface Weights {
  /** A coin: among the first three, up to eight, above; less and less in the last intrigues. */
  readonly coin: readonly [number, number, number]
  /** A step of income, besides its point, while all intrigues are still to come. */
  readonly income: number
  /** A symbol that lets one put or move something. */
  readonly effect: number
  /** A next sheet of the same faction is hoped for. */
  readonly faction: number
  /** Two actions a turn instead of one, while all intrigues are still to come. */
  readonly tempo: number
  /** What a rival gains, against what the seat gains itself. */
  readonly rivalry: number
  /** How much of what a box promises will come true, by the free spaces of its fuller sheet. */
  readonly maturity: readonly number[]
  /** Variance that each space still free brings into the strength of the sides, and into what an owner has contributed. */
  readonly unrest: number
  readonly scramble: number
  /** How surely the next player answers on a last free space if that hurts. */
  readonly answer: number
  /** Keeping an agent for later: a 1, a 2, a 3, and, as it fills the hand, a negative one. */
  readonly keep: readonly [number, number, number, number]
  /** An agent whose value all can see, by each point of it. */
  readonly shown: number
  /** Each point of strength that comes back from the city with the last agent, above what is usual. */
  readonly muster: number
  readonly usualMuster: number
  /** Letting the game end quietly, for who would win then; who would not loses as much. Shared out among the turns until then. */
  readonly waiting: number
  /** How widely habits vary: a move that promises this much less is played e times more rarely. */
  readonly whim: number
}

/** Found by hill climbing: a variation stayed if it beat its parent over 400 games. `tempo`, `waiting` and `whim` are by judgement. */
const forTwo: Weights = {
  coin: [0.65, 0.32, 0.1],
  income: 4.2,
  effect: 0.4,
  faction: 0.75,
  tempo: 4,
  rivalry: 1,
  maturity: [1, 0.97, 0.85, 0.6, 0.55, 0.5],
  unrest: 4,
  scramble: 1.4,
  answer: 0.7,
  keep: [0.1, 0.2, 0.83, -0.34],
  shown: 0.15,
  muster: 0.26,
  usualMuster: 5,
  waiting: 30,
  whim: 0.5,
}

/** By number of seats; with three and four, what a rival gains counts less, by judgement. */
export const weightsFor: Readonly<Record<number, Weights>> = {
  2: forTwo,
  3: { ...forTwo, rivalry: 0.7 },
  4: { ...forTwo, rivalry: 0.5 },
}

/** What a position is made of at the start of a turn: points of the final score for each of these things. */
export interface PositionWeights {
  /** What would count if the game ended now. */
  readonly points: number
  /** What the boxes promise. */
  readonly boxes: number
  /** While all intrigues are still to come: a step of income, two actions a turn, a point of strength in hand, an agent in hand. */
  readonly income: number
  readonly tempo: number
  readonly strength: number
  readonly agents: number
  /** A coin: among the first three, up to eight, above. */
  readonly coin: readonly [number, number, number]
  /** Being on turn. */
  readonly turn: number
  /** By how many points chances differ by a factor of e: at the end, and more while all intrigues are still to come. */
  readonly doubt: readonly [number, number]
}

/**
 * By number of seats: least squares on the final scores of 2,500, 500 and 500 games of the rule player, who played at random in 12 of 100
 * moves; `doubt` by the likelihood of who won with two players.
 */
export const positionWeightsFor: Readonly<Record<number, PositionWeights>> = {
  2: {
    points: 0.87,
    boxes: 0.65,
    income: 2.07,
    tempo: 9.9,
    strength: 0.42,
    agents: -0.31,
    coin: [0.6, 0.34, 0.2],
    turn: 1,
    doubt: [2, 7],
  },
  3: {
    points: 0.92,
    boxes: 0.61,
    income: 2.57,
    tempo: 11.5,
    strength: 0.26,
    agents: -0.24,
    coin: [0.51, 0.29, 0.23],
    turn: 0.65,
    doubt: [2, 7],
  },
  4: {
    points: 0.95,
    boxes: 0.72,
    income: 2.23,
    tempo: 7.9,
    strength: 0.47,
    agents: -0.55,
    coin: [0.6, 0.45, 0.15],
    turn: 0.89,
    doubt: [2, 7],
  },
}
