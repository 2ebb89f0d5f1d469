import { describe, expect, it } from 'vitest'
import { toldTo } from '../../../tests/told.ts'
import { richelieu } from '../../index.ts'
import { asked, choices, play, put, type Scene, scene } from './scene.ts'

/** The thirteenth intrigue, which brings nobody anything. */
function finished(given: Scene = {}) {
  const s = scene({
    sheets: 'R02 E4 - - - -',
    on: { R02: 'a-2 a-2 b-2 b-2 .' },
    resolved: 12,
    jewels: Array.from({ length: given.seats ?? 3 }, () => 0),
    prestige: Array.from({ length: given.seats ?? 3 }, () => 0),
    ...given,
  })
  const told = put(s, 'R02 4', 1)
  const result = richelieu.result(s)
  if (result === null) throw new Error('the game goes on')
  return { result, ended: toldTo(told, 'gameEnded')[0] }
}

const column = (source: string, given: Scene): number[] => finished(given).result.points.map((points) => points[source])

describe('the final score', () => {
  it('RI-9.2 prestige, income and military spaces', () => {
    const { result } = finished({ prestige: [31, 4, 0], income: [8, 2, 1], military: [8, 1, 0] })
    expect(result.totals).toEqual([47, 7, 1])
    expect(result.why).toBe('allResolved')
  })

  it.each([
    { won: ['R01 R03', 'R04', ''], points: [8, 4, 0] },
    { won: ['', 'R04', 'R01 R03 R05'], points: [0, 4, 8] },
    { won: ['R01', 'R03', 'R04'], points: [4, 4, 4] },
    { won: ['R01', 'R03', ''], points: [4, 4, 0] },
    { won: ['R01 R04', 'R03 R05', 'R06'], points: [4, 4, 0] },
    { won: ['R01 R04', 'R03', 'R06'], points: [8, 0, 0] },
    { won: ['R01', '', ''], points: [8, 0, 0] },
    { won: ['E1', '', ''], points: [0, 0, 0] },
  ])('RI-9.3, RI-9.4 Richelieu sheets $won: $points', ({ won, points }) => {
    expect(column('richelieu', { won })).toEqual(points)
  })

  it('RI-9.3 four players: first alone, two tied for second', () => {
    const won = ['R01 R03 R04', 'R05 R06', 'R07', 'R08 R09']
    expect(column('richelieu', { seats: 4, won })).toEqual([8, 0, 0, 0])
    expect(column('richelieu', { seats: 4, won: ['R01 R03', 'R05 R06', 'R07', ''] })).toEqual([4, 4, 0, 0])
    expect(column('richelieu', { seats: 4, won: ['', 'R05 R06', 'R07', ''] })).toEqual([0, 8, 4, 0])
  })

  it('RI-9.4 two players: who has no Richelieu sheet is not second', () => {
    expect(column('richelieu', { seats: 2, won: ['R01', 'F1'] })).toEqual([8, 0])
    expect(column('richelieu', { seats: 2, won: ['R01', 'R04 R05'] })).toEqual([4, 8])
  })

  it('RI-9.5 every faction squared on its own', () => {
    const won = ['E1 E2 E3 H1 H2 P1', 'F1 F2 F3', 'H3 P2 P3']
    expect(column('opposing', { won })).toEqual([9 + 4 + 1, 9, 1 + 4])
  })

  it('RI-9.5 all four of England: 16', () => {
    const s = { sheets: 'R02 F1 - - - -', won: ['E1 E2 E3 E4', 'F2', ''] }
    expect(column('opposing', s)).toEqual([16, 1, 0])
  })

  it('RI-9.6 4 points a jewel; none for those in the city, nor for money', () => {
    const { result } = finished({ jewels: [3, 1, 0], money: [0, 90, 40] })
    expect(result.points.map(({ jewels }) => jewels)).toEqual([12, 4, 0])
    expect(result.totals).toEqual([13, 5, 1])
  })

  it('RI-9.7 the highest total wins', () => {
    const { result, ended } = finished({ prestige: [9, 12, 11], money: [90, 0, 0] })
    expect(result.places).toEqual([3, 1, 2])
    expect(ended.winners).toEqual([1])
  })

  it('RI-9.7 then more money, before more sheets', () => {
    const { result } = finished({ prestige: [8, 9, 9], money: [5, 5, 6], won: ['E1', '', ''] })
    expect(result.totals).toEqual([10, 10, 10])
    expect(result.places).toEqual([2, 3, 1])
  })

  it('RI-9.7 then more sheets of whatever kind', () => {
    const { result, ended } = finished({
      prestige: [6, 0, 4],
      money: [5, 5, 5],
      won: ['E1 E2', 'R01 R03 F1 H1', 'R04'],
    })
    expect(result.totals).toEqual([11, 11, 9])
    expect(result.places).toEqual([2, 1, 3])
    expect(ended.winners).toEqual([1])
  })

  it('RI-9.7 then the victory is shared', () => {
    const { result, ended } = finished({ prestige: [6, 6, 4], money: [5, 5, 5], won: ['E1', 'F1', 'H1'] })
    expect(result.places).toEqual([1, 1, 3])
    expect(ended.winners).toEqual([0, 1])
  })

  it('RI-9.1, RI-6.7 the last intrigue itself still pays', () => {
    const s = scene({ sheets: 'R02 E4 - - - -', resolved: 12, on: { R02: 'a3 b2 b-2 c1 .' }, jewels: [0, 0, 0] })
    put(s, 'R02 4', 2)
    expect(richelieu.result(s)?.totals).toEqual([5 + 1 + 8, 1, 3 + 1])
  })

  it('RI-9.1 there is no result before', () => {
    expect(richelieu.result(scene({ resolved: 9 }))).toBeNull()
  })
})

describe('quiet turns', () => {
  it.each([2, 3, 4])('RI-9.8 %i players: the game ends after four quiet rounds', (seats) => {
    const dead = {
      R02: 'a-2 a-2 a1 a1 .',
      E4: 'a1 a2 a2 a2 .',
      R13: 'a3 a3 b-2 b-2 .',
      H3: 'b1 b1 b1 b2 .',
      R07: 'b2 b2 b3 b3 .',
      F2: seats === 2 ? 'c1 c1 d1 d1 .' : 'c1 c1 . . .',
    }
    const prestige = Array.from({ length: seats }, () => 9)
    const s = scene({ seats, prestige, on: dead })
    for (let turn = 1; turn < 4 * seats; turn++) play(s, 'income')
    expect(richelieu.result(s)).toBeNull()
    const told = play(s, 'income')
    expect(toldTo(told, 'gameEnded')).toMatchObject([{ why: 'quiet' }])
    expect([richelieu.decisions(s), richelieu.result(s)?.why]).toEqual([[], 'quiet'])
  })

  it('RI-9.8 the last quiet round is announced', () => {
    const s = scene({ prestige: [9, 9, 9], quietTurns: 8 })
    expect(toldTo(play(s, 'income'), 'lastQuietRound')).toEqual([{ type: 'lastQuietRound', turns: 3 }])
    expect(toldTo(play(s, 'income'), 'lastQuietRound')).toEqual([])
  })

  it('RI-9.8 money, jewels and commissions are quiet; the turn of two actions counts once', () => {
    const s = scene({ quietTurns: 3 })
    play(s, 'commission', 'sellJewel')
    expect(s.quietTurns).toBe(4)
    play(s, 'income', 'endTurn')
    expect(s.quietTurns).toBe(5)
  })

  it('RI-9.8 one agent starts the count again', () => {
    const s = scene({ quietTurns: 11, prestige: [9, 9, 9] })
    put(s, 'R02 4', 1)
    expect([s.quietTurns, asked(s)]).toEqual([0, 'chooseAction b'])
  })

  it('RI-9.8 also when the second action was quiet, or the first', () => {
    const first = scene({ quietTurns: 11 })
    put(first, 'R02 4', 1)
    play(first, 'income')
    const second = scene({ quietTurns: 11 })
    play(second, 'income')
    put(second, 'R02 4', 1)
    expect([first.quietTurns, second.quietTurns]).toEqual([0, 0])
  })

  it('RI-9.8 a neutral agent is not quiet either', () => {
    const s = scene({ seats: 2, prestige: [9, 9], quietTurns: 7 })
    play(s, 'income')
    put(s, 'R02 4', 1)
    expect([s.quietTurns, asked(s)]).toEqual([0, 'chooseAction b'])
  })

  it('RI-9.8 sheets that are left on the board score nothing', () => {
    const s = scene({
      quietTurns: 11,
      prestige: [9, 9, 9],
      jewels: [0, 0, 0],
      on: { E4: 'a3 a3 a2 a2 .' },
      won: ['', 'R01'],
    })
    play(s, 'income')
    expect(richelieu.result(s)?.totals).toEqual([10, 18, 10])
    expect(richelieu.result(s)?.places).toEqual([2, 1, 3])
  })

  it('RI-9.8 two players: the dead position has neither action B nor a neutral step', () => {
    const s = scene({
      seats: 2,
      prestige: [9, 9],
      on: {
        R02: 'a-2 a-2 a1 a1 .',
        E4: 'a1 a2 a2 a2 .',
        R13: 'a3 a3 b-2 b-2 .',
        H3: 'b1 b1 b1 b2 .',
        R07: 'b2 b2 b3 b3 .',
        F2: 'c1 c1 d1 d1 .',
      },
    })
    expect(choices(s).some((choice) => choice.startsWith('place'))).toBe(false)
    expect(toldTo(play(s, 'income'), 'neutralSkipped')).toMatchObject([{ why: 'noSpace' }])
  })
})
