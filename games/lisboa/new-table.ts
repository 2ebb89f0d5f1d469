import type { Seat } from '@eminence/kernel'
import {
  clergyLimit,
  goodsPerKind,
  housesEach,
  none,
  officialsEach,
  shipsPerDeck,
  slotsPerRow,
  spaces,
  tablesOf,
} from './data.ts'
import { type ComponentSet, decks, ringSpaces } from './sets.ts'
import { type Options, ownersIn, type State, unused } from './state.ts'

const startingSlots = 1

function filled(length: number, value: number): number[] {
  const list: number[] = []
  for (let at = 0; at < length; at++) list.push(value)
  return list
}

/** The board before anything is shuffled (LI-1.9, LI-1.12 to LI-1.14). */
export function newTable(seats: number, options: Options, set: ComponentSet | null, starter: Seat): State {
  const tables = tablesOf({ set })
  const { set: printed } = tables
  const owners = ownersIn(seats)
  const solo = seats === 1
  const lists = (length: number): number[][] => Array.from({ length }, () => [])
  const ships = decks.length * shipsPerDeck
  const startGoods = Array.from({ length: owners * 4 }, (_, at) => (solo && at >= 4 ? 0 : printed.startGoods))
  return {
    todo: [],
    seats,
    options,
    set,
    starter,
    rows: seats <= 2 ? 4 : 5,
    isOver: false,
    period: 0,
    active: starter,
    turn: none,
    turns: filled(owners, 0),
    lastTurn: none,
    herald: none,
    played: none,
    dismissed: [],
    wigs: filled(owners, 0),
    influence: filled(owners, printed.startInfluence),
    houses: filled(owners, housesEach),
    officials: filled(owners, officialsEach),
    courtiers: filled(owners, none),
    offices: filled(owners * 3, 0),
    favors: filled(owners * 3, 0),
    stock: startGoods,
    rubble: filled(owners * 3, 0),
    purses: filled(seats, printed.startReis),
    openTop: filled(seats, startingSlots),
    openBottom: filled(seats, startingSlots),
    top: filled(seats * slotsPerRow, none),
    bottom: filled(seats * slotsPerRow, none),
    clergy: filled(seats * clergyLimit, none),
    hands: lists(seats),
    treasury: printed.treasury.start,
    prices: filled(4, 0),
    supply: [0, 1, 2, 3].map((good) => {
      return goodsPerKind - startGoods.reduce((sum, number, at) => (at % 4 === good ? sum + number : sum), 0)
    }),
    tiles: filled(4, none),
    stores: filled(25, none),
    entrances: filled(25, none),
    buildings: filled(spaces.length, none),
    openedBy: filled(spaces.length, none),
    buildingStacks: lists(2),
    planStacks: lists(2),
    planKeeper: filled(tables.officialsOf.length, none),
    planUse: filled(tables.officialsOf.length, unused),
    rowCubes: filled(5 * 3, 0),
    columnCubes: filled(5 * 3, 0),
    spaceCubes: filled(spaces.length * 3, 0),
    heap: filled(3, 0),
    cubesOut: filled(3, 0),
    ring: filled(ringSpaces, none),
    cardinal: printed.cardinalStart,
    bag: [],
    tilesOut: [],
    display: [],
    decreeDeck: [],
    decreeKeeper: filled(printed.decrees.length, none),
    shipyard: [],
    shipOwner: filled(ships, none),
    atSea: Array.from({ length: ships }, () => false),
    cargo: filled(ships * 4, 0),
    favorStacks: filled(3, 0),
    piles: lists(4),
    discard: [],
    cardsOut: [],
    undealt: [],
    assistant: none,
  }
}
