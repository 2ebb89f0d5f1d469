import { describe, expect, it } from 'vitest'
import { toldTo } from '../../../tests/told.ts'
import { richelieu } from '../../index.ts'
import { asked, at, board, choices, choicesOf, cityOf, handOf, order, play, put, row, scene } from './scene.ts'

describe('one resolution leads to another', () => {
  /** R09 is won by a; b is second and may put an agent, say on the last space of R13. */
  const start = () =>
    scene({
      sheets: 'R09 E4 R13 H3 R07 F2',
      on: { R09: 'a3 b1 c1 . b1', R13: 'c3 c2 b1 a-2 .', H3: 'a1 . . . .' },
      next: 'R05 P2',
    })

  it('RI-6.14 the current box is finished, refill and all, before the pending one begins', () => {
    const s = start()
    put(s, 'R09 3', 2)
    expect(asked(s)).toBe('rewardSpace b')
    const told = put(s, 'R13 4', 2)
    expect(
      order(told, 'boxPending', 'cardinalMoved', 'boxCleared', 'sheetsTurnedUp', 'resolutionBegan', 'rewarded'),
    ).toEqual([
      'boxPending',
      'cardinalMoved',
      'boxCleared',
      'sheetsTurnedUp',
      'resolutionBegan',
      'rewarded',
      'rewarded',
      'cardinalMoved',
      'boxCleared',
      'sheetsTurnedUp',
    ])
    expect(s.resolved).toBe(2)
    expect(s.prestige).toEqual([4, 2 + 4, 6])
    expect(s.cardinal).toBe(7 + 1 + 2)
    expect(board(s).split(' ').slice(0, 2)).toEqual(['R05', 'P2'])
    expect(asked(s)).toBe('chooseAction a')
  })

  it('RI-6.14 what fills nothing starts nothing', () => {
    const s = start()
    put(s, 'R09 3', 2)
    put(s, 'H3 4', 2)
    expect([s.resolved, asked(s)]).toEqual([1, 'chooseAction a'])
  })

  /** F3 is won: a puts an agent, then b the Queen. */
  const plot = (on: Readonly<Record<string, string>> = {}, hand = {}) =>
    scene({
      sheets: 'R02 F3 R13 H3 R07 F2',
      on: { F3: 'a3 b2 c1 a1 .', R13: 'c3 c1 b1 a-2 .', R07: 'b3 c2 c2 . b1', ...on },
      hand,
      next: 'R05 P2',
    })

  it('RI-6.15 pending boxes are resolved in the order in which they were filled', () => {
    const s = plot()
    put(s, 'F3 4', 1)
    expect(asked(s)).toBe('rewardSpace a')
    play(s, 'place R07 3', 'agent 1')
    expect(asked(s)).toBe('queenSpace b')
    const told = play(s, 'queen R13 4')
    expect(toldTo(told, 'resolutionBegan').map(({ box }) => box)).toEqual([2, 1])
    expect(s.resolved).toBe(3)
  })

  it('RI-6.16 nothing may be put into the box being resolved or into a pending one', () => {
    const s = plot()
    put(s, 'F3 4', 1)
    const boxesOf = (type: string) => new Set(choicesOf(s, type).map((where) => where.split(' ')[0]))
    expect(boxesOf('place')).toEqual(new Set(['R13', 'H3', 'R07', 'F2']))
    play(s, 'place R07 3', 'agent 1')
    expect(boxesOf('queen')).toEqual(new Set(['R13']))
  })

  it('RI-6.16, RI-8.9 a Queen in a pending box cannot leave it: the symbol is lost', () => {
    const s = plot({ R07: 'Q c2 c2 . b1' })
    put(s, 'F3 4', 1)
    const told = put(s, 'R07 3', 1)
    expect(toldTo(told, 'effectLost')).toEqual([{ type: 'effectLost', seat: 1, effect: 'queen' }])
    expect(toldTo(told, 'intrigueWon').at(-1)?.strengths[0]).toBe(3 + 2 + 2 + 1 + 1)
    expect(s.resolved).toBe(2)
  })

  it('RI-6.16 a Queen in the box being resolved has been counted and may leave it', () => {
    const s = scene({ sheets: 'R11 E4 R13 H3 R07 F2', on: { R11: 'Q a3 b1 b1 .' } })
    const told = put(s, 'R11 4', 1)
    expect(toldTo(told, 'intrigueWon')[0].strengths).toEqual([9, 0])
    expect(asked(s)).toBe('queenSpace a')
    expect(choicesOf(s, 'queen').length).toBe(10)
    const then = play(s, 'queen R07 2')
    expect(s.pieces[0]).toBe(at(s, 'R07 2'))
    expect(toldTo(then, 'boxCleared')[0].pieces).toEqual([])
    expect(s.resolved).toBe(1)
  })

  it('RI-6.16 a Queen on the losing sheet may leave it, too', () => {
    const s = scene({ sheets: 'R02 E2 R13 H3 R07 F2', on: { R02: 'Q . . . .', E2: 'a3 a3 b1 b1 .' } })
    put(s, 'E2 4', 2)
    play(s, 'queen R13 0')
    expect(row(s, 'R13')).toBe('Q . . . .')
  })

  it('RI-6.16 she goes home if the choice is declined', () => {
    const s = scene({ sheets: 'R11 E4 R13 H3 R07 F2', on: { R11: 'Q a3 b1 b1 .' } })
    put(s, 'R11 4', 1)
    play(s, 'decline')
    expect(s.pieces[0]).toBe(-1)
  })

  it('RI-6.16 no agent may be bribed out of the box being resolved or a pending one', () => {
    const s = scene({
      sheets: 'R08 E4 R03 H3 R07 F2',
      on: { R08: 'a3 b1 c1 b1 .', R03: 'a3 b2 c1 b1 .', R07: 'c1 b2 . . .', H3: 'c2 . . . .', E4: 'c2 . . . .' },
    })
    put(s, 'R08 4', 1)
    put(s, 'R03 4', 1)
    expect(asked(s)).toBe('bribeTarget a')
    expect(choicesOf(s, 'bribe')).toEqual(['R07 0', 'R07 1'])
    play(s, 'bribe R07 0')
    const refilled = board(s).split(' ').slice(0, 2)
    expect(new Set(choicesOf(s, 'moveTo').map((where) => where.split(' ')[0]))).toEqual(
      new Set([...refilled, 'R07', 'F2']),
    )
  })

  it('RI-6.15 a pending box can fill a further one', () => {
    const s = scene({
      sheets: 'R08 E4 R03 H3 R07 F2',
      on: { R08: 'a3 b1 c1 b1 .', R03: 'a3 b2 c1 b1 .', R07: 'c1 b2 c2 . c3', F2: 'b2 . . . .' },
    })
    put(s, 'R08 4', 1)
    put(s, 'R03 4', 1)
    play(s, 'bribe F2 0')
    const told = play(s, 'moveTo R07 3')
    expect(toldTo(told, 'boxPending')).toMatchObject([{ box: 2, side: 0 }])
    expect(asked(s)).toBe('queenSpace b')
    expect(choicesOf(s, 'queen').every((where) => !where.startsWith('R07') && !where.startsWith('R03'))).toBe(true)
    play(s, 'decline')
    expect([s.resolved, asked(s)]).toEqual([3, 'chooseAction a'])
  })

  it('RI-6.16, RI-4.8 a pending box holds agents that come back only when it is resolved', () => {
    const s = plot({}, { a: [1, 1], b: [2] })
    put(s, 'F3 4', 1)
    const told = put(s, 'R07 3', 1)
    expect(toldTo(told, 'agentsReturned').map(({ owner }) => owner)).toEqual([0])
    play(s, 'queen R13 4')
    expect(handOf(s, 'a')).toEqual([-2, 2, 2, 2, 3])
    expect(cityOf(s, 'a')).toEqual([-2, 1, 1, 1, 3])
  })

  it('RI-6.18 choices of others come out of turn; the turn stays where it was', () => {
    const s = scene({ sheets: 'R08 E4 R13 H3 R07 F2', on: { R08: 'b3 b1 c1 c1 .' }, prestige: [9, 0, 0] })
    put(s, 'R08 4', -2)
    expect(asked(s)).toBe('rewardSpace b')
    expect(s.active).toBe(0)
    play(s, 'decline')
    expect(asked(s)).toBe('chooseAction b')
  })

  it('RI-6.19 the thirteenth resolution ends the game in the middle of a turn', () => {
    const s = scene({ sheets: '- - R13 H3 - -', resolved: 12, on: { R13: 'c3 c1 b1 a-2 .' } })
    const told = put(s, 'R13 4', 1)
    expect(richelieu.decisions(s)).toEqual([])
    expect(toldTo(told, 'gameEnded')).toMatchObject([{ why: 'allResolved' }])
    expect(order(told, 'boxCleared', 'turnBegan', 'gameEnded')).toEqual(['boxCleared', 'gameEnded'])
    expect(richelieu.result(s)).not.toBeNull()
  })

  it('RI-6.19, RI-8.5 symbols of the thirteenth have no target', () => {
    const s = scene({ sheets: 'R03 E4 - - - -', resolved: 12, on: { R03: 'a3 a1 b1 c1 .', E4: 'b1 c1 . . .' } })
    const told = put(s, 'R03 4', 1)
    expect(toldTo(told, 'effectLost').map(({ effect }) => effect)).toEqual(['bribe', 'queen'])
    expect(s.prestige).toEqual([3, 1, 0])
    expect(richelieu.decisions(s)).toEqual([])
  })

  it('RI-6.19 a chain may bring the thirteenth', () => {
    const s = scene({
      sheets: 'R08 E4 R13 H3 - -',
      resolved: 11,
      on: { R08: 'a3 b1 c1 b1 .', R13: 'b3 b2 c2 c2 .' },
    })
    put(s, 'R08 4', 1)
    const told = put(s, 'R13 4', 3)
    expect(toldTo(told, 'gameEnded').length).toBe(1)
    expect(s.resolved).toBe(13)
    expect(s.prestige).toEqual([3, 2 + 6, 4])
  })

  it('RI-6.14 the second reward goes on after the first has filled a box', () => {
    const s = scene({ sheets: 'R08 E4 R13 H3 R07 F2', on: { R08: 'a3 b1 c1 b1 .', R13: 'b3 c2 c2 c1 .' } })
    put(s, 'R08 4', 1)
    expect(s.prestige).toEqual([3, 0, 0])
    const told = put(s, 'R13 4', 1)
    expect(toldTo(told, 'rewarded').map(({ seat, box }) => [seat, box])).toEqual([
      [1, 0],
      [2, 1],
      [1, 1],
    ])
    expect(choices(s)).toContain('income')
  })
  it('RI-4.10 after the last of ten agents the hand stays empty during the choices; the clean-up fills it', () => {
    const s = scene({
      sheets: 'R12 E4 R08 P1 R07 F2',
      on: { R12: 'b3 a1 b1 a1 .', R08: 'a3 a2 c1 b1 .', R07: 'a3 a2 . . .', F2: 'a-2 a-2 . . .', E4: 'a1 c2 . . .' },
    })
    put(s, 'R12 4', 2)
    expect([handOf(s, 'a'), cityOf(s, 'a'), asked(s)]).toEqual([[], [], 'greySpace b'])
    play(s, 'decline')
    expect(asked(s)).toBe('bribeTarget a')
    const told = play(s, 'bribe R08 2', 'moveTo R08 4')
    expect(order(told, 'boxPending')).toEqual([])
    expect(handOf(s, 'a')).toEqual([1, 1, 1, 2])
  })

  it('RI-4.10, RI-6.14 who got agents back at the clean-up may use placeAgent of the next resolution', () => {
    const s = scene({
      sheets: 'R03 E4 R08 P1 R07 F2',
      on: { R03: 'a2 a1 b2 b1 .', R08: 'a3 a3 c1 b1 .', R07: 'a2 a2 . . .', F2: 'a-2 a-2 c2 . .', E4: 'a1 . . . .' },
    })
    put(s, 'R03 4', 1)
    expect([handOf(s, 'a'), asked(s)]).toEqual([[], 'bribeTarget a'])
    play(s, 'bribe F2 2', 'moveTo R08 4')
    expect(asked(s)).toBe('queenSpace b')
    const told = play(s, 'decline')
    expect(order(told, 'agentsReturned', 'resolutionBegan')).toEqual(['agentsReturned', 'resolutionBegan'])
    expect([asked(s), handOf(s, 'a')]).toEqual(['rewardSpace a', [1, 1, 1, 2]])
  })

  it('RI-6.8, RI-6.9 the pending box finds the Cardinal where the first left him', () => {
    const s = scene({
      sheets: 'R08 E4 R13 H3 R07 F2',
      prestige: [14, 0, 0],
      on: { R08: 'a3 b1 c1 b1 .', R13: 'b-2 c2 c1 . .', H3: 'c3 b2 b2 c2 .' },
    })
    put(s, 'R08 4', 1)
    const told = put(s, 'H3 4', -2)
    expect(toldTo(told, 'cardinalCaughtUp')).toMatchObject([{ from: 9, to: 17 }])
    expect(toldTo(told, 'cardinalMoved').map(({ from, to }) => [from, to])).toEqual([
      [7, 9],
      [17, 15],
    ])
  })
  it('RI-6.16 the other sheet of a pending box is locked as well', () => {
    const s = plot({ R13: 'c3 . . . .', H3: 'b1 b1 c1 c2 .' })
    put(s, 'F3 4', 1)
    put(s, 'H3 4', 1)
    expect(choicesOf(s, 'queen')).toEqual(['R07 3'])
  })

  it('RI-6.16 no agent may be bribed out of, or into, a pending box', () => {
    const s = scene({
      sheets: 'R12 E4 R13 H3 R07 F2',
      on: { R12: 'a3 b2 b1 a1 .', R13: 'c3 a2 . . .', H3: 'a2 a1 c1 c2 .', F2: 'c1 . . . .' },
    })
    put(s, 'R12 4', 1)
    play(s, 'greyEminence H3 4')
    expect([asked(s), choicesOf(s, 'bribe')]).toEqual(['bribeTarget b', ['F2 0']])
    play(s, 'bribe F2 0')
    expect(choicesOf(s, 'moveTo')).toEqual([
      'R07 0',
      'R07 1',
      'R07 2',
      'R07 3',
      'R07 4',
      'F2 1',
      'F2 2',
      'F2 3',
      'F2 4',
    ])
  })
})
