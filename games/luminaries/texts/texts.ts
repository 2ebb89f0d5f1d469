import type { Faction, LuminaryId, Rank } from '../data.ts'

/** The words on the luminary cards in one language. */
export interface LuminaryTexts {
  readonly factions: Readonly<Record<Faction, string>>
  readonly ranks: Readonly<Record<Rank, string>>
  /** `short` fits on a tile and still tells all 57 apart. */
  readonly names: Readonly<Record<LuminaryId, { readonly full: string; readonly short: string }>>
}
