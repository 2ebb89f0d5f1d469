import type { KeyMoment, Play, Seat, Storyteller } from '@eminence/kernel'
import type { CitizenFrom, Event, Source, TownLabel } from './events.ts'
import { pointsOf, totalOf } from './score.ts'
import type { DeedId, EventId } from './sets.ts'
import type { State } from './state.ts'
import { type Round, roundsOf } from './story/rounds.ts'

/** What a seat achieved in a round. */
export interface Doings {
  readonly stations: readonly TownLabel[]
  readonly citizens: readonly CitizenFrom[]
  /** Null if it is the same as before, or lower. */
  readonly level: number | null
  /** What there is more of than before; never below 0. */
  readonly goods: number
  readonly coins: number
}

/** The round in which something happened. */
interface InRound {
  readonly round: number
  readonly event: EventId
}

/** What is told of a key moment. */
export type Moment =
  | {
      readonly type: 'end'
      readonly totals: readonly number[]
      /** OR-5.1: who has taken the last citizen, and what it is worth. */
      readonly majority: { readonly seat: Seat; readonly points: number } | null
      /** Several for a shared victory. */
      readonly winners: readonly Seat[]
      /** Whether a single winner was not ahead alone before the last round. */
      readonly overtakes: boolean
      /** Whether a single winner was ahead alone after every round. */
      readonly isAlwaysAhead: boolean
      /** OR-5.3: equal points, and further on the development track. */
      readonly byDevelopment: boolean
    }
  /** From here on the winner, so many points ahead of the next one, was never caught up with. */
  | (InRound & { readonly type: 'leadForGood'; readonly seat: Seat; readonly points: number; readonly doings: Doings })
  /** So much better a seat stood than before. */
  | (InRound & { readonly type: 'bigRound'; readonly seat: Seat; readonly points: number; readonly doings: Doings })
  | Twist
  /** So many coins could not be paid at once. */
  | (InRound & { readonly type: 'torture'; readonly seat: Seat; readonly missing: number; readonly source: Source })

/** A citizen that somebody else had good reason to hope for. */
export type Twist =
  /** `other` had sent more followers to the deed than `seat`, who filled it. */
  | (InRound & {
      readonly type: 'snatched'
      readonly seat: Seat
      readonly deed: DeedId
      readonly other: Seat
      readonly own: number
      readonly others: number
    })
  /** `other` was so few spaces behind. */
  | (InRound & {
      readonly type: 'race'
      readonly seat: Seat
      readonly from: 'development' | 'knights' | 'boatmen'
      readonly other: Seat
      readonly behind: number
    })

type Key = KeyMoment<Moment>

const most = 5
/** So many missing coins are worth telling. */
const muchMissing = 3
/** A round is worth telling if it brings so much. */
const bigGain = 6

/** A chapter is a round. The move that ends it also begins the next one, with its census. */
export const story: Storyteller<State, Event, Moment> = {
  standing: (s) => pointsOf(s).map(totalOf),

  endsChapter: (told) => told.some(({ type }) => type === 'roundBegan' || type === 'gameEnded'),

  /** The end, the round that brought the lead for good, the citizen that was lost most narrowly, the worst torture; then the rounds in which the seats drew furthest apart. */
  moments(play) {
    const rounds = roundsOf(play)
    const found: Key[] = []
    const add = (key: Key): boolean => {
      const isNew = found.length < most && !found.some(({ moves }) => moves === key.moves)
      if (isNew) found.push(key)
      return isNew
    }
    ending(rounds, play).forEach(add)
    leadForGood(rounds, play).forEach(add)
    twists(rounds).some(add)
    tortures(rounds).some(add)
    for (const key of bigRounds(rounds, play)) if (!found.some(({ chapter }) => chapter === key.chapter)) add(key)
    return found.sort((a, b) => a.moves - b.moves)
  },
}

/** Who have the highest of these numbers. */
const highest = (numbers: readonly number[]): Seat[] => {
  const top = Math.max(...numbers)
  return numbers.flatMap((number, seat) => (number === top ? [seat] : []))
}

function ending(rounds: readonly Round[], { chapters, result }: Play<Event>): Key[] {
  const [round, chapter] = [rounds.at(-1), chapters.at(-1)]
  const step = chapter?.steps.at(-1)
  if (round === undefined || chapter === undefined || step === undefined) return []
  const winners = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  const { majority } = round
  const told: Moment = {
    type: 'end',
    totals: result.totals,
    majority: majority === null ? null : { seat: majority, points: round.levels[majority] },
    winners,
    overtakes: winners.length === 1 && !leads(chapter.before, winners[0]),
    isAlwaysAhead: winners.length === 1 && leadFrom(chapters, winners[0]) === 0,
    byDevelopment: winners.length === 1 && highest(result.totals).length > 1,
  }
  return [{ moves: step.moves, chapter: chapters.length, told }]
}

/** Whether this seat is ahead alone. */
const leads = (standing: readonly number[], seat: Seat): boolean => highest(standing).join() === `${seat}`

/** The chapter, counted from 0, from whose end on this seat was ahead alone. */
const leadFrom = (chapters: Play<Event>['chapters'], seat: Seat): number =>
  chapters.findLastIndex(({ after }) => !leads(after, seat)) + 1

/** None if the winner was ahead from the first round on; and the last round has a moment of its own. */
function leadForGood(rounds: readonly Round[], { chapters, result }: Play<Event>): Key[] {
  const seat = result.places.indexOf(1)
  const at = leadFrom(chapters, seat)
  if (at === 0 || at >= chapters.length - 1) return []
  const { number, event, doings, shownBy } = rounds[at]
  const { after } = chapters[at]
  const points = after[seat] - Math.max(...after.filter((_, other) => other !== seat))
  const told: Moment = { type: 'leadForGood', round: number, event, seat, points, doings: doings[seat] }
  return [{ moves: shownBy[seat], chapter: number, told }]
}

/** What weighs most first, the later where it is the same. */
const twists = (rounds: readonly Round[]): Key[] =>
  rounds
    .flatMap(({ number, twists }) => twists.map((twist) => ({ ...twist, chapter: number })))
    .sort((a, b) => b.weight - a.weight || b.moves - a.moves)
    .map(({ moves, chapter, told }) => ({ moves, chapter, told }))

const tortures = (rounds: readonly Round[]): Key[] =>
  rounds
    .flatMap(({ number, event, tortures }) =>
      tortures.map(({ moves, seat, missing, source }): Key & { missing: number } => ({
        moves,
        chapter: number,
        missing,
        told: { type: 'torture', round: number, event, seat, missing, source },
      })),
    )
    .filter(({ missing }) => missing >= muchMissing)
    .sort((a, b) => b.missing - a.missing)
    .map(({ moves, chapter, told }) => ({ moves, chapter, told }))

/** By how far the seats drew apart. */
const bigRounds = (rounds: readonly Round[], { chapters }: Play<Event>): Key[] =>
  chapters
    .map(({ before, after }) => after.map((points, seat) => points - before[seat]))
    .map((gains, at) => {
      const [seat] = highest(gains)
      return { round: rounds[at], seat, points: gains[seat], weight: gains[seat] - Math.min(...gains) }
    })
    .filter(({ points }) => points >= bigGain)
    .sort((a, b) => b.weight - a.weight)
    .map(({ round: { number, event, doings, shownBy }, seat, points }) => ({
      moves: shownBy[seat],
      chapter: number,
      told: { type: 'bigRound', round: number, event, seat, points, doings: doings[seat] },
    }))
