import { describe, expect, it } from 'vitest'
import { type Fairness, readServerMessage, type ServerMessage, type TableInfo } from '../index.ts'

const digits = 'c'.repeat(64)
const fairness: Fairness = {
  scheme: 2,
  commitment: digits,
  secret: digits,
  seats: [
    { kind: 'person', commitment: digits, nonce: null },
    { kind: 'computer', level: 'club' },
    { kind: 'automaton', id: 'lacerda' },
  ],
  beacon: { source: 'drand', round: 7, value: digits },
}
const info: TableInfo = {
  id: 'vgZG3eKi6jjZ',
  game: 'lisboa',
  rules: 2,
  options: { bot: true },
  components: { name: 'Mine' },
  watch: 'link',
  status: 'over',
  seats: [{ kind: 'person', name: 'Anna', here: true }, { kind: 'computer', level: 'club' }, { kind: 'free' }],
  host: 'Anna',
  commitment: digits,
  created: '2026-11-18T12:00:00Z',
  start: { code: digits, leftOut: [1] },
  fairness,
  stopped: 'tooLong',
  asking: [{ number: 1, seat: 2, name: 'Carol', waitsFor: [0] }],
  rematch: { table: 'vgZG3eKi6jjA', by: 'Anna' },
}
const said = { number: 1, seat: 0, name: 'Anna', text: 'Hello', at: '2026-11-18T12:00:00Z' }
const result = { places: [1], totals: [3], points: [{ wigs: 3 }], why: 'end' }
const messages: readonly ServerMessage[] = [
  { type: 'welcome', protocol: 2, guest: null },
  { type: 'table', info, seat: null, isHost: false, asks: 1, play: null, talk: [said] },
  {
    type: 'table',
    info: { ...info, fairness: { commitment: digits, secret: digits, nonces: [digits] } },
    seat: 0,
    isHost: true,
    asks: null,
    play: {
      version: 1,
      view: { hand: [1] },
      decisions: [{ type: 'play', seat: 0 }],
      moves: [{ type: 'play' }],
      blocked: [{ move: { type: 'pass' }, reason: 'mustPlay', rule: '1.2' }],
      undoable: 1,
      result: null,
      log: [{ version: 0, seat: null, events: [{ type: 'dealt' }] }],
    },
    talk: [],
  },
  { type: 'step', table: info.id, version: 2, seat: 0 },
  {
    type: 'step',
    table: info.id,
    version: 3,
    seat: 1,
    answers: 'x',
    undone: 2,
    events: [{ type: 'played' }],
    patch: { 'hand/0': 3, trump: [{ suit: 1 }] },
    decisions: [[]],
    moves: [],
    blocked: [],
    undoable: 0,
    result,
  },
  { type: 'seats', info },
  { type: 'said', table: info.id, ...said },
  { type: 'reveal', table: info.id, commitment: digits, seats: [{ kind: 'person', commitment: digits }] },
  { type: 'done', id: 'x', version: 3 },
  { type: 'refused', id: 'x', code: 'blocked', reason: 'mustPlay', rule: '1.2' },
  { type: 'refused', table: info.id, code: 'unknownTable' },
]

describe('what a client reads', () => {
  it.each(messages.map((message) => [message.type, message] as const))('is what was said: %s', (_, message) => {
    expect(readServerMessage(JSON.stringify(message))).toEqual(message)
  })

  /** The decisions of a step are a patch, of any form. */
  const isChecked = (name: string): boolean => name !== 'step.decisions'
  const broken = messages.flatMap((message) =>
    Object.entries(message).map(([key, value]) => ({
      name: `${message.type}.${key}`,
      message: { ...message, [key]: [value, value] },
    })),
  )

  it.each(broken.filter(({ name }) => isChecked(name)))(
    'is nothing where it is not as it should be: $name',
    ({ message }) => {
      expect(readServerMessage(JSON.stringify(message))).toBeNull()
    },
  )

  it('leaves out what it does not know', () => {
    expect(readServerMessage('{"type":"done","id":"x","version":3,"mood":"fine"}')).toEqual(messages[8])
    expect(readServerMessage('{"type":"refused","code":"newReason"}')).not.toBeNull()
    expect(readServerMessage('{"type":"poem"}')).toBeNull()
    expect(readServerMessage('not JSON')).toBeNull()
  })
})
