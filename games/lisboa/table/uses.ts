import type { Seat } from '@eminence/kernel'
import { allNobles, builder, type Card, gold, none, tablesOf, treasuryPile } from '../data.ts'
import { influenceAfter } from '../rules/gains.ts'
import { nobleOfEvent, sponsorCost, visitCost, visitParts } from '../rules/legal.ts'
import { abilities, treasuryReis } from '../state.ts'
import { amountIn } from '../texts/shared.ts'
import type { View } from '../view.ts'
import type { Speech } from './context.ts'
import { effectSigns, eventSigns, type Inked } from './inked.ts'
import {
  bestSale,
  type NobleProspect,
  nobleProspect,
  openShips,
  ownersOf,
  roomFor,
  salePrice,
  statesFor,
  visitProspect,
} from './scene.ts'
import type { UseType } from './targets.ts'

/** One of the four things that a card can do: what it gives or costs at once, and the rest in words. */
export interface Use {
  readonly signs: Inked
  readonly lines: readonly string[]
}

const minus = (number: number): string => (number === 0 ? '0' : `−${number}`)

export function useOf(view: View, seat: Seat, card: Card, use: UseType, speech: Speech): Use {
  const isTreasury = tablesOf(view).typeOf[card] === treasuryPile
  const { uses } = speech.words
  switch (use) {
    case 'portfolio':
      return toPortfolio(view, seat, card, speech)
    case 'visit':
      return isTreasury ? { signs: '', lines: [uses.needsNoble] } : visitWith(view, seat, card, speech)
    case 'sponsor':
      return isTreasury ? sponsorWith(view, seat, card, speech) : { signs: '', lines: [uses.needsTreasury] }
    case 'discard':
      return forGold(view, seat, speech)
  }
}

function toPortfolio(view: View, seat: Seat, card: Card, { words, game }: Speech): Use {
  const { uses } = words
  const data = tablesOf(view).set.cards[card]
  const sale = bestSale(view, seat)
  const then = sale > 0 ? uses.thenMarket(sale) : uses.thenTrade
  const room = uses.room[roomFor(view, seat, card)]
  if (data.type !== 'treasury') {
    const effect = game.names.effect(data.effect)
    const isPlain = data.effect === 'none' || amountIn(data.effect) !== null
    const said = isPlain ? [] : [`${effect[0].toLocaleUpperCase()}${effect.slice(1)}${words.uses.stop}`]
    return { signs: effectSigns(data.effect, tablesOf(view).typeOf[card]), lines: [...said, room, then] }
  }
  const reis = treasuryReis(view) + 2 * abilities(view, seat, 'subsidy+2')
  return {
    signs: `+${reis} {reis}`,
    lines: [uses.subsidy(reis, Math.max(0, view.treasury - 1)), room, then],
  }
}

/** What the Noble action would bring, in a sentence. */
function prospectLine(prospect: NobleProspect | null, { words: { uses } }: Speech): string[] {
  switch (prospect?.noble) {
    case 'builder':
      return [uses.store(prospect.price, prospect.wigs)]
    case 'marquis':
      return [uses.decrees(prospect.worth)]
    case 'king':
      return [uses.building(prospect.wigs)]
    default:
      return []
  }
}

function visitWith(view: View, seat: Seat, card: Card, speech: Speech): Use {
  const { words } = speech
  const noble = tablesOf(view).typeOf[card]
  const { base, rivals, reduction } = visitParts(view, seat, noble, false)
  const cost = visitCost(view, seat, noble, false)
  const inWigs = Math.max(0, cost - view.influence[seat])
  const states = statesFor(view, seat, noble).map((action) => words.actions[action])
  const prospect = visitProspect(view, seat, noble)
  const followers = ownersOf(view).filter((owner) => owner !== seat && view.favors[owner * 3 + noble] > 0)
  return {
    signs: `${minus(cost)} {influence}`,
    lines: [
      words.uses.visit(base, rivals, reduction),
      ...(inWigs > 0 ? [words.uses.inWigs(inWigs)] : []),
      ...(states.length > 0 ? [words.uses.opens(states)] : []),
      ...(prospect === null ? [words.uses.notNow(words.nobleActions[noble])] : prospectLine(prospect, speech)),
      ...(followers.length > 0 ? [words.uses.follow(followers.map(speech.owner))] : []),
    ],
  }
}

function sponsorWith(view: View, seat: Seat, card: Card, speech: Speech): Use {
  const { words, game } = speech
  const event = tablesOf(view).eventOf[card]
  if (event === null) return { signs: '', lines: [words.uses.needsTreasury] }
  const cost = sponsorCost(view, seat)
  const noble = nobleOfEvent[event]
  const left = {
    reis: Math.max(0, view.purses[seat] - cost),
    influence: influenceAfter(view, view.influence[seat], cost - view.purses[seat]),
  }
  return {
    signs: `${minus(cost)} {reis} ${eventSigns[event]}`,
    lines: [
      words.uses.sponsor(game.names.events[event], cost),
      ...(noble === none ? [] : prospectLine(nobleProspect(view, seat, noble, left), speech)),
      ...(noble === builder ? [words.uses.landToo] : []),
    ],
  }
}

function forGold(view: View, seat: Seat, { words }: Speech): Use {
  const prices = openShips(view).map((ship) => salePrice(view, seat, gold, ship))
  return {
    signs: '+1 {gold}',
    lines: [prices.length === 0 ? words.uses.goldOnly : words.uses.gold(Math.max(...prices))],
  }
}

/** The nobles whom a card in the hand could visit, for the marks of what comes next. */
export const nobleOfCard = (view: View, card: Card | null): number =>
  card !== null && allNobles.includes(tablesOf(view).typeOf[card]) ? tablesOf(view).typeOf[card] : none
