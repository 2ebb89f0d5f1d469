import { FastRandom, type Note, pick, seenBy, type Told } from '@eminence/kernel'
import type { Event } from '../events.ts'
import { orleans } from '../index.ts'
import type { ComponentSet } from '../sets.ts'
import { standardSet } from '../standard-set.ts'
import { mostLifts, type Options, type State } from '../state.ts'
import type { OrleansTexts } from '../texts/shared.ts'
import { habit } from './habit.ts'
import { otherSet } from './other-set.ts'
import { position, proceed, say, usual } from './position.ts'

export const names = ['Anna', 'Kenji', 'Ilona', 'Tobias']

/** What came up in some plays, and how each language says it. */
class Plays {
  readonly decisions = new Set<string>()
  readonly events = new Set<string>()
  readonly reasons = new Set<string>()
  readonly rules = new Set<string>()
  readonly said: ((words: OrleansTexts) => readonly string[])[] = []

  play(seats: number, seed: number, how: 'habit' | 'random', options: Options, own?: ComponentSet): void {
    const random = new FastRandom(seed)
    const players = names.slice(0, seats)
    const tell = (event: Event, ...notes: readonly Note[]) => {
      this.events.add(event.type)
      const told = { event, confidences: notes.filter((note) => note !== 'reveals'), reveals: false }
      const seen = [0, 1, null].map((viewer) => seenBy(told, viewer))
      this.said.push((words) => seen.map((each) => words.event(each, players)))
    }
    const context = { random, tell }
    const s = orleans.setup(seats, options, context, own)
    for (let moves = 0; ; moves++) {
      const decisions = orleans.decisions(s)
      if (moves % 97 === 0 || decisions.length === 0) this.look(s, players)
      if (decisions.length === 0) break
      const { seat, type } = pick(decisions, random)
      this.ask(s, seat, type, moves % 11 === 0)
      const offered = orleans.moves(s, seat)
      orleans.play(s, seat, how === 'habit' ? habit(s, seat, random) : pick(offered, random), context)
    }
  }

  /** Goes on from here with these answers of the seat that is asked. */
  meet(s: State, ...answers: readonly string[]): void {
    if (orleans.decisions(s).length === 0) this.hear(proceed(s))
    for (const answer of [...answers, null]) {
      for (const { seat, type } of orleans.decisions(s)) this.ask(s, seat, type, true)
      this.look(s, names.slice(0, s.seats))
      if (answer !== null) this.hear(say(s, answer))
    }
  }

  hear(events: readonly Told<Event>[]): void {
    for (const { event } of events) {
      this.events.add(event.type)
      this.said.push((words) => [words.event(event, names)])
    }
  }

  /** The table, as some see it. */
  look(s: State, players: readonly string[]): void {
    for (const viewer of [0, null]) {
      const view = orleans.view(s, viewer)
      this.said.push((words) => words.position(view, players))
    }
  }

  /** The decision of a seat, and, now and then or if it is new, all that it may and may not do. */
  ask(s: State, seat: number, type: string, fully: boolean): void {
    const isNew = !this.decisions.has(type)
    this.decisions.add(type)
    const view = orleans.view(s, seat)
    this.said.push((words) => [words.prompt({ type, seat }, view)])
    const blocked = orleans.blocked?.(s, seat) ?? []
    const told = blocked.filter(({ reason }) => fully || !this.reasons.has(reason))
    for (const { reason, rule } of blocked) {
      this.reasons.add(reason)
      this.rules.add(rule)
    }
    this.said.push((words) => told.flatMap(({ move, reason }) => [words.move(move, view), words.reason(reason)]))
    if (!fully && !isNew && type === 'plan') return
    const offered = orleans.moves(s, seat)
    this.said.push((words) => offered.map((move) => words.move(move, view)))
  }
}

/** A town without a road: no other set has one. */
const islandSet: ComponentSet = {
  ...otherSet,
  map: {
    start: 'amboise',
    towns: otherSet.map.towns,
    stretches: [...standardSet.map.stretches, { id: 'W15', kind: 'water', a: 'tours', b: 'amboise' }],
  },
}

/** Plays of all kinds with two, three and four players. */
export const plays = new Plays()
for (const seats of [2, 3, 4]) {
  plays.play(seats, seats, 'habit', usual)
  plays.play(seats, seats + 3, 'habit', { ...usual, openPlanning: true })
  plays.play(seats, seats + 6, 'random', usual)
  for (const seed of [10, 20]) plays.play(seats, seats + seed, 'random', usual, otherSet)
  plays.play(seats, seats + 30, 'habit', usual, otherSet)
}
plays.play(2, 40, 'random', usual, islandSet)
// what hardly ever happens
const planned = position({ at: 'plan', market: ['f', 'f', 'f'] })
plays.meet(planned, 'put f village 0', 'confirm')
plays.ask(planned, 0, 'plan', true)
plays.hear(say(planned, 'reopen', { seat: 0 }))
const inSacristy = { at: 'event', event: 'taxes', tiles: [['sacristy']], on: [{ sacristy: 'm' }] } as const
plays.meet(position(inSacristy), 'useSacristy')
plays.meet(position(inSacristy), 'keepMonk')
const poor = { at: 'event', event: 'taxes', coins: [0, 5, 5], goods: [{ wheat: 3 }], development: [8, 0, 0] } as const
plays.meet(position({ ...poor, tech: [1, 0, 0], on: [{ village: '# . .' }] }), 'giveTech', 'giveTechAt village 0')
plays.meet(
  position({
    coins: [0, 5, 5],
    tiles: [['hayrick', 'laboratory', 'pharmacy']],
    on: [{ hayrick: 'f', laboratory: 'c s', pharmacy: 'f', guildhall: 'f c k', village: 'f b c' }],
    goodsSupply: { wheat: 0 },
    techSupply: 0,
    merchants: ['blois', 'orleans', 'orleans'],
    stations: [[], ['blois']],
  }),
)
const changed = position({ at: 'plan', market: ['f', 'b', 'c'] })
say(changed, 'put f castle 0', { seat: 0 })
changed.lifts[0] = mostLifts
plays.meet(changed)
