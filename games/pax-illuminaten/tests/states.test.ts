import { goesOn } from '../../tests/states.ts'
import { paxIlluminaten } from '../index.ts'

goesOn(paxIlluminaten, new URL('states/', import.meta.url))
