import { describe, expect, it } from 'vitest'
import { toldTo } from '../../../tests/told.ts'
import { actions, asked, at, choices, choicesOf, order, play, put, scene } from './scene.ts'

describe('placing an agent', () => {
  it('RI-4.1 every free space of every sheet; the label is paid', () => {
    const s = scene({ on: { R02: '. b2 . . .', H3: '. . . . c1' } })
    expect(choicesOf(s, 'place').length).toBe(28)
    put(s, 'R13 1', 3)
    expect([s.purses[0], s.hands.slice(0, 4)]).toEqual([5, [2, 3, 3, 1]])
    expect(s.owners[at(s, 'R13 1')]).toBe(0)
  })

  it('RI-4.1 only values in the hand are offered, each once', () => {
    const s = scene({ hand: { a: [-2, -2, 2] } })
    play(s, 'place R02 0')
    expect(choices(s).sort()).toEqual(['agent -2', 'agent 2'])
  })

  it('RI-4.1, RI-4.5 only spaces that can be paid are offered', () => {
    const s = scene({ money: [1, 7, 7] })
    expect(choicesOf(s, 'place')).toEqual(
      ['R02 2', 'R02 3', 'R02 4', 'E4 1', 'E4 2', 'E4 3', 'E4 4', 'R13 3', 'R13 4', 'H3 2', 'H3 3', 'H3 4'].concat([
        'R07 1',
        'R07 2',
        'R07 3',
        'R07 4',
        'F2 2',
        'F2 3',
        'F2 4',
      ]),
    )
  })

  it.each(['R02 4', 'E4 4', 'F2 3'])('RI-4.2 the second placement costs 2 more, here on %s', (second) => {
    const s = scene({ money: [5, 7, 7] })
    put(s, 'R02 1', 1)
    expect(s.purses[0]).toBe(3)
    const told = put(s, second, 2)
    expect(s.purses[0]).toBe(1)
    expect(toldTo(told, 'agentPlaced')).toMatchObject([{ cost: 2, surcharge: 2, placing: 'action', faceUp: true }])
  })

  it('RI-4.2 with 3 money left a second agent can go to labels 0 and 1 only', () => {
    const s = scene({ money: [3, 7, 7] })
    put(s, 'R02 3', 1)
    expect(choicesOf(s, 'place')).not.toContain('R02 1')
    expect(choicesOf(s, 'place')).toContain('R02 2')
    put(s, 'R02 2', 1)
    expect(s.purses[0]).toBe(0)
  })

  it('RI-4.2 with 1 money left there is no second placement', () => {
    const s = scene({ money: [1, 7, 7] })
    put(s, 'R02 3', 1)
    expect(actions(s)).toEqual(['commission', 'endTurn', 'income', 'sellJewel'])
  })

  it('RI-4.2 a placement after another kind of action is the first one', () => {
    const s = scene({ money: [2, 7, 7], income: [1, 1, 1] })
    play(s, 'income')
    put(s, 'R02 0', 1)
    expect(s.purses[0]).toBe(0)
  })

  it('RI-4.2 an agent put by a reward is free and leaves the surcharge as it is', () => {
    const s = scene({ sheets: 'R08 E4 R13 H3 R07 F2', on: { R08: 'a3 b1 . b1 c1' }, money: [9, 7, 7] })
    put(s, 'R08 2', 1)
    expect([s.purses[0], asked(s)]).toEqual([8, 'rewardSpace a'])
    const told = put(s, 'R13 0', 2)
    expect(toldTo(told, 'agentPlaced')).toMatchObject([{ cost: 0, surcharge: 0, placing: 'reward', faceUp: false }])
    expect([s.purses[0], asked(s)]).toEqual([8, 'chooseAction a'])
    put(s, 'F2 4', 1)
    expect(s.purses[0]).toBe(6)
  })

  it('RI-4.2 an agent put by a reward in the turn of another does not count later', () => {
    const s = scene({ sheets: 'R08 E4 R13 H3 R07 F2', on: { R08: 'b3 b1 . b1 c1' }, prestige: [7, 0, 0] })
    put(s, 'R08 2', 1)
    put(s, 'R13 0', 2)
    expect(asked(s)).toBe('chooseAction b')
    put(s, 'R13 1', 2)
    expect(s.purses[1]).toBe(5)
  })

  it.each([
    { where: 'R02 0', isUp: false },
    { where: 'R02 1', isUp: false },
    { where: 'R02 2', isUp: false },
    { where: 'R02 3', isUp: true },
  ])('RI-4.3, RI-4.4 on $where all see the value: $isUp', ({ where, isUp }) => {
    const s = scene()
    const told = put(s, where, -2)
    const valueTo = (viewer: number | null) => toldTo(told, 'agentPlaced', viewer)[0].value
    expect([valueTo(0), valueTo(1), valueTo(2), valueTo(null)]).toEqual(
      isUp ? [-2, -2, -2, -2] : [-2, undefined, undefined, undefined],
    )
  })

  it('RI-4.5 no placement without an agent, or when every free space is too dear', () => {
    const zeros = {
      R02: '. . . b1 b1',
      E4: '. . . . b1',
      R13: '. . . . b2',
      H3: '. . . b2 b2',
      R07: '. . . . b3',
      F2: '. . . c1 c1',
    }
    expect(actions(scene({ on: zeros, money: [0, 7, 7] }))).toEqual(['income', 'sellJewel'])
    expect(actions(scene({ on: zeros, money: [1, 7, 7] }))).toContain('place')
  })

  it('RI-4.6 many agents of one player on one sheet, on both of a box, in all boxes', () => {
    const s = scene({ on: { R02: 'a1 a1 a1 . .', E4: 'a2 a2 . . .', R13: 'a3 . . . .' } })
    expect(choicesOf(s, 'place')).toContain('R02 3')
    put(s, 'R02 3', 3)
    put(s, 'E4 4', 2)
    expect(s.owners.filter((owner) => owner === 0).length).toBe(8)
  })

  it('RI-4.8, RI-4.9 first the agents come back, then the box is resolved', () => {
    const s = scene({ on: { R02: 'a-2 a3 b2 . c1' }, hand: { a: [2] } })
    const told = put(s, 'R02 3', 2)
    expect(order(told, 'agentPlaced', 'agentsReturned', 'resolutionBegan', 'boxCleared')).toEqual([
      'agentPlaced',
      'agentsReturned',
      'resolutionBegan',
      'boxCleared',
    ])
    expect(toldTo(told, 'agentsReturned')).toMatchObject([{ owner: 0, values: [-2, 1, 1, 1, 2, 2, 3] }])
    expect(s.hands.slice(0, 4)).toEqual([1, 3, 2, 1])
    expect(s.city.slice(0, 4)).toEqual([1, 0, 1, 1])
  })

  it('RI-4.9 agents that came back can be put by the second action', () => {
    const s = scene({ hand: { a: [1] }, on: { R02: 'a2 a2 . . .' } })
    put(s, 'E4 4', 1)
    expect(s.hands.slice(0, 4)).toEqual([2, 2, 1, 2])
    expect(s.city.slice(0, 4)).toEqual([0, 0, 0, 0])
    put(s, 'R13 4', 3)
  })

  it('RI-4.9 with one agent left in hand nothing comes back', () => {
    const s = scene({ hand: { a: [1, 1] } })
    put(s, 'E4 4', 1)
    expect(s.hands.slice(0, 4)).toEqual([0, 1, 0, 0])
    expect(s.city.slice(0, 4)).toEqual([2, 1, 3, 2])
  })

  it('RI-4.9 the city of others stays as it is', () => {
    const s = scene({ hand: { a: [1], b: [3] } })
    put(s, 'E4 4', 1)
    expect(s.city.slice(4, 8)).toEqual([2, 3, 3, 1])
  })

  const nineOut = { R13: 'a3 a3 a2 . .', R07: 'a2 a2 a1 . .', F2: 'a1 a-2 . . .' }

  it('RI-4.10 hand and city empty: no placement until a resolution brings agents back at once', () => {
    const s = scene({ active: 2, on: { ...nineOut, R02: 'a1 a-2 c1 c1 .' }, prestige: [0, 0, 9] })
    const told = put(s, 'R02 4', 1)
    expect(toldTo(told, 'agentsReturned')).toMatchObject([{ owner: 0, values: [-2, 1] }])
    expect(order(told, 'boxCleared', 'agentsReturned')).toEqual(['boxCleared', 'agentsReturned'])
    expect(s.hands.slice(0, 4)).toEqual([1, 1, 0, 0])
  })

  it('RI-4.10 who has no agent anywhere to take back has no action B', () => {
    const s = scene({ on: { ...nineOut, R02: 'a1 a-2 . . .' } })
    expect(actions(s)).toEqual(['commission', 'income', 'sellJewel'])
  })

  it('RI-4.10 the last of ten fills a sheet: its own clean-up brings the agents back', () => {
    const s = scene({ on: { ...nineOut, R02: 'a-2 b1 b2 . c1' } })
    const told = put(s, 'R02 3', 1)
    expect(order(told, 'resolutionBegan', 'boxCleared', 'agentsReturned', 'sheetsTurnedUp').slice(0, 3)).toEqual([
      'resolutionBegan',
      'boxCleared',
      'agentsReturned',
    ])
    expect([s.hands.slice(0, 4), s.city.slice(0, 4)]).toEqual([
      [1, 1, 0, 0],
      [0, 0, 0, 0],
    ])
    expect(actions(s)).toContain('place')
  })

  it('RI-4.10 agents cleared while the hand is not empty stay in the city', () => {
    const s = scene({ active: 2, on: { R02: 'a1 a-2 c1 c1 .' }, hand: { a: [3] } })
    put(s, 'R02 4', 1)
    expect(s.hands.slice(0, 4)).toEqual([0, 0, 0, 1])
    expect(s.city.slice(0, 4)).toEqual([2, 3, 3, 1])
  })
})
