import { type Context, reveals, type Seat } from '@eminence/kernel'
import { clergyLimit, lacerda, nextOnRing, none, type Tile, tablesOf } from '../data.ts'
import type { Event } from '../events.ts'
import {
  ahead,
  behind,
  type DropTile,
  dropTiles,
  type GiveBack,
  giveBacks,
  type KeepTile,
  keepTiles,
  noTile,
  type PickTile,
  type StepsMove,
  type Stop,
  stepsMoves,
  stop,
} from '../moves.ts'
import {
  clergyHeld,
  fleetInfluence,
  isLacerda,
  nearestTile,
  nextOwner,
  portfolioInfluence,
  type State,
} from '../state.ts'
import {
  type ChurchStep,
  type CountStep,
  type Decide,
  owed,
  type SeatStep,
  type StepRules,
  step,
  steps,
  type TilesTask,
  type TileTask,
  task,
} from '../tasks.ts'
import { gainInfluence, gainWigs, moveTreasury, stow } from './gains.ts'
import { gainPortfolioInfluence } from './ships.ts'

/** LI-3.31 */
export const cardinalSteps: Decide<StepsMove> = {
  moves: () => stepsMoves,

  play(s, seat, { steps: number }) {
    s.todo.push(step.pickTile[seat], steps.stride(seat, number))
  },
}

/** LI-3.31: one space after the other, with the icons that he enters. */
export const stride: StepRules<CountStep> = {
  run(s, context, { seat, left }) {
    const { treasuryIcon, churchIcon } = tablesOf(s)
    const from = s.cardinal
    s.cardinal = nextOnRing(from)
    context.tell?.({ type: 'cardinalMoved', seat, from, to: s.cardinal })
    if (left > 1) s.todo.push(steps.stride(seat, left - 1))
    if (s.cardinal === treasuryIcon) moveTreasury(s, seat, 1, context)
    if (s.cardinal === churchIcon) {
      context.tell?.({ type: 'churchScoring', seat })
      s.todo.push(steps.church(seat, seat, s.wigs.length))
    }
  },
}

/** LI-3.34: everybody may give tiles back, from the acting player on; after all have done so, they gain influence. */
export const church: StepRules<ChurchStep> = {
  run(s, context, { seat, next, left }) {
    if (left > 0) {
      s.todo.push(steps.church(seat, nextOwner(s, next), left - 1))
      // LI-8.20: Lacerda has no tiles
      if (!isLacerda(s, next) && s.clergy[next * clergyLimit] !== none) s.todo.push(owed.churchDiscard[next])
      return
    }
    for (let owner = seat, count = 0; count < s.wigs.length; owner = nextOwner(s, owner), count++) {
      if (isLacerda(s, owner)) gainFleetInfluence(s, 'LI-8.20', context)
      else gainPortfolioInfluence(s, owner, 'church', context)
    }
  },
}

/** LI-8.17, LI-8.20: of his ships and of your portfolio. */
export function gainFleetInfluence(s: State, rule: 'LI-8.17' | 'LI-8.20', context: Context<Event>): void {
  const ships = fleetInfluence(s, lacerda)
  const portfolio = portfolioInfluence(s, 0)
  context.tell?.({ type: 'lacerdaInfluence', rule, ships, portfolio })
  gainInfluence(s, lacerda, ships + portfolio, rule === 'LI-8.17' ? 'newShip' : 'church', context)
}

/** LI-3.34 */
export const churchDiscard: Decide<GiveBack | Stop> = {
  moves: (s, seat) => [...clergyHeld(s, seat).map((tile) => giveBacks[tile]), stop],

  play(s, seat, move, context) {
    if (move.type === 'stop') return
    const { tile } = move
    if (clergyHeld(s, seat).length > 1) s.todo.push(owed.churchDiscard[seat])
    loseTile(s, seat, tile)
    context.tell?.({ type: 'tileGivenBack', seat, tile: tablesOf(s).set.clergy[tile] })
    gainWigs(s, seat, tablesOf(s).wigsOf[tile], 'tile', context)
    stow(s, seat)
  },
}

/** Out of the game; the others close up. */
function loseTile(s: State, seat: Seat, tile: Tile): void {
  const kept = clergyHeld(s, seat).filter((each) => each !== tile)
  for (let at = 0; at < clergyLimit; at++) s.clergy[seat * clergyLimit + at] = kept[at] ?? none
  s.tilesOut.push(tile)
}

function holdTile(s: State, seat: Seat, tile: Tile): void {
  s.clergy[s.clergy.indexOf(none, seat * clergyLimit)] = tile
}

/** LI-3.31, LI-3.32: without a tile on the ring none is taken. */
export const pickTile: StepRules<SeatStep> = {
  run(s, { tell }, { seat }) {
    if (nearestTile(s, 1) !== none) s.todo.push(owed.clergyPick[seat])
    else tell?.({ type: 'noTileTaken', seat })
  },
}

/** LI-3.31, LI-3.56 */
export const clergyPick: Decide<PickTile> = {
  moves: (s) => (nearestTile(s, 1) === nearestTile(s, -1) ? [ahead, noTile] : [ahead, behind, noTile]),

  play(s, seat, { type }, context) {
    if (type === 'noTile') {
      context.tell?.({ type: 'noTileTaken', seat })
      return
    }
    const tile = s.ring[nearestTile(s, type === 'ahead' ? 1 : -1)]
    if (s.clergy[(seat + 1) * clergyLimit - 1] === none) takeTile(s, seat, tile, context)
    else s.todo.push(task.clergyDrop(seat, tile))
  },
}

function takeTile(s: State, seat: Seat, tile: Tile, { tell }: Context<Event>): void {
  const at = s.ring.indexOf(tile)
  s.ring[at] = none
  holdTile(s, seat, tile)
  tell?.({ type: 'tileTaken', seat, tile: tablesOf(s).set.clergy[tile], at })
}

/** LI-3.32 */
export const clergyDrop: Decide<DropTile | PickTile, TileTask> = {
  moves: (s, seat) => [...clergyHeld(s, seat).map((tile) => dropTiles[tile]), noTile],

  play(s, seat, move, context, { tile }) {
    if (move.type !== 'dropTile') {
      context.tell?.({ type: 'noTileTaken', seat })
      return
    }
    loseTile(s, seat, move.tile)
    context.tell?.({ type: 'tileDropped', seat, tile: tablesOf(s).set.clergy[move.tile] })
    takeTile(s, seat, tile, context)
    stow(s, seat)
  },
}

/** LI-1.12: one is kept, the other returns to the bag. */
export const startClergy: Decide<KeepTile, TilesTask> = {
  moves: (_, __, { tiles }) => tiles.map((tile) => keepTiles[tile]),

  play(s, seat, { tile }, { tell }, { tiles }) {
    const { clergy } = tablesOf(s).set
    const returned = tiles.find((each) => each !== tile) ?? none
    holdTile(s, seat, tile)
    s.bag.push(returned)
    tell?.({ type: 'tileKept', seat, tile: clergy[tile], returned: clergy[returned] })
  },
}

/** LI-3.32, LI-1.6: empty clergy spaces are refilled as long as the bag lasts. */
export function refillRing(s: State, { tell }: Context<Event>): void {
  const { ring, clergy } = tablesOf(s).set
  const filled: { at: number; tile: (typeof clergy)[number] }[] = []
  for (let at = 0; at < ring.length; at++) {
    if (ring[at] !== 'clergy' || s.ring[at] !== none) continue
    const tile = s.bag.pop()
    if (tile === undefined) break
    s.ring[at] = tile
    if (tell !== undefined) filled.push({ at, tile: clergy[tile] })
  }
  if (filled.length > 0) tell?.({ type: 'ringFilled', tiles: filled }, reveals)
}
