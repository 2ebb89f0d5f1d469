import {
  allGoods,
  allNobles,
  allPiles,
  type Column,
  columns,
  eastOf,
  lacerda,
  nobleOf,
  none,
  northOf,
  type Owner,
  type Row,
  type Space,
  slotsPerRow,
  tablesOf,
  westOf,
} from '../../data.ts'
import { decreeWigs } from '../../metrics.ts'
import { leansGreen } from '../../rules/lacerda/choices.ts'
import { colours, decks, spaceNames } from '../../sets.ts'
import {
  capacityOf,
  clergyHeld,
  decreesOf,
  goodOfStore,
  goodsOf,
  isSolo,
  plansOf,
  portfolioInfluence,
  priceOf,
  setsOf,
  shipSlot,
  shipsOf,
  treasuryReis,
  unused,
  visitBase,
} from '../../state.ts'
import { isStartClergy } from '../../tasks.ts'
import type { View } from '../../view.ts'
import { rowName } from '../shared.ts'
import type { LisboaWords, Who } from '../words.ts'
import { whoIn } from './log.ts'
import { cardTextIn, planNamed, shipNamed, streetNamed, tileNamed } from './names.ts'

/** All that the viewer may know, one thing a line. */
export function positionLines(words: LisboaWords, view: View, names: readonly string[]): string[] {
  const who = whoIn(words, names)
  const owners = view.wigs.map((_, owner) => owner)
  return [
    ...courseLines(words, view),
    ...cityLines(words, view, who),
    ...courtLines(words, view),
    ...owners.flatMap((owner) => ownerLines(words, view, who, owner)),
    ...lacerdaLines(words, view),
    ...turnLines(words, view, who),
  ]
}

/** “Label: one, another”, or nothing where there is nothing. */
function listed({ names }: LisboaWords, label: string, items: readonly string[]): string[] {
  const { colon, comma, semicolon } = names
  const hasCommas = items.some((item) => item.includes(comma))
  return items.length === 0 ? [] : [`${label}${colon}${items.join(hasCommas ? semicolon : comma)}`]
}
const orNone = ({ position }: LisboaWords, items: readonly string[]): readonly string[] =>
  items.length === 0 ? [position.none] : items

function courseLines(words: LisboaWords, view: View): string[] {
  const { position, names } = words
  const round = Math.floor(Math.max(0, view.turn) / view.wigs.length) + 1
  const priced = allGoods.map((good) => `${names.goods[good]} ${priceOf(view, good)}`)
  return [
    position.course(view.period + 1, round),
    ...(view.lastTurn === none || view.isOver ? [] : [position.turnsLeft(view.lastTurn - view.turn)]),
    position.treasury(view.treasury, visitBase(view), treasuryReis(view)),
    ...listed(words, position.prices, priced),
    ...listed(words, position.supply, orNone(words, [names.amounts(view.supply)].filter(Boolean))),
  ]
}

const cubesText = ({ position, names }: LisboaWords, cubes: readonly number[], at: number): string =>
  names.cubes(cubes.slice(at * 3, at * 3 + 3)) || position.noCubes

/** A place for a public building, with what stands or lies there. */
function spaceText(words: LisboaWords, view: View, space: Space): string {
  const { position, names } = words
  const { set } = tablesOf(view)
  const building = view.buildings[space]
  const bonus = names.effect(set.spaceBonus[spaceNames[space]])
  const there =
    building === none
      ? position.openSpace(bonus, cubesText(words, view.spaceCubes, space))
      : names.buildingText(set.buildings[building])
  return `${names.space(space)}${names.colon}${there}`
}

function cityLines(words: LisboaWords, view: View, who: Who): string[] {
  const { position, names } = words
  const { set } = tablesOf(view)
  const streets = view.tiles.map((tile, street) => {
    const good = tablesOf(view).goodOfStreet[street]
    const values = tile === none ? [] : set.scoringTiles[tile].values
    const named = position.street(street + 1, streetNamed(names, view, street), good, values)
    return `${named}${names.semicolon}${spaceText(words, view, northOf[street])}`
  })
  const rows = Array.from({ length: view.rows }, (_, row) => rowLine(words, view, who, row))
  const ofColumns = Array.from({ length: columns }, (_, column) => columnLine(words, view, column))
  const heap = names.cubes(view.heap) || position.noCubes
  return [...streets, ...rows, ...ofColumns, ...listed(words, position.heap, [heap])]
}

function rowLine(words: LisboaWords, view: View, who: Who, row: Row): string {
  const { position, names } = words
  const lands = Array.from({ length: columns }, (_, column) => {
    const land = row * columns + column
    const owner = view.stores[land]
    return owner === none ? position.emptyLand(land) : position.store(land, who(owner), goodOfStore(view, land))
  })
  const parts = [cubesText(words, view.rowCubes, row), lands.join(names.comma)]
  const sides = [westOf[row], eastOf[row]].map((space) => spaceText(words, view, space))
  return `${position.row(rowName(row))}${names.colon}${[...parts, ...sides].join(names.semicolon)}`
}

function columnLine(words: LisboaWords, view: View, column: Column): string {
  const { position, names } = words
  const bonus = position.landBonus(names.effect(tablesOf(view).set.landBonus[column]))
  return `${position.column(column + 1)}${names.colon}${cubesText(words, view.columnCubes, column)}${names.semicolon}${bonus}`
}

/** Stacks, ring, display, shipyard, piles and favours. */
function courtLines(words: LisboaWords, view: View): string[] {
  const { position, names } = words
  const { set } = tablesOf(view)
  const stacks = colours.flatMap((colour, at) => {
    const [building, plan] = [view.buildingTops[at], view.planTops[at]]
    return [
      ...listed(words, position.buildingTop(colour, view.buildingRests[at].length), [
        building === none ? position.none : names.buildingText(set.buildings[building]),
      ]),
      ...listed(words, position.planTop(colour, view.planRests[at].length), [
        plan === none ? position.none : planNamed(names, view, plan),
      ]),
    ]
  })
  const onRing = view.ring.flatMap((tile, at) =>
    tile === none ? [] : [`${position.ringSpace(at, 'clergy')} ${tileNamed(names, view, tile)}`],
  )
  const cardinal = position.ringSpace(view.cardinal, set.ring[view.cardinal])
  const piles = allPiles.flatMap((pile) => {
    const top = view.pileTops[pile]
    const cards = view.pileRests[pile].length + (top === none ? 0 : 1)
    return listed(words, position.pile(pile, cards), [top === none ? position.none : cardTextIn(names, view, top)])
  })
  const yard = [...view.shipyard].reverse().map((ship) => shipNamed(names, ship))
  const favors = allNobles.map((noble) => `${names.piles[noble]} ${view.favorStacks[noble]}`)
  return [
    ...stacks,
    ...listed(words, position.ring(cardinal), orNone(words, onRing)),
    ...listed(
      words,
      position.display(view.decreeDeck.length),
      orNone(
        words,
        view.display.map((decree) => names.decree(set.decrees[decree])),
      ),
    ),
    ...listed(words, position.shipyard, orNone(words, yard)),
    ...piles,
    ...listed(words, position.favorStacks, favors),
  ]
}

/** What lies before a player, or in Lacerda's play area. */
function ownerLines(words: LisboaWords, view: View, who: Who, owner: Owner): string[] {
  const { position, names } = words
  const isSeat = owner < view.seats
  const name = owner === view.viewer ? position.you(who(owner)) : who(owner)
  const of = (label: string, items: readonly string[]) => listed(words, position.of(who(owner), label), items)
  const offices = allNobles.map((noble) => `${names.piles[noble]} ${view.offices[owner * 3 + noble]}`)
  const favors = allNobles.filter((noble) => view.favors[owner * 3 + noble] === 1).map((noble) => names.piles[noble])
  const goods = names.amounts(view.stock.slice(owner * 4, owner * 4 + 4))
  const cubes = names.cubes(view.rubble.slice(owner * 3, owner * 3 + 3))
  const plans = plansOf(view, owner).map((plan) => {
    const use = view.planUse[plan]
    const named = planNamed(names, view, plan)
    return use === unused ? named : position.usedPlan(named, use)
  })
  const ships = shipsOf(view, owner).map((ship) => {
    const cargo = names.amounts(view.cargo.slice(ship * 4, ship * 4 + 4))
    return position.shipAt(names.ship(decks[Math.floor(ship / 3)]), view.atSea[ship], cargo)
  })
  const standing = [
    position.standing(view.wigs[owner], view.influence[owner]),
    ...(isSeat ? [position.money(view.purses[owner])] : []),
    position.supplies(view.houses[owner], view.officials[owner]),
    ...(owner === view.starter && !isSolo(view) ? [position.starter(who(owner))] : []),
  ]
  return [
    ...listed(words, name, standing),
    ...of(position.offices, offices),
    ...of(position.favors, favors),
    ...of(position.goods(goodsOf(view, owner), isSeat ? capacityOf(view, owner) : null), goods === '' ? [] : [goods]),
    ...of(position.rubble(isSeat ? setsOf(view, owner) : none), cubes === '' ? [] : [cubes]),
    ...of(position.plans, plans),
    ...of(position.ships, ships),
    ...of(position.decrees, decreeTexts(words, view, owner)),
    ...(isSeat ? seatLines(words, view, who, owner) : []),
  ]
}

function decreeTexts({ position, names }: LisboaWords, view: View, owner: Owner): string[] {
  const { decrees } = tablesOf(view).set
  return decreesOf(view, owner).map((decree) => {
    const named = names.decree(decrees[decree])
    return owner < view.seats ? position.worth(named, decreeWigs(view, owner, decrees[decree])) : named
  })
}

/** Portfolio, tiles and hand. */
function seatLines(words: LisboaWords, view: View, who: Who, seat: number): string[] {
  const { position, names } = words
  const of = (label: string, items: readonly string[]) => listed(words, position.of(who(seat), label), items)
  const slots = (row: readonly number[]) =>
    row
      .slice(seat * slotsPerRow, (seat + 1) * slotsPerRow)
      .filter((held) => held !== none)
      .map((held) => (held >= shipSlot ? shipNamed(names, held - shipSlot) : cardTextIn(names, view, held)))
  const known = view.knownCards[seat].map((card) => cardTextIn(names, view, card))
  const cards = known.length + view.hiddenBlue[seat] + view.hiddenPurple[seat]
  const isOwn = seat === view.viewer
  return [
    ...of(position.top(view.openTop[seat], portfolioInfluence(view, seat)), orNone(words, slots(view.top))),
    ...of(position.bottom(view.openBottom[seat]), orNone(words, slots(view.bottom))),
    ...of(
      position.clergy,
      clergyHeld(view, seat).map((tile) => tileNamed(names, view, tile)),
    ),
    position.of(who(seat), position.handSize(cards)),
    ...(isOwn ? [] : of(position.known, known)),
    ...(isOwn
      ? listed(
          words,
          position.ownHand,
          view.hand.map((card) => cardTextIn(names, view, card)),
        )
      : []),
  ]
}

/** LI-8.9, LI-8.10: what he will do next is known. */
function lacerdaLines({ position }: LisboaWords, view: View): string[] {
  const courtier = view.courtiers[lacerda]
  if (!isSolo(view) || view.isOver || courtier === none || courtier === undefined) return []
  const noble = (courtier + 1) % 3
  const action = 2 * noble + (leansGreen(view) ? 0 : 1)
  return [position.lacerdaNext(courtier, view.assistant, nobleOf(action), action)]
}

function turnLines(words: LisboaWords, view: View, who: Who): string[] {
  const { position, names } = words
  const task = view.todo.at(-1)
  if (task === undefined || view.isOver) return [position.over]
  const offered = view.todo.filter(isStartClergy).flatMap(({ owing, tiles }) =>
    owing.flatMap((seat) =>
      listed(
        words,
        position.offered(who(seat)),
        tiles.map((tile) => tileNamed(names, view, tile)),
      ),
    ),
  )
  return [
    ...offered,
    ...(view.turn === none ? [] : [position.playing(who(view.active))]),
    ...task.owing.map((seat) => (seat === view.viewer ? position.ownTurn : position.turn(who(seat)))),
  ]
}
