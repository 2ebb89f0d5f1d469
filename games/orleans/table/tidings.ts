import type { Seat } from '@eminence/kernel'
import { type Follower, none } from '../data.ts'
import type { Event } from '../events.ts'
import type { EventId, GoodId } from '../sets.ts'

/** What a census or an event has brought to a seat, or taken from it. */
interface Share {
  readonly seat: Seat
  /** Gained, or paid. */
  readonly coins: number
  readonly goods: readonly GoodId[]
  /** Whom the plague has taken, or none. */
  readonly lost: Follower
  /** OR-3.68 */
  readonly isSaved: boolean
}

export interface Tiding {
  readonly what: 'census' | EventId
  readonly shares: readonly Share[]
}

/** The census and the event among what was told, each with those whom it concerned. */
export function tidingsIn(told: readonly Event[]): readonly Tiding[] {
  const found: { what: Tiding['what']; shares: Map<Seat, Share> }[] = []
  const add = (seat: Seat, change: (share: Share) => Share) => {
    const shares = found.at(-1)?.shares
    shares?.set(seat, change(shares.get(seat) ?? { seat, coins: 0, goods: [], lost: none, isSaved: false }))
  }
  for (const event of told) {
    const { what } = found.at(-1) ?? {}
    switch (event.type) {
      case 'census':
        found.push({ what: 'census', shares: new Map() })
        break
      case 'eventCame':
        found.push({ what: event.event, shares: new Map() })
        break
      case 'coinsGained':
      case 'coinsPaid': {
        const coins = event.type === 'coinsGained' ? event.coins : -event.coins
        if (event.source === what) add(event.seat, (share) => ({ ...share, coins: share.coins + coins }))
        break
      }
      case 'foodPaid':
        add(event.seat, (share) => ({ ...share, goods: [...share.goods, event.good] }))
        break
      case 'plagueDrew':
        if (event.follower !== none) add(event.seat, (share) => ({ ...share, lost: event.follower }))
        break
      case 'sacristyUsed':
        add(event.seat, (share) => ({ ...share, isSaved: true }))
        break
    }
  }
  return found
    .map(({ what, shares }) => ({ what, shares: [...shares.values()] }))
    .filter(({ shares }) => shares.length > 0)
}
