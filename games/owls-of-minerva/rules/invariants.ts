import { brokenAmong, type Viewer } from '@eminence/kernel'
import {
  allFactions,
  allRegions,
  courtSize,
  disksPerSeat,
  followersPerFaction,
  handLimit,
  none,
  rosicrucianLimit,
  roundCount,
  tablesOf,
} from '../data.ts'
import { pointsOf, result, totalOf } from '../score.ts'
import {
  diskAt,
  disksOnMap,
  followersAt,
  heldAt,
  isOver,
  limitOf,
  reformsLeft,
  reformsOf,
  roundOf,
  type State,
  usedReform,
} from '../state.ts'
import { view } from '../view.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const areDifferent = (numbers: readonly number[]): boolean => new Set(numbers).size === numbers.length
const seatsOf = (s: State): number[] => [...s.hands.keys()]

/** 1 Of each faction there are ten followers, on the map, on identity cards and in the bank. */
const everyFollowerOnce = (s: State): boolean =>
  allFactions.every((faction) => {
    const onMap = sum(allRegions.map((region) => s.followers[followersAt(region, faction)]))
    const held = sum(seatsOf(s).map((seat) => s.held[heldAt(seat, faction)]))
    return onMap + held + s.bank[faction] === followersPerFaction
  }) && [...s.followers, ...s.held, ...s.bank].every((each) => each >= 0)

/** 2 Followers never come to the map. */
const mapOnlyEmpties = (s: State, before: State): boolean => sum(s.followers) <= sum(before.followers)

/** 3 The 57 cards are in one place each. */
function everyCardOnce(s: State): boolean {
  const isLeft = isOver(s) || s.todo.at(-1)?.type === 'drawFrom' || (s.used & usedReform) !== 0
  const places = [
    ...s.deck,
    ...s.discards,
    ...s.court,
    ...s.hands.flat(),
    ...s.ids,
    ...s.under,
    ...s.added,
    ...s.attack,
    ...s.defence,
    ...(isLeft ? [] : [s.card]),
  ].filter((card) => card !== none)
  const areSorted = s.hands.every((hand) => hand.every((card, at) => at === 0 || hand[at - 1] < card))
  return places.length === s.pools.length && areDifferent(places) && areSorted
}

/** 4 No two pawns are in one region, but in an oust. */
function pawnsApart(s: State): boolean {
  const placed = s.pawns.filter((region) => region !== none)
  if (s.turn > 0 && placed.length < s.seats) return false
  const isOusting = s.defender !== none && s.pawns[s.active] === s.pawns[s.defender]
  return areDifferent(isOusting ? s.pawns.filter((_, seat) => seat !== s.defender) : placed)
}

/** 5 Reform cards stay in their slots or are taken, each over one card, at most one a turn. */
function reformsAreRight(s: State, before: State | undefined): boolean {
  const slots = allRegions.filter((region) => tablesOf(s).set.regions[region].slotFrom <= s.seats)
  const laid = s.reforms.filter((reform) => reform !== none)
  const areLaid =
    laid.length === slots.length && areDifferent(laid) && slots.every((region) => s.reforms[region] !== none)
  const areOverCards = allRegions.every((region) => (s.takers[region] === none) === (s.under[region] === none))
  const onlyFromSlots = allRegions.every((region) => s.takers[region] === none || s.reforms[region] !== none)
  const takenNow = before === undefined ? 0 : reformsLeft(before) - reformsLeft(s)
  const isOnePerTurn = takenNow === 0 || (takenNow === 1 && before !== undefined && (before.used & usedReform) === 0)
  return areLaid && areOverCards && onlyFromSlots && isOnePerTurn
}

/** 6 Twenty disks of each colour. */
const everyDiskOnce = (s: State): boolean =>
  seatsOf(s).every((seat) => {
    const onMap = allRegions.map((region) => s.disks[diskAt(region, seat)])
    return sum(onMap) + s.supply[seat] === disksPerSeat && [...onMap, s.supply[seat]].every((each) => each >= 0)
  })

/** 7 Hands are filled up to four, or to five after a Rosicrucian, and never above; the court is full between turns. */
function handsAreFull(s: State, before: State | undefined): boolean {
  if (s.hands.some((hand) => hand.length > rosicrucianLimit)) return false
  const isTurnStart = s.todo.at(-1)?.type === 'playCard'
  if (!isTurnStart) return true
  const { length } = s.hands[s.active]
  if (length < handLimit || s.court.length !== courtSize) return false
  return before === undefined || before.turn === 0 || s.hands[before.active].length === limitOf(before)
}

/** 8 Each edict comes up once, one a round. */
const edictsAreRight = (s: State): boolean =>
  areDifferent([...s.edicts, ...s.edictPile]) &&
  s.edicts.length + s.edictPile.length === roundCount &&
  (s.turn === 0 ? roundOf(s) === 0 : roundOf(s) === Math.ceil(s.turn / s.seats))

/** 9 Borders hold from both sides, and every region can be reached. */
function mapIsWhole(s: State): boolean {
  const { neighbours, distance, set } = tablesOf(s)
  const touches = (a: number, b: number) => (neighbours[a] & (1 << b)) !== 0
  const ends = sum(neighbours.map((_, region) => allRegions.filter((other) => touches(region, other)).length))
  return (
    ends === 2 * set.borders.length &&
    allRegions.every((a) =>
      allRegions.every((b) => touches(a, b) === touches(b, a) && distance[a][b] < allRegions.length),
    )
  )
}

/** 10 Reforms and disks always count. */
const pointsAreRight = (s: State): boolean => {
  const { reform, disk } = tablesOf(s).set.points
  return pointsOf(s).every(
    (points, seat) => totalOf(points) >= reform * reformsOf(s, seat) + disk * disksOnMap(s, seat),
  )
}

/** 11 There is always something left to draw. */
const drawsRemain = (s: State): boolean => s.deck.length + s.discards.length >= 12

/** 12 The game is over when nobody owes anything, and then for one of the two reasons. */
function endIsRight(s: State): boolean {
  if (isOver(s) !== (s.todo.length === 0) || isOver(s) !== (result(s) !== null)) return false
  return !isOver(s) || reformsLeft(s) === 0 || s.turn === roundCount * s.seats
}

/** 13 No view tells what OM-3.35 hides. */
const viewsAreDiscreet = (s: State, show: typeof view): boolean =>
  [...seatsOf(s), null].every((viewer: Viewer) => {
    const seen = show(s, viewer)
    const showsHand = seen.hands.some((hand, seat) => hand !== null && seat !== viewer)
    const showsIdentity = seen.ids.some(
      (card, seat) => s.starter === none && seat !== viewer && (card ?? none) !== none,
    )
    return (
      !showsHand && !showsIdentity && !['deck', 'discards', 'edictPile', 'contactPile'].some((name) => name in seen)
    )
  })

/** The numbers of the invariants of the rules file that do not hold; 12 and 13 are our own. `show` is the game's `view`, but for a test of 13. */
export function broken(s: State, before?: State, show = view): string[] {
  return brokenAmong({
    1: everyFollowerOnce(s),
    2: before === undefined || mapOnlyEmpties(s, before),
    3: everyCardOnce(s),
    4: pawnsApart(s),
    5: reformsAreRight(s, before),
    6: everyDiskOnce(s),
    7: handsAreFull(s, before),
    8: edictsAreRight(s),
    9: mapIsWhole(s),
    10: pointsAreRight(s),
    11: drawsRemain(s),
    12: endIsRight(s),
    13: viewsAreDiscreet(s, show),
  })
}
