import type { Chapter, KeyMoment, Play, Seat, Storyteller } from '@eminence/kernel'
import type { Event } from './events.ts'
import { pointsOf, totalOf } from './score.ts'
import type { State } from './state.ts'
import { type Deed, type Done, deedsOf, disksPut, weightOfOust } from './story/deeds.ts'

/** How the winner was found. */
export interface Verdict {
  /** More than one if the victory is shared. */
  readonly winners: readonly Seat[]
  /** OM-5.6: what decided between the winner and the next one. */
  readonly by: 'points' | 'reforms' | 'disks' | 'followers'
  readonly lead: number
  /** The winner was not ahead alone when the last round began. */
  readonly overtakes: boolean
}

/** What is told of a key moment. */
export type Moment =
  /** OM-5.1: the end, by the last reform card or after six rounds. */
  | { readonly type: 'lastReform'; readonly deed: Reform; readonly verdict: Verdict }
  | { readonly type: 'lastRound'; readonly totals: readonly number[]; readonly verdict: Verdict }
  /** After this round and all that follow the winner is ahead alone. */
  | { readonly type: 'leadForGood'; readonly deed: Deed; readonly seat: Seat }
  | { readonly type: 'oust'; readonly deed: Oust }
  | { readonly type: 'bigReform'; readonly deed: Reform; readonly isDearest: boolean }
  /** So much better a seat stood than before this round. */
  | { readonly type: 'bigRound'; readonly deed: Deed; readonly seat: Seat; readonly points: number }

type Reform = Extract<Deed, { type: 'reformed' }>
type Oust = Extract<Deed, { type: 'oustDecided' }>
type Key = KeyMoment<Moment>

const most = 4
/** An oust is worth telling from this weight on. */
const heavyOust = 2

/** A chapter is a round; the setup belongs to the first. */
export const story: Storyteller<State, Event, Moment> = {
  standing: (s) => pointsOf(s).map(totalOf),

  endsChapter: (told) => told.some((event) => event.type === 'edictRevealed' && event.round > 1),

  /** The end, the round that brought the lead for good, the oust that weighed most, the dearest reform; then the rounds in which the seats drew furthest apart. */
  moments(play) {
    const deeds = deedsOf(play)
    const found: Key[] = []
    const add = (key: Key): boolean => {
      const isNew = found.length < most && !found.some(({ moves }) => moves === key.moves)
      if (isNew) found.push(key)
      return isNew
    }
    ending(deeds, play).forEach(add)
    leadForGood(deeds, play).forEach(add)
    ousts(deeds).some(add)
    bigReforms(deeds).some(add)
    for (const key of bigRounds(deeds, play)) if (!found.some(({ chapter }) => chapter === key.chapter)) add(key)
    return found.sort((a, b) => a.moves - b.moves)
  },
}

const place = ({ chapter, moves }: Done) => ({ chapter, moves })

/** Who have the highest of these numbers. */
const highest = (numbers: readonly number[]): Seat[] => {
  const top = Math.max(...numbers)
  return numbers.flatMap((number, seat) => (number === top ? [seat] : []))
}

const isReform = (done: Done): done is Done & { deed: Reform } => done.deed.type === 'reformed'
const isOust = (done: Done): done is Done & { deed: Oust } => done.deed.type === 'oustDecided'
const doer = ({ deed }: Done): Seat => (deed.type === 'reformed' ? deed.seat : deed.winner)

function ending(deeds: readonly Done[], play: Play<Event>): Key[] {
  const { chapters, result } = play
  const last = chapters.at(-1)
  if (last === undefined) return []
  const verdict = verdictOf(deeds, play, last)
  const reform = deeds.filter(isReform).at(-1)
  if (result.why === 'lastReform' && reform !== undefined)
    return [{ ...place(reform), told: { type: 'lastReform', deed: reform.deed, verdict } }]
  const moves = last.steps.at(-1)?.moves ?? 0
  return [{ moves, chapter: chapters.length, told: { type: 'lastRound', totals: result.totals, verdict } }]
}

function verdictOf(deeds: readonly Done[], play: Play<Event>, { before }: Chapter<Event>): Verdict {
  const { places, totals } = play.result
  const winners = places.flatMap((each, seat) => (each === 1 ? [seat] : []))
  const [winner] = winners
  const second = places.indexOf(2)
  const overtakes = highest(before).join() !== winners.join()
  if (winners.length > 1 || second < 0) return { winners, by: 'points', lead: 0, overtakes }
  const reforms = (seat: Seat) => deeds.filter((done) => isReform(done) && doer(done) === seat).length
  const leads = {
    points: totals[winner] - totals[second],
    reforms: reforms(winner) - reforms(second),
    disks: disksPut(play, winner) - disksPut(play, second),
  }
  const by = (['points', 'reforms', 'disks'] as const).find((each) => leads[each] !== 0) ?? 'followers'
  return { winners, by, lead: by === 'followers' ? 0 : leads[by], overtakes }
}

/** Of what this seat did in a round its best reform, or else an oust that it won. */
function bestOf(deeds: readonly Done[], chapter: number, seat: Seat): Done | undefined {
  const own = deeds.filter((done) => done.chapter === chapter && doer(done) === seat)
  const [best] = own.filter(isReform).sort((a, b) => b.deed.points - a.deed.points)
  return best ?? own[0]
}

function leadForGood(deeds: readonly Done[], { chapters, result }: Play<Event>): Key[] {
  const seat = result.places.indexOf(1)
  const leads = (standing: readonly number[]) => highest(standing).join() === `${seat}`
  const chapter = chapters.findLastIndex(({ after }) => !leads(after)) + 2
  const done = bestOf(deeds, chapter, seat)
  // what comes with the last round is told at the end
  if (done === undefined || chapter === chapters.length) return []
  return [{ ...place(done), told: { type: 'leadForGood', deed: done.deed, seat } }]
}

/** The heaviest first; of equals the later one, since less can follow. */
const ousts = (deeds: readonly Done[]): Key[] =>
  deeds
    .filter(isOust)
    .map((done) => ({ done, weight: weightOfOust(done) }))
    .filter(({ weight }) => weight >= heavyOust)
    .sort((a, b) => b.weight - a.weight || b.done.moves - a.done.moves)
    .map(({ done }) => ({ ...place(done), told: { type: 'oust', deed: done.deed } }))

/** The dearest first; of equals the later one. */
function bigReforms(deeds: readonly Done[]): Key[] {
  const reforms = deeds.filter(isReform).sort((a, b) => b.deed.points - a.deed.points || b.moves - a.moves)
  return reforms.map((done) => {
    const isDearest = done.deed.points === reforms[0].deed.points
    return { ...place(done), told: { type: 'bigReform', deed: done.deed, isDearest } }
  })
}

/** By how far the seats drew apart; what comes late weighs more, since less can follow. */
const bigRounds = (deeds: readonly Done[], { chapters }: Play<Event>): Key[] =>
  chapters
    .map(({ before, after }) => after.map((points, seat) => points - before[seat]))
    .flatMap((gains, index) => {
      const [seat] = highest(gains)
      const done = bestOf(deeds, index + 1, seat)
      const weight = (gains[seat] - Math.min(...gains)) * (index + 1)
      return done === undefined ? [] : [{ done, seat, points: gains[seat], weight }]
    })
    .filter(({ points }) => points > 1)
    .sort((a, b) => b.weight - a.weight)
    .map(({ done, seat, points }) => ({ ...place(done), told: { type: 'bigRound', deed: done.deed, seat, points } }))
