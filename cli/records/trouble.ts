import type { FileTrouble } from '../texts/texts.ts'

const troubles: Readonly<Record<string, FileTrouble>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  EISDIR: 'isFolder',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EROFS: 'forbidden',
  ENOSPC: 'full',
}

/** What the system says about a file, in a word. */
export const troubleOf = (error: unknown): FileTrouble =>
  error instanceof Error && 'code' in error ? (troubles[String(error.code)] ?? 'other') : 'other'
