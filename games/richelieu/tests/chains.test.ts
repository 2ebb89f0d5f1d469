import { describe, expect, it } from 'vitest'
import { toldTo, types } from '../../tests/told.ts'
import { none } from '../data.ts'
import { isOver, type State } from '../state.ts'
import { blocked, bribe, movePiece, offered, owes, position, put, row, say, sheetIds } from './position.ts'

/** R08 in box 2 lacks one agent: Red will be first there and may put an agent; box 1 lacks one on each sheet. */
const chain = (): State =>
  position({ on: { R08: 'r2 r1 y1 y1 .', R04: 'y1 y2 g1 g2 .', E1: 'y2 y-2 g1 g2 .' }, hands: { r: [1, 2, 3] } })

describe('chains', () => {
  it('RI-6.14 a reward is carried out at once, before the Cardinal and the clean-up; what it fills waits', () => {
    const s = chain()
    const first = put(s, 'R08', 4, 3)
    expect(types(first)).not.toContain('cardinalMoved')
    expect(row(s, 'R08')).toBe('r2! r1! y1! y1! r3!')
    const events = put(s, 'R04', 4, 2)
    expect(toldTo(events, 'boxPending')).toMatchObject([{ box: 0, side: 0, queue: 1 }])
    const told = types(events)
    const order = ['boxPending', 'rewarded', 'cardinalMoved', 'boxCleared', 'sheetsTurnedUp', 'resolutionBegan']
    const at = order.map((type) => told.indexOf(type))
    expect(at).toEqual([...at].sort((a, b) => a - b))
    expect(s.resolved).toBe(2)
  })

  it('RI-6.15 pending boxes are resolved in the order in which they were filled', () => {
    const s = position({
      sheets: ['R04', 'F1', 'R06', 'E4', 'R07', 'E3'],
      on: { F1: 'r2 r1 y1 y1 .', R07: 'y2 . g1 g2 g1', R06: 'y2 y1 g-2 g2 .', E4: 'y2 . . . .' },
      hands: { r: [3], y: [3] },
    })
    put(s, 'F1', 4, 3)
    expect(owes(s)).toEqual(['bribeTarget 0'])
    bribe(s, ['E4', 0], ['R07', 1])
    expect(s.pending).toEqual([2])
    expect(owes(s)).toEqual(['rewardSpace 1'])
    const events = put(s, 'R06', 4, 3)
    expect(toldTo(events, 'resolutionBegan').map(({ box }) => box)).toEqual([2, 1])
    expect(s.resolved).toBe(3)
  })

  it('RI-6.16 nothing goes into the box being resolved, nor into a pending one', () => {
    const s = chain()
    put(s, 'R08', 4, 3)
    expect(offered(s).filter((each) => each.includes('F1'))).toEqual([])
    expect(blocked(s)).toContain('place F1 0: boxLocked RI-6.16')
    expect(offered(s)).toContain('place R04 4')

    const t = position({
      sheets: ['R04', 'F1', 'R06', 'E4', 'R07', 'E3'],
      on: { F1: 'r2 r1 y1 y1 .', R07: 'y2 . g1 g2 g1', E4: 'y1 . . . .' },
      hands: { r: [3], y: [3] },
    })
    put(t, 'F1', 4, 3)
    bribe(t, ['E4', 0], ['R07', 1])
    expect(owes(t)).toEqual(['rewardSpace 1'])
    expect(offered(t).filter((each) => each.includes('E3'))).toEqual([])
    expect(offered(t)).toContain('place R06 0')
  })

  it('RI-6.16 no agent is taken out of them', () => {
    const s = position({ on: { F1: 'r2 r1 y1 y1 .', R08: 'y2 . . . .', R04: 'g1 . . . .' } })
    put(s, 'F1', 4, 3)
    expect(offered(s)).toEqual(['bribe R04 0', 'decline'])
    expect(blocked(s)).toEqual(expect.arrayContaining(['bribe R08 0: boxLocked RI-6.16']))
  })

  it('RI-6.16 but a piece in the box being resolved, which is counted already, may move away by its own reward', () => {
    // R11 wins with the Queen there, and Red, first, gets the Queen
    const s = position({ on: { R11: 'r2 Q y1 y-2 .', P1: 'y3 . . . .' }, hands: { r: [1] } })
    const first = put(s, 'R11', 4, 1)
    expect(toldTo(first, 'intrigueWon')).toMatchObject([{ side: 0, strengths: [5, 3] }])
    expect(owes(s)).toEqual(['queenSpace 0'])
    const events = movePiece(s, 'queen', 'R04', 0)
    expect(row(s, 'R04')).toBe('Q . . . .')
    expect(toldTo(events, 'boxCleared')).toMatchObject([{ pieces: [] }])
    expect(s.pieces).toEqual([0, none])
  })

  it('RI-6.17 both sheets full: resolved once, with everything', () => {
    const s = position({ on: { R04: 'r1 r1 y1 y1 g1', E1: 'y1 y2 g1 g2 .' } })
    put(s, 'E1', 4, 3)
    expect(s.resolved).toBe(1)
    expect(s.sheets.filter((sheet) => sheet !== none)).toHaveLength(6)
  })

  it('RI-6.18 who is not on turn may have to decide; the turn stays', () => {
    const s = position({ active: 2, on: { R08: 'r2 r1 y1 y1 .' } })
    put(s, 'R08', 4, -2)
    expect(owes(s)).toEqual(['rewardSpace 0'])
    expect(s.active).toBe(2)
    say(s, 'decline')
    expect(owes(s)).toEqual(['chooseAction 2'])
  })

  it('RI-6.19 the 13th resolution ends the game at once, with an action to come', () => {
    const s = position({ resolved: 12, sheets: ['R04', 'E1', null, null, null, null], on: { E1: 'r1 y1 g1 r1 .' } })
    const events = put(s, 'E1', 4, 2)
    expect([isOver(s), owes(s)]).toEqual([true, []])
    expect(sheetIds(s)).toEqual([null, null, null, null, null, null])
    expect(types(events).at(-1)).toBe('gameEnded')
  })
})
