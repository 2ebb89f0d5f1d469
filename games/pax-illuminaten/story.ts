import type { Chapter, KeyMoment, Play, Seat, Storyteller } from '@eminence/kernel'
import { type Bot, bots, type Plot } from './data.ts'
import type { Event } from './events.ts'
import { lodgePoints } from './score.ts'
import type { State } from './state.ts'
import { allOf, type Challenge, challengesIn, type Done, eventsOf, weightOf } from './story/deeds.ts'

/** PI-18.4: how the winner was found among those who scored. */
export interface Verdict {
  /** More than one if the victory is shared. */
  readonly winners: readonly Seat[]
  readonly by: 'points' | 'cards'
  readonly lead: number
}

/** What is told of a key moment. */
export type Moment =
  /** PI-18.1: with the plots that counted. */
  | { readonly type: 'plotVictory'; readonly seat: Seat; readonly plots: readonly Plot[] }
  /** PI-18.2: with those of its three plots that held. */
  | { readonly type: 'botVictory'; readonly seat: Seat; readonly bot: Bot; readonly plots: readonly number[] }
  /** PI-18.3 */
  | {
      readonly type: 'scoring'
      readonly why: 'edicts' | 'rounds'
      readonly totals: readonly number[]
      readonly verdict: Verdict
    }
  | { readonly type: 'firstPlot'; readonly seat: Seat; readonly plot: Plot; readonly hidden: boolean }
  /** A plot that somebody had met was met no longer; `by` is whose turn it was, if it was another one's. */
  | { readonly type: 'plotBroken'; readonly seat: Seat; readonly plot: Plot; readonly by: Seat | null }
  | { readonly type: 'oust'; readonly began: Challenge['began']; readonly ended: Challenge['event'] }
  /** So many more points a seat would have scored than before this turn. */
  | { readonly type: 'bigTurn'; readonly seat: Seat; readonly points: number; readonly total: number }

type Key = KeyMoment<Moment>

const most = 4
/** A challenge is worth telling from this weight on. */
const heavyChallenge = 2

/** A chapter is a turn; a bot's turn in which nobody is asked belongs to the one before. */
export const story: Storyteller<State, Event, Moment> = {
  standing: (s) => s.supply.map((_, seat) => lodgePoints(s, seat).reduce((sum, points) => sum + points, 0)),

  endsChapter: (told) => told.some((event) => event.type === 'turnBegan' && event.turn > 1),

  /** The end, a plot that was broken, the winner's first plot, the challenge that weighed most; then the turns that brought most. */
  moments(play) {
    const done = eventsOf(play)
    const found: Key[] = []
    const add = (key: Key): boolean => {
      const isNew = found.length < most && !found.some(({ moves }) => moves === key.moves)
      if (isNew) found.push(key)
      return isNew
    }
    ending(done, play).forEach(add)
    firstPlots(done, play).some(add)
    brokenPlots(done).some(add)
    challenges(done).some(add)
    for (const key of bigTurns(play)) if (!found.some(({ chapter }) => chapter === key.chapter)) add(key)
    return found.sort((a, b) => a.moves - b.moves)
  },
}

const place = ({ chapter, moves }: Done) => ({ chapter, moves })

const winnersOf = ({ result }: Play<Event>): Seat[] => result.places.flatMap((each, seat) => (each === 1 ? [seat] : []))

function ending(done: readonly Done[], play: Play<Event>): Key[] {
  const end = allOf(done, 'gameEnded').at(-1)
  if (end === undefined) return []
  const { why, totals, botPlots = [] } = end.event
  const [seat] = winnersOf(play)
  switch (why) {
    case 'plots':
      return [{ ...place(end), told: { type: 'plotVictory', seat, plots: plotsOf(done, seat) } }]
    case 'bot':
      return [{ ...place(end), told: { type: 'botVictory', seat, bot: botIn(done), plots: botPlots } }]
    default:
      return [{ ...place(end), told: { type: 'scoring', why, totals, verdict: verdictOf(play) } }]
  }
}

/** PI-15.1: the plots on which a disk of the seat lies in the end. */
function plotsOf(done: readonly Done[], seat: Seat): Plot[] {
  const held = new Set<Plot>()
  for (const { event } of done) {
    if (!('plot' in event) || event.seat !== seat || event.plot === undefined) continue
    if (event.type === 'plotClaimed' || event.type === 'plotRegained') held.add(event.plot)
    if (event.type === 'plotLost') held.delete(event.plot)
  }
  return [...held]
}

const botIn = (done: readonly Done[]): Bot => allOf(done, 'botStep').at(0)?.event.bot ?? bots[0]

function verdictOf(play: Play<Event>): Verdict {
  const { places, totals } = play.result
  const winners = winnersOf(play)
  const second = places.indexOf(2)
  if (winners.length > 1 || second < 0) return { winners, by: 'points', lead: 0 }
  const lead = totals[winners[0]] - totals[second]
  return { winners, by: lead > 0 ? 'points' : 'cards', lead }
}

/** The winner's, if plots decided; else whoever was first. */
function firstPlots(done: readonly Done[], play: Play<Event>): Key[] {
  const [winner] = winnersOf(play)
  const isWanted = (seat: Seat) => play.result.why !== 'plots' || seat === winner
  return allOf(done, 'plotClaimed')
    .filter(({ event }) => isWanted(event.seat))
    .slice(0, 1)
    .map((claim) => {
      const { seat, plot, hidden } = claim.event
      return { ...place(claim), told: { type: 'firstPlot', seat, plot, hidden } }
    })
}

/** The later, the more it counted. */
const brokenPlots = (done: readonly Done[]): Key[] =>
  allOf(done, 'plotLost')
    .toReversed()
    .map((lost) => {
      const { seat, plot } = lost.event
      const turns = allOf(done.slice(0, done.indexOf(lost)), 'turnBegan')
      const active = turns.at(-1)?.event.seat ?? seat
      return { ...place(lost), told: { type: 'plotBroken', seat, plot, by: active === seat ? null : active } }
    })

/** The heaviest first; of equals the later one, since less can follow. */
const challenges = (done: readonly Done[]): Key[] =>
  challengesIn(done)
    .filter((challenge) => weightOf(challenge) >= heavyChallenge)
    .sort((a, b) => weightOf(b) - weightOf(a) || b.moves - a.moves)
    .map((challenge) => {
      return { ...place(challenge), told: { type: 'oust', began: challenge.began, ended: challenge.event } }
    })

/** By what they brought; of equals the later one. */
const bigTurns = ({ chapters }: Play<Event>): Key[] =>
  chapters
    .flatMap((chapter, index) => gainsIn(chapter).map((gain) => ({ ...gain, chapter: index + 1 })))
    .filter(({ points }) => points > 1)
    .sort((a, b) => b.points - a.points || b.chapter - a.chapter)
    .map(({ moves, chapter, ...told }) => ({ moves, chapter, told: { type: 'bigTurn', ...told } }))

/** What each seat has gained, and the move after which the turn was over. */
function gainsIn({ before, after, steps }: Chapter<Event>) {
  const moves = steps.at(-1)?.moves ?? 0
  return after.map((total, seat) => ({ seat, total, points: total - before[seat], moves }))
}
