import {
  hashOf,
  hasOtherRules,
  type Language,
  type Move,
  replay,
  seenBy,
  type Table,
  type Telling,
  type Told,
} from '@eminence/kernel'
import type { CliTexts } from '../texts/texts.ts'
import { checked } from './checked.ts'
import { complaint } from './complaint.ts'
import type { Filed } from './read-record.ts'

/** A move, or the setup before the first one, and what the audience saw of it. */
interface Chapter {
  readonly at: number
  readonly events: readonly Telling[]
}

export interface Story {
  readonly table: Table<object, Move, object, object, Telling>
  readonly chapters: readonly Chapter[]
  /** The first move after which the state is not the recorded one. */
  readonly differsAt: number | null
}

const seen = (events: readonly Told[]): Telling[] => events.map((each) => seenBy(each, null))

/** Plays the first moves of a record again and keeps what the audience sees. */
export function retell(filed: Filed, upTo: number, language: Language, texts: CliTexts): Story {
  const { file, entry, record } = filed
  const { game } = entry
  const table = checked(file, texts, () => replay(game, record, 0))
  const chapters: Chapter[] = [{ at: 0, events: seen(table.opening) }]
  let differsAt = hashOf(table.state) === record.hashes[0] ? null : 0
  record.moves.slice(0, upTo).forEach(({ seat, move }, index) => {
    const at = index + 1
    const outcome = table.play(seat, move)
    if (!outcome.done) {
      const otherRules = hasOtherRules(game, record)
      throw complaint(
        filed,
        { good: false, problem: 'illegalMove', at, refusal: outcome.refusal, otherRules },
        language,
        texts,
      )
    }
    chapters.push({ at, events: seen(outcome.events) })
    if (differsAt === null && hashOf(table.state) !== record.hashes[at]) differsAt = at
  })
  return { table, chapters, differsAt }
}
