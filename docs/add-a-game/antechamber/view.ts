import { type Random, shuffle, type Viewer } from '@eminence/kernel'
import { type Letter, lettersFor, none, type State } from './state.ts'

/** A letter of somebody else that lies on the table. */
export const faceDown: Letter = -1

export interface View extends Readonly<Omit<State, 'hands' | 'away'>> {
  readonly viewer: Viewer
  /** The viewer's own hand; empty for the audience. */
  readonly own: readonly Letter[]
  /** How many letters are in each hand. */
  readonly sizes: readonly number[]
}

export const view = (s: State, viewer: Viewer): View => ({
  viewer,
  own: viewer === null ? [] : s.hands[viewer].slice(),
  sizes: s.hands.map((hand) => hand.length),
  handedIn: s.handedIn.map((letter, seat) => (letter === none || seat === viewer ? letter : faceDown)),
  todo: s.todo.slice(),
  round: s.round,
  favour: s.favour,
  shown: s.shown.slice(),
  favours: s.favours.slice(),
  modesty: s.modesty.slice(),
})

/** A full state that could be behind the view, each as likely as any other. */
export function imagine(view: View, random: Random): State {
  const { viewer, own, sizes, handedIn, shown } = view
  const seen = new Set([...own, ...shown, ...handedIn])
  const unseen = shuffle(
    lettersFor(sizes.length).filter((letter) => !seen.has(letter)),
    random,
  )
  const hands = sizes.map((size, seat) =>
    seat === viewer ? own.slice() : unseen.splice(0, size).sort((a, b) => a - b),
  )
  return {
    todo: view.todo.slice(),
    round: view.round,
    favour: view.favour,
    hands,
    handedIn: handedIn.flatMap((letter) => (letter === faceDown ? unseen.splice(0, 1) : [letter])),
    away: unseen,
    shown: shown.slice(),
    favours: view.favours.slice(),
    modesty: view.modesty.slice(),
  }
}
