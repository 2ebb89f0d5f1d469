import { type Move, pick, type Random } from '@eminence/kernel'
import { limits } from '@eminence/protocol'

/** Something that could be sent in earnest. */
export interface Aim {
  readonly table: string
  /** A table where the sender has no seat. */
  readonly foreign: string
  readonly version: number
  readonly move: Move
}

const odd: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  '0',
  '\u0000',
  '\ud800',
  '‮x',
  '__proto__',
  'constructor',
  "'; drop table steps; --",
  '<script>alert(1)</script>',
  [],
  [[]],
  {},
  { type: {} },
  { toString: 'x' },
]

/** A message that a server should refuse, or at least survive: half of them look right at first sight. */
export function messUp(aim: Aim, random: Random): string | Uint8Array {
  const kinds = [rightInForm, rightInForm, withOddField, withOddField, damaged, noMessage]
  return pick(kinds, random)(aim, random)
}

const anyText = (random: Random, longest: number): string =>
  String.fromCharCode(
    ...Array.from({ length: 1 + random.below(longest) }, () => random.below(random.below(8) === 0 ? 0xffff : 127)),
  )

/** Well-formed, but mostly at the wrong moment, for somebody else, or not offered. */
function rightInForm({ table, foreign, version, move }: Aim, random: Random): string {
  const at = pick([table, table, table, foreign, 'zzzzzzzzzzzz'], random)
  const id = `${random.below(1000)}`
  const seen = pick([version, version, version + 1, version - 1, 0, 999_999_999], random)
  const since = { version: Math.max(0, seen), seat: pick([null, 0, 1, 15], random), said: random.below(5) }
  const anyMove = pick<object>([move, { ...move, card: random.below(60) }, { type: anyText(random, 10) }], random)
  return JSON.stringify(
    pick<object>(
      [
        { type: 'play', id, table: at, version: seen, move: anyMove },
        { type: 'play', id, table: at, version: seen, move: { ...anyMove, seat: 0, __proto__: { type: 'x' } } },
        { type: 'undo', id, table: at, version: seen },
        { type: 'say', id, table: at, text: anyText(random, limits.text + 20) },
        { type: 'follow', table: at, since },
        { type: 'follow', table: at },
        { type: 'unfollow', table: at },
        { type: 'reveal', table: at, nonce: random.below(16).toString(16).repeat(64) },
      ],
      random,
    ),
  )
}

/** One field is exchanged, added, or missing. */
function withOddField(aim: Aim, random: Random): string {
  const message: Record<string, unknown> = JSON.parse(rightInForm(aim, random))
  const key = pick([...Object.keys(message), 'more', '__proto__', 'constructor'], random)
  if (random.below(4) === 0) delete message[key]
  else Object.defineProperty(message, key, { value: pick(odd, random), enumerable: true, configurable: true })
  return JSON.stringify(message)
}

/** A few characters are exchanged, cut or doubled. */
function damaged(aim: Aim, random: Random): string {
  let text = rightInForm(aim, random)
  for (let times = 1 + random.below(4); times > 0; times--) {
    const at = random.below(text.length + 1)
    text =
      text.slice(0, at) +
      pick(['', '"', '{', '}', ',', '\\u0000', '9', text.slice(at)], random) +
      text.slice(at + random.below(3))
  }
  return text
}

function noMessage(_aim: Aim, random: Random): string | Uint8Array {
  const kind = random.below(400)
  if (kind === 0) return 'x'.repeat(17 * limits.message)
  if (kind === 1) return Uint8Array.from({ length: 20 }, () => random.below(256))
  if (kind < 40) return '['.repeat(random.below(limits.message))
  if (kind < 80) return `{"a":`.repeat(random.below(limits.message / 5))
  if (kind < 120) return JSON.stringify(anyText(random, limits.message))
  return anyText(random, 200)
}
