import { boxOf, none, opposingSide, queen, richelieuSide, type Side, sideOf } from '../data.ts'
import type { Gains } from '../events.ts'
import type { Twist } from '../story.ts'
import type { Act } from './acts.ts'

interface Weighed {
  readonly act: Act
  readonly weight: number
  readonly told: Twist
}

/** What a sheet is worth besides its reward, roughly. */
const sheetWorth = 2

const worthOf = (gains: Gains | null): number => (gains === null ? 0 : gains.prestige + gains.income + gains.military)

/** Everything that was given for this intrigue. */
const worthOfAll = ({ resolved, keeper }: Act): number =>
  resolved.rewards.reduce((sum, gains) => sum + worthOf(gains), 0) + (keeper === none ? 0 : sheetWorth)

/** Those that weigh most first, the earlier where it is the same. */
export const twistsOf = (acts: readonly Act[]): Weighed[] =>
  acts
    .flatMap((act) => [...byPiece(act), ...byBribe(act), ...bySaboteur(act), ...byRank(act), ...bySides(act)])
    .sort((a, b) => b.weight - a.weight)

/** Whether the other side would have won, had this side been so much weaker, and the other so much stronger. */
function wouldLose({ resolved }: Act, weaker: number, stronger = 0): boolean {
  const { side, strengths } = resolved
  const [mine, others] = [strengths[side] - weaker, strengths[1 - side] + stronger]
  // RI-6.4: a tie goes to Richelieu
  return side === richelieuSide ? others > mine : others >= mine
}

function byPiece(act: Act): Weighed[] {
  const { resolved, standing, senders } = act
  const piece = standing.find(({ owner }) => owner === queen + resolved.side)
  if (piece === undefined || !wouldLose(act, piece.value)) return []
  const told: Twist = { type: 'piece', resolved, seat: senders[resolved.side], piece: resolved.side }
  return [{ act, weight: worthOfAll(act), told }]
}

/** An agent that was moved into this box, from one side to the other, or out of it. */
const byBribe = (act: Act): Weighed[] =>
  act.bribed.flatMap(({ seat, owner, from, to, value: known }) => {
    const { box, resolved, standing } = act
    const value = standing.find(({ space }) => space === to && boxOf[to] === box)?.value ?? known
    if (value === undefined) return []
    const isHere = (space: number, side: Side) => space !== none && boxOf[space] === box && sideOf[space] === side
    const other = resolved.side === richelieuSide ? opposingSide : richelieuSide
    const gainOf = (side: Side) => (isHere(to, side) ? value : 0) - (isHere(from, side) ? value : 0)
    if (!wouldLose(act, gainOf(resolved.side), -gainOf(other))) return []
    return [{ act, weight: worthOfAll(act), told: { type: 'bribe', resolved, seat, owner, value } }]
  })

function bySaboteur(act: Act): Weighed[] {
  const { resolved, standing } = act
  const rewarded = resolved.ranking.filter((_, at) => (resolved.rewards[at] ?? null) !== null)
  const agent = standing.find(
    ({ space, owner, value }) =>
      value < 0 &&
      sideOf[space] !== resolved.side &&
      rewarded.some((each) => each.owner === owner) &&
      wouldLose(act, 0, -value),
  )
  if (agent === undefined) return []
  const told: Twist = { type: 'saboteur', resolved, seat: agent.owner, value: agent.value }
  return [{ act, weight: worthOfAll(act), told }]
}

/** RI-6.6 */
function byRank(act: Act): Weighed[] {
  const { resolved } = act
  const [first, second] = resolved.ranking
  if (second === undefined || first.sum !== second.sum) return []
  const [more, less] = resolved.rewards.map(worthOf)
  const told: Twist = { type: 'ranksTied', resolved, first: first.owner, second: second.owner, sum: first.sum }
  return [{ act, weight: Math.abs(more - less) + sheetWorth, told }]
}

/** RI-6.4 */
function bySides(act: Act): Weighed[] {
  const { resolved } = act
  const [richelieu, opposing] = resolved.strengths
  return richelieu === opposing ? [{ act, weight: worthOfAll(act), told: { type: 'sidesTied', resolved } }] : []
}
