import { type Context, reveals, type Seat, type Task } from '@eminence/kernel'
import { factionIndexes, mostRounds, none } from '../../data.ts'
import type { Event } from '../../events.ts'
import { plainTasks, push } from '../../moves.ts'
import { result } from '../../score.ts'
import { byBot, byEdicts, byPlots, byRounds, isBot, isOver, mainLeft, nextSeat, type State } from '../../state.ts'
import { botPlotsMet } from '../bots/plots.ts'
import { checkPlots } from '../plots/claims.ts'
import { releaseEdicts } from './edicts.ts'
import { beginEvents } from './events.ts'
import { updateCourt } from './redraw.ts'

const mainActions = 2

/** PI-4.1: what a turn is made of, the last part at the bottom of the stack. */
export function beginTurn(s: State, seat: Seat, context: Context<Event>): void {
  s.turn++
  if (seat === s.starter) s.round++
  s.active = seat
  s.mainUsed = 0
  s.mainAllowed = mainActions
  s.turnUsed = 0
  s.abilitiesUsed = 0
  s.produced = []
  s.buffs.fill(0)
  s.scouted = 0
  s.highShown = false
  s.ousted = false
  s.looked = none
  s.courtTaken = 0
  s.chamberlainTaken = false
  context.tell?.({ type: 'turnBegan', seat, turn: s.turn, round: s.round })
  const { endOfTurn, refill, eventCheck, plotCheck, endOfActions, menu, botActs } = plainTasks
  push(s, endOfTurn[seat])
  push(s, refill[seat])
  push(s, eventCheck[seat])
  push(s, plotCheck[seat])
  push(s, endOfActions[seat])
  push(s, isBot(s, seat) ? botActs[seat] : menu[seat])
  releaseEdicts(s, seat, context)
  if (!isBot(s, seat)) beginEvents(s, seat, context)
}

/** PI-5.6, PI-12.10 */
export function endOfActions(s: State, { tell }: Context<Event>, { owing: [seat] }: Task): void {
  if (!isBot(s, seat)) tell?.({ type: 'actionsEnded', seat, unused: mainLeft(s) })
  s.cubes = []
  if (s.borrowed === 0) return
  const factions = factionIndexes.filter((faction) => s.borrowed & (1 << faction))
  s.borrowed = 0
  tell?.({ type: 'factionsReturned', seat, factions })
}

/** PI-15, PI-19.12: a bot looks at its own plots. */
export function plotCheck(s: State, context: Context<Event>, { owing: [seat] }: Task): void {
  checkPlots(s, context)
  if (isBot(s, seat)) {
    const botPlots = botPlotsMet(s)
    if (botPlots.length > 0) endGame(s, byBot, seat, context, botPlots)
  } else if ((s.onTop[seat] & (s.onTop[seat] - 1)) !== 0) endGame(s, byPlots, seat, context)
}

/** PI-17.4, PI-4.6, PI-18.5 */
export function endOfTurn(s: State, context: Context<Event>, { owing: [seat] }: Task): void {
  updateCourt(s, context)
  const next = nextSeat(s, seat)
  const isRoundOver = next === s.starter
  if (isRoundOver && s.lastRound) endGame(s, byEdicts, none, context)
  else if (isRoundOver && s.round === mostRounds) endGame(s, byRounds, none, context)
  else beginTurn(s, next, context)
}

const whys = { [byPlots]: 'plots', [byBot]: 'bot', [byEdicts]: 'edicts', [byRounds]: 'rounds' } as const

function endGame(s: State, ending: number, winner: Seat, { tell }: Context<Event>, botPlots?: readonly number[]): void {
  s.ending = ending
  s.winner = winner
  s.todo = []
  if (tell === undefined || !isOver(s)) return
  const end = result(s)
  if (end === null) return
  const winners = end.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  tell({ type: 'gameEnded', why: whys[ending], totals: end.totals, winners, ...(botPlots && { botPlots }) }, reveals)
}
