import { hashOf, same } from '../canonical.ts'
import type { Seat } from '../game.ts'
import { exportRecord, importRecord, recordOf, replay, verify } from '../record.ts'
import { hex, sha256, utf8 } from '../sha256.ts'
import { type Setup, Table } from '../table.ts'
import { comesAgain } from './bounded.ts'
import { text } from './json.ts'
import { checkRefusals } from './refusals.ts'
import { type AnyTable, anyMove, anyWayBack, type Trial } from './trial.ts'

/** A play at a table that is bothered with bad moves and moves taken back, beside a twin that is not. */
export function checkTable(trial: Trial): void {
  const { game, notebook, random, seed, seats, options, components, stride } = trial
  const setup: Setup = { seats, options, ...(components && { components }), seed: hex(sha256(utf8(`battery ${seed}`))) }
  const table: AnyTable = new Table(game, setup)
  const twin: AnyTable = new Table(game, setup)
  const texts = [text(table.state)]
  const seen = new Set(texts)
  while (table.played.length < trial.maxMoves) {
    notebook.turnTo(seed, table.played.length)
    const bothered = random.below(stride) === 0
    if (bothered) notebook.during('refusals', () => checkRefusals(trial, table))
    const next = anyWayBack(trial, table.state) ?? anyMove(game, table.state, random)
    if (next === undefined) break
    const { done } = table.play(next.seat, next.move)
    notebook.expect('playable', done, () => `a table refuses ${text(next)}`)
    if (!done) return
    const now = text(table.state)
    notebook.expect('bounded', !seen.has(now), () => comesAgain(next))
    seen.add(now)
    texts.push(now)
    if (random.below(2) === 0) notebook.during('undo', () => checkUndo(trial, table, next.seat, texts))
    twin.play(next.seat, next.move)
    const check = bothered ? 'refusals' : 'replay'
    notebook.expectEqual(check, text(twin.state), text(table.state), () => 'a twin table comes to differ')
  }
  notebook.during('refusals', () => checkRefusals(trial, table))
  if (trial.withRecord) notebook.during('replay', () => checkRecord(trial, table, texts))
}

/** Takes some of the seat's last moves back, and plays them again. `texts` are those of all states so far. */
function checkUndo({ notebook, random }: Trial, table: AnyTable, seat: Seat, texts: readonly string[]): void {
  const undoable = table.undoable(seat)
  if (undoable === 0) return
  const now = texts.length - 1
  const back = 1 + random.below(undoable)
  const taken = table.played.slice(-back)
  for (let moves = 1; moves <= back; moves++) {
    table.undo(seat)
    const found = text(table.state)
    notebook.expectEqual('undo', found, texts[now - moves], () => `"${taken.at(-moves)?.move.type}" is not taken back`)
  }
  taken.forEach(({ move }, at) => {
    table.play(seat, move)
    const found = text(table.state)
    notebook.expectEqual(
      'undo',
      found,
      texts[now - back + 1 + at],
      () => `"${move.type}" has another effect when it is played again`,
    )
  })
}

function checkRecord({ game, notebook, random }: Trial, table: AnyTable, texts: readonly string[]): void {
  const record = recordOf(table)
  const read = importRecord(exportRecord(record))
  notebook.expect('replay', same(read, record), () => 'a record that was sent and read is not the same')
  const verdict = verify(game, read)
  notebook.expect('replay', verdict.good, () => `the record is not verified: ${text(verdict)}`)
  for (const upTo of [random.below(texts.length), random.below(texts.length), texts.length - 1]) {
    const played: object = JSON.parse(texts[upTo])
    const recorded = record.hashes[upTo]
    notebook.expect('replay', hashOf(played) === recorded, () => `the play and its record differ after move ${upTo}`)
    const replayed = replay(game, read, upTo).state
    notebook.expect('replay', hashOf(replayed) === recorded, () => `replayed up to move ${upTo} the state is another`)
  }
}
