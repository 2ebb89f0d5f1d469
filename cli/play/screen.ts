import type { Choice } from '@eminence/ai'
import type { GameEntry } from '@eminence/games'
import { parts } from '@eminence/games/parts'
import {
  type Blocked,
  type Decision,
  type GameTexts,
  type Language,
  type Move,
  type Refusal,
  type Result,
  same,
  seenBy,
  type Told,
} from '@eminence/kernel'
import { reasonOf } from '../records/reason-of.ts'
import { aligned, indented } from '../terminal/columns.ts'
import { type Io, type Output, writeLines } from '../terminal/io.ts'
import { type Page, pageOn } from '../terminal/page.ts'
import { Progress } from '../terminal/progress.ts'
import { wrap } from '../terminal/width.ts'
import type { CliTexts } from '../texts/texts.ts'
import type { Company } from './company.ts'
import { resultLines } from './result-lines.ts'
import { rulebookLines } from './rulebook-lines.ts'

const candidatesShown = 3

/** What the person at the terminal is shown, all of it as seen from that seat. */
export class Screen {
  readonly #output: Output
  readonly #page: Page
  readonly #texts: CliTexts
  readonly #game: string
  readonly #language: Language
  readonly #gameTexts: GameTexts
  readonly #company: Company
  readonly #progress: Progress

  constructor({ stdout, env }: Io, entry: GameEntry, company: Company, language: Language, texts: CliTexts) {
    this.#output = stdout
    this.#page = pageOn(stdout, env)
    this.#texts = texts
    this.#game = entry.game.id
    this.#language = language
    this.#gameTexts = entry.texts[language]
    this.#company = company
    this.#progress = new Progress(stdout)
  }

  say(...lines: readonly string[]): void {
    writeLines(this.#output, lines)
  }

  welcome(seed: string): void {
    const { play: words } = this.#texts
    const { names, players } = this.#company
    const seats = names.map((name, seat) => {
      const kind = players[seat]?.kind
      return [`${seat}`, name, kind === undefined ? words.you : words.players[kind]]
    })
    this.say(this.#page.strong(this.#gameTexts.title), ...indented(aligned(seats)))
    this.say(this.#page.faint(words.seed(seed)), '')
  }

  /** Shown until the next thing is. */
  wait(why: string): void {
    this.#progress.say(this.#page.faint(why))
  }

  happened(events: readonly Told[]): void {
    const { names, person } = this.#company
    this.#progress.clear()
    for (const each of events) this.say(...this.#wrapped(`· ${this.#gameTexts.event(seenBy(each, person), names)}`))
  }

  decision(decision: Decision, view: object, moves: readonly Move[]): void {
    const { strong, faint } = this.#page
    const { play: words } = this.#texts
    const position = this.#gameTexts.position(view, this.#company.names)
    const offered = moves.map((move, at) => [`${at + 1}`, this.#gameTexts.move(move, view)])
    this.say('', ...position.flatMap((line) => this.#wrapped(line)), '')
    this.say(strong(words.yourMove), ...this.#wrapped(this.#gameTexts.prompt(decision, view)))
    this.say(...indented(aligned(offered)), faint(words.keys))
  }

  notUnderstood(moves: number): void {
    const { play: words } = this.#texts
    this.say(words.notUnderstood(moves), this.#page.faint(words.keys))
  }

  refused(refusal: Refusal): void {
    this.say(reasonOf(refusal, this.#gameTexts, this.#texts))
  }

  hint({ candidates }: Choice, view: object, moves: readonly Move[]): void {
    const { play: words } = this.#texts
    this.#progress.clear()
    const rows = candidates
      .slice(0, candidatesShown)
      .map(({ move, expected }) => [
        `${1 + moves.findIndex((each) => same(each, move))}`,
        this.#gameTexts.move(move, view),
        expected === null ? words.noReckoning : words.chance(`${Math.round(100 * expected)} %`),
      ])
    this.say(words.hint, ...indented(aligned(rows)))
  }

  blocked(blocked: readonly Blocked[], view: object): void {
    const { play: words } = this.#texts
    const lines = blocked.map(({ move, reason, rule }) => {
      return this.#texts.named(this.#gameTexts.move(move, view), `${this.#gameTexts.reason(reason)} [${rule}]`)
    })
    if (blocked.length === 0) this.say(words.nothingBlocked)
    else this.say(words.blocked, ...lines.flatMap((line) => this.#wrapped(`- ${line}`)))
  }

  async rulebook(): Promise<void> {
    const rulebooks = await parts.get(this.#game)?.rulebooks()
    if (rulebooks !== undefined) this.say('', ...rulebookLines(rulebooks[this.#language], this.#texts, this.#page))
  }

  result(result: Result): void {
    this.say('', ...resultLines(result, this.#company.names, this.#gameTexts, this.#texts, this.#page))
  }

  #wrapped(line: string): string[] {
    return wrap(line, this.#page.width, '  ')
  }
}
