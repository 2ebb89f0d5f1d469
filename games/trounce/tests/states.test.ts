import { goesOn } from '../../tests/states.ts'
import { trounce } from '../index.ts'

goesOn(trounce, new URL('states/', import.meta.url))
