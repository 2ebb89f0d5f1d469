import { wrongUse } from '../failure.ts'
import { resultLines } from '../play/result-lines.ts'
import { readRecord } from '../records/read-record.ts'
import { retell } from '../records/retell.ts'
import { indented } from '../terminal/columns.ts'
import { remark, writeJson, writeLines } from '../terminal/io.ts'
import { pageOn } from '../terminal/page.ts'
import { padStart } from '../terminal/width.ts'
import type { Command } from './command.ts'

/** Tells a recorded game as the audience saw it. */
export const replay: Command = {
  positionals: ['<record>'],
  flags: ['to', 'json'],

  run({ args, io, language, texts }) {
    const filed = readRecord(args.positionals[0], texts)
    const { entry, record, chance } = filed
    const { game } = entry
    const { seats, options } = record.setup
    const moves = record.moves.length
    const to = args.number('to', 0) ?? moves
    if (to > moves) throw wrongUse(texts.errors.noSuchMove(to, moves))

    const { table, chapters, differsAt } = retell(filed, to, language, texts)
    const view = game.view(table.state, null)
    const result = game.result(table.state)
    if (differsAt !== null) remark(io.stderr, texts.records.differs(differsAt))
    if (chance.code === 'unfair') remark(io.stderr, texts.records.unfair(texts.chanceProblem(chance)))
    if (args.has('json')) {
      const log = chapters.map(({ at, events }) =>
        at === 0 ? { at, events } : { at, ...record.moves[at - 1], events },
      )
      writeJson(io.stdout, { game: game.id, version: record.version, seats, options, moves: to, log, view, result })
      return 0
    }

    const gameTexts = entry.texts[language]
    const page = pageOn(io.stdout, io.env)
    const { strong, faint } = page
    const names = texts.play.company.slice(0, seats)
    const width = `${to}`.length
    const log = chapters.flatMap(({ at, events }) =>
      events.map((event) => `${faint(padStart(`${at}`, width))}  ${gameTexts.event(event, names)}`),
    )
    writeLines(io.stdout, [
      strong(texts.records.played(gameTexts.title, seats, moves)),
      ...Object.entries(options).map(([name, value]) => `${name}=${value}`),
      names.map((name, seat) => `${seat} ${name}`).join('  '),
      '',
      ...log,
      '',
      strong(texts.records.position),
      ...indented(gameTexts.position(view, names)),
      ...(result === null ? [] : ['', ...resultLines(result, names, gameTexts, texts, page)]),
    ])
    return 0
  },
}
