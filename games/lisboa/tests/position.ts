import type { Seat } from '@eminence/kernel'
import {
  type Card,
  clergyLimit,
  cubesPerKind,
  endOfSpaces,
  firstSpace,
  handSize,
  type Land,
  none,
  type Owner,
  type Ship,
  shipsPerDeck,
  slotsPerRow,
  spaceNamed,
  tablesOf,
} from '../data.ts'
import { newTable } from '../new-table.ts'
import { colours, decks, goods, nobles, pileTypes, rubbleKinds } from '../sets.ts'
import { standardSet } from '../standard-set.ts'
import { aboard, type Options, outOfGame, type State, shipSlot } from '../state.ts'
import { owed, step } from '../tasks.ts'

export const usual: Options = { fixedScoringTiles: false }

const indexIn = (names: readonly string[], name: string): number => {
  const at = names.indexOf(name)
  if (at < 0) throw new Error(`${name} is none of ${names.join(', ')}`)
  return at
}
export const cardOf = (id: number): Card => standardSet.cards.findIndex((card) => card.id === id)
/** The first tile with this ability that nobody has yet. */
const tileWith = (effect: string, taken: readonly number[]): number =>
  standardSet.clergy.findIndex((tile, at) => tile.effect === effect && !taken.includes(at))
export const decreeOf = (id: number): number => standardSet.decrees.findIndex((decree) => decree.id === id)
export const buildingOf = (id: string): number =>
  indexIn(
    standardSet.buildings.map((each) => each.id),
    id,
  )
export const planIds = [...standardSet.startingPlans, ...standardSet.plans].map(({ id }) => id)
export const planOf = (id: string): number => indexIn(planIds, id)
export const landOf = (name: string): Land => 5 * 'ABCDE'.indexOf(name[0]) + Number(name[1]) - 1

type ByOwner<T> = Readonly<Record<number, T>>

export interface Given {
  readonly seats?: 1 | 2 | 3 | 4
  readonly options?: Partial<Options>
  readonly active?: Owner
  readonly starter?: Seat
  /** 2 for the second one. */
  readonly period?: 1 | 2
  readonly turn?: number
  /** Ids of cards; what is missing to five is filled up with blue ones. */
  readonly hands?: ByOwner<readonly number[]>
  /** Exactly these, for a hand that is not full. */
  readonly onlyHands?: ByOwner<readonly number[]>
  readonly purses?: ByOwner<number>
  readonly influence?: ByOwner<number>
  readonly wigs?: ByOwner<number>
  readonly treasury?: number
  /** Steps down, by good. */
  readonly prices?: readonly number[]
  /** By good: gold, cloth, books, tools. */
  readonly stock?: ByOwner<readonly number[]>
  /** `{ B3: '0 cloth' }`: whose, and the good of its street. */
  readonly stores?: Readonly<Record<string, string>>
  /** `{ 'W-D': 'B1 0' }`: which, and who opened it. */
  readonly buildings?: Readonly<Record<string, string>>
  /** Ids of the buildings on top of the stacks, blue and green. */
  readonly tops?: readonly [string, string]
  readonly planTops?: readonly [string, string]
  /** Empty stacks of this colour. */
  readonly noBuildings?: readonly ('blue' | 'green')[]
  readonly noPlans?: readonly ('blue' | 'green')[]
  /** `{ B: 'quake fire', 4: 'tsunami', 'W-D': 'fire fire', pile: 'quake' }` */
  readonly cubes?: Readonly<Record<string, string>>
  /** By kind: quake, fire, tsunami. */
  readonly rubble?: ByOwner<readonly number[]>
  readonly open?: ByOwner<readonly [top: number, bottom: number]>
  readonly offices?: ByOwner<readonly number[]>
  /** Ids; `PB1+2` is used, with two officials on it. */
  readonly plans?: ByOwner<readonly string[]>
  /** Ids of cards, and ships: `red`, or `red gold cloth` with its cargo. */
  readonly top?: ByOwner<readonly (number | string)[]>
  readonly bottom?: ByOwner<readonly number[]>
  /** Abilities. */
  readonly clergy?: ByOwner<readonly string[]>
  readonly favors?: ByOwner<readonly string[]>
  /** By space of the ring: `{ 1: 'sell+1' }`; without it the six spaces are filled. */
  readonly ring?: Readonly<Record<number, string>>
  readonly cardinal?: number
  readonly emptyBag?: boolean
  /** Ids, from left to right. */
  readonly display?: readonly number[]
  readonly noDecrees?: boolean
  readonly decrees?: ByOwner<readonly number[]>
  /** Sizes of the piles, in their order. */
  readonly piles?: readonly number[]
  /** Decks of the ships in the yard, the top one last. */
  readonly shipyard?: readonly string[]
  readonly tiles?: readonly number[]
  /** Lacerda's ships, as in `top`. */
  readonly fleet?: readonly string[]
  readonly assistant?: string
  readonly courtier?: string
}

/** A turn that begins, with nothing on the board but what is given. */
export function position(given: Given = {}): State {
  const { seats = 2, options, starter = 0, active = 0, period = 1, turn } = given
  const s = newTable(seats, { ...usual, ...options }, null, starter)
  s.period = period - 1
  s.active = active
  s.turn = turn ?? (active - starter + s.wigs.length) % s.wigs.length
  s.turns = s.wigs.map((_, owner) => {
    const nth = (owner - starter + s.wigs.length) % s.wigs.length
    return Math.floor(s.turn / s.wigs.length) + (nth <= s.turn % s.wigs.length ? 1 : 0)
  })
  setNumbers(s, given)
  layCubes(s, given)
  buildCity(s, given)
  layPortfolios(s, given)
  layTiles(s, given)
  layDecrees(s, given)
  layCards(s, given)
  layGoods(s, given)
  if (seats === 1) setUpLacerda(s, given)
  s.todo = [step.endTurn[active], step.refill[active], owed.useCard[active]]
  if (seats === 1 && active === 1) {
    s.todo = [step.endTurn[1], step.lacerdaTurn[1]]
  }
  return s
}

const each = <T>(by: ByOwner<T> | undefined, act: (owner: number, value: T) => void): void => {
  for (const [owner, value] of Object.entries(by ?? {})) act(Number(owner), value)
}

function setNumbers(s: State, given: Given): void {
  each(given.purses, (seat, reis) => {
    s.purses[seat] = reis
  })
  each(given.influence, (owner, influence) => {
    s.influence[owner] = influence
  })
  each(given.wigs, (owner, wigs) => {
    s.wigs[owner] = wigs
  })
  s.treasury = given.treasury ?? s.treasury
  s.prices = given.prices?.slice() ?? s.prices
  s.tiles = given.tiles?.slice() ?? [2, 0, 3, 1]
  s.favorStacks = [s.wigs.length, s.wigs.length, s.wigs.length]
  each(given.favors, (owner, held) => {
    for (const noble of held) {
      s.favors[owner * 3 + indexIn(nobles, noble)] = 1
      s.favorStacks[indexIn(nobles, noble)]--
    }
  })
  each(given.offices, (owner, numbers) => {
    numbers.forEach((number, noble) => {
      s.offices[owner * 3 + noble] = number
      s.officials[owner] -= number
    })
  })
}

function layCubes(s: State, { cubes = {}, rubble, open }: Given): void {
  s.cubesOut = rubbleKinds.map(() => cubesPerKind)
  const lay = (to: number[], at: number, kind: number) => {
    to[at * 3 + kind]++
    s.cubesOut[kind]--
  }
  for (const [place, kinds] of Object.entries(cubes)) {
    for (const kind of kinds.split(' ').map((name) => indexIn(rubbleKinds, name))) {
      if (place === 'pile') lay(s.heap, 0, kind)
      else if (spaceNamed(place) !== none) lay(s.spaceCubes, spaceNamed(place), kind)
      else if ('ABCDE'.includes(place)) lay(s.rowCubes, 'ABCDE'.indexOf(place), kind)
      else lay(s.columnCubes, Number(place) - 1, kind)
    }
  }
  each(rubble, (owner, numbers) => {
    numbers.forEach((number, kind) => {
      for (let cube = 0; cube < number; cube++) lay(s.rubble, owner, kind)
    })
    const sets = Math.min(4, ...numbers)
    if (owner >= s.seats) return
    s.openTop[owner] = 1 + Math.min(2, sets)
    s.openBottom[owner] = 1 + Math.max(0, sets - 2)
  })
  each(open, (seat, [top, bottom]) => {
    s.openTop[seat] = top
    s.openBottom[seat] = bottom
  })
}

function buildCity(s: State, given: Given): void {
  const { set, goodOfStreet, colourOfBuilding, colourOfPlan } = tablesOf(s)
  for (const [name, words] of Object.entries(given.stores ?? {})) {
    const [owner, good] = words.split(' ')
    s.stores[landOf(name)] = Number(owner)
    s.entrances[landOf(name)] = goodOfStreet.indexOf(indexIn(goods, good))
    s.houses[Number(owner)]--
  }
  for (const [name, words] of Object.entries(given.buildings ?? {})) {
    const [id, owner] = words.split(' ')
    s.buildings[spaceNamed(name)] = buildingOf(id)
    s.openedBy[spaceNamed(name)] = owner === undefined ? none : Number(owner)
  }
  const isPlaced = (building: number) => s.buildings.includes(building)
  s.buildingStacks = [0, 1].map((colour) => {
    const rest = set.buildings.flatMap((_, at) => (colourOfBuilding[at] === colour && !isPlaced(at) ? [at] : []))
    return withTop(rest.reverse(), given.tops && buildingOf(given.tops[colour]))
  })
  each(given.plans, (owner, ids) => {
    for (const words of ids) {
      const [id, officials] = words.split('+')
      s.planKeeper[planOf(id)] = owner
      if (officials === undefined) continue
      s.planUse[planOf(id)] = Number(officials)
      s.officials[owner] -= Number(officials)
    }
  })
  s.planStacks = [0, 1].map((colour) => {
    const isFree = (plan: number) => plan >= 4 && colourOfPlan[plan] === colour && s.planKeeper[plan] === none
    const rest = planIds.flatMap((_, plan) => (isFree(plan) ? [plan] : []))
    return withTop(rest.reverse(), given.planTops && planOf(given.planTops[colour]))
  })
  for (const colour of given.noPlans ?? []) s.planStacks[indexIn(colours, colour)] = []
  for (const colour of given.noBuildings ?? []) fillSpaces(s, indexIn(colours, colour))
}

/** All buildings of a colour are placed, from the last place back. */
function fillSpaces(s: State, colour: number): void {
  const free = s.buildings.flatMap((building, space) => (building === none ? [space] : []))
  const inPlay = free.filter((space) => space >= firstSpace(s.rows) && space < endOfSpaces(s.rows))
  for (const building of s.buildingStacks[colour].splice(0)) s.buildings[inPlay.pop() ?? none] = building
}

const withTop = (stack: readonly number[], top: number | undefined): number[] =>
  top === undefined ? stack.slice() : [...stack.filter((thing) => thing !== top), top]

function layPortfolios(s: State, given: Given): void {
  each(given.top, (seat, entries) => {
    entries.forEach((entry, slot) => {
      s.top[seat * slotsPerRow + slot] = typeof entry === 'number' ? cardOf(entry) : shipSlot + launch(s, seat, entry)
    })
  })
  each(given.bottom, (seat, ids) => {
    ids.forEach((id, slot) => {
      s.bottom[seat * slotsPerRow + slot] = cardOf(id)
    })
  })
  for (const words of given.fleet ?? []) launch(s, 1, words)
  const free = (deck: string) =>
    [0, 1, 2]
      .map((copy) => shipNumber(deck, copy))
      .find((ship) => s.shipOwner[ship] === none && !s.shipyard.includes(ship))
  for (const deck of given.shipyard ?? []) s.shipyard.push(free(deck) ?? none)
}

const shipNumber = (deck: string, copy: number): Ship => indexIn(decks, deck) * shipsPerDeck + copy

function launch(s: State, owner: Owner, words: string): Ship {
  const [deck, ...cargo] = words.split(' ')
  const ship = [0, 1, 2].map((copy) => shipNumber(deck, copy)).find((each) => s.shipOwner[each] === none) ?? none
  s.shipOwner[ship] = owner
  for (const good of cargo) s.cargo[ship * 4 + indexIn(goods, good)]++
  s.atSea[ship] = aboard(s, ship) === tablesOf(s).shipOf[ship].size
  return ship
}

function layTiles(s: State, given: Given): void {
  const taken: number[] = []
  const take = (ability: string): number => {
    const tile = tileWith(ability, taken)
    if (tile < 0) throw new Error(`there is no more tile with ${ability}`)
    taken.push(tile)
    return tile
  }
  each(given.clergy, (seat, effects) => {
    effects.forEach((effect, at) => {
      s.clergy[seat * clergyLimit + at] = take(effect)
    })
  })
  for (const [at, effect] of Object.entries(given.ring ?? {})) s.ring[Number(at)] = take(effect)
  const rest = standardSet.clergy.map((_, tile) => tile).filter((tile) => !taken.includes(tile))
  if (given.ring === undefined) {
    standardSet.ring.forEach((content, at) => {
      if (content === 'clergy') s.ring[at] = rest.shift() ?? none
    })
  }
  if (given.emptyBag) s.tilesOut = rest
  else s.bag = rest.reverse()
  s.cardinal = given.cardinal ?? s.cardinal
}

function layDecrees(s: State, given: Given): void {
  each(given.decrees, (owner, ids) => {
    for (const id of ids) s.decreeKeeper[decreeOf(id)] = owner
  })
  const isFree = (decree: number) => s.decreeKeeper[decree] === none
  const solo = s.seats === 1
  const rest = standardSet.decrees
    .map((_, decree) => decree)
    .filter((decree) => isFree(decree) && !(solo && decree === decreeOf(69)))
  if (solo) s.decreeKeeper[decreeOf(69)] = outOfGame
  if (given.noDecrees) {
    for (const decree of rest) s.decreeKeeper[decree] = outOfGame
    return
  }
  const shown = given.display?.map(decreeOf) ?? rest.slice(0, 8)
  s.display = shown.slice()
  s.decreeDeck = rest.filter((decree) => !shown.includes(decree)).reverse()
  if (shown.length >= 8) return
  for (const decree of s.decreeDeck.splice(0)) s.decreeKeeper[decree] = outOfGame
}

function layCards(s: State, given: Given): void {
  const { deckOf, typeOf } = tablesOf(s)
  const used = new Set<Card>([...s.top, ...s.bottom].filter((card) => card !== none && card < shipSlot))
  const take = (id: number): Card => {
    used.add(cardOf(id))
    return cardOf(id)
  }
  const ofDeck = (deck: number) => standardSet.cards.map((_, card) => card).filter((card) => deckOf[card] === deck)
  const free = (deck: number) => ofDeck(deck).filter((card) => !used.has(card))
  each(given.onlyHands, (seat, ids) => {
    s.hands[seat] = ids.map(take)
  })
  each(given.hands, (seat, ids) => {
    s.hands[seat] = ids.map(take)
  })
  for (let seat = 0; seat < s.seats; seat++) {
    if (given.onlyHands?.[seat] !== undefined) continue
    while (s.hands[seat].length < handSize) {
      const [card] = [...free(0), ...(s.period === 1 ? free(2) : [])]
      used.add(card)
      s.hands[seat].push(card)
    }
  }
  const pileDeck = s.period === 0 ? 1 : 3
  s.piles = pileTypes.map((_, pile) => {
    const cards = free(pileDeck).filter((card) => typeOf[card] === pile)
    const size = given.piles?.[pile] ?? cards.length
    for (const card of cards.slice(size)) {
      used.add(card)
      s.discard.push(card)
    }
    return cards.slice(0, size).reverse()
  })
  s.undealt = [...free(0), ...(s.period === 1 ? free(2) : [])]
  if (s.period === 1) s.cardsOut = free(1)
}

/** What nobody is said to have, and is aboard no ship, is in the supply. */
function layGoods(s: State, given: Given): void {
  s.stock = s.stock.map(() => 0)
  each(given.stock, (owner, numbers) => {
    numbers.forEach((number, good) => {
      s.stock[owner * 4 + good] = number
    })
  })
  s.supply = goods.map((_, good) => {
    const out = [...s.stock, ...s.cargo].filter((_, at) => at % 4 === good).reduce((sum, number) => sum + number, 0)
    return 17 - out
  })
}

function setUpLacerda(s: State, { assistant = 'marquis', courtier = 'builder', buildings }: Given): void {
  s.assistant = indexIn(pileTypes, assistant)
  s.courtiers[1] = indexIn(nobles, courtier)
  const isSet = Object.entries(buildings ?? {}).some(([name, words]) => name.endsWith('-D') && !words.includes(' '))
  if (isSet) return
  const [colour, name] = s.assistant >= 2 ? [1, 'E-D'] : [0, 'W-D']
  s.buildings[spaceNamed(name)] = s.buildingStacks[colour].shift() ?? none
}
