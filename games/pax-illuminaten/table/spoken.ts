import { none, rankOf, type Slot, tablesOf } from '../data.ts'
import { placeNumber } from '../texts/shared.ts'
import type { View } from '../view.ts'
import type { Speech } from './context.ts'
import { disksOn } from './scene.ts'

/** What a disk costs at a location, symbol by symbol. */
export function costAt(view: View, slot: Slot, location: number): number[] {
  const { costs, topOf, bottomOf } = tablesOf(view)
  const card = view.map[slot]
  const [top, bottom] = costs[rankOf[card]][location]
  return [
    ...Array.from({ length: top }, () => 1 << topOf[card]),
    ...Array.from({ length: bottom }, () => 1 << bottomOf[card]),
  ]
}

/** All that lies on a place, in words. */
export function spokenPlace(view: View, slot: Slot, speech: Speech): string {
  const { words, game, names } = speech
  const card = view.map[slot]
  const extras = [
    ...view.cubes.filter((cube) => cube === slot).map(() => words.map.cube),
    ...(view.bot !== none && view.token === slot ? [words.map.token] : []),
  ]
  if (card === none) return [words.map.faceDown(game.place(placeNumber(slot), null)), ...extras].join(game.comma)
  const locations = disksOn(view, slot).map((seat, location) =>
    seat === none ? words.map.freeFor(speech.symbols(costAt(view, slot, location))) : words.map.diskOf(names[seat]),
  )
  return [
    game.place(placeNumber(slot), null),
    game.card(speech.facts(view, card)),
    game.abilities[speech.facts(view, card).ability].name,
    ...locations,
    ...extras,
  ].join(game.comma)
}
