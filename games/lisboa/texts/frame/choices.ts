import type { Decision } from '@eminence/kernel'
import { columnOf, none, slotsPerRow, tablesOf } from '../../data.ts'
import type { Move } from '../../moves.ts'
import { cubeCosts, landReduction, lowestPrice, sponsorCost, visitCost } from '../../rules/legal.ts'
import { spaceNames } from '../../sets.ts'
import {
  abilities,
  aboard,
  capacityOf,
  goodsOf,
  isEmptyLand,
  isSolo,
  nearestTile,
  priceOf,
  shipSlot,
  treasuryReis,
} from '../../state.ts'
import type { View } from '../../view.ts'
import type { LisboaWords, PromptWords } from '../words.ts'
import { cardNamed, cardTextIn, deciderIn, numberIn, planNamed, shipNamed, streetNamed, tileNamed } from './names.ts'

type Prompt = (words: LisboaWords, view: View) => string

const due = ({ todo }: View) => todo.at(-1)
const isTrue = (view: View, key: string): boolean =>
  Object.entries(due(view) ?? {}).some(([name, value]) => name === key && value === true)
/** A prompt that needs no more than its noble. */
const ofNoble =
  (key: 'visitState' | 'visitNoble' | 'rewardState' | 'periodReward'): Prompt =>
  ({ prompts }, view) =>
    prompts[key](numberIn(due(view), 'noble'))
const several =
  (key: 'recruitStep' | 'decreePick'): Prompt =>
  ({ prompts }, view) =>
    prompts[key](numberIn(due(view), 'left'), isTrue(view, 'first'))

/** Those with something to say besides a sentence that is always the same. */
const prompts: { readonly [Type in keyof PromptWords]: Prompt } = {
  startClergy: (words) => words.prompts.startClergy,
  useCard: (words) => words.prompts.useCard,
  replaceSlot({ prompts }, view) {
    const task = due(view)
    return prompts.replaceSlot(task !== undefined && 'room' in task && task.room === 'ship' ? 'ship' : 'card')
  },
  portfolioAction: (words) => words.prompts.portfolioAction,
  sellStep: (words) => words.prompts.sellStep,
  tradeStart: (words) => words.prompts.tradeStart,
  tradeStep: ({ prompts }, view) =>
    prompts.tradeStep(numberIn(due(view), 'noble'), numberIn(due(view), 'done') === none),
  visitState: ofNoble('visitState'),
  visitNoble: ofNoble('visitNoble'),
  rewardState: ofNoble('rewardState'),
  eventPart: ({ prompts }, view) => prompts.eventPart(numberIn(due(view), 'action')),
  recruitStep: several('recruitStep'),
  plan: (words) => words.prompts.plan,
  cardinalSteps: (words) => words.prompts.cardinalSteps,
  clergyPick: (words) => words.prompts.clergyPick,
  clergyDrop: ({ prompts, names }, view) => prompts.clergyDrop(tileNamed(names, view, numberIn(due(view), 'tile'))),
  churchDiscard: (words) => words.prompts.churchDiscard,
  favor: (words) => words.prompts.favor,
  storeSpace: (words) => words.prompts.storeSpace,
  storeEntrance: ({ prompts }, view) => prompts.storeEntrance(numberIn(due(view), 'land')),
  storeCube: ({ prompts }, view) => prompts.storeCube(numberIn(due(view), 'land')),
  decreePick: several('decreePick'),
  openPlan: (words) => words.prompts.openPlan,
  openSpace: ({ prompts, names }, view) => prompts.openSpace(planNamed(names, view, numberIn(due(view), 'plan'))),
  openOfficial: ({ prompts }, view) => prompts.openOfficial(numberIn(due(view), 'left')),
  goodChoice: ({ prompts }, view) => prompts.goodChoice(numberIn(due(view), 'extra') > 0),
  goodLose: (words) => words.prompts.goodLose,
  overflowDrop({ prompts }, view) {
    const seat = deciderIn(view)
    return prompts.overflowDrop(goodsOf(view, seat), capacityOf(view, seat))
  },
  priceChoice: (words) => words.prompts.priceChoice,
  treasuryMove: (words) => words.prompts.treasuryMove,
  rubbleChoice: (words) => words.prompts.rubbleChoice,
  officialPlace: (words) => words.prompts.officialPlace,
  unlockSlot: (words) => words.prompts.unlockSlot,
  follow({ prompts }, view) {
    const noble = numberIn(due(view), 'noble')
    return prompts.follow(noble, visitCost(view, deciderIn(view), noble, true))
  },
  drawPile: (words) => words.prompts.drawPile,
  periodDiscard: (words) => words.prompts.periodDiscard,
  periodReward: ofNoble('periodReward'),
}

const isPrompt = (type: string): type is keyof PromptWords => Object.hasOwn(prompts, type)

export function promptText(words: LisboaWords, { type }: Decision, view: View): string {
  if (!isPrompt(type)) throw new Error(`there are no words for the decision "${type}"`)
  return prompts[type](words, view)
}

/** What lies in a slot of the row that has to make room. */
function heldIn(words: LisboaWords, view: View, slot: number): string {
  const seat = deciderIn(view)
  const isBottom = view.played !== none && tablesOf(view).eventOf[view.played] !== null
  const held = (isBottom ? view.bottom : view.top)[seat * slotsPerRow + slot]
  if (held === none) return words.position.none
  return held >= shipSlot ? shipNamed(words.names, held - shipSlot) : cardTextIn(words.names, view, held)
}

/** How full it is: “1/2”. */
const loadOf = (view: View, ship: number): string => `${aboard(view, ship)}/${tablesOf(view).shipOf[ship].size}`

/** LI-3.39: the least that this land can cost, where it can be built on at all. */
function landLabel({ moves, names }: LisboaWords, view: View, land: number): string {
  if (!isEmptyLand(view, land)) return moves.landAlone(land)
  const seat = deciderIn(view)
  const ground = treasuryReis(view) - landReduction(view, seat)
  const price = lowestPrice(view, land, ground, cubeCosts(view, seat))
  return moves.land(land, price, names.effect(tablesOf(view).set.landBonus[columnOf[land]]))
}

export function moveText(words: LisboaWords, move: Move, view: View): string {
  const { moves, names, position } = words
  const { set, typeOf, eventOf } = tablesOf(view)
  const seat = deciderIn(view)
  switch (move.type) {
    case 'keepTile':
      return moves.keepTile(tileNamed(names, view, move.tile))
    case 'portfolio':
      return moves.portfolio(cardTextIn(names, view, move.card))
    case 'visit': {
      const noble = typeOf[move.card]
      return moves.visit(noble, cardNamed(names, view, move.card), visitCost(view, seat, noble, false))
    }
    case 'sponsor': {
      const event = eventOf[move.card]
      const named = event === null ? position.none : names.events[event]
      return moves.sponsor(cardNamed(names, view, move.card), named, sponsorCost(view, seat))
    }
    case 'discard':
      return moves.discard(cardNamed(names, view, move.card))
    case 'replace':
      return moves.replace(heldIn(words, view, move.slot))
    case 'sell': {
      const owner = view.shipOwner[move.ship]
      const whose = owner === seat ? 'own' : isSolo(view) ? 'lacerda' : owner
      const price = priceOf(view, move.good) + tablesOf(view).shipOf[move.ship].price + abilities(view, seat, 'sell+1')
      return moves.sell(move.good, `${shipNamed(names, move.ship)} ${loadOf(view, move.ship)}`, whose, price)
    }
    case 'tradeWith':
      return moves.tradeWith(move.noble)
    case 'give':
      return moves.give(move.good, move.action)
    case 'state':
      return moves.state(move.action)
    case 'do':
      return due(view)?.type === 'eventPart'
        ? moves.doPart(numberIn(due(view), 'action'))
        : moves.doNoble(numberIn(due(view), 'noble'))
    case 'office':
      return moves.office(move.noble, view.offices[seat * 3 + move.noble])
    case 'plan': {
      const top = view.planTops[move.colour]
      return moves.plan(top === none ? position.none : planNamed(names, view, top))
    }
    case 'steps':
      return moves.steps(move.steps)
    case 'ahead':
    case 'behind':
      return moves[move.type](tileNamed(names, view, view.ring[nearestTile(view, move.type === 'ahead' ? 1 : -1)]))
    case 'dropTile':
      return moves.dropTile(tileNamed(names, view, move.tile))
    case 'giveBack':
      return moves.giveBack(tileNamed(names, view, move.tile), set.clergy[move.tile].wigs)
    case 'favor':
    case 'fromOffice':
      return moves[move.type](move.noble)
    case 'land':
      return landLabel(words, view, move.land)
    case 'entrance': {
      const good = tablesOf(view).goodOfStreet[move.street]
      return moves.entrance(move.street + 1, streetNamed(names, view, move.street), good)
    }
    case 'rowCube':
    case 'columnCube':
    case 'rubble':
      return moves[move.type](move.kind)
    case 'decree':
      return moves.decree(names.decree(set.decrees[move.decree]))
    case 'usePlan':
      return moves.usePlan(planNamed(names, view, move.plan))
    case 'space':
      return moves.spaceFor(move.space, names.effect(set.spaceBonus[spaceNames[move.space]]))
    case 'takeGood':
    case 'loseGood':
    case 'dropGood':
      return moves[move.type](move.good)
    case 'raisePrice':
      return moves.raisePrice(move.good, priceOf(view, move.good))
    case 'treasury':
      return moves.treasury(move.by)
    case 'draw': {
      const top = view.pileTops[move.pile]
      return moves.draw(move.pile, top === none ? null : cardTextIn(names, view, top))
    }
    case 'dismiss':
    case 'reward':
      return moves[move.type](cardTextIn(names, view, move.card))
    default:
      return moves[move.type]
  }
}
