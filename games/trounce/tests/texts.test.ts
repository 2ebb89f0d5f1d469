import { blocksOf, FastRandom, type Language, languages, seenBy, type Told } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { luminaryTexts } from '../../luminaries/texts/index.ts'
import { inEach, speaksWell } from '../../tests/spoken.ts'
import { cardNamed, none, suitNamed, trounceCards } from '../data.ts'
import type { Event } from '../events.ts'
import { trounce } from '../index.ts'
import { type DecisionType, type Move, owed } from '../moves.ts'
import { addToTrick, type Trick } from '../rules/trick.ts'
import { type State, sources } from '../state.ts'
import { texts } from '../texts/index.ts'
import { exampleTricks, type TrickPicture } from '../texts/pictures.ts'
import { rulebooks } from '../texts/rulebooks.ts'
import type { Ending, Reason } from '../texts/words.ts'
import type { View } from '../view.ts'
import { answer, inPlay, ordering, playCard, playTrick } from './position.ts'

const names = ['Anna', 'Kenji', 'Tobias', 'Ilona']

const eventTypes: Readonly<Record<Event['type'], true>> = {
  handDealt: true,
  acesTurnedUp: true,
  passed: true,
  trumpNamed: true,
  bonusNamed: true,
  wentAlone: true,
  stayedWithPartner: true,
  acesDealt: true,
  cardPlayed: true,
  cardTurnedUp: true,
  trickTaken: true,
  handScored: true,
  gameWon: true,
}
const decisionTypes = Object.keys(owed)
const reasons: Readonly<Record<Reason, true>> = {
  mustFollowLocked: true,
  mustFollowOpen: true,
  onlyThePairOnTheTable: true,
  dealerMustOrder: true,
  sameSuitTwice: true,
  putAside: true,
}
const endings: Readonly<Record<Ending, true>> = { reachedTwelve: true, wonTheMatch: true }

const numbered = (chapter: number, rules: number): string[] =>
  Array.from({ length: rules }, (_, i) => `TR-${chapter}.${i + 1}`)
const rules = [...numbered(1, 3), ...numbered(2, 3), ...numbered(3, 35), ...numbered(5, 3), 'I-4']
const rulings = [
  'TR-1.2',
  ...['TR-3.7', 'TR-3.8', 'TR-3.9', 'TR-3.13', 'TR-3.15', 'TR-3.16', 'TR-3.19', 'TR-3.19', 'TR-3.21'],
  ...['TR-3.28', 'TR-3.33', 'TR-3.34', 'TR-5.1', 'TR-5.3'],
]

/** Words that are the same in another language on purpose, besides the names on the cards. */
const sameOnPurpose = ['Trounce', 'Strawhand', 'Cutthroat']
const namesOnCards = trounceCards.flatMap(({ id }) => Object.values(luminaryTexts.en.names[id]))

/** How somebody speaks when the suits are ordered. */
type Habit = (moves: readonly Move[], state: State) => boolean
const habits: readonly Habit[] = [() => false, ({ length }) => length > 0, (_, { passes, seats }) => passes < seats]

interface Said {
  readonly decisions: ReadonlySet<string>
  readonly events: ReadonlySet<string>
  readonly reasons: ReadonlySet<string>
  readonly lines: readonly string[]
}

/** A whole match, and everything that is said in it in one language. */
function said(language: Language, seats: number, habit: Habit): Said {
  const words = texts[language]
  const random = new FastRandom(seats)
  const seated = names.slice(0, seats)
  const decisions = new Set<string>()
  const events = new Set<string>()
  const blocked = new Set<string>()
  const lines: string[] = []
  const tell = (event: Event): void => {
    events.add(event.type)
    lines.push(words.event(event, seated))
  }
  const state = trounce.setup(seats, { bothReachPlayOn: false, bestOfThree: true }, { random, tell })
  for (let due = trounce.decisions(state); due.length > 0; due = trounce.decisions(state)) {
    const [decision] = due
    const { seat } = decision
    const view = trounce.view(state, seat)
    const moves = trounce.moves(state, seat)
    decisions.add(decision.type)
    lines.push(words.prompt(decision, view), ...moves.map((move) => words.move(move, view)))
    lines.push(...words.position(view, seated), ...words.position(trounce.view(state, null), seated))
    for (const { move, reason } of trounce.blocked?.(state, seat) ?? []) {
      blocked.add(reason)
      lines.push(words.move(move, view), words.reason(reason))
    }
    const pass = moves.find((move) => move.type === 'pass')
    const move = pass && habit(moves, state) ? pass : moves[random.below(moves.length)]
    trounce.play(state, seat, move, { random, tell })
  }
  lines.push(...words.position(trounce.view(state, 0), seated))
  return { decisions, events, reasons: blocked, lines }
}

const matches = [2, 3, 4].flatMap((seats) => habits.map((habit) => ({ seats, habit })))
const everythingSaid = (language: Language): Said[] => matches.map(({ seats, habit }) => said(language, seats, habit))

/** The words that do not depend on a position. */
function fixedTexts(language: Language): string[] {
  const words = texts[language]
  return [
    words.title,
    words.summary,
    words.credits,
    ...Object.values(words.options).flatMap(({ name, help }) => [name, help]),
    ...Object.keys(reasons).map((reason) => words.reason(reason)),
    ...Object.keys(endings).map((why) => words.why(why)),
    ...sources.map((source) => words.source(source)),
  ]
}

speaksWell({
  texts,
  rulebooks,
  said: inEach((language) => everythingSaid(language).flatMap(({ lines }) => lines)),
  fixed: inEach(fixedTexts),
  options: trounce.options,
  view: trounce.view(inPlay({ seats: 4, trump: 'nobility', bonus: 'clergy', hands: [[], [], [], []] }), 0),
  rules,
  rulings,
  isSlip: (text) => /undefined|null|NaN|PIL\d|[{}]|(?<!\d)-1/.test(text),
  isSame: (text) => sameOnPurpose.includes(text) || namesOnCards.includes(text),
  latin: [...names, 'Trounce', 'Oliver Kiley', 'Pax Illuminaten', 'Ion Game Design'],
  english: /\b(the|and|with|your|card|cards|trick|tricks|suit|trump|turn|hand|deal)\b/,
})

describe.each(languages)('the words in %s', (language) => {
  const everything = everythingSaid(language)

  it('cover all decisions and events of whole matches with two, three and four players', () => {
    expect(new Set(everything.flatMap((match) => [...match.decisions]))).toEqual(new Set(decisionTypes))
    expect(new Set(everything.flatMap((match) => [...match.events]))).toEqual(new Set(Object.keys(eventTypes)))
  })

  it('cover the reasons of all blocked moves', () => {
    expect(new Set(everything.flatMap((match) => [...match.reasons]))).toEqual(new Set(Object.keys(reasons)))
  })
})

describe.each(languages)('the rulebook in %s', (language) => {
  const rulebook = rulebooks[language]

  it('shows all 27 cards with their full names', () => {
    const cells = blocksOf(rulebook).flatMap((block) => (block.type === 'table' ? block.rows.flat() : []))
    for (const { id } of trounceCards) expect(cells).toContain(luminaryTexts[language].names[id].full)
  })
})

describe('the tricks that the rulebook explains', () => {
  it.each(Object.entries<TrickPicture>(exampleTricks))('%s goes to the card that is said to win', (_, picture) => {
    const trump = suitNamed(picture.trump)
    const trick: Trick = { trump, led: none, lock: none, winner: none, winning: none, byTrounce: false }
    picture.plays.forEach((id, seat) => {
      addToTrick(trick, seat, cardNamed(id))
    })
    expect(trick.winner).toBe(picture.winner)
  })
})

describe('in Japanese and Hungarian', () => {
  const { ja, hu } = texts
  const lead: Event = {
    type: 'cardPlayed',
    seat: 1,
    card: cardNamed('PIL040'),
    leads: true,
  }
  const trounced: Event = { type: 'cardPlayed', seat: 3, card: cardNamed('PIL055'), trounces: cardNamed('PIL057') }

  it('the log tells a lead and a trounce', () => {
    expect(ja.event(lead, names)).toBe('Kenjiがボーデ（芸術家・職人の4）をリード。両スートがオープン')
    expect(ja.event(trounced, names)).toBe('Ilonaがモーツァルト（芸術家の王冠）をプレイ。折伏！ペスタロッチは敗れた')
    expect(hu.event(lead, names)).toBe('Kenji hív: Bode, a művészek és a mesterségek 4-ese; mindkét szín nyitott')
    expect(hu.event(trounced, names)).toBe('Ilona lapja: Mozart, a művészek koronája; trónfosztás! Pestalozzi elesett')
  })

  it('the Hungarian article fits the number', () => {
    const taken = (trick: number) => hu.event({ type: 'trickTaken', seat: 0, card: cardNamed('PIL055'), trick }, names)
    expect([1, 4, 5].map(taken)).toEqual([
      'Anna viszi az 1. ütést (Mozart)',
      'Anna viszi a 4. ütést (Mozart)',
      'Anna viszi az 5. ütést (Mozart)',
    ])
  })
})

describe('in English', () => {
  const { en } = texts
  const card = cardNamed
  const suit = suitNamed
  const line = (event: Event, seated: readonly string[] = names): string => en.event(event, seated)
  const prompt = (type: DecisionType, view: View): string => en.prompt({ type, seat: view.viewer ?? 0 }, view)
  const logged = (events: readonly Told<Event>[], viewer: number): string[] =>
    events.map((told) => en.event(seenBy(told, viewer), names))

  /** Kenji leads with Nobility as trump; Anna holds two trumps, a crown and an Artist. */
  const threeCardsPlayed = (): State => {
    const s = inPlay({
      seats: 4,
      trump: 'nobility',
      bonus: 'clergy',
      maker: 1,
      leader: 1,
      scores: [7, 8],
      hands: [
        ['PIL003', 'PIL035', 'PIL053', 'PIL007'],
        ['PIL040', 'PIL013'],
        ['PIL026', 'PIL029'],
        ['PIL055', 'PIL057'],
      ],
    })
    playTrick(s, ['PIL040', 'PIL026', 'PIL055'])
    return s
  }

  it('the log tells a trick', () => {
    const play = { type: 'cardPlayed' } as const
    expect(line({ ...play, seat: 1, card: card('PIL040'), leads: true })).toBe(
      'Kenji leads Bode, 4 of Artists and Professions: both suits are open',
    )
    expect(line({ ...play, seat: 2, card: card('PIL026'), locks: suit('artists') })).toBe(
      'Tobias follows with Musäus, 3 of Artists and Clergy: Artists is locked',
    )
    expect(line({ ...play, seat: 3, card: card('PIL055') })).toBe('Ilona plays Mozart, the crown of Artists')
    expect(line({ ...play, seat: 3, card: card('PIL055'), trounces: card('PIL057') })).toBe(
      'Ilona plays Mozart, the crown of Artists: Trounce! Pestalozzi is beaten',
    )
    expect(line({ ...play, seat: 3, card: card('PIL055'), locks: suit('artists'), trounces: card('PIL052') })).toBe(
      'Ilona follows with Mozart, the crown of Artists: Artists is locked. Trounce! Karl Theodor is beaten',
    )
    expect(line({ ...play, seat: 0, card: card('PIL047'), leads: true, locks: suit('magistrates') })).toBe(
      'Anna leads Strobl, the ace of Magistrates: Magistrates is locked',
    )
    expect(line({ type: 'trickTaken', seat: 3, card: card('PIL055'), trick: 3 })).toBe(
      'Ilona takes trick 3 with Mozart',
    )
  })

  it('the log tells a scored hand', () => {
    const scored = { type: 'handScored', hand: 6, maker: 1, alone: false, usurped: false } as const
    expect(
      line({ ...scored, tricks: [2, 4], bonusCards: [3, 2], trickPoints: [0, 1], bonusPoints: [1, 0], scores: [8, 9] }),
    ).toBe(
      'Hand 6: Kenji and Ilona had the order and took 4 of 6 tricks: 1 point. Bonus cards: Anna and Tobias 3, Kenji and Ilona 2; 1 point to Anna and Tobias. Score: Anna and Tobias 8, Kenji and Ilona 9.',
    )
    expect(
      line({
        ...scored,
        usurped: true,
        tricks: [3, 3],
        bonusCards: [2, 2],
        trickPoints: [2, 0],
        bonusPoints: [0, 0],
        scores: [9, 8],
      }),
    ).toBe(
      'Hand 6: Kenji and Ilona had the order but took only 3 of 6 tricks. Usurped: 2 points to Anna and Tobias (3 tricks). Bonus cards: Anna and Tobias 2, Kenji and Ilona 2; no point. Score: Anna and Tobias 9, Kenji and Ilona 8.',
    )
    expect(
      line({
        ...scored,
        alone: true,
        tricks: [0, 6],
        bonusCards: [0, 4],
        trickPoints: [0, 3],
        bonusPoints: [0, 1],
        scores: [7, 12],
      }),
    ).toBe(
      'Hand 6: Kenji went alone and took all 6 tricks: 3 points. Bonus cards: Anna and Tobias 0, Kenji and Ilona 4; 1 point to Kenji and Ilona. Score: Anna and Tobias 7, Kenji and Ilona 12.',
    )
    expect(
      line(
        {
          ...scored,
          tricks: [3, 3, 1],
          bonusCards: [2, 2, 1],
          trickPoints: [1, 1, 0],
          bonusPoints: [1, 1, 0],
          scores: [5, 6, 0],
        },
        names.slice(0, 3),
      ),
    ).toBe(
      'Hand 6: Kenji ordered and took 3 of 7 tricks: 1 point. The others: Anna 3 (1 point), Tobias 1. Bonus cards: Anna 2, Kenji 2, Tobias 1; 1 point each to Anna and Kenji. Score: Anna 5, Kenji 6, Tobias 0.',
    )
  })

  it('the log tells the end of a game and of a match', () => {
    expect(line({ type: 'gameWon', side: 0, scores: [12, 9], wins: [1, 0] })).toBe(
      'Anna and Tobias win the game. Score: Anna and Tobias 12, Kenji and Ilona 9.',
    )
    expect(line({ type: 'gameWon', side: 1, scores: [3, 13, 9], wins: [1, 2, 0] }, names.slice(0, 3))).toBe(
      'Kenji wins the game and with it the match. Score: Anna 3, Kenji 13, Tobias 9. Games won: Anna 1, Kenji 2, Tobias 0.',
    )
  })

  it('the log tells private things only to those who may know them', () => {
    const s = ordering({
      seats: 4,
      hands: [['PIL003'], [], [], []],
      aces: ['nobility', 'clergy', 'artists', 'scholars', 'magistrates', 'professions'],
    })
    expect(logged(answer(s, 0, { type: 'order', trump: suit('nobility') }), 1)).toEqual([
      'Anna orders Nobility as trump',
      'Anna orders Clergy as bonus',
    ])
    const events = answer(s, 0, { type: 'alone', alone: true })
    expect(events.map(({ event }) => line(event))).toEqual([
      'Anna goes alone; Tobias sits out',
      'The other aces are dealt',
    ])
    expect(logged(events, 0)[1]).toMatch(/^The other aces are dealt; yours is .+, the ace of .+$/)
  })

  it('the prompts for ordering name the suits', () => {
    const s = ordering({
      seats: 3,
      hands: [[], [], []],
      aces: ['nobility', 'clergy', 'artists', 'scholars', 'magistrates', 'professions'],
    })
    expect(prompt('orderRound1', trounce.view(s, 0))).toBe(
      'Order Nobility or Clergy as trump, with the other as bonus suit, or pass.',
    )
    expect(en.move({ type: 'order', trump: suit('clergy') }, trounce.view(s, 0))).toBe('Clergy trump, Nobility bonus')
    for (const seat of [0, 1, 2]) answer(s, seat, { type: 'pass' })
    expect(prompt('orderRound2Trump', trounce.view(s, 0))).toBe(
      'Order Artists, Scholars, Magistrates or Professions as trump, or pass.',
    )
    expect(prompt('orderRound2Trump', trounce.view(s, 2))).toBe(
      'Order Artists, Scholars, Magistrates or Professions as trump, or pass and then order any two of the six suits.',
    )
    for (const seat of [0, 1, 2]) answer(s, seat, { type: 'pass' })
    expect(prompt('stuckTrump', trounce.view(s, 2))).toBe(
      'All have passed twice, so you as the dealer must order: choose any of the six suits as trump.',
    )
  })

  it('the prompts for playing count the cards that may be played', () => {
    const s = threeCardsPlayed()
    expect(prompt('playCard', trounce.view(s, 0))).toBe('Follow Artists: two of your cards will do.')
    playCard(s, 0, 'PIL007')
    expect(prompt('playCard', trounce.view(s, 3))).toBe('Play your last card, Pestalozzi (crown of Scholars).')

    const opened = inPlay({
      seats: 4,
      trump: 'nobility',
      bonus: 'clergy',
      hands: [
        ['PIL029', 'PIL055'],
        ['PIL007', 'PIL026'],
        ['PIL027', 'PIL040', 'PIL007'],
        ['PIL057', 'PIL013'],
      ],
    })
    expect(prompt('playCard', trounce.view(opened, 0))).toBe('Lead any card.')
    playCard(opened, 0, 'PIL029')
    expect(prompt('playCard', trounce.view(opened, 1))).toBe(
      'You have neither Scholars nor Professions: play any card.',
    )
    playCard(opened, 1, 'PIL007')
    expect(prompt('playCard', trounce.view(opened, 2))).toBe(
      'Follow Scholars or Professions and lock that suit: two of your cards will do.',
    )
    playCard(opened, 2, 'PIL040')
    expect(prompt('playCard', trounce.view(opened, 3))).toBe(
      'Follow Professions: only Lanz (5 Professions–Clergy) will do.',
    )
  })

  it('a face-down card is still to come: the card on it is not the last one', () => {
    const s = inPlay({
      seats: 2,
      trump: 'nobility',
      bonus: 'clergy',
      hands: [[], []],
      faceUp: [
        ['PIL003', null, null],
        ['PIL040', null, null],
      ],
      faceDown: [
        ['PIL055', null, null],
        [null, null, null],
      ],
    })
    expect(prompt('playCard', trounce.view(s, 0))).toBe('Lead any card.')
    expect(en.position(trounce.view(s, 0), names.slice(0, 2))).toEqual(
      expect.arrayContaining([
        'Your row: Cannabich (5 Nobility–Artists) on a face-down card; an empty place; an empty place.',
        'Row of Kenji: Bode (4 Artists–Professions) with nothing under it; an empty place; an empty place.',
      ]),
    )
  })

  it('the buttons are short', () => {
    const view = trounce.view(threeCardsPlayed(), 0)
    const labels = (moves: readonly Move[]): string[] => moves.map((move) => en.move(move, view))
    expect(
      labels([
        { type: 'pass' },
        { type: 'trump', suit: suit('nobility') },
        { type: 'bonus', suit: suit('clergy') },
        { type: 'alone', alone: true },
        { type: 'alone', alone: false },
        { type: 'play', card: card('PIL055') },
        { type: 'play', card: card('PIL003') },
      ]),
    ).toEqual([
      'Pass',
      'Nobility trump',
      'Clergy bonus',
      'Go alone',
      'Play with your partner',
      'Play Mozart (crown of Artists)',
      'Play Cannabich (5 Nobility–Artists)',
    ])
  })

  it('the position is told line by line, the own hand with trumps first', () => {
    expect(en.position(trounce.view(threeCardsPlayed(), 0), names)).toEqual([
      'Score: Anna and Tobias 7, Kenji and Ilona 8. The game goes to 12.',
      'Hand 1, trick 1 of 6. Dealer: Ilona.',
      'Trump: Nobility. Bonus suit: Clergy. Ordered by Kenji.',
      'Trick so far: Bode (4 Artists–Professions) by Kenji, Musäus (3 Artists–Clergy) by Tobias, Mozart (crown of Artists) by Ilona.',
      'Locked suit: Artists.',
      'Winning: Ilona with Mozart.',
      'Tricks: Anna and Tobias 0, Kenji and Ilona 0.',
      'Bonus cards taken: Anna and Tobias 0, Kenji and Ilona 0.',
      'Your hand: Cannabich (5 Nobility–Artists), Ernest II (4 Nobility–Scholars), Schlosser (crown of Magistrates), Overbeck (2 Magistrates–Artists).',
      'Cards in hand: Kenji 1, Tobias 1, Ilona 1.',
      'To decide: you.',
    ])
  })
})
