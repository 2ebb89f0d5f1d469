import { type Bot, count, factionIndexes, isHigh, slotsIn, tablesOf } from '../../data.ts'
import { controlledBy, controllerOf, disksOnMap, lodgesOf } from '../../map.ts'
import { isBot, type State } from '../../state.ts'
import { edictsDiscarded } from '../turn/edicts.ts'

type Test = (s: State) => boolean

const disksToWin = 8
const cardsOfLodge = 5

const hasManyDisks: Test = (s) => disksOnMap(s, s.bot) >= disksToWin

const controlsLargeLodge: Test = (s) =>
  factionIndexes.some((faction) =>
    lodgesOf(s, faction).some((lodge) => count(lodge) >= cardsOfLodge && controllerOf(s, lodge) === s.bot),
  )

const controls = (s: State, number: number, fits: (card: number) => boolean): boolean =>
  slotsIn(controlledBy(s, s.bot)).filter((slot) => fits(s.map[slot])).length >= number

/** Table 2.10. */
const plotsOf: Readonly<Record<Bot, readonly Test[]>> = {
  germain: [(s) => edictsDiscarded(s) >= 4, controlsLargeLodge, hasManyDisks],
  joseph: [
    hasManyDisks,
    (s) => s.round >= 2 && s.presence.some((slots, seat) => !isBot(s, seat) && slots === 0),
    (s) => s.exhaustions >= 2,
  ],
  cagliostro: [
    controlsLargeLodge,
    (s) => {
      const { isFreemason, isRosicrucian } = tablesOf(s)
      return controls(s, 5, (card) => isFreemason[card] || isRosicrucian[card])
    },
    hasManyDisks,
  ],
  weishaupt: [controlsLargeLodge, (s) => controls(s, 3, isHigh), hasManyDisks],
}

/** PI-19.12: which of the bot's three plots hold, counted from 0. */
export function botPlotsMet(s: State): number[] {
  const { bot } = s.options
  if (bot === 'none') return []
  return plotsOf[bot].flatMap((holds, plot) => (holds(s) ? [plot] : []))
}
