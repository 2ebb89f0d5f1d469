import { describe, expect, it } from 'vitest'
import { toldTo, types } from '../../tests/told.ts'
import { bank, disks, does, hand, held, offered, owes, position } from './position.ts'

describe('drawing', () => {
  it('OM-3.29 who was attacked draws from the deck first, up to four', () => {
    const s = position({
      ids: ['31', '4'],
      pawns: ['straubing', 'passau'],
      hands: ['8 1 2 3', '7 9 10 13'],
      deck: '20 21 22',
    })
    const events = does(s, 'playCard 8', 'move passau', 'defend 7', 'displace straubing', 'endTurn')
    expect(hand(s, 1)).toBe('9 10 13 20')
    expect(owes(s)).toEqual(['drawFrom 0'])
    expect(toldTo(events, 'cardDrawn', 1)).toEqual([{ type: 'cardDrawn', seat: 1, why: 'attacked', card: 19 }])
    expect(toldTo(events, 'cardDrawn', 0)).toEqual([{ type: 'cardDrawn', seat: 1, why: 'attacked' }])
  })

  it('OM-3.29 whoever won', () => {
    const s = position({
      ids: ['31', '4'],
      pawns: ['straubing', 'passau'],
      hands: ['8 1 2 3', '47 9 10 13'],
      deck: '20 21',
    })
    does(s, 'playCard 8', 'move passau', 'defend 47', 'displace straubing', 'endTurn')
    expect(hand(s, 1)).toBe('9 10 13 20')
  })

  it('OM-3.30 the active player draws up to four, each from the court or the deck', () => {
    const s = position({ reforms: { augsburg: 'R12' }, hands: ['23 38 2 3'], court: '10 11 12 13 15', deck: '20 21' })
    does(s, 'playCard 23', 'reformWith 38', 'endTurn')
    expect(offered(s)).toEqual(['court 10', 'court 11', 'court 12', 'court 13', 'court 15', 'deck'])
    does(s, 'court 11', 'deck')
    expect([hand(s, 0), owes(s)]).toEqual(['2 3 11 20', ['playCard 1']])
  })

  it('OM-3.30 up to five in a turn with a Rosicrucian; nobody discards down', () => {
    const s = position({ hands: ['16 1 2 4'], followers: { ulm: 'nobility' } })
    does(s, 'playCard 16', 'rosicrucian', 'deck', 'deck', 'endTurn')
    expect([s.hands[0].length, owes(s)]).toEqual([5, ['playCard 1']])
    const unused = position({ hands: ['16 1 2 4'] })
    does(unused, 'playCard 16', 'endTurn', 'deck')
    expect([unused.hands[0].length, owes(unused)]).toEqual([4, ['playCard 1']])
  })

  it('OM-3.31 then the court is filled up to five', () => {
    const s = position({ hands: ['29 1 2 3'], court: '10 11 12 13 15', deck: '20 21' })
    does(s, 'playCard 29', 'endTurn')
    const events = does(s, 'court 11')
    expect(s.court.map((each) => each + 1)).toEqual([10, 12, 13, 15, 20])
    expect(toldTo(events, 'courtFilled')).toEqual([{ type: 'courtFilled', cards: [19] }])
    expect(events.find(({ event }) => event.type === 'courtFilled')?.reveals).toBe(true)
  })

  it('OM-3.32 an empty deck is made anew of the discards, in the middle of drawing if need be', () => {
    const s = position({ hands: ['29 1 2 3'], court: '10 11 12 13 15', discards: '30 31 32', noDeck: true })
    const events = does(s, 'playCard 29', 'endTurn', 'deck')
    expect(types(events)).toContain('discardsShuffled')
    expect(toldTo(events, 'discardsShuffled')).toEqual([{ type: 'discardsShuffled', cards: 4 }])
    expect([s.deck.length, s.discards.length, s.hands[0].length, s.court.length]).toEqual([3, 0, 4, 5])
  })

  it('OM-3.32 if there is nothing to draw, nothing is drawn', () => {
    const s = position({
      reforms: { augsburg: 'R12' },
      hands: ['23 1 2 4'],
      held: ['clergy magistrates'],
      court: '',
      noDeck: true,
    })
    const events = does(s, 'playCard 23', 'reform', 'endTurn')
    expect([owes(s), hand(s, 0), s.court]).toEqual([['playCard 1'], '1 2 4', []])
    expect(types(events)).not.toContain('cardDrawn')
  })
})

describe('shortages', () => {
  it('OM-3.33 without a disk left none is placed, and all else happens', () => {
    const s = position({ hands: ['27 1 2 4'], followers: { augsburg: 'artists' }, supply: [0, 20] })
    const events = does(s, 'playCard 27', 'gather')
    expect(toldTo(events, 'noDiskLeft')).toMatchObject([{ seat: 0, place: { id: 'augsburg' } }])
    expect([held(s, 0), disks(s, 'augsburg'), s.supply[0]]).toEqual(['artists', [0, 0], 0])
  })

  it('OM-3.34 followers spent go to the bank', () => {
    const s = position({ reforms: { augsburg: 'R12' }, hands: ['23 1 2 4'], held: ['clergy magistrates'] })
    expect([bank(s, 'clergy'), bank(s, 'magistrates')]).toEqual([9, 9])
    does(s, 'playCard 23', 'reform')
    expect([bank(s, 'clergy'), bank(s, 'magistrates')]).toEqual([10, 10])
  })
})
