import { describe, expect, it } from 'vitest'
import { owlsOfMinerva } from '../../index.ts'
import { standardSet } from '../../standard-set.ts'
import type { State } from '../../state.ts'
import { card, does, numberOf, owes, position, region } from '../../tests/position.ts'
import { chancesOf, oustIn, oustUnderWay, outcomeOf } from '../oust.ts'

const seen = (s: State) => owlsOfMinerva.view(s, 0)

/** The first example of the rules: 2 disks, identity 5 and a 5 against 3 disks and identity 6. */
function example(action = '17'): State {
  const s = position({
    pawns: ['kempten', 'augsburg'],
    ids: ['3', '27'],
    hands: [`${action} 1 2 4`, '9 5 6 7'],
    disks: { augsburg: [1, 1], kempten: [1, 0], ulm: [0, 2] },
  })
  does(s, `playCard ${action}`)
  return s
}

const planned = (s: State) => oustIn(seen(s), region('augsburg'), 1)
const answers = (s: State) => chancesOf(seen(s), planned(s)).map(({ strength, outcome }) => `${strength} ${outcome}`)

describe('an oust that a move would begin', () => {
  it('OM-3.12 has both strengths, without the card in answer', () => {
    const { attacker, defender } = planned(example())
    expect([attacker.disks, attacker.identity, attacker.cards, attacker.total]).toEqual([2, 5, [5], 12])
    expect([defender.disks, defender.identity, defender.cards, defender.total]).toEqual([3, 6, [], 9])
  })

  it('OM-3.12 tells what each answer would lead to', () => {
    expect(answers(example())).toEqual([
      '2 attacker',
      '3 tie',
      '4 defender',
      '5 defender',
      '6 defender',
      'ace defender',
    ])
  })

  it('OM-3.12 a crown wins against all but an ace, and then strengths decide', () => {
    const s = example(numberOf(standardSet.luminaries.findIndex(({ rank }) => rank === 'Crown')))
    expect(answers(s)).toEqual([...[2, 3, 4, 5, 6].map((strength) => `${strength} attacker`), 'ace defender'])
  })
})

describe('the oust under way', () => {
  it('is none before, stands with all cards played, and is over once it is decided', () => {
    const s = example()
    expect(oustUnderWay(seen(s))).toBeNull()
    does(s, 'move augsburg')
    expect(oustUnderWay(seen(s))?.attacker.total).toBe(12)
    expect(owes(s)).toEqual(['oustDefend 1'])
    does(s, 'defend 9')
    expect(oustUnderWay(seen(s))).toBeNull()
  })

  it('foretells what the rules then decide', () => {
    for (const answer of ['5', '6', '7', '9']) {
      const s = example()
      does(s, 'move augsburg')
      const oust = oustUnderWay(seen(s))
      if (oust === null) throw new Error('an oust is under way')
      const outcome = outcomeOf(seen(s), oust, { defence: card(answer) })
      does(s, `defend ${answer}`)
      const decided = s.winner === -1 ? owes(s)[0].split(' ')[0] : s.winner
      expect(decided).toBe(outcome === 'tie' ? 'oustRaise' : outcome === 'attacker' ? 0 : 1)
    }
  })
})
