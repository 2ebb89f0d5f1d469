import { type Context, reveals } from '@eminence/kernel'
import { actionsOf, lacerda, none, type Pile, tablesOf, treasuryPile } from '../../data.ts'
import type { Event } from '../../events.ts'
import type { State } from '../../state.ts'
import { type StepRules, step, steps } from '../../tasks.ts'
import { whyNoState } from '../why-not.ts'
import { leansGreen } from './choices.ts'
import { lacerdaActs, lacerdaPays, whyLacerdaCannot } from './noble-actions.ts'
import { lacerdaCanDo, lacerdaDoes } from './state-actions.ts'

/** LI-8.9, LI-8.10: steps 1 and 2; what follows waits, for a church scoring may ask you something. */
export const lacerdaTurn: StepRules = {
  run(s, context) {
    const { tell } = context
    const from = s.courtiers[lacerda]
    const noble = (from + 1) % 3
    s.courtiers[lacerda] = noble
    tell?.({ type: 'lacerdaCourtierMoved', rule: 'LI-8.9', from, to: noble })
    const [upper, lower] = actionsOf(noble)
    const action = leansGreen(s) ? upper : lower
    const possible = lacerdaCanDo(s, action)
    const why = possible ? null : whyNoState(s, lacerda, action)[0]
    tell?.({ type: 'lacerdaStateChosen', rule: 'LI-8.10', noble, assistant: s.assistant, action, why })
    s.todo.push(step.lacerdaLeaves[lacerda], step.lacerdaNoble[lacerda])
    if (possible) lacerdaDoes(s, action, context)
  },
}

/** LI-8.11: step 3; then you may follow (LI-8.26). */
export const lacerdaNoble: StepRules = {
  run(s, context) {
    const noble = s.courtiers[lacerda]
    const why = whyLacerdaCannot(s, noble)
    if (why !== null) {
      context.tell?.({ type: 'lacerdaNobleSkipped', rule: 'LI-8.11', noble, why })
      return
    }
    lacerdaPays(s, noble, 'LI-8.11', context)
    s.todo.push(steps.followers(lacerda, noble, 0))
    lacerdaActs(s, noble, context)
  },
}

/** LI-8.12, LI-8.13: steps 4 and 5. */
export const lacerdaLeaves: StepRules = {
  run(s, context) {
    discardTop(s, context)
    moveAssistant(s, context)
  },
}

/** LI-8.12, LI-8.33 */
function discardTop(s: State, { tell }: Context<Event>): void {
  const pile = s.piles[s.assistant]
  const card = pile.pop()
  if (card !== undefined) s.discard.push(card)
  if (tell === undefined) return
  const { cards } = tablesOf(s).set
  const next = cards[pile.at(-1) ?? none] ?? null
  const event: Event = {
    type: 'lacerdaDiscards',
    rule: 'LI-8.12',
    pile: s.assistant,
    card: card === undefined ? null : cards[card],
    next,
  }
  if (next === null) tell(event)
  else tell(event, reveals)
}

/** LI-8.13: to the right, from treasury to builder, past empty piles; if all are empty it stays. */
function moveAssistant(s: State, { tell }: Context<Event>): void {
  const from = s.assistant
  const skipped: Pile[] = []
  let to = from
  do {
    to = to === treasuryPile ? 0 : to + 1
    if (s.piles[to].length > 0) break
    skipped.push(to)
  } while (to !== from)
  s.assistant = to
  tell?.({ type: 'lacerdaAssistantMoved', rule: 'LI-8.13', from, to, skipped })
}
