import { listOf, objectOf, oneOf, type Shape, wholeNumber } from '@eminence/kernel'

/** Table 2.15: what a decree may count, of its owner. */
export const metrics = [
  ...(['stores.gold', 'stores.cloth', 'stores.books', 'stores.tools'] as const),
  ...(['stores.rowA', 'stores.rowB', 'stores.rowC', 'stores.rowD', 'stores.rowE'] as const),
  ...(['stores.col1', 'stores.col2', 'stores.col3', 'stores.col4', 'stores.col5'] as const),
  ...(['stores.total', 'stores.served1', 'stores.served2'] as const),
  ...(['pb.opened', 'pb.blue', 'pb.green'] as const),
  ...(['officials.plans', 'officials.offices'] as const),
  ...(['officials.builder', 'officials.marquis', 'officials.king'] as const),
  ...(['ships.count', 'ships.size', 'ships.maxSize'] as const),
  'clergy.count',
  ...(['favors.count', 'favors.builder', 'favors.marquis', 'favors.king'] as const),
  ...(['goods.total', 'goods.gold', 'goods.cloth', 'goods.books', 'goods.tools'] as const),
  ...(['cards.noble', 'cards.treasury', 'cards.builder', 'cards.marquis', 'cards.king'] as const),
  'portfolio.influence',
  ...(['rubble.quake', 'rubble.fire', 'rubble.tsunami', 'rubble.sets', 'rubble.total'] as const),
  ...(['reis', 'influence', 'decrees.count', 'rank.firsts'] as const),
] as const
export type Metric = (typeof metrics)[number]

/** So many wigs for each, up to a cap. */
interface PerDecree {
  readonly id: number
  readonly kind: 'per'
  readonly metric: Metric
  readonly wigs: number
  readonly cap: number
}
/** So many wigs for at least n. */
interface AtLeastDecree {
  readonly id: number
  readonly kind: 'atLeast'
  readonly metric: Metric
  readonly n: number
  readonly wigs: number
}
/** So many wigs for at least one of each. */
interface AllDecree {
  readonly id: number
  readonly kind: 'all'
  readonly metrics: readonly Metric[]
  readonly wigs: number
}
/** So many wigs for at least one of n of these. */
interface KindsDecree {
  readonly id: number
  readonly kind: 'kinds'
  readonly metrics: readonly Metric[]
  readonly n: number
  readonly wigs: number
}
/** As many wigs as the best other decree of the player on the right. */
interface CopyDecree {
  readonly id: number
  readonly kind: 'copyBestOfRightNeighbour'
}
export type DecreeData = PerDecree | AtLeastDecree | AllDecree | KindsDecree | CopyDecree

const id = wholeNumber(1, 999)
const wigs = wholeNumber(0, 99)
const n = wholeNumber(1, 99)
const metric = oneOf(metrics)
const several = listOf(metric, 1, 12)

const shapes: { readonly [Kind in DecreeData['kind']]: Shape<Extract<DecreeData, { kind: Kind }>> } = {
  per: objectOf<PerDecree>({ id, kind: oneOf(['per']), metric, wigs, cap: wigs }),
  atLeast: objectOf<AtLeastDecree>({ id, kind: oneOf(['atLeast']), metric, n, wigs }),
  all: objectOf<AllDecree>({ id, kind: oneOf(['all']), metrics: several, wigs }),
  kinds: objectOf<KindsDecree>({ id, kind: oneOf(['kinds']), metrics: several, n, wigs }),
  copyBestOfRightNeighbour: objectOf<CopyDecree>({ id, kind: oneOf(['copyBestOfRightNeighbour']) }),
}
const kinds = ['per', 'atLeast', 'all', 'kinds', 'copyBestOfRightNeighbour'] as const
const kind = oneOf(kinds)

export const decreeShape: Shape<DecreeData> = {
  fits(value, path, flaws): value is DecreeData {
    const given = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined
    return kind.fits(given, `${path}.kind`, flaws) && shapes[given].fits(value, path, flaws)
  },
}
