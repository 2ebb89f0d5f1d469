import type { Context, Seat } from '@eminence/kernel'
import { type Reward, tablesOf } from '../data.ts'
import type { Event, Gains } from '../events.ts'
import type { State } from '../state.ts'

/** RI-8.4: at every full lap the player takes, or turns, the 30+ tile. */
export function gainPrestige(s: State, seat: Seat, prestige: number, { tell }: Context<Event>): void {
  const { prestigeLap } = tablesOf(s).set
  const before = Math.floor(s.prestige[seat] / prestigeLap)
  s.prestige[seat] += prestige
  const laps = Math.floor(s.prestige[seat] / prestigeLap)
  if (laps > before) tell?.({ type: 'lapped', seat, laps, prestige: s.prestige[seat] })
}

/** RI-8.2: steps beyond the last space are lost. Gives those that were made. */
function stepIncome(s: State, seat: Seat, steps: number): number {
  const { last } = tablesOf(s).set.incomeTrack
  const made = Math.min(steps, last - s.income[seat])
  s.income[seat] += made
  return made
}

/** RI-8.3: step by step, with the symbol of every space that is reached or passed. Gives the steps that were made. */
export function stepMilitary(s: State, seat: Seat, steps: number, context: Context<Event>): number {
  const { set, militaryLast } = tablesOf(s)
  let made = 0
  for (; made < steps && s.military[seat] < militaryLast; made++) {
    const military = ++s.military[seat]
    const { bonus } = set.militaryTrack[military]
    if (bonus === undefined) continue
    const gained = bonus === 'prestige' || stepIncome(s, seat, 1) > 0
    context.tell?.({ type: 'militaryBonus', seat, military, bonus, gained })
    if (bonus === 'prestige') gainPrestige(s, seat, 1, context)
  }
  return made
}

/** RI-8.1: prestige, money, income, military, in this order; `announce` is told of them before the bonuses on the way. */
export function gain(
  s: State,
  seat: Seat,
  { prestige, money, income, military }: Reward,
  announce: (gains: Gains) => void,
  context: Context<Event>,
): void {
  const { set, militaryLast } = tablesOf(s)
  announce({
    prestige,
    money,
    income: Math.min(income, set.incomeTrack.last - s.income[seat]),
    military: Math.min(military, militaryLast - s.military[seat]),
  })
  gainPrestige(s, seat, prestige, context)
  s.purses[seat] += money
  stepIncome(s, seat, income)
  stepMilitary(s, seat, military, context)
}
