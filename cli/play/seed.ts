import { randomBytes } from 'node:crypto'
import { hex, isSeed, sha256, utf8 } from '@eminence/kernel'

/** A table's seed from what somebody typed: 64 hexadecimal digits stand for themselves, any other text for its SHA-256. */
export function seedFrom(text: string | undefined): string {
  if (text === undefined) return hex(randomBytes(32))
  return isSeed(text) ? text : hex(sha256(utf8(text)))
}
