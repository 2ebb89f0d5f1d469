import { type Card, gold, type Noble, none, slotsPerRow, treasuryPile } from '../data.ts'
import { nobleOfEvent, partsOf, sponsorCost, visitCost } from '../rules/legal.ts'
import { abilities, treasuryReis } from '../state.ts'
import { nobleNow, worthOfBestState, worthOfNoble, worthOfRoom, worthOfState, worthOfTopCard } from './actions.ts'
import { cardsOfNoble, nobleCards, treasuryCards } from './counts.ts'
import { worthOfMarket } from './market.ts'
import { inTime, type Outlook, question } from './outlook.ts'
import { worthOfAbility, worthOfEffect, worthOfInfluence, worthOfNextGood, worthOfReis } from './things.ts'

/** LI-3.16, LI-3.18: what a visit promises, whichever card is played for it. */
function worthOfVisit(o: Outlook, noble: Noble): number {
  o.known[question.visit + noble] ??= visitNow(o, noble)
  return o.known[question.visit + noble]
}

function visitNow(o: Outlook, noble: Noble): number {
  const { s, seat } = o
  return (
    Math.max(0, worthOfBestState(o, noble)) +
    Math.max(0, worthOfNoble(o, noble)) +
    worthOfInfluence(o, -visitCost(s, seat, noble, false)) +
    worthOfReis(o, abilities(s, seat, 'visit+1'))
  )
}

/** LI-3.21 to LI-3.23 */
function worthOfEvent(o: Outlook, card: Card): number {
  const event = o.tables.eventOf[card]
  if (event === null) return 0
  const cost = sponsorCost(o.s, o.seat)
  const noble = nobleOfEvent[event]
  const done =
    noble === none
      ? partsOf[event].reduce((sum, action) => sum + Math.max(0, worthOfState(o, action)), 0)
      : worthOfSponsored(o, noble, cost)
  return done + worthOfCost(o, cost)
}

function worthOfSponsored(o: Outlook, noble: Noble, cost: number): number {
  o.known[question.nobleOfEvent + noble] ??= nobleNow(o, noble, cost)
  return o.known[question.nobleOfEvent + noble]
}

function worthOfCost(o: Outlook, cost: number): number {
  const held = o.s.purses[o.seat]
  return worthOfReis(o, -Math.min(cost, held)) - Math.max(0, cost - held)
}

/** LI-3.7, LI-3.8: what a card does when it goes to the portfolio, and what it does there; the market is left out. */
function worthInPortfolio(o: Outlook, card: Card): number {
  const { s, seat, tables, gains } = o
  const type = tables.typeOf[card]
  if (type === treasuryPile) {
    const subsidy = treasuryReis(s) + 2 * abilities(s, seat, 'subsidy+2')
    return worthOfReis(o, subsidy) - o.weights.treasury * inTime(o, 4) + worthInBottom(o, card) - roomInBottom(o)
  }
  const effect = worthOfEffect(o, tables.effectOf[card], () => Math.max(0, worthOfBestState(o, type)))
  const room = worthOfRoom(o)
  if (room === null) return effect
  return effect + worthOfTopCard(o, tables.influenceOf[card]) - room + gains[nobleCards] + gains[cardsOfNoble + type]
}

export function worthInBottom(o: Outlook, card: Card): number {
  const ability = o.tables.ongoingOf[card]
  return (ability === null ? 0 : worthOfAbility(o, ability)) + o.gains[treasuryCards]
}

/** What has to make room in the bottom row. */
function roomInBottom(o: Outlook): number {
  const { s, seat } = o
  let least = Number.POSITIVE_INFINITY
  for (let slot = 0; slot < s.openBottom[seat]; slot++) {
    const held = s.bottom[seat * slotsPerRow + slot]
    if (held === none) return 0
    least = Math.min(least, worthInBottom(o, held))
  }
  return least
}

/** What is in a slot of the row that the card on its way goes to. */
export const worthInBottomSlot = (o: Outlook, slot: number): number =>
  worthInBottom(o, o.s.bottom[o.seat * slotsPerRow + slot])

/** What a card could be used for at best; each further one of its type in hand is worth less. */
export function worthOfCard(o: Outlook, card: Card): number {
  const type = o.tables.typeOf[card]
  let alike = 0
  for (const held of o.s.hands[o.seat]) if (held !== card && o.tables.typeOf[held] === type) alike++
  const action = type === treasuryPile ? worthOfEvent(o, card) : worthOfVisit(o, type)
  return inTime(o, 1) * Math.max(action * o.weights.same ** alike, worthInPortfolio(o, card), 0)
}

const loss = (o: Outlook, card: Card): number => o.weights.keep * worthOfCard(o, card)

/** LI-3.3: what each use of a card promises, less what the card could do later. */
export function worthOfUse(o: Outlook, type: 'portfolio' | 'visit' | 'sponsor' | 'discard', card: Card): number {
  switch (type) {
    case 'visit':
      return worthOfVisit(o, o.tables.typeOf[card]) - loss(o, card)
    case 'sponsor':
      return worthOfEvent(o, card) - loss(o, card)
    case 'portfolio':
      return worthInPortfolio(o, card) + worthOfMarket(o) - loss(o, card)
    case 'discard':
      return worthOfNextGood(o, gold) - loss(o, card)
  }
}
