import { FastRandom, type Seat, type Told } from '@eminence/kernel'
import {
  allCards,
  allFactions,
  allRegions,
  type Card,
  dealtCards,
  disksPerSeat,
  type FactionNumber,
  followersPerFaction,
  none,
  type Region,
} from '../data.ts'
import type { Event } from '../events.ts'
import { owlsOfMinerva } from '../index.ts'
import { type Move, owed } from '../moves.ts'
import { addToHand } from '../rules/cards.ts'
import { factions } from '../sets.ts'
import { type RegionId, standardSet } from '../standard-set.ts'
import { diskAt, followersAt, heldAt, isOpen, newTable, type Options, orderOf, type State } from '../state.ts'

export const usual: Options = { idFollowersPay: false, finishRound: false, balancedStart: false }

const found = (number: number, what: string): number => {
  if (number < 0) throw new Error(`there is no ${what}`)
  return number
}
/** “29” is PIL029. */
export const card = (number: string): Card => found(Number(number) - 1, number)
export const region = (id: string): Region =>
  found(
    standardSet.regions.findIndex((each) => each.id === id),
    id,
  )
export const faction = (name: string): FactionNumber => found(factions.map(String).indexOf(name), name)
export const reformNamed = (id: string): number =>
  found(
    standardSet.reforms.findIndex((each) => each.id === id),
    id,
  )

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '')
const cards = (text: string): Card[] => words(text).map(card)

interface Given {
  readonly seats?: 2 | 3 | 4
  readonly options?: Partial<Options>
  readonly starter?: Seat
  readonly active?: Seat
  readonly round?: number
  /** The blocked faction. */
  readonly edict?: string
  /** By seat, as in “31”, “1 2 3 4”; what is not named is dealt from the cards that are nowhere else. */
  readonly ids?: readonly string[]
  readonly hands?: readonly string[]
  readonly court?: string
  /** The next one first. */
  readonly deck?: string
  /** There is no deck: the other cards are out of the game. */
  readonly noDeck?: boolean
  /** The top one last. */
  readonly discards?: string
  readonly pawns?: readonly RegionId[]
  /** By region, as in “clergy clergy artists”; there are no others on the map. */
  readonly followers?: Partial<Record<RegionId, string>>
  /** By seat. */
  readonly held?: readonly string[]
  /** By region: how many of each seat. */
  readonly disks?: Partial<Record<RegionId, readonly number[]>>
  readonly supply?: readonly number[]
  /** By region; the other slots have the other reform cards. */
  readonly reforms?: Partial<Record<RegionId, string>>
  /** By seat: “ulm 29” for a reform taken there over that card. */
  readonly taken?: readonly (readonly string[])[]
}

const usualPawns: readonly RegionId[] = ['augsburg', 'passau', 'brixen', 'ansbach']
/** Whoever of these is nowhere else. */
const usualIds = '14 9 18 28 45 44 43 42'

/** A turn that begins. */
export function position(given: Given = {}): State {
  const { seats = 2, options, starter = 0, active = 0, round = 1, edict = 'nobility' } = given
  const s = newTable(seats, { ...usual, ...options }, null)
  s.colours = [0, 1, 2, 3].slice(0, seats)
  s.starter = starter
  s.contacts = s.contacts.map((_, seat) => orderOf(s, seat))
  const pawns = given.pawns ?? usualPawns
  s.pawns = s.pawns.map((_, seat) => region(pawns[seat]))
  layEdicts(s, round, faction(edict))
  layReforms(s, given)
  layCards(s, given)
  layFollowers(s, given)
  for (const [id, disks] of Object.entries(given.disks ?? {}))
    for (const [seat, number] of disks.entries()) putDisks(s, region(id), seat, number)
  if (given.supply !== undefined) s.supply = [...given.supply]
  s.active = active
  s.turn = (round - 1) * seats + orderOf(s, active) + 1
  s.todo = [owed.playCard[active]]
  return s
}

function layEdicts(s: State, round: number, edict: FactionNumber): void {
  const others = allFactions.filter((each) => each !== edict)
  s.edicts = [...others.slice(0, round - 1), edict]
  s.edictPile = others.slice(round - 1).reverse()
}

function layReforms(s: State, { reforms = {}, taken = [] }: Given): void {
  for (const [id, reform] of Object.entries(reforms)) s.reforms[region(id)] = reformNamed(reform)
  const others = standardSet.reforms.map((_, reform) => reform).filter((reform) => !s.reforms.includes(reform))
  for (const at of allRegions)
    if (standardSet.regions[at].slotFrom <= s.seats && s.reforms[at] === none) s.reforms[at] = others.shift() ?? none
  for (const [seat, rows] of taken.entries()) {
    for (const [id, number] of rows.map(words)) {
      s.takers[region(id)] = seat
      s.under[region(id)] = card(number)
    }
  }
}

function layCards(s: State, { ids = [], hands = [], court, deck = '', discards = '', noDeck = false }: Given): void {
  s.discards = cards(discards)
  const named = hands.map(cards)
  const fixed = [...ids.map(card), ...s.discards, ...named.flat(), ...cards(court ?? ''), ...cards(deck), ...s.under]
  const twice = fixed.find((each, at) => each !== none && fixed.indexOf(each) < at)
  if (twice !== undefined) throw new Error(`card ${numberOf(twice)} is in two places`)
  const isFree = (each: Card) => !fixed.includes(each)
  const freeIds = cards(usualIds).filter(isFree)
  s.ids = s.ids.map((_, seat) => (seat < ids.length ? card(ids[seat]) : (freeIds.shift() ?? none)))
  const rest = allCards.filter((each) => isFree(each) && !s.ids.includes(each))
  for (const [seat, hand] of s.hands.entries())
    for (const each of named[seat] ?? rest.splice(0, dealtCards - 1)) addToHand(hand, each)
  s.court = court === undefined ? rest.splice(0, 5) : cards(court)
  s.deck = noDeck ? [] : [...cards(deck), ...rest].reverse()
  const hidden = [...s.deck, ...s.hands.flat()]
  s.pools = allCards.map((each) => (hidden.includes(each) ? 0 : none))
}

function layFollowers(s: State, { followers = {}, held = [] }: Given): void {
  for (const [id, names] of Object.entries(followers))
    for (const name of words(names)) s.followers[followersAt(region(id), faction(name))]++
  for (const [seat, names] of held.entries()) for (const name of words(names)) s.held[heldAt(seat, faction(name))]++
  s.bank = allFactions.map((each) => {
    const onMap = allRegions.reduce((sum, at) => sum + s.followers[followersAt(at, each)], 0)
    return followersPerFaction - onMap - s.hands.reduce((sum, _, seat) => sum + s.held[heldAt(seat, each)], 0)
  })
}

export function putDisks(s: State, at: Region, seat: Seat, number: number): void {
  s.disks[diskAt(at, seat)] += number
  s.supply[seat] -= number
}

/** “29” for PIL029. */
export const numberOf = (each: Card): string => `${each + 1}`
const idOf = (at: Region): string => standardSet.regions[at].id

/** “playCard 29”, “move ulm”, “freemason ulm clergy”, “gather”. */
export function worded(move: Move): string {
  const parts: string[] = [move.type]
  if ('card' in move) parts.push(numberOf(move.card))
  if ('region' in move) parts.push(idOf(move.region))
  if ('faction' in move) parts.push(factions[move.faction])
  return parts.join(' ')
}

/** What who is asked may do. */
export const offered = (s: State): string[] =>
  owlsOfMinerva.decisions(s).flatMap(({ seat }) => owlsOfMinerva.moves(s, seat).map(worded))

/** Those of one kind, without its name: “ulm”. */
export const offeredAs = (s: State, type: Move['type']): string[] =>
  offered(s)
    .filter((each) => each.split(' ')[0] === type)
    .map((each) => each.slice(type.length + 1))

/**
 * Whoever is asked makes these moves, one after the other; returns what was told. Chance comes from a fixed seed. No move may break an
 * invariant that held before, except that hand-made positions have hands of any size (I-7).
 */
export function does(s: State, ...moves: readonly string[]): Told<Event>[] {
  const events: Told<Event>[] = []
  const tolerated = owlsOfMinerva.broken(s)
  for (const [at, wanted] of moves.entries()) {
    const choices = owlsOfMinerva
      .decisions(s)
      .flatMap(({ seat }) => owlsOfMinerva.moves(s, seat).map((move) => ({ seat, move })))
    const choice = choices.find(({ move }) => worded(move) === wanted)
    if (choice === undefined)
      throw new Error(`nobody is offered “${wanted}”, but ${offered(s).join(', ') || 'nothing'}`)
    const before = owlsOfMinerva.clone(s)
    owlsOfMinerva.play(s, choice.seat, choice.move, {
      random: new FastRandom(at + 1),
      tell: (event, ...notes) => {
        const confidences = notes.filter((note) => note !== 'reveals')
        events.push({ event, confidences, reveals: notes.includes('reveals') })
      },
    })
    const broken = owlsOfMinerva.broken(s, before).filter((each) => each !== 'I-7' && !tolerated.includes(each))
    if (broken.length > 0) throw new Error(`“${wanted}” breaks ${broken.join(', ')}`)
  }
  return events
}
/** Who owes what: “playCard 0”. */
export const owes = (s: State): string[] => owlsOfMinerva.decisions(s).map(({ type, seat }) => `${type} ${seat}`)

/** Why not: “move ulm: tooFar OM-3.9”. */
export const blocked = (s: State): string[] =>
  owlsOfMinerva
    .decisions(s)
    .flatMap(({ seat }) => owlsOfMinerva.blocked?.(s, seat) ?? [])
    .map(({ move, reason, rule }) => `${worded(move)}: ${reason} ${rule}`)

const named = (counts: (each: FactionNumber) => number): string =>
  allFactions.flatMap((each) => Array.from({ length: counts(each) }, () => factions[each])).join(' ')

/** “artists clergy clergy”, in the order of the factions. */
export const held = (s: State, seat: Seat): string => named((each) => s.held[heldAt(seat, each)])
export const followers = (s: State, id: RegionId): string => named((each) => s.followers[followersAt(region(id), each)])
export const bank = (s: State, name: string): number => s.bank[faction(name)]
/** By seat. */
export const disks = (s: State, id: RegionId): number[] => s.hands.map((_, seat) => s.disks[diskAt(region(id), seat)])
export const hand = (s: State, seat: Seat): string => s.hands[seat].map(numberOf).join(' ')
export const pawn = (s: State, seat: Seat): string => idOf(s.pawns[seat])
export const hasReform = (s: State, id: RegionId): boolean => isOpen(s, region(id))
export const onMap = (s: State): number => s.followers.reduce((sum, each) => sum + each, 0)
export const placed = (s: State, seat: Seat): number => disksPerSeat - s.supply[seat]
