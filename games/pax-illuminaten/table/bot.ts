import { type Bot, count, type Direction, factionIndexes, isHigh, slotsIn, tablesOf } from '../data.ts'
import type { Line } from '../events.ts'
import { controlledBy, controllerOf, disksOnMap, lodgesOf } from '../map.ts'
import { diagramAt } from '../rules/bots/ways.ts'
import { edictsDiscarded } from '../rules/turn/edicts.ts'
import { isBot, type State } from '../state.ts'

/** What a bot wins by: so many of so many. */
export interface Goal {
  readonly goal: 'lodge' | 'disks' | 'edicts' | 'affiliated' | 'high' | 'alone' | 'deck'
  /** Null as long as it does not count yet. */
  readonly have: number | null
  readonly need: number
}

const lodge = (s: State): Goal => {
  const sizes = factionIndexes.flatMap((faction) =>
    lodgesOf(s, faction)
      .filter((each) => controllerOf(s, each) === s.bot)
      .map(count),
  )
  return { goal: 'lodge', have: Math.max(0, ...sizes), need: 5 }
}

const disks = (s: State): Goal => ({ goal: 'disks', have: disksOnMap(s, s.bot), need: 8 })

const controlled = (s: State, fits: (card: number) => boolean): number =>
  slotsIn(controlledBy(s, s.bot)).filter((slot) => fits(s.map[slot])).length

/** Table 2.10, in the order of the bot's plots. */
const goals: Readonly<Record<Bot, readonly ((s: State) => Goal)[]>> = {
  germain: [(s) => ({ goal: 'edicts', have: edictsDiscarded(s), need: 4 }), lodge, disks],
  joseph: [
    disks,
    (s) => ({
      goal: 'alone',
      have: s.round < 2 ? null : s.presence.some((slots, seat) => !isBot(s, seat) && slots === 0) ? 1 : 0,
      need: 1,
    }),
    (s) => ({ goal: 'deck', have: s.exhaustions, need: 2 }),
  ],
  cagliostro: [
    lodge,
    (s) => {
      const { isFreemason, isRosicrucian } = tablesOf(s)
      return { goal: 'affiliated', have: controlled(s, (card) => isFreemason[card] || isRosicrucian[card]), need: 5 }
    },
    disks,
  ],
  weishaupt: [lodge, (s) => ({ goal: 'high', have: controlled(s, isHigh), need: 3 }), disks],
}

export function goalsOf(s: State): Goal[] {
  const { bot } = s.options
  return bot === 'none' ? [] : goals[bot].map((goal) => goal(s))
}

/** The lines of the script, in their order; the planning bots have two before their items. */
export const linesOf: Readonly<Record<Bot, readonly Line[]>> = {
  germain: ['1a', '1b', '1c', '1d'],
  joseph: ['1a', '1b', '1c', '1d'],
  cagliostro: ['1', '2', '3a', '3b', '3c', '3d', '3e', '3f'],
  weishaupt: ['1', '2', '3a', '3b', '3c', '3d', '3e', '3f'],
}

/** What the bot's diagram shows in each direction, as it lies before its seat; 0 for aces and crowns. */
export const diagramOf = (s: State): readonly number[] =>
  [0, 1, 2, 3, 4, 5].map((direction: Direction) => diagramAt(s, direction))
