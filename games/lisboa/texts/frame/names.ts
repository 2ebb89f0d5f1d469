import type { Task } from '@eminence/kernel'
import { type Card, deckOfShip, type Plan, type Ship, type Street, type Tile, tablesOf } from '../../data.ts'
import { decks } from '../../sets.ts'
import type { View } from '../../view.ts'
import type { LisboaNames } from '../words.ts'

/** What a task is about: “noble”, “land”. */
export function numberIn(task: Task | undefined, key: string): number {
  const found: unknown = Object.entries(task ?? {}).find(([name]) => name === key)?.[1]
  if (typeof found !== 'number') throw new Error(`the decision knows of no ${key}`)
  return found
}

/** Who has to decide. */
export const deciderIn = ({ todo, viewer }: View): number => todo.at(-1)?.owing[0] ?? viewer ?? 0

export const cardNamed = ({ card }: LisboaNames, view: View, id: Card): string => card(tablesOf(view).set.cards[id])
export const cardTextIn = ({ cardText }: LisboaNames, view: View, id: Card): string =>
  cardText(tablesOf(view).set.cards[id])
export const tileNamed = ({ tile }: LisboaNames, view: View, id: Tile): string => tile(tablesOf(view).set.clergy[id])
export const shipNamed = ({ ship }: LisboaNames, id: Ship): string => ship(decks[deckOfShip(id)])

export function planNamed({ plan }: LisboaNames, view: View, id: Plan): string {
  const { startingPlans, plans } = tablesOf(view).set
  return plan([...startingPlans, ...plans][id])
}

/** The host's own name for it, or ours. */
export const streetNamed = ({ streets }: LisboaNames, view: View, street: Street): string =>
  tablesOf(view).set.streets[street].name ?? streets[street]
