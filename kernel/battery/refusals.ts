import { canonical, same } from '../canonical.ts'
import { pick } from '../random.ts'
import { text } from './json.ts'
import { type AnyTable, seatsOf, type Trial } from './trial.ts'

/** Tries at the table what must not be accepted: every bad move is refused with the right code, and nothing has changed. */
export function checkRefusals(trial: Trial, table: AnyTable): void {
  const { game, notebook, random } = trial
  const before = text(table.state)
  const { length } = table.played
  const decisions = game.decisions(table.state)
  const elsewhere = seatsOf(trial).flatMap((seat) => game.moves(table.state, seat).slice(0, 5))
  const earlier = length === 0 ? [] : Array.from({ length: 5 }, () => pick(table.played, random).move)
  const models = [...elsewhere, ...earlier]
  const mangled = models.length === 0 ? [] : manglings(pick(models, random))

  for (const seat of [-1, ...seatsOf(trial), trial.seats]) {
    const owes = decisions.some((decision) => decision.seat === seat)
    const code = decisions.length === 0 ? 'gameOver' : owes ? 'notOffered' : 'notYourDecision'
    const offered = game.moves(table.state, seat)
    const blocked = owes ? (game.blocked?.(table.state, seat) ?? []) : []
    for (const bad of [...models, ...(owes ? mangled : []), ...nonsense]) {
      if (offered.some((each) => same(each, bad)) || blocked.some((each) => same(each.move, bad))) continue
      const outcome = table.play(seat, bad)
      notebook.expect(
        'refusals',
        !outcome.done && outcome.refusal.code === code,
        () => `${String(text(bad)).slice(0, 80)} of seat ${seat} is answered ${text(outcome)} instead of ${code}`,
      )
    }
    for (const { move, reason, rule } of blocked) {
      const legal = offered.some((each) => same(each, move))
      notebook.expect('blocked', !legal, () => `${text(move)} is blocked (${reason}), and offered too`)
      if (legal) continue
      const wanted = { done: false, refusal: { code: 'blocked', reason, rule } }
      const outcome = table.play(seat, move)
      notebook.expectEqual('blocked', canonical(outcome), canonical(wanted), () => `${text(move)} is refused otherwise`)
    }
    notebook.expectEqual('refusals', text(table.state), before, () => 'a refused move changes the state')
    notebook.expect('refusals', table.played.length === length, () => 'a refused move is recorded')
  }
}

/** What is nearly this move. */
function manglings(move: object): unknown[] {
  const entries = Object.entries(move)
  const without = entries.map(([key]) => Object.fromEntries(entries.filter(([each]) => each !== key)))
  const changed = entries.flatMap(([key, value]) => almost(value).map((each) => ({ ...move, [key]: each })))
  return [{ ...move, extra: 0 }, ...without, ...changed, [move]]
}

function almost(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1, value + 0.5, String(value), null]
  if (typeof value === 'boolean') return [!value, Number(value)]
  if (Array.isArray(value)) return [[...value, 0], value.slice(1), null]
  return [`${value} `, '', 0, null, [value]]
}

const huge = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`field${at}`, at]))
const deep: object = Array.from({ length: 5000 }).reduce((inner: object) => ({ inner }), {})
const nonsense: readonly unknown[] = [null, undefined, 'pass', 0, true, [], {}, { type: 'noSuchMove' }, huge, deep]
