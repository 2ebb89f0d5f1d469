import type { Seat } from '@eminence/kernel'
import {
  allRegions,
  disksPerSeat,
  factionCount,
  freemason,
  none,
  type Region,
  regionsIn,
  roundCount,
  tablesOf,
} from '../../data.ts'
import { pointsOf, totalOf } from '../../score.ts'
import { colours, factions } from '../../sets.ts'
import {
  diskAt,
  disksOnMap,
  followersAt,
  hasIcon,
  heldAt,
  isOpen,
  pawnIn,
  reformsLeft,
  roundOf,
  usedGathering,
  usedIcon,
  usedMove,
  usedReform,
} from '../../state.ts'
import type { View } from '../../view.ts'
import { type ActKind, actKinds, tallyOf } from '../shared.ts'
import type { OwlsWords, RegionLine } from '../words.ts'
import { cardFacts, cardName, regionName } from './names.ts'
import { openIn, oustSums } from './sums.ts'

/** All that the viewer may know, one thing a line. */
export function positionLines(words: OwlsWords, view: View, names: readonly string[]): string[] {
  const points = pointsOf(view).map(totalOf)
  return [
    ...courseLines(words, view, names),
    ...allRegions.map((region) => words.position.region(regionLine(words, view, names, region))),
    ...names.flatMap((_, seat) => playerLines(words, view, names, seat, points[seat])),
    ...cardLines(words, view),
    ...ownLines(words, view),
    ...turnLines(words, view, names),
  ]
}

function courseLines({ position }: OwlsWords, view: View, names: readonly string[]): string[] {
  if (view.edicts.length === 0) return [position.setup]
  return [
    position.course(roundOf(view), roundCount, names[view.starter], reformsLeft(view)),
    position.edicts(view.edicts.map((edict) => factions[edict])),
  ]
}

function regionLine(words: OwlsWords, view: View, names: readonly string[], region: Region): RegionLine {
  const { set, neighbours, symbols } = tablesOf(view)
  const [pawn, taker] = [pawnIn(view, region, none), view.takers[region]]
  const printed = view.reforms[region] * factionCount
  const isPlacing = view.edicts.length === 0
  return {
    name: regionName(words, view, region),
    neighbours: regionsIn(neighbours[region]).map((each) => regionName(words, view, each)),
    followers: tallyOf((faction) => view.followers[followersAt(region, faction)]),
    disks: names
      .map((name, seat) => ({ name, count: view.disks[diskAt(region, seat)] }))
      .filter(({ count }) => count > 0),
    pawn: pawn === none ? null : names[pawn],
    reform: isOpen(view, region) ? tallyOf((faction) => symbols[printed + faction]) : null,
    taker: taker === none ? null : names[taker],
    start: isPlacing ? (set.regions[region].start ?? null) : null,
  }
}

function playerLines(words: OwlsWords, view: View, names: readonly string[], seat: Seat, points: number): string[] {
  const identity = view.ids[seat]
  // OM-1.4: not even the own one is in this line before all are revealed
  const isSecret = view.starter === none && identity !== none
  const line = words.position.player({
    name: names[seat],
    isReader: seat === view.viewer,
    isStarter: seat === view.starter,
    colour: colours[view.colours[seat]],
    identity: isSecret || identity === null || identity === none ? null : cardFacts(words, view, identity),
    isSecret,
    followers: tallyOf((faction) => view.held[heldAt(seat, faction)]),
    hand: view.sizes[seat],
    disks: disksOnMap(view, seat),
    supply: disksPerSeat - disksOnMap(view, seat),
    points,
  })
  const reforms = allRegions
    .filter((region) => view.takers[region] === seat)
    .map((region) => ({ place: regionName(words, view, region), card: cardName(words, view.under[region]) }))
  return reforms.length === 0 ? [line] : [line, words.position.reforms(names[seat], reforms)]
}

function cardLines(words: OwlsWords, view: View): string[] {
  const { position } = words
  return [
    position.court(view.court.map((card) => cardFacts(words, view, card))),
    position.piles(view.deckSize, view.discardSize, view.discard === none ? null : cardName(words, view.discard)),
    position.bank(tallyOf((faction) => view.bank[faction])),
  ]
}

function ownLines(words: OwlsWords, view: View): string[] {
  const { viewer } = view
  const hand = viewer === null ? null : view.hands[viewer]
  if (viewer === null || hand === null) return []
  const identity = view.ids[viewer]
  const isSecret = view.starter === none && identity !== none && identity !== null
  return [
    ...(isSecret ? [words.position.ownIdentity(cardFacts(words, view, identity))] : []),
    words.position.ownHand(hand.map((card) => cardFacts(words, view, card))),
  ]
}

function turnLines(words: OwlsWords, view: View, names: readonly string[]): string[] {
  const { position } = words
  const due = view.todo.at(-1)
  if (due === undefined) return [position.over]
  return [
    ...actionLines(words, view, names),
    ...due.owing.map((seat) => (seat === view.viewer ? position.ownTurn : position.turn(names[seat]))),
  ]
}

/** The action card, and the oust or the reform that it has led to. */
function actionLines(words: OwlsWords, view: View, names: readonly string[]): string[] {
  const { position } = words
  const { active, defender, card } = view
  if (card === none) return []
  const lines = [position.card(names[active], cardFacts(words, view, card), usedActs(view))]
  const place = regionName(words, view, view.pawns[active])
  if (defender !== none && view.winner === none) {
    const { attack, defence } = oustSums(view)
    lines.push(position.oust(names[active], names[defender], place, attack, defence))
  }
  if (view.added.length > 0) {
    const further = view.added.map((each) => cardName(words, each))
    lines.push(position.reforming(place, further, openIn(view, active)))
  }
  return lines
}

function usedActs(view: View): ActKind[] {
  const isFreemason = hasIcon(view, view.card, freemason)
  const isUsed: Readonly<Record<ActKind, number>> = {
    move: usedMove,
    gather: usedGathering,
    freemason: isFreemason ? usedIcon : 0,
    rosicrucian: isFreemason ? 0 : usedIcon,
    reform: usedReform,
  }
  return actKinds.filter((kind) => (view.used & isUsed[kind]) !== 0)
}
