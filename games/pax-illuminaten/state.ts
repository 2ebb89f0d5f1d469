import type { Seat, Stacked } from '@eminence/kernel'
import {
  type Bot,
  type Card,
  cards,
  clergy,
  courtSize,
  disksPerSeat,
  type EventCard,
  edicts,
  type Faction,
  type Factions,
  factions,
  layoutFor,
  none,
  type Plot,
  placard,
  plots,
  type Slot,
  type Slots,
  tablesOf,
  tokensOf,
} from './data.ts'
import { type ComponentSet, mostLocations } from './sets.ts'

export interface Options {
  /** PI-19: a scripted opponent takes one of the seats. */
  readonly bot: Bot | 'none'
  /** The bot has the first seat, not the last. */
  readonly botFirst: boolean
}

/** Of `ending`. */
export const [goesOn, byPlots, byBot, byEdicts, byRounds] = [0, 1, 2, 3, 4]

/** In `holders`, for a faction card in the row, or one that is not in play. */
export const [inRow, notInPlay] = [-1, -2]

/** In `edictAt`, for an edict that has not come up, or is gone. */
export const [notYet, discarded] = [-1, -2]

/** Bits of `turnUsed`. */
export const [usedQuick, usedCongress, usedPress, usedLook, usedClaimPlot, usedClaimFaction] = [1, 2, 4, 8, 16, 32]

/** Who has more initial strength in an Oust. */
export const [nobody, attacker, defender] = [-1, 0, 1]

/** PI-11: a challenge under way. Pairs are of the attacker and the defender. */
export interface Oust {
  readonly slot: Slot
  readonly seats: readonly [Seat, Seat]
  readonly disks: number
  readonly initial: readonly [number, number]
  readonly advantaged: number
  readonly totals: readonly [number, number]
  /** Valid automatic wins shown so far. */
  readonly automatic: readonly [number, number]
  /** Chosen and not shown yet. */
  readonly chosen: readonly [Card, Card]
  /** Rounds of cards so far. */
  readonly rounds: number
}

export interface State extends Stacked {
  seats: number
  options: Options
  /** The host's own components; null for those that come with the game. */
  set: ComponentSet | null
  starter: Seat
  /** The bot's seat, or none. */
  bot: Seat
  ending: number
  winner: Seat

  turn: number
  round: number
  active: Seat
  /** PI-4.6: the present round is the last. */
  lastRound: boolean

  /** By slot. */
  map: Card[]
  faceUp: Slots
  /** Four a slot, from the top location on: whose disk, or none. */
  disks: Seat[]
  /** By seat: slots with at least one of its disks. */
  presence: Slots[]
  /** By seat. */
  supply: number[]

  /** The next one last. */
  deck: Card[]
  /** The top one last. */
  discard: Card[]
  /** By position: a card, or none. */
  court: Card[]
  chamberlain: number
  hands: Card[][]
  /** PI-1.13: how often the deck has run out. */
  exhaustions: number
  /** By card: how often the discard pile had become a deck when the card last came into it. All know which cards that were. */
  shuffles: number[]
  /** By card in a hand: bit n is set if seat n has seen it there; the owner always has. */
  seen: number[]

  /** By faction. */
  pool: number[]
  /** Six a seat. */
  favors: number[]
  contacts: number[]

  /** The next one last. */
  eventDeck: EventCard[]
  /** Out of the game, unseen. */
  eventsUnused: EventCard[]
  eventDiscard: EventCard[]
  eventHands: EventCard[][]
  /** By seat: the special event in force before it, or none. */
  inForce: EventCard[]
  /** By event in the deck: bit n is set if seat n knows that it lies where it does. */
  eventSeen: number[]
  /** By faction: the seat before which its edict lies, `notYet` or `discarded`; and the tokens on it. */
  edictAt: Seat[]
  edictTokens: number[]

  publicPlots: Plot[]
  /** By seat; none for a bot. */
  privatePlots: Plot[]
  /** Bit n is set if seat n has revealed its plot. */
  revealed: number
  /** The next one last. */
  plotDeck: Plot[]
  /** By plot, hidden before a seat or in the deck: bit n is set if seat n knows that it is there. */
  plotSeen: number[]
  /** By seat: plots with its disk, in the order of the claims; bit p of `onTop` is set where the disk lies on plot p, not under it. */
  claims: Plot[][]
  onTop: number[]

  /** By faction: who holds its card, `inRow`, or `notInPlay`. */
  holders: Seat[]

  /** Of this turn. */
  mainUsed: number
  mainAllowed: number
  turnUsed: number
  /** Faction cards borrowed, and those whose ability was used. */
  borrowed: Factions
  abilitiesUsed: Factions
  chain: Card[]
  /** Shown in an Oust, or a bot's planning card. */
  played: Card[]
  /** PI-8.6: cards that have produced favor; `placardProduces` for the placard. */
  produced: Card[]
  /** Buffs by kind, see `buffs`. */
  buffs: number[]
  /** PI-7.5: slots scouted by `scout_any_free`. */
  scouted: Slots
  /** PI-16.1: an ace or crown came to light. */
  highShown: boolean
  cubes: Slot[]
  /** Favors gained from the card that is being extorted. */
  gained: number[]
  oust: Oust | null
  /** PI-19.12: an Oust took place. */
  ousted: boolean
  /** At whom the active seat has looked by the Investigators, or none: at the hand, or (plus 4) at the plot. */
  looked: number
  /** PI-17.3: court cards taken in this redraw, and whether one was the Chamberlain's. */
  courtTaken: number
  chamberlainTaken: boolean
  /** Seen by the active seat alone. */
  drawnEvents: EventCard[]
  drawnPlot: Plot

  /** Where the bot's token lies: a slot or `placard`. */
  token: Slot
  /** The bot's planning card, until it is put somewhere. */
  planning: Card
}

export const placardProduces: Card = 57

/** The index of each buff in `buffs`. */
export const [cheaperInfluence, noAdvantage, freeExpel, scoutFavor, extortAny] = [0, 1, 2, 3, 4]

export const nextSeat = (s: Pick<State, 'seats'>, seat: Seat): Seat => (seat + 1 === s.seats ? 0 : seat + 1)

/** The other seats, clockwise from the left of this one. */
export function othersOf(s: Pick<State, 'seats'>, seat: Seat): Seat[] {
  const others: Seat[] = []
  for (let other = nextSeat(s, seat); other !== seat; other = nextSeat(s, other)) others.push(other)
  return others
}

export const isOver = (s: Pick<State, 'ending'>): boolean => s.ending !== goesOn

export const isBot = (s: Pick<State, 'bot'>, seat: Seat): boolean => s.bot === seat

/** PI-1.9: the factions that match: of the card, or of the contact card. */
export const matching = (s: Pick<State, 'set' | 'map' | 'contacts'>, seat: Seat, slot: Slot): Factions => {
  const tables = tablesOf(s)
  return slot === placard ? tables.contactFactions[s.contacts[seat]] : tables.factionsOf[s.map[slot]]
}

/** Whether the special event lies before anybody (PI-4.4). */
export const isInForce = (s: Pick<State, 'inForce'>, event: EventCard): boolean => s.inForce.includes(event)

/** PI-13.5, PI-12.10: the active seat has the passive of a card that it holds or borrowed. */
export const hasCard = (s: Pick<State, 'active' | 'holders' | 'borrowed'>, seat: Seat, faction: Faction): boolean =>
  seat === s.active && (s.holders[faction] === seat || (s.borrowed & (1 << faction)) !== 0)

export const choosesLast = (s: State, seat: Seat): boolean => hasCard(s, seat, clergy)

export const favorsOf = (s: Pick<State, 'favors'>, seat: Seat, faction: Faction): number =>
  s.favors[seat * factions.length + faction]

export const mainLeft = (s: Pick<State, 'mainUsed' | 'mainAllowed'>): number => s.mainAllowed - s.mainUsed

/** PI-19: where the bot sits, if there is one: nobody else may, and it never owes a decision. */
export function botSeatOf(seats: number, { bot, botFirst }: Options): Seat {
  if (bot === 'none') return none
  return botFirst ? 0 : seats - 1
}

/** Before anything is dealt. */
export function newTable(seats: number, options: Options, set: ComponentSet | null): State {
  const { slots } = layoutFor({ set, seats })
  const forEachSeat = <T>(make: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, seat) => make(seat))
  const zeros = (length: number): number[] => Array.from({ length }, () => 0)
  const bot = botSeatOf(seats, options)
  return {
    todo: [],
    seats,
    options,
    set,
    starter: 0,
    bot,
    ending: goesOn,
    winner: none,
    turn: 0,
    round: 0,
    active: 0,
    lastRound: false,
    map: Array.from({ length: slots }, () => none),
    faceUp: 0,
    disks: Array.from({ length: slots * mostLocations }, () => none),
    presence: zeros(seats),
    supply: forEachSeat((seat) => (seat === bot ? disksPerSeat - 1 : disksPerSeat)),
    deck: [],
    discard: [],
    court: Array.from({ length: courtSize }, () => none),
    chamberlain: 0,
    hands: forEachSeat(() => []),
    exhaustions: 0,
    shuffles: cards.map(() => 0),
    seen: cards.map(() => 0),
    pool: factions.map(() => tokensOf(seats)),
    favors: zeros(seats * factions.length),
    contacts: forEachSeat(() => none),
    eventDeck: [],
    eventsUnused: [],
    eventDiscard: [],
    eventHands: forEachSeat(() => []),
    inForce: forEachSeat(() => none),
    eventSeen: zeros(15),
    edictAt: edicts.map(() => notYet),
    edictTokens: zeros(factions.length),
    publicPlots: [],
    privatePlots: forEachSeat(() => none),
    revealed: 0,
    plotDeck: [],
    plotSeen: plots.map(() => 0),
    claims: forEachSeat(() => []),
    onTop: zeros(seats),
    holders: factions.map(() => notInPlay),
    mainUsed: 0,
    mainAllowed: 0,
    turnUsed: 0,
    borrowed: 0,
    abilitiesUsed: 0,
    chain: [],
    played: [],
    produced: [],
    buffs: zeros(5),
    scouted: 0,
    highShown: false,
    cubes: [],
    gained: zeros(factions.length),
    oust: null,
    ousted: false,
    looked: none,
    courtTaken: 0,
    chamberlainTaken: false,
    drawnEvents: [],
    drawnPlot: none,
    token: placard,
    planning: none,
  }
}

export function clone(s: State): State {
  return {
    todo: s.todo.slice(),
    seats: s.seats,
    options: s.options,
    set: s.set,
    starter: s.starter,
    bot: s.bot,
    ending: s.ending,
    winner: s.winner,
    turn: s.turn,
    round: s.round,
    active: s.active,
    lastRound: s.lastRound,
    map: s.map.slice(),
    faceUp: s.faceUp,
    disks: s.disks.slice(),
    presence: s.presence.slice(),
    supply: s.supply.slice(),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    court: s.court.slice(),
    chamberlain: s.chamberlain,
    hands: s.hands.map((hand) => hand.slice()),
    exhaustions: s.exhaustions,
    shuffles: s.shuffles.slice(),
    seen: s.seen.slice(),
    pool: s.pool.slice(),
    favors: s.favors.slice(),
    contacts: s.contacts.slice(),
    eventDeck: s.eventDeck.slice(),
    eventsUnused: s.eventsUnused.slice(),
    eventDiscard: s.eventDiscard.slice(),
    eventHands: s.eventHands.map((hand) => hand.slice()),
    inForce: s.inForce.slice(),
    eventSeen: s.eventSeen.slice(),
    edictAt: s.edictAt.slice(),
    edictTokens: s.edictTokens.slice(),
    publicPlots: s.publicPlots.slice(),
    privatePlots: s.privatePlots.slice(),
    revealed: s.revealed,
    plotDeck: s.plotDeck.slice(),
    plotSeen: s.plotSeen.slice(),
    claims: s.claims.map((plots) => plots.slice()),
    onTop: s.onTop.slice(),
    holders: s.holders.slice(),
    mainUsed: s.mainUsed,
    mainAllowed: s.mainAllowed,
    turnUsed: s.turnUsed,
    borrowed: s.borrowed,
    abilitiesUsed: s.abilitiesUsed,
    chain: s.chain.slice(),
    played: s.played.slice(),
    produced: s.produced.slice(),
    buffs: s.buffs.slice(),
    scouted: s.scouted,
    highShown: s.highShown,
    cubes: s.cubes.slice(),
    gained: s.gained.slice(),
    oust: s.oust,
    ousted: s.ousted,
    looked: s.looked,
    courtTaken: s.courtTaken,
    chamberlainTaken: s.chamberlainTaken,
    drawnEvents: s.drawnEvents.slice(),
    drawnPlot: s.drawnPlot,
    token: s.token,
    planning: s.planning,
  }
}
