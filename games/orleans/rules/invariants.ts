import { brokenAmong, type Seat } from '@eminence/kernel'
import {
  boatman,
  boatmanCitizen,
  deedCount,
  farmer,
  firstDeedCitizen,
  followerCount,
  followers,
  goodCount,
  happeningCount,
  herbGardenTile,
  isOwn,
  knight,
  knightCitizen,
  none,
  outOfGame,
  pilgrimage,
  places,
  rounds,
  schoolTile,
  type Tables,
  tablesOf,
  takers,
  towerTile,
  trackCount,
  typeCount,
  withHerbGarden,
  withSchool,
} from '../data.ts'
import { followerTypes, goodIds } from '../sets.ts'
import {
  allowedTo,
  everySeat,
  fromMarket,
  gameOver,
  gathering,
  inActions,
  inEvent,
  inPreparation,
  levelOf,
  nextSeat,
  ownsTower,
  placesOf,
  planning,
  type State,
  sizeOf,
  spacesFrom,
  stationsOf,
  stepOf,
  storing,
  techTile,
  towerSize,
} from '../state.ts'
import { filledIn } from './actions/deeds.ts'
import { isForTech } from './preparation/planning.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const seatsOf = (s: State): Seat[] => s.coins.map((_, seat) => seat)
const pieceAt = (s: State, at: number): number => (s.spaces[at] === none ? none : s.spaces[at] % fromMarket)

/** What stands on the spaces of a seat, by space. */
const piecesOf = (s: State, tables: Tables, seat: Seat): number[] =>
  Array.from({ length: tables.spaceCount }, (_, space) => pieceAt(s, spacesFrom(tables, seat) + space))

/** By follower: how many the seat has, wherever they are. */
function followersOf(s: State, tables: Tables, seat: Seat): number[] {
  const pieces = piecesOf(s, tables, seat)
  return followers.map((follower) => {
    const at = seat * followerCount + follower
    const inTower = ownsTower(s, seat) ? s.tower[follower] : 0
    return s.bags[at] + s.markets[at] + inTower + pieces.filter((piece) => piece === follower).length
  })
}

/** 1 Nobody is lost, and everybody has the four own followers. */
function everyFollowerOnce(s: State): boolean {
  const tables = tablesOf(s)
  const held = seatsOf(s).map((seat) => followersOf(s, tables, seat))
  const areAllNeutral = followerTypes.every((id, type) => {
    const onDeeds = sum(Array.from({ length: deedCount }, (_, deed) => s.deeds[deed * typeCount + type]))
    const withSeats = sum(held.map((each) => each[type]))
    const found = s.supply[type] + withSeats + onDeeds + s.lostFollowers[type]
    return found === tables.set.followers[id][s.seats - 2]
  })
  const areAllOwn = held.every((each) => each.slice(typeCount).every((number) => number === 1))
  return areAllNeutral && areAllOwn && [...s.supply, ...s.bags, ...s.markets, ...s.tower].every((each) => each >= 0)
}

/** 2 No good is lost. */
function everyGoodOnce(s: State): boolean {
  const { set } = tablesOf(s)
  const isRight = goodIds.every((id, good) => {
    const owned = sum(seatsOf(s).map((seat) => s.goods[seat * goodCount + good]))
    const onMap = s.onStretches.filter((each) => each === good).length
    return s.goodsSupply[good] + onMap + owned + s.putAway[good] + s.lostGoods[good] === set.goods[id].tiles
  })
  return isRight && [...s.goodsSupply, ...s.goods].every((number) => number >= 0)
}

/** 3 Tech tiles, citizens, place tiles and stations are all there. */
function everyTileOnce(s: State): boolean {
  const tables = tablesOf(s)
  const laid = s.spaces.filter((_, at) => pieceAt(s, at) === techTile).length
  const isTech = s.techSupply + s.lostTech + sum(s.tech) + laid === tables.set.techTiles
  const isSeat = (keeper: number) => keeper >= none && keeper < s.seats
  const hasStations = seatsOf(s).every(
    (seat) => s.stationSupply[seat] + s.lostStations[seat] + stationsOf(s, seat) === tables.set.stations,
  )
  return (
    isTech &&
    hasStations &&
    [s.techSupply, ...s.tech, ...s.stationSupply].every((number) => number >= 0) &&
    s.citizens.every(isSeat) &&
    s.tileOf.every((keeper) => isSeat(keeper) || keeper === outOfGame)
  )
}

/** 4 Nobody has fewer than no coins; market and tower hold no more than they can. */
function nothingOverflows(s: State): boolean {
  const { set } = tablesOf(s)
  const inTower = towerSize(s)
  const isTowerRight = inTower <= set.tower && (inTower === 0 || s.tileOf[towerTile] < s.seats)
  return (
    isTowerRight &&
    (inTower === 0 || s.tileOf[towerTile] !== none) &&
    s.coins.every((coins) => coins >= 0) &&
    seatsOf(s).every((seat) => {
      const stage = s.stages[seat]
      const isGathering = s.phase === inPreparation && (stage === gathering || stage === storing)
      const more = isGathering && ownsTower(s, seat) ? set.tower - inTower : 0
      return sizeOf(s.markets, seat) <= set.market + more
    })
  )
}

/** 5 Markers are on their tracks; those of the characters never go back. */
function markersOnTracks(s: State, before: State | undefined): boolean {
  const { trackLast, set } = tablesOf(s)
  const isOn = s.tracks.every((step, at) => step >= 0 && step <= trackLast[at % trackCount])
  const isDeveloped = s.development.every((at) => at >= 0 && at <= set.development.last)
  return isOn && isDeveloped && (before === undefined || s.tracks.every((step, at) => step >= before.tracks[at]))
}

/** 6 The markers tell how many followers were recruited. */
function recruitsAreCounted(s: State): boolean {
  const { set } = tablesOf(s)
  return followerTypes.slice(0, trackCount).every((id, type) => {
    const recruited = set.followers[id][s.seats - 2] - s.supply[type] + s.returned[type]
    return sum(seatsOf(s).map((seat) => stepOf(s, seat, type))) === recruited
  })
}

/** 7 Only who is accepted stands on a space; tech lies where it may. A lost School or Herb Garden leaves its followers (OR-3.59). */
function spacesAreRight(s: State, before: State | undefined): boolean {
  const tables = tablesOf(s)
  const lost =
    (s.tileOf[schoolTile] === outOfGame ? withSchool : 0) |
    (s.tileOf[herbGardenTile] === outOfGame ? withHerbGarden : 0)
  return seatsOf(s).every((seat) => {
    const pieces = piecesOf(s, tables, seat)
    const owned = placesOf(s, seat)
    const accepted = takers[allowedTo(s, seat) | lost]
    const isRight = pieces.every((piece, space) => {
      if (piece === none) return true
      if (!owned.includes(tables.placeOf[space])) return false
      return piece === techTile ? isForTech(tables, space) : accepted[tables.needs[space]].includes(piece)
    })
    const techAt = pieces.flatMap((piece, space) => (piece === techTile ? [space] : []))
    const placesWithTech = techAt.map((space) => tables.placeOf[space])
    const hadNone = s.techLaid[seat] === 0 || before?.techLaid[seat] === 0
    const isFirstRight = !hadNone || techAt.length === 0 || techAt.some((space) => tables.needs[space] === farmer)
    return isRight && isFirstRight && new Set(placesWithTech).size === placesWithTech.length
  })
}

/** 8 Own followers keep out of politics; deeds hold whom they ask for, and their citizens as long as they are not finished. */
function deedsAreRight(s: State): boolean {
  const tables = tablesOf(s)
  const from = tables.firstSpace[places.townhall]
  const isNeutral = seatsOf(s).every((seat) =>
    piecesOf(s, tables, seat)
      .slice(from, from + tables.slots[places.townhall])
      .every((piece) => piece === none || !isOwn(piece)),
  )
  const isInRoom = s.deeds.every((number, at) => number >= 0 && number <= tables.deedRoom[at])
  const isTaken = tables.deedSize.every(
    (size, deed) => (filledIn(s, deed) === size) === (s.citizens[firstDeedCitizen + deed] !== none),
  )
  return isNeutral && isInRoom && isTaken
}

/** 9 One station a town, in the start town one a player; goods on the map only become fewer. */
function mapIsRight(s: State, before: State | undefined): boolean {
  const { start } = tablesOf(s)
  const isSingle = s.stationsAt.every((bits, town) => town === start || (bits & (bits - 1)) === 0)
  const isShrinking = s.onStretches.every(
    (good, at) => good === none || before === undefined || before.onStretches[at] === good,
  )
  return isSingle && isShrinking && s.stationsAt.every((bits) => bits >= 0 && bits <= everySeat(s))
}

/** 10 The hourglass has 18 tiles, each letter every event once, the Pilgrimage first. */
function hourglassIsRight(s: State): boolean {
  const isSet = (from: number) => new Set(s.hourglass.slice(from, from + happeningCount)).size === happeningCount
  return (
    s.hourglass.length === rounds &&
    s.hourglass[0] === pilgrimage &&
    s.hourglass.every((each) => each >= 0 && each < happeningCount) &&
    [0, 1, 2].every((letter) => isSet(letter * happeningCount)) &&
    s.round >= 1 &&
    s.round <= rounds
  )
}

/** 11 A citizen is taken once somebody has come to its space, and not before. */
function citizensAreRight(s: State, before: State | undefined): boolean {
  const { set, levels } = tablesOf(s)
  const { citizens } = set.development
  const isDevelopment = citizens.every((space, citizen) => {
    const keeper = s.citizens[citizen]
    if (keeper === none) return s.development.every((at) => at < space)
    return before === undefined || before.citizens[citizen] === keeper || s.development[keeper] >= space
  })
  const isTrack = (citizen: number, type: number, at: number) =>
    seatsOf(s).some((seat) => stepOf(s, seat, type) >= at) === (s.citizens[citizen] !== none)
  return (
    isDevelopment &&
    isTrack(knightCitizen, knight, set.trackCitizens.knight) &&
    isTrack(boatmanCitizen, boatman, set.trackCitizens.boatman) &&
    seatsOf(s).every((seat) => levelOf(s, seat) === levels[s.development[seat]])
  )
}

/** 12 Nobody acts twice in a lap, nor after passing; when the actions are over, all have passed. */
function turnsAreRight(s: State, before: State | undefined): boolean {
  if (s.phase === inEvent || s.phase === gameOver) return s.passed === everySeat(s) && s.acting === none
  if (s.phase !== inActions) return true
  const task = s.todo.at(-1)
  if (s.passed & (1 << s.active) || task?.owing[0] !== s.active) return false
  if (before?.phase !== inActions || task.type !== 'chooseAction') return true
  for (let seat = nextSeat(s, before.active); seat !== s.active; seat = nextSeat(s, seat)) {
    if (!(s.passed & (1 << seat))) return false
  }
  return (before.passed & ~s.passed) === 0
}

/** 13 The game lasts 18 rounds, and until then somebody owes something. */
function courseIsRight(s: State): boolean {
  if (s.phase === gameOver) return s.round === rounds && s.todo.length === 0
  if (s.phase !== inPreparation) return s.todo.length === 1 && s.todo[0].owing.length === 1
  const isBusy = (stage: number) => stage === gathering || stage === storing || stage === planning
  return s.todo.length === 0 && s.stages.some(isBusy)
}

/** The numbers of the invariants of the rules file that do not hold. */
export function broken(s: State, before?: State): string[] {
  return brokenAmong({
    1: everyFollowerOnce(s),
    2: everyGoodOnce(s),
    3: everyTileOnce(s),
    4: nothingOverflows(s),
    5: markersOnTracks(s, before),
    6: recruitsAreCounted(s),
    7: spacesAreRight(s, before),
    8: deedsAreRight(s),
    9: mapIsRight(s, before),
    10: hourglassIsRight(s),
    11: citizensAreRight(s, before),
    12: turnsAreRight(s, before),
    13: courseIsRight(s),
  })
}
