import { games } from '@eminence/games'
import { languages } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import {
  type Chair,
  changedChair,
  isAlone,
  optionsOf,
  partyAgainst,
  seatsOf,
  withChair,
  withoutChair,
} from '../home/party.ts'
import { type Automata, shelf } from '../home/shelf.ts'
import { catalogue } from '../texts/catalogue.ts'

const bots: Automata = { ids: ['germain', 'weishaupt'], option: 'bot' }
const solo: Automata = { ids: ['lacerda'], option: null }
const person: Chair = { kind: 'person', name: '' }
const computer: Chair = { kind: 'computer', level: 'beginner' }
const weishaupt: Chair = { kind: 'automaton', id: 'weishaupt' }
const lacerda: Chair = { kind: 'automaton', id: 'lacerda' }
const names = (party: readonly Chair[], automata: Automata | null) =>
  seatsOf(party, automata, 'Anna', catalogue.en).map(({ kind, name }) => [kind, name])

describe('a party', () => {
  it('grows by one more like the last', () => {
    expect(withChair(partyAgainst('computer', 2))).toEqual([person, computer, computer])
    expect(withChair(partyAgainst('person', 2))).toEqual([person, person, person])
  })

  it('has names: one for each chair of a computer player, numbers for guests', () => {
    expect(names(partyAgainst('computer', 2), null)).toEqual([
      ['person', 'Anna'],
      ['computer', 'Chavigny'],
    ])
    expect(names([person, { kind: 'person', name: ' Ben ' }, person], null)).toEqual([
      ['person', 'Anna'],
      ['person', 'Ben'],
      ['person', 'Guest 3'],
    ])
  })
})

describe('an automaton with a seat', () => {
  it('takes the last one, whichever was chosen, and there is one at most', () => {
    const party = changedChair([person, computer, person], 1, weishaupt, bots)
    expect(party).toEqual([person, person, weishaupt])
    expect(changedChair(party, 1, { kind: 'automaton', id: 'germain' }, bots)).toEqual([
      person,
      { kind: 'automaton', id: 'germain' },
    ])
    expect(withChair(party)).toEqual([person, person, person, weishaupt])
    expect(withChair([person, weishaupt])).toEqual([person, computer, weishaupt])
  })

  it('comes by an option of the game, and goes with its chair', () => {
    const party = changedChair(partyAgainst('computer', 2), 1, weishaupt, bots)
    expect(optionsOf(party, bots)).toEqual({ bot: 'weishaupt' })
    expect(names(party, bots)).toEqual([
      ['person', 'Anna'],
      ['automaton', 'Adam Weishaupt'],
    ])
    expect(optionsOf(withoutChair(party, 1), bots)).toEqual({})
  })
})

describe('an automaton that has none', () => {
  it('is played against alone', () => {
    const party = changedChair(partyAgainst('computer', 4), 2, lacerda, solo)
    expect(party).toEqual([person, lacerda])
    expect(isAlone(party, solo)).toBe(true)
    expect(names(party, solo)).toEqual([['person', 'Anna']])
    expect(optionsOf(party, solo)).toEqual({})
    expect(isAlone(changedChair(party, 1, computer, solo), solo)).toBe(false)
  })
})

describe('the automata of the shelf', () => {
  it('are those of the games, with the names that their texts give them', () => {
    for (const { game, texts } of games) {
      const onShelf = shelf.find(({ id }) => id === game.id)?.automata ?? null
      expect(game.automaton !== undefined).toBe(typeof onShelf?.option === 'string')
      if (onShelf === null || onShelf.option === null) continue
      const { option, ids } = onShelf
      const [none, ...others]: readonly unknown[] = Reflect.get(game.options, option)
      expect(none).toBe('none')
      expect([...others].sort()).toEqual([...ids].sort())
      for (const id of ids) {
        expect(game.automaton?.(2, { [option]: id })?.id).toBe(id)
        for (const language of languages) {
          const { values } = Reflect.get(texts[language].options, option)
          expect(values[id]).toContain(catalogue[language].automata[id])
        }
      }
    }
  })
})
