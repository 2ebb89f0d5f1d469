import { type ComponentsSchema, listOf, objectOf, textOf, wholeNumber } from '../components.ts'
import type { Game } from '../game.ts'

/** What is printed on the map: how long each stage is. */
export interface StageMap {
  readonly name: string
  readonly stages: readonly number[]
}

interface State {
  /** The host's own; null for the one that comes with the game. */
  readonly set: StageMap | null
  done: number
}

const standard: StageMap = { name: 'From here to there', stages: [1, 2] }

const components: ComponentsSchema<StageMap> = {
  standard,
  shape: objectOf<StageMap>({ name: textOf(1, 40), stages: listOf(wholeNumber(1, 9), 1, 5) }),
}

const steps = ({ set }: State): number => (set ?? standard).stages.reduce((sum, stage) => sum + stage)

/** The smallest game that takes component sets, for tests of what is around games: two seats walk the stages in turn, a step each, and win together. */
export const stages: Game<State, { readonly type: string }, State, object, { readonly type: string }, StageMap> = {
  id: 'stages',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  components,
  setup: (_seats, _options, _context, own) => ({ set: own ?? null, done: 0 }),
  decisions: (state) => (state.done === steps(state) ? [] : [{ type: 'walk', seat: state.done % 2 }]),
  moves: (state, seat) => (state.done < steps(state) && state.done % 2 === seat ? [{ type: 'walk' }] : []),
  play(state) {
    state.done++
  },
  clone: (state) => ({ ...state }),
  view: (state) => ({ ...state }),
  imagine: (view) => ({ ...view }),
  result(state) {
    const way = steps(state)
    if (state.done < way) return null
    return { places: [1, 1], totals: [way, way], points: [{ way }, { way }], why: 'arrived' }
  },
  broken: (state) => (state.done > steps(state) ? ['nobody walks on'] : []),
}
