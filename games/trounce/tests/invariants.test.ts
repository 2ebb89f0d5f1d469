import { FastRandom } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { aceOf, aces, cardNamed, checkCards, strengthOf, suitNamed, suitsOf } from '../data.ts'
import { trounce } from '../index.ts'
import type { State } from '../state.ts'

const usual = { bothReachPlayOn: false, bestOfThree: false }

/** A true position some way into the first tricks, and the one before it. */
function positions(seats: number, seed = 4): { before: State; now: State } {
  const random = new FastRandom(seed)
  const now = trounce.setup(seats, usual, { random })
  for (;;) {
    const [{ seat }] = trounce.decisions(now)
    const moves = trounce.moves(now, seat)
    const before = trounce.clone(now)
    trounce.play(now, seat, moves[random.below(moves.length)], { random })
    if (now.history.length === 2 * seats + 1) return { before, now }
  }
}

/** The last card of a hand has been played: the states before and after it. */
function endOfHand(seats: number): { before: State; now: State } {
  const random = new FastRandom(9)
  const now = trounce.setup(seats, usual, { random })
  for (;;) {
    const [{ seat }] = trounce.decisions(now)
    const moves = trounce.moves(now, seat)
    const before = trounce.clone(now)
    trounce.play(now, seat, moves[0], { random })
    if (now.hand === 2) return { before, now }
  }
}

const lowest = (set: number): number => set & -set

describe('a forged position breaks just the invariant that it was forged against', () => {
  it.each([2, 3, 4])('none, with %i seats, if nothing is forged', (seats) => {
    const { before, now } = positions(seats)
    expect(trounce.broken(now, before)).toEqual([])
    const end = endOfHand(seats)
    expect(trounce.broken(end.now, end.before)).toEqual([])
  })

  it('I-1 a card is in two places', () => {
    const { now } = positions(4)
    now.unused |= lowest(now.taken.find((cards) => cards !== 0) ?? 0)
    expect(trounce.broken(now)).toEqual(['I-1'])
  })

  it('I-2 a hand has a card more than it should', () => {
    const { now } = positions(3)
    const card = lowest(now.unused & ~aces)
    now.unused ^= card
    now.hands[1] |= card
    expect(trounce.broken(now)).toEqual(['I-2'])
  })

  it('I-3 a trick is counted for another seat', () => {
    const { now } = positions(4)
    const from = now.tricks.findIndex((tricks) => tricks > 0)
    now.tricks[from]--
    now.tricks[(from + 1) % 4]++
    expect(trounce.broken(now)).toEqual(['I-3'])
  })

  it('I-4 the trump ace is in a hand', () => {
    const { now } = positions(3)
    now.hands[0] |= 1 << aceOf[now.trump]
    expect(trounce.broken(now)).toContain('I-4')
  })

  it('I-4 trump and bonus suit are the same', () => {
    const { now } = positions(3)
    now.bonus = now.trump
    expect(trounce.broken(now)).toContain('I-4')
  })

  it('I-5 a face-up card would have followed in Strawhand', () => {
    const { before, now } = positions(2, 11)
    const seat = now.spent.findIndex((cards, each) => cards !== before.spent[each])
    before.led = cardNamed('PIL047')
    before.lock = suitNamed('magistrates')
    before.faceUp[seat * 3] = cardNamed('PIL021')
    const card = now.history.length - 1
    now.history[card] = cardNamed('PIL015')
    now.spent[seat] |= 1 << cardNamed('PIL015')
    expect(trounce.broken(now, before)).toContain('I-5')
  })

  it('I-7 both sides have points for tricks', () => {
    const { before, now } = endOfHand(4)
    now.earned[0 * 3]++
    now.earned[1 * 3]++
    expect(trounce.broken(now, before)).toEqual(['I-7'])
  })

  it('I-8 too few cards of the bonus suit are in play', () => {
    const { now } = positions(4)
    now.alone = true
    now.maker = 0
    expect(trounce.broken(now)).not.toContain('I-8')
    now.alone = false
    now.bonus = 31 - Math.clz32(suitsOf[now.history[0]])
    for (const [seat, cards] of now.taken.entries()) now.taken[seat] = cards & aces
    now.hands = now.hands.map((cards) => cards & aces)
    expect(trounce.broken(now)).toContain('I-8')
  })

  it('I-9 scores fall', () => {
    const { before, now } = positions(3)
    before.scores = [9, 9, 9]
    now.scores = [3, 9, 9]
    expect(trounce.broken(now, before)).toEqual(['I-9'])
  })

  it('I-6 another suit is locked than the cards have locked', () => {
    const { now } = positions(4)
    now.lock = now.lock === 0 ? 1 : 0
    expect(trounce.broken(now)).toEqual(['I-6'])
  })
})

describe('I-10 the table of cards', () => {
  it('is right', () => {
    expect(() => checkCards(suitsOf, strengthOf)).not.toThrow()
  })

  it('is refused with a strength that a suit has twice', () => {
    const wrong = strengthOf.map((strength, card) => (card === cardNamed('PIL029') ? 4 : strength))
    expect(() => checkCards(suitsOf, wrong)).toThrow('professions does not have the strengths 2 to 8 once each')
  })

  it('is refused with a pair of suits that occurs twice', () => {
    const wrong = suitsOf.slice()
    wrong[cardNamed('PIL002')] = wrong[cardNamed('PIL029')]
    expect(() => checkCards(wrong, strengthOf)).toThrow()
  })
})
