import type { Viewer } from '@eminence/kernel'
import type { PastSource } from './source.ts'

/** What a reading thread is asked to make of a table's past. */
export type ReadRequest =
  | { readonly type: 'record'; readonly source: PastSource; readonly fairness: object }
  | { readonly type: 'past'; readonly source: PastSource; readonly viewer: Viewer }
