import type { Seat } from '@eminence/kernel'
import {
  ace,
  allFactions,
  allRegions,
  type Card,
  type FactionNumber,
  factionCount,
  none,
  type Region,
  regionsIn,
  tablesOf,
} from '../data.ts'
import type { DecisionType, Move } from '../moves.ts'
import { diskAt, followersAt, heldAt, isOpen, isOver, pawnIn } from '../state.ts'
import type { View } from '../view.ts'
import type { TableWords } from './words.ts'

/** What a click means: a region, a follower on the map, a card of the hand or the court, or a deed without a place. */
export function keyOf(move: Move): string {
  switch (move.type) {
    case 'identity':
    case 'playCard':
    case 'reformWith':
    case 'defend':
    case 'raise':
    case 'answer':
      return handKey(move.card)
    case 'court':
      return courtKey(move.card)
    case 'start':
    case 'move':
    case 'freemasonTo':
    case 'displace':
      return regionKey(move.region)
    case 'freemason':
      return followerKey(move.region, move.faction)
    case 'take':
      return takeKey(move.faction)
    default:
      return move.type
  }
}

export const handKey = (card: Card): string => `hand ${card}`
export const courtKey = (card: Card): string => `court ${card}`
export const regionKey = (region: Region): string => `region ${region}`
export const followerKey = (region: Region, faction: FactionNumber): string => `follower ${region} ${faction}`
export const takeKey = (faction: FactionNumber): string => `take ${faction}`

/** What the viewer owes; null if nothing. */
export function asked({ todo, viewer }: View): DecisionType | null {
  const task = todo.at(-1)
  return viewer !== null && task?.owing.includes(viewer) && isDecision(task.type) ? task.type : null
}

const decisions: Readonly<Record<DecisionType, true>> = {
  chooseId: true,
  chooseStart: true,
  playCard: true,
  act: true,
  freemasonTo: true,
  rosicrucianDraw: true,
  reformAdd: true,
  oustDefend: true,
  oustRaise: true,
  oustAnswer: true,
  oustDisplace: true,
  oustTake: true,
  drawFrom: true,
}
const isDecision = (type: string): type is DecisionType => Object.hasOwn(decisions, type)

/** OM-3.20: the follower that is on its way, and where it was. */
export function pickedFollower({ todo }: View): { readonly region: Region; readonly faction: FactionNumber } | null {
  const task = todo.at(-1)
  if (task === undefined || !('region' in task) || !('faction' in task)) return null
  const { region, faction } = task
  return typeof region === 'number' && typeof faction === 'number' ? { region, faction } : null
}

export const handOf = (view: View, seat: Seat | null): readonly Card[] =>
  seat === null ? [] : (view.hands[seat] ?? [])

export interface Heap<Thing> {
  readonly thing: Thing
  readonly count: number
}

const heaps = <Thing>(things: readonly Thing[], countOf: (thing: Thing) => number): Heap<Thing>[] =>
  things.map((thing) => ({ thing, count: countOf(thing) })).filter(({ count }) => count > 0)

export const followersIn = ({ followers }: View, region: Region): Heap<FactionNumber>[] =>
  heaps(allFactions, (faction) => followers[followersAt(region, faction)])

export const followersOf = ({ held }: View, seat: Seat): Heap<FactionNumber>[] =>
  heaps(allFactions, (faction) => held[heldAt(seat, faction)])

export const disksIn = ({ disks, pawns }: View, region: Region): Heap<Seat>[] =>
  heaps([...pawns.keys()], (seat) => disks[diskAt(region, seat)])

/** One entry a symbol, in the order printed. */
export function symbolsIn(view: View, region: Region): FactionNumber[] {
  const { symbols } = tablesOf(view)
  const at = view.reforms[region] * factionCount
  return allFactions.flatMap((faction) => Array.from({ length: symbols[at + faction] }, () => faction))
}

export const factionsOf = (view: View, card: Card): FactionNumber[] => {
  const { firstOf, secondOf } = tablesOf(view)
  return [firstOf[card], secondOf[card]].filter((faction) => faction !== none)
}

/** OM-3.9, OM-3.10: where a card takes the pawn of a seat. */
export function reachOf(view: View, seat: Seat, card: Card): Region[] {
  const { reach, rankOf } = tablesOf(view)
  const from = view.pawns[seat]
  return from === none ? [] : regionsIn(reach[rankOf[card]][from])
}

export const goesAnywhere = (view: View, card: Card): boolean => tablesOf(view).rankOf[card] >= ace

/** How far a pawn walks to a region; null without a path to count. */
export function stepsTo(view: View, seat: Seat, card: Card, region: Region): number | null {
  return goesAnywhere(view, card) ? null : tablesOf(view).distance[view.pawns[seat]][region]
}

/** A shortest way, both ends included; an ace or crown leaps. */
export function routeOf(view: View, card: Card, from: Region, to: Region): Region[] {
  const { distance, neighbours } = tablesOf(view)
  if (goesAnywhere(view, card)) return [from, to]
  const route = [from]
  for (let at = from; at !== to; ) {
    const next = regionsIn(neighbours[at]).find((region) => distance[region][to] < distance[at][to])
    if (next === undefined) return [from, to]
    route.push(next)
    at = next
  }
  return route
}

/** Who would be ousted by a move there; or none. */
export const oustedIn = (view: View, seat: Seat, region: Region): Seat => pawnIn(view, region, seat)

/** What a card is worth for a reform. */
export interface Help {
  readonly region: Region
  readonly symbols: number
}

/** The open reform in reach, or here, of which the card covers most; null if none. */
export function helpOf(view: View, seat: Seat, card: Card): Help | null {
  const { symbols, distance } = tablesOf(view)
  const here = view.pawns[seat]
  if (here === none) return null
  const shown = factionsOf(view, card)
  const covered = (region: Region) =>
    shown.filter((faction) => symbols[view.reforms[region] * factionCount + faction] > 0).length
  const inReach = allRegions.filter((region) => region === here || reachOf(view, seat, card).includes(region))
  const [best] = inReach
    .filter((region) => isOpen(view, region))
    .map((region) => ({ region, symbols: covered(region) }))
    .filter((help) => help.symbols > 0)
    .sort((a, b) => b.symbols - a.symbols || distance[here][a.region] - distance[here][b.region])
  return best ?? null
}

/** By seat, whose pawn may begin there; none once all pawns stand. */
export function startOf(view: View, region: Region): Seat {
  return view.pawns.findIndex(
    (pawn, seat) => pawn === none && tablesOf(view).startsOf[view.colours[seat]]?.includes(region),
  )
}

/** What the points that a seat has now are called. */
export const standingTitle = (view: View, words: TableWords): string =>
  isOver(view) ? words.finalScore : words.ifItEnded
