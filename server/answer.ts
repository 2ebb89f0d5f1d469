import type { Refusal } from '@eminence/protocol'

/** What came of a request. */
export type Answer<T> = { readonly done: true; readonly value: T } | { readonly done: false; readonly refusal: Refusal }

export const done = <T>(value: T): Answer<T> => ({ done: true, value })
export const refused = (refusal: Refusal): Answer<never> => ({ done: false, refusal })
