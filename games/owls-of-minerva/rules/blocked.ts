import type { Blocked, Seat } from '@eminence/kernel'
import { allFactions, allRegions, type Card, freemason, none, regionsIn, rosicrucian, tablesOf } from '../data.ts'
import {
  deck,
  destinations,
  displacements,
  freemasons,
  gather,
  identities,
  type Move,
  reform,
  reformCards,
  starts,
  takes,
  useRosicrucian,
  walks,
} from '../moves.ts'
import {
  blockedFaction,
  followersAt,
  hasDraw,
  hasIcon,
  isOpen,
  loserOf,
  mayBeIdentity,
  pawnIn,
  type State,
  usedGathering,
  usedIcon,
  usedMove,
  usedReform,
} from '../state.ts'
import { canPay, covers, hasFaction, isShown, mayGather, mayUseRosicrucian } from './legal.ts'
import { followersOf, nearestFree } from './oust.ts'
import { startRegions } from './setup.ts'

type Why = readonly [reason: string, rule: string]

const because = (move: Move, why: Why | null): Blocked<Move>[] =>
  why === null ? [] : [{ move, reason: why[0], rule: why[1] }]

const byRegion = (moves: readonly Move[], why: (region: number) => Why | null): Blocked<Move>[] =>
  allRegions.flatMap((region) => because(moves[region], why(region)))

/** Natural moves that are not legal now, and why. */
export function blocked(s: State, seat: Seat): readonly Blocked<Move>[] {
  const task = s.todo.at(-1)
  if (!task?.owing.includes(seat)) return []
  switch (task.type) {
    case 'chooseId':
      return s.hands[seat]
        .filter((card) => !mayBeIdentity(s, card))
        .flatMap((card) => because(identities[card], ['notAnIdentity', 'OM-1.4']))
    case 'chooseStart':
      return byRegion(starts, (region) => (startRegions(s, seat).includes(region) ? null : ['otherColour', 'OM-1.8']))
    case 'act':
      return blockedActions(s, seat)
    case 'freemasonTo': {
      const from = 'region' in task && typeof task.region === 'number' ? task.region : none
      const near = regionsIn(tablesOf(s).neighbours[from])
      return byRegion(destinations, (region) => (near.includes(region) ? null : ['notAdjacent', 'OM-3.20']))
    }
    case 'reformAdd':
      return blockedPayments(s, seat)
    case 'oustDisplace':
      return byRegion(displacements, (region) => whyNotDisplaced(s, region))
    case 'oustTake':
      return allFactions
        .filter((faction) => !followersOf(s, loserOf(s)).includes(faction))
        .flatMap((faction) => because(takes[faction], ['loserHasNone', 'OM-3.14']))
    case 'rosicrucianDraw':
    case 'drawFrom':
      return because(deck, hasDraw(s) ? null : ['nothingToDraw', 'OM-3.32'])
    default:
      return []
  }
}

function blockedActions(s: State, seat: Seat): Blocked<Move>[] {
  const payment = whyNoReform(s, seat)
  return [
    ...byRegion(walks, (region) => whyNoWalk(s, seat, region)),
    ...because(gather, whyNoGathering(s, seat)),
    ...blockedIcon(s, seat),
    ...(payment === null
      ? blockedPayments(s, seat)
      : [reform, ...s.hands[seat].map((card) => reformCards[card])].flatMap((move) => because(move, payment))),
  ]
}

function whyNoWalk(s: State, seat: Seat, region: number): Why | null {
  if (s.used & usedMove) return ['moveUsed', 'OM-3.7']
  if (region === s.pawns[seat]) return ['sameRegion', 'OM-3.9']
  const { reach, rankOf } = tablesOf(s)
  return reach[rankOf[s.card]][s.pawns[seat]] & (1 << region) ? null : ['tooFar', 'OM-3.9']
}

function whyNoGathering(s: State, seat: Seat): Why | null {
  if (s.used & usedGathering) return ['gatheringUsed', 'OM-3.7']
  if (mayGather(s, seat)) return null
  const edict = blockedFaction(s)
  const isBarred = hasFaction(tablesOf(s), s.card, edict) && s.followers[followersAt(s.pawns[seat], edict)] > 0
  return isBarred ? ['onlyBlockedFollowers', 'OM-3.4'] : ['noFollowerHere', 'OM-3.18']
}

function blockedIcon(s: State, seat: Seat): Blocked<Move>[] {
  if (hasIcon(s, s.card, freemason)) {
    const shown = allFactions.filter((faction) => hasFaction(tablesOf(s), s.card, faction))
    const why = (region: number, faction: number): Why | null => {
      if (s.used & usedIcon) return ['iconUsed', 'OM-3.7']
      if (s.followers[followersAt(region, faction)] === 0) return ['noSuchFollower', 'OM-3.20']
      return faction === blockedFaction(s) ? ['factionBlocked', 'OM-3.4'] : null
    }
    return allRegions.flatMap((region) =>
      shown.flatMap((faction) => because(freemasons[region][faction], why(region, faction))),
    )
  }
  if (!hasIcon(s, s.card, rosicrucian)) return because(useRosicrucian, ['noIcon', 'OM-3.7'])
  if (s.used & usedIcon) return because(useRosicrucian, ['iconUsed', 'OM-3.7'])
  return because(useRosicrucian, mayUseRosicrucian(s, seat) ? null : ['handFull', 'OM-3.21'])
}

function whyNoReform(s: State, seat: Seat): Why | null {
  const region = s.pawns[seat]
  if (s.used & usedReform) return ['reformUsed', 'OM-3.7']
  if (s.reforms[region] === none) return ['noSlot', 'OM-1.2']
  if (!isOpen(s, region)) return ['reformTaken', 'OM-3.28']
  if (!isShown(s, seat, region)) return ['noFactionShown', 'OM-3.23']
  return canPay(s, seat, region, true) ? null : ['cannotPay', 'OM-3.27']
}

/** Of a reform that can be paid somehow. */
function blockedPayments(s: State, seat: Seat): Blocked<Move>[] {
  const region = s.pawns[seat]
  const coversNothing = (card: Card) => !covers(s, seat, region, card)
  return [
    ...because(reform, canPay(s, seat, region, false) ? null : ['followersMissing', 'OM-3.24']),
    ...s.hands[seat].filter(coversNothing).flatMap((card) => because(reformCards[card], ['coversNothing', 'OM-3.24'])),
  ]
}

function whyNotDisplaced(s: State, region: number): Why | null {
  if (region === s.pawns[s.active]) return ['contestedRegion', 'OM-3.13']
  if (pawnIn(s, region, none) !== none) return ['pawnThere', 'OM-3.13']
  return nearestFree(s).includes(region) ? null : ['notNearest', 'OM-3.13']
}
