import { type Town, tablesOf } from '../data.ts'
import type { TownLabel } from '../events.ts'
import type { State } from '../state.ts'

export function townLabel(s: Pick<State, 'set'>, town: Town): TownLabel {
  const { id, name } = tablesOf(s).set.map.towns[town]
  return { id, name }
}
