import { describe, expect, it } from 'vitest'
import { owlsOfMinerva } from '../../index.ts'
import type { Move } from '../../moves.ts'
import { factions } from '../../sets.ts'
import type { State } from '../../state.ts'
import { card, does, hasReform, held, offeredAs, position, worded } from '../../tests/position.ts'
import { byKey, isCollecting, stillOffered } from '../offer.ts'
import { coversOpen, dueMove, movesOf, type Paying, paymentOf } from '../payment.ts'

/** Magistrates and clergy, twice each, where the pawn stands. */
const asked = { reforms: { augsburg: 'R12' } } as const

const seen = (s: State) => owlsOfMinerva.view(s, 0)
const worth = (s: State, ...further: string[]) => paymentOf(seen(s), 0, further.map(card))
/** “magistrates action, clergy follower”. */
const covered = (s: State, ...further: string[]) =>
  worth(s, ...further)
    ?.symbols.map(({ faction, by }) => `${factions[faction]} ${by}`)
    .join(', ')

function playing(hand: string, followers: string, options = {}, identity = '7'): State {
  const s = position({ ...asked, ids: [identity], hands: [hand], held: [followers], options })
  does(s, `playCard ${hand.split(' ')[0]}`)
  return s
}

/** One after the other, each as soon as the table asks for it. */
const send = (s: State, moves: readonly Move[]) => does(s, ...moves.map(worded))

describe('what covers the symbols of a reform', () => {
  it('OM-3.24 the action card, then further cards, then followers', () => {
    const s = playing('23 38 15 27', 'clergy magistrates')
    expect(covered(s)).toBe('magistrates action, magistrates follower, clergy action, clergy follower')
    expect(covered(s, '38')).toBe('magistrates action, magistrates further, clergy action, clergy further')
    expect(covered(s, '15')).toBe('magistrates action, magistrates follower, clergy action, clergy further')
  })

  it('what nobody pays stays open, and the payment is not complete', () => {
    const s = playing('23 15 1 2', '')
    expect(covered(s)).toBe('magistrates action, magistrates nothing, clergy action, clergy nothing')
    expect([worth(s)?.isComplete, worth(s, '15')?.isComplete]).toEqual([false, false])
    expect(worth(playing('23 38 1 2', ''), '38')?.isComplete).toBe(true)
  })

  it('OM-3.25 the identity card only with that option', () => {
    expect(covered(playing('23 1 2 3', '', { idFollowersPay: true }, '38'))).toBe(
      'magistrates action, magistrates identity, clergy action, clergy identity',
    )
  })

  it('OM-3.24 a further card has to cover what cards leave open', () => {
    const s = playing('23 38 15 27', 'clergy magistrates')
    const [none, all] = [worth(s), worth(s, '38')]
    expect(none !== null && coversOpen(seen(s), none, card('15'))).toBe(true)
    expect(all !== null && coversOpen(seen(s), all, card('15'))).toBe(false)
    expect(none !== null && coversOpen(seen(s), none, card('27'))).toBe(false)
  })

  it('nothing before a card is played, and nothing once the reform is made', () => {
    const s = position({ ...asked, hands: ['23 38 1 2'] })
    expect(worth(s)).toBeNull()
    does(s, 'playCard 23', 'reformWith 38')
    expect(worth(s)).toBeNull()
  })
})

describe('one press pays', () => {
  it.each([
    ['with followers alone', [], 'clergy magistrates', ''],
    ['with a card that covers all', ['38'], 'clergy magistrates', 'magistrates clergy'],
    ['with a card and followers', ['15'], 'clergy magistrates', 'clergy'],
  ])('%s: its moves are offered one after the other, and make the reform', (_, further, followers, left) => {
    const s = playing('23 38 15 27', followers)
    const payment = worth(s, ...further)
    if (payment === null) throw new Error('there is a reform to pay')
    send(s, movesOf(further.map(card), payment))
    expect([hasReform(s, 'augsburg'), held(s, 0)]).toEqual([false, left])
  })

  it('whatever is chosen as the table lets it be chosen', () => {
    const s = playing('23 38 15 8', 'clergy magistrates')
    const chosen: number[] = []
    for (const each of offeredAs(s, 'reformWith').map(card)) {
      const payment = paymentOf(seen(s), 0, chosen)
      if (payment !== null && coversOpen(seen(s), payment, each)) chosen.push(each)
    }
    const payment = paymentOf(seen(s), 0, chosen)
    if (payment === null || !payment.isComplete) throw new Error('the reform can be paid')
    send(s, movesOf(chosen, payment))
    expect(hasReform(s, 'augsburg')).toBe(false)
  })

  it('sends nothing twice, and nothing before the table asks for it', () => {
    const s = playing('23 38 15 27', 'clergy magistrates')
    const payment = worth(s, '15')
    if (payment === null) throw new Error('there is a reform to pay')
    const first: Paying = { moves: movesOf([card('15')], payment), turn: s.turn, added: 0, sent: 0 }
    const due = (paying: Paying) => dueMove(paying, seen(s), owlsOfMinerva.moves(s, 0))?.type ?? null
    expect([due(first), due({ ...first, sent: 1 })]).toEqual(['reformWith', null])
    does(s, 'reformWith 15')
    expect([due(first), due({ ...first, sent: 1 })]).toEqual([null, 'reform'])
    does(s, 'reform')
    expect(due({ ...first, sent: 2 })).toBeNull()
    expect(due({ ...first, sent: 0 })).toBeNull()
  })

  it('cards are collected only while a reform can be paid with them', () => {
    const s = playing('23 38 15 27', 'clergy magistrates')
    const moves = owlsOfMinerva.moves(s, 0)
    expect(isCollecting(seen(s), moves)).toBe(true)
    const offered = byKey(moves, (move) => move)
    expect(stillOffered([card('38'), card('27')], offered)).toEqual([card('38')])
    does(s, 'reform')
    expect(isCollecting(seen(s), owlsOfMinerva.moves(s, 0))).toBe(false)
  })
})
