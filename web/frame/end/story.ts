import { parts } from '@eminence/games/parts'
import { importRecord, RecordError, type Story, storyOf } from '@eminence/kernel'

/** How the play of this record went; null where its game tells no stories, or its rules have changed since. */
export async function storyIn(record: string | null): Promise<Story | null> {
  if (record === null) return null
  try {
    const read = importRecord(record)
    const entry = await parts.get(read.game)?.entry()
    return entry?.story === undefined ? null : storyOf(entry.game, entry.story, read)
  } catch (error) {
    if (error instanceof RecordError) return null
    throw error
  }
}
