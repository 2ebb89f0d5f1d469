import { replaysWell } from '../../tests/records.ts'
import { lisboa } from '../index.ts'

/** Whole games, played at random. */
replaysWell(lisboa, new URL('records/', import.meta.url))
