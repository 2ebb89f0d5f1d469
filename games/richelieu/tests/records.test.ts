import { replaysWell } from '../../tests/records.ts'
import { richelieu } from '../index.ts'

/** Whole games, played at random. */
replaysWell(richelieu, new URL('records/', import.meta.url))
