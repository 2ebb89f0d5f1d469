import { type Random, shuffle, type Viewer } from '@eminence/kernel'
import {
  type Kind,
  none,
  type Owner,
  opposingSide,
  queen,
  richelieuSide,
  type Sheet,
  type Space,
  tablesOf,
} from './data.ts'
import { holderOf, isOver, kindOfValue, ownersIn, type State, sizeOf } from './state.ts'

/**
 * What a seat or the audience may know (RI-10), with all that it could have noted down.
 *
 * What a drawing needs besides:
 * - A box b has its sheets at `sheets[2 * b]` (Richelieu's, above) and `sheets[2 * b + 1]`; the five spaces of the sheet at place p are
 *   5 * p to 5 * p + 4. What is printed on a sheet: `tablesOf(view).set.sheets[sheet]`.
 * - `owners[space]` is none, a seat, a neutral colour (2 or 3 with two players; `holderOf` says whose screen it is behind), `queen` or
 *   `greyEminence`. `values[space]` is null where the viewer does not know it; bit `space` of `faceUp` tells whether all know it.
 * - A sheet with one free space left: `freeAt(view, place)` has one bit. Locked boxes: `box` (being resolved) and `pending`, in their order.
 * - Two actions or one: `isBehindCardinal(view, seat)`, for the active seat `allowance` and `acts`. The next price: label + `surchargeOf(view)`.
 * - Who decides what: the last of `todo`; a task that follows the choice of a space has that `space` in it.
 */
export interface View
  extends Readonly<
    Omit<State, 'hands' | 'purses' | 'jewels' | 'keepers' | 'richelieuDeck' | 'opposingDeck' | 'values' | 'musters'>
  > {
  readonly viewer: Viewer
  /** By owner: how many agents of each kind are behind the screen; null where that is hidden. */
  readonly hands: readonly (readonly number[] | null)[]
  /** By owner: how many agents are behind the screen. */
  readonly sizes: readonly number[]
  /** By space: null where nobody stands or the value is hidden. */
  readonly values: readonly (number | null)[]
  /** By seat; null where hidden. When the game is over, screens are lifted. */
  readonly purses: readonly (number | null)[]
  readonly jewels: readonly (number | null)[]
  /** By seat: the sheets it has won, or null where they lie face down; then the backs are seen, red and yellow ones. */
  readonly won: readonly (readonly Sheet[] | null)[]
  readonly backs: readonly (readonly [red: number, yellow: number])[]
  /** Sheets in each of the two decks. */
  readonly deckSize: number
  /** Agents that the viewer cannot see, in groups of which it knows all values, but not which is where. */
  readonly unseen: readonly Unseen[]
  readonly musters: readonly number[]
  /**
   * What every attentive player could have written down from the log. Computer players have such a memory, and imagined states need it.
   * A table draws what `purses`, `jewels` and `won` show, and nothing of this.
   */
  readonly noted: Noted
}

/** The agents of an owner that came behind the screen together and have not been seen since: face down on sheets, or still in hand. */
interface Unseen {
  readonly owner: Owner
  readonly muster: number
  /** By kind. */
  readonly counts: readonly number[]
}

interface Noted {
  /** By seat: all that was announced as taken and paid since the start, added up. */
  readonly money: readonly number[]
  readonly jewels: readonly number[]
  /** By sheet: who won it, as in the state. */
  readonly keepers: readonly number[]
}

export function view(s: State, viewer: Viewer): View {
  const tables = tablesOf(s)
  const { length: kinds } = tables.kinds
  const owners = Array.from({ length: ownersIn(s.seats) }, (_, owner) => owner)
  const seats = s.purses.map((_, seat) => seat)
  const sees = (owner: Owner) => viewer !== null && holderOf(s, owner) === viewer
  const isOpen = !s.options.hiddenMoney || isOver(s)
  const wonBy = (seat: number) => s.keepers.flatMap((keeper, sheet) => (keeper === seat ? [sheet] : []))
  const backsOf = (seat: number): readonly [number, number] => {
    const red = wonBy(seat).filter((sheet) => tables.factionOf[sheet] === 0).length
    return [red, wonBy(seat).length - red]
  }
  const showsWon = (seat: number) => !s.options.wonSheetsFaceDown || seat === viewer || isOver(s)
  return {
    viewer,
    hands: owners.map((owner) => (sees(owner) ? s.hands.slice(owner * kinds, (owner + 1) * kinds) : null)),
    sizes: owners.map((owner) => sizeOf(s.hands, owner, kinds)),
    values: s.values.map((value, space) => {
      const owner = s.owners[space]
      const isSeen = owner !== none && ((s.faceUp & (1 << space)) !== 0 || sees(owner))
      return isSeen ? value : null
    }),
    purses: s.purses.map((money, seat) => (isOpen || seat === viewer ? money : null)),
    jewels: s.jewels.map((jewels, seat) => (isOpen || seat === viewer ? jewels : null)),
    won: seats.map((seat) => (showsWon(seat) ? wonBy(seat) : null)),
    backs: seats.map(backsOf),
    deckSize: s.richelieuDeck.length,
    unseen: owners.filter((owner) => !sees(owner)).flatMap((owner) => unseenOf(s, owner)),
    musters: s.musters.slice(),
    noted: {
      money: s.purses.map((money) => money - tables.set.startMoney),
      jewels: s.jewels.map((jewels) => jewels - tables.set.startJewelsPlayer),
      keepers: s.keepers.slice(),
    },
    todo: s.todo.slice(),
    seats: s.seats,
    options: s.options,
    set: s.set,
    starter: s.starter,
    ending: s.ending,
    turn: s.turn,
    active: s.active,
    allowance: s.allowance,
    stage: s.stage,
    acts: s.acts,
    placed: s.placed,
    used: s.used,
    stirred: s.stirred,
    quietTurns: s.quietTurns,
    prestige: s.prestige.slice(),
    income: s.income.slice(),
    military: s.military.slice(),
    cityJewels: s.cityJewels,
    cardinal: s.cardinal,
    city: s.city.slice(),
    sheets: s.sheets.slice(),
    free: s.free,
    faceUp: s.faceUp,
    owners: s.owners.slice(),
    musterOf: s.musterOf.slice(),
    pieces: s.pieces.slice(),
    resolved: s.resolved,
    box: s.box,
    winningSide: s.winningSide,
    ranked: s.ranked.slice(),
    rewardStep: s.rewardStep,
    effectStep: s.effectStep,
    pending: s.pending.slice(),
  }
}

/** Face-down agents by the muster they belong to, the oldest first; what is in hand belongs to the last one. */
function unseenOf(s: State, owner: Owner): Unseen[] {
  const tables = tablesOf(s)
  const { length: kinds } = tables.kinds
  const groups = new Map<number, number[]>()
  const groupOf = (muster: number): number[] => {
    const group = groups.get(muster) ?? tables.kinds.map(() => 0)
    groups.set(muster, group)
    return group
  }
  for (const space of faceDownOf(s, owner)) groupOf(s.musterOf[space])[kindOfValue(tables, s.values[space])]++
  if (sizeOf(s.hands, owner, kinds) > 0) {
    const group = groupOf(s.musters[owner])
    for (let kind = 0; kind < kinds; kind++) group[kind] += s.hands[owner * kinds + kind]
  }
  return [...groups].sort(([a], [b]) => a - b).map(([muster, counts]) => ({ owner, muster, counts }))
}

const faceDownOf = ({ owners, faceUp }: Pick<State, 'owners' | 'faceUp'>, owner: Owner): Space[] =>
  owners.flatMap((each, space) => (each === owner && (faceUp & (1 << space)) === 0 ? [space] : []))

/** A full state that could be behind the view, each as likely as any other. */
export function imagine(view: View, random: Random): State {
  const tables = tablesOf(view)
  const { length: kinds } = tables.kinds
  const s: State = {
    todo: view.todo.slice(),
    seats: view.seats,
    options: view.options,
    set: view.set,
    starter: view.starter,
    ending: view.ending,
    turn: view.turn,
    active: view.active,
    allowance: view.allowance,
    stage: view.stage,
    acts: view.acts,
    placed: view.placed,
    used: view.used,
    stirred: view.stirred,
    quietTurns: view.quietTurns,
    purses: view.noted.money.map((change) => tables.set.startMoney + change),
    jewels: view.noted.jewels.map((change) => tables.set.startJewelsPlayer + change),
    prestige: view.prestige.slice(),
    income: view.income.slice(),
    military: view.military.slice(),
    cityJewels: view.cityJewels,
    cardinal: view.cardinal,
    hands: view.hands.flatMap((hand) => hand ?? tables.kinds.map(() => 0)),
    city: view.city.slice(),
    musters: view.musters.slice(),
    sheets: view.sheets.slice(),
    richelieuDeck: deckIn(view, richelieuSide, random),
    opposingDeck: deckIn(view, opposingSide, random),
    keepers: view.noted.keepers.slice(),
    free: view.free,
    faceUp: view.faceUp,
    owners: view.owners.slice(),
    values: view.values.map((value) => value ?? 0),
    musterOf: view.musterOf.slice(),
    pieces: view.pieces.slice(),
    resolved: view.resolved,
    box: view.box,
    winningSide: view.winningSide,
    ranked: view.ranked.slice(),
    rewardStep: view.rewardStep,
    effectStep: view.effectStep,
    pending: view.pending.slice(),
  }
  for (const { owner, muster, counts } of view.unseen) {
    const agents: Kind[] = shuffle(
      counts.flatMap((number, kind) => Array.from({ length: number }, () => kind)),
      random,
    )
    let next = 0
    for (const space of faceDownOf(s, owner)) {
      if (s.musterOf[space] === muster) s.values[space] = tables.kinds[agents[next++]]
    }
    while (next < agents.length) s.hands[owner * kinds + agents[next++]]++
  }
  return s
}

/** RI-10.1: all sheets that have not been seen yet, in any order. */
function deckIn({ set, sheets, noted }: View, side: number, random: Random): Sheet[] {
  const { sheetsOfSide } = tablesOf({ set })
  const isUnseen = (sheet: Sheet) => noted.keepers[sheet] === none && !sheets.includes(sheet)
  return shuffle(sheetsOfSide[side].filter(isUnseen), random)
}

/** Whether this view tells its viewer something of the state that RI-10.1 hides: values, hands, money, jewels, won sheets or the decks. */
export function tellsTooMuch(s: State, seen: View): boolean {
  const { viewer } = seen
  const isForeign = (owner: Owner) => viewer === null || holderOf(s, owner) !== viewer
  const isHidden = (space: Space) => {
    const owner = s.owners[space]
    return owner !== none && owner < queen && (s.faceUp & (1 << space)) === 0 && isForeign(owner)
  }
  const tellsOfOthers = (bySeat: readonly unknown[]) => bySeat.some((each, seat) => each !== null && seat !== viewer)
  const { hiddenMoney, wonSheetsFaceDown } = s.options
  return (
    seen.values.some((value, space) => value !== null && isHidden(space)) ||
    seen.hands.some((hand, owner) => hand !== null && isForeign(owner)) ||
    (hiddenMoney && !isOver(s) && (tellsOfOthers(seen.purses) || tellsOfOthers(seen.jewels))) ||
    (wonSheetsFaceDown && !isOver(s) && tellsOfOthers(seen.won)) ||
    'richelieuDeck' in seen ||
    'opposingDeck' in seen
  )
}
