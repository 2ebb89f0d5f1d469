import { brokenAmong, type Seat, type Task } from '@eminence/kernel'
import {
  allGoods,
  allNobles,
  clergyLimit,
  columnOf,
  cubesPerKind,
  displaySize,
  endOfSpaces,
  firstSpace,
  goodsPerKind,
  handSize,
  housesEach,
  lands,
  none,
  officialsEach,
  rowOf,
  slotsPerRow,
  spaceNamed,
  streetsOf,
  tablesOf,
} from '../data.ts'
import { mostInfluence } from '../sets.ts'
import {
  aboard,
  capacityOf,
  clergyHeld,
  emptyPiles,
  goodsOf,
  isSolo,
  outOfGame,
  plansOf,
  type State,
  setsOf,
  shipSlot,
  storesOf,
  unused,
} from '../state.ts'
import { isStartClergy } from '../tasks.ts'
import { officialsNeeded } from './legal.ts'
import { hasEqualNeighbours } from './setup.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const everyNth = (numbers: readonly number[], n: number, from: number): number =>
  sum(numbers.filter((_, at) => at % n === from))
const isUnique = (things: readonly number[]): boolean => new Set(things).size === things.length
const seatsOf = (s: State): Seat[] => s.purses.map((_, seat) => seat)
const inRow = (row: readonly number[], seat: Seat): readonly number[] =>
  row.slice(seat * slotsPerRow, (seat + 1) * slotsPerRow)

const seatOf = (task: Task): unknown => ('seat' in task ? task.seat : none)

/** So many tasks of this type wait for the seat. */
const waiting = (s: State, type: string, seat: Seat): number =>
  s.todo.filter((task) => task.type === type && (task.owing[0] ?? seatOf(task)) === seat).length
const isDue = (s: State, ...types: readonly string[]): boolean => s.todo.some(({ type }) => types.includes(type))

/** 1 No cube is lost. */
function everyCube(s: State): boolean {
  const places = [s.rowCubes, s.columnCubes, s.spaceCubes, s.heap, s.cubesOut, s.rubble]
  const perKind = [0, 1, 2].map((kind) => sum(places.map((cubes) => everyNth(cubes, 3, kind))))
  return perKind.every((number) => number === cubesPerKind) && places.flat().every((number) => number >= 0)
}

/** 2 No good is lost. */
function everyGood(s: State): boolean {
  const perGood = allGoods.map((good) => s.supply[good] + everyNth(s.stock, 4, good) + everyNth(s.cargo, 4, good))
  const isWhole = [...s.supply, ...s.stock, ...s.cargo].every((number) => number >= 0)
  return isWhole && perGood.every((number) => number === goodsPerKind)
}

/** 3 Houses and officials of a colour. */
const everyPiece = (s: State): boolean =>
  s.wigs.every((_, owner) => {
    const onPlans = sum(plansOf(s, owner).map((plan) => Math.max(0, s.planUse[plan])))
    const officials = s.officials[owner] + everyNth(s.offices.slice(owner * 3, owner * 3 + 3), 1, 0) + onPlans
    const isWhole = s.houses[owner] >= 0 && s.officials[owner] >= 0 && s.offices.every((number) => number >= 0)
    return isWhole && s.houses[owner] + storesOf(s, owner).length === housesEach && officials === officialsEach
  })

/** 4 The markers are on their tracks, and nobody owes anything. */
function markersOnTracks(s: State): boolean {
  const { highestLevel, prices } = tablesOf(s)
  return (
    s.influence.every((at) => at >= 0 && at <= mostInfluence) &&
    [...s.wigs, ...s.purses].every((number) => number >= 0) &&
    s.treasury >= 0 &&
    s.treasury <= highestLevel &&
    s.prices.every((step, good) => step >= 0 && step < prices[good].length)
  )
}

/** 5 What lies before a player fits, and Royal Favors are one a noble. */
function boardsAreRight(s: State): boolean {
  const slots = seatsOf(s).every((seat) => {
    const [top, bottom] = [inRow(s.top, seat), inRow(s.bottom, seat)]
    const isWithin = (row: readonly number[], open: number) => row.slice(open).every((held) => held === none)
    const open = 2 + Math.min(4, setsOf(s, seat)) - waiting(s, 'unlockSlot', seat)
    const isFitting =
      goodsOf(s, seat) <= capacityOf(s, seat) || waiting(s, 'overflowDrop', seat) + waiting(s, 'stow', seat) > 0
    return (
      isWithin(top, s.openTop[seat]) &&
      isWithin(bottom, s.openBottom[seat]) &&
      s.openTop[seat] + s.openBottom[seat] === open &&
      isFitting
    )
  })
  const favors = allNobles.every((noble) => s.favorStacks[noble] + everyNth(s.favors, 3, noble) === s.wigs.length)
  return (
    slots && favors && s.favors.every((held) => held === 0 || held === 1) && s.favorStacks.every((left) => left >= 0)
  )
}

/** 6 Five cards between turns, as long as there were cards to draw. */
const handsAreFull = (s: State): boolean =>
  s.todo.at(-1)?.type !== 'useCard' || emptyPiles(s) === 4 || s.hands.every((hand) => hand.length === handSize)

/** 7 Stores and buildings are where they may be. */
function cityIsRight(s: State): boolean {
  const land = lands.every((each) => {
    if (s.stores[each] === none) return s.entrances[each] === none
    return rowOf[each] < s.rows && streetsOf[columnOf[each]].includes(s.entrances[each])
  })
  const placed = s.buildings.filter((building) => building !== none)
  const all = [...placed, ...s.buildingStacks.flat()]
  const inPlay = s.buildings.every(
    (building, space) => building === none || (space >= firstSpace(s.rows) && space < endOfSpaces(s.rows)),
  )
  return land && inPlay && isUnique(all) && all.length === tablesOf(s).colourOfBuilding.length
}

/** 8 A ship at sea is full, one in the port is not; each is in one place. */
function shipsAreRight(s: State): boolean {
  const { shipOf } = tablesOf(s)
  const loaded = s.shipOwner.every((owner, ship) => {
    if (owner === none) return aboard(s, ship) === 0 && !s.atSea[ship]
    return s.atSea[ship] ? aboard(s, ship) === shipOf[ship].size : aboard(s, ship) < shipOf[ship].size
  })
  const berths = seatsOf(s).every((seat) => {
    const held = inRow(s.top, seat).flatMap((each) => (each >= shipSlot ? [each - shipSlot] : []))
    const owned = s.shipOwner.flatMap((owner, ship) => (owner === seat ? [ship] : []))
    return held.sort().join() === owned.sort().join()
  })
  return loaded && berths && s.shipyard.every((ship) => s.shipOwner[ship] === none)
}

/** 9 Each decree and each clergy tile is in one place; the display is full as long as the deck lasts. */
function decreesAndClergy(s: State): boolean {
  const { decrees, clergy } = tablesOf(s).set
  const taken = s.decreeKeeper.flatMap((keeper, decree) => (keeper === none ? [] : [decree]))
  const everyDecree = [...s.display, ...s.decreeDeck, ...taken]
  const isKept = s.decreeKeeper.every((keeper) => keeper < s.wigs.length || keeper === outOfGame)
  const isShown =
    isDue(s, 'decreePick', 'refillDisplay', 'newPeriod') ||
    s.display.length === Math.min(displaySize, s.display.length + s.decreeDeck.length)
  const offered = s.todo.filter(isStartClergy).flatMap(({ tiles }) => tiles)
  const held = seatsOf(s).flatMap((seat) => clergyHeld(s, seat))
  const everyTile = [...s.bag, ...s.ring.filter((tile) => tile !== none), ...held, ...s.tilesOut, ...offered]
  return (
    isUnique(everyDecree) &&
    everyDecree.length === decrees.length &&
    isKept &&
    isShown &&
    isUnique(everyTile) &&
    everyTile.length === clergy.length &&
    s.clergy.length === clergyLimit * s.seats
  )
}

/** 10 Each political card is in one place. */
function everyCard(s: State): boolean {
  const { deckOf } = tablesOf(s)
  const toCome = s.period === 0 ? deckOf.flatMap((deck, card) => (deck >= 2 ? [card] : [])) : []
  const inPortfolios = [...s.top, ...s.bottom].filter((card) => card !== none && card < shipSlot)
  const played = s.played === none ? [] : [s.played]
  const all = [
    ...s.piles.flat(),
    ...s.hands.flat(),
    ...inPortfolios,
    ...played,
    ...s.discard,
    ...s.cardsOut,
    ...s.undealt,
    ...toCome,
  ]
  return isUnique(all) && all.length === deckOf.length
}

/** 11 Used plans hold the officials that were needed at that time. */
function plansAreManned(s: State, before: State | undefined): boolean {
  const { officialsOf } = tablesOf(s)
  const isBusy = isDue(s, 'openOfficial')
  return s.planUse.every((officials, plan) => {
    const keeper = s.planKeeper[plan]
    if (officials === unused) return true
    if (keeper === none || officials > officialsOf[plan]) return false
    if (isBusy) return true
    const isNew = before !== undefined && before.planUse[plan] !== officials
    return officials >= 1 && (!isNew || officials === officialsNeeded(before, keeper, plan))
  })
}

/** 12 Everybody has equally many turns, but for one in a round; a finished game asks nothing. */
function turnsAreEqual(s: State): boolean {
  const difference = Math.max(...s.turns) - Math.min(...s.turns)
  return difference <= (s.isOver ? 0 : 1) && s.isOver === (s.todo.length === 0)
}

/** 13 Solo: the assistant stands on cards, the first building is on its place, and equal tiles are apart. */
function soloIsRight(s: State): boolean {
  if (!isSolo(s)) return s.assistant === none
  const isHisTurnOver = s.todo.at(-1)?.type === 'useCard' && s.turn > 0
  const stands = !isHisTurnOver || s.piles[s.assistant].length > 0 || emptyPiles(s) === 4
  const first = ['W-D', 'E-D']
    .map(spaceNamed)
    .filter((space) => s.buildings[space] !== none && s.openedBy[space] === none)
  return stands && first.length === 1 && !hasEqualNeighbours(s)
}

/** The numbers of the invariants of the rules file that do not hold. */
export function broken(s: State, before?: State): string[] {
  return brokenAmong({
    1: everyCube(s),
    2: everyGood(s),
    3: everyPiece(s),
    4: markersOnTracks(s),
    5: boardsAreRight(s),
    6: handsAreFull(s),
    7: cityIsRight(s),
    8: shipsAreRight(s),
    9: decreesAndClergy(s),
    10: everyCard(s),
    11: plansAreManned(s, before),
    12: turnsAreEqual(s),
    13: soloIsRight(s),
  })
}
