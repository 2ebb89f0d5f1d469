/** LI-8.30: your position at the new court, the lowest first. */
export const ranks = ['apprentice', 'courtServant', 'kingsConfidant', 'marquisRightHand'] as const
export type Rank = (typeof ranks)[number]

/** What a rank looks at. */
const criteria = ['wigs', 'stores', 'rankings', 'reis', 'decrees', 'ships'] as const
export type Criterion = (typeof criteria)[number]

/** What you had, what Lacerda had where that counts, and what kept you from each rank. */
export interface RankReport {
  readonly rank: Rank
  readonly yours: Readonly<Record<Criterion, number>>
  readonly lacerda: { readonly wigs: number; readonly stores: number }
  /** By rank, the lowest first: of the apprentice what made you one, of the others what was missing. */
  readonly failed: readonly (readonly Criterion[])[]
}

export type Standing = Pick<RankReport, 'yours' | 'lacerda'>

/** LI-8.30: at least so much of each. */
export interface Conditions {
  readonly stores: (standing: Standing) => number
  readonly rankings: number
  readonly reis: number
  readonly decrees: number
  readonly ships: number
}

/** LI-8.30, LI-8.31: four stores are needed for every rank above the apprentice. */
const apprentice = { stores: 4, rankings: 1, reis: 5, decrees: 4 }
/** What the ranks above the apprentice ask for, the lowest first. */
export const higher: readonly Conditions[] = [
  { stores: () => apprentice.stores, rankings: 1, reis: 5, decrees: 6, ships: 0 },
  { stores: ({ lacerda: his }) => his.stores, rankings: 2, reis: 10, decrees: 7, ships: 1 },
  { stores: ({ lacerda: his }) => his.stores + 1, rankings: 3, reis: 20, decrees: 8, ships: 2 },
]

function failedAsApprentice({ yours, lacerda: his }: Standing): Criterion[] {
  const { stores, rankings, reis, decrees } = apprentice
  const failed: Readonly<Record<Criterion, boolean>> = {
    wigs: yours.wigs < his.wigs,
    stores: yours.stores < stores,
    rankings: yours.rankings < rankings,
    reis: yours.reis < reis,
    decrees: yours.decrees < decrees,
    ships: false,
  }
  return criteria.filter((each) => failed[each])
}

function missingFor({ stores, rankings, reis, decrees, ships }: Conditions, standing: Standing): Criterion[] {
  const { yours, lacerda: his } = standing
  const failed: Readonly<Record<Criterion, boolean>> = {
    wigs: yours.wigs <= his.wigs,
    stores: yours.stores < stores(standing),
    rankings: yours.rankings < rankings,
    reis: yours.reis < reis,
    decrees: yours.decrees < decrees,
    ships: yours.ships < ships,
  }
  return criteria.filter((each) => failed[each])
}

/** LI-8.30, LI-8.31: an apprentice if any of those conditions holds, otherwise the highest rank of which nothing is missing. */
export function rankFor(standing: Standing): RankReport {
  const failed = [failedAsApprentice(standing), ...higher.map((conditions) => missingFor(conditions, standing))]
  const highest = failed.findLastIndex((criteria) => criteria.length === 0)
  const rank = failed[0].length > 0 ? 'apprentice' : ranks[highest]
  return { rank, yours: standing.yours, lacerda: standing.lacerda, failed }
}
