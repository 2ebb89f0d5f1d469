import type { Language } from '@eminence/kernel'
import { type Faction, factions, type Luminary } from '../../../luminaries/data.ts'
import { luminaryTexts } from '../../../luminaries/texts/index.ts'
import { type Card, none, type Suit, type SuitSet, strengthOf, suitsOf, trounceCards } from '../../data.ts'

/** How one language speaks of a card. */
export interface CardWords {
  /** Its short name alone: “Mozart”. */
  readonly name: (card: Card) => string
  /** For labels and lists: “Mozart (crown of Artists)”. */
  readonly brief: (card: Card) => string
  /** Within a sentence: “Mozart, the crown of Artists”. */
  readonly spoken: (card: Card) => string
}

/** From a card's name and what is printed on it. */
type Wording = (name: string, card: Luminary) => string

const en: Wording = (name, { strength, rank, factions: suits }) => {
  const suitNames = suits.map((suit) => luminaryTexts.en.factions[suit])
  if (strength !== null) return `${name}, ${strength} of ${suitNames.join(' and ')}`
  return `${name}, the ${luminaryTexts.en.ranks[rank].toLowerCase()} of ${suitNames[0]}`
}

const enBrief: Wording = (name, { strength, rank, factions: suits }) => {
  const suitNames = suits.map((suit) => luminaryTexts.en.factions[suit])
  if (strength !== null) return `${name} (${strength} ${suitNames.join('–')})`
  return `${name} (${luminaryTexts.en.ranks[rank].toLowerCase()} of ${suitNames[0]})`
}

const ja: Wording = (name, { strength, rank, factions: suits }) => {
  const suitNames = suits.map((suit) => luminaryTexts.ja.factions[suit])
  return `${name}（${suitNames.join('・')}の${strength ?? luminaryTexts.ja.ranks[rank]}）`
}

/** The value as something that belongs to its suits. */
const huPossessed = {
  strength: { 2: '2-ese', 3: '3-asa', 4: '4-ese', 5: '5-öse', 6: '6-osa' },
  rank: { I: '', II: '', III: '', Ace: 'ásza', Crown: 'koronája' },
} as const

const hu: Wording = (name, { strength, rank, factions: suits }) => {
  const possessors = suits.map((suit) => `a ${luminaryTexts.hu.factions[suit]}`).join(' és ')
  return `${name}, ${possessors} ${strength === null ? huPossessed.rank[rank] : huPossessed.strength[strength]}`
}

const huBrief: Wording = (name, { strength, rank, factions: suits }) => {
  const suitNames = suits.map((suit) => luminaryTexts.hu.factions[suit])
  return `${name} (${suitNames.join('–')} ${strength ?? huPossessed.rank[rank]})`
}

const wordings: Readonly<Record<Language, { readonly brief: Wording; readonly spoken: Wording }>> = {
  en: { brief: enBrief, spoken: en },
  ja: { brief: ja, spoken: ja },
  hu: { brief: huBrief, spoken: hu },
}

export function cardWords(language: Language): CardWords {
  const { brief, spoken } = wordings[language]
  const name = (card: Card): string => luminaryTexts[language].names[trounceCards[card].id].short
  return {
    name,
    brief: (card) => brief(name(card), trounceCards[card]),
    spoken: (card) => spoken(name(card), trounceCards[card]),
  }
}

export const factionOf = (suit: Suit): Faction => factions[suit]

/** In the order in which they are printed on the card. */
export const factionsOn = (card: Card): readonly Faction[] => trounceCards[card].factions

/** In the order in which suits are always shown. */
export const factionsIn = (set: SuitSet): Faction[] => factions.filter((_, suit) => set & (1 << suit))

/** Trumps first, then by suit; high cards before low ones. */
export function sorted(cards: readonly Card[], trump: Suit): Card[] {
  const group = (card: Card): number => {
    if (trump !== none && suitsOf[card] & (1 << trump)) return none
    return factions.indexOf(trounceCards[card].factions[0])
  }
  return [...cards].sort((a, b) => group(a) - group(b) || strengthOf[b] - strengthOf[a])
}
