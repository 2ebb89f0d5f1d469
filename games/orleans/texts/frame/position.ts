import type { Seat } from '@eminence/kernel'
import {
  boatmanCitizen,
  type Deed,
  deedCount,
  firstDeedCitizen,
  followerCount,
  goodCount,
  knight,
  knightCitizen,
  letterOf,
  none,
  outOfGame,
  placeIds,
  rounds,
  type Town,
  tablesOf,
  trackCount,
  typeCount,
} from '../../data.ts'
import { citizensOf, pointsOf, totalOf } from '../../score.ts'
import { deedIds, eventIds, followerTypes, letters, type TileId, tileIds } from '../../sets.ts'
import { gameOver, inActions, inPreparation, levelOf, ownsTower, placesOf, stationsOf, stepOf } from '../../state.ts'
import { comingEvents, type View } from '../../view.ts'
import type { DeedLine, OrleansWords, Stage, TownLine } from '../words.ts'
import { crowdIn, crowdOf, effectOf, goodsIn, goodsOn, standingsOf, townIn } from './names.ts'

/** All that the viewer may know, one thing a line. */
export function positionLines(words: OrleansWords, view: View, names: readonly string[]): string[] {
  const { towns } = tablesOf(view).set.map
  return [
    ...courseLines(words, view, names),
    ...names.flatMap((_, seat) => playerLines(words, view, names, seat)),
    ...supplyLines(words, view),
    ...Array.from({ length: deedCount }, (_, deed) => words.position.deed(deedLine(view, names, deed))),
    citizensLine(words, view),
    ...towns.map((_, town) => words.position.town(townLine(words, view, names, town))),
    ...lostLines(words, view),
    ...turnLines(words, view, names),
  ]
}

function courseLines({ position }: OrleansWords, view: View, names: readonly string[]): string[] {
  const letter = letterOf(view.round)
  const event = eventIds[view.revealed[view.round - 1]]
  const coming = comingEvents(view)
  const first = letters.length - coming.length
  return [
    position.round(view.round, rounds, event, letters[letter], names[view.starter]),
    ...coming.flatMap((events, at) =>
      events.length === 0
        ? []
        : [
            position.coming(
              letters[first + at],
              events.map((each) => eventIds[each]),
            ),
          ],
    ),
  ]
}

function playerLines(words: OrleansWords, view: View, names: readonly string[], seat: Seat): string[] {
  const { position } = words
  const { set, trackLast } = tablesOf(view)
  const name = names[seat]
  const inPool = (pool: readonly number[]) => crowdIn(pool.slice(seat * followerCount, (seat + 1) * followerCount))
  const tiles = tileIds.filter((_, tile) => view.tileOf[tile] === seat)
  return [
    position.player({
      name,
      isReader: seat === view.viewer,
      points: totalOf(pointsOf(view)[seat]),
      coins: view.coins[seat],
      goods: goodsIn(view.goods.slice(seat * goodCount, (seat + 1) * goodCount)),
      stations: stationsOf(view, seat),
      stationsLeft: view.stationSupply[seat],
      citizens: citizensOf(view, seat),
      development: view.development[seat],
      level: levelOf(view, seat),
      tech: view.tech[seat],
    }),
    position.tracks({
      name,
      steps: followerTypes
        .slice(0, trackCount)
        .map((type, at) => ({ type, step: stepOf(view, seat, at), last: trackLast[at] })),
      draws: set.tracks.knight[stepOf(view, seat, knight)],
    }),
    position.pools({
      name,
      bag: inPool(view.bags),
      market: inPool(view.markets),
      tower: ownsTower(view, seat) ? crowdIn(view.tower) : null,
    }),
    ...(tiles.length === 0 ? [] : [position.tiles(name, withEffects(words, view, tiles))]),
    ...(seat === view.viewer ? ownPlaceLines(words, view, seat) : standingLines(words, view, name, seat)),
  ]
}

const withEffects = (words: OrleansWords, view: View, tiles: readonly TileId[]) =>
  tiles.map((tile) => ({ tile, effect: effectOf(words, tablesOf(view).set, tile) }))

const ownPlaceLines = (words: OrleansWords, view: View, seat: Seat): string[] =>
  placesOf(view, seat).map((place) =>
    words.position.ownPlace(
      placeIds[place],
      standingsOf(view, seat, place),
      effectOf(words, tablesOf(view).set, placeIds[place]),
    ),
  )

function standingLines({ position }: OrleansWords, view: View, name: string, seat: Seat): string[] {
  const standing = placesOf(view, seat).flatMap((place) => {
    const pieces = standingsOf(view, seat, place).flatMap(({ piece }) => (piece === null ? [] : [piece]))
    if (pieces.length === 0) return []
    return [{ place: placeIds[place], pieces: pieces.map((piece) => (piece === 'tech' ? null : piece)) }]
  })
  return standing.length === 0 ? [] : [position.standing(name, standing)]
}

function supplyLines(words: OrleansWords, view: View): string[] {
  const { set } = tablesOf(view)
  const piles = ['I', 'II'].flatMap((pile) => {
    const tiles = tileIds.filter((id, tile) => view.tileOf[tile] === none && set.tiles[id].pile === pile)
    return tiles.length === 0 ? [] : [words.position.pile(pile, withEffects(words, view, tiles))]
  })
  return [words.position.supply(crowdIn(view.supply), goodsIn(view.goodsSupply), view.techSupply), ...piles]
}

function deedLine(view: View, names: readonly string[], deed: Deed): DeedLine {
  const { set, deedRoom } = tablesOf(view)
  const { coins, development = 0 } = set.deeds[deedIds[deed]]
  const keeper = view.citizens[firstDeedCitizen + deed]
  return {
    deed: deedIds[deed],
    spaces: followerTypes.flatMap((type, at) => {
      const size = deedRoom[deed * typeCount + at]
      return size === 0 ? [] : [{ type, filled: view.deeds[deed * typeCount + at], size }]
    }),
    coins,
    development,
    keeper: keeper === none ? null : names[keeper],
  }
}

function citizensLine({ position }: OrleansWords, { set, citizens }: View): string {
  const { development, trackCitizens } = tablesOf({ set }).set
  const waits = (citizen: number) => citizens[citizen] === none
  return position.citizens(
    development.citizens.filter((_, citizen) => waits(citizen)),
    waits(knightCitizen) ? trackCitizens.knight : null,
    waits(boatmanCitizen) ? trackCitizens.boatman : null,
  )
}

function townLine(words: OrleansWords, view: View, names: readonly string[], town: Town): TownLine {
  const { set, ends, roads, waterways } = tablesOf(view)
  return {
    town: townIn(words, view, town),
    stations: names.filter((_, seat) => view.stationsAt[town] & (1 << seat)),
    merchants: names.filter((_, seat) => view.merchants[seat] === town),
    ways: [...roads[town], ...waterways[town]].map((stretch) => ({
      to: townIn(words, view, ends[2 * stretch] === town ? ends[2 * stretch + 1] : ends[2 * stretch]),
      by: set.map.stretches[stretch].kind,
      goods: goodsOn(view, stretch),
    })),
  }
}

function lostLines({ position }: OrleansWords, view: View): string[] {
  const lost = {
    followers: crowdIn(view.lostFollowers),
    goods: goodsIn(view.lostGoods),
    tech: view.lostTech,
    stations: view.lostStations.reduce((sum, number) => sum + number, 0),
    tiles: tileIds.filter((_, tile) => view.tileOf[tile] === outOfGame),
  }
  const isNothing = lost.followers.length + lost.goods.length + lost.tech + lost.stations + lost.tiles.length === 0
  return isNothing ? [] : [position.lost(lost)]
}

/** By number of `stages`. */
const stages: readonly Stage[] = ['gather', 'store', 'wait', 'plan', 'ready']

function turnLines({ position }: OrleansWords, view: View, names: readonly string[]): string[] {
  if (view.phase === gameOver) return [position.over]
  if (view.phase === inPreparation) return preparationLines(position, view, names)
  const passed = names.filter((_, seat) => view.passed & (1 << seat))
  const due = view.todo.at(-1)
  const drawn = view.drawn.filter((follower) => follower !== none)
  return [
    ...(view.phase === inActions && passed.length > 0 ? [position.passed(passed)] : []),
    ...(drawn.length > 0 ? [position.drawn(crowdOf(drawn))] : []),
    ...(view.debt > 0 ? [position.debt(names[view.debtor], view.debt)] : []),
    ...(view.foodOwed > 0 && due !== undefined
      ? due.owing.map((seat) => position.food(names[seat], view.foodOwed))
      : []),
    ...(due?.owing ?? []).map((seat) => (seat === view.viewer ? position.ownTurn : position.turn(names[seat]))),
  ]
}

const preparationLines = (
  position: OrleansWords['position'],
  { stages: busy, viewer }: View,
  names: readonly string[],
): string[] =>
  busy.map((stage, seat) => {
    const asked = stages[stage]
    const isAsked = asked !== 'wait' && asked !== 'ready'
    return seat === viewer && isAsked ? position.ownTurn : position.stages[asked](names[seat])
  })
