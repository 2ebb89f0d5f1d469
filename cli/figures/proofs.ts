import { games } from '@eminence/games'
import type { Report } from '../battery/report-lines.ts'
import { jsonIn, type Measurement, readingOf } from './measurement.ts'

interface Tests {
  readonly failed: number
  readonly games: readonly { readonly game: string; readonly tests: number; readonly named: number }[]
}

/** A test, or a file that could not even be read: `ok 1 - games/trounce/tests/trump.test.ts > trump > TR-3.4 passes # time=1.7ms`. */
const testLine = /^(ok|not ok) \d+ - games\/([^/]+)\/(.*?)(?: # (SKIP|TODO|time=\S+))?$/gm

/** The number of a rule: TR-3.4, LI-8.30. */
const ruleNumber = /\b[A-Z]{2}-\d/

/** Where the numbers are those of the rulebook's paragraphs. */
const words = 'tests/texts.test.ts'

const tests: Measurement<Tests> = {
  name: 'tests',
  command: 'npx vitest run games --reporter=tap-flat',
  keep(output) {
    const lines = [...output.matchAll(testLine)].map(([, verdict, game, title, note]) => ({
      game,
      title,
      isGood: verdict === 'ok' && note !== 'SKIP' && note !== 'TODO',
    }))
    if (lines.length === 0) throw new Error('it ran no tests')
    return {
      failed: lines.filter(({ isGood }) => !isGood).length,
      games: games.map(({ game: { id } }) => {
        const passed = lines.filter(({ game, isGood }) => game === id && isGood)
        const named = passed.filter(({ title }) => ruleNumber.test(title) && !title.startsWith(words))
        return { game: id, tests: passed.length, named: named.length }
      }),
    }
  },
  figures: [
    ...games.map(({ game, texts }) => ({
      name: `${texts.en.title}: tests that pass / of them examples of a numbered rule`,
      goal: null,
      read: ({ games }: Tests) =>
        games
          .filter((each) => each.game === game.id)
          .flatMap(({ tests, named }) => [tests, named].map((count) => readingOf(count))),
    })),
    {
      name: 'Tests of the games that fail or are skipped',
      goal: 'failed tests',
      read: ({ failed }) => [readingOf(failed)],
    },
  ],
}

const battery: Measurement<Report> = {
  name: 'battery',
  command: 'npx eminence battery --count 100000 --json',
  keep: (output) => JSON.parse(jsonIn(output)),
  figures: [
    {
      name: 'Random plays with the battery, over all games, numbers of seats, automata and options',
      goal: 'random plays',
      read: ({ plays }) => [readingOf(plays)],
    },
    { name: 'Moves in these plays', goal: null, read: ({ moves }) => [readingOf(moves)] },
    { name: 'Findings in these plays', goal: 'findings', read: ({ findings }) => [readingOf(findings)] },
  ],
}

/** A trial ends with an error, and prints nothing, as soon as something is lost or told that should not be. */
const kills: Measurement<{ readonly kills: number; readonly moves: number }> = {
  name: 'kills',
  command: 'npm run trial kills 200',
  keep: (output) => JSON.parse(jsonIn(output)),
  figures: [
    {
      name: 'Kills of the server in the middle of play, with nothing lost',
      goal: 'kills',
      read: ({ kills }) => [readingOf(kills)],
    },
    { name: 'Acknowledged moves found again after them', goal: null, read: ({ moves }) => [readingOf(moves)] },
  ],
}

const hostile: Measurement<{ readonly messages: number; readonly answers: Readonly<Record<string, number>> }> = {
  name: 'hostile',
  command: 'npm run trial hostile 100000',
  keep: (output) => JSON.parse(jsonIn(output)),
  figures: [
    {
      name: 'Hostile messages to the server, with nothing told, changed or broken',
      goal: 'hostile messages',
      read: ({ messages }) => [readingOf(messages)],
    },
    {
      name: 'Of them answered with a failure of the server',
      goal: 'failures of the server',
      read: ({ answers }) => [readingOf(answers['refused: failed'] ?? 0)],
    },
  ],
}

export const proofs: readonly Measurement[] = [tests, battery, kills, hostile]
