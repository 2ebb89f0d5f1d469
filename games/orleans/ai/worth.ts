import {
  bathhouse,
  boatman,
  boatmanCitizen,
  craftsman,
  farmer,
  type Gain,
  type Good,
  goodCount,
  harvest,
  horseWagon,
  income,
  knight,
  knightCitizen,
  letterOf,
  monk,
  none,
  type Place,
  pharmacy,
  placeNamed,
  placeOfTile,
  sacristy,
  scholar,
  type Tile,
  type Type,
  tablesOf,
  taxes,
  tileCount,
  tower,
  trader,
} from '../data.ts'
import { type State, stepOf } from '../state.ts'
import { foodDue, isToCome, levelFrom, type Outlook, standInCensus, worthOfKind, worthOfNumber } from './outlook.ts'

const school = placeNamed('school')
const herbGarden = placeNamed('herb-garden')

/** The development marker there instead of here, for the level at the end. */
function worthOfWay({ tables, left, stars, weights }: Outlook, from: number, to: number): number {
  const [growth] = weights.growth
  return stars * (levelFrom(tables, to, left, growth) - levelFrom(tables, from, left, growth))
}

/** OR-3.85 */
export const worthOfStepBack = (o: Outlook): number =>
  worthOfWay(o, o.s.development[o.seat], o.s.development[o.seat] - 1)

/** So many steps on the development track (OR-3.36): the level, coins, citizens. */
export function worthOfSteps(o: Outlook, steps: number): number {
  const { s, seat, tables, level } = o
  const from = s.development[seat]
  const to = Math.min(from + steps, tables.set.development.last)
  let worth = worthOfWay(o, from, to)
  if (isToCome(o, income)) {
    const share = o.now === income ? 1 : 0.5
    worth += share * tables.set.strengths.income[letterOf(s.round)] * (tables.levels[to] - tables.levels[from])
  }
  for (let space = from + 1; space <= to; space++) {
    worth += tables.developmentCoins[space]
    const citizen = tables.developmentCitizen[space]
    if (citizen !== none && s.citizens[citizen] === none) worth += level
  }
  return worth
}

export function foodOwned({ s, seat, tables }: Outlook): number {
  let food = 0
  for (let good = 0; good < goodCount; good++) if (tables.isFood[good]) food += s.goods[seat * goodCount + good]
  return food
}

/** One more good: its points, what it saves in a harvest, what it costs in taxes. */
export function worthOfGood(o: Outlook, good: Good): number {
  const known = o.goodWorths[good]
  if (known !== undefined) return known
  const worth = worthOfAnother(o, good)
  o.goodWorths[good] = worth
  return worth
}

function worthOfAnother(o: Outlook, good: Good): number {
  const { tables, weights, now, s } = o
  const points = tables.goodPoints[good]
  let worth = points
  if (tables.isFood[good]) {
    const food = foodOwned(o)
    const [next, all] = foodDue(o)
    const saved = Math.max(0, tables.set.foodPrice - points)
    if (food < next) worth += (now === harvest ? 1 : weights.soon) * saved
    else if (food < all) worth += weights.later * saved
  }
  if (isToCome(o, taxes)) worth -= (now === taxes ? 1 : 0.5) / tables.set.strengths.taxes[letterOf(s.round)]
  return worth
}

/** Somebody new in the bag, without what the track brings. */
const worthOfBody = (o: Outlook, type: Type): number =>
  worthOfKind(o, type, o.counts[type]) + worthOfNumber(o, o.bodies)

/** What the seat gives away with a follower of this type. */
export const worthOfKeeping = (o: Outlook, type: Type): number =>
  o.weights.thrift * worthOfKind(o, type, Math.max(0, o.counts[type] - 1)) + worthOfNumber(o, o.bodies - 1)

export const worthOfTech = ({ left, weights, techs }: Outlook): number =>
  left * weights.tech * weights.techAfter ** techs

/** OR-3.31 to OR-3.35: a recruit, with what its step brings. */
export function worthOfRecruit(o: Outlook, type: Type): number {
  const { s, seat, tables, left, level, weights, bodies, draws } = o
  const { set } = tables
  const worth = worthOfBody(o, type)
  if (type === monk) return worth
  const step = stepOf(s, seat, type) + 1
  switch (type) {
    case farmer: {
      const good = tables.farmerGoods[step]
      const census = left * weights.census * (standInCensus(o, 1) - standInCensus(o, 0))
      return worth + census + (s.goodsSupply[good] > 0 ? worthOfGood(o, good) : 0)
    }
    case boatman:
      return (
        worth +
        set.tracks.boatman[step - 1] +
        (step === set.trackCitizens.boatman && s.citizens[boatmanCitizen] === none ? level : 0)
      )
    case craftsman:
      return worth + (s.techSupply > 0 ? set.tracks.craftsman[step - 1] * worthOfTech(o) : 0)
    case trader:
      return worth + worthOfBestTile(o, set.tracks.trader[step - 1] === 'I')
    case knight: {
      const more = set.tracks.knight[step] - set.tracks.knight[step - 1]
      const usable = Math.max(0.3, Math.min(1, (bodies + 4 - draws) / 5))
      const citizen = step === set.trackCitizens.knight && s.citizens[knightCitizen] === none ? level : 0
      return worth + left * weights.draw * more * usable + citizen
    }
    case scholar:
      return worth + worthOfSteps(o, set.tracks.scholar[step - 1])
    default:
      return worth
  }
}

export function worthOfGain(o: Outlook, { good, coins, coinsPer, development, tech }: Gain): number {
  let worth = coins
  if (good !== none) worth += worthOfGood(o, good)
  if (coinsPer !== null) worth += coinsPer === 'level' ? tablesOf(o.s).levels[o.s.development[o.seat]] : o.stations
  if (development > 0) worth += worthOfSteps(o, development)
  return worth + tech * worthOfTech(o)
}

/** What a tile promises for the rounds to come. */
export function worthOfTile(o: Outlook, tile: Tile): number {
  const { tables, left, weights, level, stations } = o
  const place: Place = placeOfTile(tile)
  const gain = tables.gains[place]
  if (gain === null) return left * named(o, place)
  let use = gain.coins + gain.development * (o.stars / 6)
  if (gain.good !== none) use += tables.goodPoints[gain.good]
  if (gain.coinsPer !== null) use += gain.coinsPer === 'level' ? level - 1 : stations + 0.2 * left
  if (gain.tech > 0) use += gain.tech * worthOfTech(o)
  for (let space = tables.firstSpace[place], rest = tables.slots[place]; rest > 0; space++, rest--) {
    const need = tables.needs[space]
    const isRare = need >= knight && o.counts[need] === 0
    use -= (isRare ? 1.5 : 1) * weights.hand
  }
  return left * weights.use * Math.max(0, use)
}

function named({ weights, stars }: Outlook, place: Place): number {
  switch (place) {
    case school:
      return weights.school
    case herbGarden:
      return weights.herbGarden
    case tower:
      return weights.tower
    case bathhouse:
      return weights.bathhouse
    case sacristy:
      return weights.sacristy
    case horseWagon:
      return weights.horseWagon
    case pharmacy:
      return weights.use * Math.max(0, 2 * (stars / 6 - 1))
    default:
      return 0
  }
}

function worthOfBestTile(o: Outlook, isFirstPileOnly: boolean): number {
  const { s, tables } = o
  let best = 0
  for (let tile = 0; tile < tileCount; tile++) {
    if (s.tileOf[tile] !== none || (isFirstPileOnly && tables.isSecondPile[tile])) continue
    best = Math.max(best, worthOfTile(o, tile))
  }
  return best
}

/** What the coins for the next harvest or taxes lack is tortured (OR-3.80): a station of the supply is given up easily. */
export const spareStations = ({ stationSupply }: State, { seat, left }: Outlook): number =>
  stationSupply[seat] - Math.ceil(0.5 * left)
