import { exportRecord, type Move, recordOf, type Table, type Telling } from '@eminence/kernel'
import { writeWhole } from '../records/write-whole.ts'
import type { CliTexts } from '../texts/texts.ts'

/** Where the record of a play goes. A file that it has written itself it may write again. */
export class Savings {
  /** Where to, if that was said beforehand. */
  readonly file: string | undefined
  readonly #force: boolean
  readonly #texts: CliTexts
  readonly #own = new Set<string>()

  constructor(file: string | undefined, force: boolean, texts: CliTexts) {
    this.file = file
    this.#force = force
    this.#texts = texts
  }

  save(table: Table<object, Move, object, object, Telling>, file: string): void {
    const force = this.#force || this.#own.has(file)
    writeWhole(file, exportRecord(recordOf(table)), force, this.#texts)
    this.#own.add(file)
  }
}
