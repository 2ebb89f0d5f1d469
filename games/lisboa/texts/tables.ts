import type { Block } from '@eminence/kernel'
import { tablesOf } from '../data.ts'
import { clergyAbilities, colours, decks, goods, nobles, spaceNames } from '../sets.ts'
import type { LisboaNames } from './words.ts'

/** Tables of what is printed in the set that comes with the game. */
const { set } = tablesOf({ set: null })

const table = (head: readonly string[], rows: readonly (readonly string[])[]): Block => ({ type: 'table', head, rows })

/** Colour, building and what it pays by good; `meaning` explains the Portuguese names, where a language wants that. */
export const buildingTable = (
  names: LisboaNames,
  head: readonly [colour: string, building: string],
  meanings: Readonly<Record<string, string>> = {},
): Block =>
  table(
    [...head, ...names.goods],
    set.buildings.map((building) => {
      const meaning = Object.hasOwn(meanings, building.id) ? ` (${meanings[building.id]})` : ''
      const pays = goods.map((good) => `${building.pays[good] ?? '–'}`)
      return [names.colours[building.colour], `${names.building(building)}${meaning}`, ...pays]
    }),
  )

export const spaceTable = (names: LisboaNames, head: readonly [place: string, bonus: string]): Block =>
  table(
    head,
    spaceNames.map((space, at) => [names.space(at), names.effect(set.spaceBonus[space])]),
  )

export const landTable = (names: LisboaNames, head: readonly [column: string, bonus: string]): Block =>
  table(
    head,
    set.landBonus.map((bonus, column) => [`${column + 1}`, names.effect(bonus)]),
  )

export const treasuryTable = (head: readonly [level: string, influence: string, reis: string]): Block =>
  table(
    [head[0], ...set.treasury.levels.map((_, level) => `${level}`)],
    [
      [head[1], ...set.treasury.levels.map(({ influence }) => `${influence}`)],
      [head[2], ...set.treasury.levels.map(({ reis }) => `${reis}`)],
    ],
  )

export const priceTable = (names: LisboaNames, head: string): Block =>
  table(
    [head, ...set.prices.gold.map((_, step) => `${step + 1}`)],
    goods.map((good, at) => [names.goods[at], ...set.prices[good].map(String)]),
  )

export const cashTable = (head: readonly [influence: string, reis: string]): Block =>
  table([head[0], ...set.influenceCash.map((_, at) => `${at}`)], [[head[1], ...set.influenceCash.map(String)]])

export const shipTable = (
  names: LisboaNames,
  head: readonly [ship: string, size: string, influence: string, price: string],
): Block =>
  table(
    head,
    decks.map((deck) => {
      const { size, influence, price } = set.ships[deck]
      return [names.ship(deck), `${size}`, `${influence}`, `+${price}`]
    }),
  )

export const planTable = (
  names: LisboaNames,
  head: readonly [colour: string, starting: string, others: string],
): Block =>
  table(
    head,
    colours.map((colour) => {
      const needs = (plans: typeof set.plans) =>
        plans.flatMap((plan) => (plan.colour === colour ? [`${plan.officials}`] : [])).join(' ')
      return [names.colours[colour], needs(set.startingPlans), needs(set.plans)]
    }),
  )

export const clergyTable = (names: LisboaNames, head: readonly [tile: string, copies: string, wigs: string]): Block =>
  table(
    head,
    clergyAbilities.map((ability) => {
      const tiles = set.clergy.filter(({ effect }) => effect === ability)
      return [names.abilities[ability], `${tiles.length}`, `${tiles[0].wigs}`]
    }),
  )

/** Deck and noble, then influence and effect of each card. */
export const nobleTable = (
  names: LisboaNames,
  head: readonly [deck: string, noble: string, cards: string],
  say: (influence: number, effect: string) => string,
): Block =>
  table(
    head,
    decks.flatMap((deck) =>
      nobles.map((noble, at) => {
        const cards = set.cards.flatMap((card) =>
          card.deck === deck && card.type === noble ? [say(card.influence, names.effect(card.effect))] : [],
        )
        return [names.decks[deck], names.piles[at], cards.join(names.semicolon)]
      }),
    ),
  )

export const treasuryCardTable = (
  names: LisboaNames,
  head: readonly [card: string, deck: string, ongoing: string, event: string],
): Block =>
  table(
    head,
    set.cards.flatMap((card) =>
      card.type === 'treasury'
        ? [[`${card.id}`, names.decks[card.deck], names.abilities[card.ongoing], names.events[card.event]]]
        : [],
    ),
  )

export const decreeTable = (names: LisboaNames, head: string): Block =>
  table(
    [head],
    set.decrees.map((decree) => [names.decree(decree)]),
  )
