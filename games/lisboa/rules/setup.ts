import { type Context, shuffle } from '@eminence/kernel'
import {
  allNobles,
  columns,
  cubesPerKind,
  endOfSpaces,
  firstSpace,
  none,
  type Rubble,
  rubbleCost,
  tablesOf,
} from '../data.ts'
import type { Event } from '../events.ts'
import { newTable } from '../new-table.ts'
import type { ComponentSet } from '../sets.ts'
import { isSolo, type Options, plansOf, type State } from '../state.ts'
import { step, task } from '../tasks.ts'
import { fillDisplay } from './decrees.ts'
import { lacerdaSetUp } from './lacerda/setup.ts'
import { cardsOf, dealUpTo, layPiles, layShips } from './period.ts'

/** LI-1.1 to LI-1.16, LI-8.1 to LI-8.7 */
export function setUp(seats: number, options: Options, context: Context<Event>, set: ComponentSet | null): State {
  const { random } = context
  // LI-1.15, LI-8.1
  const s = newTable(seats, options, set, seats === 1 ? 0 : random.below(seats))
  const { set: printed, colourOfBuilding, colourOfPlan } = tablesOf(s)
  layScoringTiles(s, context)
  layRubble(s, context)
  const ofColour = (colours: readonly number[], colour: number, from = 0) =>
    shuffle(
      colours.flatMap((each, at) => (each === colour && at >= from ? [at] : [])),
      random,
    )
  s.buildingStacks = [ofColour(colourOfBuilding, 0), ofColour(colourOfBuilding, 1)]
  const { length: firstRegular } = printed.startingPlans
  s.planStacks = [ofColour(colourOfPlan, 0, firstRegular), ofColour(colourOfPlan, 1, firstRegular)]
  s.decreeDeck = shuffle(
    printed.decrees.map((_, decree) => decree),
    random,
  )
  layShips(s, ['blue', 'red'])
  layPiles(s, 'red', context)
  dealFavors(s, context)
  dealStartingPlans(s, context)
  s.bag = shuffle(
    printed.clergy.map((_, tile) => tile),
    random,
  )
  s.todo.push(step.openRing[s.starter])
  for (let nth = seats - 1; nth >= 0; nth--) {
    const tiles = [s.bag.pop() ?? none, s.bag.pop() ?? none]
    s.todo.push(task.startClergy((s.starter + nth) % seats, tiles))
  }
  const blue = shuffle(cardsOf(s, 'blue'), random)
  tellBeginning(s, context)
  for (let seat = 0; seat < seats; seat++) dealUpTo(s, seat, blue, context)
  fillDisplay(s, context)
  if (isSolo(s)) lacerdaSetUp(s, blue, context)
  s.undealt = blue
  return s
}

/** LI-1.1, LI-8.3; table 2.4 for the option. */
function layScoringTiles(s: State, { random }: Context<Event>): void {
  const { scoringTiles, streets } = tablesOf(s).set
  if (s.options.fixedScoringTiles && !isSolo(s)) {
    s.tiles = streets.map(({ good }) => scoringTiles.findIndex((tile) => tile.good === good))
    return
  }
  do s.tiles = shuffle([0, 1, 2, 3], random)
  while (isSolo(s) && hasEqualNeighbours(s))
}

/** LI-8.3 */
export function hasEqualNeighbours(s: Pick<State, 'set' | 'tiles'>): boolean {
  const { scoringTiles } = tablesOf(s).set
  const values = s.tiles.map((tile) => scoringTiles[tile].values.join())
  return values.some((each, at) => at > 0 && each === values[at - 1])
}

const cubesPerRow = 3
const cubesPerColumn = [3, 3, 3, 3, 2]
const cubesPerSpace = 2
const cubesOnPile = 6

/** LI-1.2: what stays in the bag leaves the game. */
function layRubble(s: State, { random }: Context<Event>): void {
  const bag = shuffle(
    rubbleCost.flatMap((_, kind): Rubble[] => Array.from({ length: cubesPerKind }, () => kind)),
    random,
  )
  const lay = (cubes: number[], at: number, number: number) => {
    for (const kind of bag.splice(bag.length - number)) cubes[at * 3 + kind]++
  }
  for (let row = 0; row < s.rows; row++) lay(s.rowCubes, row, cubesPerRow)
  for (let column = 0; column < columns; column++) lay(s.columnCubes, column, cubesPerColumn[column])
  for (let space = firstSpace(s.rows); space < endOfSpaces(s.rows); space++) lay(s.spaceCubes, space, cubesPerSpace)
  lay(s.heap, 0, cubesOnPile)
  lay(s.cubesOut, 0, bag.length)
}

/** LI-1.11, LI-8.2: as many of each noble as players; one at random for everybody. */
function dealFavors(s: State, { random }: Context<Event>): void {
  const { length: owners } = s.wigs
  const tiles = shuffle(
    allNobles.flatMap((noble) => Array.from({ length: owners }, () => noble)),
    random,
  )
  for (let owner = 0; owner < owners; owner++) s.favors[owner * 3 + (tiles.pop() ?? 0)] = 1
  for (const noble of tiles) s.favorStacks[noble]++
}

/** LI-1.12, LI-8.2: one each, two for Lacerda; the others leave the game. */
function dealStartingPlans(s: State, { random }: Context<Event>): void {
  const plans = shuffle(
    tablesOf(s).set.startingPlans.map((_, plan) => plan),
    random,
  )
  const keepers = isSolo(s) ? [0, 1, 1] : s.wigs.map((_, seat) => seat)
  for (const owner of keepers) s.planKeeper[plans.pop() ?? none] = owner
}

function tellBeginning(s: State, { tell }: Context<Event>): void {
  if (tell === undefined) return
  const { set } = tablesOf(s)
  const topOf = <T>(stack: readonly number[], things: readonly T[]): T[] => stack.slice(-1).map((each) => things[each])
  tell({
    type: 'gameBegan',
    starter: s.starter,
    rows: s.rows,
    scoringTiles: s.tiles.map((tile) => set.scoringTiles[tile]),
    favors: s.wigs.map((_, owner) => allNobles.find((noble) => s.favors[owner * 3 + noble] === 1) ?? none),
    plans: s.wigs.map((_, owner) => plansOf(s, owner).map((plan) => set.startingPlans[plan])),
    cards: s.piles.flatMap((pile) => topOf(pile, set.cards)),
    buildings: s.buildingStacks.flatMap((stack) => topOf(stack, set.buildings)),
  })
}
