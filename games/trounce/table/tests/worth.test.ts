import { languages } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { cardNamed, suitNamed, trounceCards } from '../../data.ts'
import { trounce } from '../../index.ts'
import { inPlay, playCard } from '../../tests/position.ts'
import { speak, speech } from '../context.ts'
import { worthLines, worthOf } from '../worth.ts'

await Promise.all(languages.map(speak))

/** Artists are trump, Scholars bonus; seat 0 holds the 6 of Artists and Scholars, and two crowns. */
const given = () =>
  inPlay({
    seats: 4,
    trump: 'artists',
    bonus: 'scholars',
    leader: 3,
    hands: [['PIL027', 'PIL057', 'PIL054'], ['PIL015'], ['PIL029'], ['PIL055']],
  })

const ids = (cards: readonly number[]) => cards.map((card) => trounceCards[card].id)

describe('what a card is worth', () => {
  it('a trump is compared with trumps alone; the ace on the table is never played', () => {
    const worth = worthOf(trounce.view(given(), 0), cardNamed('PIL027'))
    expect(worth).toMatchObject({ isTrump: true, isBonus: true, isOrdered: false, isPlayed: false })
    expect(worth.above.map(({ suit, cards }) => [suit, ids(cards)])).toEqual([[suitNamed('artists'), ['PIL055']]])
  })

  it('a card that has been played is no longer above another one', () => {
    const s = given()
    playCard(s, 3, 'PIL055')
    const view = trounce.view(s, 0)
    expect(worthOf(view, cardNamed('PIL027')).above).toEqual([{ suit: suitNamed('artists'), cards: [] }])
    expect(worthOf(view, cardNamed('PIL055')).isPlayed).toBe(true)
  })

  it('what the viewer holds is not above another one of the own cards', () => {
    const scholars = (viewer: number | null) =>
      worthOf(trounce.view(given(), viewer), cardNamed('PIL015')).above.find(
        ({ suit }) => suit === suitNamed('scholars'),
      )
    expect(ids(scholars(0)?.cards ?? [])).not.toContain('PIL057')
    expect(ids(scholars(1)?.cards ?? [])).toContain('PIL057')
    expect(ids(scholars(null)?.cards ?? [])).toContain('PIL057')
  })

  it('is said in every language', () => {
    const view = trounce.view(given(), 0)
    for (const language of languages) {
      const words = speech(language, ['Anna', 'Kenji', 'Ilona', 'Tobias'], 0)
      for (const card of trounceCards.keys()) expect(worthLines(view, card, words).join()).not.toMatch(/undefined/)
      expect(worthLines(view, cardNamed('PIL057'), words).length).toBeGreaterThan(0)
    }
  })
})
