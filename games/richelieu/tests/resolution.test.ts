import { describe, expect, it } from 'vitest'
import { toldTo, types } from '../../tests/told.ts'
import { none } from '../data.ts'
import { rankingOf, strengthOf, winnerOf } from '../rules/resolution.ts'
import { city, gone, hand, owes, position, put, row, say, sheetIds, wonBy } from './position.ts'

/** Who has contributed what to Richelieu's sheet of the first box: “r3 y1”. */
const ranked = (row: string): string => {
  const s = position({ seats: 4, on: { R04: row } })
  return rankingOf(s, 0, 0)
    .map(({ owner, sum }) => `${'rygb'[owner]}${sum}`)
    .join(' ')
}

describe('resolving an intrigue', () => {
  it('RI-6.1 a box is resolved when one of its sheets is full; the other may be empty', () => {
    const s = position({ on: { E1: 'r1 y1 g1 y2 .' } })
    put(s, 'E1', 4, 1)
    expect(s.resolved).toBe(1)
  })

  it('RI-6.1 not before', () => {
    const s = position({ on: { E1: 'r1 y1 g1 . .', R04: 'y1 y2 r1 g2 .' } })
    put(s, 'E1', 4, 1)
    expect(s.resolved).toBe(0)
  })

  it('RI-6.1 pieces take spaces like agents', () => {
    const s = position({ on: { E1: 'r1 y1 G y2 .' } })
    put(s, 'E1', 4, 1)
    expect(s.resolved).toBe(1)
  })

  it('RI-6.2 every agent on both sheets is turned up', () => {
    const s = position({ on: { E1: 'r1 y1 g1 y2 .', R04: 'g-2 . . y3 .' } })
    const events = put(s, 'E1', 4, 1)
    const [began] = toldTo(events, 'resolutionBegan', 2)
    expect(began.standing.map(({ owner, value }) => `${'ryg'[owner]}${value}`)).toEqual([
      'g-2',
      'y3',
      'r1',
      'y1',
      'g1',
      'y2',
      'r1',
    ])
    // y3 and the last r1 lie on a 0 and were face up before
    expect(began.turnedUp).toEqual([0, 5, 6, 7, 8])
    expect(events.find(({ event }) => event.type === 'resolutionBegan')?.reveals).toBe(true)
  })

  it('RI-6.3 a side is as strong as all that stand there, the −2 included, with 3 for its piece', () => {
    const s = position({ seats: 2, on: { E1: 'r3 g-2 G y2 b1', R04: 'Q . r-2 . .' } })
    expect([strengthOf(s, 0, 0), strengthOf(s, 0, 1)]).toEqual([1, 7])
  })

  it.each([
    ['r1 . . . .', 'y2 . . . .', 1],
    ['r2 . . . .', 'y2 . . . .', 0],
    ['r-2 . . . .', 'y-2 y-2 . . .', 0],
    ['r-2 y-2 . . .', 'g-2 . . . .', 1],
    ['. . . . .', 'g-2 . . . .', 0],
  ])('RI-6.4 of %j and %j side %i wins', (upper, lower, side) => {
    expect(winnerOf(position({ on: { R04: upper, E1: lower } }), 0)).toBe(side)
  })

  it('RI-6.5 who contributes more than nothing is ranked, pieces belong to nobody', () => {
    expect(ranked('r3 Q y-2 y2 g-2')).toBe('r3')
    expect(ranked('Q . . . .')).toBe('')
  })

  it('RI-6.6 more is better', () => {
    expect(ranked('r1 y2 g3 y2 .')).toBe('y4 g3 r1')
  })

  it.each([
    ['r2 y2 . . .', 'r2 y2'],
    ['y1 r2 y1 . .', 'y2 r2'],
    ['y-2 r1 y3 . .', 'y1 r1'],
    ['b1 g1 y1 r1 .', 'b1 g1 y1 r1'],
    ['r1 g3 y3 r1 b2', 'g3 y3 r2 b2'],
  ])('RI-6.6 in %j the leftmost agent of those tied decides: %s', (row, ranking) => {
    expect(ranked(row)).toBe(ranking)
  })

  it('RI-6.7 the first gets the first reward and the sheet, the second the second, others nothing', () => {
    const s = position({ on: { R04: 'r3 y2 g1 r1 .' } })
    const events = put(s, 'R04', 4, 1)
    expect(s.prestige).toEqual([3, 2, 0])
    expect(s.income).toEqual([2, 1, 1])
    expect(s.purses).toEqual([7, 9, 7])
    expect([wonBy(s, 0), wonBy(s, 1)]).toEqual([['R04'], []])
    expect(toldTo(events, 'rewarded').map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 2],
    ])
  })

  it('RI-6.7 with one ranked, the second reward is lost', () => {
    const s = position({ on: { R04: 'r3 y-2 g-2 r1 .' } })
    const events = put(s, 'R04', 4, 1)
    expect(s.prestige).toEqual([3, 0, 0])
    expect(toldTo(events, 'rewardLost')).toMatchObject([{ place: 2, owner: none }])
  })

  it('RI-6.7 with nobody ranked, both are lost and the sheet leaves the game', () => {
    const s = position({ on: { R04: 'r-2 y-2 y1 Q .' } })
    put(s, 'R04', 4, 1)
    expect([s.winningSide, s.prestige]).toEqual([0, [0, 0, 0]])
    expect(gone(s, 'R04')).toBe(true)
  })

  it('RI-6.8 the Cardinal moves after both rewards, forward for Richelieu, back for the others', () => {
    const s = position({ on: { R04: 'r1 y1 g1 r1 .' } })
    const told = types(put(s, 'R04', 4, 1))
    expect(s.cardinal).toBe(9)
    expect(told.indexOf('cardinalMoved')).toBeGreaterThan(told.lastIndexOf('rewarded'))
    const t = position({ on: { E1: 'r1 y1 g1 r1 .' } })
    put(t, 'E1', 4, 1)
    expect(t.cardinal).toBe(5)
  })

  it('RI-6.8 never below 0, where nobody is behind him', () => {
    const s = position({ cardinal: 1, prestige: [0, 0, 0], on: { E1: 'r1 y1 g1 r1 .' } })
    put(s, 'E1', 4, 1)
    expect(s.cardinal).toBe(0)
    say(s, 'endTurn')
    expect([owes(s), s.allowance]).toEqual([['chooseAction 1'], 1])
  })

  it.each([
    [12, 15],
    [6, 9],
    [5, 9],
  ])('RI-6.9 when Richelieu wins, with %i prestige before he goes to %i', (prestige, cardinal) => {
    const s = position({ prestige: [prestige, 0, 0], on: { R04: 'r1 y1 g1 r1 .' } })
    const events = put(s, 'R04', 4, 1)
    expect(s.cardinal).toBe(cardinal)
    expect(toldTo(events, 'cardinalCaughtUp')).toHaveLength(cardinal > 9 ? 1 : 0)
  })

  it('RI-6.9 not when an opposing faction wins, nor when nobody is first', () => {
    const s = position({ prestige: [20, 0, 0], on: { E1: 'r1 y1 g1 r1 .' } })
    put(s, 'E1', 4, 1)
    expect(s.cardinal).toBe(5)
    const t = position({ prestige: [20, 20, 20], on: { R04: 'r-2 y-2 y1 Q .' } })
    put(t, 'R04', 4, 1)
    expect(t.cardinal).toBe(9)
  })

  it('RI-6.10 he may pass 29, and goes back from there', () => {
    const s = position({ prestige: [28, 0, 0], cardinal: 28, on: { R04: 'r1 y1 g1 r1 .', F1: 'r1 y1 g1 y1 .' } })
    put(s, 'R04', 4, 2)
    expect([s.prestige[0], s.cardinal]).toEqual([31, 31])
    const t = position({ cardinal: 31, on: { E1: 'r1 y1 g1 r1 .' } })
    put(t, 'E1', 4, 1)
    expect(t.cardinal).toBe(29)
  })

  it('RI-6.11 the losing sheet leaves the game, its contributors get nothing', () => {
    const s = position({ on: { R04: 'r1 r1 y1 r1 .', E1: 'g3 g-2 . . .' } })
    put(s, 'R04', 4, 2)
    expect(gone(s, 'E1')).toBe(true)
    expect([s.prestige[2], s.purses[2]]).toEqual([0, 7])
  })

  it('RI-6.12 all agents go to the city, the pieces to their palaces', () => {
    const s = position({ on: { R04: 'r1 Q y1 r1 .', E1: 'G g-2 y1 . .', R08: 'r2 . . . .' } })
    const events = put(s, 'R04', 4, 2)
    expect([city(s, 'r'), city(s, 'y'), city(s, 'g')]).toEqual([[1, 1, 2], [1, 1], [-2]])
    expect(s.pieces).toEqual([none, none])
    expect(row(s, 'R08')).toBe('r2 . . . .')
    expect(toldTo(events, 'boxCleared')).toMatchObject([{ box: 0, keeper: 0, pieces: [0, 1] }])
  })

  it('RI-6.12 then RI-4.10 is looked at for every colour', () => {
    const s = position({ hands: { y: [], g: [] }, on: { R04: 'r1 g1 y1 r1 .', E1: 'g2 y2 . . .' } })
    put(s, 'R04', 4, 2)
    expect([hand(s, 'y'), hand(s, 'g')]).toEqual([
      [1, 2],
      [1, 2],
    ])
  })

  it('RI-6.13 the next two sheets are turned up in this box', () => {
    const s = position({ on: { R08: 'r1 g1 y1 r-2 .' }, hands: { r: [1, 3] } })
    const [red, yellow] = [s.richelieuDeck.at(-1), s.opposingDeck.at(-1)]
    const events = put(s, 'R08', 4, 3)
    say(s, 'decline')
    expect(s.sheets.slice(2, 4)).toEqual([red, yellow])
    expect([s.richelieuDeck.length, s.opposingDeck.length]).toEqual([9, 9])
    expect(row(s, sheetIds(s)[2] ?? '')).toBe('. . . . .')
    expect(types(events)).not.toContain('sheetsTurnedUp')
  })

  it('RI-6.13 without decks the box stays empty', () => {
    const s = position({ resolved: 10, on: { R04: 'r1 y1 g1 r1 .' } })
    const events = put(s, 'R04', 4, 1)
    expect(sheetIds(s).slice(0, 2)).toEqual([null, null])
    expect(toldTo(events, 'boxStaysEmpty')).toEqual([{ type: 'boxStaysEmpty', box: 0 }])
    expect(s.free & 0x3ff).toBe(0)
  })
})
