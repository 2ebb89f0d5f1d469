import { FastRandom, languages, pick, type Seat } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { lands } from '../../data.ts'
import type { Event } from '../../events.ts'
import { lisboa } from '../../index.ts'
import { landMoves, type Move } from '../../moves.ts'
import { totalOf } from '../../score.ts'
import { standardSet } from '../../standard-set.ts'
import { isEmptyLand, type State } from '../../state.ts'
import { cardOf, decreeOf, landOf, position } from '../../tests/position.ts'
import { texts } from '../../texts/index.ts'
import { signsOf } from '../choices.ts'
import { speak, speech } from '../context.ts'
import { type Decided, isDecided, stepsAfter, stepText } from '../decided.ts'
import { headline, seatNotes } from '../facts.ts'
import { abilitySigns, decreeSigns, partsOf } from '../inked.ts'
import { landFacts, linesFor, previewText, priceWith } from '../preview.ts'
import { bestSale, progressOf, prospectOf, roomFor, standingOf, standingTitle, worthOf } from '../scene.ts'
import { useTypes } from '../targets.ts'
import { useOf } from '../uses.ts'

await Promise.all(languages.map(speak))

const names = ['Anna', 'Ben', 'Chloé', 'Dora']
const seen = (s: State, seat: Seat = 0) => lisboa.view(s, seat)
const english = (seats = 2) => speech('en', names.slice(0, seats), 0)

describe('what a plot costs', () => {
  // example 4 of the rules: treasury level 2, row B: quake, fire, tsunami; column 4: quake, quake, tsunami
  const s = () =>
    position({ treasury: 2, purses: { 0: 10 }, cubes: { B: 'quake fire tsunami', 4: 'quake quake tsunami' } })

  it('LI-3.39 is its lowest price, with the dearest cube taken', () => {
    expect(prospectOf(seen(s()), 0, landOf('B4')).price).toBe(14)
    expect(priceWith(seen(s()), 0, landOf('B4'), 0)).toBe(14)
    expect(priceWith(seen(s()), 0, landOf('B4'), 2)).toBe(16)
  })

  it('is told in its parts, with the bonus and what each entrance brings', () => {
    const facts = landFacts(seen(s()), 0, landOf('B4'), english())
    expect(facts).toContain('Land 4, rubble that stays 10.')
    expect(facts).toContain('Bonus: +5 réis.')
    expect(facts).toHaveLength(5)
  })

  it('LI-3.41 shows the wigs of the best entrance', () => {
    const built = position({ buildings: { 'W-B': 'B1 0', N2: 'B3 0' } })
    expect(prospectOf(seen(built), 0, landOf('B3'))).toMatchObject({ wigs: 5, streets: [1] })
  })
})

describe('the four uses of a card', () => {
  it('LI-3.16 a visit: its cost in parts, what it opens, and who can follow', () => {
    const s = position({
      treasury: 3,
      hands: { 0: [1] },
      influence: { 0: 3 },
      wigs: { 0: 7 },
      offices: { 1: [3, 0, 0] },
      favors: { 1: ['builder'] },
    })
    const { signs, lines } = useOf(seen(s), 0, cardOf(1), 'visit', english())
    expect(signs).toBe('−5 {influence}')
    expect(lines[0]).toBe('Treasury 2, rivals’ officials 3.')
    expect(lines).toContain('2 of it is paid in wigs.')
    expect(lines).toContain('Ben can follow.')
  })

  it('LI-3.7 a treasury card in the portfolio: its subsidy, and the treasury falls', () => {
    const s = position({ treasury: 4, hands: { 0: [16] }, clergy: { 0: ['subsidy+2'] } })
    const { signs, lines } = useOf(seen(s), 0, cardOf(16), 'portfolio', english())
    expect(signs).toBe('+8 {reis}')
    expect(lines[0]).toBe('Subsidy of 8 réis; the treasury falls to level 3.')
  })

  it('LI-3.3 a noble card sponsors nothing, a treasury card visits nobody', () => {
    const s = position({ hands: { 0: [1, 16] } })
    expect(useOf(seen(s), 0, cardOf(1), 'sponsor', english()).lines).toEqual(['Needs a treasury card.'])
    expect(useOf(seen(s), 0, cardOf(16), 'visit', english()).lines).toEqual(['Needs a noble card.'])
  })

  it('LI-3.8 a card finds a free slot, pushes one out, or leaves', () => {
    expect(roomFor(seen(position({ hands: { 0: [1] } })), 0, cardOf(1))).toBe('free')
    expect(roomFor(seen(position({ hands: { 0: [1] }, top: { 0: [2] } })), 0, cardOf(1))).toBe('replaces')
    expect(roomFor(seen(position({ hands: { 0: [1] }, top: { 0: ['red'] } })), 0, cardOf(1))).toBe('leaves')
  })

  it('LI-3.11 a sale is reckoned with the dearest goods on the best ships', () => {
    // example 6: gold 6 and cloth 5 onto a red ship with +1
    const s = position({ stock: { 0: [1, 1, 0, 0] }, top: { 1: ['red'] } })
    expect(bestSale(seen(s), 0)).toBe(13)
    expect(bestSale(seen(position({ stock: { 0: [2, 0, 0, 0] } })), 0)).toBe(0)
  })
})

describe('a decree', () => {
  it('shows what it would be worth to the viewer, itself included', () => {
    const s = position({ decrees: { 0: [1, 2, 3, 4, 5] }, display: [68, 9], stores: { A1: '0 gold', A2: '0 gold' } })
    expect(worthOf(seen(s), 0, decreeOf(68))).toBe(5)
    expect(worthOf(seen(s), 1, decreeOf(68))).toBe(0)
    expect(worthOf(seen(s), 0, decreeOf(9))).toBe(6)
    expect(progressOf(seen(s), 0, decreeOf(5))).toEqual([2, 3])
    expect(progressOf(seen(s), 0, decreeOf(9))).toBeNull()
  })
})

describe('a preview', () => {
  it('LI-3.12 tells when a sale sends a ship to sea', () => {
    const s = position({ stock: { 0: [1, 0, 0, 0] }, top: { 1: ['blue'] } })
    const ship = s.shipOwner.indexOf(1)
    const lines = linesFor(seen(s), 0, { type: 'sell', good: 0, ship }, english())
    expect(lines).toEqual(['Brings 6 réis.', 'The ship sails: Ben +1 wig.'])
  })

  it('LI-3.31 tells which icons the Cardinal enters', () => {
    const s = position({ cardinal: 1 })
    expect(linesFor(seen(s), 0, { type: 'steps', steps: 1 }, english())).toEqual(['The treasury rises.'])
    expect(linesFor(seen(position({ cardinal: 5 })), 0, { type: 'steps', steps: 2 }, english())).toEqual([
      'Church scoring.',
    ])
  })

  it('says which decree or card it speaks of: on the board they have signs alone', () => {
    const s = position({ display: [68, 9] })
    expect(previewText(seen(s), { type: 'decree', decree: decreeOf(9) }, english())).toMatch(
      /^Decree 9 \(.+\)\. Worth 0 wigs to you today\.$/,
    )
    expect(previewText(seen(s), { type: 'draw', pile: 0 }, english())).toMatch(
      /^Draw Builder \d+ \(.+\)\. No way back after this\.$/,
    )
  })

  it('is none for the audience', () => {
    const view = lisboa.view(position(), null)
    expect(previewText(view, landMoves[0], english())).toBeNull()
  })
})

describe('a table with one seat', () => {
  it('shows Lacerda as an opponent: his points, his next turn, his steps', () => {
    const random = new FastRandom(5)
    const s = lisboa.setup(1, { fixedScoringTiles: false }, { random })
    let steps: readonly Decided[] = []
    let turns = 0
    expect(standingTitle(seen(s), speech('en', ['Anna'], 0).words)).toBe('If it ended now')
    for (let [decision] = lisboa.decisions(s); decision; [decision] = lisboa.decisions(s)) {
      const told: Event[] = []
      lisboa.play(s, 0, pick(lisboa.moves(s, 0), random), { random, tell: (event) => told.push(event) })
      steps = stepsAfter(steps, told)
      expect(standingOf(seen(s))).toHaveLength(2)
      if (told.some(({ type }) => type === 'lacerdaAssistantMoved')) {
        turns++
        const rules = steps.map(({ rule }) => rule)
        expect(rules).toContain('LI-8.12')
        expect(rules.at(-1)).toMatch(/LI-8\.(13|28)/)
        for (const language of languages) {
          const said = speech(language, ['Anna'], 0)
          for (const step of steps) {
            expect(stepText(step, said)).not.toMatch(/LI-8|^[:：)）\s]|undefined|^$/)
          }
        }
      }
      if (told.some(isDecided)) expect(steps.length).toBeGreaterThan(0)
    }
    expect(turns).toBeGreaterThan(8)
    expect(standingTitle(seen(s), speech('en', ['Anna'], 0).words)).toBe('Final score')
    expect(totalOf(standingOf(seen(s))[1])).toBeGreaterThan(0)
  })
})

describe('what is printed', () => {
  it('has signs for every ability and every decree of the set', () => {
    for (const signs of Object.values(abilitySigns)) expect(partsOf(signs).some(({ sign }) => sign !== null)).toBe(true)
    for (const decree of standardSet.decrees) expect(partsOf(decreeSigns(decree)).length).toBeGreaterThan(0)
    expect(partsOf('{building.blue} +2 {wig}')).toEqual([
      { sign: 'building', colour: 'blue', text: '' },
      { sign: null, colour: null, text: '+2' },
      { sign: 'wig', colour: null, text: '' },
    ])
  })
})

describe.each(languages)('in the language %s', (language) => {
  it.each([1, 2, 4])('all that can be focused has words, with %i seats', (seats) => {
    const random = new FastRandom(seats)
    const players = names.slice(0, seats)
    const s = lisboa.setup(seats, { fixedScoringTiles: false }, { random })
    for (let [decision] = lisboa.decisions(s); decision; [decision] = lisboa.decisions(s)) {
      const { seat } = decision
      const view = seen(s, seat)
      const moves: readonly Move[] = lisboa.moves(s, seat)
      const said = speech(language, players, seat)
      const lines = [
        headline(view, players, language),
        ...seatNotes(view, players, language).map(({ facts }) => facts),
        ...moves.map((move) => previewText(view, move, said) ?? texts[language].move(move, view)),
        ...moves.map((move) => `signs ${signsOf(view, move)}`),
        ...view.hand.flatMap((card) => useTypes.flatMap((use) => useOf(view, seat, card, use, said).lines)),
        ...lands.filter((land) => isEmptyLand(view, land)).flatMap((land) => landFacts(view, seat, land, said)),
      ]
      for (const line of lines) expect(line).not.toMatch(/undefined|null|NaN|Infinity|object|^$/)
      lisboa.play(s, seat, pick(moves, random), { random })
    }
  })
})
