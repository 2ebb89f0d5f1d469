import { type Seat, sharesOf, type Task } from '@eminence/kernel'
import { none } from '../data.ts'
import type { How, Move, OrganizeTask } from '../moves.ts'
import type { State } from '../state.ts'
import {
  bestDestination,
  bestExpel,
  bestInfluence,
  bestOf,
  useless,
  worthOfArriving,
  worthOfExtort,
  worthOfInfluence,
  worthOfOrganizing,
  worthOfPlacing,
  worthOfReplacing,
  worthOfScouting,
  yieldAt,
} from './actions.ts'
import { worthOfEntry } from './menu.ts'
import { bestOust, bestOustOf, worthOfCard, worthOfNext, worthOfOust, worthOfStrength } from './oust.ts'
import { type Outlook, outlookOf, worthOfDisk } from './outlook.ts'
import { bestSwapOf, worthOfDrawing, worthOfMode, worthOfPlot, worthOfSwap, worthOfUnseen } from './schemes.ts'
import { worthOfActivating, worthOfBorrowing, worthOfFallAway, worthOfKeeping, worthOfTokens } from './small.ts'
import { type Weights, weightsFor } from './weights.ts'

/** The most promising move; of equal ones the first. */
export function choose(s: State, seat: Seat, moves: readonly Move[], weights: Weights = weightsFor[s.seats]): Move {
  if (moves.length === 1) return moves[0]
  const worths = appraise(s, seat, moves, weights)
  let best = 0
  for (let nth = 1; nth < moves.length; nth++) if (worths[nth] > worths[best]) best = nth
  return moves[best]
}

/** Decisions with one sensible answer: a search need not look at the others. */
const plainDecisions: ReadonlySet<string> = new Set([
  'pay',
  'fallAway',
  'gainChoice',
  'gainVictim',
  'give',
  'compensation',
  'takeEdict',
  'redrawDiscard',
  'oustStrength',
])

/** What promises less than the best by so many whims is not thought about at all: it is 50 times less likely. */
const outOfMind = Math.log(50)

/** Shares: a move that promises less by `whim` has 1/e of the share. */
export function leanings(
  s: State,
  seat: Seat,
  moves: readonly Move[],
  weights: Weights = weightsFor[s.seats],
): number[] {
  const worths = appraise(s, seat, moves, weights)
  if (!plainDecisions.has(s.todo[s.todo.length - 1].type)) return sharesOf(worths, weights.whim, outOfMind)
  const first = worths.indexOf(Math.max(...worths))
  return worths.map((_, nth) => (nth === first ? 1 : 0))
}

/** What each of the moves promises the seat, in main actions; to do nothing promises nothing. */
function appraise(s: State, seat: Seat, moves: readonly Move[], weights: Weights): number[] {
  const task = s.todo[s.todo.length - 1]
  const payAll = moves.findIndex(({ type }) => type === 'payAll')
  if (payAll >= 0) return moves.map((_, nth) => (nth === payAll ? 1 : 0))
  const outlook = outlookOf(s, seat, weights, !plainDecisions.has(task.type))
  const worths: number[] = []
  for (const move of moves) worths.push(worthOf(outlook, task, move))
  return worths
}

const partOf = (task: Task, part: string): number => {
  const value: unknown = Reflect.get(task, part)
  return typeof value === 'number' ? value : none
}

const hows: readonly How[] = ['main', 'scheme', 'faction', 'cube']
const howOf = (task: Task): How => hows.find((how) => Reflect.get(task, 'how') === how) ?? 'main'

const courseOf = (task: Task): OrganizeTask => ({
  type: task.type,
  owing: task.owing,
  how: howOf(task),
  left: partOf(task, 'left'),
  faction: partOf(task, 'faction'),
  slot: partOf(task, 'slot'),
})

function worthOf(outlook: Outlook, task: Task, move: Move): number {
  const { s } = outlook
  switch (move.type) {
    case 'slot':
    case 'freeSlot':
      return worthOfSlot(outlook, task, move.slot)
    case 'card':
      return worthOfCardMove(outlook, task, move.card)
    case 'faction':
    case 'token':
    case 'exchange':
      if (task.type === 'organizeFaction') return worthOfOrganizing(outlook, move.faction)
      if (task.type === 'borrow') return worthOfBorrowing(move.faction)
      return worthOfTokens(outlook, task.type, move)
    case 'keepPlot':
      return worthOfPlot(outlook, move.plot)
    case 'seat':
      return -move.seat
    case 'target':
      return bestOustOf(outlook, move.slot, move.seat, howOf(task))
    case 'disks':
      if (task.type === 'oustCount') {
        return worthOfOust(outlook, partOf(task, 'slot'), partOf(task, 'seat'), move.disks, howOf(task))
      }
      return worthOfInfluence(outlook, partOf(task, 'slot'), move.disks, howOf(task))
    case 'fallAway':
      return worthOfFallAway(outlook, partOf(task, 'slot'), move)
    case 'mode':
      return worthOfMode(outlook, partOf(task, 'card'), move.mode)
    case 'event':
      return task.type === 'keepEvent' ? worthOfKeeping(outlook, move.event) : worthOfActivating(move.event)
    case 'court':
      return worthOfDrawing(outlook, s.court[move.position]) - (s.courtTaken === 1 ? outlook.weights.token : 0)
    case 'draw':
      return task.type === 'drawOrCourt' ? 2 * worthOfUnseen - 0.2 : worthOfUnseen
    case 'plusOne':
    case 'minusOne':
      return worthOfStrength(outlook, move.type)
    case 'continue':
    case 'call':
    case 'concede':
      return s.oust === null ? 0 : worthOfNext(outlook, s.oust, move.type)
    case 'stop':
      return 0
    default:
      return task.type === 'followUpKind'
        ? worthOfFollowing(outlook, move.type, partOf(task, 'slot'))
        : worthOfEntry(outlook, move)
  }
}

/** PI-11.10 */
const worthOfFollowing = (outlook: Outlook, type: Move['type'], slot: number): number =>
  type === 'oust' ? bestOust(outlook, 'cube', slot) : bestOf(outlook, type, 'cube', slot)

function worthOfSlot(outlook: Outlook, task: Task, slot: number): number {
  const how = howOf(task)
  switch (task.type) {
    case 'scoutSlot':
      return worthOfScouting(outlook, slot, how)
    case 'influenceTarget':
      return bestInfluence(outlook, slot, how)
    case 'extortTarget':
      return worthOfExtort(outlook, slot, how)
    case 'whisper':
      return yieldAt(outlook, slot, 0, how)
    case 'organizeFrom':
      return bestDestination(outlook, courseOf(task), slot)
    case 'organizeTo':
      return worthOfArriving(outlook, slot)
    case 'expelTarget':
      return bestExpel(outlook, slot, how)
    case 'expelMove':
      return worthOfArriving(outlook, partOf(task, 'slot')) - worthOfDisk(outlook, slot)
    case 'swapFirst':
      return bestSwapOf(outlook, slot)
    case 'swapSecond':
      return worthOfSwap(outlook, partOf(task, 'slot'), slot)
    default:
      return useless
  }
}

function worthOfCardMove(outlook: Outlook, task: Task, card: number): number {
  switch (task.type) {
    case 'scoutPlace':
      return worthOfPlacing(outlook, partOf(task, 'slot'), card)
    case 'expelCard':
      return worthOfReplacing(outlook, partOf(task, 'slot'), card)
    case 'challengeCard':
      return outlook.s.oust === null ? 0 : worthOfCard(outlook, outlook.s.oust, card)
    default:
      return -worthOfDrawing(outlook, card)
  }
}
