import type { GameTexts, Telling, Viewer } from '@eminence/kernel'
import type { TablePicture } from '../table/port.ts'

/** What happened between two pictures of a table; nothing where the table was only opened or taken back. */
export function toldBetween(before: TablePicture | null, after: TablePicture): readonly Telling[] {
  if (before === null || before.viewer !== after.viewer) return []
  return toldSince(before.version, after)
}

const toldSince = (since: number, { log }: TablePicture): readonly Telling[] =>
  log.filter(({ version }) => version > since).flatMap(({ events }) => events)

/** The same where people share a device: whoever takes it over is told what has happened since they had it, or since the table was opened. */
export class Ear {
  readonly #shown = new Map<Viewer, number>()
  #opened = 0

  hear(before: TablePicture | null, after: TablePicture): readonly Telling[] {
    const { viewer, version } = after
    if (before === null) this.#opened = version
    const isPassed = before !== null && before.viewer !== viewer && before.passTo === viewer
    const told = isPassed ? toldSince(this.#shown.get(viewer) ?? this.#opened, after) : toldBetween(before, after)
    this.#shown.set(viewer, version)
    return told
  }
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
