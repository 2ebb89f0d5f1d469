import { none, slotsPerRow, tablesOf } from '../data.ts'
import type { Move } from '../moves.ts'
import { colours, goods, nobles, pileTypes, rubbleKinds } from '../sets.ts'
import { nearestTile, shipSlot } from '../state.ts'
import type { View } from '../view.ts'
import { abilitySigns, actionSigns, decreeSigns, type Inked, nobleActionSigns } from './inked.ts'
import { aboutIn, askedOf, lookerOf } from './scene.ts'

/** What a choice in the panel of the turn is drawn with. */
export function signsOf(view: View, move: Move): Inked {
  const { set, abilityOf, typeOf, colourOfPlan, officialsOf, goodOfStreet } = tablesOf(view)
  const task = askedOf(view)
  const tile = (id: number): Inked => (id === none ? '' : abilitySigns[abilityOf[id]])
  switch (move.type) {
    case 'keepTile':
    case 'dropTile':
    case 'giveBack':
      return tile(move.tile)
    case 'ahead':
    case 'behind':
      return tile(view.ring[nearestTile(view, move.type === 'ahead' ? 1 : -1)] ?? none)
    case 'portfolio':
    case 'visit':
    case 'sponsor':
    case 'discard':
    case 'dismiss':
    case 'reward':
      return `{${pileTypes[typeOf[move.card]]}}`
    case 'replace':
      return heldSigns(view, move.slot)
    case 'sellGoods':
      return '{ship-2}'
    case 'tradeWithNobles':
      return '{trade}'
    case 'sell':
      return `{${goods[move.good]}}`
    case 'tradeWith':
    case 'office':
    case 'fromOffice':
      return `{${nobles[move.noble]}}`
    case 'favor':
      return `{favor}{${nobles[move.noble]}}`
    case 'give':
      return `{${goods[move.good]}}→{${actionSigns[move.action]}}`
    case 'state':
      return `{${actionSigns[move.action]}}`
    case 'do':
      return task?.type === 'eventPart'
        ? `{${actionSigns[aboutIn(task, 'action')]}}`
        : `{${nobleActionSigns[aboutIn(task, 'noble')]}}`
    case 'plan': {
      const top = view.planTops[move.colour]
      return `{plan.${colours[move.colour]}} ${top === none ? '' : officialsOf[top]} {official}`
    }
    case 'usePlan':
      return `{plan.${colours[colourOfPlan[move.plan]]}} ${officialsOf[move.plan]} {official}`
    case 'steps':
      return `{cardinal} ${move.steps}`
    case 'entrance':
      return `{${goods[goodOfStreet[move.street]]}}`
    case 'rowCube':
    case 'columnCube':
    case 'rubble':
      return `{${rubbleKinds[move.kind]}}`
    case 'decree':
      return decreeSigns(set.decrees[move.decree])
    case 'takeGood':
    case 'loseGood':
    case 'dropGood':
    case 'raisePrice':
      return `{${goods[move.good]}}`
    case 'treasury':
      return '{treasury}'
    case 'unlockTop':
    case 'unlockBottom':
      return '{lock}'
    case 'draw':
      return `{${pileTypes[move.pile]}}`
    default:
      return ''
  }
}

/** LI-3.8: what lies in a slot of the row that has to make room. */
function heldSigns(view: View, slot: number): Inked {
  const { typeOf, eventOf, shipOf } = tablesOf(view)
  const isBottom = view.played !== none && eventOf[view.played] !== null
  const held = (isBottom ? view.bottom : view.top)[lookerOf(view) * slotsPerRow + slot] ?? none
  if (held === none) return ''
  return held >= shipSlot ? `{ship-${Math.min(4, shipOf[held - shipSlot].size)}}` : `{${pileTypes[typeOf[held]]}}`
}
