import type { Context, DecisionRules, Game, Seat, Task, Viewer } from '../index.ts'
import { decisionStack, FairDeal, only, pick, reveals, shuffle } from '../index.ts'

/**
 * Envoys: a small game that shows how one is written, and that the kernel is tried on.
 *
 * EN-1 Each season all envoys are shuffled and every seat is dealt three; the others stay away, unseen.
 *      Envoys with even numbers are nobles, those with odd ones priests.
 * EN-2 Each round asks for nobles or priests, in turns. All seats send an envoy at once, in secret: one of those asked for, who has any.
 * EN-3 All are shown. The highest of those asked for wins, or the highest of all if nobody sent such a one.
 * EN-4 The winner leaves a favour at one court, then a second one at another.
 * EN-5 In the end every favour counts a point, and a fifth one at the same court another.
 */
export interface Known {
  seasonsLeft: number
  round: number
  /** Envoys that were shown this season. */
  shown: number[]
  /** By seat: bit 0 if it turned out to have no nobles, bit 1 if no priests. */
  lacks: number[]
  /** By court, then by seat. */
  favours: number[][]
  todo: Task[]
}

export interface State extends Known {
  hands: number[][]
  away: number[]
  /** By seat: the envoy on its way, or 0. */
  sent: number[]
}

export interface View extends Known {
  viewer: Viewer
  hand: number[]
  handSizes: number[]
  /** As in the state, but `hidden` for an envoy of somebody else. */
  sent: number[]
}

export interface Options {
  readonly seasons: number
}

type Send = { readonly type: 'send'; readonly envoy: number }
type Grant = { readonly type: 'grant'; readonly court: number }
export type Move = Send | Grant

export type Event =
  | { readonly type: 'dealt'; readonly hand?: readonly number[] }
  | { readonly type: 'sent'; readonly seat: Seat; readonly envoy?: number }
  | { readonly type: 'shown'; readonly envoys: readonly number[]; readonly winner: Seat }
  | { readonly type: 'granted'; readonly seat: Seat; readonly court: number }

const courts = [0, 1, 2]
const handSize = 3
const hidden = -1
const envoysOf = (seats: number) => Array.from({ length: seats * (handSize + 1) }, (_, at) => at + 1)
const asked = (s: State) => s.round % 2
const isAsked = (s: State, envoy: number) => envoy % 2 === asked(s)
const isLacked = (lacks: number, envoy: number) => (lacks & (1 << (envoy % 2))) !== 0
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** EN-1 */
function beginSeason(s: State, { random, tell }: Context<Event>): void {
  const deck = shuffle(envoysOf(s.hands.length), random)
  s.hands = s.hands.map(() => deck.splice(0, handSize).sort((a, b) => a - b))
  s.away = deck
  s.shown = []
  s.lacks.fill(0)
  tell?.({ type: 'dealt' }, ...s.hands.map((hand, seat) => only(seat, { hand })))
  s.todo.push(everybodySends(s))
}

const everybodySends = (s: State): Task => ({ type: 'send', owing: s.hands.map((_, seat) => seat) })

function sendable(s: State, seat: Seat): number[] {
  const fitting = s.hands[seat].filter((envoy) => isAsked(s, envoy))
  return fitting.length > 0 ? fitting : s.hands[seat]
}

function sendOff(s: State, seat: Seat, envoy: number): void {
  s.hands[seat] = s.hands[seat].filter((each) => each !== envoy)
  s.sent[seat] = envoy
}

/** EN-2 */
const send: DecisionRules<State, Task, Send, Event> = {
  moves: (s, seat) => sendable(s, seat).map((envoy) => ({ type: 'send', envoy })),

  play(s, seat, { envoy }, { tell }) {
    sendOff(s, seat, envoy)
    tell?.({ type: 'sent', seat }, only(seat, { envoy }))
  },

  /** EN-3 */
  settle(s, { tell }) {
    const strengths = s.sent.map((envoy) => (isAsked(s, envoy) ? 100 + envoy : envoy))
    const winner = strengths.indexOf(Math.max(...strengths))
    s.lacks = s.lacks.map((lacks, seat) => (isAsked(s, s.sent[seat]) ? lacks : lacks | (1 << asked(s))))
    tell?.({ type: 'shown', envoys: [...s.sent], winner }, reveals)
    s.shown.push(...s.sent)
    s.sent.fill(0)
    s.todo.push(favour(winner, null))
  },
}

interface Favour extends Task {
  /** Where the first one was left, if this is the second. */
  readonly first: number | null
}
const favour = (seat: Seat, first: number | null): Favour => ({ type: 'grant', owing: [seat], first })

/** EN-4 */
const grant: DecisionRules<State, Favour, Grant, Event> = {
  moves: (_s, _seat, { first }) => courts.filter((court) => court !== first).map((court) => ({ type: 'grant', court })),

  play(s, seat, { court }, context, { first }) {
    s.favours[court][seat]++
    context.tell?.({ type: 'granted', seat, court })
    if (first === null) s.todo.push(favour(seat, court))
    else beginRound(s, context)
  },
}

function beginRound(s: State, context: Context<Event>): void {
  s.round++
  if (s.hands[0].length > 0) s.todo.push(everybodySends(s))
  else if (--s.seasonsLeft > 0) beginSeason(s, context)
}

const copyKnown = ({ seasonsLeft, round, shown, lacks, favours, todo }: Known): Known => ({
  seasonsLeft,
  round,
  shown: [...shown],
  lacks: [...lacks],
  favours: favours.map((atCourt) => [...atCourt]),
  todo: [...todo],
})

export const envoys: Game<State, Move, View, Options, Event> = {
  ...decisionStack<State, Move, Event>({ send, grant }),
  id: 'envoys',
  version: 1,
  seats: { min: 2, max: 4 },
  options: { seasons: [2, 1, 3] },

  setup(seats, { seasons }, context) {
    const zeros = () => new Array<number>(seats).fill(0)
    const known = { seasonsLeft: seasons, round: 0, shown: [], lacks: zeros(), favours: courts.map(zeros), todo: [] }
    const s: State = { ...known, hands: zeros().map(() => []), away: [], sent: zeros() }
    beginSeason(s, context)
    return s
  },

  clone: (s) => ({ ...copyKnown(s), hands: s.hands.map((hand) => [...hand]), away: [...s.away], sent: [...s.sent] }),

  view: (s, viewer) => ({
    ...copyKnown(s),
    viewer,
    hand: viewer === null ? [] : [...s.hands[viewer]],
    handSizes: s.hands.map((hand) => hand.length),
    sent: s.sent.map((envoy, seat) => (envoy === 0 || seat === viewer ? envoy : hidden)),
  }),

  imagine(view, random) {
    const { viewer, hand, handSizes, sent, shown, lacks } = view
    const seen = viewer === null ? shown : [...shown, ...hand, sent[viewer]]
    const unseen = envoysOf(handSizes.length).filter((envoy) => !seen.includes(envoy))
    const room = handSizes.map((size, seat) => (seat === viewer ? 0 : size + Number(sent[seat] === hidden)))
    room.push(unseen.length - sum(room))
    const permitted = unseen.map((envoy) =>
      sum(room.map((_, place) => (isLacked(lacks[place] ?? 0, envoy) ? 0 : 1 << place))),
    )
    const places: number[] = []
    new FairDeal(permitted, room).draw(random, places)
    const [away, ...hands] = [room.length - 1, ...handSizes.keys()].map((place) =>
      place === viewer ? [...hand] : unseen.filter((_, at) => places[at] === place),
    )
    const s: State = { ...copyKnown(view), hands, away: shuffle(away, random), sent: [...sent] }
    sent.forEach((envoy, seat) => {
      if (envoy === hidden) sendOff(s, seat, pick(sendable(s, seat), random))
    })
    return s
  },

  /** EN-5 */
  result({ todo, favours, hands }) {
    if (todo.length > 0) return null
    const points = hands.map((_, seat) => ({
      favours: sum(favours.map((atCourt) => atCourt[seat])),
      friendships: favours.filter((atCourt) => atCourt[seat] >= 5).length,
    }))
    const totals = points.map((each) => each.favours + each.friendships)
    const places = totals.map((total) => 1 + totals.filter((each) => each > total).length)
    return { places, totals, points, why: 'seasonsOver' }
  },

  blocked(s, seat) {
    const task = s.todo.at(-1)
    if (task?.type !== 'send' || !task.owing.includes(seat)) return []
    const kept = s.hands[seat].filter((envoy) => !sendable(s, seat).includes(envoy))
    return kept.map((envoy) => ({ move: { type: 'send', envoy }, reason: 'sendWhatIsAsked', rule: 'EN-2' }))
  },

  broken(s) {
    const all = [...s.hands.flat(), ...s.away, ...s.sent, ...s.shown].filter((envoy) => envoy !== 0)
    const invariants = {
      everyEnvoyIsSomewhere: all.sort((a, b) => a - b).join() === envoysOf(s.hands.length).join(),
      nobodyHasWhatItLacks: s.hands.every((hand, seat) => !hand.some((envoy) => isLacked(s.lacks[seat], envoy))),
    }
    return Object.entries(invariants).flatMap(([name, holds]) => (holds ? [] : [name]))
  },
}
