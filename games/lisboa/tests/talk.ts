import { FastRandom, type Seat, type Tell, type Told } from '@eminence/kernel'
import {
  type Card,
  clergyLimit,
  columnOf,
  deckOfShip,
  type Land,
  none,
  type Owner,
  rowOf,
  type Ship,
  type Space,
  slotsPerRow,
  spaceNamed,
  tablesOf,
} from '../data.ts'
import type { Event } from '../events.ts'
import { lisboa } from '../index.ts'
import type { Move } from '../moves.ts'
import { goOn } from '../rules/steps.ts'
import { colours, decks, goods, nobles, pileTypes, rubbleKinds, spaceNames } from '../sets.ts'
import { standardSet } from '../standard-set.ts'
import { type State, shipSlot } from '../state.ts'
import { landOf, planIds } from './position.ts'

const actionNames = ['plan', 'recruit', 'ship', 'produce', 'cardinal', 'favor']
const landName = (land: Land): string => `${'ABCDE'[rowOf[land]]}${columnOf[land] + 1}`

/** Lacerda's turn, if it is his. */
export function letLacerda(s: State, seed = 1): Told<Event>[] {
  return listening((tell) => goOn(s, { random: new FastRandom(seed), tell }))
}

/** What is told meanwhile. */
export function listening(act: (tell: Tell<Event>) => void): Told<Event>[] {
  const events: Told<Event>[] = []
  act((event, ...notes) => {
    const confidences = notes.filter((note) => note !== 'reveals')
    events.push({ event, confidences, reveals: notes.some((note) => note === 'reveals') })
  })
  return events
}

const nameOfShip = (s: State, ship: Ship): string => `${decks[deckOfShip(ship)]}${s.shipOwner[ship]}`

/** A move in few words: “visit 4”, “land B3”, “sell gold red0”. */
export function worded(s: State, move: Move): string {
  switch (move.type) {
    case 'portfolio':
    case 'visit':
    case 'sponsor':
    case 'discard':
    case 'dismiss':
    case 'reward':
      return `${move.type} ${standardSet.cards[move.card].id}`
    case 'keepTile':
    case 'dropTile':
    case 'giveBack':
      return `${move.type} ${standardSet.clergy[move.tile].effect}`
    case 'replace':
      return `replace ${move.slot}`
    case 'sell':
      return `sell ${goods[move.good]} ${nameOfShip(s, move.ship)}`
    case 'give':
      return `give ${goods[move.good]} ${actionNames[move.action]}`
    case 'state':
      return `state ${actionNames[move.action]}`
    case 'tradeWith':
    case 'office':
    case 'favor':
    case 'fromOffice':
      return `${move.type} ${nobles[move.noble]}`
    case 'plan':
      return `plan ${colours[move.colour]}`
    case 'steps':
      return `steps ${move.steps}`
    case 'land':
      return `land ${landName(move.land)}`
    case 'entrance':
      return `entrance S${move.street + 1}`
    case 'rowCube':
    case 'columnCube':
    case 'rubble':
      return `${move.type} ${rubbleKinds[move.kind]}`
    case 'decree':
      return `decree ${standardSet.decrees[move.decree].id}`
    case 'usePlan':
      return `usePlan ${planIds[move.plan]}`
    case 'space':
      return `space ${spaceNames[move.space]}`
    case 'takeGood':
    case 'loseGood':
    case 'dropGood':
    case 'raisePrice':
      return `${move.type} ${goods[move.good]}`
    case 'treasury':
      return `treasury ${move.by}`
    case 'draw':
      return `draw ${pileTypes[move.pile]}`
    default:
      return move.type
  }
}

/** Whoever is asked gives these answers, one after the other; each has to be offered, and the invariants have to hold. */
export function say(s: State, ...answers: readonly string[]): Told<Event>[] {
  return answers.flatMap((answer) => {
    const [{ seat, type }] = lisboa.decisions(s)
    const moves = lisboa.moves(s, seat)
    const move = moves.find((each) => worded(s, each) === answer)
    if (move === undefined) {
      const offers = moves.map((each) => worded(s, each)).join(', ')
      throw new Error(`seat ${seat} owes ${type} and is not offered “${answer}”, but ${offers}`)
    }
    const before = lisboa.clone(s)
    const events = listening((tell) => lisboa.play(s, seat, move, { random: new FastRandom(1), tell }))
    const broken = lisboa.broken(s, before)
    if (broken.length > 0) throw new Error(`“${answer}” breaks ${broken.join(', ')}`)
    return events
  })
}

/** Who owes what: “useCard 0”. */
export const owes = (s: State): string => lisboa.decisions(s).map(({ type, seat }) => `${type} ${seat}`)[0] ?? 'nothing'

/** What who is asked may do. */
export const offered = (s: State): string[] =>
  lisboa.decisions(s).flatMap(({ seat }) => lisboa.moves(s, seat).map((move) => worded(s, move)))

/** Why not: “visit 4: visitTooDear LI-3.17”. */
export const blocked = (s: State): string[] =>
  lisboa
    .decisions(s)
    .flatMap(({ seat }) => lisboa.blocked?.(s, seat) ?? [])
    .map(({ move, reason, rule }) => `${worded(s, move)}: ${reason} ${rule}`)

export const stockOf = (s: State, owner: Owner): number[] => s.stock.slice(owner * 4, owner * 4 + 4)
export const rubbleOf = (s: State, owner: Owner): number[] => s.rubble.slice(owner * 3, owner * 3 + 3)
export const officesOf = (s: State, owner: Owner): number[] => s.offices.slice(owner * 3, owner * 3 + 3)
export const favorsOf = (s: State, owner: Owner): string[] =>
  nobles.filter((_, noble) => s.favors[owner * 3 + noble] === 1)
export const clergyOf = (s: State, seat: Seat): string[] =>
  s.clergy
    .slice(seat * clergyLimit, (seat + 1) * clergyLimit)
    .filter((tile) => tile !== none)
    .map((tile) => standardSet.clergy[tile].effect)
/** The ids of the cards and the ships in the top row, the cards in the bottom row. */
export const topOf = (s: State, seat: Seat): (number | string | null)[] =>
  s.top.slice(seat * slotsPerRow, (seat + 1) * slotsPerRow).map((held) => {
    if (held === none) return null
    return held >= shipSlot ? decks[deckOfShip(held - shipSlot)] : standardSet.cards[held].id
  })
export const bottomOf = (s: State, seat: Seat): (number | null)[] =>
  s.bottom.slice(seat * slotsPerRow, (seat + 1) * slotsPerRow).map((card) => standardSet.cards[card]?.id ?? null)
export const idsOf = (cards: readonly Card[]): number[] => cards.map((card) => standardSet.cards[card].id)
export const decreeIds = (decrees: readonly number[]): number[] => decrees.map((each) => standardSet.decrees[each].id)
export const storeAt = (s: State, name: string): string | null => {
  const land = landOf(name)
  if (s.stores[land] === none) return null
  return `${s.stores[land]} ${goods[tablesOf(s).goodOfStreet[s.entrances[land]]]}`
}
export const buildingAt = (s: State, name: string): string | null => {
  const space: Space = spaceNamed(name)
  return s.buildings[space] === none ? null : standardSet.buildings[s.buildings[space]].id
}
