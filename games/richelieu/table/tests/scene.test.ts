import { FastRandom, pick } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { boxes, none, opposingSide, queen, richelieuSide, sideOf, spaceAt } from '../../data.ts'
import { richelieu } from '../../index.ts'
import type { Move } from '../../moves.ts'
import { strengthOf } from '../../rules/resolution.ts'
import { isOver, type State } from '../../state.ts'
import { position, sheetNamed, usual } from '../../tests/position.ts'
import type { View } from '../../view.ts'
import { changeBy, pickingOf } from '../offer.ts'
import {
  after,
  asked,
  badgeOf,
  cityOf,
  dueReward,
  fills,
  freshAfter,
  handOf,
  isEmptyBox,
  keyOf,
  outlookOf,
  pilesOf,
  pointsIn,
  prestigeScene,
  priceOf,
  sideSum,
  standingTitle,
} from '../scene.ts'
import { en } from '../words/en.ts'

/** All views of the seat to move while a table is played at random, placements preferred. */
function* viewsOf(
  seats: number,
  seed: number,
): Generator<{ view: View; state: State; seat: number; moves: readonly Move[] }> {
  const random = new FastRandom(seed)
  const state = richelieu.setup(seats, usual, { random })
  for (let [decision] = richelieu.decisions(state); decision; [decision] = richelieu.decisions(state)) {
    const { seat } = decision
    const moves = richelieu.moves(state, seat)
    yield { view: richelieu.view(state, seat), state, seat, moves }
    const onSheets = moves.filter((move) => 'space' in move)
    richelieu.play(state, seat, pick(onSheets.length > 0 && random.below(5) > 0 ? onSheets : moves, random), { random })
  }
}

const seenBy = (state: State, viewer: number | null) => richelieu.view(state, viewer)

describe('between two sides stands what the viewer knows', () => {
  const given = position({ on: { R04: 'r3 y2 . . r1', E1: 'y3 . g1 . .' } })

  it('own face-down agents count, those of others are marks', () => {
    expect(sideSum(seenBy(given, 0), 0, richelieuSide)).toEqual({ known: 4, hidden: [1] })
    expect(sideSum(seenBy(given, 1), 0, richelieuSide)).toEqual({ known: 3, hidden: [0] })
    expect(sideSum(seenBy(given, null), 0, opposingSide)).toEqual({ known: 0, hidden: [1, 2] })
  })

  it('the side that leads by what is known, and who would be ranked', () => {
    const outlook = outlookOf(seenBy(given, 0), 0)
    expect(outlook.leader).toBe(richelieuSide)
    expect(outlook.isCertain).toBe(false)
    expect(outlook.rankings[richelieuSide]).toEqual([{ owner: 0, sum: 4 }])
    expect(outlookOf(seenBy(given, 1), 0).rankings[opposingSide]).toEqual([{ owner: 1, sum: 3 }])
  })

  it('RI-6.4 with nothing on the sheets Richelieu is ahead', () => {
    const outlook = outlookOf(seenBy(given, 0), 1)
    expect([outlook.leader, outlook.isCertain]).toEqual([richelieuSide, true])
  })

  it('what is put or moved changes both sheets that it touches', () => {
    const view = seenBy(given, 0)
    const [from, to] = [spaceAt(0, opposingSide, 0), spaceAt(0, richelieuSide, 3)]
    const then = after(view, { from, to, owner: 1, value: null })
    expect(sideSum(then, 0, richelieuSide)).toEqual({ known: 4, hidden: [1, 1] })
    expect(sideSum(then, 0, opposingSide)).toEqual({ known: 0, hidden: [2] })
    expect(view.owners[from]).toBe(1)
  })
})

describe.each([2, 3, 4])('with %i seats', (seats) => {
  it('a sum without hidden agents is the strength of the side', () => {
    for (const { view, state } of viewsOf(seats, seats)) {
      for (const box of boxes) {
        for (const side of [richelieuSide, opposingSide]) {
          const { known, hidden } = sideSum(view, box, side)
          const all = seenBy(state, null).owners.slice(spaceAt(box, side, 0), spaceAt(box, side, 0) + 5)
          expect(hidden.length).toBeLessThanOrEqual(all.filter((owner) => owner !== none).length)
          if (hidden.length === 0) expect(known).toBe(strengthOf(state, box, side))
        }
      }
    }
  })

  it('a previewed change is what then stands on the sheets', () => {
    for (const { view, state, seat, moves } of viewsOf(seats, seats + 10)) {
      for (const move of moves) {
        if (move.type !== 'agent' && move.type !== 'queen' && move.type !== 'greyEminence' && move.type !== 'moveTo')
          continue
        const change = changeBy(view, move, null)
        if (change === null) throw new Error(`${move.type} changes nothing`)
        const next = richelieu.clone(state)
        const told = new Set<string>()
        richelieu.play(next, seat, move, { random: new FastRandom(1), tell: ({ type }) => told.add(type) })
        const isFull = fills(view, change.to, change.from)
        // a reward only locks the box that it fills: the one under way is finished first
        expect(told.has(state.box === none ? 'resolutionBegan' : 'boxPending')).toBe(isFull)
        if (state.box === none && !isFull) expect(next.owners).toEqual(after(view, change).owners)
      }
    }
  })

  it('each move has a key of its own', () => {
    for (const { moves } of viewsOf(seats, seats + 20)) expect(new Set(moves.map(keyOf)).size).toBe(moves.length)
  })

  it('agents can be taken up exactly where one can be placed', () => {
    for (const { view, moves } of viewsOf(seats, seats + 30)) {
      const picking = pickingOf(view, moves)
      expect(picking !== none).toBe(moves.some(({ type }) => type === 'place'))
      if (picking !== none) expect(handOf(view, picking)?.length).toBeGreaterThan(0)
    }
  })

  it('if it ended now is what the result says when it has ended, and is then the final score', () => {
    const random = new FastRandom(seats)
    const state = richelieu.setup(seats, usual, { random })
    expect(standingTitle(seenBy(state, 0), en)).toBe('If it ended now')
    while (!isOver(state)) {
      const [{ seat }] = richelieu.decisions(state)
      const moves = richelieu.moves(state, seat)
      const places = moves.filter(({ type }) => type === 'place')
      richelieu.play(state, seat, pick(places.length > 0 ? places : moves, random), { random })
    }
    const view = seenBy(state, 0)
    expect(pointsIn(view)).toEqual(richelieu.result(state)?.points)
    expect(standingTitle(view, en)).toBe('Final score')
    expect(asked(view)).toBeNull()
    expect(boxes.every((box) => isEmptyBox(view, box))).toBe(true)
  })
})

it('RI-4.2 the price that a space shows counts a second placement', () => {
  const state = position({ active: 0 })
  const dear = spaceAt(0, richelieuSide, 0)
  expect(priceOf(seenBy(state, 0), dear)).toBe(2)
  state.acts = 1
  state.placed = 1
  expect(priceOf(seenBy(state, 0), dear)).toBe(4)
})

it('a sheet with one free space and the queue of boxes are marked', () => {
  const state = position({ on: { R04: 'r3 y2 g1 r2 .' } })
  expect(badgeOf(seenBy(state, 0), 0)).toEqual({ type: 'oneLeft' })
  expect(badgeOf(seenBy(state, 0), 1)).toBeNull()
  state.box = 0
  state.pending = [2, 1]
  const view = seenBy(state, 0)
  expect([0, 1, 2, 3, 4, 5].map((place) => badgeOf(view, place))).toEqual(
    [0, 0, 2, 2, 1, 1].map((queue) => ({ type: 'locked', queue })),
  )
})

it('RI-8.7 an agent that is moved on its own sheet does not fill it', () => {
  const view = seenBy(position({ on: { R04: 'r3 y2 g1 r2 .' } }), 0)
  const last = spaceAt(0, richelieuSide, 4)
  expect(fills(view, last, none)).toBe(true)
  expect(fills(view, last, spaceAt(1, richelieuSide, 0))).toBe(true)
  expect(fills(view, last, spaceAt(0, richelieuSide, 1))).toBe(false)
})

it('a reward that asks for a choice is found on its sheet', () => {
  let found = 0
  for (const { view, seat } of viewsOf(3, 4)) {
    const due = dueReward(view)
    if (due === null) continue
    found++
    expect(due.seat).toBe(seat)
    expect(view.ranked[due.reward]).toBe(seat)
    expect(Math.floor(due.place / 2)).toBe(view.box)
  }
  expect(found).toBeGreaterThan(0)
})

describe('the prestige track', () => {
  it('is as long as a lap; who is level stands beside the Cardinal', () => {
    const scene = prestigeScene(seenBy(position({ prestige: [7, 3, 3], cardinal: 7 }), 0))
    expect(scene).toEqual({
      length: 30,
      cells: [
        { at: 3, who: [1, 2] },
        { at: 7, who: [none, 0] },
      ],
    })
  })

  it('RI-8.4 goes on where somebody has gone round', () => {
    expect(prestigeScene(seenBy(position({ prestige: [29, 3, 3] }), 0)).length).toBe(30)
    expect(prestigeScene(seenBy(position({ prestige: [31, 3, 3] }), 0)).length).toBe(35)
    expect(prestigeScene(seenBy(position({ prestige: [3, 3, 3], cardinal: 44 }), 0)).length).toBe(50)
  })
})

describe('won sheets', () => {
  const won = [['R01', 'R02', 'E1', 'E2'], ['R03', 'F1'], []]

  it('stand in piles with what they bring', () => {
    const view = seenBy(position({ won, resolved: 6 }), 2)
    expect(pilesOf(view, 0)).toEqual([
      { faction: 'richelieu', number: 2, points: 8 },
      { faction: 'england', number: 2, points: 4 },
    ])
    expect(pilesOf(view, 1)).toEqual([
      { faction: 'richelieu', number: 1, points: 4 },
      { faction: 'france', number: 1, points: 1 },
    ])
    expect(pilesOf(view, 2)).toEqual([])
  })

  it('RI-10.1 face down, they and the points are not told', () => {
    const view = seenBy(position({ won, resolved: 6, options: { wonSheetsFaceDown: true } }), 2)
    expect(pilesOf(view, 0)).toBeNull()
    expect(pointsIn(view)).toBeNull()
  })
})

it('the city shows agents by owner and value', () => {
  const view = seenBy(position({ city: { r: [1, 1, 3], g: [-2] } }), 1)
  expect(cityOf(view)).toEqual([
    {
      owner: 0,
      stacks: [
        { value: 1, number: 2 },
        { value: 3, number: 1 },
      ],
    },
    { owner: 2, stacks: [{ value: -2, number: 1 }] },
  ])
  expect(handOf(view, 0)).toBeNull()
  expect(handOf(view, 1)?.map(({ number }) => number)).toEqual([2, 3, 3, 2])
})

describe('what has come since the viewer’s last turn', () => {
  const sheet = { id: 'R04', faction: 'richelieu' } as const
  const placed = (seat: number, space: number) =>
    ({
      type: 'agentPlaced',
      seat,
      owner: seat,
      space,
      sheet,
      label: 1,
      placing: 'action',
      faceUp: false,
      cost: 1,
      surcharge: 0,
    }) as const
  const began = (seat: number) => ({ type: 'turnBegan', seat, turn: 2, actions: 1, prestige: 0, cardinal: 7 }) as const

  it('is marked until the next seat’s turn begins', () => {
    const viewer = { viewer: 0, seats: 3 }
    expect(freshAfter([], [placed(0, 3), placed(1, 4)], viewer)).toEqual([4])
    expect(freshAfter([4], [began(2), placed(2, 9)], viewer)).toEqual([4, 9])
    expect(freshAfter([4, 9], [began(0)], viewer)).toEqual([4, 9])
    expect(freshAfter([4, 9], [began(1), placed(1, 12)], viewer)).toEqual([12])
  })

  it('goes with what is moved away or cleared', () => {
    const bribed = {
      type: 'agentBribed',
      seat: 1,
      owner: 0,
      from: 4,
      to: 17,
      sheets: [sheet, sheet],
      labels: [1, 1],
      turnedUp: false,
    } as const
    const cleared = {
      type: 'boxCleared',
      box: 1,
      keeper: 0,
      winning: sheet,
      losing: sheet,
      agents: [],
      pieces: [],
    } as const
    expect(freshAfter([4], [bribed], { viewer: 0, seats: 3 })).toEqual([17])
    expect(freshAfter([3, 17], [cleared], { viewer: 0, seats: 3 })).toEqual([3])
  })
})

it('pieces belong to nobody and add to their side', () => {
  const view = seenBy(position({ on: { R04: 'Q . . . r1', E1: 'G . . . .' } }), 1)
  expect(view.owners[0]).toBe(queen)
  expect(sideSum(view, 0, sideOf[0])).toEqual({ known: 4, hidden: [] })
  expect(outlookOf(view, 0).rankings).toEqual([[{ owner: 0, sum: 1 }], []])
  expect(view.sheets[0]).toBe(sheetNamed('R04'))
})
