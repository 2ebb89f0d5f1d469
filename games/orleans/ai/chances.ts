import { type Seat, sharesOf } from '@eminence/kernel'
import { goodCount, income, none, rounds, tileCount, tradingDay, typeCount } from '../data.ts'
import { pointsOf, totalOf } from '../score.ts'
import { isOver, type State } from '../state.ts'
import { foodDue, type Outlook, outlookOf, standInCensus, stillDue, worthOfKind, worthOfStation } from './outlook.ts'
import { worthOfTown } from './routes.ts'
import { type PositionWeights, positionWeightsFor, weights } from './weights.ts'
import { foodOwned, worthOfTile } from './worth.ts'

/** What a seat has and may hope for by the measures of the rule player, part by part. */
function partsOf(s: State, seat: Seat): Readonly<Record<Exclude<keyof PositionWeights, 'doubt'>, number>> {
  const o = outlookOf(s, seat, weights)
  return {
    coins: s.coins[seat],
    goods: goodsOwned(o),
    stars: o.level * o.stars,
    draws: o.left * Math.min(o.draws, o.bodies),
    followers: followersOf(o),
    tech: techOf(o),
    tiles: tilesOf(o),
    census: o.left * standInCensus(o, 0),
    hunger: hungerOf(o),
    site: worthOfTown(o, s.merchants[seat], none, worthOfStation(o)),
    events: eventsOf(o),
  }
}

function goodsOwned({ s, seat, tables }: Outlook): number {
  let points = 0
  for (let good = 0; good < goodCount; good++) points += tables.goodPoints[good] * s.goods[seat * goodCount + good]
  return points
}

/** The nth follower of a type is worth what it would have been worth to recruit it. */
function followersOf(o: Outlook): number {
  let worth = 0
  for (let type = 0; type < typeCount; type++)
    for (let nth = 0; nth < o.counts[type]; nth++) worth += worthOfKind(o, type, nth)
  return worth
}

function techOf({ left, techs }: Outlook): number {
  let worth = 0
  for (let nth = 0; nth < techs; nth++) worth += left * weights.tech * weights.techAfter ** nth
  return worth
}

function tilesOf(o: Outlook): number {
  let worth = 0
  for (let tile = 0; tile < tileCount; tile++) if (o.s.tileOf[tile] === o.seat) worth += worthOfTile(o, tile)
  return worth
}

/** The food that the next harvest will miss, in coins. */
function hungerOf(o: Outlook): number {
  const [next] = foodDue(o)
  return o.tables.set.foodPrice * Math.max(0, next - foodOwned(o))
}

/** What trading days and good incomes to come would pay as things are. */
function eventsOf(o: Outlook): number {
  const { strengths } = o.tables.set
  const level = o.tables.levels[o.s.development[o.seat]]
  return o.stations * stillDue(o, tradingDay, strengths.tradingDay) + level * stillDue(o, income, strengths.income)
}

/** In points of the final score. */
function prospectOf(s: State, seat: Seat): number {
  const position = positionWeightsFor[s.seats]
  const parts = partsOf(s, seat)
  return (
    position.coins * parts.coins +
    position.goods * parts.goods +
    position.stars * parts.stars +
    position.draws * parts.draws +
    position.followers * parts.followers +
    position.tech * parts.tech +
    position.tiles * parts.tiles +
    position.census * parts.census +
    position.hunger * parts.hunger +
    position.site * parts.site +
    position.events * parts.events
  )
}

/** Each seat's chance to win: the more is still to come, the less a lead says. */
export function chancesToWin(s: State): number[] {
  const [least, more] = positionWeightsFor[s.seats].doubt
  const prospects = isOver(s) ? pointsOf(s).map(totalOf) : s.coins.map((_, seat) => prospectOf(s, seat))
  const doubt = isOver(s) ? least : least + more * (rounds - s.round)
  return sharesOf(prospects, doubt)
}
