// Where the figures come from. The published rulebooks give the 57 cards with their ids, names and abilities, their
// division into five ranks (15 of each rank I to III, six aces, six crowns), and that 27 carry the Trounce icon. Which
// card has which rank and which factions is derived from that structure. The order of two factions, the strengths, the
// affiliations and the choice of the Trounce cards are reconstructed, so that every example of the rulebooks holds and
// the six factions are equally strong.

/** In the order in which they are always shown. */
export const factions = ['nobility', 'professions', 'magistrates', 'artists', 'scholars', 'clergy'] as const

export type Faction = (typeof factions)[number]

export type Rank = 'I' | 'II' | 'III' | 'Ace' | 'Crown'

type Strength = 2 | 3 | 4 | 5 | 6

type Affiliation = 'freemason' | 'rosicrucian'

export type Ability =
  | 'influence_any_discount'
  | 'swap_cards'
  | 'oust_set_strength'
  | 'edict_take_two'
  | 'expel_then_move'
  | 'scout_any_free'
  | 'organize_any_free'
  | 'buff_influence_cheaper'
  | 'buff_oust_no_advantage'
  | 'new_plot'
  | 'buff_expel_free'
  | 'buff_scout_favor'
  | 'draw_two_or_court'
  | 'buff_extort_any'
  | 'borrow_faction'
  | 'ace_wild'
  | 'crown_extra_action'

/** One or two; the first of two is the upper half of the card. */
type Factions = readonly [Faction] | readonly [upper: Faction, lower: Faction]

type Row = readonly [
  id: `PIL${string}`,
  rank: Rank,
  factions: Factions,
  strength: Strength | null,
  affiliation: Affiliation | null,
  ability: Ability,
  trounceIcon: boolean,
]

const rows = [
  ['PIL001', 'I', ['nobility', 'magistrates'], 4, 'freemason', 'influence_any_discount', false],
  ['PIL002', 'I', ['professions', 'nobility'], 2, null, 'swap_cards', true],
  ['PIL003', 'I', ['nobility', 'artists'], 5, null, 'influence_any_discount', true],
  ['PIL004', 'I', ['clergy', 'nobility'], 3, 'freemason', 'oust_set_strength', false],
  ['PIL005', 'I', ['nobility', 'scholars'], 6, 'rosicrucian', 'edict_take_two', false],
  ['PIL006', 'I', ['magistrates', 'professions'], 3, 'rosicrucian', 'expel_then_move', false],
  ['PIL007', 'I', ['magistrates', 'artists'], 2, null, 'expel_then_move', true],
  ['PIL008', 'I', ['magistrates', 'clergy'], 6, 'freemason', 'edict_take_two', false],
  ['PIL009', 'I', ['scholars', 'magistrates'], 5, null, 'scout_any_free', true],
  ['PIL010', 'I', ['artists', 'professions'], 6, 'freemason', 'edict_take_two', false],
  ['PIL011', 'I', ['artists', 'clergy'], 4, null, 'organize_any_free', false],
  ['PIL012', 'I', ['artists', 'scholars'], 3, 'rosicrucian', 'organize_any_free', false],
  ['PIL013', 'I', ['professions', 'clergy'], 5, null, 'swap_cards', true],
  ['PIL014', 'I', ['scholars', 'professions'], 4, null, 'scout_any_free', false],
  ['PIL015', 'I', ['clergy', 'scholars'], 2, 'freemason', 'oust_set_strength', true],
  ['PIL016', 'II', ['nobility', 'magistrates'], 3, 'rosicrucian', 'influence_any_discount', true],
  ['PIL017', 'II', ['professions', 'nobility'], 5, 'freemason', 'swap_cards', false],
  ['PIL018', 'II', ['nobility', 'artists'], 4, null, 'buff_influence_cheaper', false],
  ['PIL019', 'II', ['clergy', 'nobility'], 6, 'rosicrucian', 'buff_oust_no_advantage', true],
  ['PIL020', 'II', ['scholars', 'nobility'], 2, 'freemason', 'new_plot', false],
  ['PIL021', 'II', ['magistrates', 'professions'], 6, 'freemason', 'buff_expel_free', true],
  ['PIL022', 'II', ['magistrates', 'artists'], 5, null, 'expel_then_move', false],
  ['PIL023', 'II', ['clergy', 'magistrates'], 2, null, 'new_plot', false],
  ['PIL024', 'II', ['scholars', 'magistrates'], 4, null, 'buff_scout_favor', false],
  ['PIL025', 'II', ['professions', 'artists'], 2, 'rosicrucian', 'new_plot', false],
  ['PIL026', 'II', ['artists', 'clergy'], 3, 'freemason', 'organize_any_free', true],
  ['PIL027', 'II', ['artists', 'scholars'], 6, null, 'draw_two_or_court', true],
  ['PIL028', 'II', ['professions', 'clergy'], 4, null, 'buff_extort_any', false],
  ['PIL029', 'II', ['scholars', 'professions'], 3, 'freemason', 'scout_any_free', true],
  ['PIL030', 'II', ['clergy', 'scholars'], 5, 'freemason', 'oust_set_strength', false],
  ['PIL031', 'III', ['magistrates', 'nobility'], 6, 'freemason', 'buff_influence_cheaper', false],
  ['PIL032', 'III', ['nobility', 'professions'], 3, null, 'buff_extort_any', false],
  ['PIL033', 'III', ['artists', 'nobility'], 2, 'freemason', 'buff_influence_cheaper', false],
  ['PIL034', 'III', ['nobility', 'clergy'], 5, null, 'buff_oust_no_advantage', false],
  ['PIL035', 'III', ['nobility', 'scholars'], 4, null, 'borrow_faction', true],
  ['PIL036', 'III', ['professions', 'magistrates'], 5, null, 'buff_expel_free', false],
  ['PIL037', 'III', ['artists', 'magistrates'], 3, 'freemason', 'buff_expel_free', false],
  ['PIL038', 'III', ['magistrates', 'clergy'], 4, 'freemason', 'borrow_faction', true],
  ['PIL039', 'III', ['magistrates', 'scholars'], 2, 'rosicrucian', 'buff_scout_favor', false],
  ['PIL040', 'III', ['artists', 'professions'], 4, 'freemason', 'borrow_faction', true],
  ['PIL041', 'III', ['clergy', 'artists'], 6, 'rosicrucian', 'draw_two_or_court', false],
  ['PIL042', 'III', ['scholars', 'artists'], 5, 'freemason', 'draw_two_or_court', false],
  ['PIL043', 'III', ['clergy', 'professions'], 2, 'rosicrucian', 'buff_extort_any', false],
  ['PIL044', 'III', ['professions', 'scholars'], 6, 'freemason', 'buff_scout_favor', false],
  ['PIL045', 'III', ['scholars', 'clergy'], 3, null, 'buff_oust_no_advantage', false],
  ['PIL046', 'Ace', ['nobility'], null, 'freemason', 'ace_wild', true],
  ['PIL047', 'Ace', ['magistrates'], null, null, 'ace_wild', true],
  ['PIL048', 'Ace', ['professions'], null, 'freemason', 'ace_wild', true],
  ['PIL049', 'Ace', ['artists'], null, 'freemason', 'ace_wild', true],
  ['PIL050', 'Ace', ['clergy'], null, 'rosicrucian', 'ace_wild', true],
  ['PIL051', 'Ace', ['scholars'], null, null, 'ace_wild', true],
  ['PIL052', 'Crown', ['nobility'], null, 'rosicrucian', 'crown_extra_action', true],
  ['PIL053', 'Crown', ['magistrates'], null, null, 'crown_extra_action', true],
  ['PIL054', 'Crown', ['professions'], null, 'freemason', 'crown_extra_action', true],
  ['PIL055', 'Crown', ['artists'], null, 'freemason', 'crown_extra_action', true],
  ['PIL056', 'Crown', ['clergy'], null, null, 'crown_extra_action', true],
  ['PIL057', 'Crown', ['scholars'], null, 'freemason', 'crown_extra_action', true],
] as const satisfies readonly Row[]

export type LuminaryId = (typeof rows)[number][0]

export interface Luminary {
  readonly id: LuminaryId
  readonly rank: Rank
  readonly factions: Factions
  /** Aces and crowns have none: a dagger or a hammer takes its place. */
  readonly strength: Strength | null
  readonly affiliation: Affiliation | null
  readonly ability: Ability
  /** Belongs to the 27 cards of Trounce. */
  readonly trounceIcon: boolean
}

/** All 57 cards in the order of their ids. */
export const luminaries: readonly Luminary[] = rows.map(
  ([id, rank, factions, strength, affiliation, ability, trounceIcon]) => ({
    id,
    rank,
    factions,
    strength,
    affiliation,
    ability,
    trounceIcon,
  }),
)
