import type { Seat } from '@eminence/kernel'
import { intrigues, type Reward, type Sheet, tablesOf } from '../data.ts'
import type { State } from '../state.ts'
import type { Weights } from './weights.ts'

/** From 1 at the beginning to 0 at the end. */
export const shareLeft = (s: State): number => (intrigues - s.resolved) / intrigues

/** Money is for intrigues: in the last ones there is little left to buy. */
const buyingPower = (s: State): number => Math.min(1, (intrigues - s.resolved) / 5)

export function worthOfMoney(s: State, money: number, { coin }: Pick<Weights, 'coin'>): number {
  const first = Math.min(money, 3)
  const more = Math.min(Math.max(money - 3, 0), 5)
  const rest = Math.max(money - 8, 0)
  return buyingPower(s) * (first * coin[0] + more * coin[1] + rest * coin[2])
}

/** An income step is a point, and money in every round to come. */
const worthOfIncomeSteps = (s: State, seat: Seat, steps: number, weights: Weights): number =>
  Math.min(steps, tablesOf(s).set.incomeTrack.last - s.income[seat]) * (1 + weights.income * shareLeft(s))

/** A military step is a point, and the symbol of its space. */
export function worthOfMilitarySteps(s: State, seat: Seat, steps: number, weights: Weights): number {
  const { militaryTrack } = tablesOf(s).set
  let worth = 0
  for (let space = s.military[seat] + 1; space <= s.military[seat] + steps && space < militaryTrack.length; space++) {
    const { bonus } = militaryTrack[space]
    worth += 1
    if (bonus === 'prestige') worth += 1
    else if (bonus === 'income') worth += worthOfIncomeSteps(s, seat, 1, weights)
  }
  return worth
}

export function worthOfReward(s: State, seat: Seat, reward: Reward, weights: Weights): number {
  let worth = reward.prestige
  if (reward.money > 0) {
    worth += worthOfMoney(s, s.purses[seat] + reward.money, weights) - worthOfMoney(s, s.purses[seat], weights)
  }
  if (reward.income > 0) worth += worthOfIncomeSteps(s, seat, reward.income, weights)
  if (reward.military > 0) worth += worthOfMilitarySteps(s, seat, reward.military, weights)
  if (s.resolved < intrigues - 1) worth += weights.effect * reward.effects.length
  return worth
}

const noSheets: readonly number[] = Array.from({ length: 20 }, () => 0)

/** How many sheets of each faction each seat has won: five numbers a seat. */
export function collections(s: State): number[] {
  const { factionOf } = tablesOf(s)
  const won = noSheets.slice(0, 5 * s.seats)
  for (let sheet = 0; sheet < s.keepers.length; sheet++) {
    const keeper = s.keepers[sheet]
    if (keeper >= 0 && keeper < s.seats) won[5 * keeper + factionOf[sheet]]++
  }
  return won
}

/** RI-9.3: what a seat may hope for with so many Richelieu sheets against the best of the others, when so many intrigues are left. */
export function hopeOfMajority(s: State, mine: number, best: number, left: number): number {
  const { richelieuMost, richelieuSecond } = tablesOf(s).set
  if (left === 0) {
    if (mine === 0) return 0
    return mine > best ? richelieuMost : mine === best || s.seats === 2 ? richelieuSecond : richelieuSecond / 2
  }
  const ahead = 1 / (1 + Math.exp((best - mine) * (2.2 / Math.sqrt(left + 1))))
  const second = mine > 0 || left > 3 ? richelieuSecond : richelieuSecond / 2
  return ahead * richelieuMost + (1 - ahead) * second * (s.seats === 2 ? 1 : 0.5)
}

export function bestOfOthers(s: State, seat: Seat, won: readonly number[]): number {
  let best = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, won[5 * other])
  return best
}

/** RI-9.3, RI-9.5: what one more sheet brings. */
export function worthOfSheet(s: State, seat: Seat, sheet: Sheet, won: readonly number[], weights: Weights): number {
  const { factionOf, set } = tablesOf(s)
  const faction = factionOf[sheet]
  const held = won[5 * seat + faction]
  const left = intrigues - s.resolved
  if (faction === 0) {
    const best = bestOfOthers(s, seat, won)
    return hopeOfMajority(s, held + 1, best, left - 1) - hopeOfMajority(s, held, best, left - 1)
  }
  return set.factionSheets[held + 1] - set.factionSheets[held] + weights.faction * shareLeft(s)
}
