import { brokenAmong, type Viewer } from '@eminence/kernel'
import {
  cards,
  courtSize,
  crown,
  cubesInAll,
  disksPerSeat,
  edictSize,
  edictsToEnd,
  factionCardsOf,
  factionIndexes,
  handLimit,
  isEdict,
  layoutFor,
  none,
  placard,
  plots,
  rankOf,
  scholars,
  tablesOf,
  tokensOf,
} from '../data.ts'
import { disksAt, disksOnMap, isIn } from '../map.ts'
import { mostLocations } from '../sets.ts'
import { byPlots, favorsOf, inRow, isBot, isOver, notInPlay, type State } from '../state.ts'
import { gapIn, tellsTooMuch, view } from '../view.ts'
import { largestMet } from './plots/joint.ts'
import { edictsDiscarded } from './turn/edicts.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const seatsOf = (s: State): number[] => [...s.supply.keys()]
const isEach = (found: readonly number[], wanted: readonly number[]): boolean =>
  found.toSorted((a, b) => a - b).join() === wanted.join()

/** 1 Every luminary is in one place, and the map is whole, but for a card that is being replaced. */
function everyCardOnce(s: State): boolean {
  const places = [...s.map, ...s.deck, ...s.discard, ...s.court, ...s.hands.flat(), ...s.chain, ...s.played, s.planning]
  const gap = gapIn(s)
  const isWhole = s.map.every((card, slot) => (card === none) === (slot === gap))
  return (
    isWhole &&
    isEach(
      places.filter((card) => card !== none),
      cards,
    )
  )
}

/** 2 No favor is lost; edicts hold pairs of their faction. */
const favorsAddUp = (s: State): boolean =>
  factionIndexes.every((faction) => {
    const held = seatsOf(s).map((seat) => favorsOf(s, seat, faction))
    const tokens = s.edictTokens[faction]
    return (
      s.pool[faction] + sum(held) + tokens === tokensOf(s.seats) &&
      [s.pool[faction], ...held].every((number) => number >= 0) &&
      tokens >= 0 &&
      tokens <= edictSize &&
      tokens % 2 === 0 &&
      tokens > 0 === s.edictAt[faction] >= 0
    )
  })

/** 3 No disk is lost; where a seat has disks is marked. */
const disksAddUp = (s: State): boolean =>
  seatsOf(s).every((seat) => {
    const onPlacard = isBot(s, seat) ? 1 : 0
    const all = s.supply[seat] + disksOnMap(s, seat) + s.claims[seat].length + onPlacard
    const isMarked = s.map.every((_, slot) => disksAt(s, seat, slot) > 0 === isIn(s.presence[seat], slot))
    return all === disksPerSeat && s.supply[seat] >= 0 && isMarked
  })

/** 4 A card holds as many disks as it has locations, a face-down one none, a Crown those of one seat. */
const locationsHold = (s: State): boolean =>
  s.map.every((card, slot) => {
    const locations = s.disks.slice(slot * mostLocations, (slot + 1) * mostLocations)
    const owners = locations.filter((owner) => owner !== none)
    if (!isIn(s.faceUp, slot)) return owners.length === 0
    const isWithin = locations.every((owner, at) => owner === none || at < tablesOf(s).locationsOf[card])
    return isWithin && (rankOf[card] !== crown || new Set(owners).size <= 1)
  })

/** A new turn begins: the redraw of the turn before is over. */
const isTurnChange = (s: State, before: State): boolean => s.turn > before.turn && !isOver(s)

/** 5 After a redraw hands are full: who has just played holds his limit, the others four, or five that Scholars gave them. */
function handsAreFull(s: State, before: State): boolean {
  if (!isTurnChange(s, before)) return true
  return s.hands.every(({ length }, seat) => {
    if (isBot(s, seat)) return length === 0
    if (seat === before.active) return length === handLimit + (s.holders[scholars] === seat ? 1 : 0)
    return length >= handLimit && length <= handLimit + 1
  })
}

/** 6 The court is full after a redraw, as far as there are cards. */
const courtIsFull = (s: State, before: State): boolean =>
  !isTurnChange(s, before) || s.deck.length === 0 || s.court.every((card) => card !== none)

const chamberlainInPlace = (s: State): boolean =>
  s.chamberlain >= 0 && s.chamberlain < courtSize && s.court.length === courtSize

/** 7 Every plot is in one place; disks lie on plots that the seat may claim, one each. */
function plotsInPlace(s: State): boolean {
  const owned = s.privatePlots.filter((plot) => plot !== none)
  const drawn = s.drawnPlot === none ? [] : [s.drawnPlot]
  const persons = s.seats - (s.bot === none ? 0 : 1)
  return (
    s.publicPlots.length === 2 &&
    owned.length === persons &&
    isEach([...s.publicPlots, ...owned, ...s.plotDeck, ...drawn], [...plots.keys()]) &&
    s.claims.every(
      (claims, seat) =>
        new Set(claims).size === claims.length &&
        claims.every((plot) => s.publicPlots.includes(plot) || s.privatePlots[seat] === plot) &&
        plots.every((_, plot) => (s.onTop[seat] & (1 << plot)) === 0 || claims.includes(plot)),
    )
  )
}

/** Whether the active seat is in its action phase. */
const isActing = (s: State): boolean => s.todo.some(({ type }) => type === 'endOfActions')

/** 8 Faction cards: as many as there should be; nothing is borrowed outside an action phase. */
const factionCardsInPlace = (s: State): boolean =>
  s.holders.filter((holder) => holder !== notInPlay).length === factionCardsOf(s.seats) &&
  s.holders.every((holder) => holder === notInPlay || holder === inRow || (holder >= 0 && holder < s.seats)) &&
  (s.borrowed === 0 || isActing(s))

/** 9 Every event is in one place; with the fifth edict gone, the round is the last. */
function eventsInPlace(s: State): boolean {
  const places = [
    ...s.eventDeck,
    ...s.eventsUnused,
    ...s.eventDiscard,
    ...s.eventHands.flat(),
    ...s.drawnEvents,
    ...s.inForce.filter((event) => event !== none),
    ...factionIndexes.filter((faction) => s.edictAt[faction] >= 0),
  ]
  return (
    isEach(
      places,
      Array.from({ length: 15 }, (_, event) => event),
    ) &&
    s.eventsUnused.length === 3 &&
    !s.eventsUnused.some(isEdict) &&
    edictsDiscarded(s) >= edictsToEnd === s.lastRound
  )
}

/** The game does not go on past the last round. */
const endsInTime = (s: State, before: State): boolean => !before.lastRound || s.round === before.round

/** 10 No more main actions than allowed, no card produces twice. */
const turnIsKept = (s: State): boolean => s.mainUsed <= s.mainAllowed && new Set(s.produced).size === s.produced.length

/** 11 Four cubes, on the map only in an action phase. */
const cubesInPlace = (s: State): boolean =>
  s.cubes.length <= cubesInAll && s.cubes.every((slot) => isIn(s.faceUp, slot)) && (s.cubes.length === 0 || isActing(s))

/** 12 After a plot check the plots with disks on top are jointly met; a bot's turn that has begun may have changed the map again. */
function plotsAreMet(s: State, before: State): boolean {
  if ((!isTurnChange(s, before) && !isOver(s)) || (isBot(s, s.active) && !isOver(s))) return true
  return s.claims.every((claims, seat) => {
    const onTop = claims.filter((plot) => s.onTop[seat] & (1 << plot))
    return largestMet(s, seat, onTop).length === onTop.length
  })
}

/** 13 Who wins by plots is the active seat. */
const winnerIsActive = (s: State): boolean => s.ending !== byPlots || s.winner === s.active

/** 14 The bot's token lies on the map or on its placard. */
const tokenInPlace = (s: State): boolean => s.token === placard || (s.token >= 0 && s.token < layoutFor(s).slots)

/** 15 No view tells what is hidden. */
const viewsAreDiscreet = (s: State, show: typeof view): boolean =>
  [...seatsOf(s), null].every((viewer: Viewer) => !tellsTooMuch(s, show(s, viewer)))

/** The numbers of the invariants of the rules file that do not hold. `show` is the game's `view`, but for a test of 15. */
export function broken(s: State, before?: State, show = view): string[] {
  return brokenAmong({
    1: everyCardOnce(s),
    2: favorsAddUp(s),
    3: disksAddUp(s),
    4: locationsHold(s),
    5: before === undefined || handsAreFull(s, before),
    6: chamberlainInPlace(s) && (before === undefined || courtIsFull(s, before)),
    7: plotsInPlace(s),
    8: factionCardsInPlace(s),
    9: eventsInPlace(s) && (before === undefined || endsInTime(s, before)),
    10: turnIsKept(s),
    11: cubesInPlace(s),
    12: before === undefined || plotsAreMet(s, before),
    13: winnerIsActive(s),
    14: tokenInPlace(s),
    15: viewsAreDiscreet(s, show),
  })
}
