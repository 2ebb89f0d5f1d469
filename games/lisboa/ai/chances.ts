import { type Seat, sharesOf } from '@eminence/kernel'
import { type Conditions, higher, type Rank, type Standing } from '../rank.ts'
import { rankOf, result } from '../score.ts'
import { isSolo, type State } from '../state.ts'
import { turnsLeft } from './outlook.ts'
import { lacerdasWeights, type PositionWeights, positionWeightsFor } from './position-weights.ts'
import { lacerdasParts, lacerdasPartsOf, parts, partsOf } from './prospect.ts'

/** What a seat may expect at the end, in wigs. */
function prospectOf(s: State, seat: Seat, position: PositionWeights): number {
  const own = partsOf(s, seat)
  return parts.reduce((sum, part) => sum + position[part] * own[part], 0)
}

/** What Lacerda may expect at the end. */
function prospectOfLacerda(s: State): number {
  const his = lacerdasPartsOf(s)
  return lacerdasParts.reduce((sum, part) => sum + lacerdasWeights[part] * his[part], 0)
}

/** Each seat's chance to win: the more is still to come, the less a lead says. Alone, the chance to beat Lacerda. */
export function chancesToWin(s: State): number[] {
  if (s.isOver) return outcomeOf(s)
  if (isSolo(s)) return [chanceAlone(s)]
  const position = positionWeightsFor[s.seats]
  const prospects = s.purses.map((_, seat) => prospectOf(s, seat, position))
  const [least, more] = position.doubt
  const doubt = least + more * turnsLeft(s, s.active)
  return sharesOf(prospects, doubt)
}

/** What each seat has won of a game that is over: the first place, shared or not; alone, a rank. */
export function outcomeOf(s: State): number[] {
  if (isSolo(s)) return [outcomeAlone(s)]
  const places = result(s)?.places ?? []
  const winners = places.filter((place) => place === 1).length
  return places.map((place) => (place === 1 ? 1 / winners : 0))
}

/** What the ranks are worth to who plays alone: above all, not to end as an apprentice. */
const worthOfRank: Readonly<Record<Rank, number>> = {
  apprentice: 0,
  courtServant: 0.8,
  kingsConfidant: 0.9,
  marquisRightHand: 1,
}
/** Who ends as an apprentice is still better off the less is missing: up to so much, and a lead of so many wigs tells. */
const [consolation, telling] = [0.2, 20]

const isAhead = (lead: number, doubt: number): number => 1 / (1 + Math.exp(-lead / doubt))

/** LI-8.30 */
function outcomeAlone(s: State): number {
  const { rank, yours, lacerda, failed } = rankOf(s)
  if (rank !== 'apprentice') return worthOfRank[rank]
  const [, missing] = failed
  return (consolation * isAhead(yours.wigs - lacerda.wigs, telling)) / Math.max(1, missing.length)
}

/** LI-8.30: alone, how well the game may go, from 0 to 1. */
function chanceAlone(s: State): number {
  const position = positionWeightsFor[1]
  const left = turnsLeft(s, 0)
  const [least, more] = position.doubt
  const lead = prospectOf(s, 0, position) - prospectOfLacerda(s)
  const report = rankOf(s)
  const [servant, confidant, rightHand] = higher.map((conditions) => chanceOfRank(conditions, report, left))
  const { courtServant, kingsConfidant, marquisRightHand } = worthOfRank
  const rank =
    courtServant * servant +
    (kingsConfidant - courtServant) * confidant +
    (marquisRightHand - kingsConfidant) * rightHand
  return isAhead(lead, least + more * left) * rank
}

/** By how much they grow in a turn. */
const growth = { stores: 0.4, rankings: 0.15, decrees: 0.9, ships: 0.12 }

/** How likely all that a rank asks for besides the lead will be there in the end. */
function chanceOfRank(conditions: Conditions, standing: Standing, left: number): number {
  const { yours } = standing
  const { rankings, decrees, ships, reis } = conditions
  return (
    chanceToReach(yours.stores, conditions.stores(standing), growth.stores * left) *
    chanceToReach(yours.rankings, rankings, growth.rankings * left) *
    chanceToReach(yours.decrees, decrees, growth.decrees * left) *
    chanceToReach(yours.ships, ships, growth.ships * left) *
    chanceOfMoney(yours.reis, reis, left)
  )
}

function chanceToReach(now: number, wanted: number, coming: number): number {
  const missing = wanted - now
  return missing <= 0 ? 1 : (coming * coming) / (coming * coming + missing * missing)
}

/** Money comes and goes; only at the end it has to be there. */
function chanceOfMoney(now: number, wanted: number, left: number): number {
  const isThere = 1 / (1 + Math.exp((wanted - 0.5 - now) / (0.6 + left)))
  return 1 - (1 - isThere) / (1 + 0.5 * left)
}
