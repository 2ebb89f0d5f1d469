import { type Note, reveals } from '@eminence/kernel'
import { type Card, tablesOf } from '../data.ts'
import { isHiddenDeck, type State } from '../state.ts'

const known: readonly Note[] = []
const unseen: readonly Note[] = [reveals]

/** How to tell of a card that leaves a hand: red and brown ones were drawn for all to see. */
export const shown = (s: State, card: Card): readonly Note[] =>
  isHiddenDeck(tablesOf(s).deckOf[card]) ? unseen : known
