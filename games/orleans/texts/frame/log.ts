import type { Seat } from '@eminence/kernel'
import { none } from '../../data.ts'
import type { Event, Planned } from '../../events.ts'
import { followerTypes } from '../../sets.ts'
import type { PlannedPlace } from '../shared.ts'
import type { OrleansWords } from '../words.ts'
import { crowdOf, goodsIn, somebody, townName } from './names.ts'

/** “Anna 3, Kenji 2”. */
export const tally = ({ comma }: Pick<OrleansWords, 'comma'>, names: readonly string[], points: readonly number[]) =>
  points.map((number, seat) => `${names[seat]} ${number}`).join(comma)

/** What goes to the same place together. */
function byPlace(plan: readonly Planned[]): PlannedPlace[] {
  const places = [...new Set(plan.map(({ place }) => place))]
  return places.map((place) => ({
    place,
    pieces: plan
      .filter((each) => each.place === place)
      .map(({ follower }) => (follower === null ? null : somebody(follower))),
  }))
}

export function eventText(words: OrleansWords, event: Event, names: readonly string[]): string {
  const { log } = words
  const nameOrNull = (seat: Seat) => (seat === none ? null : names[seat])
  switch (event.type) {
    case 'gameBegan':
      return log.gameBegan(names[event.starter], goodsIn(event.goodsSupply), event.putAway)
    case 'roundBegan':
      return log.roundBegan(event.round, names[event.starter], event.event, event.letter)
    case 'census':
      return log.census(tally(words, names, event.steps), nameOrNull(event.first), nameOrNull(event.last))
    case 'plansShown':
      return log.plansShown(event.plans.map((plan, seat) => ({ name: names[seat], plan: byPlace(plan) })))
    case 'eventCame':
      return log.eventCame(event.event, event.letter)
    case 'majority':
      return log.majority(nameOrNull(event.seat), tally(words, names, event.stations))
    case 'gameEnded':
      return log.gameEnded(
        tally(words, names, event.totals),
        event.winners.map((seat) => names[seat]),
      )
    default:
      return seatText(words, event, names[event.seat])
  }
}

type SeatEvent = Exclude<Extract<Event, { readonly seat: Seat }>, { readonly type: 'majority' }>

/** What one seat did, or what happened to it. */
function seatText(words: OrleansWords, event: SeatEvent, name: string): string {
  const { log } = words
  switch (event.type) {
    case 'coinsGained':
      return log.coinsGained(name, event.coins, event.source)
    case 'coinsPaid':
      return log.coinsPaid(name, event.coins, event.source)
    case 'recalled':
      return log.recalled(name, somebody(event.follower), event.place)
    case 'drawn':
      return log.drawn(name, crowdOf(event.followers))
    case 'stored':
      return log.stored(name, somebody(event.follower))
    case 'planConfirmed':
      return log.planConfirmed(name)
    case 'planReopened':
      return log.planReopened(name)
    case 'planShown':
      return log.plansShown([{ name, plan: byPlace(event.plan) }])
    case 'acted':
      return log.acted(name, event.place)
    case 'passed':
      return log.passed(name, event.idle)
    case 'recruited':
      return log.recruited(name, followerTypes[event.follower], event.step === none ? null : event.step)
    case 'bonusLost':
      return log.bonusLost(name, event.bonus)
    case 'goodGained':
      return log.goodGained(name, event.good, event.source)
    case 'techGained':
      return log.techGained(name, event.tiles, event.left)
    case 'tileTaken':
      return log.tileTaken(name, event.tile)
    case 'developed':
      return log.developed(name, event.from, event.to, event.level, event.lost)
    case 'citizenTaken':
      return log.citizenTaken(name, event.from)
    case 'travelled':
      return log.travelled(name, event.by, townName(words, event.from), townName(words, event.to))
    case 'goodCarried': {
      const [a, b] = event.between
      return log.goodCarried(name, event.good, [townName(words, a), townName(words, b)])
    }
    case 'stationBuilt':
      return log.stationBuilt(name, townName(words, event.town), event.left)
    case 'deedDone':
      return log.deedDone(name, followerTypes[event.follower], event.deed, event.filled, event.size)
    case 'bathDrawn':
      return log.bathDrawn(name, event.count, event.followers === undefined ? null : crowdOf(event.followers))
    case 'bathPlaced':
      return log.bathPlaced(name, somebody(event.follower), event.place)
    case 'bathDeclined':
      return log.bathDeclined(name)
    case 'sacristyUsed':
      return log.sacristyUsed(name, event.event)
    case 'sacristyKept':
      return log.sacristyKept(name, event.event)
    case 'plagueDrew':
      return log.plagueDrew(name, event.follower === none ? null : somebody(event.follower))
    case 'taxed':
      return log.taxed(name, event.goods, event.coins)
    case 'foodOwed':
      return log.foodOwed(name, event.food)
    case 'foodPaid':
      return log.foodPaid(name, event.good)
    case 'tortureBegan':
      return log.tortureBegan(name, event.missing, event.source)
    case 'stationGivenUp':
      return log.stationGivenUp(name, event.town === null ? null : townName(words, event.town))
    case 'followerGivenUp':
      return log.followerGivenUp(name, followerTypes[event.follower])
    case 'developmentGivenUp':
      return log.developmentGivenUp(name, event.to, event.level)
    case 'goodGivenUp':
      return log.goodGivenUp(name, event.good)
    case 'tileGivenUp':
      return log.tileGivenUp(name, event.tile, crowdOf(event.followers), event.tech)
    case 'techGivenUp':
      return log.techGivenUp(name, event.place)
    case 'debtForgiven':
      return log.debtForgiven(name, event.coins)
  }
}
