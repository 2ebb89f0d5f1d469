import { type GameEntry, games } from '@eminence/games'
import { type GameRecord, importRecord } from '@eminence/kernel'
import { type Chance, chanceOf } from '@eminence/protocol'
import { badFile } from '../failure.ts'
import type { CliTexts } from '../texts/texts.ts'
import { checked } from './checked.ts'
import { textOf } from './text-of.ts'

/** A record and the game that it is of. The game has not looked at it yet. */
export interface Filed {
  readonly file: string
  readonly entry: GameEntry
  readonly record: GameRecord
  /** What can be said of its chance. */
  readonly chance: Chance
}

/** A start code that somebody kept is compared with that of the record. */
export function readRecord(file: string, texts: CliTexts, startCode?: string): Filed {
  const text = textOf(file, texts)
  const record = checked(file, texts, () => importRecord(text))
  const entry = games.find(({ game }) => game.id === record.game)
  if (entry === undefined) {
    const known = games.map(({ game }) => game.id)
    throw badFile(texts.errors.unknownGameOfRecord(file, record.game, known))
  }
  return { file, entry, record, chance: chanceOf(JSON.parse(text), record.setup, startCode) }
}
