import { boxes, firstNeutral, intrigues, none, type Owner, tablesOf } from '../../data.ts'
import { holderOf, isBehindCardinal, neutralOf, ownersIn } from '../../state.ts'
import type { View } from '../../view.ts'
import type { PrintedReward, RichelieuWords, SheetLine, SpaceLine } from '../words.ts'
import { ownerName, sheetNameIn, valuesOf } from './names.ts'

/** All that the viewer may know, one thing a line. */
export function positionLines(words: RichelieuWords, view: View, names: readonly string[]): string[] {
  return [
    words.position.course(view.resolved, intrigues, view.cardinal),
    ...boxes.flatMap((box) => boxLines(words, view, names, box)),
    ...chainLines(words, view),
    ...names.flatMap((_, seat) => playerLines(words, view, names, seat)),
    ...cityLines(words, view, names),
    ...screenLines(words, view, names),
    ...turnLines(words, view, names),
  ]
}

function boxLines(words: RichelieuWords, view: View, names: readonly string[], box: number): string[] {
  if (view.sheets[2 * box] === none) return [words.position.emptyBox(box + 1)]
  return [0, 1].map((side) => words.position.sheet(sheetLine(words, view, names, 2 * box + side)))
}

function sheetLine(words: RichelieuWords, view: View, names: readonly string[], place: number): SheetLine {
  const { set, rewards } = tablesOf(view)
  const sheet = view.sheets[place]
  const { faction, spaces, cardinal } = set.sheets[sheet]
  const reward = (at: number): PrintedReward => rewards[2 * sheet + at]
  const spaceLine = (label: number, index: number): SpaceLine => {
    const space = 5 * place + index
    const owner = view.owners[space]
    return {
      label,
      who: owner === none ? null : ownerName(words, names, owner),
      value: view.values[space],
      faceUp: (view.faceUp & (1 << space)) !== 0,
    }
  }
  return {
    box: Math.floor(place / 2) + 1,
    name: sheetNameIn(words, view, sheet),
    faction,
    spaces: spaces.map(spaceLine),
    first: reward(0),
    second: reward(1),
    cardinal,
  }
}

function chainLines({ position }: RichelieuWords, { box, pending }: View): string[] {
  return [
    ...(box === none ? [] : [position.resolving(box + 1)]),
    ...(pending.length === 0 ? [] : [position.pending(pending.map((each) => each + 1))]),
  ]
}

function playerLines(words: RichelieuWords, view: View, names: readonly string[], seat: number): string[] {
  const { position } = words
  const won = view.won[seat]
  const [red, yellow] = view.backs[seat]
  const line = position.player({
    name: names[seat],
    isReader: seat === view.viewer,
    prestige: view.prestige[seat],
    income: view.income[seat],
    military: view.military[seat],
    agents: view.sizes[seat],
    money: view.purses[seat],
    jewels: view.jewels[seat],
    isBehindCardinal: isBehindCardinal(view, seat),
  })
  if (red + yellow === 0) return [line]
  const wonLine =
    won === null
      ? position.wonFaceDown(names[seat], red, yellow)
      : position.won(
          names[seat],
          won.map((sheet) => sheetNameIn(words, view, sheet)),
        )
  return [line, wonLine]
}

function cityLines(words: RichelieuWords, view: View, names: readonly string[]): string[] {
  const { length: kinds } = tablesOf(view).kinds
  const inCity = (owner: Owner) => valuesOf(view, view.city.slice(owner * kinds, (owner + 1) * kinds))
  const agents = Array.from({ length: ownersIn(view.seats) }, (_, owner) => ({
    name: ownerName(words, names, owner),
    values: inCity(owner),
  }))
  return [
    words.position.city(agents.filter(({ values }) => values.length > 0)),
    words.position.cityJewels(view.cityJewels),
  ]
}

/** What is behind the screens: the own hand, and with two players the neutral ones. */
function screenLines({ position, neutrals }: RichelieuWords, view: View, names: readonly string[]): string[] {
  const { viewer } = view
  const ownHand = viewer === null ? null : view.hands[viewer]
  const lines = ownHand === null ? [] : [position.ownHand(valuesOf(view, ownHand))]
  if (view.seats !== 2) return lines
  for (const [at, neutral] of neutrals.entries()) {
    const owner = firstNeutral + at
    const hand = view.hands[owner]
    const isOwn = viewer !== null && neutralOf(view, viewer) === owner
    if (isOwn && hand !== null) lines.push(position.ownNeutral(neutral, valuesOf(view, hand)))
    else lines.push(position.neutralHand(neutral, names[holderOf(view, owner)], view.sizes[owner]))
  }
  return lines
}

function turnLines({ position }: RichelieuWords, view: View, names: readonly string[]): string[] {
  const due = view.todo.at(-1)
  if (due === undefined) return [position.over]
  const { quietRoundsToEnd } = tablesOf(view).set
  return [
    ...(view.quietTurns === 0 ? [] : [position.quiet(view.quietTurns, quietRoundsToEnd * view.seats)]),
    position.actions(names[view.active], view.acts, view.allowance),
    ...due.owing.map((seat) => (seat === view.viewer ? position.ownTurn : position.turn(names[seat]))),
  ]
}
