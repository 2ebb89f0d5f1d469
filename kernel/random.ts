import { SetupError } from './errors.ts'
import { bytesOf, hmacSha256 } from './sha256.ts'

/** Chance, handed to the rules from outside. */
export interface Random {
  /** A whole number from 0 up to, not including, `n`. */
  below(n: number): number
}

/** Fisher-Yates, in place; returns the same array. */
export function shuffle<T>(array: T[], random: Random): T[] {
  for (let i = array.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const kept = array[i]
    array[i] = array[j]
    array[j] = kept
  }
  return array
}

export const pick = <T>(array: readonly T[], random: Random): T => array[random.below(array.length)]

/** xoshiro128**, for computer players and simulations: fast, repeatable, not secret. */
export class FastRandom implements Random {
  #a: number
  #b: number
  #c: number
  #d: number

  constructor(seed: number) {
    // splitmix32 spreads neighbouring seeds over the whole state
    let x = seed | 0
    const spread = () => {
      x = (x + 0x9e3779b9) | 0
      let z = Math.imul(x ^ (x >>> 16), 0x85ebca6b)
      z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35)
      return z ^ (z >>> 16)
    }
    this.#a = spread()
    this.#b = spread()
    this.#c = spread()
    this.#d = spread() | 1
  }

  /** Multiply and shift: the bias is below n / 2^32, far beyond what a search can see. */
  below(n: number): number {
    const b = this.#b
    const scrambled = Math.imul(b, 5)
    const drawn = Math.imul((scrambled << 7) | (scrambled >>> 25), 9)
    const c = this.#c ^ this.#a
    const d = this.#d ^ b
    this.#b = b ^ c
    this.#a ^= d
    this.#c = c ^ (b << 9)
    this.#d = (d << 11) | (d >>> 21)
    return Math.floor(((drawn >>> 0) * n) / 0x1_0000_0000)
  }
}

const bytesPerBlock = 32
const seedPattern = /^[0-9a-f]{64}$/

/** Whether this is a table's seed: 256 bits as 64 lower-case hexadecimal digits. */
export const isSeed = (seed: unknown): seed is string => typeof seed === 'string' && seedPattern.test(seed)

/**
 * The stream of a table: block n is HMAC-SHA-256(seed, n), n as eight bytes, big end first; a draw is the next four bytes, big end first.
 * Whoever has the seed draws the same numbers on every platform; who has not cannot tell them from noise.
 */
export class KeyedRandom implements Random {
  readonly #key: Uint8Array
  readonly #counter = new DataView(new ArrayBuffer(8))
  #block: DataView = new DataView(new ArrayBuffer(0))
  #words: number

  /** `drawn` words of the stream are behind it already: so a table that was put away goes on where it was. */
  constructor(seed: string, drawn = 0) {
    if (!isSeed(seed)) throw new SetupError({ code: 'seed' })
    this.#words = drawn
    this.#key = bytesOf(seed)
  }

  /** How many words have been drawn: a table compares it to learn whether a move met chance. */
  get drawn(): number {
    return this.#words
  }

  /** Exactly uniform: words from the incomplete last stretch of the range are thrown away. */
  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > 0x1_0000_0000)
      throw new RangeError(`below wants a whole number from 1 to 2^32, not ${n}`)
    // Choosing from one is no chance: it must not bar the way back.
    if (n === 1) return 0
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % n)
    let word = this.#word()
    while (word >= fair) word = this.#word()
    return word % n
  }

  #word(): number {
    const offset = (this.#words * 4) % bytesPerBlock
    if (offset === 0 || this.#block.byteLength === 0) {
      this.#counter.setBigUint64(0, BigInt(Math.floor((this.#words * 4) / bytesPerBlock)))
      this.#block = new DataView(hmacSha256(this.#key, new Uint8Array(this.#counter.buffer)).buffer)
    }
    this.#words++
    return this.#block.getUint32(offset)
  }
}
