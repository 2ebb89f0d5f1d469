import type { Seat } from '@eminence/kernel'
import {
  factionIndexes,
  factions,
  layoutFor,
  none,
  type Plot,
  placard,
  rankOf,
  type Slot,
  slotsIn,
  specials,
  tablesOf,
} from '../../data.ts'
import { disksOnMap, isIn } from '../../map.ts'
import { mostLocations } from '../../sets.ts'
import { discarded, inRow, mainLeft, usedQuick } from '../../state.ts'
import type { View } from '../../view.ts'
import { placeNumber, seatLetter, tallyOf } from '../shared.ts'
import type { LocationLine, PaxWords, PlaceLine, PlayerLine } from '../words.ts'
import { cardFacts, cardName, cardOrNull, eventName, factionsIn, placeName, plotName, plotText } from './names.ts'
import { pointsOf } from './sums.ts'

/** All that the viewer may know, one thing a line. */
export function positionLines(words: PaxWords, view: View, names: readonly string[]): string[] {
  const { position } = words
  const points = pointsOf(view)
  const edicts = view.edictAt.filter((at) => at === discarded).length
  return [
    position.course(view.round, names[view.starter], edicts, view.lastRound),
    ...slotsIn(layoutFor(view).all).map((slot) => position.place(placeLine(words, view, names, slot))),
    ...names.map((_, seat) => position.player(playerLine(words, view, names, seat, points[seat]))),
    ...supplyLines(words, view, names),
    ...plotLines(words, view, names),
    ...ownLines(words, view),
    ...turnLines(words, view, names),
  ]
}

function placeLine(words: PaxWords, view: View, names: readonly string[], slot: Slot): PlaceLine {
  const layout = layoutFor(view)
  const card = view.map[slot]
  return {
    number: placeNumber(slot),
    row: layout.cells[slot].row,
    isEdge: isIn(layout.edge, slot),
    next: slotsIn(layout.near[slot]).map(placeNumber),
    card: card === none ? null : cardFacts(words, view, card),
    locations: card === none ? [] : locationsAt(view, names, slot),
    cubes: view.cubes.filter((cube) => cube === slot).length,
    hasToken: view.bot !== none && view.token === slot,
  }
}

function locationsAt(view: View, names: readonly string[], slot: Slot): LocationLine[] {
  const { costs, topOf, bottomOf } = tablesOf(view)
  const card = view.map[slot]
  return costs[rankOf[card]].map(([top, bottom], location) => {
    const disk = view.disks[slot * mostLocations + location]
    if (disk !== none) return { disk: names[disk] }
    const cost = factions.map(() => 0)
    cost[topOf[card]] += top
    cost[bottomOf[card]] += bottom
    return { cost: tallyOf(cost) }
  })
}

const favorsAt = (view: View, seat: Seat): number[] =>
  view.favors.slice(seat * factions.length, (seat + 1) * factions.length)

function playerLine(words: PaxWords, view: View, names: readonly string[], seat: Seat, points: number): PlayerLine {
  const { set, contactFactions } = tablesOf(view)
  const { bot } = view.options
  const isReader = seat === view.viewer
  const plotsThat = (isOn: boolean) =>
    view.claims[seat]
      .filter((plot) => ((view.onTop[seat] & (1 << plot)) !== 0) === isOn)
      .map((plot) => plotName(words, plot))
  return {
    name: names[seat],
    seat: seatLetter(seat),
    isReader,
    isStarter: seat === view.starter,
    bot: seat === view.bot && bot !== 'none' ? words.bots[bot].name : null,
    favors: tallyOf(favorsAt(view, seat)),
    contact: set.contacts[view.contacts[seat]].number,
    contactFactions: factionsIn(contactFactions[view.contacts[seat]]),
    placard: slotsIn(layoutFor(view).atPlacard[seat]).map(placeNumber),
    hasToken: seat === view.bot && view.token === placard,
    onMap: disksOnMap(view, seat),
    supply: view.supply[seat],
    hand: view.handSizes[seat],
    known: isReader ? [] : view.hands[seat].map((card) => cardName(words, card)),
    events: view.eventHandSizes[seat],
    inForce: view.inForce[seat] === none ? null : eventName(words, view.inForce[seat]),
    factionCards: factionIndexes
      .filter((faction) => view.holders[faction] === seat)
      .map((faction) => factions[faction]),
    on: plotsThat(true),
    under: plotsThat(false),
    points,
  }
}

function supplyLines(words: PaxWords, view: View, names: readonly string[]): string[] {
  const { position } = words
  const lying = factionIndexes.filter((faction) => view.edictAt[faction] >= 0)
  const row = factionIndexes.filter((faction) => view.holders[faction] === inRow)
  const court = view.court.map((card) => (card === none ? null : words.card(cardFacts(words, view, card))))
  return [
    position.pool(tallyOf(view.pool)),
    ...lying.map((faction) =>
      position.edict(factions[faction], names[view.edictAt[faction]], view.edictTokens[faction]),
    ),
    position.row(row.map((faction) => factions[faction])),
    position.court(court, view.chamberlain),
    position.piles(view.deckSize, cardOrNull(words, view.discardTop), view.eventDeck.length, view.plotDeck.length),
  ]
}

function plotLines(words: PaxWords, view: View, names: readonly string[]): string[] {
  const { position } = words
  const text = (plot: Plot) => plotText(words, plot, view.seats)
  return [
    ...view.publicPlots.map((plot) => position.publicPlot(plotName(words, plot), text(plot))),
    ...view.privatePlots.flatMap((plot, seat) => {
      if (plot === null || plot === none) return []
      const isHiddenOwn = seat === view.viewer && (view.revealed & (1 << seat)) === 0
      return isHiddenOwn
        ? [position.ownPlot(plotName(words, plot), text(plot))]
        : [position.openPlot(names[seat], plotName(words, plot), text(plot))]
    }),
  ]
}

function ownLines(words: PaxWords, view: View): string[] {
  const { viewer } = view
  if (viewer === null || viewer === view.bot) return []
  const { position, abilities } = words
  const hand = view.hands[viewer].map((card) => {
    const facts = cardFacts(words, view, card)
    const { name, text } = abilities[facts.ability]
    return position.ownCard(words.card(facts), name, text)
  })
  return [
    ...(hand.length === 0 ? [position.emptyHand] : hand),
    ...view.eventHands[viewer].map((event) =>
      position.ownEvent(eventName(words, event), words.specials[specials[event - factions.length]].text),
    ),
  ]
}

const buffs = [
  'buff_influence_cheaper',
  'buff_oust_no_advantage',
  'buff_expel_free',
  'buff_scout_favor',
  'buff_extort_any',
] as const

function turnLines(words: PaxWords, view: View, names: readonly string[]): string[] {
  const { position } = words
  const due = view.todo.at(-1)
  if (due === undefined) return [position.over]
  return [
    position.acting({
      name: names[view.active],
      left: mainLeft(view),
      chain: view.chain.map((card) => cardName(words, card)),
      buffs: buffs.filter((_, at) => view.buffs[at] > 0).map((ability) => words.abilities[ability].name),
      borrowed: factionsIn(view.borrowed),
      quickUsed: (view.turnUsed & usedQuick) !== 0,
    }),
    ...oustLines(words, view, names),
    ...due.owing.map((seat) => (seat === view.viewer ? position.ownTurn : position.turn(names[seat]))),
  ]
}

function oustLines(words: PaxWords, view: View, names: readonly string[]): string[] {
  if (view.oust === null) return []
  const { slot, seats, disks, totals, advantaged } = view.oust
  const [attacker, defender] = seats.map((seat) => names[seat])
  const better = advantaged === none ? null : names[seats[advantaged]]
  return [words.position.oust(attacker, defender, placeName(words, view, slot), disks, totals, better)]
}
