import type { GameTexts, Telling } from '@eminence/kernel'
import type { TablePicture } from '../table/port.ts'

/** What happened between two pictures of a table; nothing where the table was only opened or taken back. */
export function toldBetween(before: TablePicture | null, after: TablePicture): readonly Telling[] {
  if (before === null || before.viewer !== after.viewer) return []
  return after.log.filter(({ version }) => version > before.version).flatMap(({ events }) => events)
}

/** The same, as sentences. */
export function newsBetween(
  before: TablePicture | null,
  after: TablePicture,
  texts: Pick<GameTexts, 'event'>,
  names: readonly string[],
): readonly string[] {
  return toldBetween(before, after).map((event) => texts.event(event, names))
}
