import { readFileSync } from 'node:fs'
import { type GameEntry, games } from '@eminence/games'
import { type GameRecord, importRecord, OptionsError, RecordError, SeatsError, Table } from '@eminence/kernel'
import { badRecord } from '../failure.ts'
import type { CliTexts } from '../texts/texts.ts'
import { troubleOf } from './trouble.ts'

/** A record and the game that it is of. Its moves are not looked at yet. */
export interface Filed {
  readonly file: string
  readonly entry: GameEntry
  readonly record: GameRecord
}

export function readRecord(file: string, texts: CliTexts): Filed {
  const { errors } = texts
  const record = importFrom(file, texts)
  const entry = games.find(({ game }) => game.id === record.game)
  if (entry === undefined) {
    const known = games.map(({ game }) => game.id)
    throw badRecord(errors.unknownGameOfRecord(file, record.game, known))
  }
  try {
    new Table(entry.game, record.setup)
  } catch (error) {
    if (!(error instanceof SeatsError || error instanceof OptionsError)) throw error
    throw badRecord(errors.badSetup(file, error.message))
  }
  return { file, entry, record }
}

function importFrom(file: string, { errors, troubles }: CliTexts): GameRecord {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw badRecord(errors.cannotRead(file, troubles[troubleOf(error)]))
  }
  try {
    return importRecord(text)
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    throw badRecord(errors.damaged(file, error.message))
  }
}
