import { canonical } from '../canonical.ts'
import type { Result, Seat } from '../game.ts'
import type { Played } from '../table.ts'
import { notJson, text } from './json.ts'
import { play, seatsOf, type Trial } from './trial.ts'

/** What must hold wherever a play stands: who owes what, who is offered what, whether it is over. */
export function checkCourse(trial: Trial, state: object, before?: object): void {
  const { notebook } = trial
  notebook.during('ends', () => checkEnd(trial, state))
  notebook.during('offers', () => checkOffers(trial, state))
  notebook.during('idle', () => checkIdleSeats(trial, state))
  notebook.during('invariants', () => checkInvariants(trial, state, before))
  notebook.during('json', () => checkJson(trial, state, 'the state'))
}

/** The little of it that takes next to no time. */
export function checkBriefly(trial: Trial, state: object, before?: object): void {
  const { notebook } = trial
  notebook.during('ends', () => checkWhetherOver(trial, state))
  notebook.during('invariants', () => checkInvariants(trial, state, before))
}

function checkWhetherOver({ game, notebook }: Trial, state: object): Result | null {
  const result = game.result(state)
  notebook.expect('ends', (game.decisions(state).length === 0) === (result !== null), () =>
    result === null ? 'nobody owes a decision, but there is no result' : 'there is a result while decisions are owed',
  )
  return result
}

function checkEnd(trial: Trial, state: object): void {
  const { game, notebook } = trial
  const result = checkWhetherOver(trial, state)
  checkJson(trial, game.decisions(state), 'a decision')
  if (result === null) return
  checkJson(trial, result, 'the result')
  const wrong = wrongIn(result, trial.seats)
  notebook.expect('ends', wrong === null, () => `the result is wrong: ${wrong}`)
}

function wrongIn({ places, totals, points }: Result, seats: number): string | null {
  if ([places, totals, points].some((each) => each.length !== seats)) return 'it does not list every seat'
  if (!places.every((place) => Number.isInteger(place) && place >= 1 && place <= seats))
    return `places ${places.join(', ')}`
  const sums = points.map((parts) => Object.values(parts).reduce((sum, part) => sum + part, 0))
  const wrong = totals.findIndex((total, seat) => total !== sums[seat])
  return wrong < 0 ? null : `seat ${wrong} has ${totals[wrong]} points, but the parts add up to ${sums[wrong]}`
}

function checkOffers(trial: Trial, state: object): void {
  const { game, notebook } = trial
  for (const { seat, type } of game.decisions(state)) {
    const moves = game.moves(state, seat)
    notebook.expect('offers', moves.length > 0, () => `seat ${seat} owes "${type}" and is offered nothing`)
    const texts = moves.map(canonical)
    const twice = texts.find((each, at) => texts.indexOf(each) < at)
    notebook.expect('offers', twice === undefined, () => `seat ${seat} is offered ${twice} twice`)
    checkJson(trial, moves, 'a move')
    checkJson(trial, game.blocked?.(state, seat) ?? [], 'a blocked move')
  }
}

function checkIdleSeats(trial: Trial, state: object): void {
  const { game, notebook, seats, options } = trial
  const owing = game.decisions(state).map(({ seat }) => seat)
  notebook.expect(
    'idle',
    owing.every((seat, at) => seat >= 0 && seat < seats && owing.indexOf(seat) === at),
    () => `decisions are owed by seats ${owing.join(', ')}`,
  )
  const automaton = game.automaton?.(seats, options) ?? null
  notebook.expect(
    'idle',
    automaton === null || !owing.includes(automaton.seat),
    () => `seat ${automaton?.seat} is played by the rules and owes a decision`,
  )
  // a record from anywhere may name a seat that does not exist
  for (const seat of [-1, ...seatsOf(trial), seats]) {
    if (owing.includes(seat)) continue
    const bad = game.moves(state, seat).find((move) => !isWayBack(trial, state, { seat, move }, owing))
    notebook.expect('idle', bad === undefined, () => `seat ${seat} owes nothing and is offered ${canonical(bad)}`)
  }
}

/** Whether, after this move, the seat owes a decision as well, and everybody else as before. */
function isWayBack({ game, random }: Trial, state: object, played: Played, owing: readonly Seat[]): boolean {
  if (owing.length === 0) return false
  const after = play(game, game.clone(state), played, random).state
  const now = game.decisions(after).map(({ seat }) => seat)
  return now.includes(played.seat) && canonical(now.filter((seat) => seat !== played.seat)) === canonical(owing)
}

function checkInvariants({ game, notebook }: Trial, state: object, before?: object): void {
  const broken = game.broken(state, before)
  notebook.expect('invariants', broken.length === 0, () => `broken: ${broken.join(', ')}`)
}

export function checkJson({ notebook }: Trial, value: unknown, what: string): void {
  const found = notJson(value)
  notebook.expect('json', found === null, () => `${what} is not plain JSON: ${found}`)
}

/** Plays every listed move, each on a clone of its own. */
export function checkEveryMove(trial: Trial, state: object): void {
  const { game, notebook, random } = trial
  for (const { seat } of game.decisions(state)) {
    for (const move of game.moves(state, seat)) {
      const before = text(move)
      const outcome = notebook.during('playable', () => play(game, game.clone(state), { seat, move }, random))
      notebook.expect('playable', outcome !== undefined, () => `${before} cannot be played`)
      notebook.expectEqual('still', text(move), before, () => 'play changes the move')
      if (outcome === undefined) continue
      notebook.during('invariants', () => checkInvariants(trial, outcome.state, state))
      checkJson(trial, outcome.events, `an event of "${move.type}"`)
    }
  }
}
