import { describe, expect, it } from 'vitest'
import { type Faction, factions, type Luminary, luminaries, type Rank } from '../data.ts'
import { luminaryTexts } from '../texts/index.ts'

const numberedRanks = ['I', 'II', 'III'] as const
const strengths = [2, 3, 4, 5, 6] as const

const pairs = factions.flatMap((first, i) => factions.slice(i + 1).map((second) => pairKey([first, second]))).sort()
const numbered = luminaries.filter((card) => card.rank !== 'Ace' && card.rank !== 'Crown')
const trounceCards = luminaries.filter((card) => card.trounceIcon)

function pairKey(pair: readonly Faction[]) {
  return [...pair].sort().join('+')
}

function pairsOf(cards: readonly Luminary[]) {
  return cards.map((card) => pairKey(card.factions)).sort()
}

function ofRank(rank: Rank) {
  return luminaries.filter((card) => card.rank === rank)
}

function count<Key>(cards: readonly Luminary[], keyOf: (card: Luminary) => Key) {
  return new Map([...Map.groupBy(cards, keyOf)].map(([key, group]) => [key, group.length]))
}

describe('the 57 luminaries', () => {
  it('have the ids PIL001 to PIL057, in order', () => {
    expect(luminaries.map((card) => card.id)).toEqual(
      Array.from({ length: 57 }, (_, i) => `PIL${String(i + 1).padStart(3, '0')}`),
    )
  })

  it('are 15 of each rank I to III, then six aces, then six crowns', () => {
    const ranks = luminaries.map((card) => card.rank)
    expect(ranks.slice(0, 45)).toEqual(numberedRanks.flatMap((rank) => Array<Rank>(15).fill(rank)))
    expect(ranks.slice(45)).toEqual([...Array<Rank>(6).fill('Ace'), ...Array<Rank>(6).fill('Crown')])
  })

  it.each(['Ace', 'Crown'] as const)('have one %s of each faction, without a strength', (rank) => {
    expect(pairsOf(ofRank(rank))).toEqual([...factions].sort())
    expect(ofRank(rank).every((card) => card.strength === null)).toBe(true)
  })

  it.each(numberedRanks)('have in rank %s one card for each pair of factions', (rank) => {
    expect(pairs).toHaveLength(15)
    expect(pairsOf(ofRank(rank))).toEqual(pairs)
  })

  it.each(numberedRanks)('have in rank %s each strength on three cards that together show all six factions', (rank) => {
    for (const strength of strengths) {
      const cards = ofRank(rank).filter((card) => card.strength === strength)
      expect(cards.flatMap((card) => card.factions).sort()).toEqual([...factions].sort())
    }
  })

  it('give the three cards of a pair three different strengths', () => {
    for (const cards of Map.groupBy(numbered, (card) => pairKey(card.factions)).values()) {
      expect(new Set(cards.map((card) => card.strength)).size).toBe(3)
    }
  })

  it('have 15 abilities on three cards each, one shared by the aces and one by the crowns', () => {
    const abilities = count(numbered, (card) => card.ability)
    expect(abilities.size).toBe(15)
    expect(new Set(abilities.values())).toEqual(new Set([3]))
    expect(count(ofRank('Ace'), (card) => card.ability)).toEqual(new Map([['ace_wild', 6]]))
    expect(count(ofRank('Crown'), (card) => card.ability)).toEqual(new Map([['crown_extra_action', 6]]))
  })

  it('are 24 freemasons, 11 rosicrucians and 22 without affiliation, evenly over the factions of ranks I to III', () => {
    expect(count(luminaries, (card) => card.affiliation)).toEqual(
      new Map([
        ['freemason', 24],
        ['rosicrucian', 11],
        [null, 22],
      ]),
    )
    for (const faction of factions) {
      const cards = numbered.filter((card) => card.factions.includes(faction))
      expect(cards.filter((card) => card.affiliation === 'freemason')).toHaveLength(6)
      expect(cards.filter((card) => card.affiliation === 'rosicrucian')).toHaveLength(3)
    }
  })
})

describe('the cards that the examples of the rulebooks name', () => {
  it.each([
    ['scholars', 'professions'],
    ['magistrates', 'professions'],
    ['scholars', 'nobility'],
    ['clergy', 'artists'],
    ['scholars', 'magistrates'],
    ['magistrates', 'scholars'],
  ])('include one with %s above %s', (upper, lower) => {
    expect(luminaries.some((card) => card.factions[0] === upper && card.factions[1] === lower)).toBe(true)
  })

  it.each([
    ['artists', 'scholars'],
    ['clergy', 'nobility'],
  ])('include one of rank II with %s above %s', (upper, lower) => {
    expect(ofRank('II').some((card) => card.factions[0] === upper && card.factions[1] === lower)).toBe(true)
  })

  it('include a freemason of rank II with professions and scholars', () => {
    const card = ofRank('II').find(({ factions }) => pairKey(factions) === 'professions+scholars')
    expect(card?.affiliation).toBe('freemason')
  })

  it('include Trounce cards of professions and scholars with 3, of artists and scholars with 6', () => {
    const strengthOf = (pair: string) => trounceCards.find((card) => pairKey(card.factions) === pair)?.strength
    expect(strengthOf('professions+scholars')).toBe(3)
    expect(strengthOf('artists+scholars')).toBe(6)
  })

  it('include a Trounce card of nobility with 6 that has neither scholars nor artists', () => {
    const card = trounceCards.find(({ factions, strength }) => strength === 6 && factions.includes('nobility'))
    expect(card && pairKey(card.factions)).toBe('clergy+nobility')
  })
})

describe('the 27 cards of Trounce', () => {
  it('are all aces, all crowns and one card for each pair of factions', () => {
    expect(trounceCards).toHaveLength(27)
    expect(trounceCards.filter((card) => card.rank === 'Ace')).toHaveLength(6)
    expect(trounceCards.filter((card) => card.rank === 'Crown')).toHaveLength(6)
    expect(pairsOf(trounceCards.filter((card) => card.strength !== null))).toEqual(pairs)
  })

  it.each(factions)('have in %s exactly 2, 3, 4, 5, 6, ace and crown', (faction) => {
    const values = trounceCards
      .filter((card) => card.factions.includes(faction))
      .map((card) => card.strength ?? card.rank)
    expect(values).toHaveLength(7)
    expect(new Set(values)).toEqual(new Set([...strengths, 'Ace', 'Crown']))
  })
})

describe.each(Object.entries(luminaryTexts))('the names in %s', (language, texts) => {
  const names = luminaries.map((card) => texts.names[card.id])

  it('are distinct, in full and in short', () => {
    expect(new Set(names.map((name) => name.full)).size).toBe(57)
    expect(new Set(names.map((name) => name.short)).size).toBe(57)
  })

  it('are short enough for a tile', () => {
    // A Japanese character is about as wide as one and a half Latin ones.
    const limit = language === 'ja' ? 9 : 14
    expect(names.filter((name) => [...name.short].length > limit)).toEqual([])
  })

  it('are written in composed characters, so that they compare and sort as typed', () => {
    expect(names.filter(({ full, short }) => full + short !== (full + short).normalize('NFC'))).toEqual([])
  })

  it('stand beside six different words for the factions and five for the ranks', () => {
    expect(new Set(Object.values(texts.factions)).size).toBe(6)
    expect(new Set(Object.values(texts.ranks)).size).toBe(5)
  })
})

it('writes the Japanese names without Latin letters', () => {
  const names = luminaries.map((card) => luminaryTexts.ja.names[card.id])
  expect(names.filter(({ full, short }) => /\p{Script=Latin}/u.test(full + short))).toEqual([])
})
