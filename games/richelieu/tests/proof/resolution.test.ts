import { describe, expect, it } from 'vitest'
import { toldTo } from '../../../tests/told.ts'
import {
  asked,
  at,
  board,
  choices,
  cityOf,
  handOf,
  isGone,
  order,
  play,
  purse,
  put,
  type Scene,
  scene,
  wonBy,
} from './scene.ts'

/** R02 against E4 in box 1; a puts the last agent there. */
function resolved(upper: string, lower: string, last: string, value: number, given: Scene = {}) {
  const s = scene({ ...given, on: { ...given.on, R02: upper, E4: lower } })
  const told = put(s, last, value)
  return { s, told, won: toldTo(told, 'intrigueWon')[0] }
}

describe('which side wins', () => {
  it('RI-6.1 four agents resolve nothing, the fifth does, though the other sheet is empty', () => {
    const s = scene({ on: { E4: 'a1 b1 c1 . .' } })
    expect(order(put(s, 'E4 3', 1), 'resolutionBegan')).toEqual([])
    expect(toldTo(put(s, 'E4 4', 1), 'resolutionBegan')).toMatchObject([{ box: 0, full: 1, intrigue: 1 }])
  })

  it('RI-6.1 a piece counts as one of the five', () => {
    const { told } = resolved('Q b1 b1 c1 .', '', 'R02 4', 1)
    expect(toldTo(told, 'resolutionBegan')).toMatchObject([{ box: 0, full: 0 }])
  })

  it('RI-6.1 other boxes are left alone', () => {
    const { s } = resolved('c1 b1 b1 c1 .', '', 'R02 4', 1, { on: { R13: 'b1 b2 b2 b3 .' } })
    expect(s.resolved).toBe(1)
    expect(s.owners[at(s, 'R13 3')]).toBe(1)
  })

  it('RI-6.2 everything in the box is turned up for all, on both sheets', () => {
    const { s, told } = resolved('b3 c-2 a1 . .', 'b1 c2 c1 b2 .', 'E4 4', 1)
    const [began] = toldTo(told, 'resolutionBegan')
    expect(began.standing.map(({ owner, value }) => [owner, value])).toEqual([
      [1, 3],
      [2, -2],
      [0, 1],
      [1, 1],
      [2, 2],
      [2, 1],
      [1, 2],
      [0, 1],
    ])
    expect(began.turnedUp).toEqual([0, 1, 2, 5, 6, 7, 8])
    expect(cityOf(s, 'b')).toEqual([1, 2, 3])
  })

  it('RI-6.3 a sum has all agents and 3 for the piece, but not the labels', () => {
    const { won } = resolved('Q a2 b-2 . .', 'G b1 c3 c-2 .', 'E4 4', 2)
    expect(won).toMatchObject({ side: 1, strengths: [3, 7] })
  })

  it('RI-6.3 the full sheet may lose', () => {
    const { s, won } = resolved('a-2 b-2 b-2 c1 .', 'c1 . . . .', 'R02 4', -2)
    expect(won).toMatchObject({ side: 1, strengths: [-7, 1], ranking: [{ owner: 2, sum: 1 }] })
    expect([wonBy(s, 2), isGone(s, 'R02')]).toEqual([['E4'], true])
    expect(purse(s, 2)).toEqual([2, 12, 1, 0])
  })

  it('RI-6.3 a piece in another box does not help', () => {
    const { won } = resolved('b2 . . . .', 'c1 c1 c1 a1 .', 'E4 4', 1, { on: { R13: 'Q . . . .', H3: 'G . . . .' } })
    expect(won.strengths).toEqual([2, 5])
  })

  it('RI-6.4 Richelieu wins a tie', () => {
    const { won } = resolved('b2 . . . c3', 'c1 c1 b1 a1 .', 'E4 4', 1)
    expect(won).toMatchObject({ side: 0, strengths: [5, 5] })
  })

  it('RI-6.4 also a tie below 0', () => {
    const { s, won } = resolved('a-2 . . . .', 'b-2 b-2 c1 a-2 .', 'E4 4', 3, { prestige: [20, 0, 0] })
    expect(won).toMatchObject({ side: 0, strengths: [-2, -2], ranking: [] })
    expect([isGone(s, 'R02'), isGone(s, 'E4'), s.cardinal]).toEqual([true, true, 10])
  })

  it('RI-6.4 the stronger of two sums below 0 wins', () => {
    const { s, won } = resolved('a-2 a-2 . . .', 'b-2 b-2 c1 c1 .', 'E4 4', 1)
    expect(won).toMatchObject({ side: 1, strengths: [-4, -1] })
    expect([purse(s, 2), purse(s, 0)]).toEqual([
      [2, 12, 1, 0],
      [2, 9, 1, 0],
    ])
  })

  it('RI-6.4 an empty Richelieu sheet beats a full one below 0', () => {
    const { won } = resolved('', 'b-2 b-2 c1 c1 .', 'E4 4', 1)
    expect(won).toMatchObject({ side: 0, strengths: [0, -1], ranking: [] })
  })
})

describe('ranking', () => {
  it('RI-6.5 a contribution of 0 is not ranked', () => {
    const { s, won, told } = resolved('a2 b2 b-2 c3 .', '', 'R02 4', -2)
    expect(won.ranking).toEqual([{ owner: 2, sum: 3 }])
    expect(toldTo(told, 'rewardLost')).toMatchObject([{ place: 2 }])
    expect(s.prestige).toEqual([0, 0, 5])
  })

  it('RI-6.5 a contribution of 1 is, though a −2 is in it', () => {
    const { s, won } = resolved('b1 a2 a-2 c3 .', '', 'R02 4', 1)
    expect(won.ranking.map(({ owner, sum }) => [owner, sum])).toEqual([
      [2, 3],
      [1, 1],
      [0, 1],
    ])
    expect(s.prestige).toEqual([0, 3, 5])
  })

  it('RI-6.5 agents on the losing sheet and pieces do not contribute', () => {
    const { won } = resolved('Q b1 b-2 a1 .', 'a3 a3 b2 . .', 'R02 4', 1)
    expect(won).toMatchObject({
      side: 1,
      ranking: [
        { owner: 0, sum: 6 },
        { owner: 1, sum: 2 },
      ],
    })
  })

  it('RI-6.6 the higher sum wins, wherever it lies', () => {
    const { won } = resolved('b2 c2 b1 a2 .', '', 'R02 4', 2)
    expect(won.ranking.map(({ owner }) => owner)).toEqual([0, 1, 2])
  })

  it('RI-6.6 among equal sums the leftmost agent, be it a −2', () => {
    const { s, won } = resolved('a-2 b3 c3 a3 .', '', 'R02 4', 2)
    expect(won.ranking).toEqual([
      { owner: 0, sum: 3 },
      { owner: 1, sum: 3 },
      { owner: 2, sum: 3 },
    ])
    expect(s.prestige).toEqual([5, 3, 0])
  })

  it('RI-6.6 a tie for the second place is broken in the same way', () => {
    const { s } = resolved('a3 c1 b2 c1 .', '', 'R02 4', 1)
    expect(s.prestige).toEqual([5, 0, 3])
  })

  it('RI-6.6 an agent further left on the losing sheet does not break a tie', () => {
    const { won } = resolved('b1 . . . .', 'a-2 c2 b2 a1 .', 'E4 4', 1)
    expect(won.side).toBe(1)
    expect(won.ranking).toEqual([
      { owner: 2, sum: 2 },
      { owner: 1, sum: 2 },
    ])
  })

  it('RI-6.7 four players: first and second are rewarded, third and fourth are not', () => {
    const { s, told } = resolved('', 'd1 c1 b2 a2 .', 'E4 4', 1, { seats: 4 })
    expect([0, 1, 2, 3].map((seat) => purse(s, seat))).toEqual([
      [2, 12, 1, 0],
      [2, 9, 1, 0],
      [0, 7, 1, 0],
      [0, 7, 1, 0],
    ])
    expect(wonBy(s, 0)).toEqual(['E4'])
    expect(toldTo(told, 'rewarded').map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 2],
    ])
  })

  it('RI-6.7 alone in rank: the second reward is lost', () => {
    const { s } = resolved('', 'a1 a1 a2 a2 .', 'E4 4', 1)
    expect(s.prestige).toEqual([2, 0, 0])
    expect([wonBy(s, 0), wonBy(s, 1), wonBy(s, 2)]).toEqual([['E4'], [], []])
  })

  it('RI-6.7 nobody in rank: both rewards are lost and the winning sheet leaves the game', () => {
    const { s, told } = resolved('b-2 . . . .', 'G a-2 b-2 b1 .', 'E4 4', 2)
    expect(toldTo(told, 'intrigueWon')[0].ranking).toEqual([])
    expect(toldTo(told, 'rewardLost').map(({ place }) => place)).toEqual([1, 2])
    expect([isGone(s, 'E4'), isGone(s, 'R02'), s.cardinal]).toEqual([true, true, 5])
  })
})

describe('the Cardinal', () => {
  it('RI-6.8 moves after both rewards', () => {
    const { told } = resolved('b2 b1 c1 a2 .', '', 'R02 4', 2)
    expect(order(told, 'rewarded', 'cardinalMoved', 'boxCleared', 'sheetsTurnedUp')).toEqual([
      'rewarded',
      'rewarded',
      'cardinalMoved',
      'boxCleared',
      'sheetsTurnedUp',
    ])
  })

  it('RI-6.8 waits for the choices', () => {
    const s = scene({ sheets: 'R11 E4 R13 H3 R07 F2', on: { R11: 'a3 b1 c1 b1 .' } })
    put(s, 'R11 4', 1)
    expect([asked(s), s.cardinal]).toEqual(['queenSpace a', 7])
    play(s, 'decline')
    expect(s.cardinal).toBe(9)
  })

  it('RI-6.8 never goes below 0', () => {
    const { s, told } = resolved('', 'a1 a1 a2 b2 .', 'E4 4', 1, { cardinal: 1, prestige: [0, 0, 0] })
    expect(s.cardinal).toBe(0)
    expect(toldTo(told, 'cardinalMoved')).toMatchObject([{ step: -2, from: 1, to: 0 }])
    expect(asked(s)).toBe('chooseAction a')
  })

  it('RI-6.8 on 0 nobody is behind him', () => {
    const { s, told } = resolved('', 'c1 c1 c2 b2 .', 'E4 4', 1, { cardinal: 2, prestige: [2, 0, 0] })
    expect([s.cardinal, asked(s)]).toEqual([0, 'chooseAction b'])
    expect(toldTo(told, 'turnBegan')[0].actions).toBe(1)
    expect(choices(s)).not.toContain('commission')
  })

  it('RI-6.9 catches up with the first in rank', () => {
    const { s, told } = resolved('b2 b1 c1 a2 .', '', 'R02 4', 2, { prestige: [13, 0, 0] })
    expect(toldTo(told, 'cardinalMoved')).toMatchObject([{ from: 7, to: 10 }])
    expect(toldTo(told, 'cardinalCaughtUp')).toMatchObject([{ seat: 0, from: 10, to: 18 }])
    expect(s.cardinal).toBe(18)
  })

  it('RI-6.9 prestige from the military track is in it', () => {
    const s = scene({
      sheets: 'R01 E4 R13 H3 R07 F2',
      on: { R01: 'a3 a1 b1 c1 .' },
      prestige: [10, 0, 0],
      military: [3, 0, 0],
    })
    put(s, 'R01 4', 1)
    expect([s.prestige[0], s.cardinal]).toEqual([15, 15])
  })

  it.each([
    { prestige: 4, cardinal: 10 },
    { prestige: 5, cardinal: 10 },
    { prestige: 6, cardinal: 11 },
  ])('RI-6.9 prestige $prestige before the reward: Cardinal on $cardinal', ({ prestige, cardinal }) => {
    const { s, told } = resolved('b2 b1 c1 a2 .', '', 'R02 4', 2, { prestige: [prestige, 0, 0] })
    expect(s.cardinal).toBe(cardinal)
    expect(toldTo(told, 'cardinalCaughtUp').length).toBe(cardinal === 10 ? 0 : 1)
  })

  it('RI-6.9 does not follow the second in rank, nor anybody else', () => {
    const { s } = resolved('b2 b1 c1 a2 .', '', 'R02 4', 2, { prestige: [0, 25, 28] })
    expect(s.cardinal).toBe(10)
  })

  it('RI-6.9 does not catch up when an opposing faction won', () => {
    const { s } = resolved('', 'a1 a1 a2 b2 .', 'E4 4', 1, { prestige: [15, 0, 0] })
    expect([s.prestige[0], s.cardinal]).toEqual([17, 5])
  })

  it('RI-6.9 does not catch up when nobody is in rank', () => {
    const { s } = resolved('', 'b-2 b-2 c1 c1 .', 'E4 4', 1, { prestige: [15, 0, 0] })
    expect(s.cardinal).toBe(10)
  })

  it('RI-6.10 goes on beyond 29', () => {
    const forward = resolved('b2 b1 c1 a2 .', '', 'R02 4', 2, { cardinal: 28 })
    expect(forward.s.cardinal).toBe(31)
    const caught = resolved('b2 b1 c1 a2 .', '', 'R02 4', 2, { cardinal: 28, prestige: [29, 0, 0] })
    expect(caught.s.cardinal).toBe(34)
    const back = resolved('', 'a1 a1 a2 b2 .', 'E4 4', 1, { cardinal: 30 })
    expect(back.s.cardinal).toBe(28)
  })
})

describe('clean-up and refill', () => {
  it('RI-6.11 the losing sheet leaves the game and brings nothing', () => {
    const { s } = resolved('b1 . . . .', 'a1 a1 a2 c2 .', 'E4 4', 1)
    expect([isGone(s, 'R02'), s.prestige[1], s.purses[1]]).toEqual([true, 0, 7])
  })

  it('RI-6.12 all agents of both sheets go to the city, for all to see', () => {
    const { s } = resolved('b1 . b3 . .', 'a1 a1 a2 c2 .', 'E4 4', 1)
    expect([cityOf(s, 'a'), cityOf(s, 'b'), cityOf(s, 'c')]).toEqual([[1, 1, 1, 2], [1, 3], [2]])
    expect(handOf(s, 'a').length).toBe(6)
    expect(s.owners.slice(0, 10)).toEqual([-1, -1, -1, -1, -1, -1, -1, -1, -1, -1])
    expect(s.free & 0b11_1111_1111).toBe(0b11_1111_1111)
  })

  it('RI-6.12 the pieces of this box go home', () => {
    const { s, told } = resolved('Q . b3 . .', 'G a1 a2 c2 .', 'E4 4', 1)
    expect(s.pieces).toEqual([-1, -1])
    expect(toldTo(told, 'boxCleared')[0].pieces).toEqual([0, 1])
  })

  it('RI-6.12 a piece in another box stays', () => {
    const { s } = resolved('Q . b3 . .', 'a1 a1 a2 c2 .', 'E4 4', 1, { on: { F2: '. G . . .' } })
    expect(s.pieces).toEqual([-1, at(s, 'F2 1')])
  })

  it('RI-6.13 the next sheets come into this box', () => {
    const { s } = resolved('', 'a1 a1 a2 c2 .', 'E4 4', 1, { next: 'R05 P2' })
    expect(board(s)).toBe('R05 P2 R13 H3 R07 F2')
    expect([s.richelieuDeck.length, s.opposingDeck.length]).toEqual([9, 9])
  })

  it('RI-6.13 after ten refills the box stays empty', () => {
    const { s, told } = resolved('', 'a1 a1 a2 c2 .', 'E4 4', 1, { resolved: 10 })
    expect(board(s)).toBe('- - R13 H3 R07 F2')
    expect(toldTo(told, 'boxStaysEmpty')).toMatchObject([{ box: 0 }])
    expect(choices(s).filter((choice) => choice.startsWith('place -'))).toEqual([])
    expect(asked(s)).toBe('chooseAction a')
  })

  it('RI-6.13 the tenth resolution takes the last sheets', () => {
    const { s } = resolved('', 'a1 a1 a2 c2 .', 'E4 4', 1, { resolved: 9, next: 'R05 P2' })
    expect(board(s)).toBe('R05 P2 R13 H3 R07 F2')
    expect(s.richelieuDeck).toEqual([])
  })

  it('RI-6.13 the twelfth leaves one box', () => {
    const { s } = resolved('', 'a1 a1 a2 c2 .', 'E4 4', 1, { resolved: 11, sheets: 'R02 E4 - - R07 F2' })
    expect(board(s)).toBe('- - - - R07 F2')
    expect(s.resolved).toBe(12)
  })
})
