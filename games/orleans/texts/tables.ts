import type { Block } from '@eminence/kernel'
import { boardIds, deedIds, followerTypes, type PlaceId, type SlotType, tileIds } from '../sets.ts'
import { standardSet } from '../standard-set.ts'
import { effectOf } from './frame/names.ts'
import type { NameWords } from './words.ts'

/** What a space is called that takes everybody, or (Town Hall) everybody neutral; and what is between the entries of a list. */
interface TableWords {
  readonly anybody: string
  readonly neutral: string
  readonly comma: string
}

/** What is printed in the set that comes with the game, as tables of the rulebook. */
export function componentTables(words: NameWords, { anybody, neutral, comma }: TableWords) {
  const spacesText = (place: PlaceId, slots: readonly SlotType[]): string => {
    const any = place === 'townhall' ? neutral : anybody
    return slots.map((slot) => (slot === 'any' ? any : words.followers[slot])).join(comma) || '–'
  }
  const effect = (place: PlaceId): string => effectOf(words, standardSet, place)
  return {
    /** Place, spaces, effect. */
    places: (head: readonly string[]): Block => ({
      type: 'table',
      head,
      rows: boardIds.map((id) => [words.places[id], spacesText(id, standardSet.places[id]), effect(id)]),
    }),
    /** Tile, spaces, effect. */
    tiles: (pile: 'I' | 'II', head: readonly string[]): Block => ({
      type: 'table',
      head,
      rows: tileIds
        .filter((id) => standardSet.tiles[id].pile === pile)
        .map((id) => [words.places[id], spacesText(id, standardSet.tiles[id].slots), effect(id)]),
    }),
    /** Deed, spaces, reward for a follower. */
    deeds: (head: readonly string[], reward: (coins: number, development: number) => string): Block => ({
      type: 'table',
      head,
      rows: deedIds.map((id) => {
        const { spaces, coins, development = 0 } = standardSet.deeds[id]
        const row = followerTypes.flatMap((type) => {
          const number = spaces[type] ?? 0
          return number === 0 ? [] : [number === 1 ? words.followers[type] : `${words.followers[type]} ×${number}`]
        })
        return [words.deeds[id], row.join(comma), reward(coins, development)]
      }),
    }),
  }
}
