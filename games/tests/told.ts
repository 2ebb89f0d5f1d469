import { seenBy, type Telling, type Told, type Viewer } from '@eminence/kernel'

/** The events of one type, as this viewer is told of them. */
export const toldTo = <E extends Telling, Type extends E['type']>(
  events: readonly Told<E>[],
  type: Type,
  viewer: Viewer = null,
): Extract<E, { type: Type }>[] =>
  events.map((each) => seenBy(each, viewer)).filter((event): event is Extract<E, { type: Type }> => event.type === type)

export const types = (events: readonly Told[]): string[] => events.map(({ event }) => event.type)
