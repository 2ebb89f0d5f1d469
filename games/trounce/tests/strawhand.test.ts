import { FastRandom, type Seat, seenBy, type Told } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import type { Faction } from '../../luminaries/data.ts'
import { aces, cardNamed, cardsIn, count, suitNamed } from '../data.ts'
import type { Event } from '../events.ts'
import { trounce } from '../index.ts'
import { handPoints } from '../score.ts'
import type { State } from '../state.ts'
import { answer, inPlay, legalCards, ordering, playCard, playTrick } from './position.ts'

const turnedUp: readonly Faction[] = ['nobility', 'professions', 'magistrates', 'artists', 'scholars', 'clergy']
const hands = [
  ['PIL002', 'PIL007', 'PIL015'],
  ['PIL016', 'PIL026', 'PIL029'],
]
const faceUp = [
  ['PIL035', 'PIL038', 'PIL040'],
  ['PIL003', 'PIL009', 'PIL013'],
]
const faceDown = [
  ['PIL019', 'PIL021', 'PIL027'],
  ['PIL052', 'PIL053', 'PIL054'],
]
const ordered = (dealer: Seat = 1): State => {
  const s = ordering({ seats: 2, dealer, aces: turnedUp, hands, faceUp, faceDown })
  answer(s, 1 - dealer, { type: 'order', trump: suitNamed('nobility') })
  return s
}
/** Nobility is trump; the ace that each would have been dealt is left out. */
const begun = (leader: Seat = 0): State =>
  inPlay({ seats: 2, trump: 'nobility', bonus: 'professions', leader, hands, faceUp, faceDown })

const turned = (told: readonly Told<Event>[]): Told<Event>[] =>
  told.filter(({ event }) => event.type === 'cardTurnedUp')
const owes = (s: State): string[] => trounce.decisions(s).map(({ type, seat }) => `${type} ${seat}`)

describe('deal', () => {
  const told: Told<Event>[] = []
  const s = trounce.setup(
    2,
    { bothReachPlayOn: false, bestOfThree: false },
    {
      random: new FastRandom(7),
      tell: (event, ...notes) => {
        const confidences = notes.filter((note) => note !== 'reveals')
        told.push({ event, confidences, reveals: notes.includes('reveals') })
      },
    },
  )

  it('TR-3.25 three columns each, three cards in hand, three unused', () => {
    expect(s.hands.map(count)).toEqual([3, 3])
    expect(new Set([...s.faceUp, ...s.faceDown].filter((card) => card >= 0)).size).toBe(12)
    expect(count(s.unused)).toBe(3)
  })

  it('TR-3.25 the face-up cards are for all to see', () => {
    const deal = told.map((each) => seenBy(each, null)).find((event) => event.type === 'handDealt')
    expect(deal?.faceUp).toEqual(s.faceUp)
    const other = trounce.clone(s)
    other.faceUp.reverse()
    for (const viewer of [0, 1, null]) expect(trounce.view(other, viewer)).not.toEqual(trounce.view(s, viewer))
  })

  it('TR-3.25 nobody may look at the face-down cards, not even their owner', () => {
    const other = trounce.clone(s)
    const [unused] = cardsIn(s.unused)
    other.unused ^= (1 << unused) | (1 << s.faceDown[0])
    other.faceDown[0] = unused
    other.faceDown.reverse()
    for (const viewer of [0, 1, null]) expect(trounce.view(other, viewer)).toEqual(trounce.view(s, viewer))
  })

  it('TR-3.25 a player is told the three cards in hand and no others', () => {
    for (const seat of [0, 1]) {
      const deal = told.map((each) => seenBy(each, seat)).find((event) => event.type === 'handDealt')
      expect(new Set(deal?.cards)).toEqual(new Set(cardsIn(s.hands[seat])))
    }
  })
})

describe('ordering', () => {
  it('TR-3.26 the non-dealer speaks first, nobody goes alone', () => {
    const s = ordering({ seats: 2, dealer: 0, aces: turnedUp, hands, faceUp, faceDown })
    expect(owes(s)).toEqual(['orderRound1 1'])
    answer(s, 1, { type: 'order', trump: suitNamed('nobility') })
    expect(owes(s)).toEqual(['playCard 1'])
  })

  it('TR-3.26 one ace each into hand, two aside: ten cards each', () => {
    const s = ordered()
    expect(s.hands.map(count)).toEqual([4, 4])
    expect(s.hands.map((hand) => count(hand & aces))).toEqual([1, 1])
    expect(count(s.unused & aces)).toBe(2)
  })
})

describe('play', () => {
  it('TR-3.27 a player leads from the hand or from the own face-up cards', () => {
    expect(legalCards(begun(), 0)).toEqual(['PIL002', 'PIL007', 'PIL015', 'PIL035', 'PIL038', 'PIL040'])
  })

  it('TR-3.27 a face-up card obliges to follow', () => {
    const s = begun(1)
    playTrick(s, ['PIL009'])
    expect(legalCards(s, 0)).toEqual(['PIL007', 'PIL015', 'PIL035', 'PIL038'])
    const artists = begun(0)
    playTrick(artists, ['PIL040'])
    expect(legalCards(artists, 1)).toEqual(['PIL003', 'PIL013', 'PIL026', 'PIL029'])
  })

  it('TR-3.27 if only a face-up card follows, it must be played', () => {
    const s = inPlay({
      seats: 2,
      trump: 'nobility',
      bonus: 'professions',
      hands: [['PIL047'], ['PIL026', 'PIL029']],
      faceUp: [[null], ['PIL003', 'PIL009', 'PIL013']],
      faceDown: [[null], ['PIL052', 'PIL053', 'PIL054']],
    })
    playTrick(s, ['PIL047'])
    expect(legalCards(s, 1)).toEqual(['PIL009'])
  })

  it('TR-3.27 a face-down card does not oblige and cannot be played', () => {
    const s = inPlay({
      seats: 2,
      trump: 'nobility',
      bonus: 'professions',
      hands: [['PIL047'], ['PIL026', 'PIL029']],
      faceUp: [[null], ['PIL003', null, 'PIL013']],
      faceDown: [[null], ['PIL053', null, 'PIL054']],
    })
    playTrick(s, ['PIL047'])
    expect(legalCards(s, 1)).toEqual(['PIL003', 'PIL013', 'PIL026', 'PIL029'])
  })

  it('TR-3.28 the card under a played face-up card is turned up at once, before the opponent plays', () => {
    const s = begun()
    const told = turned(playCard(s, 0, 'PIL038'))
    expect(told.map(({ event }) => event)).toEqual([
      { type: 'cardTurnedUp', seat: 0, column: 1, card: cardNamed('PIL021') },
    ])
    expect(told[0].reveals).toBe(true)
    expect(owes(s)).toEqual(['playCard 1'])
  })

  it('TR-3.28 the turned card is playable from then on', () => {
    const s = begun()
    playTrick(s, ['PIL038', 'PIL009'])
    expect(s.tricks).toEqual([0, 1])
    playTrick(s, ['PIL053'])
    // The magistrates 6 has come up; the only other magistrate is in hand.
    expect(legalCards(s, 0)).toEqual(['PIL007', 'PIL021'])
  })

  it('TR-3.28 who follows with a face-up card turns one up too, and may lead it', () => {
    const s = begun()
    playTrick(s, ['PIL038'])
    const told = turned(playCard(s, 1, 'PIL009')).map(({ event }) => event)
    expect(told).toEqual([{ type: 'cardTurnedUp', seat: 1, column: 1, card: cardNamed('PIL053') }])
    expect(legalCards(s, 1)).toContain('PIL053')
  })

  it('TR-3.28 a card from the hand turns up nothing', () => {
    expect(turned(playCard(begun(), 0, 'PIL007'))).toEqual([])
  })

  it('TR-3.28 a face-up card with nothing under it turns up nothing', () => {
    const s = begun()
    playTrick(s, ['PIL038', 'PIL009', 'PIL053'])
    expect(turned(playCard(s, 0, 'PIL021'))).toEqual([])
    expect(legalCards(s, 1)).not.toContain('PIL053')
  })

  it.each([0, 1])('TR-3.29 the non-dealer leads first (dealer %i)', (dealer) => {
    expect(owes(ordered(dealer))).toEqual([`playCard ${1 - dealer}`])
  })

  it('TR-3.29 ten tricks, and all ten cards of both are played', () => {
    const s = ordered()
    const told: Event[] = []
    while (s.hand === 1) {
      const [{ seat }] = trounce.decisions(s)
      told.push(...answer(s, seat, trounce.moves(s, seat)[0]).map(({ event }) => event))
    }
    expect(told.filter((event) => event.type === 'trickTaken')).toHaveLength(10)
    for (const seat of [0, 1]) {
      expect(told.filter((event) => event.type === 'cardPlayed' && event.seat === seat)).toHaveLength(10)
      expect(told.filter((event) => event.type === 'cardTurnedUp' && event.seat === seat)).toHaveLength(3)
    }
  })
})

describe('scores', () => {
  it('TR-3.30 the maker needs 6: 5:5 is a usurp', () => {
    const scored = (maker: number) =>
      handPoints({ seats: 2, maker: 1, alone: false, tricks: [10 - maker, maker], bonusCards: [1, 3] })
    expect(scored(5)).toEqual({ trickPoints: [2, 0], bonusPoints: [0, 1], usurped: true })
    expect(scored(6)).toEqual({ trickPoints: [0, 1], bonusPoints: [0, 1], usurped: false })
  })

  it('TR-3.30 at the end of the hand each scores on the own', () => {
    const none = [null, null, null]
    const s = inPlay({
      seats: 2,
      trump: 'nobility',
      bonus: 'professions',
      scores: [4, 6],
      hands: [['PIL053'], ['PIL047']],
      faceUp: [none, none],
      faceDown: [none, none],
      tricks: [7, 2],
      taken: [
        ['PIL002', 'PIL029', 'PIL007', 'PIL015', 'PIL016', 'PIL026', 'PIL035', 'PIL038', 'PIL003', 'PIL009'].concat([
          'PIL019',
          'PIL027',
          'PIL049',
          'PIL052',
        ]),
        ['PIL040', 'PIL013', 'PIL021', 'PIL054'],
      ],
    })
    playTrick(s, ['PIL053', 'PIL047'])
    expect(s.scores).toEqual([6, 7])
  })
})
