import { goesOn } from '../../tests/states.ts'
import { owlsOfMinerva } from '../index.ts'

goesOn(owlsOfMinerva, new URL('states/', import.meta.url))
