import {
  bathhouse,
  farmer,
  harvest,
  horseWagon,
  knight,
  letterOf,
  monk,
  none,
  type Place,
  pharmacy,
  places,
  plague,
  type Stretch,
  sacristy,
  scholar,
  taxes,
  tower,
} from '../data.ts'
import { villagers } from '../moves.ts'
import { canRecruit, deedTypes } from '../rules/actions/executable.ts'
import { goodsOf } from '../state.ts'
import { worthsOfDeeds } from './deeds.ts'
import { foodDue, type Outlook, worthOfStation } from './outlook.ts'
import { worthOfTravel } from './routes.ts'
import { foodOwned, worthOfGain, worthOfKeeping, worthOfRecruit, worthOfSteps } from './worth.ts'

export const isTravel = (place: Place): boolean =>
  place === places.ship || place === places.wagon || place === horseWagon

export const waysFrom = ({ s, seat, tables }: Outlook, place: Place): readonly Stretch[] =>
  (place === places.ship ? tables.waterways : tables.roads)[s.merchants[seat]]

/** What this event would take from the seat as things are. */
export function threat(o: Outlook): number {
  const { s, seat, tables, now } = o
  const { strengths, foodPrice } = tables.set
  switch (now) {
    case taxes:
      return Math.floor(goodsOf(s, seat) / strengths.taxes[letterOf(s.round)])
    case harvest: {
      const [next] = foodDue(o)
      const missing = Math.max(0, next - foodOwned(o))
      return 1.5 * (next - missing) + foodPrice * missing
    }
    case plague:
      return 0.5 * worthOfKeeping(o, knight)
    default:
      return 0
  }
}

/** The best that a place can do for the seat if its action is carried out now; the caller knows that it can be. */
export function worthOfPlace(o: Outlook, place: Place, isWaiting: boolean): number {
  const { s, seat, tables } = o
  const gain = tables.gains[place]
  if (gain !== null) return worthOfGain(o, gain)
  switch (place) {
    case places.farmhouse:
      return worthOfRecruit(o, farmer)
    case places.village: {
      let best = 0
      for (const type of villagers)
        if (canRecruit(s, tables, seat, type)) best = Math.max(best, worthOfRecruit(o, type))
      return best
    }
    case places.university:
      return worthOfRecruit(o, scholar)
    case places.castle:
      return worthOfRecruit(o, knight)
    case places.monastery:
      return worthOfRecruit(o, monk)
    case places.ship:
    case places.wagon:
    case horseWagon: {
      let best = Number.NEGATIVE_INFINITY
      for (const stretch of waysFrom(o, place)) best = Math.max(best, worthOfTravel(o, stretch, isWaiting))
      return best
    }
    case places.guildhall:
      return worthOfStation(o)
    case places.scriptorium:
      return worthOfSteps(o, 1)
    case places.townhall:
    case tower:
      return worthOfHall(o, place)
    case pharmacy:
      return worthOfPharmacy(o)
    case bathhouse:
      return bathWorth
    case sacristy:
      return threat(o) - monkAway
    default:
      return 0
  }
}
const bathWorth = 0.8
/** A monk that stands in the Sacristy does nothing else. */
const monkAway = 1.5

/** One or two of those who are there. */
function worthOfHall(o: Outlook, place: Place): number {
  const worths = worthsOfDeeds(o)
  const best = deedTypes(o.s, o.tables, o.seat, place)
    .map((type) => worths[type])
    .sort((a, b) => b - a)
  return best[0] + Math.max(0, best[1] ?? 0)
}

/** OR-3.57 */
function worthOfPharmacy(o: Outlook): number {
  const { pharmacyMost } = o.tables.set
  let best = 0
  for (let coins = 1; coins <= Math.min(pharmacyMost, o.s.coins[o.seat]); coins++)
    best = Math.max(best, worthOfSteps(o, coins) - coins)
  return best
}

/** A place whose followers stand ready and cannot act yet: the Guildhall, while the merchant is where nobody may build. */
export function guildhallWaits({ s, seat, tables }: Outlook): boolean {
  const from = seat * tables.spaceCount + tables.firstSpace[places.guildhall]
  for (let at = from; at < from + tables.slots[places.guildhall]; at++) if (s.spaces[at] === none) return false
  return true
}
