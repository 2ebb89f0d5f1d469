import type { Seat } from '@eminence/kernel'
import { count, factionIndexes, factions, none, tablesOf } from '../data.ts'
import { controllerOf, lodgesOf, strengthAt } from '../map.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import type { Speech } from './context.ts'
import { foresee, movesAfter, type Outlook, type Price, priceOf } from './foresee.ts'
import { effectOf, sideOf } from './oust.ts'
import { asked } from './scene.ts'

const costText = ({ symbols, isOpen }: Price, { words, symbols: named }: Speech): string =>
  isOpen ? words.preview.favors(symbols.length) : named(symbols)

/** What the target in focus would bring: the second line of the prompt. */
export function previewText(view: View, move: Move, speech: Speech): string | null {
  const seat = view.viewer
  if (seat === null) return null
  const { noWayBack, between } = speech.words.preview
  const isFinal = asked(view) === 'challengeCard' || foresee(view, seat, move)?.isFinal === true
  const told = linesOf(view, seat, move, speech)
  const warning = isFinal ? [noWayBack] : []
  // what a scheme card can do is long, and must not push the warning out of sight
  const lines = move.type === 'scheme' ? [...warning, ...told] : [...told, ...warning]
  return lines.length === 0 ? null : lines.join(between)
}

function linesOf(view: View, seat: Seat, move: Move, speech: Speech): string[] {
  const { words, game } = speech
  const decision = asked(view)
  switch (move.type) {
    case 'scout':
    case 'influence':
    case 'extort':
    case 'organize':
    case 'expel':
    case 'oust':
      return [words.actions[move.type]]
    case 'scheme': {
      const { ability } = speech.facts(view, move.card)
      return [game.abilities[ability].name + game.colon + game.abilities[ability].text]
    }
    case 'factionCard':
      return [game.factionCards[factions[move.faction]].ability]
    case 'card':
      if (decision === 'challengeCard') return challengeLines(view, seat, move.card, speech)
      return decision === 'scoutPlace' || decision === 'expelCard' ? laidLines(view, seat, move, speech) : []
    case 'slot':
    case 'freeSlot':
    case 'target':
    case 'disks':
    case 'mode':
    case 'fallAway':
    case 'token':
    case 'exchange':
    case 'payAll':
    case 'congress':
    case 'press':
    case 'court':
    case 'draw':
    case 'lookAtHand':
    case 'lookAtPlot':
      return outcomeLines(view, seat, move, speech)
    default:
      return []
  }
}

function challengeLines(view: View, seat: Seat, card: number, { words }: Speech): string[] {
  if (view.oust === null) return []
  const effect = effectOf(view, view.oust, sideOf(view.oust, seat), card)
  const text = effect.kind === 'adds' ? words.oust.total(effect.total) : words.oust[effect.kind]
  return [words.preview.withCard(text)]
}

/** A card laid on the map: the lodges of its factions that it joins or makes. */
function laidLines(view: View, seat: Seat, move: Move, speech: Speech): string[] {
  const after = foresee(view, seat, move)?.after
  if (after === undefined || !('card' in move)) return []
  const slot = after.map.indexOf(move.card)
  const { factionsOf } = tablesOf(view)
  return factionIndexes
    .filter((faction) => factionsOf[move.card] & (1 << faction))
    .flatMap((faction) =>
      lodgesOf(after, faction)
        .filter((lodge) => lodge & (1 << slot))
        .map((lodge) => {
          const controller = controllerOf(after, lodge)
          return speech.words.lodge(
            speech.faction(faction),
            count(lodge),
            controller === none ? null : speech.names[controller],
          )
        }),
    )
}

function outcomeLines(view: View, seat: Seat, move: Move, speech: Speech): string[] {
  const { preview } = speech.words
  const outlook = foresee(view, seat, move)
  if (outlook === null) return []
  const lines: string[] = []
  if (asked(view) === 'influenceTarget') lines.push(...diskLines(view, seat, move, outlook, speech))
  if (move.type === 'target') lines.push(oustLine(view, seat, move.slot, move.seat, speech))
  const price = priceOf(view, seat, move)
  if (price !== null && price.symbols.length > 0) lines.push(preview.pays(costText(price, speech)))
  if (outlook.gained.some((tokens) => tokens > 0)) lines.push(preview.gains(speech.tally(outlook.gained)))
  if (outlook.given > 0) lines.push(preview.gives(outlook.given))
  return lines
}

/** What each number of disks would cost. */
function diskLines(view: View, seat: Seat, move: Move, outlook: Outlook, speech: Speech): string[] {
  return movesAfter(outlook, seat).flatMap((next) => {
    if (next.type !== 'disks') return []
    const price = priceOf(view, seat, move, next)
    if (price === null) return []
    const text = price.symbols.length === 0 ? speech.words.preview.free : costText(price, speech)
    return [speech.words.preview.disks(next.disks, text)]
  })
}

/** PI-11.2, PI-11.3: initial strengths, before a scheme card changes them. */
function oustLine(view: View, seat: Seat, slot: number, other: Seat, { words, names }: Speech): string {
  const board = { ...view, map: view.map.slice(), presence: view.presence, disks: view.disks }
  return words.oust.strengths(strengthAt(board, seat, slot), names[other], strengthAt(board, other, slot))
}
