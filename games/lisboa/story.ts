import type { KeyMoment, Play, Seat, Storyteller } from '@eminence/kernel'
import type { Land, Owner, Space } from './data.ts'
import type { Event } from './events.ts'
import type { RankReport } from './rank.ts'
import { sourcesOf, totalOf } from './score.ts'
import type { BuildingData } from './sets.ts'
import type { State } from './state.ts'
import { bestBuilding, bestStore } from './story/deeds.ts'
import { periodEnd } from './story/period.ts'

/** So many wigs for somebody. */
export interface Share {
  readonly owner: Owner
  readonly wigs: number
}

/** What is told of a key moment. */
export type Moment =
  /** By how much they were ahead of the next; null if others had as many wigs. */
  | {
      readonly type: 'end'
      readonly winners: readonly Seat[]
      readonly points: number
      readonly ahead: number | null
    }
  | { readonly type: 'rank'; readonly report: RankReport }
  /** What was paid for rubble. */
  | {
      readonly type: 'period'
      readonly owner: Owner
      readonly why: 'sets' | 'piles'
      readonly wigs: readonly Share[]
    }
  /** From here on the winner was never caught up with. */
  | { readonly type: 'lead'; readonly seat: Seat; readonly points: number }
  | {
      readonly type: 'building'
      readonly owner: Owner
      readonly building: BuildingData
      readonly space: Space
      readonly paid: readonly Share[]
    }
  | { readonly type: 'store'; readonly owner: Owner; readonly land: Land; readonly wigs: number }
  /** So much better a seat stood than before. */
  | { readonly type: 'round'; readonly seat: Seat; readonly points: number }

export type Key = KeyMoment<Moment>

const most = 4

/** A round ends when it is the first seat's turn again. */
export const story: Storyteller<State, Event, Moment> = {
  standing: (s) => sourcesOf(s).map(totalOf),

  endsChapter: (told) => told.some((event) => event.type === 'turnBegan' && event.seat === 0 && event.round > 1),

  /** The end, the end of the first period, the round that brought the lead for good, the best building and the best store; then the greatest round. */
  moments(play) {
    const found: Key[] = []
    const add = (key: Key): void => {
      if (found.length < most && !found.some(({ moves }) => moves === key.moves)) found.push(key)
    }
    for (const key of [
      ...ending(play),
      ...periodEnd(play),
      ...leadForGood(play),
      ...bestBuilding(play),
      ...bestStore(play),
      ...greatRound(play),
    ])
      add(key)
    return found.sort((a, b) => a.moves - b.moves)
  },
}

const highest = (numbers: readonly number[]): Seat[] => {
  const top = Math.max(...numbers)
  return numbers.flatMap((number, seat) => (number === top ? [seat] : []))
}

const lastMove = ({ chapters }: Play<Event>, chapter: number): number => chapters[chapter - 1].steps.at(-1)?.moves ?? 0

function ending(play: Play<Event>): Key[] {
  const { chapters, result } = play
  const place = { moves: lastMove(play, chapters.length), chapter: chapters.length }
  const told = chapters.flatMap(({ steps }) => steps.flatMap((step) => step.told))
  const last = told.find((event) => event.type === 'gameEnded')
  if (last?.type === 'gameEnded' && last.rank !== undefined)
    return [{ ...place, told: { type: 'rank', report: last.rank } }]
  const winners = result.places.flatMap((each, seat) => (each === 1 ? [seat] : []))
  const points = result.totals[winners[0]]
  const next = Math.max(...result.totals.filter((_, seat) => !winners.includes(seat)))
  const ahead = winners.length > 1 || next >= points ? null : points - next
  return [{ ...place, told: { type: 'end', winners, points, ahead } }]
}

/** Only with several seats: how it went against Lacerda is told by the rank. */
function leadForGood(play: Play<Event>): Key[] {
  const { chapters, result, seats } = play
  const seat = result.places.indexOf(1)
  if (seats === 1) return []
  const leads = (standing: readonly number[]) => highest(standing).join() === `${seat}`
  const at = chapters.findLastIndex(({ after }) => !leads(after)) + 1
  const chapter = chapters[at]
  if (chapter === undefined) return []
  const next = Math.max(...chapter.after.filter((_, other) => other !== seat))
  const told: Moment = { type: 'lead', seat, points: chapter.after[seat] - next }
  return [{ moves: lastMove(play, at + 1), chapter: at + 1, told }]
}

/** How far somebody drew ahead of the others; what comes late weighs more, since less can follow. */
function greatRound(play: Play<Event>): Key[] {
  const rounds = play.chapters.map(({ before, after }, at) => {
    const gains = after.map((points, seat) => points - before[seat])
    const [seat] = highest(gains)
    const apart = gains[seat] - Math.min(...gains.filter((_, other) => other !== seat), 0)
    return { chapter: at + 1, seat, points: gains[seat], weight: apart * (at + 1) }
  })
  return rounds
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ chapter, seat, points }) => ({
      chapter,
      moves: lastMove(play, chapter),
      told: { type: 'round', seat, points },
    }))
}
