import { FastRandom, pick } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { none } from '../data.ts'
import { owlsOfMinerva } from '../index.ts'
import { broken } from '../rules/invariants.ts'
import { standardSet } from '../standard-set.ts'
import { type State, sixRounds, usedReform } from '../state.ts'
import { view } from '../view.ts'
import { card, does, position, region, usual } from './position.ts'

/** A true position at the start of a turn some way into a game, and the one before it. */
function positions(seats: number, seed = 4): { before: State; now: State } {
  const random = new FastRandom(seed)
  const now = owlsOfMinerva.setup(seats, usual, { random })
  for (;;) {
    const [{ seat }] = owlsOfMinerva.decisions(now)
    const before = owlsOfMinerva.clone(now)
    owlsOfMinerva.play(now, seat, pick(owlsOfMinerva.moves(now, seat), random), { random })
    if (now.edicts.length === 3 && now.todo.at(-1)?.type === 'playCard') return { before, now }
  }
}
const now = (seats = 3): State => positions(seats).now

describe('a forged position breaks just the invariant that it was forged against', () => {
  it.each([2, 3, 4])('none, with %i seats, if nothing is forged', (seats) => {
    for (const seed of [1, 2, 3]) {
      const { before, now } = positions(seats, seed)
      expect(owlsOfMinerva.broken(now, before)).toEqual([])
    }
  })

  it('I-1 a follower is lost', () => {
    const s = now()
    s.bank[2]++
    expect(owlsOfMinerva.broken(s)).toEqual(['I-1'])
  })

  it('I-1 somebody owes a follower', () => {
    const s = now()
    s.bank[0] += s.held[0] + 1
    s.held[0] = -1
    expect(owlsOfMinerva.broken(s)).toEqual(['I-1'])
  })

  it('I-2 a follower comes to the map', () => {
    const s = position({ followers: { ulm: 'clergy' } })
    const later = position({ followers: { ulm: 'clergy clergy' } })
    expect(owlsOfMinerva.broken(later, s)).toContain('I-2')
    expect(owlsOfMinerva.broken(later)).toEqual([])
  })

  it('I-3 a card is in two places', () => {
    const s = now()
    s.discards.push(s.ids[0])
    expect(owlsOfMinerva.broken(s)).toEqual(['I-3'])
  })

  it('I-3 a card is lost', () => {
    const s = now()
    s.deck.pop()
    expect(owlsOfMinerva.broken(s)).toEqual(['I-3'])
  })

  it('I-3 a hand tells by its order', () => {
    const s = now()
    s.hands[1].reverse()
    expect(owlsOfMinerva.broken(s)).toEqual(['I-3'])
  })

  it('I-4 two pawns are in one region', () => {
    const s = now()
    s.pawns[0] = s.pawns[1]
    expect(owlsOfMinerva.broken(s)).toEqual(['I-4'])
  })

  it('I-4 in an oust they are', () => {
    const s = position({ pawns: ['straubing', 'passau'], hands: ['8 1 2 3', '7 9 10 13'] })
    does(s, 'playCard 8', 'move passau')
    expect(s.pawns[0]).toBe(s.pawns[1])
    expect(owlsOfMinerva.broken(s)).toEqual([])
  })

  it('I-4 a pawn is nowhere', () => {
    const s = now()
    s.pawns[2] = none
    expect(owlsOfMinerva.broken(s)).toEqual(['I-4'])
  })

  it('I-5 a reform card is missing', () => {
    const s = position()
    s.reforms[region('ulm')] = none
    expect(owlsOfMinerva.broken(s)).toEqual(['I-5'])
  })

  it('I-5 a reform lies over no card', () => {
    const s = position({ taken: [['ulm 31']] })
    s.discards.push(card('31'))
    s.under[region('ulm')] = none
    // its points are gone, too: they are asked of the card
    expect(owlsOfMinerva.broken(s)).toContain('I-5')
  })

  it('I-5 a second reform in a turn', () => {
    const before = position({ reforms: { augsburg: 'R12' }, hands: ['23 38 2 3'] })
    does(before, 'playCard 23', 'reformWith 38')
    expect(before.used & usedReform).toBe(usedReform)
    const after = owlsOfMinerva.clone(before)
    after.takers[region('ulm')] = 0
    after.under[region('ulm')] = after.deck.pop() ?? none
    expect(owlsOfMinerva.broken(after, before)).toEqual(['I-5'])
    expect(owlsOfMinerva.broken(after)).toEqual([])
  })

  it('I-6 a disk is lost', () => {
    const s = now()
    s.supply[1]--
    expect(owlsOfMinerva.broken(s)).toEqual(['I-6'])
  })

  it('I-7 a hand of six', () => {
    expect(owlsOfMinerva.broken(position({ hands: ['1 2 3 4 6 7'] }))).toEqual(['I-7'])
  })

  it('I-7 a hand of three at the start of the own turn', () => {
    expect(owlsOfMinerva.broken(position({ hands: ['1 2 3'] }))).toEqual(['I-7'])
    expect(owlsOfMinerva.broken(position({ hands: ['1 2 3 4 6'] }))).toEqual([])
  })

  it('I-7 a hand of three, or of five without a Rosicrucian, at the end of the own turn', () => {
    const { before, now } = positions(3)
    const drawn = now.deck.pop() ?? none
    now.hands[before.active].push(drawn)
    now.hands[before.active].sort((a, b) => a - b)
    expect(owlsOfMinerva.broken(now, before)).toEqual(['I-7'])
    const [lost] = now.hands[before.active].splice(0, 1)
    now.deck.push(lost, now.hands[before.active].splice(0, 1)[0])
    expect(owlsOfMinerva.broken(now, before)).toEqual(['I-7'])
  })

  it('I-7 a court of four between turns', () => {
    expect(owlsOfMinerva.broken(position({ court: '10 11 12 13' }))).toEqual(['I-7'])
  })

  it('I-8 an edict comes twice', () => {
    const s = now()
    s.edicts[0] = s.edicts[1]
    expect(owlsOfMinerva.broken(s)).toEqual(['I-8'])
  })

  it('I-8 a round without an edict', () => {
    const s = now()
    s.edictPile.push(s.edicts.pop() ?? none)
    expect(owlsOfMinerva.broken(s)).toEqual(['I-8'])
  })

  it('I-9 a region that cannot be reached', () => {
    const s = now()
    s.set = { ...standardSet, borders: standardSet.borders.filter((pair) => !pair.includes('trient')) }
    expect(owlsOfMinerva.broken(s)).toEqual(['I-9'])
  })

  it('I-10 somebody has fewer points than reforms and disks bring', () => {
    const s = position({ taken: [['ulm 31']] })
    s.set = { ...standardSet, points: { ...standardSet.points, actionCard: [-1, -1, -1, -1, -1] } }
    expect(owlsOfMinerva.broken(s)).toEqual(['I-10'])
  })

  it('I-11 hardly a card is left to draw', () => {
    const s = position({ seats: 4 })
    s.hands[3].push(...s.deck.splice(11))
    s.hands[3].sort((a, b) => a - b)
    expect(owlsOfMinerva.broken(s)).toEqual(['I-7', 'I-11'])
  })

  it('I-12 it is over, but not for a reason', () => {
    const s = now()
    s.todo = []
    expect(owlsOfMinerva.broken(s)).toContain('I-12')
    const early = position()
    early.todo = []
    early.ending = sixRounds
    early.card = none
    expect(owlsOfMinerva.broken(early)).toEqual(['I-12'])
  })

  it('I-13 a view shows a hand, or a secret identity', () => {
    const s = now()
    expect(broken(s, undefined, (state, viewer) => ({ ...view(state, viewer), hands: state.hands }))).toEqual(['I-13'])
    const choosing = owlsOfMinerva.setup(2, usual, { random: new FastRandom(1) })
    owlsOfMinerva.play(choosing, 0, owlsOfMinerva.moves(choosing, 0)[0], { random: new FastRandom(1) })
    expect(broken(choosing, undefined, (state, viewer) => ({ ...view(state, viewer), ids: state.ids }))).toEqual([
      'I-13',
    ])
    expect(broken(s, undefined, (state, viewer) => ({ ...view(state, viewer), deck: state.deck }))).toEqual(['I-13'])
  })
})
