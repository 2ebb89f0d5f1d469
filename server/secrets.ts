import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** 256 bits, as 64 hexadecimal digits. */
export const newSecret = (): string => randomBytes(32).toString('hex')

/** The SHA-256 of the bytes that these hexadecimal digits stand for, as protocol/fairness.ts has it, but native. */
export const commitmentOf = (secret: string): string => createHash('sha256').update(secret, 'hex').digest('hex')

/** What is stored of a guest's secret: who reads the database cannot be that guest. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Takes as long for a good guess as for a bad one. */
export const isSameSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(Buffer.from(hashOfSecret(given)), Buffer.from(hashOfSecret(secret)))

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const randomDigits = (length: number): string => Array.from({ length }, () => digits[randomInt(digits.length)]).join('')

/** Its 71 bits are the link to a table that is not listed. */
export const newTableId = (): string => randomDigits(12)

export const newGuestId = (): string => randomDigits(12)
