import { replaysWell } from '../../tests/records.ts'
import { paxIlluminaten } from '../index.ts'

/** Whole games, played at random. */
replaysWell(paxIlluminaten, new URL('records/', import.meta.url))
