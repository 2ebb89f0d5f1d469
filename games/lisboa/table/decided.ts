import type { Event } from '../events.ts'
import type { LacerdaEvent } from '../lacerda-events.ts'
import { eventText } from '../texts/frame/log.ts'
import type { Speech } from './context.ts'

/** A thing that Lacerda decided: it names its rule. */
export type Decided = LacerdaEvent

export const isDecided = (event: Event): event is Decided => event.type.startsWith('lacerda')
/** His turn begins with his courtier; what he does when he follows is a chapter of its own. */
const begins = ({ type }: Event): boolean =>
  type === 'lacerdaCourtierMoved' || type === 'lacerdaFollows' || type === 'lacerdaDoesNotFollow'

/** His steps after some more was told: a new turn begins a new list, what follows an interruption is added. */
export function stepsAfter(before: readonly Decided[], told: readonly Event[]): readonly Decided[] {
  const decided = told.filter(isDecided)
  const start = decided.findLastIndex(begins)
  return start < 0 ? [...before, ...decided] : decided.slice(start)
}

/** The line of the log without its “Lacerda (LI-8.9):”, which stands beside it. */
export function stepText(step: Decided, { game, names }: Speech): string {
  const line = eventText(game, step, names)
  const said = line.slice(line.indexOf(step.rule) + step.rule.length).replace(/^[)）]?[:：]?\s*/, '')
  return `${said[0]?.toLocaleUpperCase() ?? ''}${said.slice(1)}`
}
