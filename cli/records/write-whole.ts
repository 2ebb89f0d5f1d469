import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { wrongUse } from '../failure.ts'
import type { CliTexts, FileTrouble } from '../texts/texts.ts'
import { troubleOf } from './trouble.ts'

/** Says before anything is done whether the file could be written. */
export function checkWritable(file: string, force: boolean, { errors, troubles }: CliTexts): void {
  const trouble = troubleWith(file)
  if (trouble !== null) throw wrongUse(errors.cannotWrite(file, troubles[trouble]))
  if (existsSync(file) && !force) throw wrongUse(errors.exists(file))
}

/** The whole file or nothing: written under another name beside, then renamed. */
export function writeWhole(file: string, text: string, force: boolean, texts: CliTexts): void {
  checkWritable(file, force, texts)
  const target = behindLinks(file)
  const beside = `${target}.${process.pid}.part`
  try {
    writeFileSync(beside, text, { flag: 'wx' })
    renameSync(beside, target)
  } catch (error) {
    rmSync(beside, { force: true })
    throw wrongUse(texts.errors.cannotWrite(file, texts.troubles[troubleOf(error)]))
  }
}

/** A link stays one: what is written is the file that it leads to. */
const behindLinks = (file: string): string => (existsSync(file) ? realpathSync(file) : file)

const ifThere = { throwIfNoEntry: false } as const

function troubleWith(file: string): FileTrouble | null {
  try {
    if (!statSync(dirname(file), ifThere)?.isDirectory()) return 'noFolder'
    if (lstatSync(file, ifThere) !== undefined) {
      const found = statSync(file, ifThere)
      if (found?.isDirectory()) return 'isFolder'
      // pipes, devices, and links that lead nowhere
      if (!found?.isFile()) return 'notPlain'
    }
    accessSync(dirname(behindLinks(file)), constants.W_OK)
    return null
  } catch (error) {
    return troubleOf(error)
  }
}
