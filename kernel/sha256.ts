/** SHA-256 (FIPS 180-4) and HMAC (RFC 2104), here because the kernel runs where there is neither Node's nor the browser's crypto, and never waits. */

const primes = (count: number): number[] => {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
}
const fraction = (x: number) => ((x - Math.floor(x)) * 0x1_0000_0000) | 0
const initial = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)))
const constants = Int32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)))
const blockSize = 64

const rotate = (x: number, bits: number) => (x >>> bits) | (x << (32 - bits))

function compress(hash: Int32Array, words: Int32Array): void {
  for (let t = 16; t < 64; t++) {
    const early = words[t - 15]
    const late = words[t - 2]
    const sigma0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const sigma1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    words[t] = (words[t - 16] + sigma0 + words[t - 7] + sigma1) | 0
  }
  // By their places: to take a list apart costs more than a round.
  let a = hash[0]
  let b = hash[1]
  let c = hash[2]
  let d = hash[3]
  let e = hash[4]
  let f = hash[5]
  let g = hash[6]
  let h = hash[7]
  for (let t = 0; t < 64; t++) {
    const choice = (e & f) ^ (~e & g)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const x = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + constants[t] + words[t]) | 0
    const y = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0
    h = g
    g = f
    f = e
    e = (d + x) | 0
    d = c
    c = b
    b = a
    a = (x + y) | 0
  }
  hash[0] += a
  hash[1] += b
  hash[2] += c
  hash[3] += d
  hash[4] += e
  hash[5] += f
  hash[6] += g
  hash[7] += h
}

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / blockSize) * blockSize))
  new Uint8Array(padded.buffer).set(message)
  padded.setUint8(message.length, 0x80)
  padded.setBigUint64(padded.byteLength - 8, BigInt(message.length) * 8n)

  const hash = initial.slice()
  const words = new Int32Array(64)
  for (let block = 0; block < padded.byteLength; block += blockSize) {
    for (let t = 0; t < 16; t++) words[t] = padded.getInt32(block + t * 4)
    compress(hash, words)
  }

  const digest = new DataView(new ArrayBuffer(32))
  hash.forEach((word, i) => {
    digest.setInt32(i * 4, word)
  })
  return new Uint8Array(digest.buffer)
}

const concat = (head: Uint8Array, tail: Uint8Array): Uint8Array => {
  const both = new Uint8Array(head.length + tail.length)
  both.set(head)
  both.set(tail, head.length)
  return both
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(blockSize)
  block.set(key.length > blockSize ? sha256(key) : key)
  const inner = sha256(
    concat(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  )
  return sha256(
    concat(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  )
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The bytes that `hex` writes as these digits. */
export const bytesOf = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** The bytes of a text in UTF-8; half of a surrogate pair is written as U+FFFD, as everywhere. */
export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(3 * text.length)
  let length = 0
  for (let at = 0; at < text.length; at++) {
    let code = text.charCodeAt(at)
    if (code < 0x80) {
      bytes[length++] = code
      continue
    }
    if (code >= 0xd800 && code < 0xe000) {
      code = text.codePointAt(at) ?? 0
      if (code < 0x10000) code = 0xfffd
      else at++
    }
    const more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3
    bytes[length++] = leads[more] | (code >> (6 * more))
    for (let left = more - 1; left >= 0; left--) bytes[length++] = 0x80 | ((code >> (6 * left)) & 0x3f)
  }
  return bytes.slice(0, length)
}
/** Of the first byte, by how many follow it. */
const leads = [0, 0xc0, 0xe0, 0xf0]
