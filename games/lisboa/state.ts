import type { Seat, Stacked } from '@eminence/kernel'
import {
  type Building,
  type Card,
  clergyLimit,
  type Deck,
  type Decree,
  endOfSpaces,
  firstSpace,
  type Good,
  type Land,
  lacerda,
  type Noble,
  none,
  type Owner,
  type Pile,
  type Plan,
  quake,
  rowOf,
  type Ship,
  type Space,
  type Street,
  slotsPerRow,
  type Tile,
  tablesOf,
  tsunami,
} from './data.ts'
import { type Ability, type ComponentSet, decks, ringSpaces } from './sets.ts'

export interface Options {
  /** Table 2.4: with several players the scoring tiles lie on the streets of their goods, not by chance. */
  readonly fixedScoringTiles: boolean
}

/** In a top slot, a ship is written as this number more. */
export const shipSlot = 1000
/** In `planUse`, for a plan that has not been used. */
export const unused = -1
/** In `decreeKeeper`, for a decree that has left the game. */
export const outOfGame = 4

export interface State extends Stacked {
  /** One seat is a solo game. */
  seats: number
  options: Options
  /** The host's own components; null for those that come with the game. */
  set: ComponentSet | null
  starter: Seat
  rows: number
  isOver: boolean

  /** 0, then 1. */
  period: number
  active: Owner
  /** Turns begun before this one. */
  turn: number
  /** By owner: turns begun. */
  turns: number[]
  /** LI-7.1: the number of the last turn; none as long as the end was not triggered. */
  lastTurn: number
  /** LI-6.2: whose action or draw ends the first period, or none. */
  herald: Owner
  /** The card on its way to a portfolio, or none. */
  played: Card
  /** LI-6.2: what the seat whose turn it is has put away so far at the end of the period. */
  dismissed: Card[]

  /** By owner. */
  wigs: number[]
  influence: number[]
  houses: number[]
  officials: number[]
  /** The noble on whose portrait the courtier stands, or none. */
  courtiers: Noble[]
  /** By owner and noble. */
  offices: number[]
  favors: number[]
  /** By owner and good; Lacerda's goods do nothing. */
  stock: number[]
  /** By owner and kind. */
  rubble: number[]

  /** By seat. */
  purses: number[]
  openTop: number[]
  openBottom: number[]
  /** Three a seat: a card, a ship (`shipSlot` more), or none. */
  top: number[]
  bottom: Card[]
  /** Four a seat: a tile, or none; the held ones first. */
  clergy: Tile[]
  hands: Card[][]

  treasury: number
  /** By good: steps below the start of its track. */
  prices: number[]
  supply: number[]
  /** By street: which scoring tile lies there. */
  tiles: number[]

  /** By land: whose store, or none, and its street. */
  stores: Owner[]
  entrances: Street[]
  /** By place: which building, or none, and who opened it; none for one that was there from the start. */
  buildings: Building[]
  openedBy: Owner[]
  /** By colour; the top one last. */
  buildingStacks: Building[][]
  planStacks: Plan[][]
  /** By plan: who has it, or none; and the officials on it, or `unused`. */
  planKeeper: Owner[]
  planUse: number[]

  /** Cubes, by row, column or place and kind. */
  rowCubes: number[]
  columnCubes: number[]
  spaceCubes: number[]
  /** By kind: on the rubble pile, and out of the game. */
  heap: number[]
  cubesOut: number[]

  /** By space of the ring: a tile, or none. */
  ring: Tile[]
  cardinal: number
  /** The next one last. */
  bag: Tile[]
  tilesOut: Tile[]

  display: Decree[]
  /** The next one last. */
  decreeDeck: Decree[]
  /** By decree: who has it, `outOfGame`, or none. */
  decreeKeeper: Owner[]

  /** The top one last. */
  shipyard: Ship[]
  /** By ship: whose it is, or none; whether it is at sea. */
  shipOwner: Owner[]
  atSea: boolean[]
  /** By ship and good: what is aboard. */
  cargo: number[]

  favorStacks: number[]

  /** By type; the face-up one last. */
  piles: Card[][]
  /** The royal court: used cards. */
  discard: Card[]
  /** Cards that left the game, all of them known; then those that nobody was dealt. */
  cardsOut: Card[]
  undealt: Card[]

  /** Solo: the pile on which the assistant stands, otherwise none. */
  assistant: Pile
}

/** What nobody may see as a whole (section 7). */
type Hidden = 'hands' | 'buildingStacks' | 'planStacks' | 'bag' | 'decreeDeck' | 'piles' | 'undealt'
/** What everybody sees: a state has it, and so has a view. */
export type Board = Readonly<Omit<State, Hidden>>

export const isSolo = (s: Pick<State, 'seats'>): boolean => s.seats === 1
/** Seats, and Lacerda. */
export const ownersIn = (seats: number): number => Math.max(2, seats)
export const nextOwner = (s: Pick<State, 'wigs'>, owner: Owner): Owner => (owner + 1) % s.wigs.length
export const isLacerda = (s: Pick<State, 'seats'>, owner: Owner): boolean => s.seats === 1 && owner === lacerda

/** How many tiles and cards with this ability lie before a seat. */
export function abilities(s: Pick<State, 'set' | 'clergy' | 'bottom'>, seat: Seat, ability: Ability): number {
  const { abilityOf, ongoingOf } = tablesOf(s)
  let found = 0
  for (let at = seat * clergyLimit; at < (seat + 1) * clergyLimit; at++) {
    const tile = s.clergy[at]
    if (tile === none) break
    if (abilityOf[tile] === ability) found++
  }
  for (let at = seat * slotsPerRow; at < (seat + 1) * slotsPerRow; at++) {
    const card = s.bottom[at]
    if (card !== none && ongoingOf[card] === ability) found++
  }
  return found
}

export const clergyHeld = (s: Pick<State, 'clergy'>, seat: Seat): Tile[] =>
  s.clergy.slice(seat * clergyLimit, (seat + 1) * clergyLimit).filter((tile) => tile !== none)

/** Table 2.11 */
export const setsOf = (s: Pick<State, 'rubble'>, owner: Owner): number =>
  Math.min(s.rubble[owner * 3 + quake], s.rubble[owner * 3 + 1], s.rubble[owner * 3 + tsunami])

export const cubesOf = (s: Pick<State, 'rubble'>, owner: Owner): number =>
  s.rubble[owner * 3] + s.rubble[owner * 3 + 1] + s.rubble[owner * 3 + 2]

/** Table 2.11, and `warehouse+2`. */
export const capacityOf = (s: Pick<State, 'set' | 'rubble' | 'clergy' | 'bottom'>, seat: Seat): number =>
  tablesOf(s).set.warehouse[Math.min(5, setsOf(s, seat))] + 2 * abilities(s, seat, 'warehouse+2')

export const goodsOf = (s: Pick<State, 'stock'>, owner: Owner): number =>
  s.stock[owner * 4] + s.stock[owner * 4 + 1] + s.stock[owner * 4 + 2] + s.stock[owner * 4 + 3]

/** LI-3.10 */
export function portfolioInfluence(s: Pick<State, 'set' | 'top'>, seat: Seat): number {
  const { influenceOf, shipOf } = tablesOf(s)
  let sum = 0
  for (let at = seat * slotsPerRow; at < (seat + 1) * slotsPerRow; at++) {
    const held = s.top[at]
    if (held >= shipSlot) sum += shipOf[held - shipSlot].influence
    else if (held !== none) sum += influenceOf[held]
  }
  return sum
}

/** Influence of the ships that somebody owns. */
export function fleetInfluence(s: Pick<State, 'set' | 'shipOwner'>, owner: Owner): number {
  const { shipOf } = tablesOf(s)
  return s.shipOwner.reduce((sum, each, ship) => (each === owner ? sum + shipOf[ship].influence : sum), 0)
}

export const priceOf = (s: Pick<State, 'set' | 'prices'>, good: Good): number =>
  tablesOf(s).prices[good][s.prices[good]]
export const visitBase = (s: Pick<State, 'set' | 'treasury'>): number => tablesOf(s).treasuryInfluence[s.treasury]
export const treasuryReis = (s: Pick<State, 'set' | 'treasury'>): number => tablesOf(s).treasuryReis[s.treasury]

export const aboard = (s: Pick<State, 'cargo'>, ship: Ship): number =>
  s.cargo[ship * 4] + s.cargo[ship * 4 + 1] + s.cargo[ship * 4 + 2] + s.cargo[ship * 4 + 3]

export const hasRoom = (s: Pick<State, 'set' | 'cargo' | 'atSea'>, ship: Ship): boolean =>
  !s.atSea[ship] && aboard(s, ship) < tablesOf(s).shipOf[ship].size

export const isEmptyLand = (s: Pick<State, 'stores' | 'rows'>, land: Land): boolean =>
  s.stores[land] === none && rowOf[land] < s.rows

export const isEmptySpace = (s: Pick<State, 'buildings' | 'rows'>, space: Space): boolean =>
  s.buildings[space] === none && space >= firstSpace(s.rows) && space < endOfSpaces(s.rows)

export const goodOfStore = (s: Pick<State, 'set' | 'entrances'>, land: Land): Good =>
  tablesOf(s).goodOfStreet[s.entrances[land]]

export const storesOf = (s: Pick<State, 'stores'>, owner: Owner): Land[] =>
  s.stores.flatMap((each, land) => (each === owner ? [land] : []))

/** The nearest tile from the Cardinal on, clockwise or back; none if there is no other. */
export function nearestTile(s: Pick<State, 'ring' | 'cardinal'>, direction: 1 | -1): number {
  for (let steps = 1; steps < ringSpaces; steps++) {
    const at = (s.cardinal + direction * steps + ringSpaces) % ringSpaces
    if (s.ring[at] !== none) return at
  }
  return none
}

export const plansOf = (s: Pick<State, 'planKeeper'>, owner: Owner): Plan[] =>
  s.planKeeper.flatMap((each, plan) => (each === owner ? [plan] : []))

export const decreesOf = (s: Pick<State, 'decreeKeeper'>, owner: Owner): Decree[] =>
  s.decreeKeeper.flatMap((each, decree) => (each === owner ? [decree] : []))

export const shipsOf = (s: Pick<State, 'shipOwner'>, owner: Owner): Ship[] =>
  s.shipOwner.flatMap((each, ship) => (each === owner ? [ship] : []))

/** Section 7: blue and purple cards are dealt, red and brown ones drawn face up. */
export const [blueDeck, purpleDeck]: readonly Deck[] = [decks.indexOf('blue'), decks.indexOf('purple')]
export const isHiddenDeck = (deck: Deck): boolean => deck === blueDeck || deck === purpleDeck

export const emptyPiles = (s: Pick<State, 'piles'>): number => s.piles.filter((pile) => pile.length === 0).length

export function clone(s: State): State {
  return {
    todo: s.todo.slice(),
    seats: s.seats,
    options: s.options,
    set: s.set,
    starter: s.starter,
    rows: s.rows,
    isOver: s.isOver,
    period: s.period,
    active: s.active,
    turn: s.turn,
    turns: s.turns.slice(),
    lastTurn: s.lastTurn,
    herald: s.herald,
    played: s.played,
    dismissed: s.dismissed.slice(),
    wigs: s.wigs.slice(),
    influence: s.influence.slice(),
    houses: s.houses.slice(),
    officials: s.officials.slice(),
    courtiers: s.courtiers.slice(),
    offices: s.offices.slice(),
    favors: s.favors.slice(),
    stock: s.stock.slice(),
    rubble: s.rubble.slice(),
    purses: s.purses.slice(),
    openTop: s.openTop.slice(),
    openBottom: s.openBottom.slice(),
    top: s.top.slice(),
    bottom: s.bottom.slice(),
    clergy: s.clergy.slice(),
    hands: s.hands.map((each) => each.slice()),
    treasury: s.treasury,
    prices: s.prices.slice(),
    supply: s.supply.slice(),
    tiles: s.tiles.slice(),
    stores: s.stores.slice(),
    entrances: s.entrances.slice(),
    buildings: s.buildings.slice(),
    openedBy: s.openedBy.slice(),
    buildingStacks: s.buildingStacks.map((each) => each.slice()),
    planStacks: s.planStacks.map((each) => each.slice()),
    planKeeper: s.planKeeper.slice(),
    planUse: s.planUse.slice(),
    rowCubes: s.rowCubes.slice(),
    columnCubes: s.columnCubes.slice(),
    spaceCubes: s.spaceCubes.slice(),
    heap: s.heap.slice(),
    cubesOut: s.cubesOut.slice(),
    ring: s.ring.slice(),
    cardinal: s.cardinal,
    bag: s.bag.slice(),
    tilesOut: s.tilesOut.slice(),
    display: s.display.slice(),
    decreeDeck: s.decreeDeck.slice(),
    decreeKeeper: s.decreeKeeper.slice(),
    shipyard: s.shipyard.slice(),
    shipOwner: s.shipOwner.slice(),
    atSea: s.atSea.slice(),
    cargo: s.cargo.slice(),
    favorStacks: s.favorStacks.slice(),
    piles: s.piles.map((each) => each.slice()),
    discard: s.discard.slice(),
    cardsOut: s.cardsOut.slice(),
    undealt: s.undealt.slice(),
    assistant: s.assistant,
  }
}
