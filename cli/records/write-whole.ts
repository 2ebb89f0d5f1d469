import { accessSync, constants, existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Failure, wrongUse } from '../failure.ts'
import type { CliTexts } from '../texts/texts.ts'
import { troubleOf } from './trouble.ts'

/** Says before anything is done whether the file could be written. */
export function checkWritable(file: string, force: boolean, texts: CliTexts): void {
  const { errors, troubles } = texts
  const folder = dirname(file)
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw wrongUse(errors.cannotWrite(file, troubles.noFolder))
  if (existsSync(file)) {
    if (statSync(file).isDirectory()) throw wrongUse(errors.cannotWrite(file, troubles.isFolder))
    if (!force) throw wrongUse(errors.exists(file))
  }
  try {
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw cannotWrite(file, error, texts)
  }
}

/** The whole file or nothing: written under another name beside, then renamed. */
export function writeWhole(file: string, text: string, force: boolean, texts: CliTexts): void {
  checkWritable(file, force, texts)
  const beside = `${file}.${process.pid}.part`
  try {
    writeFileSync(beside, text, { flag: 'wx' })
    renameSync(beside, file)
  } catch (error) {
    rmSync(beside, { force: true })
    throw cannotWrite(file, error, texts)
  }
}

const cannotWrite = (file: string, error: unknown, { errors, troubles }: CliTexts): Failure =>
  wrongUse(errors.cannotWrite(file, troubles[troubleOf(error)]))
