import type { Blocked, Seat } from '@eminence/kernel'
import { congress, crown, factionIndexes, investigators, none, press, rankOf } from '../../data.ts'
import {
  type Action,
  actionMoves,
  actions,
  claimFactionMoves,
  claimPlotMoves,
  congressMove,
  factionCardMoves,
  followUpMoves,
  lookAtHandMoves,
  lookAtPlotMoves,
  type Move,
  pressMoves,
  schemeMoves,
} from '../../moves.ts'
import {
  hasCard,
  isInForce,
  mainLeft,
  notInPlay,
  othersOf,
  type State,
  usedClaimFaction,
  usedClaimPlot,
  usedCongress,
  usedLook,
  usedPress,
} from '../../state.ts'
import { fitsWithOthers, isMetBy, plotsOpenTo } from '../plots/claims.ts'
import { because, noDisks, tooDear, type Why } from './why.ts'

function whyNoAction(s: State, seat: Seat, action: Action): Why {
  if (mainLeft(s) === 0) return ['noMainAction', 'PI-5.1']
  switch (action) {
    case 'scout':
      return ['nothingToScout', 'PI-6.1']
    case 'influence':
      return s.supply[seat] === 0 ? noDisks : ['nothingToInfluence', 'PI-7.1']
    case 'extort':
      return ['producedAlready', 'PI-8.6']
    case 'organize':
      return ['nothingToOrganize', 'PI-9.1']
    case 'expel':
      return s.hands[seat].length === 0 ? ['noHandCard', 'PI-10.5'] : ['nothingToExpel', 'PI-10.1']
    case 'oust':
      return ['nobodyToOust', 'PI-11.1']
  }
}

function whyNoScheme(s: State): Why {
  const last = s.chain[s.chain.length - 1]
  return rankOf[last] === crown ? ['crownEndsChain', 'PI-12.1'] : ['noLink', 'PI-12.1']
}

const used = (s: State, bit: number): boolean => (s.turnUsed & bit) !== 0

function whyNoPlot(s: State, seat: Seat, plot: number): Why | null {
  if (s.claims[seat].includes(plot)) return ['hasDiskThere', 'PI-14.1']
  if (used(s, usedClaimPlot)) return ['onePlotATurn', 'PI-14.1']
  if (s.supply[seat] === 0) return noDisks
  if (!isMetBy(s, seat, plot)) return ['plotNotMet', 'PI-14.1']
  return fitsWithOthers(s, seat, plot) ? null : ['plotNested', 'PI-14.4']
}

/** What a person might try in the action phase. */
export function blockedInMenu(s: State, seat: Seat, isOffered: (move: Move) => boolean): Blocked<Move>[] {
  const others = othersOf(s, seat)
  const inPlay = factionIndexes.filter((faction) => s.holders[faction] !== notInPlay)
  return [
    ...because(
      actions.map((action) => actionMoves[action]),
      isOffered,
      ({ type }) => whyNoAction(s, seat, actions.find((action) => action === type) ?? 'scout'),
    ),
    ...because(
      s.hands[seat].map((card) => schemeMoves[card]),
      isOffered,
      () => whyNoScheme(s),
    ),
    ...because(
      inPlay.filter((faction) => hasCard(s, seat, faction)).map((faction) => factionCardMoves[faction]),
      isOffered,
      ({ faction }) =>
        s.abilitiesUsed & (1 << faction) ? ['abilityUsed', 'PI-13.4'] : ['abilityImpossible', 'PI-5.3'],
    ),
    ...because(
      inPlay.filter((faction) => s.holders[faction] !== seat).map((faction) => claimFactionMoves[faction]),
      isOffered,
      () => (used(s, usedClaimFaction) ? ['oneFactionATurn', 'PI-13.1'] : ['lodgeNotControlled', 'PI-13.2']),
    ),
    ...because(
      plotsOpenTo(s, seat).map((plot) => claimPlotMoves[plot]),
      isOffered,
      ({ plot }) => whyNoPlot(s, seat, plot),
    ),
    ...because(
      [...new Set(s.cubes)].map((slot) => followUpMoves[slot]),
      isOffered,
      () => ['followUpImpossible', 'PI-11.10'],
    ),
    ...because(isInForce(s, congress) ? [congressMove] : [], isOffered, () =>
      used(s, usedCongress) ? ['congressOnce', 'PI-5.4'] : tooDear,
    ),
    ...because(isInForce(s, press) ? pressMoves : [], isOffered, () =>
      used(s, usedPress) ? ['pressOnce', 'PI-5.4'] : tooDear,
    ),
    ...because(isInForce(s, investigators) ? [...others.map((other) => lookAtHandMoves[other])] : [], isOffered, () =>
      used(s, usedLook) ? ['lookOnce', 'PI-5.1'] : ['nothingToSee', 'PI-5.1'],
    ),
    ...because(
      isInForce(s, investigators)
        ? others.filter((other) => s.privatePlots[other] !== none).map((other) => lookAtPlotMoves[other])
        : [],
      isOffered,
      () => (used(s, usedLook) ? ['lookOnce', 'PI-5.1'] : ['nothingToSee', 'PI-5.1']),
    ),
  ]
}
