import { blocksOf, FastRandom, languages, pick, rulesOf, seenBy, Table } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { antechamber } from '../index.ts'
import { texts } from '../texts/index.ts'
import { load } from '../texts/load.ts'
import { rulebooks } from '../texts/rulebooks.ts'

const names = ['Anna', 'Kenji', 'Ilona']

/** Everything that each seat and the audience read in a whole play. */
function everythingSaid(language: (typeof languages)[number]): string[] {
  const words = texts[language]
  const random = new FastRandom(7)
  const table = new Table(antechamber, { seats: 3, options: {}, seed: '7'.repeat(64) })
  const viewers = [0, 1, 2, null]
  const said = table.opening.flatMap((told) => viewers.map((viewer) => words.event(seenBy(told, viewer), names)))
  for (;;) {
    for (const viewer of viewers) said.push(...words.position(antechamber.view(table.state, viewer), names))
    const [decision] = antechamber.decisions(table.state)
    if (decision === undefined) break
    const { seat } = decision
    const view = antechamber.view(table.state, seat)
    const moves = antechamber.moves(table.state, seat)
    said.push(words.prompt(decision, view), ...moves.map((move) => words.move(move, view)))
    for (const { reason } of antechamber.blocked?.(table.state, seat) ?? []) said.push(words.reason(reason))
    const outcome = table.play(seat, pick(moves, random))
    if (!outcome.done) throw new Error(outcome.refusal.code)
    for (const told of outcome.events) for (const viewer of viewers) said.push(words.event(seenBy(told, viewer), names))
  }
  const result = antechamber.result(table.state)
  return [...said, words.why(result?.why ?? ''), ...Object.keys(result?.points[0] ?? {}).map(words.source)]
}

describe.each(languages)('the words in %s', (language) => {
  it('are there for everything that happens', () => {
    expect(everythingSaid(language).filter((text) => text === '' || /undefined|NaN|object/.test(text))).toEqual([])
  })

  it('can be loaded alone', async () => {
    expect(await load[language]()).toBe(texts[language])
  })

  it('word every rule on the rulebook page', () => {
    expect(blocksOf(rulebooks[language]).flatMap(rulesOf)).toEqual(['AN-1', 'AN-2', 'AN-3', 'AN-4', 'AN-5'])
  })
})

it.each(['ja', 'hu'] as const)('nothing is left in English in %s', (language) => {
  const english = new Set(everythingSaid('en'))
  expect(everythingSaid(language).filter((text) => english.has(text))).toEqual([])
})
