/** What the rule player goes by. All in points of the final score unless it says otherwise. */
export interface Weights {
  /** The first, second, third and each further follower of a faction that reforms ask for, while the whole game is still to come. */
  readonly follower: readonly [number, number, number, number]
  /** How much of the points for majorities and for all six factions is believed in before the last turn. */
  readonly holdings: number
  /** A card in hand, by each point that it would bring under a reform, and by how much reforms ask for its factions. */
  readonly rank: number
  readonly icon: number
  /** A reform that lies near and is nearly paid for. */
  readonly near: number
  /** What is left of that with each step on the way, and with each symbol that is still open. */
  readonly step: number
  readonly open: number
  /** A reform card that the others cannot take any more. */
  readonly denial: number
  /** Two cards to choose among at once. */
  readonly rosicrucian: number
  /** Strength of an identity card. */
  readonly strength: number
  /** What is won or lost by an oust besides disk and follower: the better region. */
  readonly ground: number
  /** What a rival loses, against what the seat gains itself. */
  readonly rivalry: number
  /** How widely habits vary: a move that promises this much less is played e times more rarely. */
  readonly whim: number
}

/** Found by hill climbing: a variation stayed if it scored more than its parent over 300 games. `whim` is by judgement. */
const forTwo: Weights = {
  follower: [1.1, 0.9, 0.5, 0.15],
  holdings: 0.5,
  rank: 0.13,
  icon: 0.25,
  near: 1.8,
  step: 0.65,
  open: 0.55,
  denial: 0.4,
  rosicrucian: 0.6,
  strength: 0.13,
  ground: 0.6,
  rivalry: 0.6,
  whim: 0.6,
}

/** By number of seats; with three and four, what one rival loses counts less, by judgement. */
export const weightsFor: Readonly<Record<number, Weights>> = {
  2: forTwo,
  3: { ...forTwo, rivalry: 0.35, denial: 0.3 },
  4: { ...forTwo, rivalry: 0.25, denial: 0.2 },
}
