import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
import {
  bank,
  blocked,
  card,
  disks,
  does,
  hand,
  hasReform,
  held,
  offered,
  offeredAs,
  owes,
  position,
  region,
} from './position.ts'

/** Magistrates and clergy, twice each, where the pawn stands. */
const asked = { reforms: { augsburg: 'R12' } } as const

describe('reforms', () => {
  it('OM-3.23 only where the reform card still lies', () => {
    const s = position({ pawns: ['bamberg', 'trient'], hands: ['23 1 2 3'] })
    does(s, 'playCard 23')
    expect(offeredAs(s, 'reform')).toEqual([])
    expect(blocked(s)).toContain('reform: noSlot OM-1.2')
    const taken = position({
      ...asked,
      hands: ['23 1 2 3'],
      taken: [[], ['augsburg 31']],
      held: ['clergy magistrates'],
    })
    does(taken, 'playCard 23')
    expect(offeredAs(taken, 'reform')).toEqual([])
    expect(blocked(taken)).toContain('reform: reformTaken OM-3.28')
  })

  it('OM-3.23 the action card has to show a faction of it', () => {
    const s = position({ ...asked, ids: ['3'], hands: ['27 8 38 1'] })
    does(s, 'playCard 27')
    expect([offeredAs(s, 'reform'), offeredAs(s, 'reformWith')]).toEqual([[], []])
    expect(blocked(s)).toContain('reform: noFactionShown OM-3.23')
    expect(blocked(s)).toContain('reformWith 8: noFactionShown OM-3.23')
  })

  it('OM-3.23 or the identity card in its place', () => {
    const s = position({ ...asked, ids: ['7'], hands: ['27 8 38 1'] })
    does(s, 'playCard 27', 'reformWith 8', 'reformWith 38')
    expect([hasReform(s, 'augsburg'), s.under[region('augsburg')]]).toEqual([false, card('27')])
  })

  it('OM-3.24 icons cover one symbol each, followers pay for the rest; what overshoots is lost', () => {
    const s = position({ ...asked, ids: ['3'], hands: ['7 8 9 13'], held: ['clergy clergy magistrates'] })
    does(s, 'playCard 7')
    expect(offeredAs(s, 'reformWith')).toEqual(['8', '9', '13'])
    expect(offered(s)).toContain('reform')
    does(s, 'reformWith 8')
    // two magistrates and one clergy are covered: card 9 (scholars, magistrates) adds nothing
    expect(offered(s)).toEqual(['reformWith 13', 'reform'])
    expect(blocked(s)).toEqual(['reformWith 9: coversNothing OM-3.24'])
    does(s, 'reform')
    expect([held(s, 0), bank(s, 'clergy'), hand(s, 0)]).toEqual(['magistrates clergy', 9, '9 13'])
  })

  it('OM-3.24 followers alone, if they suffice', () => {
    const s = position({ ...asked, ids: ['3'], hands: ['7 2 10 14'], held: ['clergy'] })
    does(s, 'playCard 7')
    expect(offeredAs(s, 'reform')).toEqual([])
    expect(blocked(s)).toContain('reform: cannotPay OM-3.27')
    const nearly = position({ ...asked, ids: ['3'], hands: ['7 8 2 10'], held: ['clergy'] })
    does(nearly, 'playCard 7')
    expect([offeredAs(nearly, 'reform'), offeredAs(nearly, 'reformWith')]).toEqual([[], ['8']])
    expect(blocked(nearly)).toContain('reform: followersMissing OM-3.24')
    expect(blocked(nearly)).toContain('reformWith 2: coversNothing OM-3.24')
  })

  it('OM-3.25 the identity card pays nothing', () => {
    const s = position({ ...asked, ids: ['23'], hands: ['38 1 2 3'], held: [''] })
    does(s, 'playCard 38')
    expect(offered(s)).not.toContain('reform')
    expect(offeredAs(s, 'reformWith')).toEqual([])
  })

  it('OM-3.25 idFollowersPay: it covers a symbol for each icon', () => {
    const s = position({ ...asked, ids: ['23'], hands: ['38 1 2 3'], options: { idFollowersPay: true } })
    does(s, 'playCard 38', 'reform')
    expect([hasReform(s, 'augsburg'), s.ids[0]]).toEqual([false, card('23')])
  })

  it('OM-3.26 the card goes under the reform, further cards to the discards, and a disk into the region', () => {
    const s = position({ ...asked, hands: ['23 38 2 3'], disks: { augsburg: [1, 2] } })
    const [told] = toldTo(does(s, 'playCard 23', 'reformWith 38'), 'reformed')
    expect(told).toMatchObject({
      seat: 0,
      place: { id: 'augsburg' },
      card: card('23'),
      further: [card('38')],
      points: 5,
      left: 9,
    })
    expect([s.takers[region('augsburg')], s.under[region('augsburg')], s.discards]).toEqual([
      0,
      card('23'),
      [card('38')],
    ])
    expect(disks(s, 'augsburg')).toEqual([2, 2])
  })

  it('OM-3.27 all or nothing: until it is paid nothing is spent, and then it can be paid', () => {
    const s = position({ ...asked, ids: ['3'], hands: ['23 15 8 2'], held: ['clergy magistrates'] })
    does(s, 'playCard 23', 'reformWith 15')
    expect([held(s, 0), hasReform(s, 'augsburg'), owes(s)]).toEqual(['magistrates clergy', true, ['reformAdd 0']])
    expect(offered(s)).toEqual(['reformWith 8', 'reform'])
  })

  it('OM-3.27 the other actions of the card remain', () => {
    const s = position({ ...asked, hands: ['23 38 2 3'], followers: { augsburg: 'clergy' } })
    does(s, 'playCard 23', 'reformWith 38', 'gather', 'move ulm')
    expect(held(s, 0)).toBe('clergy')
  })

  it('OM-3.28 the slot stays empty', () => {
    const s = position({ ...asked, hands: ['23 38 2 3'] })
    does(s, 'playCard 23', 'reformWith 38', 'endTurn', 'deck', 'deck')
    expect(hasReform(s, 'augsburg')).toBe(false)
    expect(owes(s)).toEqual(['playCard 1'])
  })
})
