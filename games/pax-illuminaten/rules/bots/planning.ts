import type { Context } from '@eminence/kernel'
import { type Card, type Direction, isHigh, none, type Slot, tablesOf } from '../../data.ts'
import type { Event, Line } from '../../events.ts'
import { isIn } from '../../map.ts'
import type { State } from '../../state.ts'
import { drawCard, show } from '../board.ts'
import {
  expel,
  extortLater,
  fill,
  hasBot,
  hasHumans,
  hasRoom,
  influence,
  moveToken,
  oust,
  replaceByPlanning,
  type Script,
  shares,
  tellStep,
  turnUp,
} from './deeds.ts'
import { around, diagramAt } from './ways.ts'

const directions: readonly Direction[] = [0, 1, 2, 3, 4, 5]

/** What the two planning bots look for: an affiliation (Cagliostro), or an ace or crown (Weishaupt). */
function isWanted(s: State, card: Card): boolean {
  if (s.options.bot === 'weishaupt') return isHigh(card)
  const { isFreemason, isRosicrucian } = tablesOf(s)
  return isFreemason[card] || isRosicrucian[card]
}

const scriptOf = (s: State, line: Line): Script => {
  if (s.options.bot === 'cagliostro') return { line, rule: cagliostroRules[line] ?? 'PI-22.1' }
  return { line, rule: weishauptRules[line] ?? 'PI-23.1' }
}
const cagliostroRules: Partial<Record<Line, string>> = {
  '3a': 'PI-22.2',
  '3b': 'PI-22.3',
  '3c': 'PI-22.4',
  '3d': 'PI-22.5',
  '3e': 'PI-22.6',
  '3f': 'PI-22.7',
}
const weishauptRules: Partial<Record<Line, string>> = {
  '3a': 'PI-23.2',
  '3b': 'PI-23.2',
  '3c': 'PI-23.2',
  '3d': 'PI-23.2',
  '3e': 'PI-23.3',
  '3f': 'PI-23.3',
}

/** PI-22, PI-23 */
export function plan(s: State, context: Context<Event>) {
  const card = drawCard(s, context)
  if (card === none) return extortLater(s, s.token, { line: null, rule: 'PI-19.14' })
  s.planning = card
  show(s, card)
  // PI-19.15
  const wanted = tablesOf(s).strengthOf[card]
  const pointed = directions.find((direction) => diagramAt(s, direction) === wanted) ?? 0
  const first = nextMapCard(s, pointed)
  tellStep(s, scriptOf(s, '1'), 'plans', { card, direction: pointed, slot: around(s, s.token)[first] }, context)

  let direction = first
  do {
    const slot = around(s, s.token)[direction]
    if (!isIn(s.faceUp, slot)) turnUp(s, slot, scriptOf(s, '2'), context)
    if (actOn(s, slot, context)) return
    const next = nextMapCard(s, (direction + 1) % 6)
    if (next === first) return giveUp(s, slot, context)
    tellStep(s, scriptOf(s, '3f'), 'turnsOn', { slot: around(s, s.token)[next], direction: next }, context)
    direction = next
  } while (direction !== first)
}

/** PI-19.15: this direction, or the next one clockwise in which there is a map card. */
function nextMapCard(s: State, from: Direction): Direction {
  const slots = around(s, s.token)
  let direction = from
  while (slots[direction] === none) direction = (direction + 1) % 6
  return direction
}

/** Item 3, first fitting line; false if the target is full with the bot's own disks (3f), or nothing can be done with it. */
function actOn(s: State, slot: Slot, context: Context<Event>): boolean {
  const card = s.map[slot]
  const [humans, own, room] = [hasHumans(s, slot), hasBot(s, slot), hasRoom(s, slot)]
  const isAlike = shares(s, card)
  const influenceBy = (line: Line) => {
    influence(s, slot, scriptOf(s, line), context)
    return true
  }
  const oustBy = (line: Line) => {
    oust(s, slot, scriptOf(s, line), context)
    return true
  }
  const replaceBy = (line: Line) => {
    replaceByPlanning(s, slot, scriptOf(s, line), context)
    return influenceBy(line)
  }
  if (isWanted(s, card)) {
    if (room && !humans) return influenceBy('3a')
    if (humans) {
      // PI-22.2
      if (s.options.bot === 'cagliostro') fill(s, slot, scriptOf(s, '3a'), context)
      return oustBy('3a')
    }
  } else if (!humans && isWanted(s, s.planning)) return replaceBy('3b')
  if (isAlike && room && !own) return influenceBy('3c')
  // PI-22.5 asks for no affiliation, PI-23.2 does not ask for the rank
  const mayGo = s.options.bot === 'weishaupt' || !isWanted(s, card)
  if (!humans && mayGo && !isAlike && shares(s, s.planning)) return replaceBy('3d')
  if (humans) return oustBy('3e')
  if (!own && !isWanted(s, card) && s.deck.length > 0) {
    expel(s, slot, scriptOf(s, '3e'), context)
    return true
  }
  return own && room && influenceBy('3f')
}

/** PI-22.7: all around were tried. */
function giveUp(s: State, last: Slot, context: Context<Event>): void {
  const script = scriptOf(s, '3f')
  if (hasBot(s, last)) moveToken(s, last, script, 'moves', context)
  extortLater(s, s.token, script)
}
