import { setImmediate } from 'node:timers/promises'
import type { ComputerPlayer } from '@eminence/ai'
import type { Decision, Game, Move, Seat, Table, Telling } from '@eminence/kernel'
import { Failure } from '../failure.ts'
import type { Answers } from '../terminal/answers.ts'
import type { CliTexts } from '../texts/texts.ts'
import type { Company } from './company.ts'
import type { Savings } from './savings.ts'
import type { Screen } from './screen.ts'

/** One person at a table with computer players. */
export interface Sitting {
  readonly game: Game
  readonly table: Table<object, Move, object, object, Telling>
  readonly company: Company
  /** Who is asked for hints. */
  readonly adviser: ComputerPlayer
  readonly screen: Screen
  readonly answers: Answers
  readonly savings: Savings
  readonly texts: CliTexts
}

/** Goes on until the game is over or the person leaves. */
export async function playOn(sitting: Sitting): Promise<void> {
  const { game, table, company, screen, texts } = sitting
  for (;;) {
    const decisions = game.decisions(table.state)
    if (decisions.length === 0) break
    // Where several owe a decision the person comes last, and can still take the own one back.
    const computer = decisions.find(({ seat }) => seat !== company.person)
    if (computer !== undefined) await computerMoves(sitting, computer.seat)
    else if (!(await personMoves(sitting, decisions[0]))) break
  }
  const result = game.result(table.state)
  if (result !== null) screen.result(result)
  await keepRecord(sitting)
  if (result === null) screen.say(texts.play.goodbye)
}

async function computerMoves({ game, table, company, screen, texts }: Sitting, seat: Seat): Promise<void> {
  const opponent = company.players[seat]
  if (opponent === null) throw new Error('no computer player sits there')
  screen.wait(texts.play.thinking(company.names[seat]))
  // A search does not look up: this lets Ctrl-C and the screen have their turn.
  await setImmediate()
  const { move } = opponent.player.choose(game.view(table.state, seat), seat, company.random)
  play({ table, screen }, seat, move)
}

function play({ table, screen }: Pick<Sitting, 'table' | 'screen'>, seat: Seat, move: Move): void {
  const outcome = table.play(seat, move)
  if (!outcome.done) throw new Error(`the table refused ${JSON.stringify(move)}: ${outcome.refusal.code}`)
  screen.happened(outcome.events)
}

/** Asks until a move is played or taken back; false if the person leaves. */
async function personMoves(sitting: Sitting, decision: Decision): Promise<boolean> {
  const { game, table, company, adviser, screen, answers, texts } = sitting
  const { person } = company
  const view = game.view(table.state, person)
  const moves = game.moves(table.state, person)
  screen.decision(decision, view, moves)
  for (;;) {
    const answer = await answers.ask(texts.play.question)
    // Full-width digits and letters come from a Japanese keyboard.
    const key = answer?.normalize('NFKC').trim().toLowerCase()
    switch (key) {
      case undefined:
      case 'q':
        return false
      case 'u': {
        const outcome = table.undo(person)
        if (outcome.done) {
          screen.say(texts.play.takenBack)
          return true
        }
        screen.refused(outcome.refusal)
        break
      }
      case '?':
        screen.wait(texts.play.advising)
        screen.hint(adviser.choose(view, person, company.random), view, moves)
        break
      case 'b':
        screen.blocked(game.blocked?.(table.state, person) ?? [], view)
        break
      case 'r':
        await screen.rulebook()
        break
      case 's':
        await save(sitting)
        break
      default: {
        const chosen = /^\d+$/.test(key) ? moves[Number(key) - 1] : undefined
        if (chosen !== undefined) {
          play(sitting, person, chosen)
          return true
        }
        screen.notUnderstood(moves.length)
      }
    }
  }
}

/** At the end: into the file that was named beforehand, or where the person wants it, if anywhere. */
async function keepRecord(sitting: Sitting): Promise<void> {
  const { savings, answers, texts } = sitting
  if (savings.file !== undefined) return save(sitting)
  if (answers.areOver) return
  const answer = await answers.ask(texts.play.offerSaving)
  if (answer?.normalize('NFKC').trim().toLowerCase() === 's') await save(sitting)
}

/** Into the file that was named beforehand, if it can be written; else asks for one until one can, or none is named. */
async function save({ table, savings, answers, screen, texts }: Sitting): Promise<void> {
  const askForFile = async () => (await answers.ask(texts.play.fileName))?.trim()
  let file = savings.file ?? (await askForFile())
  while (file) {
    try {
      savings.save(table, file)
      return screen.say(texts.play.saved(file))
    } catch (error) {
      if (!(error instanceof Failure) || answers.areOver) throw error
      screen.say(error.message)
      file = await askForFile()
      if (file === undefined) throw error
    }
  }
}
