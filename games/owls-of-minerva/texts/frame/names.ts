import { luminaries } from '../../../luminaries/data.ts'
import { type Card, type Region, tablesOf } from '../../data.ts'
import type { Place } from '../../events.ts'
import { placeOf } from '../../state.ts'
import type { View } from '../../view.ts'
import type { CardFacts, OwlsWords } from '../words.ts'

export const cardName = ({ luminaries: { names } }: Pick<OwlsWords, 'luminaries'>, card: Card): string =>
  names[luminaries[card].id].short

/** What the cards of this table show: a host's set may print them differently. */
export function cardFacts(words: Pick<OwlsWords, 'luminaries'>, view: View, card: Card): CardFacts {
  const { rank, factions, strength = 0, icon = null } = tablesOf(view).set.luminaries[card]
  return { name: cardName(words, card), rank, factions, strength, icon }
}

/** The host's own name for it, or ours, or what is printed as its id. */
export function placeName({ regions }: Pick<OwlsWords, 'regions'>, { id, name }: Place): string {
  const ours: Readonly<Record<string, string>> = regions
  if (name !== undefined) return name
  return Object.hasOwn(ours, id) ? ours[id] : id
}

export const regionName = (words: Pick<OwlsWords, 'regions'>, view: View, region: Region): string =>
  placeName(words, placeOf(view, region))
