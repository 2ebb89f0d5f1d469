import { type Context, reveals, shuffle } from '@eminence/kernel'
import { boxes, none, opposingSide, richelieuSide, spacesOfBox, tablesOf } from '../data.ts'
import type { Event } from '../events.ts'
import type { ComponentSet } from '../sets.ts'
import { holderOf, labelOfSheet, newTable, type Options, type State } from '../state.ts'
import { beginTurn } from './course.ts'

/** RI-1.1 to RI-1.5 */
export function setUp(seats: number, options: Options, context: Context<Event>, set: ComponentSet | null): State {
  const { random, tell } = context
  const s = newTable(seats, options, set, random.below(seats))
  const { sheetsOfSide } = tablesOf(s)
  s.richelieuDeck = shuffle(sheetsOfSide[richelieuSide].slice(), random)
  s.opposingDeck = shuffle(sheetsOfSide[opposingSide].slice(), random)
  for (const box of boxes) {
    s.sheets[2 * box] = s.richelieuDeck.pop() ?? none
    s.sheets[2 * box + 1] = s.opposingDeck.pop() ?? none
    s.free |= spacesOfBox[box]
  }
  tell?.(
    {
      type: 'gameBegan',
      starter: s.starter,
      sheets: s.sheets.map((sheet) => labelOfSheet(s, sheet)),
      holders: seats === 2 ? [holderOf(s, 2), holderOf(s, 3)] : [],
    },
    reveals,
  )
  beginTurn(s, s.starter, context)
  return s
}
