import type { Seat } from '@eminence/kernel'
import {
  allGoods,
  buildShip,
  columnOf,
  type Land,
  none,
  produce,
  type Rubble,
  rowOf,
  type Space,
  slotsPerRow,
  streetsOf,
  tablesOf,
} from '../data.ts'
import type { Move } from '../moves.ts'
import { cubeCosts, landReduction, officialsNeeded, rubbleAt } from '../rules/legal.ts'
import { storeWigs } from '../rules/served.ts'
import { spaceNames } from '../sets.ts'
import {
  abilities,
  aboard,
  goodOfStore,
  portfolioInfluence,
  setsOf,
  shipSlot,
  storesOf,
  treasuryReis,
} from '../state.ts'
import type { View } from '../view.ts'
import type { Speech } from './context.ts'
import { aboutIn, askedOf, cubesAt, paidAt, prospectOf, salePrice, worthOf } from './scene.ts'
import { useOf } from './uses.ts'

/** What the target in focus would bring: the second line of the prompt. */
export function previewText(view: View, move: Move, speech: Speech): string | null {
  const lines = view.viewer === null ? [] : linesFor(view, view.viewer, move, speech)
  return lines.length === 0 ? null : [...named(view, move, speech), ...lines].join(speech.words.preview.between)
}

/** What has only signs on the board is called by its name. */
function named(view: View, move: Move, speech: Speech): string[] {
  const { moves } = speech.game
  const { stop } = speech.words.uses
  if (move.type === 'decree') return [moves.decree(speech.decree(view, move.decree)) + stop]
  const top = move.type === 'draw' ? view.pileTops[move.pile] : none
  return move.type === 'draw' && top !== none ? [moves.draw(move.pile, speech.card(view, top)) + stop] : []
}

export function linesFor(view: View, seat: Seat, move: Move, speech: Speech): readonly string[] {
  const { preview } = speech.words
  switch (move.type) {
    case 'portfolio':
    case 'visit':
    case 'sponsor':
    case 'discard':
      return useOf(view, seat, move.card, move.type, speech).lines
    case 'land':
      return landLines(view, seat, move.land, speech)
    case 'entrance':
      return [preview.wigs(storeWigs(view, aboutIn(askedOf(view), 'land'), move.street))]
    case 'rowCube':
    case 'columnCube':
      return cubeLines(view, seat, move.kind, speech)
    case 'rubble':
      return completesSet(view, seat, move.kind) ? [preview.completesSet] : []
    case 'space':
      return spaceLines(view, move.space, speech)
    case 'decree':
      return [preview.worth(worthOf(view, seat, move.decree))]
    case 'sell': {
      const ship = tablesOf(view).shipOf[move.ship]
      const sails = aboard(view, move.ship) + 1 === ship.size
      return [
        preview.sale(salePrice(view, seat, move.good, move.ship)),
        ...(sails ? [preview.sails(speech.owner(view.shipOwner[move.ship]), ship.size)] : []),
      ]
    }
    case 'state':
    case 'give':
      return actionLines(view, seat, move.action, speech)
    case 'office':
      return [preview.office(move.noble)]
    case 'steps':
      return stepsLines(view, move.steps, speech)
    case 'usePlan':
      return [preview.needs(officialsNeeded(view, seat, move.plan))]
    case 'plan':
    case 'draw':
      return [preview.noWayBack]
    default:
      return []
  }
}

function landLines(view: View, seat: Seat, land: Land, { words, game }: Speech): string[] {
  const { price, wigs } = prospectOf(view, seat, land)
  const bonus = game.names.effect(tablesOf(view).set.landBonus[columnOf[land]])
  return [
    words.preview.price(price),
    words.preview.bonus(bonus),
    words.preview.wigs(wigs + 2 * abilities(view, seat, 'store.wig2')),
  ]
}

/** Where the price of a plot comes from, and what each entrance would bring. */
export function landFacts(view: View, seat: Seat, land: Land, speech: Speech): string[] {
  const { preview } = speech.words
  const { goodOfStreet, set } = tablesOf(view)
  const { price } = prospectOf(view, seat, land)
  const [ground, reduction] = [treasuryReis(view), landReduction(view, seat)]
  const rubble = rubbleAt(view, land, cubeCosts(view, seat)) - dearestAt(view, land, cubeCosts(view, seat))
  return [
    preview.price(price),
    preview.parts(ground, rubble, Math.min(reduction, ground + rubble)),
    preview.bonus(speech.game.names.effect(set.landBonus[columnOf[land]])),
    ...streetsOf[columnOf[land]].map((street) =>
      preview.street(
        speech.street(view, street),
        speech.game.names.goods[goodOfStreet[street]],
        storeWigs(view, land, street) + 2 * abilities(view, seat, 'store.wig2'),
      ),
    ),
  ]
}

const dearestAt = (view: View, land: Land, costs: readonly number[]): number =>
  Math.max(
    0,
    ...[...cubesAt(view.rowCubes, rowOf[land]), ...cubesAt(view.columnCubes, columnOf[land])].map(
      (kind) => costs[kind],
    ),
  )

const completesSet = (view: View, seat: Seat, kind: Rubble): boolean => {
  const rubble = view.rubble.slice()
  rubble[seat * 3 + kind]++
  return setsOf({ rubble }, seat) > setsOf(view, seat)
}

/** LI-3.39: what is left to pay when a cube of this kind is taken. */
export function priceWith(view: View, seat: Seat, land: Land, kind: Rubble): number {
  const costs = cubeCosts(view, seat)
  return Math.max(0, treasuryReis(view) - landReduction(view, seat) + rubbleAt(view, land, costs) - costs[kind])
}

function cubeLines(view: View, seat: Seat, kind: Rubble, { words: { preview } }: Speech): string[] {
  const land = aboutIn(askedOf(view), 'land')
  if (land === none) return []
  return [
    preview.price(priceWith(view, seat, land, kind)),
    ...(completesSet(view, seat, kind) ? [preview.completesSet] : []),
  ]
}

function spaceLines(view: View, space: Space, { words: { preview }, game, owner }: Speech): string[] {
  const plan = aboutIn(askedOf(view), 'plan')
  const { colourOfPlan, set } = tablesOf(view)
  const building = plan === none ? none : view.buildingTops[colourOfPlan[plan]]
  const paid = building === none ? [] : paidAt(view, space, building)
  const shares = paid.flatMap((wigs, each) => (wigs > 0 ? [preview.paid(owner(each), wigs)] : []))
  const cubes = game.names.cubes(view.spaceCubes.slice(space * 3, space * 3 + 3))
  return [
    ...(shares.length > 0 ? shares : [preview.nobodyPaid]),
    preview.bonus(game.names.effect(set.spaceBonus[spaceNames[space]])),
    ...(cubes === '' ? [] : [preview.cubes(cubes)]),
  ]
}

function actionLines(view: View, seat: Seat, action: number, { words: { preview }, game }: Speech): string[] {
  if (action === produce) {
    const goods = allGoods.map((good) =>
      Math.min(view.supply[good], storesOf(view, seat).filter((land) => goodOfStore(view, land) === good).length),
    )
    return [preview.produce(game.names.amounts(goods))]
  }
  const ship = view.shipyard.at(-1)
  if (action !== buildShip || ship === undefined) return []
  const top = view.top.slice()
  const from = seat * slotsPerRow
  const free = top.slice(from, from + view.openTop[seat]).indexOf(none)
  if (free < 0) return []
  top[from + free] = shipSlot + ship
  return [preview.influence(portfolioInfluence({ set: view.set, top }, seat) + abilities(view, seat, 'influence+1'))]
}

/** The icons that the Cardinal enters on his way. */
function stepsLines(view: View, steps: number, { words: { preview } }: Speech): string[] {
  const { ring } = tablesOf(view).set
  return Array.from({ length: steps }, (_, at) => ring[(view.cardinal + at + 1) % ring.length]).flatMap((kind) =>
    kind === 'clergy' ? [] : [preview.cardinal[kind]],
  )
}
