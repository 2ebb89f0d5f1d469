import type { Context, Seat } from '@eminence/kernel'
import type { Event, Source } from '../events.ts'
import type { State } from '../state.ts'

export function gainCoins(s: State, seat: Seat, coins: number, source: Source, { tell }: Context<Event>): void {
  if (coins === 0) return
  s.coins[seat] += coins
  tell?.({ type: 'coinsGained', seat, coins, source })
}

/** OR-3.80: who has too few coins pays all of them, and owes the rest. */
export function payCoins(s: State, seat: Seat, coins: number, source: Source, { tell }: Context<Event>): void {
  const paid = Math.min(coins, s.coins[seat])
  s.coins[seat] -= paid
  if (paid > 0) tell?.({ type: 'coinsPaid', seat, coins: paid, source })
  if (paid === coins) return
  s.debt = coins - paid
  s.debtor = seat
  tell?.({ type: 'tortureBegan', seat, missing: s.debt, source })
}
