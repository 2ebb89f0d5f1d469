import { wilson } from '@eminence/ai'
import { games } from '@eminence/games'
import type { Endings } from '../arena/endings.ts'
import type { Placed } from '../arena/order.ts'
import { percent } from '../arena/standing-lines.ts'
import type { Standing } from '../arena/standings.ts'
import { optionsOf } from '../arguments/chosen.ts'
import { kindsOf } from '../battery/tables.ts'
import { jsonIn, type Measurement, type Reading } from './measurement.ts'

interface Standings {
  readonly players: readonly Standing[]
}

const expert = 'expert@1000ms'

/** How many games each: the more, the narrower the interval, and the longer it takes. */
const against = { rules: 24, plain: 8, automaton: 30, alone: 60, itself: 60 }

const wonOf = ({ rate, low, high }: Pick<Standing, 'rate' | 'low' | 'high'>): Reading => ({
  value: 100 * rate,
  shown: `${percent(rate)} (${percent(low)} to ${percent(high)})`,
})

const ofFirst = ({ players: [first] }: Standings): readonly Reading[] => [wonOf(first)]

/** The expert at a table of two: over the rule player, and over a search that knows nothing but the rules and has as much time. */
const overOthers = games.flatMap(({ game: { id }, texts }): Measurement<Standings>[] => {
  const over = (other: 'rules' | 'plain', players: string, name: string): Measurement<Standings> => ({
    name: `arena-${id}-${other}`,
    command: `npx eminence arena ${id} --seats 2 --players ${players} --games ${against[other]} --json`,
    keep: (output) => JSON.parse(jsonIn(output)),
    figures: [
      {
        name: `${texts.en.title}, two players: ${name}`,
        goal: other === 'rules' ? `${id}: expert over rules` : null,
        read: ofFirst,
      },
    ],
  })
  return [
    over('rules', `${expert},rules`, 'expert at a second a move over rules'),
    over('plain', 'expert@200ms,plain@200ms', 'expert over plain, 200 ms a move each'),
  ]
})

/** The expert alone with each automaton that has a seat. */
const overAutomata = games.flatMap(({ game, texts }) =>
  kindsOf(game).flatMap(({ seats, automaton, choices: [options] }): Measurement<Standings>[] => {
    if (automaton === null || seats !== 2) return []
    const chosen = optionsOf(game).flatMap(([name, [usual]]) =>
      options[name] === usual ? [] : [`--option ${name}=${options[name]}`],
    )
    const table = ['--seats 2', ...chosen, `--players ${expert} --games ${against.automaton}`].join(' ')
    return [
      {
        name: `arena-${game.id}-${automaton}`,
        command: `npx eminence arena ${game.id} ${table} --json`,
        keep: (output) => JSON.parse(jsonIn(output)),
        figures: [
          {
            name: `${texts.en.title}: expert at a second a move over the automaton ${automaton}`,
            goal: null,
            read: ofFirst,
          },
        ],
      },
    ]
  }),
)

interface EndingsOfAll {
  readonly players: readonly Endings[]
}

/** LI-8.30: who ends so has not beaten Lacerda, whatever the wigs. */
const lost = 'apprentice'

const shareOf = (times: number, games: number): Reading => wonOf({ rate: times / games, ...wilson(times, games) })

/** Those games that a person plays alone: nobody is beaten by a place there. */
const alone = games.flatMap(({ game: { id, seats }, texts }): Measurement<EndingsOfAll>[] =>
  seats.min > 1
    ? []
    : [
        {
          name: `arena-${id}-alone`,
          command: `npx eminence arena ${id} --seats 1 --players ${expert},rules --games ${against.alone} --json`,
          keep: (output) => JSON.parse(jsonIn(output)),
          figures: ['expert', 'rules'].flatMap((player, at) => [
            {
              name: `${texts.en.title} alone: ${player} ends above the lowest rank`,
              goal: `${id}: ${player} alone`,
              read: ({ players }: EndingsOfAll) => {
                const { games, why } = players[at]
                return [shareOf(games - (why[lost] ?? 0), games)]
              },
            },
            {
              name: `${texts.en.title} alone: ${player} has more points than the automaton`,
              goal: null,
              read: ({ players }: EndingsOfAll) => {
                const { games, rival } = players[at]
                return rival === null ? [] : [shareOf(rival.timesBehind, games)]
              },
            },
          ]),
        },
      ],
)

interface ByOrder {
  readonly byOrderOfPlay: readonly Placed[]
}

/** A tenth of a second is enough to see who has the better place. */
const quick = 'expert@100ms'

/** Games in which it matters who begins have an option that makes up for it. */
const evens = 'balancedStart'

/** Who begins, and who comes later: with that option and without it. */
const orders = games.flatMap(({ game, texts }) =>
  kindsOf(game).flatMap(({ seats }) =>
    (Object.hasOwn(game.options, evens) ? [`${evens}=false`, `${evens}=true`] : []).map(
      (option): Measurement<ByOrder> => {
        const { id } = game
        const players = Array.from({ length: seats }, () => quick).join()
        const table = `--seats ${seats} --option ${option} --players ${players} --games ${against.itself}`
        return {
          name: `arena-${id}-order-${seats}-${option.replace('=', '-')}`,
          command: `npx eminence arena ${id} ${table} --json`,
          keep: (output) => JSON.parse(jsonIn(output)),
          figures: [
            {
              name: `${texts.en.title}, ${seats} players: the expert against itself, who begins and those after it (${option})`,
              goal: null,
              read: ({ byOrderOfPlay }) => byOrderOfPlay.map(wonOf),
            },
          ],
        }
      },
    ),
  ),
)

export const arenas: readonly Measurement[] = [...overOthers, ...overAutomata, ...alone, ...orders]
