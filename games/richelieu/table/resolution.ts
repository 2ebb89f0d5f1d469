import type { Event } from '../events.ts'

type Told<Type extends Event['type']> = Extract<Event, { readonly type: Type }>

/** What follows the verdict: rewards with their choices, the Cardinal, the new sheets. */
const followers = [
  'rewarded',
  'rewardLost',
  'militaryBonus',
  'lapped',
  'agentPlaced',
  'agentBribed',
  'pieceMoved',
  'effectDeclined',
  'effectLost',
  'boxPending',
  'cardinalMoved',
  'cardinalCaughtUp',
  'boxCleared',
  'agentsReturned',
  'sheetsTurnedUp',
  'boxStaysEmpty',
] as const
export type Step = Told<(typeof followers)[number]>

const isStep = (event: Event): event is Step => followers.some((type) => type === event.type)

/** An intrigue being resolved, as it is told; rewards that ask for a choice interrupt it. */
export interface Resolution {
  readonly began: Told<'resolutionBegan'>
  readonly won: Told<'intrigueWon'>
  readonly steps: readonly Step[]
  /** Cleared and, perhaps, refilled: nothing more follows. */
  readonly isOver: boolean
}

/** The resolutions that these events tell, the one under way before them first. */
export function resolutionsIn(underWay: Resolution | null, told: readonly Event[]): Resolution[] {
  const found: Resolution[] = underWay === null || underWay.isOver ? [] : [underWay]
  let began: Told<'resolutionBegan'> | null = null
  for (const event of told) {
    const last = found.at(-1)
    if (event.type === 'resolutionBegan') began = event
    else if (event.type === 'intrigueWon' && began !== null) {
      found.push({ began, won: event, steps: [], isOver: false })
    } else if (last !== undefined && !last.isOver && isStep(event)) {
      const isOver = event.type === 'sheetsTurnedUp' || event.type === 'boxStaysEmpty'
      found[found.length - 1] = { ...last, steps: [...last.steps, event], isOver }
    }
  }
  return found
}

/** What the ranking does not show. */
export const asides = ({ steps }: Resolution): Step[] =>
  steps.filter(({ type }) => type !== 'rewarded' && type !== 'rewardLost' && type !== 'boxCleared')
