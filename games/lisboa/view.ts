import { type Random, shuffle, type Viewer } from '@eminence/kernel'
import { type Building, type Card, type Decree, none, type Plan, type Tile, tablesOf } from './data.ts'
import { type Board, blueDeck, isHiddenDeck, purpleDeck, type State } from './state.ts'

/**
 * What a seat or the audience may know (section 7), with all that it could have noted down.
 *
 * What a drawing needs besides:
 * - Owners are seats; in a solo game 1 is Lacerda, who has no entry in what is listed by seat (`purses`, `top`, `hands`, ...).
 * - Land n is in row n / 5 and column n % 5; `stores` and `entrances` tell whose store and which street. Places for public buildings are
 *   counted clockwise as `spaceNames` has them; `firstSpace` and `endOfSpaces` of `rows` tell which are in play.
 * - What is printed: `tablesOf(view).set`. Prices: `priceOf`, `treasuryReis`, `visitBase`; `capacityOf`, `setsOf`, `portfolioInfluence`, ... of state.ts take a view.
 * - Who decides what: the last of `todo`.
 */
export interface View extends Board {
  readonly viewer: Viewer
  /** The viewer's own cards; empty for the audience. */
  readonly hand: readonly Card[]
  /** By seat: the cards in hand that everybody saw when they were drawn, and how many blue and purple ones nobody else has seen. */
  readonly knownCards: readonly (readonly Card[])[]
  readonly hiddenBlue: readonly number[]
  readonly hiddenPurple: readonly number[]
  /** Blue and purple cards that are in other hands or were not dealt at all, for all the viewer knows. */
  readonly unseenCards: readonly Card[]
  /** By type: the face-up card, or none, and what lies below in an order that nobody knows. */
  readonly pileTops: readonly Card[]
  readonly pileRests: readonly (readonly Card[])[]
  /** By colour, likewise. */
  readonly buildingTops: readonly Building[]
  readonly buildingRests: readonly (readonly Building[])[]
  readonly planTops: readonly Plan[]
  readonly planRests: readonly (readonly Plan[])[]
  /** What is still in there, not its order. */
  readonly bag: readonly Tile[]
  readonly decreeDeck: readonly Decree[]
}

const upwards = (a: number, b: number): number => a - b
const inOrder = (things: readonly number[]): number[] => things.slice().sort(upwards)
const topsOf = (stacks: readonly (readonly number[])[]): number[] => stacks.map((stack) => stack.at(-1) ?? none)
const restsOf = (stacks: readonly (readonly number[])[]): number[][] =>
  stacks.map((stack) => inOrder(stack.slice(0, -1)))

export function view(s: State, viewer: Viewer): View {
  const { deckOf } = tablesOf(s)
  const isHidden = (card: Card) => isHiddenDeck(deckOf[card])
  const hiddenIn = (deck: number) => s.hands.map((hand) => hand.filter((card) => deckOf[card] === deck).length)
  const ofOthers = s.hands.filter((_, seat) => seat !== viewer).flat()
  return {
    viewer,
    hand: viewer === null ? [] : s.hands[viewer].slice(),
    knownCards: s.hands.map((hand) => hand.filter((card) => !isHidden(card))),
    hiddenBlue: hiddenIn(blueDeck),
    hiddenPurple: hiddenIn(purpleDeck),
    unseenCards: inOrder([...ofOthers.filter(isHidden), ...s.undealt]),
    pileTops: topsOf(s.piles),
    pileRests: restsOf(s.piles),
    buildingTops: topsOf(s.buildingStacks),
    buildingRests: restsOf(s.buildingStacks),
    planTops: topsOf(s.planStacks),
    planRests: restsOf(s.planStacks),
    bag: inOrder(s.bag),
    decreeDeck: inOrder(s.decreeDeck),
    todo: s.todo.slice(),
    seats: s.seats,
    options: s.options,
    set: s.set,
    starter: s.starter,
    rows: s.rows,
    isOver: s.isOver,
    period: s.period,
    active: s.active,
    turn: s.turn,
    turns: s.turns.slice(),
    lastTurn: s.lastTurn,
    herald: s.herald,
    played: s.played,
    dismissed: s.dismissed.slice(),
    wigs: s.wigs.slice(),
    influence: s.influence.slice(),
    houses: s.houses.slice(),
    officials: s.officials.slice(),
    courtiers: s.courtiers.slice(),
    offices: s.offices.slice(),
    favors: s.favors.slice(),
    stock: s.stock.slice(),
    rubble: s.rubble.slice(),
    purses: s.purses.slice(),
    openTop: s.openTop.slice(),
    openBottom: s.openBottom.slice(),
    top: s.top.slice(),
    bottom: s.bottom.slice(),
    clergy: s.clergy.slice(),
    treasury: s.treasury,
    prices: s.prices.slice(),
    supply: s.supply.slice(),
    tiles: s.tiles.slice(),
    stores: s.stores.slice(),
    entrances: s.entrances.slice(),
    buildings: s.buildings.slice(),
    openedBy: s.openedBy.slice(),
    planKeeper: s.planKeeper.slice(),
    planUse: s.planUse.slice(),
    rowCubes: s.rowCubes.slice(),
    columnCubes: s.columnCubes.slice(),
    spaceCubes: s.spaceCubes.slice(),
    heap: s.heap.slice(),
    cubesOut: s.cubesOut.slice(),
    ring: s.ring.slice(),
    cardinal: s.cardinal,
    tilesOut: s.tilesOut.slice(),
    display: s.display.slice(),
    decreeKeeper: s.decreeKeeper.slice(),
    shipyard: s.shipyard.slice(),
    shipOwner: s.shipOwner.slice(),
    atSea: s.atSea.slice(),
    cargo: s.cargo.slice(),
    favorStacks: s.favorStacks.slice(),
    discard: s.discard.slice(),
    cardsOut: s.cardsOut.slice(),
    assistant: s.assistant,
  }
}

/** The rest in any order, with what is seen on top of it. */
const restack = (tops: readonly number[], rests: readonly (readonly number[])[], random: Random): number[][] =>
  rests.map((rest, at) => (tops[at] === none ? [] : [...shuffle(rest.slice(), random), tops[at]]))

/** A full state that could be behind the view, each as likely as any other. */
export function imagine(view: View, random: Random): State {
  const { deckOf } = tablesOf(view)
  const unseen = (deck: number) =>
    shuffle(
      view.unseenCards.filter((card) => deckOf[card] === deck),
      random,
    )
  const [blueCards, purpleCards] = [unseen(blueDeck), unseen(purpleDeck)]
  const dealt = (cards: Card[], number: number) => cards.splice(cards.length - number)
  const hands = view.knownCards.map((known, seat) =>
    seat === view.viewer
      ? view.hand.slice()
      : [...dealt(blueCards, view.hiddenBlue[seat]), ...dealt(purpleCards, view.hiddenPurple[seat]), ...known],
  )
  return {
    todo: view.todo.slice(),
    seats: view.seats,
    options: view.options,
    set: view.set,
    starter: view.starter,
    rows: view.rows,
    isOver: view.isOver,
    period: view.period,
    active: view.active,
    turn: view.turn,
    turns: view.turns.slice(),
    lastTurn: view.lastTurn,
    herald: view.herald,
    played: view.played,
    dismissed: view.dismissed.slice(),
    wigs: view.wigs.slice(),
    influence: view.influence.slice(),
    houses: view.houses.slice(),
    officials: view.officials.slice(),
    courtiers: view.courtiers.slice(),
    offices: view.offices.slice(),
    favors: view.favors.slice(),
    stock: view.stock.slice(),
    rubble: view.rubble.slice(),
    purses: view.purses.slice(),
    openTop: view.openTop.slice(),
    openBottom: view.openBottom.slice(),
    top: view.top.slice(),
    bottom: view.bottom.slice(),
    clergy: view.clergy.slice(),
    treasury: view.treasury,
    prices: view.prices.slice(),
    supply: view.supply.slice(),
    tiles: view.tiles.slice(),
    stores: view.stores.slice(),
    entrances: view.entrances.slice(),
    buildings: view.buildings.slice(),
    openedBy: view.openedBy.slice(),
    planKeeper: view.planKeeper.slice(),
    planUse: view.planUse.slice(),
    rowCubes: view.rowCubes.slice(),
    columnCubes: view.columnCubes.slice(),
    spaceCubes: view.spaceCubes.slice(),
    heap: view.heap.slice(),
    cubesOut: view.cubesOut.slice(),
    ring: view.ring.slice(),
    cardinal: view.cardinal,
    tilesOut: view.tilesOut.slice(),
    display: view.display.slice(),
    decreeKeeper: view.decreeKeeper.slice(),
    shipyard: view.shipyard.slice(),
    shipOwner: view.shipOwner.slice(),
    atSea: view.atSea.slice(),
    cargo: view.cargo.slice(),
    favorStacks: view.favorStacks.slice(),
    discard: view.discard.slice(),
    cardsOut: view.cardsOut.slice(),
    assistant: view.assistant,
    hands,
    buildingStacks: restack(view.buildingTops, view.buildingRests, random),
    planStacks: restack(view.planTops, view.planRests, random),
    bag: shuffle(view.bag.slice(), random),
    decreeDeck: shuffle(view.decreeDeck.slice(), random),
    piles: restack(view.pileTops, view.pileRests, random),
    undealt: [...blueCards, ...purpleCards],
  }
}
