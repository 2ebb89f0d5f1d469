import { FastRandom, pick, type Viewer } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { none } from '../data.ts'
import { owlsOfMinerva } from '../index.ts'
import type { State } from '../state.ts'
import { card, does, offered, position, usual } from './position.ts'

const random = new FastRandom(3)
const imagined = (s: State, viewer: Viewer): State => owlsOfMinerva.imagine(owlsOfMinerva.view(s, viewer), random)

describe('OM-3.35 who sees what', () => {
  it('a hand: its owner; others the number of cards', () => {
    const s = position({ seats: 3, hands: ['1 2 3 4', '6 7 9 10', '11 12 13'] })
    const { hands, sizes } = owlsOfMinerva.view(s, 1)
    expect(hands).toEqual([null, [5, 6, 8, 9], null])
    expect(sizes).toEqual([4, 4, 3])
    expect(owlsOfMinerva.view(s, null).hands).toEqual([null, null, null])
  })

  it('the deck and the edicts to come: nobody', () => {
    const s = position()
    const other = owlsOfMinerva.clone(s)
    other.deck.reverse()
    other.edictPile.reverse()
    for (const viewer of [0, 1, null]) {
      expect(owlsOfMinerva.view(other, viewer)).toEqual(owlsOfMinerva.view(s, viewer))
      expect(Object.keys(owlsOfMinerva.view(s, viewer))).not.toContain('deck')
      expect(Object.keys(owlsOfMinerva.view(s, viewer))).not.toContain('edictPile')
    }
  })

  it('of the discards the top card, and how many there are', () => {
    const s = position({ discards: '20 21 22' })
    const seen = owlsOfMinerva.view(s, 0)
    expect([seen.discard, seen.discardSize, seen.deckSize]).toEqual([card('22'), 3, s.deck.length])
    expect(owlsOfMinerva.view(position(), 0).discard).toBe(none)
  })

  it('all else is open', () => {
    const s = position({ held: ['clergy'], disks: { ulm: [1, 2] }, taken: [['ulm 31']], court: '10 11 12 13 15' })
    const seen = owlsOfMinerva.view(s, null)
    for (const part of [
      'ids',
      'court',
      'held',
      'followers',
      'disks',
      'pawns',
      'reforms',
      'takers',
      'under',
      'edicts',
    ] as const)
      expect(seen[part]).toEqual(s[part])
  })

  it('two states that differ only in what is hidden look the same', () => {
    const s = position({ hands: ['1 2 3 4', '6 7 9 10'], deck: '20 21' })
    const other = position({ hands: ['1 2 3 4', '6 7 9 20'], deck: '10 21' })
    expect(owlsOfMinerva.view(other, 0)).toEqual(owlsOfMinerva.view(s, 0))
    expect(owlsOfMinerva.view(other, 1)).not.toEqual(owlsOfMinerva.view(s, 1))
  })
})

describe('a view remembers', () => {
  it('a card that was taken from the court', () => {
    const s = position({ hands: ['1 2 3 4'], court: '10 11 12 13 15' })
    does(s, 'playCard 1', 'endTurn', 'court 12')
    for (let n = 0; n < 30; n++) expect(imagined(s, 1).hands[0]).toContain(card('12'))
  })

  it('what was discarded, so that nobody has it in hand', () => {
    const s = position({ hands: ['1 2 3 4'], court: '10 11 12 13 15', discards: '20 21 22' })
    does(s, 'playCard 1', 'endTurn', 'deck')
    for (let n = 0; n < 30; n++) {
      const { discards, hands } = imagined(s, 1)
      expect(discards).toEqual([19, 20, 21, 0])
      expect(hands[0].some((each) => discards.includes(each))).toBe(false)
    }
  })

  it('what was shuffled into a new deck: a card drawn before is none of those', () => {
    const s = position({ hands: ['1 2 3 4', '6 7 9 10'], court: '16 11 12 13 15', discards: '20 21 22' })
    const old = s.deck.splice(0, s.deck.length)
    s.discards.push(...old)
    for (const each of old) s.pools[each] = none
    does(s, 'playCard 1', 'endTurn', 'deck')
    const [mine] = [s.hands[0].filter((each) => s.pools[each] === 1)]
    expect(mine).toHaveLength(1)
    for (let n = 0; n < 50; n++) {
      const { hands, deck } = imagined(s, 1)
      // three cards of the old deck, hidden since, and one of the new one
      expect(hands[0].filter((each) => [1, 2, 3].includes(each))).toHaveLength(3)
      expect(deck.some((each) => [1, 2, 3].includes(each))).toBe(false)
    }
  })

  it('that who pays for a reform can pay for it', () => {
    const s = position({ ids: ['3'], reforms: { augsburg: 'R12' }, hands: ['7 8 13 2'] })
    does(s, 'playCard 7', 'reformWith 8')
    for (let n = 0; n < 50; n++) {
      const fancy = imagined(s, 1)
      expect(offered(fancy).length).toBeGreaterThan(0)
    }
  })
})

describe('imagining', () => {
  it('deals each unseen card with its own probability', () => {
    const s = position({ hands: ['1 2 3 4', '6 7 9 10'] })
    const unseen = s.deck.length + 4
    let times = 0
    for (let n = 0; n < 4000; n++) if (imagined(s, 1).hands[0].includes(card('1'))) times++
    expect(Math.abs(times / 4000 - 4 / unseen)).toBeLessThan(0.02)
  })

  it('puts any edict that has not come up on top of the pile', () => {
    const s = position({ round: 2 })
    const tops = new Set(Array.from({ length: 200 }, () => imagined(s, 0).edictPile.at(-1)))
    expect(tops).toEqual(new Set(s.edictPile))
  })

  it('gives a secret identity any card that may be one', () => {
    const s = owlsOfMinerva.setup(2, usual, { random: new FastRandom(4) })
    owlsOfMinerva.play(s, 1, owlsOfMinerva.moves(s, 1)[0], { random })
    const ids = new Set(Array.from({ length: 400 }, () => imagined(s, 0).ids[1]))
    expect(ids.size).toBeGreaterThan(30)
    expect([...ids].every((each) => each < card('46') && !s.hands[0].includes(each) && !s.court.includes(each))).toBe(
      true,
    )
  })

  it.each([2, 3, 4])('with %i seats, gives back the very view, all through a game', (seats) => {
    const chance = new FastRandom(seats)
    const s = owlsOfMinerva.setup(seats, usual, { random: chance })
    for (;;) {
      const [decision] = owlsOfMinerva.decisions(s)
      if (decision === undefined) break
      for (const viewer of [0, 1, null]) {
        const seen = owlsOfMinerva.view(s, viewer)
        expect(owlsOfMinerva.view(owlsOfMinerva.imagine(seen, chance), viewer)).toEqual(seen)
      }
      owlsOfMinerva.play(s, decision.seat, pick(owlsOfMinerva.moves(s, decision.seat), chance), { random: chance })
    }
  })
})
