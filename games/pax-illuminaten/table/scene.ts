import type { Seat } from '@eminence/kernel'
import { type Card, type Faction, factionIndexes, type Slot, tablesOf } from '../data.ts'
import type { Action, Move } from '../moves.ts'
import { mostLocations } from '../sets.ts'
import { favorsOf } from '../state.ts'
import type { PromptWords } from '../texts/words.ts'
import type { View } from '../view.ts'

export const slotKey = (slot: Slot): string => `slot ${slot}`
export const handKey = (card: Card): string => `hand ${card}`
export const courtKey = (position: number): string => `court ${position}`

/** What a press means: a place of the map, a card of the hand or the court, or a choice of its own. */
export function keyOf(move: Move): string {
  switch (move.type) {
    case 'slot':
    case 'freeSlot':
    case 'followUp':
    case 'target':
      return slotKey(move.slot)
    case 'card':
    case 'scheme':
      return handKey(move.card)
    case 'court':
      return courtKey(move.position)
    default:
      return choiceKey(move)
  }
}

/** Of one move alone. */
export const choiceKey = (move: Move): string => Object.values(move).join(' ')

/** Whether it is offered on the map, in the hand or in the court; everything else is chosen in the panel of the turn. */
export const isOnTable = ({ type }: Move): boolean => type === 'draw' || located.includes(type)
const located: readonly Move['type'][] = ['slot', 'freeSlot', 'followUp', 'target', 'card', 'scheme', 'court']

export type DecisionType = keyof PromptWords

/** What the viewer owes; null if nothing. */
export function asked({ todo, viewer }: Pick<View, 'todo' | 'viewer'>): DecisionType | null {
  const task = todo.at(-1)
  return viewer !== null && task?.owing.includes(viewer) && isDecision(task.type) ? task.type : null
}

/** To which action a decision belongs. */
const actionOf: Readonly<Record<DecisionType, Action | null>> = {
  activateEvent: null,
  menu: null,
  scoutSlot: 'scout',
  scoutPlace: 'scout',
  influenceTarget: 'influence',
  influenceCount: 'influence',
  fallAway: 'influence',
  pay: null,
  extortTarget: 'extort',
  whisper: 'extort',
  gainChoice: null,
  gainVictim: null,
  give: 'extort',
  organizeFaction: 'organize',
  organizeFrom: 'organize',
  organizeTo: 'organize',
  expelTarget: 'expel',
  expelCard: 'expel',
  expelMove: 'expel',
  oustTarget: 'oust',
  oustCount: 'oust',
  oustStrength: 'oust',
  challengeCard: 'oust',
  challengeNext: 'oust',
  compensation: null,
  followUpKind: null,
  schemeMode: null,
  swapFirst: null,
  swapSecond: null,
  takeEdict: null,
  keepPlot: null,
  drawOrCourt: null,
  borrow: null,
  keepEvent: null,
  redrawDiscard: null,
  redrawCard: null,
}
const isDecision = (type: string): type is DecisionType => Object.hasOwn(actionOf, type)

/** Tasks that no decision is asked for, but that an action under way leaves on the stack. */
const underWay: Readonly<Record<string, Action>> = {
  scouting: 'scout',
  influencing: 'influence',
  whispering: 'extort',
  giving: 'extort',
  organizing: 'organize',
  movingAfterExpel: 'expel',
  ousting: 'oust',
}

/** The action that the active seat is at; null between two of them. */
export function actionIn({ todo, oust }: Pick<View, 'todo' | 'oust'>): Action | null {
  if (oust !== null) return 'oust'
  for (const { type } of todo.toReversed()) {
    const action = isDecision(type) ? actionOf[type] : underWay[type]
    if (action) return action
    if (type === 'menu') return null
  }
  return null
}

export const handOf = (view: View, seat: Seat | null): readonly Card[] =>
  seat === null ? [] : (view.hands[seat] ?? [])

/** By location from the top: whose disk, or none. */
export const disksOn = (view: Pick<View, 'set' | 'map' | 'disks'>, slot: Slot): readonly Seat[] =>
  view.disks.slice(slot * mostLocations, slot * mostLocations + tablesOf(view).locationsOf[view.map[slot]])

export const favorsBy = (view: View, seat: Seat): number[] =>
  factionIndexes.map((faction) => favorsOf(view, seat, faction))

export const inSet = (set: number): Faction[] => factionIndexes.filter((faction) => set & (1 << faction))
