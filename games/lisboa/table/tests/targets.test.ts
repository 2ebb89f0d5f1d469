import { FastRandom, pick, type Seat } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { lisboa } from '../../index.ts'
import type { Move } from '../../moves.ts'
import type { State } from '../../state.ts'
import { cardKey, keyOf } from '../offer.ts'
import { offers } from '../offers.ts'
import { tabFor } from '../tabs.ts'
import { drawnKeys, Targets } from '../targets.ts'

/** What a decision offers to somebody who only presses what is lit on the table, or a button of the prompt. */
function pressable(s: State, seat: Seat) {
  const moves = lisboa.moves(s, seat)
  const blocked = lisboa.blocked?.(s, seat) ?? []
  const view = lisboa.view(s, seat)
  const targets = new Targets(moves, blocked)
  const playedBy = (keys: readonly string[], picked: number | null): Move[] =>
    keys.flatMap((key) => {
      const answer = targets.light(key) === 'lit' ? targets.press(key, picked) : null
      return answer?.type === 'play' ? [answer.move] : []
    })
  const atOnce = playedBy(drawnKeys(view, moves, blocked, null), null)
  const afterPick = view.hand
    .filter((card) => targets.press(cardKey(card), null).type === 'pick')
    .flatMap((card) => playedBy(drawnKeys(view, moves, blocked, card), card))
  return { moves, offered: new Set([...atOnce, ...afterPick, ...moves.filter((move) => !offers(move))]) }
}

const idle: readonly Move['type'][] = ['discard', 'skip', 'stop', 'noTile', 'dontFollow', 'giveBack']

/** Mostly something that gets on, so that the games see full portfolios and finished sets. */
function eagerPick(moves: readonly Move[], random: FastRandom): Move {
  const eager = moves.filter(({ type }) => !idle.includes(type))
  return pick(eager.length > 0 && random.below(5) > 0 ? eager : moves, random)
}

const kinds = new Set<string>()

describe.each([1, 2, 3, 4])('whole games with %i seats, played by pressing what the table offers', (seats) => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('every legal move has its place, seed %i', (seed) => {
    const random = new FastRandom(seed)
    const s = lisboa.setup(seats, { fixedScoringTiles: false }, { random })
    for (let [decision] = lisboa.decisions(s); decision; [decision] = lisboa.decisions(s)) {
      const { moves, offered } = pressable(s, decision.seat)
      expect([...offered].length, decision.type).toBe(moves.length)
      for (const move of moves) expect(offered.has(move), `${decision.type}: ${keyOf(move)}`).toBe(true)
      for (const { type } of moves) kinds.add(type)
      lisboa.play(s, decision.seat, eagerPick([...offered], random), { random })
    }
    expect(lisboa.result(s)).not.toBeNull()
  })
})

describe('over all these games', () => {
  it('every kind of move was offered', () => {
    for (const type of [
      ...(['keepTile', 'portfolio', 'visit', 'sponsor', 'discard', 'replace', 'sellGoods', 'tradeWithNobles'] as const),
      ...(['sell', 'tradeWith', 'give', 'state', 'do', 'skip', 'stop', 'office', 'plan', 'steps', 'ahead'] as const),
      ...(['behind', 'noTile', 'dropTile', 'giveBack', 'favor', 'land', 'entrance', 'rowCube', 'columnCube'] as const),
      ...(['decree', 'usePlan', 'space', 'fromOffice', 'takeGood', 'loseGood', 'raisePrice', 'treasury'] as const),
      ...(['rubble', 'dontFollow', 'draw', 'dismiss', 'reward', 'unlockTop', 'unlockBottom', 'dropGood'] as const),
    ]) {
      expect([...kinds], type).toContain(type)
    }
  })
})

describe('a press', () => {
  const begun = () => {
    const random = new FastRandom(3)
    const s = lisboa.setup(2, { fixedScoringTiles: false }, { random })
    for (let [decision] = lisboa.decisions(s); decision?.type === 'startClergy'; [decision] = lisboa.decisions(s)) {
      lisboa.play(s, decision.seat, lisboa.moves(s, decision.seat)[0], { random })
    }
    const seat = s.active
    return { s, seat, moves: lisboa.moves(s, seat), blocked: lisboa.blocked?.(s, seat) ?? [] }
  }

  it('picks a card, and a second one puts it back', () => {
    const { s, seat, moves, blocked } = begun()
    const targets = new Targets(moves, blocked)
    const [card] = s.hands[seat]
    expect(targets.press(cardKey(card), null)).toEqual({ type: 'pick', card })
    expect(targets.press(cardKey(card), card)).toEqual({ type: 'pick', card: null })
  })

  it('on what is not possible tells the reason and the rule', () => {
    const { moves, blocked } = begun()
    const targets = new Targets(moves, blocked)
    for (const { move, rule } of blocked) {
      const answer = targets.press(keyOf(move), null)
      expect(answer.type).toBe('refuse')
      expect(targets.light(keyOf(move))).toBe('closed')
      expect(rule).toMatch(/^LI-/)
    }
    expect(targets.press('nowhere', null)).toEqual({ type: 'nothing' })
  })

  it('the moves of a decision never share a place', () => {
    const { moves } = begun()
    expect(new Set(moves.map(keyOf)).size).toBe(moves.length)
  })

  it('a small screen turns to where the decision is', () => {
    expect(tabFor([{ type: 'land', land: 3 }])).toBe('city')
    expect(tabFor([{ type: 'draw', pile: 0 }])).toBe('court')
    expect(tabFor([{ type: 'stop' }, { type: 'decree', decree: 4 }])).toBe('harbour')
    expect(tabFor([{ type: 'stop' }])).toBeNull()
  })
})
