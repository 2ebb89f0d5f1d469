import { type Move, type Random, type Seat, same } from '@eminence/kernel'

/** One move at a node, with what the search has learnt of it for the seat that makes it. */
export interface Arm<M extends Move> {
  readonly move: M
  /** The share of this move among those of its node, as far as the game has leanings; otherwise 0. */
  readonly lean: number
  visits: number
  /** How often the move was legal when its node was visited: in some imagined states it is not. */
  available: number
  /** The sum of what the seat got. */
  total: number
  /** The visit in which it was last legal. */
  seen: number
  /** Where the move leads, by what the other seats chose that decided at the same time. */
  readonly next: { readonly others: readonly Arm<M>[]; readonly node: Node<M> }[]
}

/** The choice of one seat at a node. */
export interface Bandit<M extends Move> {
  readonly seat: Seat
  readonly arms: Arm<M>[]
  visits: number
}

/** A point in the course of moves; the hidden things differ from visit to visit. */
export interface Node<M extends Move> {
  /** One for each seat that has owed a decision here: several, where several decide at once. */
  readonly bandits: Bandit<M>[]
}

export const newNode = <M extends Move>(): Node<M> => ({ bandits: [] })

export function banditOf<M extends Move>({ bandits }: Node<M>, seat: Seat): Bandit<M> {
  for (const bandit of bandits) if (bandit.seat === seat) return bandit
  const bandit: Bandit<M> = { seat, arms: [], visits: 0 }
  bandits.push(bandit)
  return bandit
}

/** The node behind the arms that were chosen, one for each seat that decided. */
export function nodeBehind<M extends Move>(chosen: readonly Arm<M>[]): Node<M> {
  const { next } = chosen[0]
  for (const { others, node } of next) if (others.every((arm, i) => arm === chosen[i + 1])) return node
  const node = newNode<M>()
  next.push({ others: chosen.slice(1), node })
  return node
}

/** Marks the moves as legal in this visit and adds those that are new; only then `leanings` are asked for. */
export function offer<M extends Move>(
  bandit: Bandit<M>,
  moves: readonly M[],
  leanings?: (moves: readonly M[]) => readonly number[],
): void {
  const visit = ++bandit.visits
  let leans: readonly number[] | undefined
  for (let i = 0; i < moves.length; i++) {
    let arm = armOf(bandit.arms, moves[i])
    if (arm === undefined) {
      leans ??= leanings?.(moves)
      arm = { move: moves[i], lean: leans?.[i] ?? 0, visits: 0, available: 0, total: 0, seen: 0, next: [] }
      bandit.arms.push(arm)
    }
    arm.available++
    arm.seen = visit
  }
}

function armOf<M extends Move>(arms: readonly Arm<M>[], move: M): Arm<M> | undefined {
  for (const arm of arms) if (arm.move === move) return arm
  for (const arm of arms) if (same(arm.move, move)) return arm
  return undefined
}

/** Maps what a seat can win in this search to 0..1, so that one exploration constant fits every game and every score. */
export interface Scale {
  low: number
  high: number
}

/** UCB1 with availability counts among the arms that are legal in this visit; untried ones first, in random order. */
export function select<M extends Move>(
  bandit: Bandit<M>,
  { low, high }: Scale,
  exploration: number,
  random: Random,
): Arm<M> {
  const span = high > low ? high - low : 1
  let best = bandit.arms[0]
  let bestScore = Number.NEGATIVE_INFINITY
  let untried = 0
  for (const arm of bandit.arms) {
    if (arm.seen !== bandit.visits) continue
    if (arm.visits === 0) {
      untried++
      if (random.below(untried) === 0) best = arm
    } else if (untried === 0) {
      const mean = (arm.total / arm.visits - low) / span
      const score = mean + exploration * Math.sqrt(Math.log(arm.available) / arm.visits)
      if (score > bestScore) {
        bestScore = score
        best = arm
      }
    }
  }
  return best
}

/** How far leanings reach against what the search has learnt itself. */
const reach = 3

/**
 * The same where the game has leanings (PUCT): an arm is tried the more, the likelier it is, and one that was never tried counts as good as
 * the node itself.
 */
export function selectByLeaning<M extends Move>(bandit: Bandit<M>, { low, high }: Scale, exploration: number): Arm<M> {
  const span = high > low ? high - low : 1
  let visits = 0
  let total = 0
  for (const arm of bandit.arms) {
    visits += arm.visits
    total += arm.total
  }
  const usual = visits === 0 ? 0 : (total / visits - low) / span
  let best = bandit.arms[0]
  let bestScore = Number.NEGATIVE_INFINITY
  for (const arm of bandit.arms) {
    if (arm.seen !== bandit.visits) continue
    const mean = arm.visits === 0 ? usual : (arm.total / arm.visits - low) / span
    const score = mean + (exploration * reach * arm.lean * Math.sqrt(arm.available)) / (1 + arm.visits)
    if (score > bestScore) {
      bestScore = score
      best = arm
    }
  }
  return best
}
