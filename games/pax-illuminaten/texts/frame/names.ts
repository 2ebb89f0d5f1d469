import type { Seat } from '@eminence/kernel'
import type { Faction as FactionName } from '../../../luminaries/data.ts'
import {
  abilityOf,
  type Card,
  type EventCard,
  type Factions,
  factionIndexes,
  factions,
  isEdict,
  luminaries,
  none,
  type Plot,
  placard,
  plots,
  type Slot,
  specials,
  tablesOf,
  thresholdsOf,
} from '../../data.ts'
import type { View } from '../../view.ts'
import { placeNumber, seatLetter } from '../shared.ts'
import type { CardFacts, NameWords, PlotName, Symbols } from '../words.ts'

export const cardName = ({ luminaries: { names } }: Pick<NameWords, 'luminaries'>, card: Card): string =>
  names[luminaries[card].id].short

export const cardOrNull = (words: Pick<NameWords, 'luminaries'>, card: Card | undefined): string | null =>
  card === undefined || card === none ? null : cardName(words, card)

/** What the cards of this table show: a host's set may print them differently. */
export function cardFacts(words: Pick<NameWords, 'luminaries'>, view: View, card: Card): CardFacts {
  const { factions: shown, strength, affiliation } = tablesOf(view).set.luminaries[card]
  return {
    name: cardName(words, card),
    rank: luminaries[card].rank,
    factions: shown,
    strength,
    affiliation: affiliation === 'none' ? null : affiliation,
    ability: abilityOf[card],
  }
}

export const abilityName = ({ abilities }: Pick<NameWords, 'abilities'>, card: Card): string =>
  abilities[abilityOf[card]].name

/** A place with the card on it, if the viewer sees it; of placards only the own one is ever offered. */
export const placeName = (words: NameWords, view: View, slot: Slot): string =>
  slot === placard ? words.ownPlacard : words.place(placeNumber(slot), cardOrNull(words, view.map[slot]))

/** A place in the log, with a card if the event names one. */
export const loggedPlace = (words: NameWords, slot: Slot, card?: Card): string =>
  slot === placard ? words.placard : words.place(placeNumber(slot), cardOrNull(words, card))

export const plotName = ({ plots: named }: Pick<NameWords, 'plots'>, plot: Plot): string => named[plots[plot]].name

/** The plots that ask for a number that depends on the seats. */
export const askedBy: Partial<Record<PlotName, keyof ReturnType<typeof thresholdsOf>>> = {
  dispersedContacts: 'dispersed',
  influentialConverts: 'converts',
  shadowAlliance: 'shadow',
}

/** What the plot asks for, with this number of seats. */
export function plotText({ plots: named }: Pick<NameWords, 'plots'>, plot: Plot, seats: number): string {
  const asked = askedBy[plots[plot]]
  return named[plots[plot]].text(asked === undefined ? '' : `${thresholdsOf(seats)[asked]}`)
}

export const eventName = (words: Pick<NameWords, 'specials' | 'edict'>, event: EventCard): string =>
  isEdict(event) ? words.edict(factions[event]) : words.specials[specials[event - factions.length]].name

/** A player in a label or prompt, where names are not known: the bot by its own, the others by their placards. */
export function seatName(words: Pick<NameWords, 'seat' | 'bots'>, view: View, seat: Seat): string {
  const { bot } = view.options
  return seat === view.bot && bot !== 'none' ? words.bots[bot].name : words.seat(seatLetter(seat))
}

export const factionsIn = (set: Factions): FactionName[] =>
  factionIndexes.filter((faction) => set & (1 << faction)).map((faction) => factions[faction])

/** Equal symbols are counted together. */
export function symbolsOf(sets: readonly Factions[]): Symbols[] {
  const counts = new Map<Factions, number>()
  for (const set of sets) counts.set(set, (counts.get(set) ?? 0) + 1)
  return [...counts].map(([set, count]) => ({ factions: factionsIn(set), count }))
}
