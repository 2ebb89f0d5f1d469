import { describe, expect, it } from 'vitest'
import { none } from '../data.ts'
import { paxIlluminaten } from '../index.ts'
import { broken } from '../rules/invariants.ts'
import { byPlots, type State } from '../state.ts'
import { view } from '../view.ts'
import { endTurn, offered, play, position } from './position.ts'

const whole = (): State =>
  position({
    map: { r3c3: '029 br', r5c2: '001 b' },
    hands: { b: '021 003 004 005', r: '006 007 008 009' },
    favors: { b: 'S2', r: 'N1' },
    edicts: { A: 'r4' },
    eventHands: { b: 'press' },
  })

/** What is found when the position is spoilt. */
const found = (spoil: (s: State) => void, before?: State): string[] => {
  const s = whole()
  spoil(s)
  return broken(s, before)
}

describe('invariants', () => {
  it('hold in a sound position', () => {
    expect(broken(whole())).toEqual([])
    const s = whole()
    const before = paxIlluminaten.clone(s)
    endTurn(s)
    expect(broken(s, before)).toEqual([])
  })

  it('I-1 a card twice, a card lost, a hole in the map', () => {
    expect(found((s) => s.hands[0].push(s.deck[0]))).toEqual(['I-1'])
    expect(found((s) => s.deck.pop())).toEqual(['I-1'])
    expect(
      found((s) => {
        s.deck.push(s.map[0])
        s.map[0] = none
      }),
    ).toEqual(['I-1'])
  })

  it('I-2 a favor too many, a debt, an odd edict', () => {
    expect(found((s) => s.pool[0]++)).toEqual(['I-2'])
    expect(
      found((s) => {
        s.pool[5] += 1
        s.favors[5] -= 1
      }),
    ).toEqual(['I-2'])
    expect(
      found((s) => {
        s.edictTokens[3]--
        s.pool[3]++
      }),
    ).toEqual(['I-2'])
  })

  it('I-3 a disk too many, a disk without a mark', () => {
    expect(found((s) => s.supply[0]++)).toEqual(['I-3'])
    expect(found((s) => (s.presence[0] = 0))).toEqual(['I-3'])
  })

  it('I-4 more disks than locations, disks on a face-down card, two players on a Crown', () => {
    expect(
      found((s) => {
        s.disks[4 * 17 + 3] = 1
        s.supply[1]--
      }),
    ).toEqual(['I-4'])
    expect(
      found((s) => {
        s.disks[0] = 1
        s.presence[1] |= 1
        s.supply[1]--
      }),
    ).toEqual(['I-4'])
    expect(
      found((s) => {
        const at = s.deck.indexOf(51)
        s.deck[at] = s.map[9]
        s.map[9] = 51
      }),
    ).toEqual(['I-4'])
  })

  it('I-5 a hand too short, or too long, after a redraw', () => {
    const before = whole()
    before.turn--
    expect(found((s) => s.deck.push(...s.hands[0].splice(0, 1)), before)).toEqual(['I-5'])
    expect(found((s) => s.hands[0].push(...s.deck.splice(0, 2)), before)).toEqual(['I-5'])
  })

  it('I-6 a gap in the court after a redraw, a Chamberlain beside it', () => {
    const before = whole()
    before.turn--
    expect(
      found((s) => {
        s.deck.push(s.court[2])
        s.court[2] = none
      }, before),
    ).toEqual(['I-6'])
    expect(found((s) => (s.chamberlain = 5))).toEqual(['I-6'])
  })

  it('I-7 a plot lost, a claim on somebody else’s plot', () => {
    expect(found((s) => s.plotDeck.pop())).toEqual(['I-7'])
    expect(
      found((s) => {
        s.claims[0].push(s.privatePlots[1])
        s.supply[0]--
      }),
    ).toEqual(['I-7'])
  })

  it('I-8 a faction card too many, one borrowed outside an action phase', () => {
    expect(found((s) => (s.holders[5] = -1))).toEqual(['I-8'])
    expect(
      found((s) => {
        s.borrowed = 1
        s.todo = s.todo.slice(0, 1)
      }),
    ).toEqual(['I-8'])
  })

  it('I-9 an event lost; a game that goes on after the last round', () => {
    expect(found((s) => s.eventDeck.pop())).toEqual(['I-9'])
    const last = whole()
    last.lastRound = true
    expect(found((s) => s.round++, last)).toEqual(['I-9'])
  })

  it('I-10 too many main actions, a card that produced twice', () => {
    expect(found((s) => (s.mainUsed = 3))).toEqual(['I-10'])
    expect(found((s) => s.produced.push(1, 1))).toEqual(['I-10'])
  })

  it('I-11 five cubes, a cube outside an action phase', () => {
    expect(found((s) => s.cubes.push(9, 9, 9, 9, 9))).toEqual(['I-11'])
    expect(
      found((s) => {
        s.cubes.push(9)
        s.todo = s.todo.slice(0, 1)
      }),
    ).toEqual(['I-11'])
  })

  it('I-12 a plot on top that is not met', () => {
    const before = whole()
    before.turn--
    expect(
      found((s) => {
        s.claims[1].push(s.publicPlots[0])
        s.onTop[1] = 1 << s.publicPlots[0]
        s.supply[1]--
      }, before),
    ).toEqual(['I-12'])
  })

  it('I-13 a winner by plots who is not active', () => {
    expect(
      found((s) => {
        s.ending = byPlots
        s.winner = 0
      }),
    ).toContain('I-13')
  })

  it('I-14 a token nowhere', () => {
    expect(found((s) => (s.token = 25))).toEqual(['I-14'])
  })

  it('I-15 a view that tells too much', () => {
    const s = whole()
    const spoilt = (spoil: (seen: ReturnType<typeof view>) => object) =>
      broken(s, undefined, (state, viewer) => ({ ...view(state, viewer), ...spoil(view(state, viewer)) }))
    expect(spoilt(() => ({ map: s.map }))).toEqual(['I-15'])
    expect(spoilt(() => ({ hands: s.hands }))).toEqual(['I-15'])
    expect(spoilt(() => ({ privatePlots: s.privatePlots }))).toEqual(['I-15'])
    expect(spoilt(() => ({ eventHands: s.eventHands }))).toEqual(['I-15'])
    expect(spoilt(() => ({ eventDeck: s.eventDeck }))).toEqual(['I-15'])
    expect(spoilt(() => ({ plotDeck: s.plotDeck }))).toEqual(['I-15'])
    expect(spoilt(() => ({ deck: s.deck }))).toEqual(['I-15'])
  })

  it('a card that is being replaced leaves no finding', () => {
    const s = position({ favors: { b: 'P1' } })
    play(s, 'scout', 'slot r5c2')
    expect([broken(s), offered(s)]).toEqual([[], [expect.stringContaining('card')]])
  })
})
