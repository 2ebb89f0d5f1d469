import { blocksOf, FastRandom, type Language, languages, pick, rulesOf, seenBy } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { luminaryTexts } from '../../luminaries/texts/index.ts'
import { inEach, speaksWell } from '../../tests/spoken.ts'
import { bots, factions, layoutFor, luminaries, plots, specials } from '../data.ts'
import { paxIlluminaten } from '../index.ts'
import { controllerOf, disksIn, lodgesOf, strengthAt } from '../map.ts'
import { isMetBy } from '../rules/plots/claims.ts'
import { lodgePoints } from '../score.ts'
import type { State } from '../state.ts'
import { en } from '../texts/en.ts'
import { pointsOf } from '../texts/frame/sums.ts'
import { hu } from '../texts/hu.ts'
import { texts } from '../texts/index.ts'
import { ja } from '../texts/ja.ts'
import { examples, positionOf, type RulebookPicture } from '../texts/pictures.ts'
import { rulebooks } from '../texts/rulebooks.ts'
import { plotIds } from '../texts/tables.ts'
import type { PaxWords } from '../texts/words.ts'
import { otherSet } from './other-set.ts'
import { decisionTypes, deedTypes, eventTypes, names, played, type Transcript } from './plays.ts'
import { at, factionOf, favors, offered, play, position, runOn, usual } from './position.ts'

const wordsIn: Readonly<Record<Language, PaxWords>> = { en, ja, hu }

/** How many rules each chapter has. */
const chapters = [14, 5, 3, 6, 6, 4, 5, 8, 5, 5, 11, 11, 5, 18, 4, 4, 4, 5, 16, 4, 4, 7, 4]
const rules = chapters.flatMap((number, at) => Array.from({ length: number }, (_, i) => `PI-${at + 1}.${i + 1}`))
const rulings = [
  ...['PI-1.2', 'PI-1.3', 'PI-1.4', 'PI-1.13', 'PI-2.2', 'PI-2.5', 'PI-3.2', 'PI-5.4', 'PI-5.5', 'PI-6.4'],
  ...['PI-8.1', 'PI-8.3', 'PI-8.7', 'PI-8.8', 'PI-9.1', 'PI-10.1', 'PI-10.3', 'PI-11.6', 'PI-11.10', 'PI-12.1'],
  ...['PI-12.2', 'PI-12.3', 'PI-12.5', 'PI-12.7', 'PI-14.4', 'PI-14.5', 'PI-14.7', 'PI-14.9', 'PI-14.11', 'PI-14.12'],
  ...['PI-15.4', 'PI-16.1', 'PI-17.3', 'PI-18.1', 'PI-18.3', 'PI-18.5', 'PI-19.1', 'PI-19.4', 'PI-19.6', 'PI-19.11'],
  ...['PI-19.12', 'PI-19.14', 'PI-20.3', 'PI-20.4', 'PI-22.5', 'PI-22.6', 'PI-22.7', 'PI-23.2'],
]

const said = Object.fromEntries(
  languages.map((language) => [language, played.map((each) => each.lines(texts[language]))]),
)

/** The words that do not depend on a position. */
function fixedTexts(language: Language): string[] {
  const [game, words] = [texts[language], wordsIn[language]]
  return [
    game.title,
    game.summary,
    game.credits,
    ...Object.values(game.options).flatMap(({ name, help }) => [name, help]),
    ...Object.values(words.reasons),
    ...Object.values(words.endings),
    ...Object.values(words.sources),
    ...Object.values(words.actions),
    ...Object.values(words.abilities).flatMap(({ name, text }) => [name, text]),
    ...Object.values(words.specials).flatMap(({ name, text }) => [name, text]),
    ...Object.values(words.plots).flatMap(({ name, text }) => [name, text('8')]),
    ...Object.values(words.factionCards).flatMap(({ ability, passive }) => [ability, passive]),
    ...Object.values(words.bots).flatMap(({ name, plots: list }) => [name, ...list]),
    ...words.directions,
  ]
}

/** In every language. */
const sameOnPurpose = [
  ...luminaries.flatMap(({ id }) => Object.values(luminaryTexts.en.names[id])),
  ...['I', 'II', 'III', 'Bot', en.title, en.bots.cagliostro.name, en.bots.weishaupt.name],
]

speaksWell({
  texts,
  rulebooks,
  said: inEach((language) => said[language].flat()),
  fixed: inEach(fixedTexts),
  options: paxIlluminaten.options,
  view: paxIlluminaten.view(position(), 1),
  rules,
  rulings,
  isSlip: (text) => /(?<!\p{L})(undefined|null|NaN|Infinity)(?!\p{L})|[{}]|\[object|(?<![\dI])-\d/u.test(text),
  isSame: (text) => /^P\d\d$/.test(text) || text.split(', ').every((part) => sameOnPurpose.includes(part)),
  latin: [...names, 'Oliver Kiley', 'Pax Illuminaten', 'Ion Game Design', 'none', ...bots],
  english: /\b(the|and|with|your|card|cards|favor|favors|disk|disks|turn|oust|deck|hand|from|plot|lodge)\b/,
})

describe('what was played here', () => {
  it('has all decisions and events', () => {
    const missing = (known: object, met: (each: Transcript) => Set<string>) =>
      Object.keys(known).filter((key) => !played.some((each) => met(each).has(key)))
    expect(missing(decisionTypes, (each) => each.decisions)).toEqual([])
    expect(missing(eventTypes, (each) => each.events)).toEqual([])
  })

  it('has the reasons of all blocked moves, and no other', () => {
    expect(new Set(played.flatMap((each) => [...each.reasons]))).toEqual(new Set(Object.keys(en.reasons)))
  })

  it('gives rules that exist as the reason', () => {
    expect(played.flatMap((each) => [...each.rules]).filter((rule) => !rules.includes(rule))).toEqual([])
  })

  it('has every deed of bots, and many lines of all four scripts', () => {
    const steps = [...new Set(played.flatMap((each) => [...each.steps]))]
    for (const bot of bots) expect(steps.filter((step) => step.startsWith(bot)).length).toBeGreaterThan(4)
    const deeds = new Set(steps.map((step) => step.split(' ')[2]))
    // no rule tells that a bot stays where it is
    expect(deeds).toEqual(new Set(Object.keys(deedTypes).filter((deed) => deed !== 'stays')))
  })
})

describe.each(languages)('the words in %s', (language) => {
  const words = texts[language]

  it('name the line of the script and the rule for what a bot does', () => {
    const s = position({
      bot: 'weishaupt',
      active: 'b',
      token: 'r4c1',
      map: { r4c1: '017 b', r3c1: '012' },
      deck: '001',
      favors: { b: 'N1' },
    })
    const steps = runOn(s).filter(({ event }) => event.type === 'botStep')
    const lines = steps.map((told) => words.event(seenBy(told, null), names))
    expect(lines.map((line) => /(1|3d)\D.*(PI-23\.\d)/.exec(line)?.slice(1))).toEqual([
      ['1', 'PI-23.1'],
      ['3d', 'PI-23.2'],
      ['3d', 'PI-23.2'],
    ])
    const { short } = luminaryTexts[language].names.PIL001
    for (const line of lines) expect(line).toContain(short)
  })

  it('tell nobody the cards, events and plots of somebody else', () => {
    const given = {
      hands: { b: '001 002', r: '006 007' },
      deck: '020 021',
      eventHands: { r: 'congress' },
      privatePlots: { b: 'P07', r: 'P10' },
    }
    const s = position(given)
    const other = position({
      ...given,
      hands: { b: '001 002', r: '006 020' },
      deck: '007 021',
      eventHands: { r: 'press' },
      privatePlots: { b: 'P07', r: 'P04' },
    })
    const lines = (state: State, viewer: number) =>
      words.position(paxIlluminaten.view(state, viewer), names.slice(0, 2))
    expect(lines(other, 1)).toEqual(lines(s, 1))
    expect(lines(other, 0)).not.toEqual(lines(s, 0))
  })

  it('tell a scouted card and a chosen card only to whom they belong', () => {
    const s = position({ favors: { b: 'P3' }, hands: { b: '001', r: '002' }, map: { r5c2: '029 b', r4c2: '014 r' } })
    const scouted = luminaryTexts[language].names[luminaries[s.map[16]].id].short
    const [told] = play(s, 'scout', 'slot r5c1').filter(({ event }) => event.type === 'scouted')
    expect(words.event(seenBy(told, 1), names)).toContain(scouted)
    for (const viewer of [0, null]) expect(words.event(seenBy(told, viewer), names)).not.toContain(scouted)

    const duel = position({ favors: { b: 'P3' }, hands: { b: '001', r: '002' }, map: { r5c2: '029 b', r4c2: '014 r' } })
    const [chosen] = play(duel, 'oust', 'target r4c2 r', 'disks 1', 'r: card 002').filter(
      ({ event }) => event.type === 'cardChosen',
    )
    const { short } = luminaryTexts[language].names.PIL002
    expect(words.event(seenBy(chosen, 0), names)).toContain(short)
    for (const viewer of [1, null]) expect(words.event(seenBy(chosen, viewer), names)).not.toContain(short)
  })

  it('say why a game ended, and what the points are for', () => {
    for (const why of ['plots', 'bot', 'edicts', 'rounds']) expect(words.why(why)).not.toBe('')
    for (const source of ['plots', ...Object.keys(wordsIn[language].factionCards)])
      expect(words.source(source)).not.toBe('')
  })
})

it('the points in the position are those of the rules', () => {
  for (const seed of [1, 2, 3]) {
    const random = new FastRandom(seed)
    const s = paxIlluminaten.setup(3, usual, { random }, seed === 3 ? otherSet : undefined)
    for (let moves = 0; moves < 500; moves++) {
      const [decision] = paxIlluminaten.decisions(s)
      if (decision === undefined) break
      paxIlluminaten.play(s, decision.seat, pick(paxIlluminaten.moves(s, decision.seat), random), { random })
    }
    const points = s.supply.map((_, seat) => lodgePoints(s, seat).reduce((sum, each) => sum + each, 0))
    expect(pointsOf(paxIlluminaten.view(s, null))).toEqual(points)
  }
})

describe.each(languages)('the rulebook in %s', (language) => {
  const rulebook = rulebooks[language]
  const page = blocksOf(rulebook)
  const rows = page.flatMap((block) => (block.type === 'table' ? block.rows : []))

  it('words no rule twice', () => {
    const worded = page.filter((block) => block.type !== 'ruling').flatMap(rulesOf)
    expect(worded).toHaveLength(new Set(worded).size)
  })

  it('shows all cards, plots, events and bots', () => {
    const cells = rows.flat()
    const words = wordsIn[language]
    expect(cells).toEqual(expect.arrayContaining(luminaries.map(({ id }) => words.luminaries.names[id].full)))
    expect(cells).toEqual(expect.arrayContaining(Object.values(words.abilities).map(({ name }) => name)))
    expect(cells).toEqual(expect.arrayContaining(specials.map((special) => words.specials[special].name)))
    expect(cells).toEqual(expect.arrayContaining(plots.map((plot) => words.plots[plot].name)))
    expect(cells).toEqual(expect.arrayContaining([...plotIds]))
    expect(cells).toEqual(expect.arrayContaining(bots.map((bot) => words.bots[bot].name)))
  })
})

describe('the pictures of the rulebook', () => {
  const [a, b] = [0, 1]
  const slot = (place: number) => place - 1

  it('count as the text says', () => {
    const s = positionOf(examples.oust)
    expect([strengthAt(s, b, slot(10)), strengthAt(s, a, slot(10))]).toEqual([5, 6])
    const [lodge] = lodgesOf(positionOf(examples.lodge), 1)
    const held = positionOf(examples.lodge)
    expect([controllerOf(held, lodge), disksIn(held, b, lodge), disksIn(held, a, lodge)]).toEqual([b, 4, 1])
  })

  it('meet the plots that the text names', () => {
    const s = positionOf(examples.nested)
    const met = plots.filter((_, plot) => isMetBy(s, a, plot))
    expect(met).toEqual(expect.arrayContaining(['fringeEnlistment', 'grandLodge']))
  })

  /** B's turn on the picture, with these favors. */
  const turnOn = (picture: RulebookPicture, given: string): State => {
    const s = positionOf(picture)
    s.todo = position().todo
    s.mainAllowed = 2
    for (const word of given.split(' ')) {
      s.favors[factions.length * b + factionOf(word[0])] += Number(word.slice(1))
      s.pool[factionOf(word[0])] -= Number(word.slice(1))
    }
    return s
  }

  it('show the prices of the text', () => {
    const pays = (favor: string) => {
      const s = turnOn(examples.scout, favor)
      play(s, 'scout')
      return paxIlluminaten.moves(s, b).flatMap((move) => ('slot' in move ? [move.slot + 1] : []))
    }
    expect([pays('S1'), pays('P1'), pays('M1')]).toEqual([
      [14, 15, 17],
      [14, 15, 16, 17],
      [15, 16],
    ])
  })

  it('leave one card to influence, for six favors', () => {
    const s = turnOn(examples.influence, 'S3 A3')
    play(s, 'influence')
    expect(offered(s)).toEqual(['slot r4c1'])
    play(s, 'slot r4c1', 'disks 2')
    expect([favors(s, 'b'), at(s, 'r4c1')]).toEqual(['', '042 rrbb'])
  })

  it('whisper what the text says', () => {
    const s = turnOn(examples.whisper, 'N0')
    play(s, 'extort', 'slot r3c3', 'slot r3c2', 'slot r2c2')
    expect(favors(s, 'b')).toBe('N1 P1 A1 S1 C2')
  })

  it('organize as the text says', () => {
    const s = turnOn(examples.organize, 'S1')
    const moves = ['slot r3c2', 'slot r2c2', 'slot r4c3', 'slot r3c4', 'slot r3c4', 'slot r2c4']
    play(s, 'organize', 'faction S', ...moves)
    expect([at(s, 'r2c2'), at(s, 'r2c4'), favors(s, 'b')]).toEqual(['041 b', '039 b', ''])
    expect(offered(s)).toContain('end')
  })

  it('are of tables that can be drawn', () => {
    const pictures = blocksOf(rulebooks.en).flatMap((block) =>
      'picture' in block && block.picture !== undefined ? [block.picture.name] : [],
    )
    expect(new Set(pictures)).toEqual(new Set(['map', 'card', 'board', 'diagram']))
    const map = positionOf({ name: 'map', seats: 2 })
    expect(layoutFor(map).slots).toBe(19)
    expect(positionOf(examples.weishaupt)).toMatchObject({ token: 12, bot: b })
  })
})
