import type { Decision, Seat } from '@eminence/kernel'
import { factions, none, tablesOf } from '../../data.ts'
import { disksAt } from '../../map.ts'
import type { FactionMove, Move, PlainMove } from '../../moves.ts'
import { mainLeft } from '../../state.ts'
import type { View } from '../../view.ts'
import type { PaxWords, PromptWords, StopAt } from '../words.ts'
import {
  abilityName,
  cardFacts,
  cardName,
  eventName,
  factionsIn,
  placeName,
  plotName,
  seatName,
  symbolsOf,
} from './names.ts'
import { limitOf, setSizeOf } from './sums.ts'
import { howIn, numberIn, numbersIn, waysIn } from './tasks.ts'

type DecisionType = keyof PromptWords
type Prompt = (words: PaxWords, view: View, seat: Seat) => string

/** The place that the task is about. */
const placeIn = (words: PaxWords, view: View, key: 'slot' | 'from' = 'slot'): string =>
  placeName(words, view, numberIn(view, key))

/** Of this seat and the other one in the challenge under way, its own first. */
function challengeOf(view: View, seat: Seat) {
  if (view.oust === null) throw new Error('no challenge is under way')
  const { seats, totals, advantaged } = view.oust
  const side = seats[0] === seat ? 0 : 1
  const standing: 'advantaged' | 'disadvantaged' | 'level' =
    advantaged === none ? 'level' : advantaged === side ? 'advantaged' : 'disadvantaged'
  return { own: totals[side], theirs: totals[1 - side], standing }
}

const prompts: Readonly<Record<DecisionType, Prompt>> = {
  activateEvent: ({ prompts }) => prompts.activateEvent,
  menu: ({ prompts }, view) => prompts.menu(mainLeft(view)),
  scoutSlot: ({ prompts }, view) => prompts.scoutSlot(howIn(view)),
  scoutPlace: (words, view) => words.prompts.scoutPlace(placeIn(words, view)),
  influenceTarget: ({ prompts }, view) => prompts.influenceTarget(howIn(view)),
  influenceCount: (words, view) => words.prompts.influenceCount(placeIn(words, view)),
  fallAway: (words, view) => words.prompts.fallAway(placeIn(words, view)),
  pay({ prompts }, view) {
    const [first, ...others] = waysIn(view)
    return prompts.pay(first.length, others.length > 0 ? null : symbolsOf(first))
  },
  extortTarget: ({ prompts }) => prompts.extortTarget,
  whisper: (words, view) => words.prompts.whisper(placeIn(words, view)),
  gainChoice: ({ prompts }, view) => prompts.gainChoice(factionsIn(numbersIn(view, 'symbols')[0])),
  gainVictim: ({ prompts }, view) => prompts.gainVictim(factions[numberIn(view, 'faction')]),
  give: ({ prompts }) => prompts.give,
  organizeFaction: ({ prompts }) => prompts.organizeFaction,
  organizeFrom: ({ prompts }, view) => prompts.organizeFrom(numberIn(view, 'left')),
  organizeTo: (words, view) => words.prompts.organizeTo(placeIn(words, view, 'from')),
  expelTarget: ({ prompts }) => prompts.expelTarget,
  expelCard: (words, view) => words.prompts.expelCard(placeIn(words, view)),
  expelMove: (words, view) => words.prompts.expelMove(placeIn(words, view)),
  oustTarget: ({ prompts }) => prompts.oustTarget,
  oustCount: (words, view) => words.prompts.oustCount(placeIn(words, view)),
  oustStrength: ({ prompts }) => prompts.oustStrength,
  challengeCard({ prompts }, view, seat) {
    const { own, theirs, standing } = challengeOf(view, seat)
    return prompts.challengeCard(own, theirs, standing)
  },
  challengeNext({ prompts }, view, seat) {
    const { own, theirs } = challengeOf(view, seat)
    return prompts.challengeNext(own, theirs)
  },
  compensation: ({ prompts }, view) => prompts.compensation(numberIn(view, 'left')),
  followUpKind: (words, view) => words.prompts.followUpKind(placeIn(words, view)),
  schemeMode(words, view) {
    const card = numberIn(view, 'card')
    return words.prompts.schemeMode(cardName(words, card), abilityName(words, card))
  },
  swapFirst: ({ prompts }) => prompts.swapFirst,
  swapSecond: (words, view) => words.prompts.swapSecond(placeIn(words, view)),
  takeEdict: ({ prompts }) => prompts.takeEdict,
  keepPlot: ({ prompts }) => prompts.keepPlot,
  drawOrCourt: ({ prompts }) => prompts.drawOrCourt,
  borrow: ({ prompts }) => prompts.borrow,
  keepEvent: ({ prompts }) => prompts.keepEvent,
  redrawDiscard: ({ prompts }, view, seat) => prompts.redrawDiscard(view.handSizes[seat] - limitOf(view, seat)),
  redrawCard: ({ prompts }, view, seat) => prompts.redrawCard(limitOf(view, seat) - view.handSizes[seat]),
}

const isDecisionType = (type: string): type is DecisionType => Object.hasOwn(prompts, type)

export function promptText(words: PaxWords, { type, seat }: Decision, view: View): string {
  if (!isDecisionType(type)) throw new Error(`there are no words for the decision "${type}"`)
  return prompts[type](words, view, seat)
}

/** Who is asked: labels are only shown to the seat that owes the decision. */
const asked = (view: View): Seat => view.viewer ?? view.active

/** A label stands alone, so it begins with a capital letter where the language has them. */
const alone = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1)

export const moveText = (words: PaxWords, move: Move, view: View): string => alone(labelOf(words, move, view))

function labelOf(words: PaxWords, move: Move, view: View): string {
  const { moves } = words
  switch (move.type) {
    case 'slot':
      return placeName(words, view, move.slot)
    case 'freeSlot':
    case 'followUp':
      return moves[move.type](placeName(words, view, move.slot))
    case 'card':
      return words.card(cardFacts(words, view, move.card))
    case 'scheme':
      return moves.scheme(words.card(cardFacts(words, view, move.card)), abilityName(words, move.card))
    case 'faction':
    case 'token':
    case 'exchange':
    case 'claimFaction':
    case 'factionCard':
    case 'press':
      return factionMoveText(words, move, view)
    case 'claimPlot':
    case 'keepPlot':
      return moves[move.type](plotName(words, move.plot))
    case 'seat':
      return seatName(words, view, move.seat)
    case 'lookAtHand':
    case 'lookAtPlot':
      return moves[move.type](seatName(words, view, move.seat))
    case 'target':
      return moves.target(
        placeName(words, view, move.slot),
        seatName(words, view, move.seat),
        disksAt(view, move.seat, move.slot),
      )
    case 'disks':
      return moves.disks(move.disks)
    case 'fallAway':
      return fallAwayText(words, view, move.top, move.bottom)
    case 'mode': {
      const card = numberIn(view, 'card')
      return moves.mode[move.mode](abilityName(words, card), symbolsOf(tablesOf(view).favorValues[card]))
    }
    case 'event': {
      const isDrawn = view.todo.at(-1)?.type === 'keepEvent'
      return (isDrawn ? moves.keepEvent : moves.activate)(eventName(words, move.event))
    }
    case 'court': {
      const card = view.court[move.position]
      const name = card === none ? '–' : words.card(cardFacts(words, view, card))
      return moves.court(name, move.position === view.chamberlain)
    }
    default:
      return plainText(words, move, view)
  }
}

function factionMoveText(words: PaxWords, { type, faction }: FactionMove, view: View): string {
  const { moves, luminaries } = words
  const name = factions[faction]
  switch (type) {
    case 'faction':
      return luminaries.factions[name]
    case 'exchange':
      return moves.exchange(name, setSizeOf(view, asked(view)))
    case 'factionCard':
      return moves.useFactionCard(name, words.actions[actionOf[name]])
    default:
      return moves[type](name)
  }
}

/** Table 2.3: the action of each faction card. */
export const actionOf = {
  nobility: 'influence',
  professions: 'extort',
  magistrates: 'expel',
  artists: 'organize',
  scholars: 'scout',
  clergy: 'oust',
} as const

/** PI-2.5: so many symbols of the upper and of the lower faction of the card. */
function fallAwayText({ moves }: PaxWords, view: View, top: number, bottom: number): string {
  const { topOf, bottomOf } = tablesOf(view)
  const card = view.map[numberIn(view, 'slot')]
  const symbols = [
    { faction: factions[topOf[card]], count: top },
    { faction: factions[bottomOf[card]], count: bottom },
  ]
  return moves.fallAway(symbols.filter(({ count }) => count > 0))
}

const isStop = (type: string | undefined, stops: Readonly<Record<StopAt, string>>): type is StopAt =>
  type !== undefined && Object.hasOwn(stops, type)

function plainText(words: PaxWords, { type }: PlainMove, view: View): string {
  const { moves } = words
  const decision = view.todo.at(-1)?.type
  switch (type) {
    case 'stop':
      return moves.stop[isStop(decision, moves.stop) ? decision : 'whisper']
    case 'draw':
      return moves.draw(decision === 'drawOrCourt' ? 2 : 1)
    case 'congress':
    case 'end':
    case 'payAll':
    case 'plusOne':
    case 'minusOne':
    case 'continue':
    case 'call':
    case 'concede':
      return moves[type]
    default:
      return words.actions[type]
  }
}
