import { availableParallelism } from 'node:os'
import { lineups, winShares } from '@eminence/ai'
import { playInThreads } from '../arena/crew.ts'
import { EndingsAlone, endingLines } from '../arena/endings.ts'
import { jobsOf } from '../arena/jobs.ts'
import { OrderOfPlay } from '../arena/order.ts'
import { orderLines, percent, standingLines } from '../arena/standing-lines.ts'
import { Standings } from '../arena/standings.ts'
import { chosenGame, chosenSetup, largestSeed, setNameOf } from '../arguments/chosen.ts'
import { readEntrant, usualBudget } from '../arguments/entrant.ts'
import { wrongUse } from '../failure.ts'
import { interrupted, interruptible } from '../terminal/interruption.ts'
import { writeJson, writeLines } from '../terminal/io.ts'
import { pageOn } from '../terminal/page.ts'
import { bar, Progress } from '../terminal/progress.ts'
import type { Command } from './command.ts'

/** They are all listed before the first one begins. */
const mostGames = 1_000_000

/** How many players, two at least, can share several seats evenly. */
const evenNumbers = (seats: number): number[] =>
  Array.from({ length: seats }, (_, at) => at + 1).filter((players) => players > 1 && seats % players === 0)

/** Computer players against each other. */
export const arena: Command = {
  positionals: ['<game>'],
  flags: ['players', 'seats', 'games', 'seed', 'time', 'iterations', 'threads', 'option', 'components', 'json'],

  async run({ args, io, language, texts }) {
    const { game, texts: inLanguage } = chosenGame(args.positionals[0], texts)
    const setup = chosenSetup(args, game, texts)
    const { seats, options } = setup
    const budget = usualBudget(args)
    const labels = args.list('players')
    if (labels.length === 0) throw wrongUse(texts.errors.missingFlag('--players'))
    const entrants = labels.map((label) => readEntrant(label, budget, texts))
    const automaton = game.automaton?.(seats, options) ?? null
    const free = automaton === null ? seats : seats - 1
    const right = evenNumbers(free)
    const isAlone = seats === 1
    if (free > 1 && !right.includes(labels.length))
      throw wrongUse(texts.errors.unevenPlayers(labels.length, free, right))
    const names = automaton === null ? labels : [...labels, automaton.id]
    const seated = lineups(labels, free).map((lineup) =>
      automaton === null ? lineup : lineup.toSpliced(automaton.seat, 0, labels.length),
    )
    const threads = args.number('threads', 1, 1024) ?? availableParallelism()
    const seed = args.number('seed', 0, largestSeed) ?? 1
    const jobs = jobsOf(seated, args.number('games', 1, mostGames) ?? 100, seed)

    const words = texts.arena
    const standings = new Standings(names)
    const endings = new EndingsAlone(labels)
    const order = new OrderOfPlay(seats)
    const progress = new Progress(io.stderr)
    const showProgress = () =>
      progress.show(() => {
        const rates = standings.list().map(({ name, rate }) => `${name} ${percent(rate)}`)
        const { games } = standings
        const course = `${bar(games / jobs.length)}  ${words.progress(games, jobs.length)}`
        return isAlone ? course : `${course}  ${rates.join(', ')}`
      })
    const began = performance.now()
    const { wasInterrupted } = await interruptible((signal) => {
      showProgress()
      const assignment = { game: game.id, setup, entrants }
      return playInThreads(jobs, threads, assignment, signal, ({ job: { lineup }, result }) => {
        standings.add(lineup, winShares(result, lineup, names.length))
        if (isAlone) endings.add(lineup, result)
        order.add(result)
        showProgress()
      })
    }).finally(() => progress.clear())
    const seconds = Math.round(performance.now() - began) / 1000

    const { games } = standings
    const players = isAlone ? endings.list() : standings.list()
    if (wasInterrupted) writeLines(io.stderr, [words.stopped(games, jobs.length)])
    if (args.has('json'))
      writeJson(io.stdout, {
        game: game.id,
        seats,
        options,
        ...setNameOf(setup),
        seed,
        games,
        players,
        byOrderOfPlay: order.list(),
        seconds,
      })
    else {
      const page = pageOn(io.stdout, io.env)
      const title = words.title(inLanguage[language].title, seats, games, seconds.toFixed(1))
      const lines = isAlone
        ? endingLines(endings.list(), inLanguage[language], texts, page)
        : [...standingLines(standings.list(), words, page), ...orderLines(order.list(), words, page)]
      writeLines(io.stdout, [page.strong(title), ...lines])
    }
    return wasInterrupted ? interrupted : 0
  },
}
