import { type Context, reveals } from '@eminence/kernel'
import {
  type Box,
  intrigues,
  none,
  type Owner,
  opposingSide,
  type Piece,
  queen,
  richelieuSide,
  type Side,
  type Space,
  spaceAt,
  spacesIn,
  spacesOfBox,
  spacesPerBox,
  tablesOf,
} from '../data.ts'
import type { Contribution, Event, Standing } from '../events.ts'
import { owedFor } from '../moves.ts'
import type { Effect } from '../sets.ts'
import {
  allResolved,
  bribable,
  hasAgents,
  isFull,
  kindOfValue,
  labelOfSheet,
  openSpaces,
  outOfGame,
  pieceSpaces,
  type State,
} from '../state.ts'
import { allComeBack, vacate } from './agents.ts'
import { gain } from './gains.ts'

/** RI-6.3: all values on the sheet of that side, pieces included. */
export function strengthOf(s: Pick<State, 'values'>, box: Box, side: Side): number {
  const from = spaceAt(box, side, 0)
  const { values } = s
  return values[from] + values[from + 1] + values[from + 2] + values[from + 3] + values[from + 4]
}

/** RI-6.4: a tie goes to Richelieu. */
export const winnerOf = (s: Pick<State, 'values'>, box: Box): Side =>
  strengthOf(s, box, opposingSide) > strengthOf(s, box, richelieuSide) ? opposingSide : richelieuSide

const sums = [0, 0, 0, 0]

/** RI-6.5, RI-6.6: who has contributed more than nothing to this sheet, best first; ties by the leftmost agent. */
export function rankingOf(s: Pick<State, 'values' | 'owners'>, box: Box, side: Side): Contribution[] {
  const from = spaceAt(box, side, 0)
  sums.fill(0)
  for (let space = from; space < from + 5; space++) {
    const owner = s.owners[space]
    if (owner !== none && owner < queen) sums[owner] += s.values[space]
  }
  const ranking: Contribution[] = []
  // from left to right, so of equal sums the one seen first stays ahead
  for (let space = from; space < from + 5; space++) {
    const owner = s.owners[space]
    if (owner === none || owner >= queen || sums[owner] <= 0) continue
    const sum = sums[owner]
    sums[owner] = 0
    let at = ranking.length
    while (at > 0 && ranking[at - 1].sum < sum) at--
    ranking.splice(at, 0, { owner, sum })
  }
  return ranking
}

/** RI-6.1 to RI-6.6: the next box of the queue. */
export function beginResolution(s: State, context: Context<Event>): void {
  const box = s.pending[0]
  s.pending.shift()
  s.box = box
  const turnedUp = s.faceUp
  for (let space = box * spacesPerBox; space < (box + 1) * spacesPerBox; space++) {
    if (s.owners[space] === none) continue
    s.faceUp |= 1 << space
    s.musterOf[space] = 0
  }
  s.winningSide = winnerOf(s, box)
  const ranking = rankingOf(s, box, s.winningSide)
  s.ranked[0] = ranking.length > 0 ? ranking[0].owner : none
  s.ranked[1] = ranking.length > 1 ? ranking[1].owner : none
  s.rewardStep = 0
  s.effectStep = none
  if (context.tell !== undefined) tellResolution(s, box, ranking, turnedUp ^ s.faceUp, context)
}

function tellResolution(
  s: State,
  box: Box,
  ranking: readonly Contribution[],
  turnedUp: number,
  { tell }: Context<Event>,
): void {
  const sheets = [0, 1].map((side) => labelOfSheet(s, s.sheets[2 * box + side]))
  const began: Event = {
    type: 'resolutionBegan',
    box,
    intrigue: s.resolved + 1,
    full: isFull(s, 2 * box) ? richelieuSide : opposingSide,
    sheets,
    standing: standingIn(s, box),
    turnedUp: spacesIn(turnedUp),
  }
  if (turnedUp === 0) tell?.(began)
  else tell?.(began, reveals)
  const strengths = [richelieuSide, opposingSide].map((side) => strengthOf(s, box, side))
  tell?.({ type: 'intrigueWon', box, side: s.winningSide, sheet: sheets[s.winningSide], strengths, ranking })
}

const standingIn = (s: State, box: Box): Standing[] =>
  spacesIn(spacesOfBox[box])
    .filter((space) => s.owners[space] !== none)
    .map((space) => ({ space, owner: s.owners[space], value: s.values[space] }))

/**
 * RI-6.7: the first reward, then the second, each up to a symbol that asks for a choice (RI-8.1, RI-8.11).
 * Gives whether somebody has to choose now.
 */
export function owesChoice(s: State, context: Context<Event>): boolean {
  const { rewards } = tablesOf(s)
  const sheet = s.sheets[2 * s.box + s.winningSide]
  for (; s.rewardStep < 2; s.rewardStep++, s.effectStep = none) {
    const owner = s.ranked[s.rewardStep]
    const place = s.rewardStep + 1
    if (owner === none || owner >= s.seats) {
      context.tell?.({ type: 'rewardLost', place, owner, sheet: labelOfSheet(s, sheet) })
      continue
    }
    const reward = rewards[2 * sheet + s.rewardStep]
    if (s.effectStep === none) {
      const { box } = s
      gain(
        s,
        owner,
        reward,
        (gains) => context.tell?.({ type: 'rewarded', seat: owner, place, box, sheet: labelOfSheet(s, sheet), gains }),
        context,
      )
    }
    while (++s.effectStep < reward.effects.length) {
      const effect = reward.effects[s.effectStep]
      if (hasTarget(s, owner, effect)) {
        s.todo.push(owedFor[effect][owner])
        return true
      }
      context.tell?.({ type: 'effectLost', seat: owner, effect })
    }
  }
  return false
}

/** RI-8.5: otherwise the symbol is lost. */
function hasTarget(s: State, seat: Owner, effect: Effect): boolean {
  switch (effect) {
    case 'placeAgent':
      return openSpaces(s) !== 0 && hasAgents(s.hands, seat, tablesOf(s).kinds.length)
    case 'bribe':
      return openSpaces(s) !== 0 && bribable(s, seat) !== 0
    case 'queen':
      return pieceSpaces(s, richelieuSide) !== 0
    case 'greyEminence':
      return pieceSpaces(s, opposingSide) !== 0
  }
}

/** RI-6.8 to RI-6.13, after both rewards. */
export function finishResolution(s: State, context: Context<Event>): void {
  moveCardinal(s, context)
  clearBox(s, context)
  refillBox(s, context)
  s.box = none
  s.resolved++
  if (s.resolved === intrigues) s.ending = allResolved
}

/** RI-6.8, RI-6.9, RI-6.10 */
function moveCardinal(s: State, { tell }: Context<Event>): void {
  const step = tablesOf(s).set.sheets[s.sheets[2 * s.box + s.winningSide]].cardinal
  const from = s.cardinal
  s.cardinal = Math.max(0, from + step)
  tell?.({ type: 'cardinalMoved', step, from, to: s.cardinal })
  const [first] = s.ranked
  if (s.winningSide !== richelieuSide || first === none || first >= s.seats) return
  const behind = s.cardinal
  if (behind >= s.prestige[first]) return
  s.cardinal = s.prestige[first]
  tell?.({ type: 'cardinalCaughtUp', seat: first, from: behind, to: s.cardinal })
}

/** RI-6.7, RI-6.11, RI-6.12 */
function clearBox(s: State, context: Context<Event>): void {
  const { box } = s
  const tables = tablesOf(s)
  const winning = s.sheets[2 * box + s.winningSide]
  const losing = s.sheets[2 * box + 1 - s.winningSide]
  const [first] = s.ranked
  const keeper = first !== none && first < s.seats ? first : none
  s.keepers[winning] = keeper === none ? outOfGame : keeper
  s.keepers[losing] = outOfGame
  if (context.tell !== undefined) {
    const standing = standingIn(s, box)
    context.tell({
      type: 'boxCleared',
      box,
      keeper,
      winning: labelOfSheet(s, winning),
      losing: labelOfSheet(s, losing),
      agents: standing.filter(({ owner }) => owner < queen),
      pieces: standing.flatMap(({ owner }): Piece[] => (owner < queen ? [] : [owner - queen])),
    })
  }
  for (let space: Space = box * spacesPerBox; space < (box + 1) * spacesPerBox; space++) {
    const owner = s.owners[space]
    if (owner === none) continue
    if (owner < queen) s.city[owner * tables.kinds.length + kindOfValue(tables, s.values[space])]++
    else s.pieces[owner - queen] = none
    vacate(s, space)
  }
  allComeBack(s, context)
}

/** RI-6.13 */
function refillBox(s: State, { tell }: Context<Event>): void {
  const { box } = s
  const red = s.richelieuDeck.pop() ?? none
  const yellow = s.opposingDeck.pop() ?? none
  s.sheets[2 * box] = red
  s.sheets[2 * box + 1] = yellow
  if (red === none) {
    s.free &= ~spacesOfBox[box]
    tell?.({ type: 'boxStaysEmpty', box })
  } else {
    s.free |= spacesOfBox[box]
    tell?.({ type: 'sheetsTurnedUp', box, sheets: [labelOfSheet(s, red), labelOfSheet(s, yellow)] }, reveals)
  }
}
