import type { Bot } from '../data.ts'
import type { State } from '../state.ts'

/** What the rule player goes by. All in main actions unless it says otherwise. */
export interface Weights {
  /** What it takes to place a disk, besides its favors, and one more on the same card; a token; a step beyond the reach. */
  readonly disk: number
  readonly further: number
  readonly favor: number
  readonly far: number
  /** What it takes to turn a card up, to replace one, and to come by a card of the wanted kind. */
  readonly scout: number
  readonly expel: number
  readonly seek: number
  /** What it takes where others are in the way: to drive them off, or to change a card under their disks. */
  readonly oust: number
  readonly blocked: number
  /** By how much a way to a plot may be longer until it counts e times less. */
  readonly breadth: number
  /** How much the nearest, second and third plot count. */
  readonly plots: readonly [number, number, number]
  /** Plots near their end count more: the distance at which that begins. */
  readonly urgency: number
  /** A card that comes to light in reach, where there was none to go on with; and one on which a disk can be paid for. */
  readonly light: number
  readonly ready: number
  /** A disk anywhere, and a first one on a card by each favor that the card yields. */
  readonly presence: number
  readonly yield: number
  /** A disk in the largest lodge of its faction, when the fifth edict is due. */
  readonly lodge: number
  /** A token: the first ones, and all beyond six. */
  readonly token: number
  readonly spareToken: number
  /** How much more a token is worth whose faction is much asked for. */
  readonly demand: number
  /** A lodge that gives a faction card. */
  readonly factionCard: number
  /** A card in hand by its strength, an ace or crown, and what a scheme must promise beyond that. */
  readonly strength: number
  readonly high: number
  readonly hand: number
  /** What a rival loses, against what the seat gains itself; and the distance at which a rival is feared. */
  readonly rivalry: number
  readonly fear: number
  /** What a bot's disk is worth when it needs one more to win, and how fast that falls with each further one. */
  readonly botDisk: number
  readonly botFall: number
  /** How widely habits vary: a move that promises this much less is played e times more rarely. */
  readonly whim: number
}

const usualWeights: Weights = {
  disk: 0.45,
  further: 0.15,
  favor: 0.25,
  far: 0.5,
  scout: 0.7,
  expel: 0.9,
  seek: 0.5,
  oust: 1.6,
  blocked: 2.5,
  breadth: 0.8,
  plots: [1, 1, 0.3],
  urgency: 3,
  light: 0.5,
  ready: 0.25,
  presence: 0.4,
  yield: 0.06,
  lodge: 0.4,
  token: 0.22,
  spareToken: 0.08,
  demand: 0.5,
  factionCard: 0.8,
  strength: 0.03,
  high: 0.25,
  hand: 0.15,
  rivalry: 0.5,
  fear: 2,
  botDisk: 1.2,
  botFall: 0.75,
  whim: 0.3,
}

/** By number of seats; with three and four, what one rival loses counts less. */
export const weightsFor: Readonly<Record<number, Weights>> = {
  2: usualWeights,
  3: { ...usualWeights, rivalry: 0.3 },
  4: { ...usualWeights, rivalry: 0.25 },
}

/** What each number of `featuresOf` counts, in the logarithm of the odds. */
export interface ChanceWeights {
  readonly person: readonly number[]
  readonly bot: readonly number[]
}

/** Fitted to 1500, 200 and 150 games of rule players who play 7 of 100 moves at random. */
const bySeats: Readonly<Record<number, readonly number[]>> = {
  2: [-0.104, -0.058, -0.017, 0.647, 0.209, 1.113, 0.052, -0.036, 0.05, 0.068, 0.135, 0.064, 0.35, 0.112, -0.108],
  3: [-0.108, -0.092, 0.028, 0.971, 0.346, 1.267, 0.41, 0.349, 0.088, 0.167, 0.238, 0.014, 0.303, 0.136, -0.06],
  4: [-0.132, -0.119, -0.122, 1.504, 0.297, 1.94, -0.309, -0.22, 0.058, -0.01, 0.128, -0.095, 0.245, 0.269, -0.046],
}

/** Fitted to 300 games of one person against each of the bots. */
const againstBots = [
  -0.055, -0.073, -0.063, 0.853, 0.146, 0.654, 0.157, 0.037, 0.061, 0.018, -0.002, 0.005, 0.333, -0.007, -0.108,
]
const ofBots = [-0.018, 2.067, 0.293, 2.055, 1.014]
const byBot: Readonly<Record<Bot, ChanceWeights>> = {
  germain: { person: againstBots, bot: [-0.887, ...ofBots] },
  joseph: { person: againstBots, bot: [-0.718, ...ofBots] },
  cagliostro: { person: againstBots, bot: [-1.417, ...ofBots] },
  weishaupt: { person: againstBots, bot: [-0.559, ...ofBots] },
}

export const chancesFor = ({ seats, options: { bot } }: Pick<State, 'seats' | 'options'>): ChanceWeights =>
  bot === 'none' ? { person: bySeats[seats], bot: [] } : byBot[bot]
