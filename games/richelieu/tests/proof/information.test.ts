import { describe, expect, it } from 'vitest'
import { richelieu } from '../../index.ts'
import { at, play, put, type Scene, scene } from './scene.ts'

const seen = (given: Scene, viewer: number | null) => richelieu.view(scene(given), viewer)

describe('who sees what', () => {
  it('RI-10.1 the own hand, and of the others the number', () => {
    const given = { on: { R02: 'b3 . . . .' }, hand: { b: [1, 2] } }
    const view = seen(given, 0)
    expect(view.hands).toEqual([[2, 3, 3, 2], null, null])
    expect(view.sizes).toEqual([10, 2, 10])
    expect(seen(given, 1).hands[1]).toEqual([0, 1, 1, 0])
    expect(seen(given, null).hands).toEqual([null, null, null])
  })

  it('RI-10.1 the holder sees the hand of a neutral colour', () => {
    expect(seen({ seats: 2 }, 0).hands).toEqual([[2, 3, 3, 2], null, [1, 3, 3, 0], null])
    expect(seen({ seats: 2 }, 1).hands).toEqual([null, [2, 3, 3, 2], null, [1, 3, 3, 0]])
  })

  it('RI-10.1 values of face-down agents are for their owner, of neutral ones for the holder', () => {
    const s = scene({ seats: 2, on: { R02: 'a3 b-2 d1 b2 .', E4: 'c2 d2! . . .' } })
    const row = (viewer: number | null) => richelieu.view(s, viewer).values.slice(0, 7)
    expect(row(0)).toEqual([3, null, null, 2, null, 2, 2])
    expect(row(1)).toEqual([null, -2, 1, 2, null, null, 2])
    expect(row(null)).toEqual([null, null, null, 2, null, null, 2])
  })

  it('RI-10.1 money and jewels are hidden; with the option they are open', () => {
    const given = { money: [3, 8, 11], jewels: [1, 2, 0] }
    expect([seen(given, 1).purses, seen(given, 1).jewels]).toEqual([
      [null, 8, null],
      [null, 2, null],
    ])
    expect(seen(given, null).purses).toEqual([null, null, null])
    const open = { ...given, options: { hiddenMoney: false } }
    expect([seen(open, 1).purses, seen(open, null).jewels]).toEqual([
      [3, 8, 11],
      [1, 2, 0],
    ])
  })

  it('RI-10.1 the city, the tracks and the sheets are public', () => {
    const given = { hand: { b: [1] }, military: [0, 4, 1], cityJewels: 2 }
    const view = seen(given, null)
    expect(view.city.slice(4, 8)).toEqual([2, 2, 3, 2])
    expect([view.military, view.cardinal, view.cityJewels]).toEqual([[0, 4, 1], 7, 2])
  })

  it('RI-10.1 won sheets are open; with the option only their backs', () => {
    const given = { won: ['R01 E1 E2', 'R03'] }
    expect(seen(given, 2).won.map((sheets) => sheets?.length)).toEqual([3, 1, 0])
    const faceDown = seen({ ...given, options: { wonSheetsFaceDown: true } }, 2)
    expect(faceDown.won.slice(0, 2)).toEqual([null, null])
    expect(faceDown.backs).toEqual([
      [1, 2],
      [1, 0],
      [0, 0],
    ])
    expect(seen({ ...given, options: { wonSheetsFaceDown: true } }, 0).won[0]?.length).toBe(3)
  })

  it('RI-10.1 no view tells the order of the decks, or what others have behind their screens', () => {
    const one = scene({ on: { R02: 'b3 b1 . . .', E4: 'c1 . . . .' }, next: 'R01 E1' })
    const other = scene({ on: { R02: 'b1 b2 . . .', E4: 'c-2 . . . .' }, next: 'R05 P1' })
    for (const viewer of [0, null]) expect(richelieu.view(one, viewer)).toEqual(richelieu.view(other, viewer))
    expect(richelieu.view(one, 1)).not.toEqual(richelieu.view(other, 1))
  })

  it('RI-10.1 the choice of an agent tells others the space, not what is in the hand', () => {
    const one = scene({ hand: { a: [1, 2] } })
    const other = scene({ hand: { a: [1, 2] } })
    put(one, 'R02 0', 1)
    put(other, 'R02 0', 2)
    expect(richelieu.view(one, 1)).toEqual(richelieu.view(other, 1))
  })

  it('RI-8.7 the briber does not learn a face-down agent; its owner still knows it', () => {
    const given = { sheets: 'R03 E4 R13 H3 R07 F2' }
    const bribed = (value: number) => {
      const s = scene({ ...given, on: { R03: 'a3 b2 b1 a1 .', R13: `c${value} . . . .` } })
      put(s, 'R03 4', 1)
      play(s, 'bribe R13 0', 'moveTo F2 0')
      return s
    }
    expect(richelieu.view(bribed(3), 0)).toEqual(richelieu.view(bribed(-2), 0))
    const s = bribed(3)
    expect(richelieu.view(s, 2).values[at(s, 'F2 0')]).toBe(3)
  })

  it('RI-10.1 what is resolved is known to all, in the city', () => {
    const s = scene({ on: { R02: 'b3 b-2 c1 a1 .' } })
    put(s, 'R02 4', 1)
    expect(richelieu.view(s, null).city).toEqual([0, 2, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0])
  })
})
