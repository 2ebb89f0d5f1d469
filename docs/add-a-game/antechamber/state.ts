import type { Seat, Stacked } from '@eminence/kernel'

/** No variants: a host has nothing to choose. */
export type Options = Readonly<Record<never, never>>

/** The number on a letter of recommendation: no two are alike. */
export type Letter = number
export const none: Letter = 0

export const rounds = 4
const lettersPerSeat = 5

/** AN-1: five for each seat, of which it gets four. */
export const lettersFor = (seats: number): Letter[] => Array.from({ length: seats * lettersPerSeat }, (_, at) => at + 1)

export interface State extends Stacked {
  /** Rounds that are over. */
  round: number
  /** What the favour is worth that waits behind the door. */
  favour: number
  /** By seat, in ascending order. */
  hands: Letter[][]
  /** Never dealt. */
  away: Letter[]
  /** By seat: the letter that it has handed in, or none. */
  handedIn: Letter[]
  /** Those of earlier rounds. */
  shown: Letter[]
  /** Points by seat: for favours, and for having left one. */
  favours: number[]
  modesty: number[]
}

export const isLastRound = ({ round }: Pick<State, 'round'>): boolean => round === rounds - 1

export const pointsOf = ({ favours, modesty }: Pick<State, 'favours' | 'modesty'>, seat: Seat): number =>
  favours[seat] + modesty[seat]

export function newState(seats: number): State {
  const zeros = () => Array.from({ length: seats }, () => 0)
  return {
    todo: [],
    round: 0,
    favour: 0,
    hands: zeros().map(() => []),
    away: [],
    handedIn: zeros(),
    shown: [],
    favours: zeros(),
    modesty: zeros(),
  }
}

export const clone = (s: State): State => ({
  todo: s.todo.slice(),
  round: s.round,
  favour: s.favour,
  hands: s.hands.map((hand) => hand.slice()),
  away: s.away.slice(),
  handedIn: s.handedIn.slice(),
  shown: s.shown.slice(),
  favours: s.favours.slice(),
  modesty: s.modesty.slice(),
})

/** The names of the invariants that do not hold. */
export function broken(s: State): string[] {
  const seats = s.hands.length
  const everywhere = [...s.hands.flat(), ...s.away, ...s.handedIn, ...s.shown].filter((letter) => letter !== none)
  const sizes = s.hands.map((hand, seat) => hand.length + (s.handedIn[seat] === none ? 0 : 1))
  const invariants = {
    everyLetterOnce: everywhere.sort((a, b) => a - b).join() === lettersFor(seats).join(),
    handsAreEven: new Set(sizes).size === 1,
    aRoundShowsOneLetterEach: s.shown.length % seats === 0,
  }
  return Object.entries(invariants).flatMap(([name, holds]) => (holds ? [] : [name]))
}
