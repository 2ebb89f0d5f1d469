import {
  boxOf,
  indexOf,
  none,
  type Owner,
  pieceOwner,
  placeOf,
  type Space,
  sideOf,
  spacesIn,
  tablesOf,
} from '../data.ts'
import { openSpaces } from '../state.ts'
import { add, standOf } from './box.ts'
import { gainBy, type Outlook, prospectOf, worthOfStand } from './outlook.ts'

/** What it is worth to take somebody from one space to another: the box that loses and the box that wins, which may be the same. */
function worthOfMoving(outlook: Outlook, from: Space, to: Space, owner: Owner): number {
  const { s, sight } = outlook
  const value = sight.values[from]
  const doubt = sight.doubts[from]
  const box = boxOf[from]
  const { worth } = prospectOf(outlook, box)
  const left = standOf(s, box, sight, from)
  if (boxOf[to] === box) {
    add(left, sideOf[to], indexOf[to], owner, value, doubt)
    return worthOfStand(outlook, box, left) - worth
  }
  const loss = worthOfStand(outlook, box, left) - worth
  return loss + gainBy(outlook, boxOf[to], sideOf[to], indexOf[to], owner, value, doubt)
}

export const worthOfDestination = (outlook: Outlook, from: Space, to: Space): number =>
  worthOfMoving(outlook, from, to, outlook.s.owners[from])

/** A rival's agent, taken to where it does the rival least good: of each sheet, its first free space. */
export function worthOfBribe(outlook: Outlook, from: Space): number {
  let best = Number.NEGATIVE_INFINITY
  let lastPlace = none
  for (const to of spacesIn(openSpaces(outlook.s))) {
    if (placeOf[to] === lastPlace) continue
    lastPlace = placeOf[to]
    best = Math.max(best, worthOfDestination(outlook, from, to))
  }
  return best
}

/** The Queen and the Grey Eminence tip a box, or fill a sheet, without contributing for anybody. */
export function worthOfPiece(outlook: Outlook, to: Space): number {
  const { s } = outlook
  const piece = sideOf[to]
  const from = s.pieces[piece]
  // out of the box that is being resolved he or she comes as out of the palace
  if (from !== none && boxOf[from] !== s.box) return worthOfMoving(outlook, from, to, pieceOwner[piece])
  return gainBy(outlook, boxOf[to], piece, indexOf[to], pieceOwner[piece], tablesOf(s).set.pieceValue)
}
