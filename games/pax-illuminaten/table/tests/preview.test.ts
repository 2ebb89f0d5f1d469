import { FastRandom, languages } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { paxIlluminaten } from '../../index.ts'
import {
  actionMoves,
  cardMoves,
  claimPlotMoves,
  diskMoves,
  lookAtHandMoves,
  type Move,
  oustMoves,
  schemeMoves,
  slotMoves,
} from '../../moves.ts'
import { goOn } from '../../rules/course.ts'
import type { State } from '../../state.ts'
import { cardOf, nameOf, plotOf, position, seatOf, slotOf } from '../../tests/position.ts'
import { moveText } from '../../texts/frame/choices.ts'
import { badgesOf } from '../badges.ts'
import { speak, speech } from '../context.ts'
import { aimsOf, foresee, loadRules, stateBehind } from '../foresee.ts'
import { effectOf, leaderOf, sideOf } from '../oust.ts'
import { previewText } from '../preview.ts'
import { actionIn, asked } from '../scene.ts'

await loadRules()

await Promise.all(languages.map(speak))

const blue = seatOf('b')
const red = seatOf('r')
const context = { random: new FastRandom(1) }
const given = (text: Parameters<typeof position>[0]): State => {
  const s = position(text)
  goOn(s, context)
  return s
}
const does = (s: State, seat: number, ...moves: readonly Move[]): State => {
  for (const move of moves) paxIlluminaten.play(s, seat, move, context)
  return s
}
const seen = (s: State, seat = blue) => paxIlluminaten.view(s, seat)
const said = (s: State, move: Move, seat = blue) =>
  previewText(seen(s, seat), move, speech('en', ['Rosa', 'Ben'], seat))

describe('what a target in focus would bring', () => {
  const lone = () =>
    given({ favors: { b: 'S3 A3' }, map: { r4c2: '001 bb', r4c1: '042 rr' }, hands: { b: '002 003 005 006', r: '' } })

  it('PI-7.1 an Influence: what each number of disks costs', () => {
    const s = does(lone(), blue, actionMoves.influence)
    expect(said(s, slotMoves[slotOf(s, 'r4c1')])).toBe(
      '1 disk: Artists, 2 × Scholars. 2 disks: 3 × Artists, 3 × Scholars.',
    )
  })

  it('PI-7.1 the number of disks: what is paid', () => {
    const s = does(lone(), blue, actionMoves.influence, slotMoves[slotOf(position(), 'r4c1')])
    expect(said(s, diskMoves[2])).toBe('You pay 3 × Artists, 3 × Scholars.')
  })

  it('PI-8.2 an Extort: what is gained', () => {
    const s = does(given({ map: { r5c2: '027 b' }, favors: { b: '' } }), blue, actionMoves.extort)
    expect(said(s, slotMoves[slotOf(s, 'r5c2')])).toBe('You gain Artists 1, Scholars 1.')
  })

  it('PI-6.2 a Scout cannot be taken back, and the card stays unknown', () => {
    const s = does(given({ favors: { b: 'P1' } }), blue, actionMoves.scout)
    const text = said(s, slotMoves[slotOf(s, 'r5c2')])
    expect(text).toBe('You pay Professions. No way back after this.')
  })

  it('PI-12.1 there is no way back after a card is schemed with: all see it', () => {
    expect(said(lone(), schemeMoves[cardOf('002')])).toMatch(/^No way back after this\. \S/)
  })

  it('PI-14.1 nor after a hidden plot is claimed', () => {
    const s = given({ map: { r3c2: '013 b', r3c3: '029 b', r3c4: '017 b' }, privatePlots: { b: 'P11' } })
    expect(said(s, claimPlotMoves[plotOf('P11')])).toBe('No way back after this.')
  })

  it('PI-11.2 an Oust: the strengths of both', () => {
    const s = does(
      given({
        favors: { b: 'P2' },
        map: { r4c2: '013 bb', r4c3: '029 bb', r3c3: '027 r' },
        hands: { b: '001', r: '002' },
      }),
      blue,
      actionMoves.oust,
    )
    expect(said(s, oustMoves[slotOf(s, 'r3c3')][red])).toBe('Your 4 against Rosa’s 1, before cards.')
  })

  it('a card to be laid: the lodge that it makes', () => {
    const s = does(
      given({ favors: { b: 'P2' }, map: { r4c2: '013 bb', r4c3: '029 bb' }, hands: { b: '017 001', r: '002' } }),
      blue,
      actionMoves.scout,
      slotMoves[slotOf(position(), 'r3c3')],
    )
    if (asked(seen(s)) === 'pay') does(s, blue, { type: 'token', faction: 1 })
    expect(said(s, cardMoves[cardOf('017')])).toContain('Professions lodge of 3, controlled by Ben. ')
  })
})

describe('a choice that names a seat', () => {
  it('calls it by the name of who sits there, in every language', () => {
    for (const language of languages) {
      const { game } = speech(language, ['Rosa', 'Ben'], blue)
      expect(moveText(game, lookAtHandMoves[red], seen(position()))).toContain('Rosa')
    }
  })
})

describe('a price of which a part falls away', () => {
  it('PI-2.5 is told as a number: which symbols remain is yet to be chosen', () => {
    const map = { r5c2: '029 b', r4c2: '017' }
    const s = given({ favors: { b: 'S3 P3 N3' }, map, factionCards: { N: 'b' } })
    does(s, blue, actionMoves.influence)
    expect(said(s, slotMoves[slotOf(s, 'r4c2')])).toMatch(/^1 disk: 1 favor\. 2 disks: 3 favors\./)
  })
})

describe('what a lit place costs or brings, in a few signs', () => {
  const badges = (s: State) =>
    Object.fromEntries(
      [...badgesOf(seen(s), blue, paxIlluminaten.moves(s, blue))].map(([slot, text]) => [nameOf(s, slot), text]),
    )

  it('PI-7.1, PI-2.5 an Influence: the first disk, with all that makes it cheaper', () => {
    const map = { r5c2: '029 b', r4c2: '017', r4c3: '042' }
    const dear = does(given({ favors: { b: 'S3 P3 N3 A3' }, map }), blue, actionMoves.influence)
    expect(badges(dear)).toEqual({ r5c2: '−2', r4c2: '−2', r4c3: '−3' })
    const noble = given({ favors: { b: 'S3 P3 N3 A3' }, map, factionCards: { N: 'b' } })
    expect(badges(does(noble, blue, actionMoves.influence))).toEqual({ r5c2: '−2', r4c2: '−1', r4c3: '−2' })
  })

  it('PI-8.2, PI-8.4 an Extort: what is left of the gain, also where it is to be chosen', () => {
    const s = given({ favors: { b: '' }, map: { r5c2: '027 br', r5c3: '009 b' } })
    expect(badges(does(s, blue, actionMoves.extort))).toMatchObject({ placard: '+3', r5c3: '+1' })
  })

  it('PI-11.2 an Oust: both strengths', () => {
    const s = given({ favors: { b: 'P2' }, map: { r4c2: '013 bb', r3c3: '027 r' }, hands: { b: '001', r: '002' } })
    expect(badges(does(s, blue, actionMoves.oust))).toEqual({ r3c3: '2 : 1' })
  })
})

describe('what is foreseen', () => {
  it('changes nothing', () => {
    const s = given({ favors: { b: 'P3 S3' }, map: { r5c2: '029 b', r4c2: '014 r' } })
    const view = seen(s)
    const before = JSON.stringify(stateBehind(view))
    for (const move of paxIlluminaten.moves(s, blue)) if (move.type !== 'end') foresee(view, blue, move)
    expect(JSON.stringify(stateBehind(view))).toBe(before)
  })

  it('an action in focus lights what it could aim at', () => {
    const s = given({ favors: { b: 'P1' } })
    expect(aimsOf(seen(s), blue, 'scout')).toBe((1 << slotOf(s, 'r5c2')) | (1 << slotOf(s, 'r5c3')))
  })

  it('between two actions there is none, while one is under way it is named', () => {
    const s = given({ favors: { b: 'P1' } })
    expect(actionIn(seen(s))).toBe(null)
    expect(actionIn(seen(does(s, blue, actionMoves.scout)))).toBe('scout')
  })
})

describe('a challenge', () => {
  const fight = () =>
    does(
      given({
        favors: { b: 'P2' },
        map: { r4c2: '013 bb', r3c3: '027 r', r2c2: '026 rr', r2c3: '022 rr' },
        hands: { b: '046 052 005', r: '010 004' },
      }),
      blue,
      actionMoves.oust,
      oustMoves[slotOf(position(), 'r3c3')][red],
      diskMoves[1],
    )

  it('PI-11.5 tells what a card would do', () => {
    const view = seen(fight())
    if (view.oust === null) throw new Error('no challenge is under way')
    const side = sideOf(view.oust, blue)
    expect(view.oust.initial).toEqual([2, 5])
    expect(effectOf(view, view.oust, side, cardOf('046'))).toEqual({ kind: 'wins' })
    expect(effectOf(view, view.oust, side, cardOf('052'))).toEqual({ kind: 'void' })
    expect(effectOf(view, view.oust, side, cardOf('005'))).toEqual({ kind: 'adds', total: 8 })
    expect(said(fight(), cardMoves[cardOf('046')])).toBe('This card wins outright. No way back after this.')
    expect(said(fight(), cardMoves[cardOf('005')])).toBe('This card makes 8. No way back after this.')
  })

  it('PI-11.7 a tie is the defender’s, automatic wins cancel each other', () => {
    const view = seen(fight())
    if (view.oust === null) throw new Error('no challenge is under way')
    expect(leaderOf({ ...view.oust, totals: [5, 5] })).toBe(1)
    expect(leaderOf({ ...view.oust, totals: [2, 9], automatic: [1, 0] })).toBe(0)
    expect(leaderOf({ ...view.oust, totals: [2, 9], automatic: [1, 1] })).toBe(1)
  })

  it('PI-11.4 the card that another has chosen stays hidden', () => {
    const s = fight()
    does(s, red, cardMoves[cardOf('010')])
    expect(seen(s).oust?.chosen).toEqual([-1, -1])
    expect(seen(s).hasChosen).toEqual([false, true])
  })
})
