import type { Play } from '@eminence/kernel'
import type { Event } from '../events.ts'
import type { Key, Share } from '../story.ts'

type Trigger = Extract<Event, { readonly type: 'periodEndTriggered' }>

/** LI-6.1, LI-6.2: who has triggered it, and what was paid for rubble at the end of that turn. */
export function periodEnd({ chapters }: Play<Event>): Key[] {
  let trigger: { readonly event: Trigger; readonly moves: number; readonly chapter: number } | undefined
  const wigs: Share[] = []
  for (const [index, { steps }] of chapters.entries())
    for (const { told, moves } of steps)
      for (const event of told) {
        if (event.type === 'periodEndTriggered') trigger = { event, moves, chapter: index + 1 }
        if (event.type === 'wigsGained' && (event.why === 'sets' || event.why === 'rubble'))
          wigs.push({ owner: event.seat, wigs: event.wigs })
      }
  if (trigger === undefined) return []
  const { event, moves, chapter } = trigger
  return [{ moves, chapter, told: { type: 'period', owner: event.seat, why: event.why, wigs } }]
}
