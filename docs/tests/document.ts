import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A page of the documentation. */
export const pageNamed = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')

/** A block of code, and the file that stands in bold before it. */
interface Shown {
  readonly file: string
  readonly code: string
}

/** The blocks that a page shows as **`file`**. */
export const shownIn = (page: string): Shown[] =>
  [...page.matchAll(/^\*\*`([^`]+)`\*\*[^\n]*\n\n```\w+\n([\s\S]*?)^```$/gm)].map(([, file, code]) => ({ file, code }))

/** The files below a folder of the documentation, by their paths from there. */
export function filesBelow(folder: string): string[] {
  const top = fileURLToPath(new URL(`../${folder}`, import.meta.url))
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => relative(top, join(parentPath, name)))
    .sort()
}
