import type { GameTexts } from '@eminence/kernel'
import type { TablePicture } from '../table/port.ts'

/** What happened between two pictures of a table, as sentences; nothing where the table was only opened or taken back. */
export function newsBetween(
  before: TablePicture | null,
  after: TablePicture,
  texts: Pick<GameTexts, 'event'>,
  names: readonly string[],
): readonly string[] {
  if (before === null || before.viewer !== after.viewer) return []
  return after.log
    .filter(({ version }) => version > before.version)
    .flatMap(({ events }) => events.map((event) => texts.event(event, names)))
}
