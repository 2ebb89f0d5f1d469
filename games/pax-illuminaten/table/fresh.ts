import type { Viewer } from '@eminence/kernel'
import { placard, type Slot, type Slots } from '../data.ts'
import type { Event } from '../events.ts'

/** The places that an event has changed. */
function changedBy(event: Event): readonly Slot[] {
  switch (event.type) {
    case 'cardPlaced':
    case 'influenced':
    case 'expelled':
    case 'ousted':
      return [event.slot]
    case 'diskMoved':
      return [event.from, event.to]
    case 'cardsSwapped':
      return event.slots
    case 'botStep': {
      const isChange = ['turnsUp', 'influences', 'replaces', 'fills'].includes(event.deed)
      return isChange && event.slot !== undefined ? [event.slot] : []
    }
    default:
      return []
  }
}

/** Where others have changed something since the viewer's actions of the last turn ended. */
export function freshAfter(fresh: Slots, event: Event, viewer: Viewer): Slots {
  if (event.type === 'actionsEnded' && event.seat === viewer) return 0
  if (!('seat' in event) || event.seat === viewer) return fresh
  return changedBy(event).reduce((slots, slot) => (slot === placard ? slots : slots | (1 << slot)), fresh)
}
