import { pick, type Random, type Seat } from '@eminence/kernel'
import { none, places, tablesOf } from '../data.ts'
import { orleans } from '../index.ts'
import { confirm, type Move, type Put } from '../moves.ts'
import { imaginePlan } from '../rules/preparation/imagined-plan.ts'
import { fromMarket, inPreparation, planning, type State, spacesFrom } from '../state.ts'

/** What somebody would play who wants to get on: completes places, draws all, uses what is active. Random play hardly ever does that. */
export function habit(s: State, seat: Seat, random: Random): Move {
  const moves = orleans.moves(s, seat)
  if (s.phase === inPreparation && s.stages[seat] === planning) return nextOfPlan(s, seat, moves, random)
  const [first] = moves
  // those who stand about come back before others are drawn
  if (first.type === 'draw') return moves.find(({ type }) => type === 'recall') ?? first
  const acts = moves.filter(({ type }) => type === 'act')
  return pick(acts.length > 0 ? acts : moves, random)
}

/** The next piece of a plan: what was begun is gone on with. */
function nextOfPlan(s: State, seat: Seat, moves: readonly Move[], random: Random): Move {
  const tech = moves.filter(({ type }) => type === 'layTech')
  if (tech.length > 0) return pick(tech, random)
  const tables = tablesOf(s)
  const from = spacesFrom(tables, seat)
  const piecesOf = (state: State, { space }: Put) => {
    const place = tables.placeOf[space]
    const first = from + tables.firstSpace[place]
    return state.spaces.slice(first, first + tables.slots[place])
  }
  for (let time = 0; time < 6; time++) {
    const thought = orleans.clone(s)
    imaginePlan(thought, seat, random)
    const puts = moves.filter(
      (move): move is Put =>
        move.type === 'put' &&
        thought.spaces[from + move.space] === move.follower + fromMarket &&
        !piecesOf(thought, move).includes(none) &&
        (s.round > 9 || tables.placeOf[move.space] !== places.townhall),
    )
    const [next] = [...puts.filter((move) => piecesOf(s, move).some((piece) => piece !== none)), ...puts]
    if (next !== undefined) return next
  }
  return confirm
}
