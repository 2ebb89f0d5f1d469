import type { KeyMoment, Play, Seat, Storyteller } from '@eminence/kernel'
import { type Owner, type Piece, richelieuSide, type Side } from './data.ts'
import type { Contribution, Event, Gains, SheetLabel } from './events.ts'
import { pointsOf, totalOf } from './score.ts'
import type { State } from './state.ts'
import { type Act, actsOf } from './story/acts.ts'
import { twistsOf } from './story/twists.ts'

/** An intrigue as it was resolved. */
export interface Resolved {
  /** The winning one. */
  readonly sheet: SheetLabel
  readonly side: Side
  readonly strengths: readonly number[]
  readonly ranking: readonly Contribution[]
  /** The first and the second; null if nobody got it. */
  readonly rewards: readonly (Gains | null)[]
}

/** What is told of a key moment. */
export type Moment =
  /** `most` have the most Richelieu sheets now, if that has changed. `winner` is null for a shared victory; who `overtakes` was not ahead alone before. */
  | {
      readonly type: 'lastIntrigue'
      readonly resolved: Resolved
      readonly most: { readonly seats: readonly Seat[]; readonly points: number } | null
      readonly winner: Seat | null
      readonly overtakes: boolean
    }
  /** RI-9.8 */
  | { readonly type: 'quietEnd'; readonly totals: readonly number[] }
  /** From here on the winner was never caught up with. */
  | { readonly type: 'leadForGood'; readonly resolved: Resolved; readonly seat: Seat }
  /** So much better a seat stood than before. */
  | { readonly type: 'bigAct'; readonly resolved: Resolved; readonly seat: Seat; readonly points: number }
  /** He went so far that these are behind him now and were not, or the other way round. */
  | {
      readonly type: 'cardinal'
      readonly resolved: Resolved
      readonly from: number
      readonly to: number
      readonly seats: readonly Seat[]
    }
  | Twist

/** What tipped an intrigue: without it the other side, or somebody else, would have won. */
export type Twist =
  | { readonly type: 'sidesTied'; readonly resolved: Resolved }
  | {
      readonly type: 'ranksTied'
      readonly resolved: Resolved
      readonly first: Owner
      readonly second: Owner
      readonly sum: number
    }
  /** `seat` has sent the Queen or the Grey Eminence there. */
  | { readonly type: 'piece'; readonly resolved: Resolved; readonly seat: Seat; readonly piece: Piece }
  /** An agent that weakened the other side, of somebody who was rewarded. */
  | { readonly type: 'saboteur'; readonly resolved: Resolved; readonly seat: Seat; readonly value: number }
  /** `seat` had moved this agent of `owner`. */
  | {
      readonly type: 'bribe'
      readonly resolved: Resolved
      readonly seat: Seat
      readonly owner: Owner
      readonly value: number
    }

type Key = KeyMoment<Moment>

const most = 4
/** A step of the Cardinal is worth telling if it is so far: 8 where it concerns one player, 4 where it concerns two. */
const farStep = 8

/** An act ends with an intrigue; a chain that ends with the same move belongs to it. */
export const story: Storyteller<State, Event, Moment> = {
  standing: (s) => pointsOf(s).map(totalOf),

  endsChapter: (told) => told.some(({ type }) => type === 'boxCleared'),

  /** The end, the act that brought the lead for good, the twist that weighed most, the furthest way of the Cardinal; then the acts in which the seats drew furthest apart. */
  moments(play) {
    const acts = actsOf(play)
    const found: Key[] = []
    const add = (key: Key): boolean => {
      const isNew = found.length < most && !found.some(({ moves }) => moves === key.moves)
      if (isNew) found.push(key)
      return isNew
    }
    ending(acts, play).forEach(add)
    leadForGood(acts, play).forEach(add)
    twistsOf(acts).some(({ act, told }) => add({ ...place(act), told }))
    cardinalSteps(acts).some(add)
    for (const key of bigActs(acts, play)) if (!found.some(({ chapter }) => chapter === key.chapter)) add(key)
    return found.sort((a, b) => a.moves - b.moves)
  },
}

const place = ({ chapter, moves }: Act) => ({ chapter, moves })

/** Who have the highest of these numbers. */
const highest = (numbers: readonly number[]): Seat[] => {
  const top = Math.max(...numbers)
  return numbers.flatMap((number, seat) => (number === top ? [seat] : []))
}

/** Of the intrigues of a chapter the one that this seat has won, or else the first. */
function actFor(acts: readonly Act[], chapter: number, seat: Seat): Act | undefined {
  const ofChapter = acts.filter((act) => act.chapter === chapter)
  return ofChapter.find(({ keeper }) => keeper === seat) ?? ofChapter[0]
}

function ending(acts: readonly Act[], { chapters, result }: Play<Event>): Key[] {
  const [act, chapter] = [acts.at(-1), chapters.at(-1)]
  if (chapter === undefined) return []
  if (act?.chapter !== chapters.length) {
    const moves = chapter.steps.at(-1)?.moves ?? 0
    return [{ moves, chapter: chapters.length, told: { type: 'quietEnd', totals: result.totals } }]
  }
  const winners = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  const told: Moment = {
    type: 'lastIntrigue',
    resolved: act.resolved,
    most: newMost(act, result.points),
    winner: winners.length === 1 ? winners[0] : null,
    overtakes: highest(chapter.before).join() !== winners.join(),
  }
  return [{ ...place(act), told }]
}

/** RI-9.3: who has the most Richelieu sheets because of this one. */
function newMost({ resolved, richelieuSheets }: Act, points: readonly Readonly<Record<string, number>>[]) {
  if (resolved.side !== richelieuSide) return null
  const [before, after] = richelieuSheets.map(highest)
  if (before.join() === after.join()) return null
  return { seats: after, points: points[after[0]].richelieu }
}

function leadForGood(acts: readonly Act[], { chapters, result }: Play<Event>): Key[] {
  const seat = result.places.indexOf(1)
  const leads = (standing: readonly number[]) => highest(standing).join() === `${seat}`
  const at = chapters.findLastIndex(({ after }) => !leads(after)) + 1
  const act = actFor(acts, at + 1, seat)
  if (act === undefined) return []
  const told: Moment = { type: 'leadForGood', resolved: act.resolved, seat }
  return [{ ...place(act), told }]
}

/** For how many it changed the number of actions, and how far it was; the earlier first where it is the same. */
const cardinalSteps = (acts: readonly Act[]): Key[] =>
  acts
    .map((act) => ({ act, seats: changedSides(act), far: Math.abs(act.cardinal.to - act.cardinal.from) }))
    .map((step) => ({ ...step, weight: step.seats.length * step.far }))
    .filter(({ weight }) => weight >= farStep)
    .sort((a, b) => b.weight - a.weight)
    .map(({ act, seats }) => {
      const { from, to } = act.cardinal
      return { ...place(act), told: { type: 'cardinal', resolved: act.resolved, from, to, seats } }
    })

/** Who is behind the Cardinal after a step forward and was not before; after a step back, who is no longer. */
function changedSides({ cardinal, prestige }: Act): Seat[] {
  const { from, to } = cardinal
  const [before, after] = prestige
  return after.flatMap((now, seat) => {
    const [was, is] = [before[seat] < from, now < to]
    return was !== is && is === to > from ? [seat] : []
  })
}

/** By how far the seats drew apart; what comes late weighs more, since less can follow. */
const bigActs = (acts: readonly Act[], { chapters }: Play<Event>): Key[] =>
  chapters
    .map(({ before, after }) => after.map((points, seat) => points - before[seat]))
    .flatMap((gains, index) => {
      const [seat] = highest(gains)
      const act = actFor(acts, index + 1, seat)
      const weight = (gains[seat] - Math.min(...gains)) * (index + 1)
      return act === undefined ? [] : [{ act, seat, points: gains[seat], weight }]
    })
    .filter(({ points }) => points > 1)
    .sort((a, b) => b.weight - a.weight)
    .map(({ act, seat, points }) => ({
      ...place(act),
      told: { type: 'bigAct', resolved: act.resolved, seat, points },
    }))
