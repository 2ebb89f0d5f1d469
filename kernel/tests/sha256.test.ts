import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { bytesOf, FastRandom, hex, sha256, utf8 } from '../index.ts'
import { hmacSha256 } from '../sha256.ts'

const random = new FastRandom(1)
const bytes = (length: number) => Uint8Array.from({ length }, () => random.below(256))

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('gives the published digest of test message %#', (message, digest) => {
    expect(hex(sha256(utf8(message)))).toBe(digest)
  })

  test('agrees with another implementation for messages of every length up to four blocks', () => {
    for (let length = 0; length <= 256; length++) {
      const message = bytes(length)
      expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
    }
  })

  test('leaves the message alone', () => {
    const message = bytes(70)
    const before = message.slice()
    sha256(message)
    expect(message).toEqual(before)
  })
})

describe('HMAC-SHA-256', () => {
  test.each([
    ['Jefe', 'what do ya want for nothing?', '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
    ['\u{b}'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  ])('gives the published code of key %j and message %j', (key, message, code) => {
    expect(hex(hmacSha256(utf8(key), utf8(message)))).toBe(code)
  })

  test('agrees with another implementation for keys shorter than, as long as and longer than a block', () => {
    for (const keyLength of [0, 1, 32, 63, 64, 65, 100, 128, 200]) {
      for (const length of [0, 8, 55, 56, 64, 150]) {
        const key = bytes(keyLength)
        const message = bytes(length)
        expect(hex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
      }
    }
  })
})

describe('hex', () => {
  test('writes two digits a byte', () => {
    expect(hex(Uint8Array.of(0, 1, 15, 16, 255))).toBe('00010f10ff')
    expect(hex(Uint8Array.of())).toBe('')
  })

  test('is read back as the bytes it was', () => {
    expect(bytesOf('00010f10ff')).toEqual(Uint8Array.of(0, 1, 15, 16, 255))
    expect(bytesOf('')).toEqual(Uint8Array.of())
  })
})

describe('UTF-8', () => {
  test.each([
    '',
    'plain',
    "all of ASCII's signs: !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~",
    'Orléans, Lisboa, őűŐŰ',
    '関白と大臣の宴',
    '👑🏯👩‍⚖️ 𝔄',
    '\u0000\u007f\u0080\u07ff\u0800\uffff\u{10000}\u{10ffff}',
    '100% %41',
    'half a pair: \ud83d, \udc51 and \ud83d',
  ])('of %j is what another implementation writes', (text) => {
    expect(utf8(text)).toEqual(new TextEncoder().encode(text))
  })
})
