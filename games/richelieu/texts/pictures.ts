import { none, type Owner, pieceOwner, type Space, spacesOfBox, tablesOf } from '../data.ts'
import { type StandardSheetId, standardSet } from '../standard-set.ts'
import { kindOfValue, labelOf, newTable, type State } from '../state.ts'

/** The first box with what stands in it. */
export interface BoxPicture {
  readonly name: 'box'
  /** Richelieu's sheet above, the opposing one below. */
  readonly sheets: readonly [StandardSheetId, StandardSheetId]
  /**
   * Who stands on them, from left to right: `A3` is an agent 3 of player A, `Q` the Queen, `G` the Grey Eminence, `.` a free space.
   * An agent lies face up on a 0 and face down elsewhere.
   */
  readonly rows: readonly [string, string]
  /** As at a resolution: all agents lie face up. */
  readonly turnedUp: boolean
}

/** What the rulebook shows, drawn by the parts of the table. The players are called A, B, C and D. */
export type RulebookPicture =
  | BoxPicture
  /** A sheet with all that is printed on it. */
  | { readonly name: 'sheet'; readonly sheet: StandardSheetId }
  /** All agents of a player. */
  | { readonly name: 'agents' }
  /** The prestige track with the Cardinal and a marker of each player. */
  | { readonly name: 'prestige'; readonly prestige: readonly number[]; readonly cardinal: number }
  /** The income and the military track with their markers. */
  | { readonly name: 'tracks'; readonly income: readonly number[]; readonly military: readonly number[] }

/** The boxes that the rulebook explains in every language. */
export const exampleBoxes = {
  placing: { name: 'box', sheets: ['R04', 'E1'], rows: ['. C1 . B2 .', 'B1 . . . A3'], turnedUp: false },
  resolved: { name: 'box', sheets: ['R04', 'E1'], rows: ['C3 C-2 D2 . .', 'A2 A3 B2 B1 D1'], turnedUp: true },
  sidesTied: { name: 'box', sheets: ['R04', 'E1'], rows: ['A2 Q . . .', 'B3 C2 B1 C1 B-2'], turnedUp: true },
  ranksTied: { name: 'box', sheets: ['R08', 'F2'], rows: ['B1 . . . .', 'D-2 C1 A3 D3 C2'], turnedUp: true },
} as const satisfies Record<string, BoxPicture>

const usual = { neutralLastSpace: false, wonSheetsFaceDown: false, hiddenMoney: true }
const letters = ['A', 'B', 'C', 'D']

/** A table of four with what the picture shows on it, so that it can be drawn like any other. */
export function positionOf(picture: RulebookPicture): State {
  const s = newTable(letters.length, usual, null, 0)
  switch (picture.name) {
    case 'box':
      layOut(s, picture.sheets)
      for (const [place, row] of picture.rows.entries())
        for (const [index, who] of row.split(' ').entries()) stand(s, 5 * place + index, who, picture.turnedUp)
      break
    case 'sheet': {
      const isRichelieu = standardSet.sheets.some(({ id, faction }) => id === picture.sheet && faction === 'richelieu')
      layOut(s, isRichelieu ? [picture.sheet, 'E1'] : ['R04', picture.sheet])
      break
    }
    case 'agents':
      break
    case 'prestige':
      s.prestige = [...picture.prestige]
      s.cardinal = picture.cardinal
      break
    case 'tracks':
      s.income = [...picture.income]
      s.military = [...picture.military]
  }
  return s
}

function layOut(s: State, sheets: readonly StandardSheetId[]): void {
  for (const [place, sheet] of sheets.entries())
    s.sheets[place] = standardSet.sheets.findIndex(({ id }) => id === sheet)
  s.free |= spacesOfBox[0]
}

function stand(s: State, space: Space, who: string, turnedUp: boolean): void {
  const tables = tablesOf(s)
  if (who === '.') return
  const piece = ['Q', 'G'].indexOf(who)
  const owner: Owner = piece === none ? letters.indexOf(who[0]) : pieceOwner[piece]
  const value = piece === none ? Number(who.slice(1)) : tables.set.pieceValue
  s.free &= ~(1 << space)
  s.owners[space] = owner
  s.values[space] = value
  if (piece !== none) s.pieces[piece] = space
  else s.hands[owner * tables.kinds.length + kindOfValue(tables, value)]--
  if (turnedUp || piece !== none || labelOf(s, space) === 0) s.faceUp |= 1 << space
}
