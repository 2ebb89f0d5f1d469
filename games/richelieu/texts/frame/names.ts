import { firstNeutral, greyEminence, indexOf, type Owner, queen, type Sheet, type Space, tablesOf } from '../../data.ts'
import type { SheetLabel } from '../../events.ts'
import { labelOf, labelOfSheet, sheetOn } from '../../state.ts'
import type { View } from '../../view.ts'
import type { RichelieuWords, Spot } from '../words.ts'

/** The host's own name for it, or ours, or what is printed as its id. */
export function sheetName({ sheets }: Pick<RichelieuWords, 'sheets'>, { id, name }: SheetLabel): string {
  const ours: Readonly<Record<string, string>> = sheets
  if (name !== undefined) return name
  return Object.hasOwn(ours, id) ? ours[id] : id
}

export const sheetNameIn = (words: Pick<RichelieuWords, 'sheets'>, view: View, sheet: Sheet): string =>
  sheetName(words, labelOfSheet(view, sheet))

export const spotIn = (words: Pick<RichelieuWords, 'sheets'>, view: View, space: Space): Spot => ({
  sheet: sheetNameIn(words, view, sheetOn(view, space)),
  index: indexOf[space],
  label: labelOf(view, space),
})

/** A player, a neutral colour, or a piece. */
export function ownerName(
  { neutrals, effects }: Pick<RichelieuWords, 'neutrals' | 'effects'>,
  names: readonly string[],
  owner: Owner,
): string {
  if (owner === queen) return effects.queen
  if (owner === greyEminence) return effects.greyEminence
  return owner < names.length ? names[owner] : neutrals[owner - firstNeutral]
}

/** Their values, from the lowest to the highest, each as often as it is there. */
export const valuesOf = (view: View, counts: readonly number[]): number[] =>
  counts.flatMap((number, kind) => Array.from({ length: number }, () => tablesOf(view).kinds[kind]))
