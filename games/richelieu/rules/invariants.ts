import { brokenAmong, type Viewer } from '@eminence/kernel'
import {
  intrigues,
  none,
  type Owner,
  opposingSide,
  pieceOwner,
  queen,
  richelieuSide,
  sideOf,
  spaces,
  tablesOf,
} from '../data.ts'
import { pointsOf, result, totalOf } from '../score.ts'
import {
  allResolved,
  goesOn,
  hasAgents,
  isFull,
  isOver,
  kindOfValue,
  labelOf,
  ownersIn,
  quiet,
  type State,
  sheetOn,
  sheetsWon,
  usedCommission,
  usedIncome,
  usedJewel,
} from '../state.ts'
import { tellsTooMuch, view } from '../view.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const ownersOf = (s: State): Owner[] => Array.from({ length: ownersIn(s.seats) }, (_, owner) => owner)
const isIn = (set: number, space: number): boolean => (set & (1 << space)) !== 0

/** 1 Hand, sheets and city together are the agents of a colour. */
function everyAgentOnce(s: State): boolean {
  const tables = tablesOf(s)
  const { length: kinds } = tables.kinds
  const found = s.hands.map((number, at) => number + s.city[at])
  for (const space of spaces) {
    const owner = s.owners[space]
    if (owner !== none && owner < queen) found[owner * kinds + kindOfValue(tables, s.values[space])]++
  }
  const wanted = ownersOf(s).flatMap((owner) => (owner < s.seats ? tables.agents : tables.neutralAgents))
  return found.join() === wanted.join() && [...s.hands, ...s.city].every((number) => number >= 0)
}

/** 2 Who has agents in the city has some in hand, too. */
function cityOnlyWithHand(s: State): boolean {
  const { length: kinds } = tablesOf(s).kinds
  return ownersOf(s).every((owner) => hasAgents(s.hands, owner, kinds) || !hasAgents(s.city, owner, kinds))
}

/** 3 No jewel is lost, and nobody owes any, nor money. */
function jewelsAndMoney(s: State): boolean {
  const { startJewelsCity, startJewelsPlayer } = tablesOf(s).set
  const all = startJewelsCity + startJewelsPlayer * s.seats
  return sum(s.jewels) + s.cityJewels === all && [...s.jewels, s.cityJewels, ...s.purses].every((each) => each >= 0)
}

/** 4 Queen and Grey Eminence are in their palaces or on one sheet of their side. */
const piecesAreInPlace = (s: State): boolean =>
  pieceOwner.every((owner, piece) => {
    const standing = spaces.filter((space) => s.owners[space] === owner)
    const at = s.pieces[piece]
    if (at === none) return standing.length === 0
    return standing.join() === `${at}` && sideOf[at] === piece && sheetOn(s, at) !== none
  })

/** 5 A full sheet is in a box that is being resolved or waits for it, alone there; what is free is not taken. */
function fullSheetsAreLocked(s: State): boolean {
  const full = s.sheets.flatMap((_, place) => (isFull(s, place) ? [Math.floor(place / 2)] : []))
  const isWaiting = full.every((box, at) => (box === s.box || s.pending.includes(box)) && full.indexOf(box) === at)
  const isMarked = spaces.every(
    (space) => isIn(s.free, space) === (s.owners[space] === none && sheetOn(s, space) !== none),
  )
  return isWaiting && isMarked && s.pending.every((box) => full.includes(box))
}

/** 6 The 26 sheets are in one place each, as many as there should be. */
function everySheetOnce(s: State): boolean {
  const { sheetsOfSide } = tablesOf(s)
  const laid = s.sheets.filter((sheet) => sheet !== none)
  const gone = s.keepers.flatMap((keeper, sheet) => (keeper === none ? [] : [sheet]))
  const places = [...s.richelieuDeck, ...s.opposingDeck, ...laid, ...gone]
  const deckSize = Math.max(0, intrigues - 3 - s.resolved)
  const goneOf = (side: number) => gone.filter((sheet) => sheetsOfSide[side].includes(sheet)).length
  const isSideRight = s.sheets.every((sheet, place) => sheet === none || sheetsOfSide[place % 2].includes(sheet))
  return (
    places.length === s.keepers.length &&
    new Set(places).size === places.length &&
    s.richelieuDeck.length === deckSize &&
    s.opposingDeck.length === deckSize &&
    laid.length === 2 * Math.min(3, intrigues - s.resolved) &&
    goneOf(richelieuSide) === s.resolved &&
    goneOf(opposingSide) === s.resolved &&
    isSideRight
  )
}

/** 7 Nobody wins more than was resolved, nor more of a faction than there is. */
function wonSheets(s: State): boolean {
  const { factionOf } = tablesOf(s)
  const won = sum(s.prestige.map((_, seat) => sum(sheetsWon(s, seat))))
  const all = [0, 1, 2, 3, 4].map((faction) => factionOf.filter((each) => each === faction).length)
  const isPossible = s.prestige.every((_, seat) => sheetsWon(s, seat).every((each, faction) => each <= all[faction]))
  return won <= s.resolved && s.resolved <= intrigues && isPossible
}

/** 8 The markers are on their tracks; those of players never go back. */
function markersOnTracks(s: State, before: State | undefined): boolean {
  const { set, militaryLast } = tablesOf(s)
  const onTrack =
    s.income.every((at) => at >= set.incomeTrack.start && at <= set.incomeTrack.last) &&
    s.military.every((at) => at >= 0 && at <= militaryLast) &&
    s.cardinal >= 0
  const rises = (now: readonly number[], then: readonly number[]) => now.every((at, seat) => at >= then[seat])
  return (
    onTrack &&
    (before === undefined ||
      (rises(s.income, before.income) && rises(s.military, before.military) && rises(s.prestige, before.prestige)))
  )
}

/** 9 Only spaces with a price hide an agent; what is hidden belongs to a muster of its owner. */
const hiddenOnlyWherePaid = (s: State): boolean =>
  spaces.every((space) => {
    const owner = s.owners[space]
    if (owner === none || isIn(s.faceUp, space))
      return s.musterOf[space] === 0 && (owner !== none || !isIn(s.faceUp, space))
    return owner < queen && labelOf(s, space) > 0 && s.musterOf[space] <= s.musters[owner]
  })

/** 10 No action is done too often in a turn. */
function actionsOfTurn(s: State): boolean {
  const once = [usedIncome, usedCommission, usedJewel].filter((bit) => s.used & bit).length
  return s.acts === s.placed + once && s.placed <= 2 && s.acts <= s.allowance && s.allowance <= 2
}

/** 11 No view tells what RI-10.1 hides. */
const viewsAreDiscreet = (s: State, show: typeof view): boolean =>
  [...s.purses.keys(), null].every((viewer: Viewer) => !tellsTooMuch(s, show(s, viewer)))

/** 12 Right after Richelieu's win the Cardinal is not behind the first in rank. */
function cardinalCaughtUp(s: State, before: State): boolean {
  const [first] = s.ranked
  const isJustWon = s.resolved > before.resolved && s.box === none && s.winningSide === richelieuSide
  return !isJustWon || first === none || first >= s.seats || s.cardinal >= s.prestige[first]
}

/** 13 The neutral step starts no resolution, unless the host wants it so. */
function neutralStepIsCalm(s: State, before: State): boolean {
  if (before.options.neutralLastSpace || before.todo.at(-1)?.type !== 'neutralAgent') return true
  return s.resolved === before.resolved && s.box === none
}

/** 14 A finished game has all intrigues resolved, or was quiet for too long; its totals add up. */
function endIsRight(s: State): boolean {
  const { set } = tablesOf(s)
  const isDead = s.quietTurns === set.quietRoundsToEnd * s.seats
  if (isOver(s) !== (s.todo.length === 0)) return false
  if (s.ending === goesOn) return s.resolved < intrigues && !isDead
  const isRight = s.ending === allResolved ? s.resolved === intrigues : s.ending === quiet && isDead
  const totals = s.prestige.map((prestige, seat) => {
    const { richelieu, opposing } = pointsOf(s)[seat]
    return prestige + s.income[seat] + s.military[seat] + richelieu + opposing + set.jewelPoints * s.jewels[seat]
  })
  return isRight && result(s)?.totals.join() === totals.join() && pointsOf(s).map(totalOf).join() === totals.join()
}

/** The numbers of the invariants of the rules file that do not hold. `show` is the game's `view`, but for a test of 11. */
export function broken(s: State, before?: State, show = view): string[] {
  return brokenAmong({
    1: everyAgentOnce(s),
    2: cityOnlyWithHand(s),
    3: jewelsAndMoney(s),
    4: piecesAreInPlace(s),
    5: fullSheetsAreLocked(s),
    6: everySheetOnce(s),
    7: wonSheets(s),
    8: markersOnTracks(s, before),
    9: hiddenOnlyWherePaid(s),
    10: actionsOfTurn(s),
    11: viewsAreDiscreet(s, show),
    12: before === undefined || cardinalCaughtUp(s, before),
    13: before === undefined || neutralStepIsCalm(s, before),
    14: endIsRight(s),
  })
}
