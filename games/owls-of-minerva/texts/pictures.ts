import { type LuminaryId, luminaries } from '../../luminaries/data.ts'
import { allRegions, type Card, none, type Region, tablesOf } from '../data.ts'
import { type Faction, factions } from '../sets.ts'
import { type RegionId, standardSet } from '../standard-set.ts'
import { diskAt, followersAt, heldAt, newTable, type State } from '../state.ts'

/** A part of the map: these regions with what is on them. The players are called A and B. */
interface RegionsPicture {
  readonly name: 'regions'
  readonly regions: readonly RegionId[]
  readonly followers: Partial<Readonly<Record<RegionId, readonly Faction[]>>>
  /** Where the pawns of A and B stand. */
  readonly pawns: readonly RegionId[]
}

/** A reform card and what covers its symbols. */
interface PaymentPicture {
  readonly name: 'payment'
  /** As in “R12”. */
  readonly reform: string
  /** The action card, then the further ones. */
  readonly card: LuminaryId
  readonly further: readonly LuminaryId[]
  /** The followers that are paid. */
  readonly followers: readonly Faction[]
}

/** An oust in which the defender has played a card: A attacks B. */
interface OustPicture {
  readonly name: 'oust'
  readonly region: RegionId
  /** Of A and B. */
  readonly identities: readonly [LuminaryId, LuminaryId]
  readonly cards: readonly [LuminaryId, LuminaryId]
  readonly disks: Partial<Readonly<Record<RegionId, readonly [number, number]>>>
}

/** What the rulebook shows, drawn by the parts of the table. */
export type RulebookPicture =
  /** The whole map with its slots and start colours, before anything else is on it. */
  | { readonly name: 'map' }
  /** A card with all that this game reads on it. */
  | { readonly name: 'card'; readonly card: LuminaryId }
  | RegionsPicture
  | PaymentPicture
  | OustPicture

/** The pictures that the rulebook explains in every language. */
export const examples = {
  card: { name: 'card', card: 'PIL029' },
  gathering: {
    name: 'regions',
    regions: ['augsburg', 'muenchen', 'innsbruck', 'brixen'],
    followers: {
      muenchen: ['nobility', 'artists', 'scholars'],
      innsbruck: ['professions', 'scholars', 'clergy'],
      brixen: ['magistrates', 'artists', 'scholars'],
    },
    pawns: ['augsburg'],
  },
  freemason: {
    name: 'regions',
    regions: ['augsburg', 'muenchen', 'innsbruck', 'brixen'],
    followers: { innsbruck: ['professions', 'clergy'], brixen: ['magistrates', 'artists', 'scholars'] },
    pawns: ['innsbruck'],
  },
  withFollowers: {
    name: 'payment',
    reform: 'R12',
    card: 'PIL023',
    further: [],
    followers: ['magistrates', 'clergy'],
  },
  withCards: { name: 'payment', reform: 'R12', card: 'PIL038', further: ['PIL015'], followers: ['magistrates'] },
  oust: {
    name: 'oust',
    region: 'augsburg',
    identities: ['PIL003', 'PIL027'],
    cards: ['PIL017', 'PIL009'],
    disks: { augsburg: [1, 1], kempten: [1, 0], ulm: [0, 2] },
  },
} as const satisfies Record<string, RulebookPicture>

const usual = { idFollowersPay: false, finishRound: false, balancedStart: false }

const regionNumber = (id: string): Region => standardSet.regions.findIndex((region) => region.id === id)
const cardNumber = (id: LuminaryId): Card => luminaries.findIndex((card) => card.id === id)

/** A table with what the picture shows on it, so that it can be drawn like any other. */
export function positionOf(picture: RulebookPicture): State {
  const s = newTable(picture.name === 'map' ? 4 : 2, usual, null)
  s.colours = s.colours.map((_, seat) => seat)
  s.starter = 0
  s.active = 0
  switch (picture.name) {
    case 'map':
      layReforms(s)
      break
    case 'card':
      s.card = cardNumber(picture.card)
      break
    case 'regions':
      for (const [seat, id] of picture.pawns.entries()) s.pawns[seat] = regionNumber(id)
      for (const [id, list] of Object.entries(picture.followers))
        for (const faction of list) s.followers[followersAt(regionNumber(id), factions.indexOf(faction))]++
      break
    case 'payment':
      layPayment(s, picture)
      break
    case 'oust':
      layOust(s, picture)
  }
  return s
}

/** One on every slot; which one it is does not matter. */
function layReforms(s: State): void {
  const open = allRegions.filter((region) => tablesOf(s).set.regions[region].slotFrom <= s.seats)
  for (const [reform, region] of open.entries()) s.reforms[region] = reform
}

function layPayment(s: State, { reform, card, further, followers }: PaymentPicture): void {
  const region = regionNumber('augsburg')
  s.pawns[0] = region
  s.reforms[region] = standardSet.reforms.findIndex(({ id }) => id === reform)
  s.card = cardNumber(card)
  s.added = further.map(cardNumber)
  for (const faction of followers) s.held[heldAt(0, factions.indexOf(faction))]++
}

function layOust(s: State, { region, identities, cards, disks }: OustPicture): void {
  s.pawns = [regionNumber(region), regionNumber(region)]
  s.ids = identities.map(cardNumber)
  s.defender = 1
  s.card = cardNumber(cards[0])
  s.defence = [cardNumber(cards[1])]
  s.winner = none
  for (const [id, counts] of Object.entries(disks))
    for (const [seat, count] of counts.entries()) s.disks[diskAt(regionNumber(id), seat)] += count
}
