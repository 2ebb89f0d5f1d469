import type { Seat } from '@eminence/kernel'
import {
  type Box,
  boxOf,
  count,
  none,
  type Owner,
  opposingSide,
  placeOf,
  richelieuSide,
  type Side,
  type Space,
  spaceAt,
  tablesOf,
} from '../data.ts'
import type { Contribution, Event } from '../events.ts'
import type { DecisionType, Move } from '../moves.ts'
import { rankingOf, strengthOf, winnerOf } from '../rules/resolution.ts'
import { pointsOf, type Source } from '../score.ts'
import { type Effect, factions } from '../sets.ts'
import { freeAt, isOver, labelOf, ownersIn, surchargeOf } from '../state.ts'
import type { View } from '../view.ts'
import type { TableWords } from './words.ts'

/** What stands on the spaces, as far as the viewer knows. */
export type Standings = Pick<View, 'owners' | 'values'>

/** A piece or an agent put on a space, and where it came from, if from the board. */
export interface Change {
  readonly to: Space
  readonly from: Space
  readonly owner: Owner
  /** Null if the viewer does not know it. */
  readonly value: number | null
}

/** The board as it would be then. */
export function after({ owners, values }: Standings, { to, from, owner, value }: Change): Standings {
  const at = (space: number, present: number | null, then: number | null) =>
    space === to ? then : space === from ? null : present
  return {
    owners: owners.map((present, space) => at(space, present, owner) ?? none),
    values: values.map((present, space) => at(space, present, value)),
  }
}

/** A side of an intrigue: the sum that the viewer knows, and whose agents besides are hidden. */
export interface SideSum {
  readonly known: number
  readonly hidden: readonly Owner[]
}

export function sideSum({ owners, values }: Standings, box: Box, side: Side): SideSum {
  const from = spaceAt(box, side, 0)
  return {
    known: strengthOf({ values: values.map((value) => value ?? 0) }, box, side),
    hidden: owners.slice(from, from + 5).filter((owner, index) => owner !== none && values[from + index] === null),
  }
}

/** How an intrigue would end if it were resolved now, by what the viewer knows. */
export interface Outlook {
  readonly sides: readonly [SideSum, SideSum]
  readonly leader: Side
  /** Nothing is hidden. */
  readonly isCertain: boolean
  /** By side: who would be ranked if it won, best first. */
  readonly rankings: readonly [readonly Contribution[], readonly Contribution[]]
}

export function outlookOf(standings: Standings, box: Box): Outlook {
  const known = { owners: [...standings.owners], values: standings.values.map((value) => value ?? 0) }
  const sides: [SideSum, SideSum] = [sideSum(standings, box, richelieuSide), sideSum(standings, box, opposingSide)]
  return {
    sides,
    leader: winnerOf(known, box),
    isCertain: sides.every(({ hidden }) => hidden.length === 0),
    rankings: [rankingOf(known, box, richelieuSide), rankingOf(known, box, opposingSide)],
  }
}

/** What is asked of the viewer or of somebody else now; null when the game is over. */
export function asked(view: View): { readonly type: DecisionType; readonly seat: Seat; readonly space: Space } | null {
  const task = view.todo.at(-1)
  if (task === undefined || !isDecision(task.type)) return null
  const space = 'space' in task && typeof task.space === 'number' ? task.space : none
  return { type: task.type, seat: task.owing[0], space }
}

const decisions: Readonly<Record<DecisionType, true>> = {
  chooseAction: true,
  chooseAgent: true,
  rewardSpace: true,
  rewardAgent: true,
  bribeTarget: true,
  bribeDestination: true,
  queenSpace: true,
  greySpace: true,
  neutralSpace: true,
  neutralAgent: true,
}
const isDecision = (type: string): type is DecisionType => Object.hasOwn(decisions, type)

const effectOf: Partial<Readonly<Record<DecisionType, Effect>>> = {
  rewardSpace: 'placeAgent',
  rewardAgent: 'placeAgent',
  bribeTarget: 'bribe',
  bribeDestination: 'bribe',
  queenSpace: 'queen',
  greySpace: 'greyEminence',
}

/** A reward that asks for a choice now: of which sheet, the first or the second, and whose it is. */
export function dueReward(view: View) {
  const task = asked(view)
  const effect = task === null ? undefined : effectOf[task.type]
  if (task === null || effect === undefined) return null
  return { effect, seat: task.seat, place: 2 * view.box + view.winningSide, reward: view.rewardStep }
}

/** Moves and blocked moves are found by what a click means. */
export const keyOf = (move: Move): string =>
  'space' in move ? `space ${move.space}` : 'value' in move ? `agent ${move.value}` : move.type

/** What a placement costs now; null where nothing is paid. */
export const priceOf = (view: View, space: Space): number | null =>
  asked(view)?.type === 'chooseAction' ? labelOf(view, space) + surchargeOf(view) : null

/** Whether the sheet is full when something comes to this space, from another one or none. */
export const fills = (view: View, to: Space, from: Space): boolean =>
  count(freeAt(view, placeOf[to])) === 1 && (from === none || placeOf[from] !== placeOf[to])

/** What stands on the sheet: its badge. `queue` counts the pending boxes from 1; 0 is the box being resolved. */
export type Badge = { readonly type: 'oneLeft' } | { readonly type: 'locked'; readonly queue: number } | null

export function badgeOf(view: View, place: number): Badge {
  const box = Math.floor(place / 2)
  if (view.box === box) return { type: 'locked', queue: 0 }
  const queue = view.pending.indexOf(box)
  if (queue !== none) return { type: 'locked', queue: queue + 1 }
  return count(freeAt(view, place)) === 1 ? { type: 'oneLeft' } : null
}

/** Agents of one value in a hand or in the city. */
export interface Stack {
  readonly value: number
  readonly number: number
}

const stacksIn = (view: View, numbers: readonly number[]): Stack[] =>
  tablesOf(view)
    .kinds.map((value, kind) => ({ value, number: numbers[kind] }))
    .filter(({ number }) => number > 0)

/** The hand as the viewer sees it; null where it is hidden. */
export function handOf(view: View, owner: Owner): readonly Stack[] | null {
  const hand = view.hands[owner]
  return hand === null ? null : stacksIn(view, hand)
}

export interface CityGroup {
  readonly owner: Owner
  readonly stacks: readonly Stack[]
}

export function cityOf(view: View): CityGroup[] {
  const { length } = tablesOf(view).kinds
  return Array.from({ length: ownersIn(view.seats) }, (_, owner) => ({
    owner,
    stacks: stacksIn(view, view.city.slice(owner * length, (owner + 1) * length)),
  })).filter(({ stacks }) => stacks.length > 0)
}

/** A place on a track, with all who stand there; the Cardinal (none) first: who is level with him is not behind. */
export interface Cell {
  readonly at: number
  readonly who: readonly (Seat | typeof none)[]
}

/** The prestige track unrolled: as long as a lap, and longer as soon as somebody has gone round. */
export function prestigeScene(view: View): { readonly length: number; readonly cells: readonly Cell[] } {
  const { prestigeLap } = tablesOf(view).set
  const furthest = Math.max(view.cardinal, ...view.prestige)
  const length = furthest < prestigeLap ? prestigeLap : Math.ceil((furthest + 2) / 5) * 5
  const places = [...new Set([...view.prestige, view.cardinal])].sort((a, b) => a - b)
  const cells = places.map((at) => ({
    at,
    who: [...(view.cardinal === at ? [none] : []), ...seatsAt(view.prestige, at)],
  }))
  return { length, cells }
}

export const seatsAt = (track: readonly number[], at: number): Seat[] =>
  track.flatMap((each, seat) => (each === at ? [seat] : []))

/** Won sheets of a seat by faction, with what they bring at the end as far as that is known. */
export interface Pile {
  readonly faction: (typeof factions)[number]
  readonly number: number
  readonly points: number
}

/** Null where the sheets lie face down. */
export function pilesOf(view: View, seat: Seat): readonly Pile[] | null {
  const points = pointsIn(view)
  const won = view.won[seat]
  if (won === null) return null
  const { factionOf, set } = tablesOf(view)
  return factions.flatMap((faction, at) => {
    const number = won.filter((sheet) => factionOf[sheet] === at).length
    if (number === 0) return []
    return [{ faction, number, points: at === 0 ? (points?.[seat].richelieu ?? 0) : set.factionSheets[number] }]
  })
}

/** What each seat would have if the game ended now, jewels of others apart; null while won sheets lie face down. */
export function pointsIn(view: View): Record<Source, number>[] | null {
  const keepers = tablesOf(view).set.sheets.map(() => none)
  for (const [seat, won] of view.won.entries()) {
    if (won === null) return null
    for (const sheet of won) keepers[sheet] = seat
  }
  return pointsOf({
    set: view.set,
    prestige: [...view.prestige],
    income: [...view.income],
    military: [...view.military],
    jewels: view.jewels.map((jewels) => jewels ?? 0),
    keepers,
  })
}

/** What the total of these points is called. */
export const standingTitle = (view: View, words: TableWords): string =>
  isOver(view) ? words.finalScore : words.ifItEnded

/** The spaces where something came since the viewer's last turn, after what was told now. */
export function freshAfter(
  fresh: readonly Space[],
  told: readonly Event[],
  { viewer, seats }: Pick<View, 'viewer' | 'seats'>,
): readonly Space[] {
  let spaces = fresh
  for (const event of told) {
    if (event.type === 'turnBegan' && viewer !== null && event.seat === (viewer + 1) % seats) spaces = []
    if (event.type === 'agentPlaced' && event.seat !== viewer) spaces = [...spaces, event.space]
    if ((event.type === 'agentBribed' || event.type === 'pieceMoved') && event.seat !== viewer)
      spaces = [...spaces.filter((space) => space !== event.from), event.to]
    if (event.type === 'boxCleared') spaces = spaces.filter((space) => boxOf[space] !== event.box)
  }
  return spaces
}

export const isEmptyBox = (view: View, box: Box): boolean => view.sheets[2 * box] === none
