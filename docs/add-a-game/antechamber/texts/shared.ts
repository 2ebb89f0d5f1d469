import { type FixedWords, fixedTexts, type GameTexts } from '@eminence/kernel'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { isLastRound, type Letter, none, type Options, pointsOf, rounds } from '../state.ts'
import type { View } from '../view.ts'

export type AntechamberTexts = GameTexts<Move, View, Options, Event>

/** What one language says; how it is put together is the same in all of them. */
export interface Words extends FixedWords<Options> {
  readonly comma: string
  readonly handIn: string
  claim(favour: number): string
  lastClaim(favour: number): string

  handInLetter(letter: Letter): string
  take(favour: number): string
  readonly leave: string

  readonly dealt: string
  dealtToYou(letters: string): string
  announced(round: number, adds: number): string
  announcedOnTop(round: number, adds: number, favour: number): string
  handedIn(name: string): string
  handedInByYou(name: string, letter: Letter): string
  received(name: string, letter: Letter, others: string): string
  taken(name: string, points: number): string
  left(name: string): string

  standing(round: number, favour: number): string
  readonly over: string
  lettersOnTheTable(names: string): string
  lettersShown(letters: string): string
  lettersOfYours(letters: string): string
  score(list: string): string
}

export const gameTexts = (words: Words): AntechamberTexts => {
  const listed = (items: readonly (string | number)[]): string => items.join(words.comma)
  return {
    ...fixedTexts(words),

    prompt({ type }, view) {
      if (type === 'handIn') return words.handIn
      if (type === 'claim') return isLastRound(view) ? words.lastClaim(view.favour) : words.claim(view.favour)
      throw new Error(`there are no words for the decision "${type}"`)
    },

    move(move, { favour }) {
      switch (move.type) {
        case 'handIn':
          return words.handInLetter(move.letter)
        case 'take':
          return words.take(favour)
        case 'leave':
          return words.leave
      }
    },

    event(event, names) {
      switch (event.type) {
        case 'dealt':
          return event.letters === undefined ? words.dealt : words.dealtToYou(listed(event.letters))
        case 'favourAnnounced': {
          const { round, adds, favour } = event
          return adds === favour ? words.announced(round, adds) : words.announcedOnTop(round, adds, favour)
        }
        case 'handedIn': {
          const name = names[event.seat]
          return event.letter === undefined ? words.handedIn(name) : words.handedInByYou(name, event.letter)
        }
        case 'received': {
          const { seat, letters } = event
          const others = letters.flatMap((letter, at) => (at === seat ? [] : [`${names[at]} ${letter}`]))
          return words.received(names[seat], letters[seat], listed(others))
        }
        case 'favourTaken':
          return words.taken(names[event.seat], event.points)
        case 'favourLeft':
          return words.left(names[event.seat])
      }
    },

    position(view, names) {
      const { viewer, round, favour, handedIn, shown, own } = view
      const onTable = names.filter((_, seat) => handedIn[seat] !== none)
      return [
        round < rounds ? words.standing(round + 1, favour) : words.over,
        ...(onTable.length > 0 ? [words.lettersOnTheTable(listed(onTable))] : []),
        ...(shown.length > 0 ? [words.lettersShown(listed(shown))] : []),
        ...(viewer !== null && own.length > 0 ? [words.lettersOfYours(listed(own))] : []),
        words.score(listed(names.map((name, seat) => `${name} ${pointsOf(view, seat)}`))),
      ]
    },
  }
}
