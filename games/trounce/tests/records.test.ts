import { replaysWell } from '../../tests/records.ts'
import { trounce } from '../index.ts'

/** Whole games, played by the rule player and now and then at random. */
replaysWell(trounce, new URL('records/', import.meta.url))
