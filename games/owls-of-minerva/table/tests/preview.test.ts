import { FastRandom, languages, pick } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { allRegions } from '../../data.ts'
import { owlsOfMinerva } from '../../index.ts'
import type { Move } from '../../moves.ts'
import { gather } from '../../moves.ts'
import { type State, sixRounds } from '../../state.ts'
import { card, does, position, region, usual } from '../../tests/position.ts'
import { texts } from '../../texts/index.ts'
import { speak, speech } from '../context.ts'
import { headline, seatNotes } from '../facts.ts'
import { asksTwice } from '../offer.ts'
import { previewText } from '../preview.ts'
import { helpOf, keyOf, reachOf, routeOf, standingTitle } from '../scene.ts'
import { spokenPlace } from '../spoken.ts'

await Promise.all(languages.map(speak))

const names = ['Anna', 'Ben', 'Chloé', 'Dora']
const seen = (s: State) => owlsOfMinerva.view(s, 0)
const previewed = (s: State, move: Move) => previewText(seen(s), move, speech('en', names, 0))
const to = (id: string): Move => ({ type: 'move', region: region(id) })

const played = () => {
  const s = position({
    pawns: ['kempten', 'augsburg'],
    ids: ['3', '27'],
    hands: ['17 1 2 48'],
    disks: { augsburg: [1, 1] },
    followers: { kempten: 'professions nobility clergy', innsbruck: 'artists' },
    edict: 'nobility',
    reforms: { muenchen: 'R12' },
  })
  does(s, 'playCard 17')
  return s
}

describe('what a target in focus would bring', () => {
  it('OM-3.9 a move: its steps, and the reform there', () => {
    expect(previewed(played(), to('muenchen'))).toBe('München: 1 step. Reform of München: Magistrates 2, Clergy 2.')
  })

  it('a move in Japanese: with the marks of that language', () => {
    expect(previewText(seen(played()), to('muenchen'), speech('ja', names, 0))).toMatch(/^ミュンヘン：1歩。/)
  })

  it('the prompt in Japanese: with one thing left to do it has room on a phone', () => {
    const { act } = speech('ja', names, 0).game.prompts
    const card = { name: 'アウグスト公', rank: 'II', factions: ['nobility'], strength: 4, icon: null } as const
    expect(act(card, ['move'])).toBe('アウグスト公：2地域までの移動か手番終了を選べます。')
    expect(act(card, ['move', 'gather'])).toBe('アウグスト公：2地域までの移動、支持者集め、または手番終了を選べます。')
  })

  it('OM-3.11 an oust: both strengths, and that it is final', () => {
    expect(previewed(played(), to('augsburg'))).toBe(
      'Augsburg: your 11 against Ben’s 7 and a card. No way back after this.',
    )
  })

  it('OM-3.16, OM-3.18 a gathering: followers that are not blocked, and the first disk', () => {
    expect(previewed(played(), gather)).toBe('You get Professions 1. The first disk here is yours.')
  })

  it('OM-3.6 a card: how far it goes', () => {
    const s = position({ hands: ['17 1 2 3'] })
    expect(previewed(s, { type: 'playCard', card: card('17') })).toContain('2 steps')
  })

  it('only an oust waits for a second press', () => {
    const view = seen(played())
    const ousts = (at: number) => at === region('augsburg')
    expect([asksTwice(view, to('augsburg'), ousts), asksTwice(view, to('muenchen'), ousts)]).toEqual([true, false])
  })
})

describe('the reach of a card', () => {
  it('OM-3.9 is lit, and a route leads there step by step', () => {
    const view = seen(played())
    expect(reachOf(view, 0, card('17'))).toContain(region('eichstaett'))
    expect(reachOf(view, 0, card('17'))).not.toContain(region('kempten'))
    const route = routeOf(view, card('17'), region('kempten'), region('eichstaett'))
    expect(route).toHaveLength(3)
    expect([route[0], route[2]]).toEqual([region('kempten'), region('eichstaett')])
  })

  it('a card says which open reform in reach it helps most', () => {
    const view = seen(
      position({
        pawns: ['kempten', 'passau'],
        hands: ['23 1 2 3'],
        reforms: { kempten: 'R07', muenchen: 'R12', augsburg: 'R03', innsbruck: 'R10', eichstaett: 'R13', ulm: 'R08' },
      }),
    )
    expect(helpOf(view, 0, card('23'))).toEqual({ region: region('muenchen'), symbols: 2 })
  })
})

it('what each would have if it ended now is the final score when it has ended', () => {
  const { words } = speech('en', names, 0)
  const s = position({})
  expect(standingTitle(seen(s), words)).toBe('If it ended now')
  s.ending = sixRounds
  expect(standingTitle(seen(s), words)).toBe('Final score')
})

describe.each(languages)('in the language %s', (language) => {
  it.each([2, 3, 4])('all that can be focused has words and a key of its own, with %i seats', (seats) => {
    const random = new FastRandom(seats)
    const state = owlsOfMinerva.setup(seats, usual, { random })
    const players = names.slice(0, seats)
    for (let [decision] = owlsOfMinerva.decisions(state); decision; [decision] = owlsOfMinerva.decisions(state)) {
      const { seat } = decision
      const view = owlsOfMinerva.view(state, seat)
      const moves = owlsOfMinerva.moves(state, seat)
      const said = speech(language, players, seat)
      const lines = [
        headline(view, players, language),
        ...seatNotes(view, players, language).map(({ facts }) => facts),
        ...allRegions.map((each) => spokenPlace(view, each, said)),
        ...moves.map((move) => previewText(view, move, said) ?? texts[language].move(move, view)),
      ]
      for (const line of lines) expect(line).not.toMatch(/undefined|null|NaN|object|^$/)
      expect(new Set(moves.map(keyOf)).size).toBe(moves.length)
      owlsOfMinerva.play(state, seat, pick(moves, random), { random })
    }
  })
})
