import { none, type Stretch, type Town } from '../data.ts'
import { type Outlook, worthOfStation } from './outlook.ts'
import { worthOfGood } from './worth.ts'

/** OR-3.44, if the merchant stood there. */
export function isSite({ s, seat, tables }: Outlook, town: Town): boolean {
  if (s.stationSupply[seat] === 0) return false
  const there = s.stationsAt[town]
  return town === tables.start ? (there & (1 << seat)) === 0 : there === 0
}

export const endOf = ({ tables: { ends } }: Outlook, stretch: Stretch, from: Town): Town =>
  ends[2 * stretch] === from ? ends[2 * stretch + 1] : ends[2 * stretch]

/** The better good that lies there. */
function worthOfGoods(o: Outlook, stretch: Stretch): number {
  const [one, other] = [o.s.onStretches[2 * stretch], o.s.onStretches[2 * stretch + 1]]
  const best = one === none ? 0 : worthOfGood(o, one)
  return other === none ? Math.max(0, best) : Math.max(0, best, worthOfGood(o, other))
}

/** What the stretches from a town promise, but for the one the merchant came by. */
function worthOfWays(o: Outlook, town: Town, except: Stretch, station: number): number {
  const { roads, waterways } = o.tables
  const { site, near } = o.weights
  let [best, second] = [0, 0]
  for (const stretches of [roads[town], waterways[town]]) {
    for (const stretch of stretches) {
      if (stretch === except) continue
      const hope = worthOfGoods(o, stretch) + (isSite(o, endOf(o, stretch, town)) ? site * station : 0)
      if (hope > best) {
        second = best
        best = hope
      } else if (hope > second) second = hope
    }
  }
  return near * (best + 0.3 * second)
}

/** How good it is to be in a town: to build there, and to go on from there. */
export function worthOfTown(o: Outlook, town: Town, by: Stretch, station: number): number {
  if (o.left === 0) return 0
  const here = isSite(o, town) ? o.weights.site * station : 0
  return Math.min(1, o.left / 3) * (here + worthOfWays(o, town, by, station))
}

/** Along this stretch, with a good, for what is there. If the Guildhall waits for a site, one is worth the whole station. */
export function worthOfTravel(o: Outlook, stretch: Stretch, isWaiting: boolean): number {
  const from = o.s.merchants[o.seat]
  const to = endOf(o, stretch, from)
  const station = worthOfStation(o)
  const gained = worthOfGoods(o, stretch) + worthOfTown(o, to, stretch, station) - worthOfTown(o, from, none, station)
  return isWaiting && isSite(o, to) ? gained + station : gained
}
