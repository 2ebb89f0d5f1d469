import type { Refusal } from '@eminence/protocol'
import type { Outcome, PortRefusal } from '../port.ts'

const known: readonly Refusal['code'][] = [
  'gameOver',
  'notYourDecision',
  'notOffered',
  'nothingToUndo',
  'noWayBack',
  'blocked',
  'notSeated',
  'stale',
  'seatTaken',
  'alreadySeated',
  'notHost',
  'tooManyTables',
  'tooManyUndos',
  'seatsFree',
  'noPerson',
  'starting',
  'stopping',
]

const isKnown = (refusal: Refusal): refusal is Extract<Refusal, PortRefusal> => known.includes(refusal.code)

/** What a person is told when the server has refused: some reasons are not theirs to mend. */
export const outcomeOf = (refusal: Refusal): Outcome => ({
  done: false,
  refusal: isKnown(refusal) ? refusal : { code: 'busy' },
})
