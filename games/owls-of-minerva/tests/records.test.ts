import { replaysWell } from '../../tests/records.ts'
import { owlsOfMinerva } from '../index.ts'

/** Whole games, played at random or nearly as the rule player would. */
replaysWell(owlsOfMinerva, new URL('records/', import.meta.url))
