import { type Context, type DecisionRules, only, reveals, type Seat, shuffle, type Task } from '@eminence/kernel'
import { contacts as contactCards } from '../../luminaries/contacts.ts'
import {
  allCards,
  allFactions,
  allRegions,
  contactFactions,
  courtSize,
  dealtCards,
  none,
  type Region,
  tablesOf,
} from '../data.ts'
import type { Event } from '../events.ts'
import { type CardMove, identities, owed, owedIds, type RegionMove, starts } from '../moves.ts'
import { type ComponentSet, colours, reformCount } from '../sets.ts'
import { followersAt, heldAt, mayBeIdentity, newTable, type Options, placeOf, type State } from '../state.ts'
import { addToHand } from './cards.ts'
import { beginTurn } from './course.ts'

const numbers = (length: number): number[] => Array.from({ length }, (_, at) => at)

export function setUp(seats: number, options: Options, context: Context<Event>, set: ComponentSet | null): State {
  const { random, tell } = context
  const s = newTable(seats, options, set)
  const regions = tablesOf(s).set.regions
  s.colours = shuffle(numbers(colours.length), random).slice(0, seats)
  const contacts = shuffle(numbers(contactCards.length), random)
  // OM-1.1
  for (const region of allRegions) {
    for (const faction of contactFactions[contacts[region]]) {
      s.bank[faction]--
      s.followers[followersAt(region, faction)]++
    }
  }
  s.contactPile = contacts.slice(regions.length)
  // OM-1.2
  const reforms = shuffle(numbers(reformCount), random)
  for (const region of allRegions) if (regions[region].slotFrom <= seats) s.reforms[region] = reforms.pop() ?? none
  dealCards(s, context)
  // OM-1.7
  s.edictPile = shuffle(allFactions.slice(), random)
  tell?.({
    type: 'gameBegan',
    contacts: contacts.slice(0, regions.length),
    reforms: s.reforms.map((reform) => (reform === none ? null : tablesOf(s).set.reforms[reform].symbols)),
    court: s.court.slice(),
    colours: s.colours.slice(),
  })
  for (const seat of s.hands.keys()) redeal(s, seat, context)
  s.todo.push(owedIds(seats))
  return s
}

/** OM-1.3 */
function dealCards(s: State, { random }: Context<Event>): void {
  s.deck = shuffle(allCards.slice(), random)
  for (const hand of s.hands) for (const card of s.deck.splice(-dealtCards)) addToHand(hand, card)
  s.court = s.deck.splice(-courtSize)
  for (const card of s.court) s.pools[card] = none
}

/** OM-1.4: a hand of aces and crowns alone is shown, goes to the bottom of the deck in random order, and is dealt anew. */
export function redeal(s: State, seat: Seat, { random, tell }: Context<Event>): void {
  while (!s.hands[seat].some((card) => mayBeIdentity(s, card))) {
    const shown = s.hands[seat]
    tell?.({ type: 'handShown', seat, cards: shown.slice() })
    for (const card of shown) s.pools[card] = s.shuffles
    s.shuffles++
    s.deck.unshift(...shuffle(shown, random))
    s.hands[seat] = []
    for (const card of s.deck.splice(-dealtCards)) addToHand(s.hands[seat], card)
  }
}

/** OM-1.4: all at once, and secret until the last has chosen. */
export const chooseId: DecisionRules<State, Task, CardMove, Event> = {
  moves: (s, seat) => s.hands[seat].filter((card) => mayBeIdentity(s, card)).map((card) => identities[card]),

  play(s, seat, { card }, { tell }) {
    s.hands[seat].splice(s.hands[seat].indexOf(card), 1)
    s.ids[seat] = card
    tell?.({ type: 'identityChosen', seat }, only(seat, { card }))
  },

  settle(s, { tell }) {
    for (const card of s.ids) s.pools[card] = none
    tell?.({ type: 'identitiesRevealed', cards: s.ids.slice() }, reveals)
    dealContacts(s)
    tell?.({ type: 'contactsDealt', contacts: s.contacts.slice(), starter: s.starter }, reveals)
    // OM-1.8: the last player first
    s.todo.push(owed.chooseStart[(s.starter + s.seats - 1) % s.seats])
  },
}

/** OM-1.5, OM-1.6 */
function dealContacts(s: State): void {
  for (const seat of s.contacts.keys()) {
    const contact = s.contactPile.pop() ?? none
    s.contacts[seat] = contact
    for (const faction of contactFactions[contact]) {
      s.bank[faction]--
      s.held[heldAt(seat, faction)]++
    }
  }
  s.contactPile = []
  s.starter = s.contacts.indexOf(Math.min(...s.contacts))
}

/** OM-1.8 */
export const startRegions = (s: State, seat: Seat): readonly Region[] => tablesOf(s).startsOf[s.colours[seat]]

export const chooseStart: DecisionRules<State, Task, RegionMove, Event> = {
  moves: (s, seat) => startRegions(s, seat).map((region) => starts[region]),

  play(s, seat, { region }, context) {
    s.pawns[seat] = region
    context.tell?.({ type: 'pawnPlaced', seat, place: placeOf(s, region) })
    if (seat === s.starter) beginTurn(s, seat, context)
    else s.todo.push(owed.chooseStart[(seat + s.seats - 1) % s.seats])
  },
}
