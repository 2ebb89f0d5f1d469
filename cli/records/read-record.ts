import { readFileSync } from 'node:fs'
import { type GameEntry, games } from '@eminence/games'
import { type GameRecord, importRecord } from '@eminence/kernel'
import { badRecord } from '../failure.ts'
import type { CliTexts } from '../texts/texts.ts'
import { checked } from './checked.ts'
import { troubleOf } from './trouble.ts'

/** A record and the game that it is of. The game has not looked at it yet. */
export interface Filed {
  readonly file: string
  readonly entry: GameEntry
  readonly record: GameRecord
}

export function readRecord(file: string, texts: CliTexts): Filed {
  const text = textOf(file, texts)
  const record = checked(file, texts, () => importRecord(text))
  const entry = games.find(({ game }) => game.id === record.game)
  if (entry === undefined) {
    const known = games.map(({ game }) => game.id)
    throw badRecord(texts.errors.unknownGameOfRecord(file, record.game, known))
  }
  return { file, entry, record }
}

function textOf(file: string, { errors, troubles }: CliTexts): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw badRecord(errors.cannotRead(file, troubles[troubleOf(error)]))
  }
}
