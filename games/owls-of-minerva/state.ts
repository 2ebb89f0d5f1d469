import type { Seat, Stacked } from '@eminence/kernel'
import {
  ace,
  type Card,
  type ColourNumber,
  type Contact,
  cardCount,
  disksPerSeat,
  type FactionNumber,
  factionCount,
  followersPerFaction,
  handLimit,
  none,
  type Reform,
  type Region,
  rosicrucian,
  rosicrucianLimit,
  tablesOf,
} from './data.ts'
import type { Place } from './events.ts'
import { type ComponentSet, regionCount } from './sets.ts'

export interface Options {
  /** OM-3.25: the icons of the identity card cover symbols in every reform. */
  readonly idFollowersPay: boolean
  /** OM-5.1: after the last reform the round is played to its end. */
  readonly finishRound: boolean
  /** Who comes later in the round gets points for it at the end. */
  readonly balancedStart: boolean
}

/** Bits of `used`. */
export const [usedMove, usedGathering, usedIcon, usedReform] = [1, 2, 4, 8]

/** Of `ending`. */
export const [goesOn, lastReform, sixRounds] = [0, 1, 2]

export interface State extends Stacked {
  seats: number
  options: Options
  /** The host's own components; null for those that come with the game. */
  set: ComponentSet | null
  /** By seat. */
  colours: ColourNumber[]
  ending: number

  /** OM-1.5: contact cards that are not on the map, the next one last; then by seat the one it was dealt. */
  contactPile: Contact[]
  contacts: Contact[]
  starter: Seat

  /** Face down, the next one last; then those revealed, this round's last. */
  edictPile: FactionNumber[]
  edicts: FactionNumber[]

  /** The next one last. */
  deck: Card[]
  /** The top one last. */
  discards: Card[]
  court: Card[]
  /** By seat, in the order of the cards. */
  hands: Card[][]
  /** By seat: the identity card; secret until all have chosen. */
  ids: Card[]
  /**
   * By card: which shuffle it came out of, or none where all know where it lies. Of each shuffle all know which cards went into it, so an
   * observer takes any of its unseen cards for any other.
   */
  pools: number[]
  shuffles: number

  /** Six a region, six a seat, and six in the bank. */
  followers: number[]
  held: number[]
  bank: number[]
  /** By region, four each, and by seat. */
  disks: number[]
  supply: number[]
  pawns: Region[]

  /** By region: the reform card of the slot; none without one. Who has taken it, and the action card that lies under it. */
  reforms: Reform[]
  takers: Seat[]
  under: Card[]

  /** Turns begun so far, this one included. */
  turn: number
  active: Seat
  /** The action card, or none. */
  card: Card
  used: number
  /** OM-3.24: further cards of the reform under way. */
  added: Card[]
  /** OM-3.21: cards that the icon still brings. */
  drawsLeft: number
  /** OM-3.29: who was attacked in this turn. */
  attacked: Seat
  /** Of the oust under way: the defender, or none; the cards played besides the action card; the winner once it is known. */
  defender: Seat
  attack: Card[]
  defence: Card[]
  winner: Seat
}

export const isOver = (s: Pick<State, 'ending'>): boolean => s.ending !== goesOn

export const roundOf = (s: Pick<State, 'edicts'>): number => s.edicts.length

/** OM-3.3: the blocked faction. */
export const blockedFaction = (s: Pick<State, 'edicts'>): FactionNumber => s.edicts.at(-1) ?? none

export const nextSeat = (s: Pick<State, 'seats'>, seat: Seat): Seat => (seat + 1 === s.seats ? 0 : seat + 1)

/** OM-1.6: turns after the starting player. */
export const orderOf = (s: Pick<State, 'seats' | 'starter'>, seat: Seat): number =>
  (seat - s.starter + s.seats) % s.seats

/** OM-3.1 */
export const isLastOfRound = (s: Pick<State, 'seats' | 'starter'>, seat: Seat): boolean =>
  nextSeat(s, seat) === s.starter

const disksPerRegion = 4

/** Where the disks of a seat in a region are counted. */
export const diskAt = (region: Region, seat: Seat): number => region * disksPerRegion + seat
export const heldAt = (seat: Seat, faction: FactionNumber): number => seat * factionCount + faction
export const followersAt = (region: Region, faction: FactionNumber): number => region * factionCount + faction

/** OM-3.18 */
export function hasDisks(s: Pick<State, 'disks'>, region: Region): boolean {
  const at = diskAt(region, 0)
  return s.disks[at] + s.disks[at + 1] + s.disks[at + 2] + s.disks[at + 3] > 0
}

/** OM-3.12: own disks in the region and in all adjacent ones. */
export function disksAround(s: Pick<State, 'set' | 'disks'>, seat: Seat, region: Region): number {
  let disks = s.disks[diskAt(region, seat)]
  for (let rest = tablesOf(s).neighbours[region]; rest !== 0; rest &= rest - 1)
    disks += s.disks[diskAt(31 - Math.clz32(rest & -rest), seat)]
  return disks
}

export const disksOnMap = (s: Pick<State, 'supply'>, seat: Seat): number => disksPerSeat - s.supply[seat]

/** Whose pawn stands there, `but` one; or none. */
export function pawnIn(s: Pick<State, 'pawns'>, region: Region, but: Seat): Seat {
  for (let seat = 0; seat < s.pawns.length; seat++) if (s.pawns[seat] === region && seat !== but) return seat
  return none
}

/** OM-3.13: of an oust that is decided. */
export const loserOf = (s: Pick<State, 'active' | 'defender' | 'winner'>): Seat =>
  s.winner === s.active ? s.defender : s.active

/** OM-3.23: the region still has its reform card. */
export const isOpen = (s: Pick<State, 'reforms' | 'takers'>, region: Region): boolean =>
  s.reforms[region] !== none && s.takers[region] === none

export function reformsLeft(s: Pick<State, 'reforms' | 'takers'>): number {
  let left = 0
  for (let region = 0; region < regionCount; region++) if (isOpen(s, region)) left++
  return left
}

export const reformsOf = (s: Pick<State, 'takers'>, seat: Seat): number =>
  s.takers.filter((taker) => taker === seat).length

export const hasIcon = (s: Pick<State, 'set'>, card: Card, icon: number): boolean => tablesOf(s).iconOf[card] === icon

/** OM-1.4 */
export const mayBeIdentity = (s: Pick<State, 'set'>, card: Card): boolean => tablesOf(s).rankOf[card] < ace

/** OM-3.21, OM-3.30: of the active seat in this turn. */
export const limitOf = (s: Pick<State, 'set' | 'used' | 'card'>): number =>
  (s.used & usedIcon) !== 0 && hasIcon(s, s.card, rosicrucian) ? rosicrucianLimit : handLimit

/** OM-3.32: a card that can be drawn unseen. */
export const hasDraw = (s: Pick<State, 'deck' | 'discards'>): boolean => s.deck.length > 0 || s.discards.length > 0

export function placeOf(s: Pick<State, 'set'>, region: Region): Place {
  const { id, name } = tablesOf(s).set.regions[region]
  return { region, id, ...(name !== undefined && { name }) }
}

/** Before anything is dealt. */
export function newTable(seats: number, options: Options, set: ComponentSet | null): State {
  const forEachSeat = (number: number) => Array.from({ length: seats }, () => number)
  const forEachRegion = (number: number) => Array.from({ length: regionCount }, () => number)
  return {
    todo: [],
    seats,
    options,
    set,
    colours: forEachSeat(none),
    ending: goesOn,
    contactPile: [],
    contacts: forEachSeat(none),
    starter: none,
    edictPile: [],
    edicts: [],
    deck: [],
    discards: [],
    court: [],
    hands: Array.from({ length: seats }, () => []),
    ids: forEachSeat(none),
    pools: Array.from({ length: cardCount }, () => 0),
    shuffles: 1,
    followers: Array.from({ length: regionCount * factionCount }, () => 0),
    held: Array.from({ length: seats * factionCount }, () => 0),
    bank: Array.from({ length: factionCount }, () => followersPerFaction),
    disks: Array.from({ length: regionCount * disksPerRegion }, () => 0),
    supply: forEachSeat(disksPerSeat),
    pawns: forEachSeat(none),
    reforms: forEachRegion(none),
    takers: forEachRegion(none),
    under: forEachRegion(none),
    turn: 0,
    active: none,
    card: none,
    used: 0,
    added: [],
    drawsLeft: 0,
    attacked: none,
    defender: none,
    attack: [],
    defence: [],
    winner: none,
  }
}

export function clone(s: State): State {
  return {
    todo: s.todo.slice(),
    seats: s.seats,
    options: s.options,
    set: s.set,
    colours: s.colours.slice(),
    ending: s.ending,
    contactPile: s.contactPile.slice(),
    contacts: s.contacts.slice(),
    starter: s.starter,
    edictPile: s.edictPile.slice(),
    edicts: s.edicts.slice(),
    deck: s.deck.slice(),
    discards: s.discards.slice(),
    court: s.court.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    ids: s.ids.slice(),
    pools: s.pools.slice(),
    shuffles: s.shuffles,
    followers: s.followers.slice(),
    held: s.held.slice(),
    bank: s.bank.slice(),
    disks: s.disks.slice(),
    supply: s.supply.slice(),
    pawns: s.pawns.slice(),
    reforms: s.reforms.slice(),
    takers: s.takers.slice(),
    under: s.under.slice(),
    turn: s.turn,
    active: s.active,
    card: s.card,
    used: s.used,
    added: s.added.slice(),
    drawsLeft: s.drawsLeft,
    attacked: s.attacked,
    defender: s.defender,
    attack: s.attack.slice(),
    defence: s.defence.slice(),
    winner: s.winner,
  }
}
