import { FastRandom, type Seat, seenBy, type Told } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { type Faction, factions } from '../../luminaries/data.ts'
import { aces, allCards, cardNamed, cardsIn, count, plainCards, strengthOf, suitsOf, trounceCards } from '../data.ts'
import type { Event } from '../events.ts'
import { trounce } from '../index.ts'
import { partnerOf, type State, sideOf } from '../state.ts'
import { cards, inPlay, playCard, playTrick } from './position.ts'

const options = { bothReachPlayOn: false, bestOfThree: false }
const seeds = Array.from({ length: 300 }, (_, seed) => seed + 1)
const dealt = (seats: number, seed = 7): State => trounce.setup(seats, options, { random: new FastRandom(seed) })

function tellingOfDeal(seats: number): { s: State; told: Told<Event>[] } {
  const told: Told<Event>[] = []
  const s = trounce.setup(seats, options, {
    random: new FastRandom(7),
    tell: (event, ...notes) => {
      const confidences = notes.filter((note) => note !== 'reveals')
      told.push({ event, confidences, reveals: notes.includes('reveals') })
    },
  })
  return { s, told }
}

/** Plays the first offered move until the next hand is dealt. */
function playHand(s: State): void {
  const { hand } = s
  const random = new FastRandom(3)
  while (s.hand === hand) {
    const [{ seat }] = trounce.decisions(s)
    trounce.play(s, seat, trounce.moves(s, seat)[0], { random })
  }
}

const columns = (s: State): number[] => [...s.faceUp, ...s.faceDown]
const everywhere = (s: State): number[] => [...s.hands.flatMap(cardsIn), ...columns(s), ...cardsIn(s.unused)]
const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b)

/** Two cards change places between hand and the unused cards. */
function exchanged(s: State, seat: Seat): State {
  const other = trounce.clone(s)
  const pair = (1 << cardsIn(s.hands[seat])[0]) | (1 << cardsIn(s.unused)[0])
  other.hands[seat] ^= pair
  other.unused ^= pair
  return other
}

describe('section 1: the numbers of the three forms', () => {
  it.each([
    { seats: 4, inHand: 5, leftOver: 1 },
    { seats: 2, inHand: 3, leftOver: 3 },
    { seats: 3, inHand: 6, leftOver: 3 },
  ])('$seats players: $inHand cards each in hand, $leftOver of the 21 left over', ({ seats, inHand, leftOver }) => {
    const s = dealt(seats)
    expect(s.hands.map(count)).toEqual(Array(seats).fill(inHand))
    expect(count(s.unused & ~aces)).toBe(leftOver)
  })

  it.each([
    { seats: 4, tricks: 6 },
    { seats: 2, tricks: 10 },
    { seats: 3, tricks: 7 },
  ])('$seats players play $tricks tricks', ({ seats, tricks }) => {
    const s = dealt(seats)
    const [{ seat }] = trounce.decisions(s)
    trounce.play(s, seat, { type: 'order', trump: s.aces[0] }, { random: new FastRandom(1) })
    if (seats === 4) trounce.play(s, seat, { type: 'alone', alone: false }, { random: new FastRandom(1) })
    let plays = 0
    while (s.hand === 1) {
      const owing = trounce.decisions(s)[0].seat
      trounce.play(s, owing, trounce.moves(s, owing)[0], { random: new FastRandom(1) })
      plays += 1
    }
    expect(plays).toBe(tricks * seats)
  })

  it('four players: seats 0 and 2 play against seats 1 and 3', () => {
    expect([0, 1, 2, 3].map((seat) => sideOf(4, seat))).toEqual([0, 1, 0, 1])
    expect([0, 1, 2, 3].map(partnerOf)).toEqual([2, 3, 0, 1])
  })

  it.each([2, 3])('%i players: everybody is alone', (seats) => {
    expect([0, 1, 2].map((seat) => sideOf(seats, seat))).toEqual([0, 1, 2])
    expect(dealt(seats).scores).toEqual(Array(seats).fill(0))
  })
})

describe('piles and dealer', () => {
  it.each([2, 3, 4])('TR-1.1 aces and the 21 other cards are two piles, never mixed (%i players)', (seats) => {
    const s = dealt(seats)
    expect(sorted(everywhere(s))).toEqual(sorted(plainCards))
    expect(sorted(s.aces)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('TR-1.1 the 21 are 15 two-suited cards and 6 crowns', () => {
    const others = plainCards.map((card) => trounceCards[card])
    expect(others.filter((card) => card.factions.length === 2)).toHaveLength(15)
    expect(others.filter((card) => card.rank === 'Crown')).toHaveLength(6)
    expect(others).toHaveLength(21)
  })

  it.each([2, 3, 4])('TR-1.2 the first dealer is random (%i players)', (seats) => {
    const dealers = seeds.map((seed) => dealt(seats, seed).dealer)
    for (let seat = 0; seat < seats; seat++) {
      expect(dealers.filter((dealer) => dealer === seat).length).toBeGreaterThan(seeds.length / seats / 2)
    }
  })

  it.each([2, 3, 4])('TR-1.3 the deal passes to the left after every hand (%i players)', (seats) => {
    const s = dealt(seats)
    const first = s.dealer
    playHand(s)
    expect(s.dealer).toBe((first + 1) % seats)
    playHand(s)
    expect(s.dealer).toBe((first + 2) % seats)
  })
})

const twoSuited: readonly (readonly [string, number, Faction, Faction])[] = [
  ['PIL002', 2, 'professions', 'nobility'],
  ['PIL007', 2, 'magistrates', 'artists'],
  ['PIL015', 2, 'clergy', 'scholars'],
  ['PIL016', 3, 'nobility', 'magistrates'],
  ['PIL026', 3, 'artists', 'clergy'],
  ['PIL029', 3, 'scholars', 'professions'],
  ['PIL035', 4, 'nobility', 'scholars'],
  ['PIL038', 4, 'magistrates', 'clergy'],
  ['PIL040', 4, 'artists', 'professions'],
  ['PIL003', 5, 'nobility', 'artists'],
  ['PIL009', 5, 'scholars', 'magistrates'],
  ['PIL013', 5, 'professions', 'clergy'],
  ['PIL019', 6, 'clergy', 'nobility'],
  ['PIL021', 6, 'magistrates', 'professions'],
  ['PIL027', 6, 'artists', 'scholars'],
]

const oneSuited: readonly (readonly [Faction, string, string])[] = [
  ['nobility', 'PIL046', 'PIL052'],
  ['magistrates', 'PIL047', 'PIL053'],
  ['professions', 'PIL048', 'PIL054'],
  ['artists', 'PIL049', 'PIL055'],
  ['clergy', 'PIL050', 'PIL056'],
  ['scholars', 'PIL051', 'PIL057'],
]

const suitsNamed = (id: string): Faction[] => factions.filter((_, suit) => suitsOf[cardNamed(id)] & (1 << suit))

describe('the cards', () => {
  it('TR-2.1 in a suit the order is crown, ace, 6, 5, 4, 3, 2', () => {
    const scholars = ['PIL057', 'PIL051', 'PIL027', 'PIL009', 'PIL035', 'PIL029', 'PIL015']
    expect(scholars.map((id) => strengthOf[cardNamed(id)])).toEqual([8, 7, 6, 5, 4, 3, 2])
  })

  it('TR-2.1 the rank I to III of a luminary does not matter, only the strength', () => {
    // All scholars: rank II with strength 3, rank I with 5, rank III with 4, rank I with 2.
    const hands = [['PIL029'], ['PIL009'], ['PIL035'], ['PIL015']]
    const s = inPlay({ seats: 4, trump: 'artists', bonus: 'magistrates', hands })
    playTrick(s, ['PIL029', 'PIL009', 'PIL035'])
    expect(playCard(s, 3, 'PIL015').map(({ event }) => event)).toContainEqual(
      expect.objectContaining({ type: 'trickTaken', seat: 1 }),
    )
  })

  it('TR-2.2 there are 27 cards with the Trounce icon', () => {
    expect(trounceCards).toHaveLength(27)
    expect(count(allCards)).toBe(27)
  })

  it.each(twoSuited)('TR-2.2 %s has strength %i and the suits %s and %s', (id, strength, first, second) => {
    expect(strengthOf[cardNamed(id)]).toBe(strength)
    expect(new Set(suitsNamed(id))).toEqual(new Set([first, second]))
  })

  it.each(oneSuited)('TR-2.2 %s has the ace %s and the crown %s', (suit, ace, crown) => {
    expect([suitsNamed(ace), suitsNamed(crown)]).toEqual([[suit], [suit]])
    expect([ace, crown].map((id) => strengthOf[cardNamed(id)])).toEqual([7, 8])
  })

  it.each([...factions])('TR-2.2 %s has seven cards, one of each value', (suit) => {
    const ids = trounceCards.map(({ id }) => id).filter((id) => suitsNamed(id).includes(suit))
    expect(sorted(ids.map((id) => strengthOf[cardNamed(id)]))).toEqual([2, 3, 4, 5, 6, 7, 8])
  })

  it('TR-2.2 no two cards have the same two suits', () => {
    const pairs = twoSuited.map(([id]) => suitsNamed(id).join())
    expect(new Set(pairs).size).toBe(15)
  })
})

describe('the deal', () => {
  it('TR-3.1 four players get five cards each, one card stays unseen', () => {
    const s = dealt(4)
    expect(s.hands.map((hand) => cards(hand).length)).toEqual([5, 5, 5, 5])
    expect(cards(s.unused)).toHaveLength(1)
  })

  it('TR-3.1 any of the 21 cards can be the one left over, and no ace', () => {
    const leftOver = new Set(seeds.map((seed) => cardsIn(dealt(4, seed).unused)[0]))
    expect(sorted([...leftOver])).toEqual(sorted(plainCards))
  })

  it('TR-3.1 any of the 21 cards can come into any hand', () => {
    const possible = [0, 1, 2, 3].map((seat) => seeds.reduce((all, seed) => all | dealt(4, seed).hands[seat], 0))
    expect(possible).toEqual(Array(4).fill(allCards & ~aces))
  })

  it('TR-3.1 a player sees the own hand, and neither another hand nor the card left over', () => {
    const s = dealt(4)
    const other = exchanged(s, 2)
    expect(trounce.view(other, 0)).toEqual(trounce.view(s, 0))
    expect(trounce.view(other, null)).toEqual(trounce.view(s, null))
    expect(trounce.view(other, 2)).not.toEqual(trounce.view(s, 2))
  })

  it('TR-3.1 everybody is told the own cards only', () => {
    const { s, told } = tellingOfDeal(4)
    const deals = told.filter(({ event }) => event.type === 'handDealt')
    expect(deals).toHaveLength(1)
    expect(seenBy(deals[0], null)).not.toHaveProperty('cards')
    for (const seat of [0, 1, 2, 3]) {
      const event = seenBy(deals[0], seat)
      expect(event.type === 'handDealt' && sorted(event.cards ?? [])).toEqual(sorted(cardsIn(s.hands[seat])))
    }
  })

  it.each([2, 3, 4])('TR-3.2 two aces are turned up for all to see (%i players)', (seats) => {
    const { s, told } = tellingOfDeal(seats)
    const turned = told.filter(({ event }) => event.type === 'acesTurnedUp').map((each) => seenBy(each, null))
    expect(turned).toEqual([{ type: 'acesTurnedUp', suits: s.aces.slice(0, 2) }])
  })

  it('TR-3.2 the aces are shuffled: each of the 15 pairs can be turned up', () => {
    const pairs = seeds.map((seed) => sorted(dealt(4, seed).aces.slice(0, 2)).join())
    expect(new Set(pairs).size).toBe(15)
  })

  it('TR-3.2 nobody knows the order of the four other aces', () => {
    const s = dealt(4)
    const other = trounce.clone(s)
    other.aces = [...s.aces.slice(0, 2), ...s.aces.slice(2).reverse()]
    for (const viewer of [0, 1, 2, 3, null]) expect(trounce.view(other, viewer)).toEqual(trounce.view(s, viewer))
  })

  it('TR-3.25 Strawhand: three cards face down, one face up on each, three in hand, three unused', () => {
    const s = dealt(2)
    expect([s.faceDown.length, s.faceUp.length]).toEqual([6, 6])
    expect(s.hands.map(count)).toEqual([3, 3])
    expect(count(s.unused)).toBe(3)
    expect(sorted(everywhere(s))).toEqual(sorted(plainCards))
  })

  it('TR-3.31 Cutthroat: six cards each, three unused', () => {
    const s = dealt(3)
    expect(s.hands.map(count)).toEqual([6, 6, 6])
    expect(count(s.unused)).toBe(3)
    expect([s.faceUp, s.faceDown]).toEqual([[], []])
  })

  it.each([2, 3, 4])(
    'TR-3.35 all cards are gathered, aces and others separately, for the next hand (%i players)',
    (seats) => {
      const s = dealt(seats)
      playHand(s)
      expect(s.hand).toBe(2)
      expect(sorted(everywhere(s))).toEqual(sorted(plainCards))
      expect(sorted(s.aces)).toEqual([0, 1, 2, 3, 4, 5])
      expect([s.tricks, s.taken]).toEqual([Array(seats).fill(0), Array(seats).fill(0)])
    },
  )

  it('TR-3.35 the player at the left becomes dealer, and the one at the left of that begins the ordering', () => {
    const s = dealt(3)
    const { dealer } = s
    playHand(s)
    expect(s.dealer).toBe((dealer + 1) % 3)
    expect(trounce.decisions(s)).toMatchObject([{ type: 'orderRound1', seat: (dealer + 2) % 3 }])
  })
})
