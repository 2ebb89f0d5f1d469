import { type Random, type Seat, shuffle, type Viewer } from '@eminence/kernel'
import { type Follower, type Happening, happeningCount, none, rounds, tablesOf } from './data.ts'
import { drawTwo } from './rules/bag.ts'
import { imaginePlan } from './rules/preparation/imagined-plan.ts'
import { takeBack } from './rules/preparation/planning.ts'
import { eventIds, goodIds } from './sets.ts'
import { clone, fromMarket, inPreparation, ready, type State, spacesFrom } from './state.ts'

/**
 * What a seat or the audience may know (OR-3.90, OR-3.91). All but three things is public: the hourglass tiles to come, what others plan
 * in this round, and the followers that somebody else has drawn for the Bathhouse.
 *
 * What a drawing needs besides:
 * - A follower is 0 to 6, by type, or 7 to 10, an own farmer, boatman, craftsman or trader: `typeOf`, `isOwn`. Pools (`bags`, `markets`)
 *   have eleven numbers a seat, `tower` eleven in all.
 * - The spaces of a seat begin at `spacesFrom(tables, seat)`; a place has them from `tables.firstSpace[place]` on, `tables.slots[place]`
 *   of them, each asking for `tables.needs[space]`. On a space is none, a follower or `techTile`; `fromMarket` or `fromTower` is added
 *   to what the viewer plans in this round (and, with open planning, to what anybody does). Other plans are still where they came from.
 * - In the preparation `stages` tells who is busy with what; afterwards the last of `todo` tells who decides.
 * - What is left of the hourglass: `comingEvents(view)`.
 */
export interface View extends Readonly<Omit<State, 'hourglass' | 'putAway' | 'drawn'>> {
  readonly viewer: Viewer
  /** What the hourglass has brought so far, by round. */
  readonly revealed: readonly Happening[]
  /** Only to the owner of the Bathhouse, while it decides; otherwise none. */
  readonly drawn: readonly Follower[]
}

export function view(s: State, viewer: Viewer): View {
  const seen: State = clone(s)
  if (s.phase === inPreparation && !s.options.openPlanning) {
    for (let seat = 0; seat < s.seats; seat++) if (seat !== viewer) hidePlan(seen, seat)
  }
  return {
    viewer,
    revealed: s.hourglass.slice(0, s.round),
    drawn: s.active === viewer ? seen.drawn : [none, none],
    todo: seen.todo,
    seats: seen.seats,
    options: seen.options,
    set: seen.set,
    round: seen.round,
    phase: seen.phase,
    starter: seen.starter,
    supply: seen.supply,
    returned: seen.returned,
    lostFollowers: seen.lostFollowers,
    goodsSupply: seen.goodsSupply,
    lostGoods: seen.lostGoods,
    onStretches: seen.onStretches,
    techSupply: seen.techSupply,
    lostTech: seen.lostTech,
    deeds: seen.deeds,
    citizens: seen.citizens,
    tileOf: seen.tileOf,
    stationsAt: seen.stationsAt,
    coins: seen.coins,
    development: seen.development,
    merchants: seen.merchants,
    stationSupply: seen.stationSupply,
    lostStations: seen.lostStations,
    tech: seen.tech,
    techLaid: seen.techLaid,
    tracks: seen.tracks,
    goods: seen.goods,
    bags: seen.bags,
    markets: seen.markets,
    tower: seen.tower,
    spaces: seen.spaces,
    stages: seen.stages,
    recalls: seen.recalls,
    lifts: seen.lifts,
    active: seen.active,
    passed: seen.passed,
    acting: seen.acting,
    moved: seen.moved,
    dealtWith: seen.dealtWith,
    eventStep: seen.eventStep,
    foodOwed: seen.foodOwed,
    debt: seen.debt,
    debtor: seen.debtor,
  }
}

/** OR-3.25: everything is still where it was before this seat began to plan. */
function hidePlan(s: State, seat: Seat): void {
  const tables = tablesOf(s)
  const from = spacesFrom(tables, seat)
  s.lifts[seat] = 0
  for (let at = from; at < from + tables.spaceCount; at++) {
    if (s.spaces[at] >= fromMarket) takeBack(s, seat, at)
  }
}

/** OR-3.91: what each letter still has to bring, the letter of this round first. */
export function comingEvents({ revealed }: Pick<View, 'revealed'>): Happening[][] {
  const all = eventIds.map((_, at): Happening => at)
  const letter = Math.floor(revealed.length / happeningCount)
  const rest = rounds / happeningCount - letter
  return Array.from({ length: rest }, (_, at) => {
    const from = (letter + at) * happeningCount
    return all.filter((each) => !revealed.slice(from, from + happeningCount).includes(each))
  })
}

/** A full state that could be behind the view: each order of the hourglass and each draw of a Bathhouse is as likely as any other. */
export function imagine(view: View, random: Random): State {
  const { set } = tablesOf(view)
  const onMap = goodIds.map((_, good) => view.onStretches.filter((each) => each === good).length)
  const s: State = {
    todo: view.todo.slice(),
    seats: view.seats,
    options: view.options,
    set: view.set,
    round: view.round,
    phase: view.phase,
    starter: view.starter,
    hourglass: [...view.revealed, ...comingEvents(view).flatMap((letter) => shuffle(letter, random))],
    supply: view.supply.slice(),
    returned: view.returned.slice(),
    lostFollowers: view.lostFollowers.slice(),
    goodsSupply: view.goodsSupply.slice(),
    // all other goods lie open
    putAway: goodIds.map((id, good) => {
      const owned = view.goods.reduce((sum, number, at) => sum + (at % goodIds.length === good ? number : 0), 0)
      return set.goods[id].tiles - view.goodsSupply[good] - onMap[good] - owned - view.lostGoods[good]
    }),
    lostGoods: view.lostGoods.slice(),
    onStretches: view.onStretches.slice(),
    techSupply: view.techSupply,
    lostTech: view.lostTech,
    deeds: view.deeds.slice(),
    citizens: view.citizens.slice(),
    tileOf: view.tileOf.slice(),
    stationsAt: view.stationsAt.slice(),
    coins: view.coins.slice(),
    development: view.development.slice(),
    merchants: view.merchants.slice(),
    stationSupply: view.stationSupply.slice(),
    lostStations: view.lostStations.slice(),
    tech: view.tech.slice(),
    techLaid: view.techLaid.slice(),
    tracks: view.tracks.slice(),
    goods: view.goods.slice(),
    bags: view.bags.slice(),
    markets: view.markets.slice(),
    tower: view.tower.slice(),
    spaces: view.spaces.slice(),
    stages: view.stages.slice(),
    recalls: view.recalls.slice(),
    lifts: view.lifts.slice(),
    active: view.active,
    passed: view.passed,
    acting: view.acting,
    moved: view.moved,
    drawn: view.drawn.slice(),
    dealtWith: view.dealtWith,
    eventStep: view.eventStep,
    foodOwed: view.foodOwed,
    debt: view.debt,
    debtor: view.debtor,
  }
  if (s.todo.at(-1)?.type === 'bathhouse' && s.drawn[0] === none) drawTwo(s, s.active, random)
  if (s.phase === inPreparation && !s.options.openPlanning) {
    for (let seat = 0; seat < s.seats; seat++) {
      if (seat !== view.viewer && s.stages[seat] === ready) imaginePlan(s, seat, random)
    }
  }
  return s
}
